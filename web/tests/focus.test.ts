// Does the focus stay on the page?
import { expect, it } from 'vitest';
import { keepsFocus, modal } from '../src/focus';

function laid(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return document.getElementById('root') ?? document.body;
}

const at = (id: string) => document.getElementById(id) as HTMLElement;
const observed = () => new Promise((resolve) => setTimeout(resolve));

it('comes back from a dialog to where it was', () => {
  laid('<button id="door"></button><dialog id="over"><button id="shut"></button></dialog>');
  at('door').focus();
  const close = modal(at('over') as HTMLDialogElement);
  at('shut').focus();
  close?.();
  expect(document.activeElement).toBe(at('door'));
});

it.each([
  [
    'the neighbour of what is gone',
    '<ul><li id="gone"><button id="lost"></button></li><li><button id="next"></button></li></ul>',
    'next',
  ],
  [
    'what rests the eye',
    '<p id="gone"><button id="lost"></button></p><ul data-focus-rest><button id="card"></button></ul>',
    'card',
  ],
  [
    'the page itself, if nothing else is left',
    '<main id="main"><p id="gone"><button id="lost"></button></p></main>',
    'main',
  ],
])('goes to %s', async (_, markup, id) => {
  const stop = keepsFocus(laid(markup));
  at('lost').focus();
  at('gone').remove();
  await observed();
  expect(document.activeElement).toBe(at(id));
  stop?.();
});

it('waits for a table that is being laid', async () => {
  const stop = keepsFocus(laid('<p id="gone"><button id="lost"></button></p><main id="main" aria-busy="true"></main>'));
  at('lost').focus();
  at('gone').remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
  at('main').removeAttribute('aria-busy');
  at('main').innerHTML = '<ul data-focus-rest><button id="card"></button></ul>';
  await observed();
  expect(document.activeElement).toBe(at('card'));
  stop?.();
});

it('stays where somebody has put it', async () => {
  const stop = keepsFocus(
    laid('<button id="lost"></button><ul data-focus-rest><button></button></ul><input id="chosen" />'),
  );
  at('lost').focus();
  at('chosen').focus();
  at('lost').remove();
  await observed();
  expect(document.activeElement).toBe(at('chosen'));
  stop?.();
});
