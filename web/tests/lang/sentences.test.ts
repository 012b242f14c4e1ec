// The page's sentences: the same in both languages, each one used, and none missing.
import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUNDLES, LANGS } from '../../src/lang/bundles';

const LANG_DIR = join(import.meta.dirname, '../../../crates/woe-prose/lang');
const SRC = join(import.meta.dirname, '../../src');

/** Every sentence is given these, and one language needs them where another does not. */
const IDIOM = ['speech', 'kin'];
/** A stack's name with its preposition, which only Italian joins. */
const JOINED = ['su', 'da', 'a'];

type Words = Map<string, string[]>;
/** Keys that other sentences name in braces. */
const named = new Set<string>();

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    const { name } = node.id;
    if (!IDIOM.includes(name)) this.names.add(JOINED.includes(name) ? 'stack' : name);
  }
  override visitMessageReference(node: MessageReference): void {
    named.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    this.genericVisit(node);
  }
}

/** The keys of a file, each with the variables it needs. */
function wordsOf(file: string): Words {
  const resource = parse(readFileSync(join(LANG_DIR, file), 'utf8'), {});
  expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === 'Message');
  return new Map(
    messages.map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort()];
    }),
  );
}

function sources(): string {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(join(SRC, path), 'utf8'))
    .join('\n');
}

const page = wordsOf('page.en.ftl');
const code = sources();
/** Keys in full: 'lost-title'. */
const literal = new Set(
  [...code.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]/g)].map((found) => found[1] ?? ''),
);
/** Keys made of a beginning and something known later: `trouble-${code}`. */
const begun = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? '');
describe('the sentences of the page', () => {
  it('are the same in both languages, with the same variables', () => {
    expect([...wordsOf('page.it.ftl')]).toEqual([...page]);
  });

  it('are all used', () => {
    const idle = [...page.keys()].filter(
      (key) => !literal.has(key) && !named.has(key) && !begun.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it('are there for every key that is asked for', () => {
    const asked = [...code.matchAll(/\bt\(\s*['"`]([^'"`$]+)['"`]/g)].map((found) => found[1] ?? '');
    expect(asked.length).toBeGreaterThan(0);
    for (const lang of LANGS) expect(asked.filter((key) => !BUNDLES[lang].hasMessage(key))).toEqual([]);
  });
});
