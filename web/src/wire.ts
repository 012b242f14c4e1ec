// What the server and the page say to each other. Written by `cargo xtask docs` from woe-wire; do not edit.

export type Text = { 
/**
 * In English.
 */
en: string, 
/**
 * In Italian.
 */
it: string, };

export type Joined = { 
/**
 * After *su*.
 */
su: string, 
/**
 * After *da*.
 */
da: string, 
/**
 * After *a*.
 */
a: string, };

export type PersonSheet = { 
/**
 * The family's position; a Guest has none.
 */
family: number | null, 
/**
 * Who they are in three words.
 */
epithet: Text, 
/**
 * Whether they are several.
 */
plural: boolean, };

export type CardSheet = { 
/**
 * Its number.
 */
card: number, 
/**
 * Its id, the English title that it had first in lower case with hyphens: what its picture is called.
 */
slug: string, 
/**
 * What sort of card it is.
 */
kind: 'modifier' | 'event' | 'untimely-death' | 'mystery' | 'character' | 'guest' | 'residence' | 'story' | 'expedition', 
/**
 * The position of its set.
 */
set: number, 
/**
 * What it is called.
 */
title: Text, 
/**
 * The Italian title after prepositions, if it is the bottom of a stack.
 */
joined: Joined | null, 
/**
 * Its rules text.
 */
text: Text, 
/**
 * The same of somebody: `{name}` stands for whoever it happens to.
 */
told: Text, 
/**
 * A word of ten letters at most for what it does while it shows.
 */
word: Text | null, 
/**
 * Its two possibilities, if it offers a choice.
 */
either: [Text, Text] | null, 
/**
 * One dry line.
 */
flavour: Text, 
/**
 * Top, middle, bottom; null is clear film.
 */
pathos: [number | null, number | null, number | null], 
/**
 * The ids of its icons, "blank" for a blank disc; null is clear film.
 */
icons: [string | null, string | null, string | null, string | null], 
/**
 * Whether it brings a portrait.
 */
persistent: boolean, 
/**
 * Whether that portrait is undead.
 */
undead: boolean, 
/**
 * The Expedition that it brings to the middle.
 */
expedition: number | null, 
/**
 * What its picture shows, for those who can't see it.
 */
likeness: Text | null, 
/**
 * Which scene an Event shows if it has no picture of its own.
 */
scene: string | null, 
/**
 * Whether it is a response.
 */
response: boolean, 
/**
 * What is known of a character.
 */
person: PersonSheet | null, };

export type IconSheet = { 
/**
 * Its id.
 */
id: string, 
/**
 * What players call it.
 */
name: Text, 
/**
 * One letter.
 */
letter: string, };

export type FamilySheet = { 
/**
 * Its id.
 */
id: string, 
/**
 * What players call it.
 */
name: Text, 
/**
 * What its crest shows.
 */
crest: Text, 
/**
 * One dry line.
 */
flavour: Text, 
/**
 * Its characters.
 */
members: Array<number>, 
/**
 * Where it lives.
 */
residence: number | null, };

export type SetSheet = { 
/**
 * Its id.
 */
id: string, 
/**
 * What players call it.
 */
name: Text, 
/**
 * Its version.
 */
version: string, 
/**
 * The hash over its files.
 */
hash: string, 
/**
 * How it speaks of death, and of those who belong together.
 */
speech: string, 
/**
 * How many Stories can lie in the middle at most, if it says so.
 */
stories: number | null, };

export type CatalogPage = { 
/**
 * The sets.
 */
sets: Array<SetSheet>, 
/**
 * The edition.
 */
edition: string, 
/**
 * The icons.
 */
icons: Array<IconSheet>, 
/**
 * The families.
 */
families: Array<FamilySheet>, 
/**
 * The cards, by number.
 */
cards: Array<CardSheet>, 
/**
 * Up to how many cards everybody draws whom nothing befalls.
 */
draw_limit: number, 
/**
 * How many characters each has where there are no families, if the table does not say otherwise.
 */
cast: number, };

export type StorySheet = { 
/**
 * What its picture is called.
 */
slug: string, 
/**
 * What it is called.
 */
title: Text, };

