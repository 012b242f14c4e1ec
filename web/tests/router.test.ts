import { expect, it } from 'vitest';
import { pathOfClick, routeOf } from '../src/router';

it.each([
  ['/', { screen: 'landing' }],
  ['/open/', { screen: 'open' }],
  ['/t/willow', { screen: 'room', table: 'willow' }],
  ['/w/elm', { screen: 'watch', watch: 'elm' }],
  ['/r/yew', { screen: 'replay', replay: 'yew' }],
  ['/gallery/stacks', { screen: 'stacks' }],
  ['/mine', { screen: 'mine' }],
  ['/t/', { screen: 'lost' }],
  ['/t/a/b', { screen: 'lost' }],
  ['/nowhere', { screen: 'lost' }],
])('%s is a place', (path, route) => expect(routeOf(path)).toEqual(route));

function clicked(markup: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = markup;
  let path: string | null = null;
  const look = (event: MouseEvent) => {
    path = pathOfClick(event);
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return path;
}

it('follows links of our own, and leaves the others to the browser', () => {
  expect(clicked('<a href="/rules#TURN-2">r</a>')).toBe('/rules#TURN-2');
  expect(clicked('<a href="https://example.org/rules">r</a>')).toBeNull();
  expect(clicked('<a href="/api/replays/x/record">r</a>')).toBeNull();
  expect(clicked('<a href="/rules" download>r</a>')).toBeNull();
  expect(clicked('<a href="/rules">r</a>', { ctrlKey: true })).toBeNull();
});
