import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Hand from '../../src/table/Hand.svelte';
import { nearest } from '../../src/table/arrows';
import { Intent } from '../../src/table/intent.svelte';
import { DEMISE, GRIEF, STORM } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { asked, Evening, HOUSEFUL } from './evening';

let evening: Evening;
let intent: Intent;

beforeEach(() => {
  evening = new Evening();
  intent = new Intent(evening.connection);
  render(Hand, { catalog: HOUSEFUL, cards: [GRIEF, STORM, DEMISE], size: { wide: 190, tall: 230 }, intent });
});

afterEach(() => {
  cleanup();
  evening.connection.close();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const card = (name: RegExp) => screen.getByRole('button', { name });
const pressed = (name: RegExp) => card(name).getAttribute('aria-pressed');

function point(type: string, x: number, y: number): PointerEvent {
  return new MouseEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true }) as PointerEvent;
}

/** Drags a card over an element. */
function drag(name: RegExp, over: Element | null): void {
  document.elementFromPoint = () => over;
  card(name).dispatchEvent(point('pointerdown', 10, 10));
  card(name).dispatchEvent(point('pointermove', 12, 60));
  card(name).dispatchEvent(point('pointermove', 20, 120));
  card(name).dispatchEvent(point('pointerup', 20, 120));
  card(name).dispatchEvent(point('click', 20, 120));
}

function place(drop: string): Element {
  const node = document.createElement('div');
  node.dataset.drop = drop;
  return node.appendChild(document.createElement('span'));
}

describe('the hand', () => {
  it('is a row of buttons that say everything about their cards', async () => {
    expect(screen.getByRole('region', { name: 'Your hand: 3 cards' })).toBeTruthy();
    expect(card(/^was grieved\. Modifier/)).toBeTruthy();
    expect(await violations(document.body)).toEqual([]);
  });

  it('takes a card up with a click, lights its targets, and puts it down again', async () => {
    card(/was grieved/).click();
    await tick();
    expect(pressed(/was grieved/)).toBe('true');
    expect([...intent.targets]).toEqual([0, 2]);
    intent.clickCard(GRIEF);
    await tick();
    expect(pressed(/was grieved/)).toBe('false');
    expect(evening.answers).toEqual([]);
  });

  it('plays a card that needs nobody with a second click', () => {
    card(/A Storm/).click();
    card(/A Storm/).click();
    expect(evening.answers).toEqual([{ play: { card: STORM, on: null } }]);
  });

  it('plays a card that is let go over a stack', () => {
    drag(/was grieved/, place('stack/2'));
    expect(evening.answers).toEqual([{ play: { card: GRIEF, on: 2 } }]);
    expect(intent.drag).toBeNull();
  });

  it('tries what is not allowed too, and says why not', async () => {
    drag(/was no more/, place('stack/4'));
    expect(evening.answers).toEqual([{ play: { card: DEMISE, on: 4 } }]);
    evening.replies({ refused: { refusal: 'too-content-to-die', rule: 'DEATH-1' } });
    await tick();
    expect(intent.no).toEqual({ text: 'a character dies only while its Self-Worth is below zero', rule: 'DEATH-1' });
  });

  it('discards a card that is let go over the discard pile, plays one alone in the middle', async () => {
    drag(/was no more/, place('discard'));
    evening.replies();
    await tick();
    drag(/A Storm/, place('middle'));
    expect(evening.answers).toEqual([{ discard: DEMISE }, { play: { card: STORM, on: null } }]);
  });

  it('does nothing with a card that is let go anywhere else, and takes no click from it', async () => {
    drag(/was grieved/, null);
    await tick();
    expect(evening.answers).toEqual([]);
    expect(pressed(/was grieved/)).toBe('true');
  });

  it('keeps a card taken up while one lets another happen', async () => {
    const options = { plays: [{ card: STORM, on: [], alone: true }], pass: true };
    evening.server.tells({ asked: asked({ ask: 'respond', by: 2, card: DEMISE, named: [0] }, options) });
    card(/was grieved/).click();
    void intent.answer('pass');
    evening.replies();
    await tick();
    expect(evening.answers).toEqual(['pass']);
    expect(intent.selected).toBe(GRIEF);
  });

  it('does not answer the same decision twice while the first answer is under way', () => {
    card(/A Storm/).click();
    card(/A Storm/).click();
    drag(/was grieved/, place('stack/2'));
    expect(evening.answers).toHaveLength(1);
    expect(intent.no?.text).toContain('another player is asked');
  });
});

describe('arrow keys', () => {
  function at(x: number, y: number): Element {
    const node = document.createElement('button');
    node.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return node;
  }

  it('go to the nearest button in their direction', () => {
    const [here, right, far, below] = [at(0, 0), at(20, 2), at(40, 0), at(3, 30)];
    const among = [here, right, far, below];
    expect(nearest(here, among, [1, 0])).toBe(right);
    expect(nearest(right, among, [1, 0])).toBe(far);
    expect(nearest(here, among, [0, 1])).toBe(below);
    expect(nearest(far, among, [1, 0])).toBeNull();
  });
});
