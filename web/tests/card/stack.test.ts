import { render, screen, within } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import Stack from '../../src/card/Stack.svelte';
import { setLang } from '../../src/lang';
import { ANNE, BRAM, CATALOG, CHEER, DEMISE, GRIEF, STACK } from '../fixtures/catalog';
import type { StackPart } from '../../src/card/types';

const BARE: StackPart = {
  base: BRAM,
  of: 1,
  gone: false,
  layers: [],
  face: {
    pathos: [0, 0, 0],
    icons: [null, null, null, null],
    plate: null,
    portrait: 'own',
    worth: 0,
    reckoned: null,
    givers: { pathos: [null, null, null], icons: [null, null, null, null] },
  },
};

afterEach(() => setLang('en'));

function drawn(container: HTMLElement): number[] {
  return [...container.querySelectorAll<SVGElement>('svg[data-depth]')].map((svg) => Number(svg.dataset.card));
}

describe('a stack', () => {
  it('draws the bottom card and then every layer, lowest first', () => {
    const { container } = render(Stack, { catalog: CATALOG, stack: STACK });
    expect(drawn(container)).toEqual([ANNE, GRIEF, CHEER, DEMISE]);
    expect(container.querySelectorAll('.peep')).toHaveLength(3);
  });

  it('says who it is and all that shows', () => {
    render(Stack, { catalog: CATALOG, stack: STACK });
    const name = screen.getByRole('button').getAttribute('aria-label');
    expect(name).toBe('Anne. dead. Self-Worth 0. Pathos +10, 0, −10. Icons: goblet. 3 layers');
  });

  it('names its icons where they lie, and has no printed word in its button', () => {
    render(Stack, { catalog: CATALOG, stack: STACK });
    expect(screen.getByTitle('goblet')).toBeTruthy();
    expect(screen.getByRole('button').textContent).toBe('');
  });

  it('says so in Italian too', () => {
    setLang('it');
    render(Stack, { catalog: CATALOG, stack: BARE });
    const name = screen.getByRole('button').getAttribute('aria-label');
    expect(name).toBe('Bram (it). fra i vivi. Autostima 0. Pathos 0, 0, 0. nessuno strato');
  });

  it('lists what each sheet gives and what lies covered', () => {
    render(Stack, { catalog: CATALOG, stack: STACK });
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'was grieved. Gives −10 at the bottom. Covered: −15 at the top, death',
      'was cheered. Gives +10 at the top, goblet',
      'was no more. What was no more does.',
    ]);
  });

  it('shows the deceased side of the dead alone', () => {
    const dead = render(Stack, { catalog: CATALOG, stack: STACK });
    expect(dead.container.querySelector('.deceased')).not.toBeNull();
    const alive = render(Stack, { catalog: CATALOG, stack: BARE });
    expect(alive.container.querySelector('.deceased')).toBeNull();
  });

  it('is fanned out by the key f, and closed by Escape', async () => {
    const { container } = render(Stack, { catalog: CATALOG, stack: STACK });
    const button = screen.getByRole('button');
    await fireEvent.keyDown(button, { key: 'f' });
    const fan = container.querySelector<HTMLElement>('.fan');
    expect(fan).not.toBeNull();
    const sheets = within(fan as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(sheets).toHaveLength(4);
    expect(sheets[1]?.querySelector('s')?.textContent).toBe('Covered: −15 at the top, death');
    expect(sheets[2]?.querySelector('s')).toBeNull();
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(container.querySelector('.fan')).toBeNull();
  });

  it('keeps its fan while the fan is read with keys, and gives the focus back', async () => {
    const { container } = render(Stack, { catalog: CATALOG, stack: STACK });
    const button = screen.getByRole('button');
    button.focus();
    await fireEvent.keyDown(button, { key: 'f' });
    const fan = container.querySelector<HTMLElement>('.fanned');
    fan?.focus();
    expect(document.activeElement).toBe(fan);
    expect(container.querySelector('.fan')).not.toBeNull();
    await fireEvent.keyDown(fan as HTMLElement, { key: 'Escape' });
    expect(container.querySelector('.fan')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('is picked by a click when there is something to pick', async () => {
    let picked = 0;
    const { container } = render(Stack, { catalog: CATALOG, stack: BARE, lit: true, onpick: () => (picked += 1) });
    await fireEvent.click(screen.getByRole('button'));
    expect(picked).toBe(1);
    expect(container.querySelector('.fan')).toBeNull();
    expect(container.querySelector('.lit')).not.toBeNull();
  });

  it('has nothing that axe would mind', async () => {
    const { container } = render(Stack, { catalog: CATALOG, stack: STACK, fanned: true });
    // A stack is no page, and jsdom has no colours: the browser tests look at both.
    const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
