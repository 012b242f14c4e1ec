// Firefox, if it is there: the distribution's own, spoken to by WebDriver BiDi.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type Browser } from 'playwright-core';

const NAMES = ['firefox-esr', 'firefox'];
/** Pages should neither move nor wait for anybody outside. */
const PREFS = { 'ui.prefersReducedMotion': 1, 'network.captive-portal-service.enabled': false };

/** The Firefox that WOE_FIREFOX names, or else the first there is. */
export function findFirefox(): string | undefined {
  const named = process.env.WOE_FIREFOX;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** What playwright hides of the line to a browser that speaks BiDi. */
type Session = { send: (method: string, given?: object) => Promise<unknown> };
type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: PREFS });
  const inside = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  forgive(Object.getPrototypeOf(inside) as Session);
  return browser;
}

/** What playwright reads of every element to know its name; read twice from outside the page, it ends Firefox 153. The
    ids in the attribute, which it falls back to, say the same. */
const REFLECTED = 'element.ariaLabelledByElements || ';

/** Playwright sets the colour scheme of every page; a Firefox that can't be told yet may keep its own. */
function forgive(session: Session): void {
  const send = session.send;
  session.send = function (this: Session, method, given) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    const words = JSON.stringify(given ?? null);
    const spared = words.includes(REFLECTED) ? (JSON.parse(words.replaceAll(REFLECTED, '')) as object) : given;
    return send.call(this, method, spared);
  };
}
