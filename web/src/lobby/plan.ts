// A table before it is opened: who shall sit where, and whether that can be.
import type { CatalogPage } from '../card/types';
import { t } from '../lang';
import type { Arranged, Level, OpenTable, TableOptions } from '../wire';
import { LONG_SECONDS, NAME_CHARS, usualOptions } from './choices';

export type Company = 'open' | 'bot' | 'device';
export type Place = { who: Company; level: Level; name: string; family: number | null };

export type Plan = {
  name: string;
  family: number | null;
  seats: number;
  /** Four places at any time, so that nothing is forgotten when fewer play. */
  others: Place[];
  options: TableOptions;
  watching: boolean;
};

export function newPlan(name: string, others: Company): Plan {
  const place = (): Place => ({ who: others, level: 'governess', name: '', family: null });
  const places = [place(), place(), place(), place()];
  const usual = usualOptions();
  return {
    name,
    family: null,
    seats: others === 'device' ? 2 : 4,
    others: places,
    // A device that is handed round needs time on its way.
    options: others === 'device' ? { ...usual, response_seconds: LONG_SECONDS } : usual,
    watching: true,
  };
}

/** Other boxes number the families otherwise: who chose one keeps it, if it is still there. */
export function keepFamilies(plan: Plan, before: CatalogPage, after: CatalogPage): void {
  const kept = (family: number | null) => {
    const id = family === null ? undefined : before.families[family]?.id;
    const at = after.families.findIndex((one) => one.id === id);
    return at < 0 ? null : at;
  };
  plan.family = kept(plan.family);
  for (const place of plan.others) place.family = kept(place.family);
}

export function placesOf(plan: Plan): Place[] {
  return plan.others.slice(0, plan.seats - 1);
}

export function allBots(plan: Plan): boolean {
  return placesOf(plan).every((place) => place.who === 'bot');
}

/** How many people there are to be, oneself included, and how many bots. */
export function companyOf(plan: Plan): { people: number; bots: number } {
  const bots = placesOf(plan).filter((place) => place.who === 'bot').length;
  return { people: plan.seats - bots, bots };
}

function badName(name: string): boolean {
  const chars = [...name.trim()].length;
  return chars === 0 || chars > NAME_CHARS;
}

/** What stands in the way, one sentence each. */
export function problemsOf(plan: Plan): string[] {
  const sharers = placesOf(plan).filter((place) => place.who === 'device');
  const names = [plan.name, ...sharers.map((place) => place.name)].map((name) => name.trim().toLocaleLowerCase());
  const families = [plan.family, ...sharers.map((place) => place.family)].filter((family) => family !== null);
  const problems: string[] = [];
  if (badName(plan.name)) problems.push(t('open-needs-name'));
  if (sharers.some((place) => badName(place.name))) problems.push(t('open-needs-names'));
  else if (new Set(names).size < names.length) problems.push(t('open-same-names'));
  if (new Set(families).size < families.length) problems.push(t('open-same-families'));
  return problems;
}

function arranged(place: Place): Arranged {
  return place.who === 'bot' ? { bot: place.level } : 'open';
}

/** What is sent to the house. Whoever shares the device sits down afterwards. */
export function wishOf(plan: Plan, start: boolean): OpenTable {
  const { options, watching, family } = plan;
  return { name: plan.name.trim(), family, others: placesOf(plan).map(arranged), options, watching, start };
}
