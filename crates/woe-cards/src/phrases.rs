//! Which verbs, laws and filters can a card say?

use crate::{
    card::Kind,
    filter::{CardFilters, Sign, Who},
    law::LawKind,
    shape::{Field, Naming, Shape, TableShape},
};

/// How many cards an effect can speak of.
const COUNT: Shape = Shape::Integer { min: 1, max: 20 };

const ANYONE: Shape =
    Shape::Word(&[Who::You.word(), Who::EachOther.word(), Who::Left.word(), Who::Right.word()]);
const SOMEONE_ELSE: Shape =
    Shape::Word(&[Who::EachOther.word(), Who::Left.word(), Who::Right.word()]);
const NEIGHBOUR: Shape = Shape::Word(&[Who::Left.word(), Who::Right.word()]);
const DRAWN_KINDS: Shape = Shape::Word(&[
    Kind::Modifier.word(),
    Kind::Event.word(),
    Kind::UntimelyDeath.word(),
    Kind::Mystery.word(),
]);
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
    Shape::Word(&["untimely-death", "top-modifier", "top-mystery"]),
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
    Shape::Word(&["untimely-death", "top-modifier", "modifiers", "top-mystery"]),
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
const JOIN: Field = Field::must(
    "join",
    Shape::Word(&["you", "middle"]),
    "The first target, a Guest or a Story, comes to you, or goes back to the middle.",
);
const HANDS: Field =
    Field::must("hands", NEIGHBOUR, "Everyone passes the whole hand to that neighbour.");
const IF: Field =
    Field::must("if", Shape::Table(&CONDITION), "Some verbs happen only if something is so.");

/// Something that happens once.
pub const VERB: TableShape = TableShape {
    name: "verb",
    doc: "Something that happens once. A verb is a table with one key.",
    fields: &[
        DRAW, DISCARD, TAKE, SKIP, MOVE, SWAP, STRIP, REMOVE, PLAY_NOW, GRANT, EITHER, IF, JOIN,
        HANDS,
    ],
};

/// A verb that can be one of two choices.
pub const SIMPLE_VERB: TableShape = TableShape {
    name: "simple verb",
    doc: "Any verb but `either` and `if`.",
    fields: &[DRAW, DISCARD, TAKE, SKIP, MOVE, SWAP, STRIP, REMOVE, PLAY_NOW, GRANT, JOIN, HANDS],
};

