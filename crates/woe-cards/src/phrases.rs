//! Which verbs, laws and filters can a card say?

use crate::{
    card::Kind,
    filter::Who,
    shape::{Field, Naming, Shape, TableShape},
};

/// How many cards an effect can speak of.
const COUNT: Shape = Shape::Integer { min: 1, max: 20 };

const ANYONE: Shape =
    Shape::Word(&[Who::You.word(), Who::EachOther.word(), Who::Left.word(), Who::Right.word()]);
const SOMEONE_ELSE: Shape =
    Shape::Word(&[Who::EachOther.word(), Who::Left.word(), Who::Right.word()]);
const NEIGHBOUR: Shape = Shape::Word(&[Who::Left.word(), Who::Right.word()]);
const DRAWN_KINDS: Shape =
    Shape::Word(&[Kind::Modifier.word(), Kind::Event.word(), Kind::UntimelyDeath.word()]);
const NEGATIVE: Shape = Shape::Word(&["negative"]);
const SHOWN_ICONS: Shape = Shape::ListOf { item: &Shape::Name(Naming::Icon), min: 1, max: 32 };
const CARDS: Shape = Shape::ListOf { item: &Shape::Table(&CARD_FILTER), min: 1, max: 8 };

const DRAW: Field = Field::must(
    "draw",
    Shape::AnyOf(&[COUNT, Shape::Word(&["to-limit"]), Shape::Table(&DRAWING)]),
    "Draw so many cards, or up to the draw limit.",
);
const DISCARD: Field = Field::must(
    "discard",
    Shape::AnyOf(&[COUNT, DISCARDED, Shape::Table(&DISCARDING)]),
    "Discard so many cards, the whole hand, as many as one likes, or down to the draw limit.",
);
const DISCARDED: Shape = Shape::Word(&["all", "any", "to-limit"]);
const TAKE: Field =
    Field::must("take", Shape::Table(&TAKING), "Cards go from hand to hand, by lot.");
const SKIP: Field = Field::must(
    "skip",
    Shape::Word(&["turn", "draw"]),
    "Skip the next turn, or the next draw at the end of a turn.",
);
const MOVE: Field = Field::must(
    "move",
    Shape::Word(&["untimely-death", "top-modifier"]),
    "That card of the first target goes to the second.",
);
const SWAP: Field = Field::must(
    "swap",
    Shape::Word(&["second", "hand"]),
    "The first target's top Modifier changes places with that of the second target, or with one \
     from the hand.",
);
const STRIP: Field = Field::must(
    "strip",
    Shape::Word(&["untimely-death", "top-modifier", "modifiers"]),
    "Those cards of the first target are discarded.",
);
const REMOVE: Field = Field::must(
    "remove",
    Shape::Word(&["first", "second"]),
    "That target leaves the game with all that lies on it.",
);
const PLAY_NOW: Field = Field::must(
    "play-now",
    Shape::Table(&PLAYING_NOW),
    "A card may be played at once, as a play of its own.",
);
const GRANT: Field =
    Field::must("grant", Shape::Table(&GRANTING), "So many free plays, this turn.");
const EITHER: Field = Field::must(
    "either",
    Shape::ListOf { item: &Shape::OneKey(&SIMPLE_VERB), min: 2, max: 2 },
    "One of the two, or neither.",
);

/// Something that happens once.
pub const VERB: TableShape = TableShape {
    name: "verb",
    doc: "Something that happens once. A verb is a table with one key.",
    fields: &[DRAW, DISCARD, TAKE, SKIP, MOVE, SWAP, STRIP, REMOVE, PLAY_NOW, GRANT, EITHER],
};

/// A verb that can be one of two choices.
pub const SIMPLE_VERB: TableShape = TableShape {
    name: "simple verb",
    doc: "Any verb but `either`.",
    fields: &[DRAW, DISCARD, TAKE, SKIP, MOVE, SWAP, STRIP, REMOVE, PLAY_NOW, GRANT],
};

/// Who draws how many.
pub const DRAWING: TableShape = TableShape {
    name: "drawing",
    doc: "Who draws how many cards.",
    fields: &[
        Field::must(
            "count",
            Shape::AnyOf(&[COUNT, Shape::Word(&["to-limit"])]),
            "How many cards, or `to-limit`.",
        ),
        Field::may("who", ANYONE, "Who draws: `you` if it is missing."),
    ],
};

/// Who discards how many.
pub const DISCARDING: TableShape = TableShape {
    name: "discarding",
    doc: "Who discards how many cards.",
    fields: &[
        Field::must(
            "count",
            Shape::AnyOf(&[COUNT, DISCARDED]),
            "How many cards, or `all`, `any` or `to-limit`.",
        ),
        Field::may("who", ANYONE, "Who discards cards of their choice: `you` if it is missing."),
        Field::may("by", NEIGHBOUR, "The neighbour who may pick so many of your cards by lot."),
    ],
};