export type BoxSheet = { 
/**
 * Its id.
 */
id: string, 
/**
 * What players call it.
 */
name: Text, 
/**
 * One sentence, if its makers wrote one.
 */
pitch: Text | null, 
/**
 * How long a game takes, about.
 */
minutes: number | null, 
/**
 * The ids of the sets it needs: an expansion needs its base, a game that stands alone none.
 */
needs: Array<string>, 
/**
 * The edition whose rules it expects.
 */
edition: string, 
/**
 * How it speaks of death, and of those who belong together.
 */
speech: string, 
/**
 * How many can play.
 */
players: [number, number], 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * The families that it brings.
 */
families: Array<FamilySheet>, 
/**
 * How many characters there are to choose from, if it has no families.
 */
cast: number, 
/**
 * How many Residences it brings.
 */
residences: number, 
/**
 * How many Guests it brings.
 */
guests: number, 
/**
 * How many Expeditions it brings.
 */
expeditions: number, 
/**
 * The Stories that it brings.
 */
stories: Array<StorySheet>, 
/**
 * The most Stories that may lie in the middle, if it says so.
 */
stories_most: number | null, 
/**
 * Whether it came with the house.
 */
house: boolean, };

export type Boxes = { 
/**
 * Each of them; what others need comes first.
 */
boxes: Array<BoxSheet>, };

export type Choice = "first" | "second";

export type Action = { "play": { 
/**
 * The card.
 */
card: number, 
/**
 * The stack.
 */
on: number | null, } } | { "discard": number } | "discard-hand" | { "choose": number } | { "pick": number } | { "take": Choice } | { "call": number } | "use" | "pass";

export type Way = "own" | "free" | "granted" | "inside" | "sudden" | "response" | "retort";

export type Skipped = "turn" | "draw";

export type Beat = { "beat": "set-aside", stack: number, } | { "beat": "joined", stack: number, seat: number, } | { "beat": "parted", stack: number, } | { "beat": "set-out", card: number | null, } | { "beat": "shuffled" } | { "beat": "turn-began", seat: number, } | { "beat": "turn-skipped", seat: number, } | { "beat": "turn-ended", seat: number, } | { "beat": "passed", seat: number, } | { "beat": "announced", seat: number, card: number | null, on: number | null, way: Way, } | { "beat": "named", stack: number, } | { "beat": "cancelled", card: number | null, } | { "beat": "resolved", card: number | null, } | { "beat": "laid", card: number | null, on: number, } | { "beat": "moved", card: number | null, from: number, to: number, } | { "beat": "stripped", card: number | null, from: number, } | { "beat": "lifted", seat: number, card: number | null, from: number, } | { "beat": "slipped", seat: number, card: number | null, on: number, } | { "beat": "removed", stack: number, } | { "beat": "drawn", seat: number, card: number | null, } | { "beat": "discarded", seat: number, card: number | null, } | { "beat": "taken", card: number | null, from: number, to: number, } | { "beat": "returned", seat: number, card: number | null, } | { "beat": "regained", seat: number, card: number | null, } | { "beat": "sprung", seat: number, card: number | null, } | { "beat": "lapsed", seat: number, card: number | null, } | { "beat": "reshuffled" } | { "beat": "will-skip", seat: number, what: Skipped, } | { "beat": "draw-skipped", seat: number, } | { "beat": "granted", seat: number, card: number | null, count: number, } | { "beat": "ended" };

export type Play = "first" | "second" | "further" | "after";

export type Due = "must" | "may" | "tax";

export type Question = { "ask": "play", play: Play, } | { "ask": "name", by: number, card: number, named: Array<number>, } | { "ask": "respond", by: number, card: number, named: Array<number>, } | { "ask": "discard", count: number, due: Due, card: number, } | { "ask": "either", card: number, on: number | null, } | { "ask": "use", card: number, on: number | null, } | { "ask": "play-now", card: number, on: number | null, } | { "ask": "play-taken" } | { "ask": "exchange", stack: number, } | { "ask": "set-aside" } | { "ask": "cast" } | { "ask": "draw", left: number, };

