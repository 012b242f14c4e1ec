//! Which tables does a set file have?

use crate::{
    phrases::{BONUS, CARD_FILTER, LAID_ON, LAW, RESPONSE, STACK_FILTER, TALLY, VERB},
    shape::{Field, Naming, Shape, TableShape},
    sheet::{Edition, KINSHIPS, Speech},
};

/// A whole file. Every table may stand in every file but `set`, which stands in `set.toml`.
pub const FILE: TableShape = TableShape {
    name: "file",
    doc: "A set is a folder of TOML files. Each holds any of these tables, in any order.",
    fields: &[
        Field::may("set", Shape::Table(&SET), "The set itself: in `set.toml`, and only there."),
        Field::may("icon", many(&Shape::Table(&ICON)), "The story icons that the set brings."),
        Field::may("family", many(&Shape::Table(&FAMILY)), "The families that the set brings."),
        Field::may("character", many(&Shape::Table(&CHARACTER)), "Five for each family."),
        Field::may("residence", many(&Shape::Table(&RESIDENCE)), "Where families live."),
        Field::may("guest", many(&Shape::Table(&GUEST)), "Strangers who join families."),
        Field::may("modifier", many(&Shape::Table(&MODIFIER)), "The Modifiers."),
        Field::may("event", many(&Shape::Table(&EVENT)), "The Events."),
        Field::may("untimely-death", many(&Shape::Table(&DEATH)), "The Untimely Deaths."),
        Field::may("mystery", many(&Shape::Table(&MYSTERY)), "The Mysteries."),
        Field::may("story", many(&Shape::Table(&STORY)), "The Stories that can be claimed."),
        Field::may("expedition", many(&Shape::Table(&EXPEDITION)), "The Expeditions."),
        Field::may("box", Shape::Table(&BOX), "What stands on the box: in `box.toml`."),
        Field::may("likeness", many(&Shape::Table(&LIKENESS)), "What pictures show: `box.toml`."),
    ],
};

const fn many(item: &'static Shape) -> Shape {
    Shape::ListOf { item, min: 0, max: usize::MAX }
}

/// The words for the editions.
const EDITIONS: Shape = Shape::Word(&[Edition::First.word(), Edition::Second.word()]);

/// The set itself.
pub const SET: TableShape = TableShape {
    name: "set",
    doc: "What the set is called and what it needs.",
    fields: &[
        Field::must("id", Shape::Id, "The name of the folder, as records and commands say it."),
        Field::must("name", Shape::Table(&TEXT), "What players call it."),
        Field::must("version", Shape::Version, "Three numbers, such as `1.0.0`."),
        Field::must("profile", EDITIONS, "The edition whose rules it expects."),
        Field::may(
            "needs",
            Shape::ListOf { item: &Shape::Name(Naming::Set), min: 0, max: 16 },
            "The ids of the sets it needs: an expansion needs its base. A set that needs none stands \
             alone.",
        ),
        Field::may(
            "speech",
            Shape::Word(&[Speech::Gloom.word(), Speech::Tale.word(), Speech::Dungeon.word()]),
            "How the table speaks: `gloom` if it is missing. With `tale` an Untimely Death is an \
             Unhappy Ending, and who is dead is finished; with `dungeon` families are parties. Where \
             characters have no families, a player's are a company.",
        ),
        Field::may(
            "stories",
            Shape::Integer { min: 1, max: 8 },
            "The most Stories that can lie in the middle: as many as there are, if it is missing.",
        ),
    ],
};

/// What stands on the box.
pub const BOX: TableShape = TableShape {
    name: "box",
    doc: "What stands on the box of the set, in the file `box.toml`. That file is no part of the play: \
          records find the set again when its words were mended.",
    fields: &[
        Field::must("pitch", Shape::Table(&TEXT), "One sentence for those who choose a game."),
        Field::must("minutes", Shape::Integer { min: 5, max: 600 }, "How long a game takes."),
    ],
};

/// What a picture shows.
pub const LIKENESS: TableShape = TableShape {
    name: "likeness",
    doc: "What the picture of a card shows, for those who can't see it. It stands in `box.toml`.",
    fields: &[
        Field::must("of", Shape::Name(Naming::Card), "The English title of the card."),
        Field::must("en", Shape::Text, "In English."),
        Field::must("it", Shape::Text, "In Italian."),
    ],
};

/// Words in both languages.
pub const TEXT: TableShape = TableShape {
    name: "text",
    doc: "Words in every language that the table speaks.",
    fields: &[
        Field::must("en", Shape::Text, "In English."),
        Field::must("it", Shape::Text, "In Italian."),
    ],
};

