// The steps and lines of a game, as they come in and as they are taken back.
import type { Event, Line, Step } from '../wire';

/** The log after an event: what was taken back is gone, what happened is there. */
export function withSteps(log: Step[], { back, steps = [] }: Event): Step[] {
  if (back === undefined && steps.length === 0) return log;
  const stands = back === undefined ? log : log.filter((step) => step.at <= back);
  const known = stands.at(-1)?.at ?? -1;
  return [...stands, ...steps.filter((step) => step.at > known)];
}

/** The lines after an event: those about steps that were taken back are gone, and each number is there once. */
export function withLines(lines: Line[], { back, lines: more = [] }: Event): Line[] {
  const stands = back === undefined ? lines : lines.filter((line) => line.at === null || line.at <= back);
  const known = new Set(stands.map((line) => line.number));
  const fresh = more.filter((line) => !known.has(line.number));
  return fresh.length > 0 ? [...stands, ...fresh] : stands;
}