export type PlayOption = { 
/**
 * The card.
 */
card: number, 
/**
 * On which stacks, or speaking of which.
 */
on: Array<number>, 
/**
 * Whether it may be played without naming any.
 */
alone: boolean, };

export type Options = { 
/**
 * Cards that may be played.
 */
plays: Array<PlayOption>, 
/**
 * Cards that may be discarded.
 */
discards: Array<number>, 
/**
 * Whether the whole hand may be discarded.
 */
discard_hand: boolean, 
/**
 * Stacks that may be chosen.
 */
choices: Array<number>, 
/**
 * Cards of the hand that may be picked.
 */
picks: Array<number>, 
/**
 * Seats that may be called.
 */
calls: Array<number>, 
/**
 * Whether one of two may be taken.
 */
takes: boolean, 
/**
 * Whether one may say yes.
 */
use_it: boolean, 
/**
 * Whether one may pass.
 */
pass: boolean, };

export type PortraitPart = "own" | { "persistent": number } | { "dead": number } | { "undead": number };

export type GiversPart = { 
/**
 * Of the Pathos: top, middle, bottom.
 */
pathos: [number | null, number | null, number | null], 
/**
 * Of the icons.
 */
icons: [number | null, number | null, number | null, number | null], };

export type FacePart = { 
/**
 * Top, middle, bottom.
 */
pathos: [number, number, number], 
/**
 * The ids of the icons that show; "blank" is an opaque disc.
 */
icons: [string | null, string | null, string | null, string | null], 
/**
 * Whose text shows.
 */
plate: number | null, 
/**
 * Whose picture shows.
 */
portrait: PortraitPart, 
/**
 * The Self-Worth.
 */
worth: number, 
/**
 * What it adds to the Family Value as it lies, bonuses included; null if it does not count.
 */
reckoned: number | null, 
/**
 * Which card gives what.
 */
givers: GiversPart, };

export type StackPart = { 
/**
 * The bottom card.
 */
base: number, 
/**
 * In whose family.
 */
of: number | null, 
/**
 * Whether it left the game.
 */
gone: boolean, 
/**
 * The layers, lowest first.
 */
layers: Array<number>, 
/**
 * What shows.
 */
face: FacePart, };

export type Level = "foundling" | "clerk" | "governess" | "undertaker" | "medium" | "raven";

export type Orders = "always" | "deaths" | "never";

export type Arranged = "open" | { "bot": Level };

export type BesideOptions = { 
/**
 * How many Guests start in the middle: 1 to 5.
 */
guests: number, 
/**
 * How many Stories lie in the middle: 0 to 5.
 */
stories: number, 
/**
 * The positions of the Stories agreed upon; empty is by lot.
 */
agreed: Array<number>, 
/**
 * Whether Mysteries may be laid on one's own Residence alone.
 */
mysteries_at_home: boolean, 
/**
 * How characters come to players without families: `free`, `dealt` or `drafted`.
 */
casting: string, 
/**
 * Whether surplus cards of the expansions stay in the box, by lot.
 */
trimmed: boolean, };

export type TableOptions = { 
/**
 * The edition: `first` or `second`.
 */
edition: string, 
/**
 * How many characters of each family play; null is all that set-up leaves.
 */
characters: number | null, 
/**
 * Whether effects are left unread.
 */
plain: boolean, 
/**
 * Whether a response can be answered; null is as the edition has it.
 */
retorts: boolean | null, 
/**
 * After how many rounds the evening ends.
 */
rounds: number, 
/**
 * How long a window is at most, in seconds, unless somebody wants to think.
 */
response_seconds: number, 
/**
 * Whether windows close as soon as everyone concerned has answered: no masking.
 */
swift: boolean, 
/**
 * After how many minutes a bot stands in for someone away; null is never.
 */
away_minutes: number | null, 
/**
 * The ids of the sets on the table; those that they need come along.
 */
sets: Array<string>, 
/**
 * What lies beside the families, if the sets bring such things.
 */
beside: BesideOptions, };

export type OpenTable = { 
/**
 * The host's name.
 */
name: string, 
/**
 * The host's family.
 */
family: number | null, 
/**
 * Who sits at the other seats, clockwise.
 */
others: Array<Arranged>, 
/**
 * How it is played.
 */
options: TableOptions, 
/**
 * Whether people may watch.
 */
watching: boolean, 
/**
 * Whether to begin at once: there must be bots at all other seats.
 */
start: boolean, };