/// Who takes how many from whom.
pub const TAKING: TableShape = TableShape {
    name: "taking",
    doc: "Who takes how many cards from whom. It has either `by` or `from`; the other is you.",
    fields: &[
        Field::must("count", COUNT, "How many from each hand, or all there are."),
        Field::may("by", NEIGHBOUR, "The neighbour who may take them from you."),
        Field::may("from", SOMEONE_ELSE, "From whose hand you take them."),
    ],
};

/// Which card may be played.
pub const PLAYING_NOW: TableShape = TableShape {
    name: "play",
    doc: "Which card may be played at once. With no key at all: any card of the hand.",
    fields: &[
        Field::may("cards", CARDS, "Cards of the hand that fit one of these."),
        Field::may(
            "from",
            Shape::Word(&["taken"]),
            "The cards that the `take` before it has just taken, one after the other.",
        ),
        Field::may(
            "despite",
            Shape::Word(&["self-worth"]),
            "An Untimely Death, on the first target, whatever its Self-Worth.",
        ),
    ],
};

/// How many free plays for which cards.
pub const GRANTING: TableShape = TableShape {
    name: "grant",
    doc: "How many free plays there are, and for which cards.",
    fields: &[
        Field::must("count", Shape::Integer { min: 1, max: 10 }, "How many."),
        Field::must("cards", CARDS, "For cards that fit one of these."),
    ],
};

/// Something that is so while it shows.
pub const LAW: Shape = Shape::AnyOf(&[Shape::Word(&["free-death"]), Shape::OneKey(&LAW_TABLE)]);

/// A law with a number or a word to it.
pub const LAW_TABLE: TableShape = TableShape {
    name: "law",
    doc: "Something that is so while it shows. The bare word `free-death` is a law too: an \
          Untimely Death may be played on this character as a free play.",
    fields: &[
        Field::must(
            "draw-limit",
            Shape::Integer { min: -5, max: 5 },
            "The draw limit of the character's player changes by so much.",
        ),
        Field::must(
            "tax",
            Shape::Integer { min: 1, max: 5 },
            "The character's player discards so many cards whenever they play a Modifier.",
        ),
        Field::must(
            "forbid",
            Shape::Word(&["event"]),
            "The character's player may not play Events.",
        ),
    ],
};

/// Which stacks.
pub const STACK_FILTER: TableShape = TableShape {
    name: "stack filter",
    doc: "Which characters, with all that lies on them. All that is asked must hold.",
    fields: &[
        Field::may("living", Shape::Truth, "Living, or dead."),
        Field::may(
            "of",
            Shape::Word(&[Who::You.word(), Who::EachOther.word()]),
            "In whose family.",
        ),
        SHOWS,
        LACKS,
        WORTH,
        Field::may("top", Shape::Word(&["modifier"]), "A Modifier lies on top."),
    ],
};

const SHOWS: Field = Field::may("shows", SHOWN_ICONS, "Any of these icons shows.");
const LACKS: Field = Field::may("lacks", SHOWN_ICONS, "None of these icons shows.");
const WORTH: Field = Field::may("worth", NEGATIVE, "Its Self-Worth is below zero.");

/// On which characters a card may be laid.
pub const LAID_ON: TableShape = TableShape {
    name: "condition",
    doc: "On which characters a card may be laid. All that is asked must hold.",
    fields: &[SHOWS, LACKS, WORTH],
};

/// Which cards.
pub const CARD_FILTER: TableShape = TableShape {
    name: "card filter",
    doc: "Which cards. All that is asked must hold.",
    fields: &[
        Field::may("kind", DRAWN_KINDS, "Of that kind."),
        Field::may("worth", NEGATIVE, "The printed numbers sum below zero."),
    ],
};

/// What a response cancels.
pub const RESPONSE: TableShape = TableShape {
    name: "response",
    doc: "What the Event does to a card that another player has just announced.",
    fields: &[
        Field::must("to", DRAWN_KINDS, "The kind of card that it answers."),
        Field::must("do", Shape::Word(&["cancel"]), "What it does to that card."),
    ],
};

/// What a death adds at the reckoning.
pub const BONUS: TableShape = TableShape {
    name: "bonus",
    doc: "What a death adds when families are counted.",
    fields: &[
        Field::must("worth", Shape::Integer { min: -100, max: 100 }, "Added once."),
        Field::must("if", Shape::Table(&SHOWN), "What must show on the finished stack."),
    ],
};

/// What must show for a bonus.
pub const SHOWN: TableShape = TableShape {
    name: "bonus condition",
    doc: "What must show on the finished stack.",
    fields: &[Field::must("shows", SHOWN_ICONS, "Any of these icons.")],
};
