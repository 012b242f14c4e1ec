//! What is written on a card, a family, a set?

use crate::card::Kind;

/// Words in every language we speak.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Italian.
    pub it: String,
}

impl Text {
    /// Whether that is how it reads in some language, whatever the capitals.
    pub fn is(&self, words: &str) -> bool {
        [&self.en, &self.it].into_iter().any(|text| text.to_lowercase() == words.to_lowercase())
    }
}

/// The edition whose deck a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The first edition of the base game: the default.
    First,
    /// The second edition.
    Second,
}

impl Edition {
    /// The word for it in set files and profiles.
    pub const fn word(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }
}

/// How a set speaks of death, and of those who belong together. [TALE-2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speech {
    /// Untimely Deaths, dead and living.
    #[default]
    Gloom,
    /// Unhappy Endings, finished and unfinished.
    Tale,
    /// Parties instead of families. [MUNCH-1]
    Dungeon,
}

impl Speech {
    /// Every way of speaking.
    pub const ALL: [Speech; 3] = [Speech::Gloom, Speech::Tale, Speech::Dungeon];

    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            Speech::Gloom => "gloom",
            Speech::Tale => "tale",
            Speech::Dungeon => "dungeon",
        }
    }
}

/// What stands on the box of a set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BoxSheet {
    /// One sentence.
    pub pitch: Text,
    /// How long a game takes, about.
    pub minutes: u16,
}

/// Grammatical gender, for sentences about a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gender {
    /// He.
    Masculine,
    /// She.
    Feminine,
    /// It, or they of one.
    Neuter,
}

/// Grammatical number, for sentences about a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// One.
    Singular,
    /// Several on one card, such as twins.
    Plural,
}

/// What a character is to another of the family.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kin {
    /// The English title of the other.
    pub to: String,
    /// What this one is to the other: one of [`KINSHIPS`].
    pub is: String,
}

/// The words for what a character can be to another.
pub const KINSHIPS: [&str; 28] = [
    "aunt",
    "betrothed",
    "brother",
    "butler",
    "child",
    "cousin",
    "creation",
    "creator",
    "daughter",
    "dog",
    "employee",
    "employer",
    "father",
    "henchman",
    "husband",
    "master",
    "mistress",
    "mother",
    "nanny",
    "nephew",
    "niece",
    "rival",
    "servant",
    "sibling",
    "sister",
    "son",
    "ward",
    "wife",
];

/// What prose must know of a character.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Person {
    /// The position of the family in the catalog; a Guest has none.
    pub family: Option<usize>,
    /// Who they are in three words.
    pub epithet: Text,
    /// How sentences speak of them.
    pub gender: Gender,
    /// How many they are.
    pub number: Number,
    /// What they are to the others.
    pub kin: Vec<Kin>,
}

/// A card as written: its words, and where it comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    /// What records, pictures and tales know it by, however often its title is mended: the slug of the
    /// English title that it had first.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// The English title that it had first, if it was mended since.
    pub was: Option<String>,
    /// One dry line.
    pub flavour: Text,
    /// Its kind.
    pub kind: Kind,
    /// The position of its set in the catalog.
    pub set: usize,
    /// The one edition whose deck it belongs to, if not to every one.
    pub only: Option<Edition>,
    /// The id of the set without which it stays in the box.
    pub with: Option<String>,
    /// What prose must know, if it is a character, a Guest or a Residence.
    pub person: Option<Person>,
    /// What its picture shows, for those who can't see it.
    pub likeness: Option<Text>,
}

impl Sheet {
    /// The English title that it had first.
    pub fn first_title(&self) -> &str {
        self.was.as_deref().unwrap_or(&self.title.en)
    }

    /// Whether that is its title in some language, or was its first one, whatever the capitals.
    pub fn is_called(&self, words: &str) -> bool {
        let was = self.was.as_ref();
        self.title.is(words) || was.is_some_and(|was| was.to_lowercase() == words.to_lowercase())
    }
}

/// The words in lower case, with single hyphens for whatever is not a letter or a digit.
///
/// ```
/// assert_eq!(woe_cards::slug("was Bitten, by a Bat!"), "was-bitten-by-a-bat");
/// ```
pub fn slug(words: &str) -> String {
    let mut slug = String::with_capacity(words.len());
    for letter in words.chars() {
        if letter.is_alphanumeric() {
            slug.extend(letter.to_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

/// A story icon as written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IconSheet {
    /// The word for it in set files.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// One letter, for those who can't tell the pictures apart.
    pub letter: char,
    /// The one edition that has it, if not every one. [HOME-6]
    pub only: Option<Edition>,
}

/// A family as written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FamilySheet {
    /// The word for it in set files.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// What its crest shows.
    pub crest: Text,
    /// One dry line.
    pub flavour: Text,
}

/// A set as written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetSheet {
    /// Its folder and its name in records and commands.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// Its version, three numbers.
    pub version: String,
    /// The edition it expects.
    pub profile: Edition,
    /// The ids of the sets it needs.
    pub needs: Vec<String>,
    /// How it speaks of death.
    pub speech: Speech,
    /// How many Stories can lie in the middle, if the set says so. [TALE-3]
    pub stories: Option<u8>,
    /// What stands on its box, if it has one.
    pub box_lid: Option<BoxSheet>,
    /// The hash over all its files, in hexadecimal: from which sources it was made, to the last comma.
    pub hash: String,
    /// The hash of what is played, in hexadecimal: the same however its cards are told. Records name it.
    pub played: String,
}