export type OpenLesson = { 
/**
 * The pupil's name.
 */
name: string, };

export type Opened = { 
/**
 * Its name in the invite link.
 */
table: string, 
/**
 * The host's seat.
 */
seat: number, 
/**
 * What holds it.
 */
token: string, };

export type Phase = "lobby" | "playing" | "over";

export type TablePart = { 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * By which rules it is played.
 */
options: TableOptions, 
/**
 * Whether people may watch.
 */
watching: boolean, 
/**
 * Whether those who watch may talk.
 */
talking: boolean, 
/**
 * Its name in the invite link.
 */
table: string, 
/**
 * Who opened it.
 */
host: number, 
/**
 * The hashes of the sets it was dealt from, if they are others today: what to ask the catalog for.
 */
cards?: Array<string>, };

export type Sits = "open" | "person" | "bot";

export type PersonPart = { 
/**
 * What they are called.
 */
name: string, 
/**
 * Their family; null is none yet, or the misfits.
 */
family: number | null, 
/**
 * Who or what sits there.
 */
sits: Sits, 
/**
 * How well the bot plays that sits there or stands in.
 */
level: Level | null, 
/**
 * Whether they are connected.
 */
here: boolean, 
/**
 * Since when they are away, in milliseconds since 1970.
 */
away: number | null, 
/**
 * Whether a bot plays for them at the moment.
 */
standing_in: boolean, 
/**
 * Their worst day, in a line.
 */
day: string | null, 
/**
 * A newcomer who does not see the hand yet, and plays once all of these have agreed.
 */
newcomer?: Consent, };

export type TurnPart = { 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * Who started.
 */
start: number, 
/**
 * Which round it is, from 1.
 */
round: number, 
/**
 * Which play it is, if one is being asked for.
 */
play: Play | null, 
/**
 * Who has the misfits.
 */
misfits: number | null, 
/**
 * Whether the story is over.
 */
ended: boolean, 
/**
 * Who has won.
 */
winners: Array<number>, };

export type SeatPart = { 
/**
 * How many cards it holds.
 */
hand: number, 
/**
 * The cards that it drew and must play as soon as the draw is done, in that order.
 */
waiting: Array<number>, 
/**
 * Up to how many it draws.
 */
draw_limit: number, 
/**
 * The Family Value so far.
 */
value: number, 
/**
 * How many turns it will skip.
 */
skipped_turns: number, 
/**
 * How many draw steps it will skip.
 */
skipped_draws: number, };

export type PilesPart = { 
/**
 * How many cards the draw pile has.
 */
deck: number, 
/**
 * The discard pile, lowest first.
 */
discard: Array<number>, };

export type MiddlePart = { 
/**
 * The Expedition in force.
 */
expedition: number | null, 
/**
 * The cards that a trimmed deck left in the box.
 */
boxed: Array<number>, };

export type WindowPart = { 
/**
 * The number of the decision.
 */
decision: number, 
/**
 * Whose card it is.
 */
by: number, 
/**
 * The card.
 */
card: number, 
/**
 * What it names.
 */
named: Array<number>, 
/**
 * When the answers take effect, in milliseconds since 1970; null if no clock runs: at a swift table,
 * and for one person with bots.
 */
until: number | null, 
/**
 * Who has asked for time to think; each may once.
 */
thinkers: Array<number>, };

export type Waiting = { "seat": number } | { "window": WindowPart };

export type Consent = { 
/**
 * Who still has to say.
 */
waits_for: Array<number>, };

export type UndoPart = { 
/**
 * Whose play.
 */
by: number, 
/**
 * The number of the decision to which it leads back.
 */
decision: number, 
/**
 * Whether it needs nobody's consent.
 */
free: boolean, 
/**
 * Who was asked for consent, if it was asked for.
 */
consent: Consent | null, };

