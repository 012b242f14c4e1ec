// Which seats does this browser hold? A seat is held by its token, which is kept nowhere else.
import { keep, kept } from '../kept';

/** A seat of ours: the server says which one it is when it sees the token. */
export type Held = { token: string; seat: number | null; name: string | null };
export type KeptTable = { table: string; held: Held[]; since: number };

const NAME = 'tables';
/** More than anyone plays at once; the oldest are forgotten. */
const MOST = 32;
const TOKEN = /^[0-9a-f]{32}$/;

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && 'token' in value && TOKEN.test(String(value.token));
}

function isKeptTable(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  return 'table' in value && typeof value.table === 'string' && 'held' in value && Array.isArray(value.held);
}

/** All tables this browser has a seat at, the newest first. */
export function keptTables(): KeptTable[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? '[]');
    const tables = Array.isArray(read) ? read.filter(isKeptTable) : [];
    return tables.map((one) => ({ ...one, held: one.held.filter(isHeld) })).filter((one) => one.held.length > 0);
  } catch {
    return [];
  }
}

function write(tables: KeptTable[]): void {
  keep(NAME, JSON.stringify(tables.slice(0, MOST)));
}

/** The seats held at a table: several, if several people share this device. */
export function heldAt(table: string): Held[] {
  return keptTables().find((one) => one.table === table)?.held ?? [];
}

/** Keeps a seat; what was known of the same token is replaced. */
export function holdSeat(table: string, held: Held): void {
  const tables = keptTables();
  const known = tables.find((one) => one.table === table);
  const others = (known?.held ?? []).filter((one) => one.token !== held.token);
  const since = known?.since ?? Date.now();
  write([{ table, held: [...others, held], since }, ...tables.filter((one) => one.table !== table)]);
}

/** Forgets a seat, or all seats at a table. */
export function letGo(table: string, token?: string): void {
  const without = keptTables().map((one) =>
    one.table === table
      ? { ...one, held: one.held.filter((held) => token !== undefined && held.token !== token) }
      : one,
  );
  write(without.filter((one) => one.held.length > 0));
}

/** The private link to a seat. The token stands in the fragment, which browsers send to nobody. */
export function seatLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#seat=${token}`;
}

/** Takes the token out of a private link that was opened, keeps it, and cleans the address. */
export function seatFromAddress(table: string): string | null {
  const token = /^#seat=([0-9a-f]{32})$/.exec(location.hash)?.[1] ?? null;
  if (location.hash.startsWith('#seat=')) history.replaceState(history.state, '', location.pathname + location.search);
  if (token && !heldAt(table).some((one) => one.token === token)) holdSeat(table, { token, seat: null, name: null });
  return token;
}

/** A seat that the host gave away: whoever comes back with its token while it is free is not asked about. */
export function rememberFormer(table: string, token: string): void {
  keep('former', `${table} ${token}`);
}

/** What held a seat of ours at that table, until the host gave it away. */
export function formerAt(table: string): string | undefined {
  const [of, token = ''] = (kept('former') ?? '').split(' ');
  return of === table && TOKEN.test(token) ? token : undefined;
}
