// The life that the front page shows is made of real cards, and its numbers are true.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWER, LIFE } from '../../src/help/specimen';
import { LANGS, setLang, t } from '../../src/lang';

const SET = join(import.meta.dirname, '../../../sets/gloom');
const TEXT = readdirSync(SET)
  .filter((file) => file.endsWith('.toml'))
  .map((file) => readFileSync(join(SET, file), 'utf8'))
  .join('\n');

type Print = { pathos: (number | null)[]; icon: string | null; bonus: number; wants: string | null };

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '-');
}

/** What is printed on each card, by its slug. */
const PRINTS = new Map<string, Print>(
  TEXT.split(/^\[\[/m).map((card) => {
    const title = /^title\s*=.*?en = "(.*?)"/m.exec(card)?.[1] ?? /^name\s*=.*?en = "(.*?)"/m.exec(card)?.[1] ?? '';
    const row = /^pathos\s*= (.*)$/m.exec(card)?.[1] ?? '';
    const slot = (name: string) => /-?\d+/.exec(new RegExp(`${name} = (-?\\d+)`).exec(row)?.[1] ?? '')?.[0];
    const pathos = ['top', 'middle', 'bottom']
      .map(slot)
      .map((points) => (points === undefined ? null : Number(points)));
    const bonus = /^scoring\s*=.*worth = (-?\d+), if = \{ shows = \["(.*?)"\]/m.exec(card);
    const icon = /^icons\s*= \{ top = "(.*?)"/m.exec(card)?.[1] ?? null;
    return [slugOf(title), { pathos, icon, bonus: Number(bonus?.[1] ?? 0), wants: bonus?.[2] ?? null }];
  }),
);

describe('the life on the front page', () => {
  it('is made of cards that exist', () => {
    for (const { slug } of LIFE.slice(1)) expect(PRINTS.has(slug), slug).toBe(true);
    expect(PRINTS.has(ANSWER)).toBe(true);
    expect(TEXT).toContain('"Grogar"');
  });

  it('adds up: what shows is the newest number in each place', () => {
    const shown = [0, 0, 0];
    let icon: string | null = null;
    for (const { slug, worth } of LIFE) {
      const print = PRINTS.get(slug) ?? { pathos: [], icon: null, bonus: 0, wants: null };
      print.pathos.forEach((points, slot) => (shown[slot] = points ?? shown[slot] ?? 0));
      icon = print.icon ?? icon;
      const bonus = print.wants !== null && print.wants === icon ? print.bonus : 0;
      expect(
        shown.reduce((sum, points) => sum + points, bonus),
        slug,
      ).toBe(worth);
    }
  });

  it.each(LANGS)('is told in about three hundred words on one page (%s)', (lang) => {
    setLang(lang);
    const parts = ['misery', 'sight', 'turn', 'death', 'answer', 'end', 'tell'];
    const text = [t('how-lead'), ...parts.flatMap((part) => [t(`how-${part}-title`), t(`how-${part}`)])].join(' ');
    setLang('en');
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(220);
    expect(words).toBeLessThan(330);
  });
});
