// Somebody at a table who answers whatever is asked, and knows the page by roles and names alone.
import type { FluentVariable } from '@fluent/bundle';
import type { Locator, Page } from 'playwright-core';
import type { Lang } from '../src/lang/bundles';
import { isLaid } from './guest';
import { words } from './words';

/** Stands in a pattern for a name or a title that nobody knows beforehand. */
const SOMETHING = '\u{1}';
/** Far longer than a table takes to move on. */
const PATIENCE = 60_000;
/** A button may vanish under the hand: a window closes when its time is over. */
const REACH = 3_000;
/** So often one may look at a question and find nothing to do, before it is a dead end. */
const LOOKS = 40;

type Words = Record<string, FluentVariable>;

const SPEECHES = ['gloom', 'tale'];
const KINS = ['family', 'party', 'company'];
const QUESTIONS: [string, Words][] = [
  ...['first', 'second', 'further', 'after'].flatMap((play) =>
    SPEECHES.flatMap((speech) =>
      ['yes', 'no'].map((deaths): [string, Words] => ['table-ask-play', { play, speech, deaths }]),
    ),
  ),
  ...['may', 'tax', 'must'].flatMap((due) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((count): [string, Words] => ['table-ask-discard', { due, count, card: SOMETHING }]),
  ),
  ...['residence', 'story', 'guest', 'other'].map((base): [string, Words] => [
    'table-ask-name',
    { card: SOMETHING, base },
  ]),
  ['table-ask-respond', {}],
  ['table-ask-either', { card: SOMETHING }],
  ['table-ask-use', { card: SOMETHING }],
  ['table-ask-play-now', { card: SOMETHING }],
  ['table-ask-play-taken', {}],
  ['table-ask-exchange', { stack: SOMETHING }],
  ...KINS.map((kin): [string, Words] => ['table-ask-set-aside', { kin }]),
  ...KINS.map((kin): [string, Words] => ['table-ask-cast', { kin }]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((left): [string, Words] => ['table-ask-draw', { left }]),
];
const PASSES = ['draw', 'after', 'respond', 'either', 'use', 'play-now', 'play-taken', 'discard', 'other'];

function escaped(sentence: string): string {
  return sentence.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(SOMETHING, '.+');
}

export class Sitter {
  readonly page: Page;
  readonly lang: Lang;
  /** What they tell of every card they play; nothing if empty. */
  story = '';
  /** How they press a button: with the mouse, unless a test knows better. */
  press = (button: Locator): Promise<void> => button.click({ timeout: REACH });
  /** How often they answered. */
  answers = 0;
  /** Whether they have taken a Story; once is enough, or they would do nothing else. */
  claimed = false;
  #tried = new Set<string>();
  #looks = 0;
  /** What could not be pressed last. */
  #missed = '';

  constructor(page: Page, lang: Lang = 'en') {
    this.page = page;
    this.lang = lang;
  }

  /** A sentence in the language of this sitter. */
  say(key: string, given: Words = {}): string {
    return words(this.lang, key, given);
  }

  /** A pattern of sentences; the whole name must fit. */
  like(...sentences: [string, Words?][]): RegExp {
    return new RegExp(`^(?:${sentences.map(([key, given]) => escaped(this.say(key, given))).join('|')})$`);
  }

  button(key: string, given: Words = {}): Locator {
    return this.page.getByRole('button', { name: this.say(key, given), exact: true });
  }

  /** What is asked, as a heading in the middle of the table. */
  get question(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2, name: this.like(...QUESTIONS) });
  }

  get reckoning(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('end-title'), exact: true });
  }

  get hand(): Locator {
    const counts = [0, 1, 2].map((count): [string, Words] => ['table-hand', { count }]);
    const many = escaped(this.say('table-hand', { count: 99 })).replace('99', '\\d+');
    return this.page.getByRole('region', { name: new RegExp(`${this.like(...counts).source}|^${many}$`) });
  }

  /** The stacks that are marked as an answer. */
  get lit(): Locator {
    return this.page.getByRole('button', { description: this.say('table-lit') });
  }

  /** The cards of the hand that are marked as an answer. */
  get useful(): Locator {
    return this.hand.getByRole('button', { description: this.say('table-useful') });
  }

  /** Waits until something is asked, or the game is over. Whether it goes on. */
  async asked(): Promise<boolean> {
    const moved = this.question.or(this.reckoning).first().waitFor({ timeout: PATIENCE });
    await moved.catch(async () => {
      throw new Error(`nothing was asked: ${await this.page.locator('body').ariaSnapshot()}`);
    });
    await isLaid(this.page);
    return !(await this.reckoning.isVisible());
  }

  /** Answers until the families are counted. */
  async playOut(): Promise<void> {
    while (await this.asked()) await this.answer();
  }

  /** Answers a number of questions, if so many are asked. */
  async playSome(questions: number): Promise<void> {
    for (const goal = this.answers + questions; this.answers < goal && (await this.asked());) await this.answer();
  }

  /** Does one thing about the question that is asked. */
  async answer(): Promise<void> {
    try {
      const answered = await this.#act();
      if (answered) this.answers += 1;
      this.#looks = answered ? 0 : this.#looks + 1;
      if (answered) this.#tried.clear();
    } catch (why) {
      // What was there a moment ago may be gone; a question that is still there afterwards is looked at again.
      this.#looks += 1;
      if (!(why instanceof Error) || why.name !== 'TimeoutError') throw why;
      this.#missed = why.message;
    }
    await this.#mindRefusals();
    if (this.#looks > LOOKS) throw new Error(await this.#deadEnd());
  }

  async #deadEnd(): Promise<string> {
    const question = (await this.question.allTextContents()).join(' ');
    return `a dead end: ${question}\n${this.#missed}\n${await this.page.getByRole('main').ariaSnapshot()}`;
  }

  /** Nothing that was offered may be refused. */
  async #mindRefusals(): Promise<void> {
    if (!(await this.button('table-no-close').isVisible())) return;
    const why = await this.page.getByRole('alert').allTextContents();
    throw new Error(`an offered answer was refused: ${why.join(' ').trim()}`);
  }

  async #act(): Promise<boolean> {
    const plain = [
      this.page
        .getByRole('list', { name: this.say('table-possibilities'), exact: true })
        .getByRole('button')
        .first(),
      this.button('table-do-use'),
      this.page.getByRole('button', { name: this.#answering }).first(),
      this.page.getByRole('button', { name: this.like(['table-do-call', { seat: SOMETHING }]) }).first(),
    ];
    for (const choice of plain) if (await choice.isVisible()) return this.#press(choice);
    if (await this.#isChoosing()) return this.#press(this.lit.first());
    return (await this.#claim()) || (await this.#useCard()) || (await this.#discard()) || this.#pass();
  }

  get #answering(): RegExp {
    const card = SOMETHING;
    return this.like(
      ['table-do-respond', { card }],
      ['table-do-respond-on', { card, stack: SOMETHING, su: SOMETHING }],
    );
  }

  /** Whether somebody is to be chosen who lies on the table. */
  #isChoosing(): Promise<boolean> {
    const bases = ['residence', 'story', 'guest', 'other'];
    const choosing = this.like(
      ...KINS.flatMap((kin): [string, Words][] => [
        ['table-ask-cast', { kin }],
        ['table-ask-set-aside', { kin }],
      ]),
      ...bases.map((base): [string, Words] => ['table-ask-name', { card: SOMETHING, base }]),
    );
    return this.page.getByRole('heading', { level: 2, name: choosing }).isVisible();
  }

  async #claim(): Promise<boolean> {
    const claim = this.page.getByRole('button', { name: this.like(['table-do-claim', { stack: SOMETHING }]) }).first();
    if (this.claimed || !(await claim.isVisible())) return false;
    this.claimed = true;
    return this.#press(claim);
  }

  async #press(button: Locator): Promise<boolean> {
    await this.press(button);
    // With a finger one looks first, then lays.
    const lays = this.page.getByRole('button', { name: this.like(['aim-lay', { stack: SOMETHING, su: SOMETHING }]) });
    if (await lays.isVisible()) await this.press(lays);
    return true;
  }

  /** Takes up the first card that can be played and was not tried yet, and does what it can do. */
  async #useCard(): Promise<boolean> {
    const names = await this.useful.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    const name = names.find((one) => !this.#tried.has(one));
    if (name === undefined) return false;
    this.#tried.add(name);
    await this.#takeUp(this.hand.getByRole('button', { name, exact: true }));
    if (this.story) await this.#tell();
    const card = SOMETHING;
    const does = this.like(['table-do-play', { card }], ['table-do-pick', { card }]);
    // Answers stand in lists; "Take it back" reads like one, and is none.
    const alone = this.page.getByRole('listitem').getByRole('button', { name: does });
    const target = (await this.lit.count()) > 0 ? this.lit : alone;
    return (await target.count()) > 0 && this.#press(target.first());
  }

  async #takeUp(card: Locator): Promise<void> {
    if ((await card.getAttribute('aria-pressed', { timeout: REACH })) !== 'true') await this.press(card);
  }

  async #tell(): Promise<void> {
    // The tale has such a field, too, whose name goes on with the card that was played last.
    const field = this.page.getByRole('main').getByRole('textbox', { name: this.say('table-story'), exact: true });
    if (await field.isVisible()) await field.fill(this.story, { timeout: REACH });
  }

  /** Gives a card away, if one must. */
  async #discard(): Promise<boolean> {
    const dues = ['tax', 'must'].flatMap((due) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((count): [string, Words] => ['table-ask-discard', { due, count, card: SOMETHING }]),
    );
    return (await this.page.getByRole('heading', { level: 2, name: this.like(...dues) }).isVisible()) && this.#giveUp();
  }

  /** Gives up the card that was taken up, or the last: in a crowded hand the others lie under their neighbours. */
  async #giveUp(): Promise<boolean> {
    if (!(await this.discarding.isVisible())) {
      // Where the pointer rests a card is raised above all others.
      await this.page.mouse.move(0, 0);
      await this.#takeUp(this.hand.getByRole('button').last());
    }
    return this.#press(this.discarding);
  }

  /** Gives up the card that was taken up. */
  get discarding(): Locator {
    const ways = ['yes', 'no'].map((free): [string, Words] => ['table-do-discard', { card: SOMETHING, free }]);
    return this.page.getByRole('button', { name: this.like(...ways) });
  }

  async #pass(): Promise<boolean> {
    const passes = PASSES.map((ask): [string, Words] => ['table-do-pass', { ask }]);
    const pass = this.page.getByRole('button', { name: this.like(...passes) });
    if (await pass.isVisible()) return this.#press(pass);
    const all = this.button('table-do-discard-hand');
    if (await all.isVisible()) return this.#press(all);
    return this.#mustGive();
  }

  /** A play that cannot be passed: a card is given up instead. */
  async #mustGive(): Promise<boolean> {
    return (await this.question.isVisible()) && this.#giveUp();
  }
}