/// What must be so, and what happens then.
pub const CONDITION: TableShape = TableShape {
    name: "condition of a verb",
    doc: "What must be so, by exactly one of `expedition` and `exists`, and what happens then.",
    fields: &[
        Field::may(
            "expedition",
            Shape::Name(Naming::AnyExpedition),
            "That Expedition lies in the middle, or `any`; one that the card itself brings comes \
             later.",
        ),
        Field::may("exists", Shape::Table(&STACK_FILTER), "Such a one is on the table."),
        Field::must(
            "do",
            Shape::ListOf { item: &Shape::OneKey(&SIMPLE_VERB), min: 1, max: 4 },
            "What happens then.",
        ),
    ],
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
        Field::may(
            "from",
            Shape::Word(&["discard"]),
            "From the top of the discard pile instead of the draw pile.",
        ),
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
pub const LAW: TableShape = TableShape {
    name: "law",
    doc: "Something that is so while it shows, for the player whose character, Residence or Story it \
          is; in an Expedition for everyone. A law is a table with one key, or a word alone. A text \
          has each law once.",
    fields: &[
        Field::must(
            LawKind::DrawLimit.word(),
            Shape::Integer { min: -5, max: 5 },
            "The draw limit of the character's player changes by so much.",
        ),
        Field::must(
            LawKind::Tax.word(),
            Shape::Integer { min: 1, max: 5 },
            "The character's player discards so many cards whenever they play a Modifier.",
        ),
        Field::must(
            LawKind::Bar.word(),
            Shape::AnyOf(&[Shape::Word(&["event"]), Shape::Table(&FORBIDDING)]),
            "The character's player may not play Events; or such cards may not be played there.",
        ),
        Field::must(
            LawKind::Plays.word(),
            Shape::Integer { min: -1, max: 2 },
            "The turn of the character's player has so many plays more than two, or one fewer.",
        ),
        Field::must(
            LawKind::Reward.word(),
            Shape::Table(&REWARDING),
            "The character's player draws whenever they play such a card; the card that brings this \
             text does not count.",
        ),
        Field::must(
            LawKind::FreeDeath.word(),
            Shape::Alone,
            "An Untimely Death may be played on this character as a free play; of an Expedition: on \
             any character.",
        ),
        Field::must(
            LawKind::AnyDeath.word(),
            Shape::Alone,
            "An Untimely Death may be played on this character whatever its Self-Worth; of an \
             Expedition: on any character.",
        ),
        Field::must(
            LawKind::LateDeath.word(),
            Shape::Alone,
            "The second play of the character's player may be an Untimely Death; a third may not.",
        ),
        Field::must(
            LawKind::Undead.word(),
            Shape::Alone,
            "The character is undead. It stands only under `persistent` of a Modifier, which may \
             then be played on a dead character.",
        ),
        Field::must(
            LawKind::Pilfer.word(),
            Shape::Alone,
            "Whenever the character's player would draw from the draw pile, they may take the card at \
             random from another hand instead.",
        ),
    ],
};

const FEW_CARDS: Shape =
    Shape::ListOf { item: &Shape::Table(&CARD_FILTER), min: 1, max: CardFilters::MAX };

/// Which cards may not be played where.
pub const FORBIDDING: TableShape = TableShape {
    name: "ban",
    doc: "Which cards may not be played where.",
    fields: &[
        Field::must("cards", FEW_CARDS, "Cards that fit one of these."),
        Field::must(
            "on",
            Shape::Word(&["this", "family"]),
            "Not on this character, or on nobody of the family; of an Expedition: on nobody at all.",
        ),
    ],
};

/// Which cards are rewarded.
pub const REWARDING: TableShape = TableShape {
    name: "reward",
    doc: "Which cards are rewarded, and how.",
    fields: &[
        Field::must("cards", FEW_CARDS, "Cards that fit one of these."),
        Field::must("draw", Shape::Integer { min: 1, max: 5 }, "How many cards are drawn."),
    ],
};

/// What a family must show.
pub const TALLY: TableShape = TableShape {
    name: "requirement",
    doc: "What a family must show, counted by exactly one of `icons` and `characters`.",
    fields: &[
        Field::must("shows", SHOWN_ICONS, "The icons that count."),
        Field::may("icons", TALLIED, "So many of these icons show, all characters together."),
        Field::may("characters", TALLIED, "So many characters show any of these icons."),
    ],
};

const TALLIED: Shape = Shape::Integer { min: 1, max: 20 };

/// Which stacks.
pub const STACK_FILTER: TableShape = TableShape {
    name: "stack filter",
    doc: "Which characters, with all that lies on them. All that is asked must hold.",
    fields: &[
        Field::may("living", Shape::Truth, "Living, or dead."),
        Field::may(
            "base",
            Shape::Word(&[Kind::Guest.word(), Kind::Story.word(), Kind::Residence.word()]),
            "What lies at the bottom: a character or a Guest in a family if it is missing.",
        ),
        Field::may(
            "of",
            Shape::Word(&[Who::You.word(), Who::EachOther.word(), "middle"]),
            "In whose family, or in nobody's: in the middle.",
        ),
        SHOWS,
        LACKS,
        WORTH,
        Field::may("top", Shape::Word(&["modifier", "mystery"]), "Such a card lies on top."),
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
        Field::may(
            "worth",
            Shape::Word(&[Sign::Negative.word(), Sign::Positive.word()]),
            "The printed numbers sum below zero, or above it.",
        ),
        Field::may("shows", SHOWN_ICONS, "Any of these icons is printed on it."),
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
    doc: "What a card adds when families are counted, by exactly one of `if` and `per`.",
    fields: &[
        Field::must("worth", Shape::Integer { min: -100, max: 100 }, "How much."),
        Field::may("if", Shape::Table(&SHOWN), "Once, if this shows on the finished stack."),
        Field::may("per", Shape::Table(&STACK_FILTER), "For each one that is so."),
    ],
};

/// What must show for a bonus.
pub const SHOWN: TableShape = TableShape {
    name: "bonus condition",
    doc: "What must show on the finished stack.",
    fields: &[Field::must("shows", SHOWN_ICONS, "Any of these icons.")],
};
