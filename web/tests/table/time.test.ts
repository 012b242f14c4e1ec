import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Parts } from '../../src/net/parts';
import OrdersOffer from '../../src/table/OrdersOffer.svelte';
import Think from '../../src/table/Think.svelte';
import type { Question } from '../../src/wire';
import { GRIEF } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { mine } from '../lobby/house';
import { asked, Evening } from './evening';

let evening: Evening;

const settle = async () => {
  await Promise.resolve();
  await tick();
};

async function show(part: typeof Think | typeof OrdersOffer, parts: Partial<Parts>): Promise<HTMLElement> {
  evening = new Evening(parts);
  await tick();
  const { container } = render(part, { connection: evening.connection });
  await tick();
  return container;
}

/** A window on Dot's card that asks me. */
function opened(decision = 7, until: number | null = Date.now() + 1500, thinkers: number[] = []): Partial<Parts> {
  const question: Question = { ask: 'respond', by: 3, card: GRIEF, named: [0] };
  return {
    asked: { ...asked(question, { pass: true }), decision },
    waiting: { window: { decision, by: 3, card: GRIEF, named: [0], until, thinkers } },
  };
}

/** The table goes on. */
const CLOSED: Partial<Parts> = { asked: null, noted: null, waiting: { seat: 3 } };

async function tells(parts: Partial<Parts>): Promise<void> {
  evening.server.tells(parts);
  await settle();
}

afterEach(() => {
  cleanup();
  evening.connection.close();
  localStorage.removeItem('woe-orders-offer');
});

const think = () => screen.queryByRole('button', { name: 'Let me think' });
const bar = () => screen.queryByRole('progressbar');

describe('time to think', () => {
  it('is asked for once, by tap or by key', async () => {
    const container = await show(Think, opened());
    expect(bar()).toBeTruthy();
    expect(await violations(container)).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }));
    await settle();
    think()?.click();
    await settle();
    expect(evening.done).toEqual([{ think: { decision: 7 } }]);
    await tells({ waiting: opened(7, Date.now() + 7500, [0]).waiting });
    expect(think()).toBeNull();
    expect(bar()).toBeTruthy();
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });

  it('is no business of one who has answered, or is not asked, but who thinks is', async () => {
    await show(Think, { ...opened(), asked: null, noted: { decision: 7, action: 'pass' } });
    expect(bar()).toBeNull();
    expect(think()).toBeNull();
    await tells({ waiting: opened(7, Date.now() + 7500, [1]).waiting });
    expect(screen.getByRole('status').textContent).toContain('Bea would like to think.');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }));
    expect(evening.done).toEqual([]);
  });

  it('is not needed where no clock runs', async () => {
    await show(Think, opened(7, null));
    expect(bar()).toBeNull();
    expect(think()).toBeNull();
  });
});

describe('orders in one tap', () => {
  const choice = (name: string) => screen.queryByRole('button', { name });

  it('are offered after the second window, and kept', async () => {
    const container = await show(OrdersOffer, opened(7));
    await tells(CLOSED);
    expect(choice('Never ask me')).toBeNull();
    await tells(opened(9));
    expect(choice('Never ask me')).toBeNull();
    await tells(CLOSED);
    expect(await violations(container)).toEqual([]);
    choice('Ask me for deaths')?.click();
    await settle();
    expect(evening.done).toEqual([{ orders: { orders: 'deaths' } }]);
    evening.replies({});
    await settle();
    await tells({ me: mine(0) });
    expect(choice('Never ask me')).toBeNull();
  });

  it('are offered though the device was passed on between the windows', async () => {
    await show(OrdersOffer, opened(7));
    await tells(CLOSED);
    cleanup();
    render(OrdersOffer, { connection: evening.connection });
    await tells(opened(9));
    await tells(CLOSED);
    expect(choice('Never ask me')).toBeTruthy();
  });

  it('may be as they are, and need not be offered again', async () => {
    await show(OrdersOffer, opened(7));
    await tells(opened(9));
    await tells(CLOSED);
    choice("Don't offer this again")?.click();
    await settle();
    expect(choice('Ask me always')).toBeNull();
    expect(evening.done).toEqual([]);
    cleanup();
    await show(OrdersOffer, opened(7));
    await tells(opened(9));
    await tells(CLOSED);
    expect(choice('Ask me always')).toBeNull();
  });
});
