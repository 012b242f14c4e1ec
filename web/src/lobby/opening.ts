// A few words with the server that need no lasting connection.
import { openSocket } from '../net/connection.svelte';
import { Outbox } from '../net/outbox';
import type { Door, Do, FromServer, Opened, OpenLesson, OpenTable, Payload, You } from '../wire';
import { troubleText, whyNot } from './said';

/** The house said no; the message is a sentence for readers. */
export class Declined extends Error {}

const PATIENCE = 10_000;

/** The trouble in the body of an answer, if there is one. */
async function codeOf(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { trouble?: { code?: string } };
    return body.trouble?.code ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

export function openTable(wish: OpenTable): Promise<Opened> {
  return opened('/api/tables', wish);
}

/** A first game, for somebody of that name. */
export function openLesson(wish: OpenLesson): Promise<Opened> {
  return opened('/api/lessons', wish);
}

async function opened(door: string, wish: unknown): Promise<Opened> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
  const answer = await fetch(door, request).catch(() => null);
  if (answer === null) throw new Declined(troubleText('no-answer'));
  if (!answer.ok) throw new Declined(troubleText(await codeOf(answer)));
  return (await answer.json()) as Opened;
}

export type Glance = { you: You; parts: { [key: string]: unknown } };
type Visit = { door: Door; token: string | null; what?: Do };
type Seen = Glance & { payload: Payload | null };

/** Opens a socket, says hello, does at most one thing, and leaves. */
function visit({ door, token, what }: Visit): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const socket = openSocket();
    const seen: Seen = { you: 'visitor', parts: {}, payload: null };
    const end = (conclude: () => void) => {
      clearTimeout(patience);
      conclude();
      socket.close();
    };
    const decline = (sentence: string) => end(() => reject(new Declined(sentence)));
    const patience = setTimeout(() => decline(troubleText('no-answer')), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ hello: { door, token, resume: null } }));
    socket.onclose = () => decline(troubleText('no-answer'));
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as FromServer;
      if ('trouble' in said) decline(troubleText(said.trouble.code));
      else if ('welcome' in said) seen.you = said.welcome.you;
      else if ('event' in said) {
        const first = Object.keys(seen.parts).length === 0;
        Object.assign(seen.parts, said.event.parts);
        if (!what) end(() => resolve(seen));
        else if (first) socket.send(JSON.stringify({ command: new Outbox().add(what).command }));
      } else {
        const no = whyNot(said.reply);
        if (no !== null) decline(no);
        else end(() => resolve({ ...seen, payload: said.reply.ok ?? null }));
      }
    };
  });
}

/** How a table stands for a seat of ours. */
export function glance(table: string, token: string): Promise<Glance> {
  return visit({ door: { table }, token });
}

/** Sits down someone who shares this device. */
export async function sitDown(
  table: string,
  name: string,
  family: number | null,
): Promise<{ seat: number; token: string }> {
  const { payload } = await visit({ door: { table }, token: null, what: { join: { name, family } } });
  if (payload && typeof payload === 'object' && 'seated' in payload) return payload.seated;
  throw new Declined(troubleText('unknown'));
}
