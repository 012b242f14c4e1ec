// A socket without a network: a test says what the server says, and reads what was said to it.
import type { Socket } from '../../src/net/connection.svelte';
import { Bag } from '../../src/net/parts';
import type { Command, Event, FromClient, FromServer, Hello, You } from '../../src/wire';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  said: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  get hello(): Hello {
    const first = this.said[0];
    if (!first || !('hello' in first)) throw new Error('nobody said hello');
    return first.hello;
  }

  get commands(): Command[] {
    return this.said.flatMap((message) => ('command' in message ? [message.command] : []));
  }

  opens(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  breaks(): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }

  hears(message: FromServer | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }
}

/** A server's side of one table: it numbers and hashes what it tells. */
export class FakeServer {
  sockets: FakeSocket[] = [];
  bag = new Bag();
  n = 0;

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('nobody called');
    return last;
  }

  welcomes(you: You = { seat: 0 }, epoch = 'one'): void {
    this.socket.opens();
    this.socket.hears({ welcome: { epoch, you, now: Date.now(), protocol: 1 } });
  }

  /** Tells that parts changed. */
  tells(parts: { [key: string]: unknown }, more: Partial<Event> = {}): Event {
    this.n += 1;
    if (more.fresh) this.bag.clear();
    this.bag.put(parts);
    const event = { n: this.n, hash: this.bag.hash, parts, ...more };
    this.socket.hears({ event });
    return event;
  }

  /** Everything there is, as one event. */
  tellsAll(parts: { [key: string]: unknown }): Event {
    return this.tells(parts, { fresh: true });
  }

  replies(command: Command, more: object = {}): void {
    this.socket.hears({ reply: { id: command.id, ...more } });
  }
}