/// A title in both languages.
pub const TITLE: TableShape = TableShape {
    name: "title",
    doc: "A title in every language that the table speaks. No two cards share one.",
    fields: &[
        Field::must("en", Shape::Title, "In English."),
        Field::must("it", Shape::Title, "In Italian."),
        Field::may(
            "was",
            Shape::Title,
            "The English title that the card had first, if it was mended since: by that one records, \
             pictures and tales know it.",
        ),
    ],
};

/// A story icon.
pub const ICON: TableShape = TableShape {
    name: "icon",
    doc: "A story icon. A mix of sets has 32 at most.",
    fields: &[
        Field::must("id", Shape::Id, "The word for it in set files; not `blank`."),
        Field::must("name", Shape::Table(&TEXT), "What players call it."),
        Field::must("letter", Shape::Letter, "One letter, for those who can't see the picture."),
        Field::may(
            "only",
            EDITIONS,
            "The one edition that has it. In the other, its slot is clear film, and what a card \
             says of it is not said.",
        ),
    ],
};

/// A family.
pub const FAMILY: TableShape = TableShape {
    name: "family",
    doc: "A family of five characters.",
    fields: &[
        Field::must("id", Shape::Id, "The word for it in set files."),
        Field::must("name", Shape::Table(&TEXT), "What players call it."),
        Field::must("crest", Shape::Table(&TEXT), "What its crest shows."),
        Field::must("flavour", Shape::Table(&TEXT), "One dry line."),
    ],
};

const TITLED: Field = Field::must("title", Shape::Table(&TITLE), "What the card is called.");
const FLAVOURED: Field = Field::must("flavour", Shape::Table(&TEXT), "One dry line.");
const EPITHET: Field = Field::must("epithet", Shape::Table(&TEXT), "Who they are, in few words.");
const GENDER: Field = Field::must(
    "gender",
    Shape::Word(&["masculine", "feminine", "neuter"]),
    "How sentences speak of them.",
);
const NUMBER: Field = Field::may(
    "number",
    Shape::Word(&["singular", "plural"]),
    "How many they are: `singular` if it is missing.",
);
const WITH: Field = Field::may(
    "with",
    Shape::Id,
    "The id of a set: the card stays in the box if that one is not at the table.",
);
const ONLY: Field = Field::may("only", EDITIONS, "The one edition in whose deck the card is.");
const PRINTED_PATHOS: Field =
    Field::may("pathos", Shape::Table(&PATHOS), "The numbers that are printed on the card.");
const PRINTED_ICONS: Field =
    Field::may("icons", Shape::Table(&ICONS), "The icons that are printed on the card.");

/// A member of a family.
pub const CHARACTER: TableShape = TableShape {
    name: "character",
    doc: "A member of a family: the bottom of a stack, with nothing printed on it.",
    fields: &[
        TITLED,
        Field::may(
            "family",
            Shape::Name(Naming::Family),
            "The id of the family; only a set without families has characters without one.",
        ),
        EPITHET,
        GENDER,
        NUMBER,
        Field::may(
            "kin",
            Shape::ListOf { item: &Shape::Table(&KIN), min: 0, max: 16 },
            "What this one is to others.",
        ),
        FLAVOURED,
    ],
};

/// What a character is to another.
pub const KIN: TableShape = TableShape {
    name: "kinship",
    doc: "What a character is to another.",
    fields: &[
        Field::must("to", Shape::Name(Naming::Character), "The English title of the other."),
        Field::must("is", Shape::Word(&KINSHIPS), "What this one is to the other."),
    ],
};

/// Where a family lives.
pub const RESIDENCE: TableShape = TableShape {
    name: "residence",
    doc: "Where a family lives: the bottom of a stack of Mysteries.",
    fields: &[
        TITLED,
        Field::must("family", Shape::Name(Naming::Family), "The id of the family."),
        EPITHET,
        GENDER,
        NUMBER,
        FLAVOURED,
        WITH,
    ],
};

/// A stranger who joins families.
pub const GUEST: TableShape = TableShape {
    name: "guest",
    doc: "A stranger who joins families: the bottom of a stack, with print of its own.",
    fields: &[
        TITLED,
        EPITHET,
        GENDER,
        NUMBER,
        FLAVOURED,
        PRINTED_PATHOS,
        PRINTED_ICONS,
        Field::may(
            "follows",
            Shape::Table(&CARD_FILTER),
            "Which cards the Guest follows into the family on which they are played.",
        ),
        Field::may("persistent", LAWS, "What is so while the Guest's own portrait shows."),
    ],
};

const POINTS: Shape = Shape::Integer { min: -100, max: 100 };
const MARK: Shape = Shape::Name(Naming::Mark);

