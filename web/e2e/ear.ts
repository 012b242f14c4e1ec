// An ear for English, where Italian is spoken.
import { FluentResource } from '@fluent/bundle';
import type { Page } from 'playwright-core';
import pageEn from '../../crates/woe-prose/lang/page.en.ftl?raw';
import pageIt from '../../crates/woe-prose/lang/page.it.ftl?raw';
import type { CatalogPage, Edition } from '../src/card/types';
import type { House } from './house';

/** Shorter pieces could be anything in any language. */
const TELLING = 12;
type Pattern = FluentResource['body'][number]['value'];
type Part = Extract<Pattern, unknown[]>[number];

/** The pieces of a pattern that are the same whatever stands in its gaps. */
function pieces(pattern: Pattern): string[] {
  if (pattern === null) return [];
  return typeof pattern === 'string'
    ? [pattern]
    : pattern.flatMap((part) => (typeof part === 'string' ? [part] : inside(part)));
}

function inside(part: Part): string[] {
  return typeof part === 'object' && part.type === 'select' ? part.variants.flatMap(({ value }) => pieces(value)) : [];
}

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function piecesOf(source: string): string[] {
  return new FluentResource(source).body.flatMap(({ value }) => pieces(value)).map(tidy);
}

/** Every English sentence of the page that is none in Italian. */
export function english(): string[] {
  const italian = piecesOf(pageIt).join('\n');
  return piecesOf(pageEn).filter((piece) => piece.length > TELLING && !italian.includes(piece));
}

/** The titles of all cards of these sets in English. */
export async function englishTitles(house: House, sets: string[], edition: Edition): Promise<string[]> {
  const answer = await fetch(`${house.url}/api/catalog?sets=${sets.join(',')}&edition=${edition}`);
  const { cards } = (await answer.json()) as CatalogPage;
  const italian = cards.map(({ title }) => title.it).join('\n');
  return cards.map(({ title }) => title.en).filter((title) => title.length > TELLING && !italian.includes(title));
}

/** All that can be read or heard in a page. */
export function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const spoken = [...document.querySelectorAll('body *')].flatMap((node) =>
      attributes.map((name) => node.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...spoken].join('\n');
  });
}
