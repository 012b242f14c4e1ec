import { configure } from '@testing-library/svelte';

// What is fetched when it is opened may take its time on busy cores; who waits for it goes on as soon as it is there.
configure({ asyncUtilTimeout: 20_000 });

// jsdom prefers no language of ours reliably; the tests speak English until they choose otherwise.
localStorage.setItem('woe-lang', 'en');
// Nobody waits for a play to be seen, unless a test is about that.
localStorage.setItem('woe-speed', 'at-once');

// jsdom has no canvas and says so loudly; axe asks for one.
HTMLCanvasElement.prototype.getContext = () => null;

// The page fetches the language that it speaks; the tests know both beforehand.
const { LANGS, learn } = await import('../src/lang');
await Promise.all(LANGS.map(learn));

// jsdom has a window, but nothing to ask about it.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