/// The printed numbers.
pub const PATHOS: TableShape = TableShape {
    name: "pathos",
    doc: "The printed numbers. A missing slot is clear film; zero is not, it hides.",
    fields: &[
        Field::may("top", POINTS, "The upper slot."),
        Field::may("middle", POINTS, "The middle slot."),
        Field::may("bottom", POINTS, "The lower slot."),
    ],
};

/// The printed icons.
pub const ICONS: TableShape = TableShape {
    name: "icons",
    doc: "The printed icons. A missing slot is clear film; `blank` is a disc that hides an icon \
          and gives none.",
    fields: &[
        Field::may("top", MARK, "The upper slot, the only one of a first-edition card."),
        Field::may("middle", MARK, "The middle slot."),
        Field::may("bottom", MARK, "The lower slot."),
        Field::may("mystery", MARK, "The slot that mysteries have to themselves."),
    ],
};

const LAYING: Field =
    Field::may("needs", Shape::Table(&LAID_ON), "On which characters alone it may be played.");
const IMMEDIATE: Field = Field::may(
    "immediate",
    Shape::ListOf { item: &Shape::OneKey(&VERB), min: 1, max: 16 },
    "What happens once, in this order, when the card is played.",
);
const LAWS: Shape = Shape::ListOf { item: &Shape::OneKey(&LAW), min: 1, max: 8 };
const SYMBOL: Field = Field::may(
    "expedition",
    Shape::Name(Naming::Expedition),
    "The English title of the Expedition that comes to the middle when the card is played.",
);
const SCORING: Field = Field::may(
    "scoring",
    Shape::ListOf { item: &Shape::Table(&BONUS), min: 1, max: 4 },
    "What it adds when families are counted.",
);

/// A Modifier.
pub const MODIFIER: TableShape = TableShape {
    name: "modifier",
    doc: "Clear film laid on a living character. What it says happens to the player whose \
          character that is.",
    fields: &[
        TITLED,
        FLAVOURED,
        ONLY,
        WITH,
        Field::must("pathos", Shape::Table(&PATHOS), "Its numbers: one, two or three of them."),
        PRINTED_ICONS,
        SYMBOL,
        LAYING,
        IMMEDIATE,
        Field::may("ongoing", LAWS, "What is so while the text of the card shows."),
        Field::may("persistent", LAWS, "What is so while its portrait shows: it brings one."),
        SCORING,
    ],
};

/// An Event.
pub const EVENT: TableShape = TableShape {
    name: "event",
    doc: "Played, obeyed, discarded. It has `immediate`, or `response`, or both.",
    fields: &[
        TITLED,
        FLAVOURED,
        ONLY,
        WITH,
        Field::may(
            "needs",
            Shape::Table(&STACK_FILTER),
            "What must lie on the table, or the Event can't be played.",
        ),
        Field::may(
            "targets",
            Shape::ListOf { item: &Shape::Table(&STACK_FILTER), min: 1, max: 2 },
            "The characters that are named when it is played: what each of them must be.",
        ),
        IMMEDIATE,
        Field::may("response", Shape::Table(&RESPONSE), "What it cancels as it is played."),
        Field::may("when", Shape::Word(&["drawn"]), "Played as soon as it is drawn."),
    ],
};

/// An Untimely Death.
pub const DEATH: TableShape = TableShape {
    name: "untimely-death",
    doc: "Turns a worthless living character into a valuable dead one.",
    fields: &[
        TITLED,
        FLAVOURED,
        ONLY,
        WITH,
        PRINTED_PATHOS,
        PRINTED_ICONS,
        SYMBOL,
        LAYING,
        IMMEDIATE,
        SCORING,
    ],
};

/// A Mystery.
pub const MYSTERY: TableShape = TableShape {
    name: "mystery",
    doc: "Laid on a Residence. What it says happens to whoever lives there.",
    fields: &[
        TITLED,
        FLAVOURED,
        WITH,
        PRINTED_PATHOS,
        PRINTED_ICONS,
        Field::may("needs", Shape::Table(&TALLY), "What the family who lives there must show."),
        IMMEDIATE,
        Field::may("ongoing", LAWS, "What is so while the text of the card shows."),
        SCORING,
    ],
};

/// A Story.
pub const STORY: TableShape = TableShape {
    name: "story",
    doc: "Lies in the middle until a player claims it, and then with that player.",
    fields: &[
        TITLED,
        FLAVOURED,
        PRINTED_PATHOS,
        Field::must("needs", Shape::Table(&TALLY), "What a family must show to claim it."),
        Field::may("ongoing", LAWS, "What is so for its holder."),
        SCORING,
    ],
};

/// An Expedition.
pub const EXPEDITION: TableShape = TableShape {
    name: "expedition",
    doc: "A rule for everyone while it lies in the middle.",
    fields: &[TITLED, FLAVOURED, Field::must("ongoing", LAWS, "What is so for everyone.")],
};
