// No sentence of ours speaks with the words of another box: each message of each file, whatever its arguments.
import { parse, type Expression, type InlineExpression, type Message, type Pattern } from '@fluent/syntax';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS, type Idiom, type Lang } from '../../src/lang';
import { foreignTo } from './foreign';

const LANG_DIR = join(import.meta.dirname, '../../../crates/woe-prose/lang');
const IDIOMS: Idiom[] = [
  { speech: 'gloom', kin: 'family' },
  { speech: 'dungeon', kin: 'party' },
  { speech: 'tale', kin: 'company' },
];
/** Said where no box is open, of every box at once, of the base game alone, or of what the house is called. */
const OF_NO_BOX = /^(landing|show|lesson|link|unplayable|page|gallery-scenes)-|^how-grave$/;

function messagesOf(lang: Lang): Map<string, Message> {
  const files = [`${lang}.ftl`, `page.${lang}.ftl`].map((file) =>
    parse(readFileSync(join(LANG_DIR, file), 'utf8'), {}),
  );
  const messages = files.flatMap(({ body }) => body.filter((entry): entry is Message => entry.type === 'Message'));
  return new Map(messages.map((message) => [message.id.name, message]));
}

/** All that a message can say in a box: of what depends on the box that alone, of all else everything. */
class Sayer {
  readonly #messages: Map<string, Message>;
  readonly #idiom: Record<string, string>;

  constructor(lang: Lang, idiom: Idiom) {
    this.#messages = messagesOf(lang);
    this.#idiom = idiom;
  }

  keys(): string[] {
    return [...this.#messages.keys()];
  }

  says(key: string): string {
    const pattern = this.#messages.get(key)?.value;
    return pattern ? this.#pattern(pattern) : '';
  }

  #pattern({ elements }: Pattern): string {
    return elements
      .map((element) => (element.type === 'TextElement' ? element.value : this.#expression(element.expression)))
      .join('');
  }

  #expression(expression: Expression | { type: 'Placeable'; expression: Expression }): string {
    switch (expression.type) {
      case 'Placeable':
        return this.#expression(expression.expression as InlineExpression);
      case 'MessageReference':
        return this.says(expression.id.name);
      case 'SelectExpression': {
        const { selector, variants } = expression;
        const chosen = selector.type === 'VariableReference' ? this.#idiom[selector.id.name] : undefined;
        if (chosen === undefined) return variants.map(({ value }) => this.#pattern(value)).join(' | ');
        const fits =
          variants.find(({ key }) => key.type === 'Identifier' && key.name === chosen) ??
          variants.find((one) => one.default);
        return fits ? this.#pattern(fits.value) : '';
      }
      default:
        return '';
    }
  }
}

describe.each(LANGS)('what is said in %s', (lang) => {
  it.each(IDIOMS)('has no words of other boxes in $speech', (idiom) => {
    const sayer = new Sayer(lang, idiom);
    const keys = sayer.keys().filter((key) => !OF_NO_BOX.test(key));
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.flatMap((key) => foreignTo(idiom, lang, sayer.says(key)).map((word) => `${key}: ${word}`))).toEqual([]);
  });
});
