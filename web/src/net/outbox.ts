// What was asked for and not yet answered. A command keeps its id, so that repeating it does nothing twice.
import type { Command, Do, Reply, Trouble } from '../wire';

type Waiting = { command: Command; settle: (reply: Reply) => void };

/** Also where pages are not served securely, as in one's own network. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `c-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export class Outbox {
  #waiting = new Map<string, Waiting>();

  /** Writes a command down; the promise is kept when its reply comes, over whichever socket. */
  add(what: Do): { command: Command; reply: Promise<Reply> } {
    const command = { id: freshId(), do: what };
    const reply = new Promise<Reply>((settle) => this.#waiting.set(command.id, { command, settle }));
    return { command, reply };
  }

  answered(reply: Reply): void {
    this.#waiting.get(reply.id)?.settle(reply);
    this.#waiting.delete(reply.id);
  }

  /** All that wait, in the order in which they were asked for. */
  unanswered(): Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** Answers everything that waits with a trouble: it will not be asked for again. */
  giveUp(trouble: Trouble): void {
    for (const { id } of this.unanswered()) this.answered({ id, trouble });
  }
}
