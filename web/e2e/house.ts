// A server for a test, and a browser to visit it with.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

export type House = { url: string; close: () => Promise<void> };

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

/** The server of WOE_HOUSE if one is running, else one of our own: WOE_BIN, or the release build. */
export async function openHouse(): Promise<House> {
  const running = process.env.WOE_HOUSE;
  if (running) return { url: running, close: async () => {} };
  const binary = process.env.WOE_BIN ?? join(import.meta.dirname, '../../target/release/woe');
  const server = spawn(binary, ['serve', '--no-open', '--listen', '127.0.0.1:0', '--data', 'none'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.removeAllListeners('exit');
      server.on('exit', () => resolve());
      server.kill('SIGTERM');
    });
  return { url, close };
}

export function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.WOE_CHROMIUM ?? '/usr/bin/chromium',
    args: root ? [...FLAGS, '--no-sandbox'] : FLAGS,
  });
}
