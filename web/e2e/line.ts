// The line between a page and the house, which breaks when a test wants it to.
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Action, FromClient } from '../src/wire';

/** What is lost when the line breaks: the answer on its way to the house, or what the house says to it. */
export type Loss = 'answer' | 'reply';

type Sent = { id: string; decision: number; action: Action };

function answerIn(message: string | Buffer): Sent | null {
  const said = JSON.parse(message.toString()) as FromClient;
  if (!('command' in said) || !('answer' in said.command.do)) return null;
  const { decision, action } = said.command.do.answer;
  return { id: said.command.id, decision, action };
}

export class Line {
  /** Every answer as often as it was sent. */
  readonly sent: Sent[] = [];
  cuts = 0;
  #loss: Loss | null = null;

  /** Stands in every line that the page opens from now on. */
  async stand(page: Page): Promise<void> {
    await page.routeWebSocket('**/ws', (near) => this.#join(near));
  }

  /** The next answer breaks the line. */
  breakAtNext(loss: Loss): void {
    this.#loss = loss;
  }

  #join(near: WebSocketRoute): void {
    const far = near.connectToServer();
    let deaf = false;
    near.onMessage((message) => {
      const answer = answerIn(message);
      if (answer) this.sent.push(answer);
      const loss = answer ? this.#loss : null;
      if (loss !== null) this.#loss = null;
      if (loss === 'answer') return this.#cut(near, far);
      deaf ||= loss === 'reply';
      far.send(message);
    });
    far.onMessage((message) => {
      if (!deaf) near.send(message);
      else if (message.toString().startsWith('{"reply"')) this.#cut(near, far);
    });
  }

  #cut(near: WebSocketRoute, far: WebSocketRoute): void {
    this.cuts += 1;
    void near.close({ code: 1001 });
    void far.close({ code: 1001 });
  }
}