export type MePart = { 
/**
 * One's seat.
 */
seat: number, 
/**
 * Whether one is the host.
 */
host: boolean, 
/**
 * One's standing orders for windows.
 */
orders: Orders, 
/**
 * Whether one is asked for every free play, also if one can only pass.
 */
free_plays: boolean, 
/**
 * The table's name in the link for watchers: for the host.
 */
watch: string | null, 
/**
 * The game's name in the link for its replay, once it is over.
 */
replay: string | null, 
/**
 * The name of the next table with the same people, where the same token holds one's seat.
 */
next: string | null, };

export type Asked = { 
/**
 * The number of the decision.
 */
decision: number, 
/**
 * What is asked.
 */
question: Question, 
/**
 * What may be answered.
 */
options: Options, };

export type Noted = { 
/**
 * The number of the decision.
 */
decision: number, 
/**
 * The answer.
 */
action: Action, };

export type Door = { "table": string } | { "watch": string };

export type Resume = { 
/**
 * The epoch of its last welcome.
 */
epoch: string, 
/**
 * The number of the last event it has.
 */
last: number, };

export type Hello = { 
/**
 * Which table.
 */
door: Door, 
/**
 * What holds the seat, if one has a seat.
 */
token: string | null, 
/**
 * Where the client stopped listening.
 */
resume: Resume | null, };

export type Glance = { 
/**
 * Which table.
 */
door: Door, 
/**
 * What holds the seat, if one has a seat.
 */
token: string | null, };

export type Glimpsed = { 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Who sits where; empty where nobody does yet.
 */
names: Array<string>, 
/**
 * One's own seat.
 */
seat: number | null, 
/**
 * For whom the table waits; in a window, whose turn it is. Not for visitors.
 */
asked: number | null, 
/**
 * How many people with a seat are there now.
 */
here: number, };

export type Do = { "join": { name: string, family: number | null, token?: string, } } | { "name": { name: string, } } | { "family": { family: number | null, } } | { "day": { line: string, } } | { "arrange": { seat: number, to: Arranged, } } | { "options": { options: TableOptions, } } | { "watching": { allowed: boolean, } } | { "talking": { allowed: boolean, } } | { "start": { first: number | null, } } | { "answer": { decision: number, action: Action, story: string | null, } } | { "story": { at: number, line: string, } } | { "applaud": { at: number, } } | { "orders": { orders: Orders, } } | { "free-plays": { asked: boolean, } } | { "think": { decision: number, } } | { "take-back": { decision: number, } } | { "consent": { yes: boolean, } } | { "admit": { seat: number, yes: boolean, } } | { "chat": { line: string, } } | { "remark": { name: string, line: string, } } | { "stand-in": { level: Level | null, } } | { "history": { from?: Bookmark, } } | { "look": { at: number, } } | { "preview": { card: number, } } | { "rematch": Record<symbol, never> } | { "delete": Record<symbol, never> };

export type Command = { 
/**
 * Chosen by the client: 1 to 36 letters, digits and hyphens.
 */
id: string, 
/**
 * What is to be done.
 */
do: Do, };

export type FromClient = { "hello": Hello } | { "command": Command };

export type LineKind = "story" | "chat" | "applause" | "opened" | "given" | "asks" | "seated" | "declined";

export type Line = { 
/**
 * Its number at this table.
 */
number: number, 
/**
 * What sort.
 */
kind: LineKind, 
/**
 * Who, or which seat changes hands; null is somebody who watches.
 */
seat: number | null, 
/**
 * What a watcher wants to be called; of a seat, who has it now, or asks for it.
 */
name?: string, 
/**
 * About which step of the game.
 */
at: number | null, 
/**
 * What; of a seat, who had it before.
 */
line: string, };

export type Step = { 
/**
 * Its number; the deal is 0. Numbers grow and are never used again, but some are left out.
 */
at: number, 
/**
 * Who answered.
 */
by: number | null, 
/**
 * What happened.
 */
beats: Array<Beat>, };

export type Bookmark = { 
/**
 * The number of the first step that was not read.
 */
step: number, 
/**
 * The number of the first line that was not read.
 */
line: number, };

export type History = { 
/**
 * The steps that stand.
 */
steps: Array<Step>, 
/**
 * What was said.
 */
lines: Array<Line>, 
/**
 * Where the next page begins, if this is not the last.
 */
next?: Bookmark, };

