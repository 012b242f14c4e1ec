// Every sentence of the page comes from here: t(key, { args }), and say(text) for what cards carry in two languages.
export { dayOf } from './day';
export { keepLangTrue, lang, LANGS, learn, otherLang, say, setIdiom, setLang, t } from './tongue.svelte';
export type { Idiom, Kin, Lang, Speech, Words } from './tongue.svelte';
