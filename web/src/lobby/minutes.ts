// How long does a game take at the table that is being laid? An estimate, by a model that can be read:
// rounds × the turns of one round, each as long as those who sit there take.
import { STAYS, type Speed } from '../net/pace.svelte';

/** Bots of ours need about so many rounds for each character of a family: 11 for five, in 160 games of every box. */
const ROUNDS_EACH = 2.2;
/** So many characters has everyone in a full family; and so many of a cast, or with one set aside. */
const MANY = 5;
const FEWER = 4;
/** A turn in seconds: two plays and what is said about them. Nobody talks to bots. */
const TURN = { amongPeople: 45, amongBots: 30, bot: 4 };
/** What windows for responses add to each turn, if there is somebody to hide from. */
const WINDOWS = 5;
/** A box that says so is the measure of the others: what has more on its cards takes longer to read. */
const USUAL_BOX = 60;
/** From here on an estimate in single minutes would be a boast. */
const COARSE = 10;
const STEP = 5;

export type Evening = {
  /** Seats for people, taken or not. */
  people: number;
  bots: number;
  /** How many characters each has, if the table says so. */
  characters: number | null;
  /** After how many rounds it ends at the latest. */
  rounds: number;
  edition: string;
  swift: boolean;
  /** Whether everyone chooses from one cast, and there are no families. */
  cast: boolean;
  /** How fast others play, for whoever is alone with bots. */
  speed: Speed;
  /** What the boxes say of themselves. */
  boxes: readonly (number | null)[];
};

function charactersAt({ people, bots, characters, edition, cast }: Evening): number {
  if (characters !== null) return characters;
  const seats = people + bots;
  // So many sit there that everyone sets one aside. [SETUP-5]
  const aside = seats === 5 || (seats === 4 && edition === 'second');
  return cast || aside ? FEWER : MANY;
}

/** A bot's turn in seconds. People wait for each other whatever one of them sees; a single one waits for what is shown:
    two cards, each announced and done. */
function turnOfBot(alone: boolean, speed: Speed): number {
  const { play, lesser } = STAYS[speed];
  return alone ? (2 * (lesser + play)) / 1000 : TURN.bot;
}

/** About how many minutes it takes. */
export function minutesOf(evening: Evening): number {
  const { people, bots, rounds, swift, speed, boxes } = evening;
  const alone = people <= 1;
  const person = alone ? TURN.amongBots : TURN.amongPeople;
  const window = alone || swift ? 0 : WINDOWS;
  const round = people * person + bots * turnOfBot(alone, speed) + (people + bots) * window;
  const read = Math.max(USUAL_BOX, ...boxes.map((minutes) => minutes ?? 0)) / USUAL_BOX;
  const minutes = (Math.min(rounds, ROUNDS_EACH * charactersAt(evening)) * round * read) / 60;
  return minutes < COARSE ? Math.max(1, Math.round(minutes)) : Math.round(minutes / STEP) * STEP;
}
