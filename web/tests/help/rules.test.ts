import { fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Rules from '../../src/help/Rules.svelte';
import HowDialog from '../../src/help/HowDialog.svelte';
import { blocks, filtered, spans } from '../../src/help/markdown';
import { CATALOG } from '../fixtures/catalog';
import { violations } from '../lobby/axe';

const TEXT = readFileSync(join(import.meta.dirname, '../../../docs/rules.md'), 'utf8');
const IDS = [...TEXT.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map((found) => found[1]);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, '', '/rules');
});

describe('the little Markdown', () => {
  it('knows emphasis, code and the ids of rules', () => {
    expect(spans('See **this** and TURN-2, `woe`.')).toEqual([
      { kind: 'plain', words: 'See ' },
      { kind: 'bold', words: 'this' },
      { kind: 'plain', words: ' and ' },
      { kind: 'rule', words: 'TURN-2' },
      { kind: 'plain', words: ', ' },
      { kind: 'code', words: 'woe' },
      { kind: 'plain', words: '.' },
    ]);
  });

  it('finds headings, paragraphs and tables', () => {
    const kinds = blocks('# One\nText\ngoes on\n\n| id | rule |\n|---|---|\n| A-1 | x |\n').map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'table']);
  });

  it('leaves out what is for makers, and nothing that is law', () => {
    const makers = TEXT.split('<!-- for makers -->').length - 1;
    expect(makers).toBeGreaterThan(0);
    const told = blocks(TEXT).map((block) =>
      block.kind === 'table'
        ? block.rows.map(({ plain }) => plain).join()
        : block.words.map(({ words }) => words).join(''),
    );
    expect(told.filter((words) => /\bcode\b|command line|set files|<!--/i.test(words))).toEqual([]);
    const rows = blocks(TEXT).flatMap((block) => (block.kind === 'table' ? block.rows.map(({ id }) => id) : []));
    expect(rows).toEqual(IDS);
  });

  it('filters rows and keeps their headings', () => {
    const found = filtered(blocks(TEXT), 'second play');
    expect(found.every((block) => block.kind !== 'paragraph')).toBe(true);
    expect(found.some((block) => block.kind === 'table' && block.rows.some((row) => row.id === 'TURN-2'))).toBe(true);
    expect(filtered(blocks(TEXT), 'no rule says this')).toEqual([]);
  });
});

describe('the rulebook', () => {
  it('has an anchor for every rule', () => {
    const { container } = render(Rules);
    expect(IDS.length).toBeGreaterThan(60);
    for (const id of IDS) expect(container.querySelector(`tr[id="${id}"]`), id).not.toBeNull();
  });

  it('opens at the rule of its address, and goes on from there', async () => {
    history.replaceState(null, '', '/rules#TURN-2');
    const { container } = render(Rules);
    const marked = () => [...container.querySelectorAll('.marked')].map(({ id }) => id);
    expect(marked()).toEqual(['TURN-2']);
    await fireEvent.click(screen.getAllByRole('link', { name: 'DISC-1' })[0]!);
    expect(marked()).toEqual(['DISC-1']);
    expect(location.hash).toBe('#DISC-1');
  });

  it('is filtered, and a link leads out of the filter', async () => {
    const { container } = render(Rules);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zero is not enough' } });
    expect(screen.getByRole('status').textContent).toBe('one rule');
    await fireEvent.click(screen.getByRole('link', { name: 'DEATH-1' }));
    expect(container.querySelectorAll('tr[id]')).toHaveLength(IDS.length);
  });

  it('keeps nothing from anyone', async () => {
    const { container } = render(Rules);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'DEATH-1' } });
    expect(await violations(container)).toEqual([]);
  });
});

describe('the help over the table', () => {
  it('opens at a rule, shows its other parts, and closes', async () => {
    const onclose = vi.fn();
    const { container } = render(HowDialog, { catalog: CATALOG, page: 'rules', rule: 'DEATH-1', onclose });
    expect(container.querySelector('.marked')?.id).toBe('DEATH-1');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await press('How to play');
    expect(screen.getByText(/What lies covered counts no more/)).toBeTruthy();
    await press('Signs');
    expect(screen.getByText('points below zero: good on yours')).toBeTruthy();
    await press('Keys');
    expect(screen.getByText('pass, or end the turn')).toBeTruthy();
    await press('Close');
    expect(onclose).toHaveBeenCalledOnce();
  });
});
