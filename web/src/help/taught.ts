// Which table is a first game, and which of its hints were given. The browser remembers it; nobody else has to.
import { keep, kept } from '../kept';

/** From now on hints are given at that table, and all of them. */
export function startLesson(table: string): void {
  keep('lesson', table);
  keep('hints', '');
}

export function isLesson(table: string): boolean {
  return table !== '' && kept('lesson') === table;
}

export function endLesson(): void {
  keep('lesson', '');
}

export function givenHints(): string[] {
  return (kept('hints') ?? '').split(' ').filter((name) => name !== '');
}

export function keepGiven(names: readonly string[]): void {
  keep('hints', names.join(' '));
}
