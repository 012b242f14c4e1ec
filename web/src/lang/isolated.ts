// Names as they stand among other words: one that is written from right to left turns nothing round beside it.

/** The blocks that Unicode sets aside for what is written from right to left. */
const LEFTWARD = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{feff}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = '\u{2068}';
const END = '\u{2069}';

/** The name, set apart if it has to be. */
export function isolated(name: string): string {
  return LEFTWARD.test(name) && !name.startsWith(BEGIN) ? BEGIN + name + END : name;
}

/** The name as its owner wrote it. */
export function bare(name: string): string {
  return name.replaceAll(BEGIN, '').replaceAll(END, '');
}

/** Those who sit somewhere, with names that can be set among other words. */
export function withNames<T extends { name: string }>(people: T[]): T[] {
  return people.map((person) => ({ ...person, name: isolated(person.name) }));
}