export type Moment = { 
/**
 * Which step.
 */
at: number, 
/**
 * All parts of the game.
 */
parts: { [key: string]: unknown }, };

export type ReplayStep = { 
/**
 * The parts that changed; hands are in `hand/0` and on.
 */
parts: { [key: string]: unknown }, 
/**
 * Its number; the deal is 0. Numbers grow and are never used again, but some are left out.
 */
at: number, 
/**
 * Who answered.
 */
by: number | null, 
/**
 * What happened.
 */
beats: Array<Beat>, };

export type Replay = { 
/**
 * How it was played.
 */
options: TableOptions, 
/**
 * The hashes of the sets it was dealt from, if they are others today: what to ask the catalog for.
 */
cards?: Array<string>, 
/**
 * Who played.
 */
people: Array<PersonPart>, 
/**
 * The steps.
 */
steps: Array<ReplayStep>, 
/**
 * What was said.
 */
lines: Array<Line>, };

export type CurvePoint = { 
/**
 * The step of the game after which it was so.
 */
at: number, 
/**
 * Turns since the game began; a second play lies between two of them.
 */
turn: number, 
/**
 * Seat by seat, each as it looked from there: parts of one.
 */
chances: Array<number>, };

export type DeathPoint = { 
/**
 * Whose character.
 */
seat: number, 
/**
 * The stack.
 */
stack: number, 
/**
 * In which turn.
 */
turn: number, 
/**
 * What it was worth then.
 */
worth: number, 
/**
 * The first point of the curve after it.
 */
point: number, };

export type TurningPoint = { 
/**
 * The step.
 */
at: number, 
/**
 * In which turn.
 */
turn: number, 
/**
 * Whose chance rose.
 */
seat: number, 
/**
 * The chance before it.
 */
before: number, 
/**
 * The chance after it.
 */
after: number, 
/**
 * What happened.
 */
told: Text, };

export type JudgedPlay = { 
/**
 * The step.
 */
at: number, 
/**
 * In which turn.
 */
turn: number, 
/**
 * By how much it changed the chance to win, in hundredths.
 */
points: number, 
/**
 * What was answered.
 */
told: Text, 
/**
 * What would have been better.
 */
better: Text | null, 
/**
 * Why, what matters most first.
 */
reasons: Array<Text>, };

export type SeatReview = { 
/**
 * How many answers were weighed: those where there was a choice.
 */
weighed: number, 
/**
 * The play that gained most.
 */
best: JudgedPlay | null, 
/**
 * The answer that cost most.
 */
worst: JudgedPlay | null, };

export type Review = { 
/**
 * With how many iterations of a search every answer was weighed.
 */
iterations: number, 
/**
 * How many turns there were.
 */
turns: number, 
/**
 * Everybody's chance to win, play by play.
 */
curve: Array<CurvePoint>, 
/**
 * The deaths, in their order.
 */
deaths: Array<DeathPoint>, 
/**
 * The play after which a winner's chance rose most.
 */
turning: TurningPoint | null, 
/**
 * Seat by seat.
 */
seats: Array<SeatReview>, };

export type ReviewProgress = { 
/**
 * How many answers were read.
 */
done: number, 
/**
 * How many there are; 0 while it waits for others.
 */
of: number, };

export type You = { "seat": number } | "watcher" | "visitor";

export type Welcome = { 
/**
 * What events are counted in: after a restart it is another one.
 */
epoch: string, 
/**
 * As whom.
 */
you: You, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The number of the protocol.
 */
protocol: number, 
/**
 * When the table goes, in milliseconds since 1970, if that is soon and nobody does anything there.
 */
goes?: number, };

export type Event = { 
/**
 * The number of the event for this pair of eyes; they are consecutive.
 */
n: number, 
/**
 * Of all parts, after this event.
 */
hash: string, 
/**
 * After which step all steps are taken back, before those of this event.
 */
back?: number, 
/**
 * What happened.
 */
steps?: Array<Step>, 
/**
 * The parts that changed.
 */
parts?: { [key: string]: unknown }, 
/**
 * What was said.
 */
lines?: Array<Line>, 
/**
 * Whether these are all parts, and others are to be forgotten.
 */
fresh?: boolean, };

