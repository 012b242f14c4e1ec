// A few words with the server that need no lasting connection.
import { openSocket } from '../net/connection.svelte';
import { Outbox } from '../net/outbox';
import { isolated } from '../lang/isolated';
import type { Door, Do, FromServer, Glimpsed, Opened, OpenLesson, OpenTable, Payload } from '../wire';
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
  return asked('/api/tables', wish);
}

/** A first game, for somebody of that name. */
export function openLesson(wish: OpenLesson): Promise<Opened> {
  return asked('/api/lessons', wish);
}

async function asked<T>(door: string, wish: unknown): Promise<T> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
  const answer = await fetch(door, request).catch(() => null);
  if (answer === null) throw new Declined(troubleText('no-answer'));
  if (!answer.ok) throw new Declined(troubleText(await codeOf(answer)));
  return (await answer.json()) as T;
}

type Visit = { door: Door; token: string | null; what: Do };

/** Opens a socket, says hello, does one thing, and leaves. */
function visit({ door, token, what }: Visit): Promise<Payload | null> {
  return new Promise((resolve, reject) => {
    const socket = openSocket();
    const end = (conclude: () => void) => {
      clearTimeout(patience);
      conclude();
      socket.close();
    };
    const decline = (sentence: string) => end(() => reject(new Declined(sentence)));
    const patience = setTimeout(() => decline(troubleText('no-answer')), PATIENCE);
    let first = true;
    socket.onopen = () => socket.send(JSON.stringify({ hello: { door, token, resume: null } }));
    socket.onclose = () => decline(troubleText('no-answer'));
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as FromServer;
      if ('trouble' in said) decline(troubleText(said.trouble.code));
      else if ('event' in said) {
        if (first) socket.send(JSON.stringify({ command: new Outbox().add(what).command }));
        first = false;
      } else if ('reply' in said) {
        const no = whyNot(said.reply);
        if (no !== null) decline(no);
        else end(() => resolve(said.reply.ok ?? null));
      }
    };
  });
}

/** How a table stands for a seat of ours: nobody comes in for that, and nothing there changes. */
export async function glance(table: string, token: string): Promise<Glimpsed> {
  const glimpsed = await asked<Glimpsed>('/api/glance', { door: { table }, token });
  return { ...glimpsed, names: glimpsed.names.map(isolated) };
}

/** Sits down someone who shares this device. */
export async function sitDown(
  table: string,
  name: string,
  family: number | null,
): Promise<{ seat: number; token: string }> {
  const payload = await visit({ door: { table }, token: null, what: { join: { name, family } } });
  if (payload && typeof payload === 'object' && 'seated' in payload) return payload.seated;
  throw new Declined(troubleText('unknown'));
}
