// A server for a test, and a browser to visit it with.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

export type House = {
  url: string;
  close: () => Promise<void>;
  /** Ends the server at once, without a word to anybody. */
  kill: () => Promise<void>;
};

/** Where tables are kept, in memory or in a folder; and where the server listens, if that matters. */
export type Grounds = { data?: string; listen?: string };

const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The address in what the server prints first. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code} before it said its address`)));
    server.on('error', reject);
  });
}

/** The server of WOE_HOUSE if one is running, else one of our own. */
export async function openHouse(): Promise<House> {
  const url = process.env.WOE_HOUSE;
  return url ? { url, close: async () => {}, kill: async () => {} } : buildHouse();
}

/** A server of our own, whose bots do not dawdle: WOE_BIN, or the release build. */
export async function buildHouse({ data = 'none', listen = '127.0.0.1:0' }: Grounds = {}): Promise<House> {
  const binary = process.env.WOE_BIN ?? join(import.meta.dirname, '../../target/release/woe');
  const flags = ['serve', '--no-open', '--bot-pause-ms', '0', '--listen', listen, '--data', data];
  const server = spawn(binary, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(server);
  server.removeAllListeners('exit');
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => (server.kill(signal), ended);
  return { url, close: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.WOE_CHROMIUM ?? '/usr/bin/chromium',
    args: root ? [...FLAGS, '--no-sandbox'] : FLAGS,
  });
}
