// The evenings that were played in this browser, and what came of them. Nobody else is told.
import { keep, kept } from '../kept';
import type { Account, Counted } from '../end/reckoning';
import type { Parts } from '../net/parts';

/** Somebody at the table, with what came of it. */
export type Guest = { name: string; bot: boolean; value: number; won: boolean };
/** The saddest of one's own. */
export type Saddest = { title: { en: string; it: string }; worth: number };
export type Evening = {
  table: string;
  /** The name of its replay. */
  replay: string | null;
  /** When this browser first saw its reckoning, in milliseconds since 1970; no table says when it was over. */
  date: number;
  /** The ids of the sets. */
  sets: string[];
  /** One's own seat. */
  seat: number;
  people: Guest[];
  saddest: Saddest | null;
};

const NAME = 'evenings';
/** More than ten years of Fridays; the oldest are forgotten. */
const MOST = 600;

function isGuest(value: unknown): value is Guest {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'value' in value && Number.isFinite(value.value)
  );
}

function isEvening(value: unknown): value is Evening {
  if (typeof value !== 'object' || value === null) return false;
  const it = value as Partial<Evening>;
  const told = typeof it.table === 'string' && Number.isFinite(it.date) && Array.isArray(it.sets);
  return told && Array.isArray(it.people) && it.people.every(isGuest) && it.people[it.seat ?? -1] !== undefined;
}

/** All evenings, the newest first. */
export function evenings(): Evening[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(read) ? read.filter(isEvening) : [];
  } catch {
    return [];
  }
}

function write(all: Evening[]): void {
  keep(NAME, JSON.stringify(all.slice(0, MOST)));
}

/** Keeps how an evening ended, once, for whoever had a seat; `saddest` finds the saddest of some accounts. */
export function remember(
  parts: Parts,
  all: readonly Account[],
  saddestOf: (some: readonly Account[]) => { one: Counted } | null,
): void {
  const { table, people, me } = parts;
  if (!table || !people || !me || table.phase !== 'over') return;
  const known = evenings();
  if (known.some((one) => one.table === table.table)) return;
  const of = (seat: number) => all.find((account) => account.seat === seat);
  const guests = people.map(({ name, sits }, seat) => {
    return { name, bot: sits !== 'person', value: of(seat)?.value ?? 0, won: of(seat)?.won ?? false };
  });
  const one = saddestOf(all.filter(({ seat }) => seat === me.seat))?.one ?? null;
  const saddest = one && { title: one.title, worth: one.worth + one.bonus };
  const { sets } = table.options;
  const evening = {
    table: table.table,
    replay: me.replay,
    date: Date.now(),
    sets,
    seat: me.seat,
    people: guests,
    saddest,
  };
  write([evening, ...known]);
}

/** Forgets one evening, or all of them. */
export function forget(table?: string): void {
  write(table === undefined ? [] : evenings().filter((one) => one.table !== table));
}

/** What one came to. */
export function mineOf(evening: Evening): Guest {
  return evening.people[evening.seat]!;
}

/** The evenings that have all these words: names, boxes and dates as they are shown. */
export function found(all: readonly Evening[], words: string, shown: (one: Evening) => string): Evening[] {
  const asked = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const text = shown(one).toLocaleLowerCase();
    return asked.every((word) => text.includes(word));
  });
}

export type Figures = { games: number; wins: number; average: number; lowest: number; saddest: Evening | null };

/** One's own figures; nothing if nothing was played. */
export function figuresOf(all: readonly Evening[]): Figures | null {
  if (all.length === 0) return null;
  const values = all.map((one) => mineOf(one).value);
  const own = all.filter((one) => one.saddest !== null);
  const saddest = own.toSorted((one, other) => one.saddest!.worth - other.saddest!.worth)[0] ?? null;
  return {
    games: all.length,
    wins: all.filter((one) => mineOf(one).won).length,
    average: Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
    lowest: Math.min(...values),
    saddest,
  };
}

export type Company = { name: string; bot: boolean; games: number; wins: number };

/** With whom one played, most often first; and how often they won. */
export function companyOf(all: readonly Evening[]): Company[] {
  const known = new Map<string, Company>();
  for (const { people, seat } of all) {
    for (const [at, { name, bot, won }] of people.entries()) {
      if (at === seat) continue;
      const key = `${bot} ${name}`;
      const one = known.get(key) ?? { name, bot, games: 0, wins: 0 };
      known.set(key, { ...one, games: one.games + 1, wins: one.wins + (won ? 1 : 0) });
    }
  }
  return [...known.values()].sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}
