// The cards of the other games: what is drawn, and what is said of it.
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import CardView from '../../src/card/CardView.svelte';
import Stack from '../../src/card/Stack.svelte';
import { TALL, WIDE } from '../../src/card/geometry';
import { setWords } from '../../src/card/setting';
import { leaves, lifeOf, nameOfStack } from '../../src/card/words';
import { setLang } from '../../src/lang';
import { DEMISE, GRIEF } from '../fixtures/catalog';
import { GUEST, HOUND, KEEP, lone, MYSTERY, RISEN, under, VOYAGE, WEEK, WHOLE } from '../fixtures/whole';

const FIRST = WHOLE.cards.findIndex((card) => card.slug === 'old-ash');

afterEach(() => setLang('en'));

function drawn(card: number) {
  return render(CardView, { catalog: WHOLE, card, size: 'large' }).container;
}

describe('the cards of the other games', () => {
  it('have a drawing of their own for each kind', () => {
    expect(drawn(MYSTERY).querySelectorAll('.keyhole')).toHaveLength(2);
    expect(drawn(KEEP).querySelector('.side.residence .scene')).not.toBeNull();
    expect(drawn(HOUND).querySelector('.side.story .scene')).not.toBeNull();
    expect(drawn(WEEK).querySelector('.side.expedition .symbol')).not.toBeNull();
    expect(drawn(GUEST).querySelector('.side.guest .portrait')).not.toBeNull();
  });

  it('say all that is printed on them', () => {
    drawn(MYSTERY);
    drawn(WEEK);
    expect(screen.getByRole('img', { name: 'A Locked Room. Mystery. −15 at the top. Draw no card' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A Wet Week. Expedition. Nobody may play Events' })).toBeTruthy();
  });

  it('are stamped with the symbol of the Expedition they bring, and have a fourth slot for icons', () => {
    const container = drawn(VOYAGE);
    expect(container.querySelectorAll('.symbol')).toHaveLength(1);
    expect(container.querySelectorAll('.icon')).toHaveLength(1);
    expect(drawn(GRIEF).querySelector('.symbol')).toBeNull();
  });

  it('leave the text open where it does not fit, instead of saying nothing', () => {
    const long = 'Follows everybody home. '.repeat(20);
    const { lines, more } = setWords(
      { title: '', text: long, flavour: 'x' },
      { wide: WIDE - 40, top: 260, bottom: TALL },
      150,
    );
    expect(more).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)?.words).toMatch(/…$/);
  });
});

describe('stacks of the other games', () => {
  const undead = under(RISEN, FIRST, 0, { portrait: { undead: RISEN }, worth: -5, reckoned: -5 });

  it('tell the undead from the living and the dead', () => {
    expect(lifeOf(undead)).toBe('undead');
    expect(nameOfStack(WHOLE, undead)).toMatch(/^Old Ash\. undead\. Self-Worth −5\. now looks like “rose again”/);
    const { container } = render(Stack, { catalog: WHOLE, stack: undead });
    expect(container.querySelector('.deceased')).toBeNull();
    expect(container.querySelector('.oval.undead')).not.toBeNull();
    setLang('it');
    expect(nameOfStack(WHOLE, undead)).toMatch(/^Old Ash\. fra i non morti\. Autostima −5/);
  });

  it('cover another portrait with that of the dead', () => {
    const dead = {
      ...undead,
      layers: [RISEN, DEMISE],
      face: { ...undead.face, portrait: { dead: DEMISE }, plate: DEMISE },
    };
    const { container } = render(Stack, { catalog: WHOLE, stack: dead });
    const sheets = [...container.querySelectorAll('svg[data-depth]')].map(
      (one) => one.querySelectorAll('.portrait').length,
    );
    expect(sheets).toEqual([1, 0, 1]);
  });

  it('leave a Guest on the right side, and let the portrait die', () => {
    const dead = under(DEMISE, GUEST, 0, { portrait: { dead: DEMISE } });
    const { container } = render(Stack, { catalog: WHOLE, stack: dead });
    expect(container.querySelector('.side.deceased')).toBeNull();
    expect(container.querySelector('.portrait.deceased')).not.toBeNull();
  });

  it('show what is printed on a Guest, and what it follows', () => {
    const stack = lone(GUEST, null);
    expect(leaves(WHOLE, stack)[0]?.shows.pathos).toEqual([true, true, false]);
    expect(nameOfStack(WHOLE, stack)).toBe(
      "Whiskers. Guest. in the middle, nobody's. alive. Self-Worth −10. Pathos −5, −5, 0. no layers. Follows deaths",
    );
  });

  it('say what a house counts for whoever lives there, and what a Story asks for', () => {
    const house = under(MYSTERY, KEEP, 0, { pathos: [-15, 0, 0], reckoned: -15 });
    expect(nameOfStack(WHOLE, house)).toBe('The Keep. Residence. counts −15. Pathos −15, 0, 0. one layer');
    expect(nameOfStack(WHOLE, lone(HOUND, null))).toBe(
      "The Hound. Story. in the middle, nobody's. Claim it with two beasts",
    );
  });
});
