// The Fluent files, compiled: those of the engine's prose and those of the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../../../crates/woe-prose/lang/en.ftl?raw';
import it from '../../../crates/woe-prose/lang/it.ftl?raw';
import pageEn from '../../../crates/woe-prose/lang/page.en.ftl?raw';
import pageIt from '../../../crates/woe-prose/lang/page.it.ftl?raw';

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];

function compiled(lang: Lang, sources: string[]): FluentBundle {
  // No isolation marks: both languages run the same way, and the marks would end up in names and titles.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const faults = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
  if (faults.length > 0) throw new Error(`the ${lang} sentences do not parse: ${faults.join('; ')}`);
  return bundle;
}

export const BUNDLES: Record<Lang, FluentBundle> = {
  en: compiled('en', [en, pageEn]),
  it: compiled('it', [it, pageIt]),
};
