// Fluent files, compiled: those of the engine's prose and those of the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];

export function compiled(lang: Lang, sources: readonly string[]): FluentBundle {
  // No isolation marks: both languages run the same way, and the marks would end up in names and titles.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const faults = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
  if (faults.length > 0) throw new Error(`the ${lang} sentences do not parse: ${faults.join('; ')}`);
  return bundle;
}
