import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Intent } from '../../src/table/intent.svelte';
import type { Aimed, Befallen, Verdict } from '../../src/table/marks';
import type { Outlook } from '../../src/table/outlook.svelte';
import Strip from '../../src/table/Strip.svelte';
import { GRIEF } from '../fixtures/catalog';
import { asked, Evening, evening, HOUSEFUL, stackOfHouse } from './evening';

const BEA = [stackOfHouse(1, 0), stackOfHouse(1, 1)];
let table: Evening;
let intent: Intent;

beforeEach(() => {
  table = new Evening({
    asked: asked({ ask: 'play', play: 'first' }, { plays: [{ card: GRIEF, on: BEA, alone: false }] }),
  });
  intent = new Intent(table.connection);
});

afterEach(() => {
  cleanup();
  table.connection.close();
});

/** What is known of stacks: what would befall them, and what has. */
function outlookOf(verdicts: (Verdict | null)[], news: Record<number, Befallen> = {}): Outlook {
  return {
    aimed(stack): Aimed | null {
      const verdict = verdicts[BEA.indexOf(stack)];
      return verdict ? { now: 0, then: 0, verdict, no: null } : null;
    },
    befallen: (stack) => news[stack] ?? null,
    ownerText: () => '',
  };
}

function show(outlook: Outlook) {
  const told = {
    catalog: HOUSEFUL,
    parts: evening(),
    pages: [1, 2, 3, 0],
    near: 3,
    eye: 0,
    intent,
    onchoose: () => {},
  };
  return render(Strip, { ...told, outlook });
}

const chip = () => screen.getByRole('button', { name: /^Bea/ });
const signs = () => /[◆◇=]/.exec(chip().textContent ?? '')?.[0];

it('promises nothing of a card before it is known what comes of it', () => {
  intent.selected = GRIEF;
  show(outlookOf([null, null]));
  expect(signs()).toBeUndefined();
});

it('shows the best that a card can do in a family, on whomever', () => {
  intent.selected = GRIEF;
  const drawn = show(outlookOf(['bad', 'good']));
  expect(signs()).toBe('◆');
  drawn.unmount();
  show(outlookOf(['bad', 'same']));
  expect(signs()).toBe('=');
});

it('pulses anew whenever something befalls a family', async () => {
  const [first, second] = BEA as [number, number];
  const ring = () => chip().querySelector('.news');
  const { rerender } = show(outlookOf([], { [first]: { from: 0, to: 10 } }));
  const once = ring();
  expect(once).toBeTruthy();
  await rerender({ outlook: outlookOf([], { [first]: { from: 0, to: 10 } }) });
  expect(ring()).toBe(once);
  await rerender({ outlook: outlookOf([], { [first]: { from: 0, to: 10 }, [second]: { from: 5, to: 0 } }) });
  expect(ring()).toBeTruthy();
  expect(ring()).not.toBe(once);
});