export type Refused = { 
/**
 * The refusal, as sentences are found by it.
 */
refusal: string, 
/**
 * The id of the rule it stands on.
 */
rule: string, };

export type Code = "not-a-message" | "too-long" | "too-late" | "too-fast" | "too-many" | "no-such-table" | "wrong-token" | "no-watching" | "wrong-origin" | "late-decision" | "only-the-host" | "needs-a-seat" | "seat-taken" | "family-taken" | "name-taken" | "bad-name" | "bad-line" | "no-such-thing" | "only-in-the-lobby" | "only-while-playing" | "only-when-over" | "other-cards" | "seats-open" | "unplayable" | "nothing-to-take-back" | "not-agreed" | "nobody-to-agree" | "not-kept" | "closing" | "deleted" | "swept";

export type Trouble = { 
/**
 * Why.
 */
code: Code, 
/**
 * More words on it, for people who write clients.
 */
detail?: string, };

export type Omen = "good" | "bad" | "neither";

export type PreviewStack = { 
/**
 * The stack.
 */
stack: number, 
/**
 * How it would lie.
 */
then: StackPart, 
/**
 * Its Self-Worth.
 */
worth: [number, number], 
/**
 * What it adds to the Family Value.
 */
reckoned: [number, number], };

export type PreviewSeat = { 
/**
 * The seat.
 */
seat: number, 
/**
 * How many cards it draws, from either pile.
 */
draws: number, 
/**
 * How many it must discard, or loses to the discard pile.
 */
discards: number, 
/**
 * How many it may discard.
 */
may_discard: number, 
/**
 * How many others take from its hand.
 */
loses: number, 
/**
 * How many it gets from other hands.
 */
gets: number, 
/**
 * How many turns more it will skip.
 */
skipped_turns: number, 
/**
 * How many draw steps more it will skip.
 */
skipped_draws: number, 
/**
 * How many free plays it is granted.
 */
free_plays: number, 
/**
 * The Family Value, now and then.
 */
value: [number, number], 
/**
 * The draw limit, now and then.
 */
draw_limit: [number, number], };

export type PreviewAsk = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What it would be asked.
 */
question: Question, };

export type PreviewOutcome = { 
/**
 * The stacks that would be otherwise.
 */
stacks: Array<PreviewStack>, 
/**
 * The seats that would notice.
 */
seats: Array<PreviewSeat>, 
/**
 * The card that would be cancelled.
 */
cancels: number | null, 
/**
 * The Expedition that would come to the middle.
 */
expedition: number | null, 
/**
 * Who would be asked what, before it goes on.
 */
asks: PreviewAsk | null, 
/**
 * Whether it would go on with a card that nobody knows yet.
 */
by_chance: boolean, 
/**
 * Whether the story would be over.
 */
ends: boolean, 
/**
 * What it would mean for whoever looks.
 */
omen: Omen, };

export type PreviewPart = { 
/**
 * The stack; null if it is played alone.
 */
on: number | null, 
/**
 * Why it cannot be.
 */
refused: Refused | null, 
/**
 * What would come of it.
 */
outcome: PreviewOutcome | null, };

export type Previews = { 
/**
 * The card.
 */
card: number, 
/**
 * Why it cannot be played just now, if this is a look ahead: as if one's next play was now.
 */
ahead: Refused | null, 
/**
 * What would come of it on each stack, and alone if that can be.
 */
targets: Array<PreviewPart>, };

export type Payload = { "seated": { 
/**
 * The seat.
 */
seat: number, 
/**
 * What holds it.
 */
token: string, } } | { "history": History } | { "moment": Moment } | { "previews": Previews } | "asked";

export type Reply = { 
/**
 * The command.
 */
id: string, 
/**
 * It was done.
 */
ok?: Payload, 
/**
 * The rules forbid it.
 */
refused?: Refused, 
/**
 * The house does not do it.
 */
trouble?: Trouble, };

export type FromServer = { "welcome": Welcome } | { "event": Event } | { "reply": Reply } | { "trouble": Trouble };
