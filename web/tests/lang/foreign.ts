// Which words belong to other boxes than the one that is played?
import type { Idiom, Kin, Lang } from '../../src/lang';

/** What no sentence may say where a player's characters are this to each other. */
const KIN: Record<Lang, Record<Kin, RegExp>> = {
  en: {
    family: /\b(party|parties|company|companies)\b/gi,
    party: /\b(family|families|relatives?|company|companies)\b/gi,
    company: /\b(family|families|relatives?|party|parties)\b/gi,
  },
  it: {
    family: /\b(gruppo|gruppi|compagnia|compagnie)\b/gi,
    party: /\b(famiglia|famiglie|parent[ei]|compagnia|compagnie)\b/gi,
    company: /\b(famiglia|famiglie|parent[ei]|gruppo|gruppi)\b/gi,
  },
};
/** What no sentence may say of those who come to their end. */
const DEATH: Record<Lang, Record<'tale' | 'gloom', RegExp>> = {
  en: {
    tale: /\b(untimely|deaths?|dead|deceased|dies?|died|living|alive|bury|buried)\b/gi,
    gloom: /\b(unhappy ending|endings|unfinished|finished)\b/gi,
  },
  it: {
    tale: /\b(mort[eio]|premature?|defunt[oi]|muore|morire|viv[oi]|vita|seppellire|lutto)\b/gi,
    gloom: /\b(finale|finali|incompiut[oi])\b/gi,
  },
};
/** What the rules call so in every game, be there families or not [SCORE-1], and what is a word of its own. */
const OWN = /Family Value|Valore della Famiglia|non mort[oi]|La storia è finita/gi;
/** Titles are nobody's business but the card's. */
const TITLES = /[“«][^”»]*[”»]/g;

/** The words of other boxes in a sentence. */
export function foreignTo({ speech, kin }: Idiom, lang: Lang, sentence: string): string[] {
  const said = sentence.replace(TITLES, '').replace(OWN, '');
  const death = DEATH[lang][speech === 'tale' ? 'tale' : 'gloom'];
  return [KIN[lang][kin], death].flatMap((words) => said.match(words) ?? []).map((word) => `${word}: ${sentence}`);
}
