// What was told before we came in. It comes in pages, so that a long evening is no long message.
import type { Bookmark, Do, Event, Line, Reply, Step } from '../wire';
import { withLines, withSteps } from './tale';

export class Past {
  steps: Step[] = [];
  lines: Line[] = [];

  /** Asks for one page after the other, as long as anybody wants them; whether that was all. */
  async read(send: (what: Do) => Promise<Reply>, wanted: () => boolean): Promise<boolean> {
    let from: Bookmark | undefined;
    do {
      const { ok } = await send({ history: from ? { from } : {} });
      if (!wanted() || !ok || typeof ok !== 'object' || !('history' in ok)) return false;
      this.#take(ok.history);
      from = ok.history.next;
    } while (from);
    return true;
  }

  /** What is taken back while pages come was told in vain. */
  hear({ back }: Event): void {
    if (back !== undefined) this.#take({ back });
  }

  #take(more: { back?: number; steps?: Step[]; lines?: Line[] }): void {
    const event = { n: 0, hash: '', ...more };
    this.steps = withSteps(this.steps, event);
    this.lines = withLines(this.lines, event);
  }
}
