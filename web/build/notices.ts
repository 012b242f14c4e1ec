// Does the page hold nothing whose notice is missing? The notices are in docs/licences.txt, which `cargo xtask docs` writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NOTICES = join(import.meta.dirname, '../../docs/licences.txt');

/** The package that a module belongs to, if it is not ours. What tools of ours keep beside the packages begins with a dot. */
export function packageOf(module: string): string | null {
  const [, inner = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^./][^/]*)\//.exec(module) ?? [];
  return inner;
}

/** The packages among these modules that the notices do not name. */
export function unnamed(modules: Iterable<string>, notices: string): string[] {
  const packages = new Set([...modules].map(packageOf).filter((name) => name !== null));
  return [...packages].filter((name) => !notices.includes(`\n  ${name} `)).sort();
}

/** Fails the build where a package has no notice. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const missing = unnamed(this.getModuleIds(), readFileSync(NOTICES, 'utf8'));
      if (missing.length === 0) return;
      this.error(
        `no notice for ${missing.join(', ')}; add it to xtask/src/docs/licences/packages.rs, then: cargo xtask docs`,
      );
    },
  };
}
