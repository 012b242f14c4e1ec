//! What shapes can the tables of a set file have?
//!
//! Shapes are plain data. The checker walks a file along them, the schema for editors and the
//! reference of the language are written from them: one definition, three readers.

/// What may stand in a place of a set file.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Words for players; not empty.
    Text,
    /// Words that the notation can carry: see [`Shape::fits_title`].
    Title,
    /// A word of small letters, digits and hyphens that names a thing in set files.
    Id,
    /// A single character.
    Letter,
    /// Three numbers with points between them.
    Version,
    /// A whole number.
    Integer {
        /// The least one allowed.
        min: i64,
        /// The greatest one allowed.
        max: i64,
    },
    /// `true` or `false`.
    Truth,
    /// One of these words.
    Word(&'static [&'static str]),
    /// The name of something that a set defines.
    Name(Naming),
    /// Several of the same shape.
    ListOf {
        /// What each of them is.
        item: &'static Shape,
        /// The least number of them.
        min: usize,
        /// The greatest number of them.
        max: usize,
    },
    /// A table with these keys.
    Table(&'static TableShape),
    /// A table with exactly one of these keys, or the word of one that stands alone.
    OneKey(&'static TableShape),
    /// Nothing: the key of a table with one key stands there alone, as a word.
    Alone,
    /// Any of these; the sort of value tells which.
    AnyOf(&'static [Shape]),
}

/// What a name names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// A story icon, by its id.
    Icon,
    /// A story icon by its id, or [`BLANK`].
    Mark,
    /// A family, by its id.
    Family,
    /// A character, by its English title.
    Character,
    /// A set, by its id.
    Set,
    /// An Expedition, by its English title.
    Expedition,
    /// An Expedition by its English title, or [`ANY`].
    AnyExpedition,
    /// Any card, by its English title.
    Card,
}

/// The word for an opaque disc in an icon slot. [STACK-4]
pub const BLANK: &str = "blank";

/// The word for whichever Expedition lies in the middle. [TRIP-3]
pub const ANY: &str = "any";

/// A table: its name and its keys.
#[derive(Debug)]
pub struct TableShape {
    /// What such a table is called in messages and in the reference.
    pub name: &'static str,
    /// What it is for.
    pub doc: &'static str,
    /// Its keys, in the order in which they are best written.
    pub fields: &'static [Field],
}

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What its value must be.
    pub shape: Shape,
    /// Whether it must be there.
    pub required: bool,
    /// What it means.
    pub doc: &'static str,
}

impl TableShape {
    /// The key of that name.
    pub fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The names of its keys.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.fields.iter().map(|field| field.name)
    }

    /// The keys that must be there.
    pub fn required(&self) -> impl Iterator<Item = &'static Field> + use<> {
        self.fields.iter().filter(|field| field.required)
    }

    /// The keys that stand alone, as words.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.fields
            .iter()
            .filter(|field| matches!(field.shape, Shape::Alone))
            .map(|field| field.name)
    }

    fn choice(&self) -> String {
        let words: Vec<&str> = self.words().collect();
        let keys = self.keys().filter(|key| !words.contains(key));
        let table = format!("a table with one of {}", joined(keys, "or"));
        if words.is_empty() { table } else { format!("a word ({}), or {table}", words.join(", ")) }
    }

    fn expectation(&self) -> String {
        match joined(self.required().map(|field| field.name), "and") {
            none if none.is_empty() => format!("a table with any of {}", joined(self.keys(), "or")),
            required => format!("a table with {required}"),
        }
    }
}

impl Field {
    /// A key that must be there.
    pub const fn must(name: &'static str, shape: Shape, doc: &'static str) -> Field {
        Field { name, shape, required: true, doc }
    }

    /// A key that may be there.
    pub const fn may(name: &'static str, shape: Shape, doc: &'static str) -> Field {
        Field { name, shape, required: false, doc }
    }
}

impl Shape {
    /// What is expected there, in words.
    pub fn expectation(&self) -> String {
        match self {
            Shape::Text | Shape::Title => "text".into(),
            Shape::Id => "a word of small letters, digits and hyphens".into(),
            Shape::Letter => "a single character".into(),
            Shape::Version => "a version such as \"1.0.0\"".into(),
            Shape::Integer { min, max } => format!("a whole number from {min} to {max}"),
            Shape::Truth => "true or false".into(),
            Shape::Word([word]) => format!("the word \"{word}\""),
            Shape::Word(words) => format!("a word ({})", words.join(", ")),
            Shape::Name(naming) => naming.expectation().into(),
            Shape::ListOf { item, .. } => match item {
                Shape::Table(table) | Shape::OneKey(table) => {
                    format!("a list of {}", plural(table.name))
                }
                Shape::Name(naming) => format!("a list of {}", plural(naming.word())),
                Shape::Text
                | Shape::Title
                | Shape::Id
                | Shape::Letter
                | Shape::Version
                | Shape::Integer { .. }
                | Shape::Truth
                | Shape::Word(_)
                | Shape::ListOf { .. }
                | Shape::Alone
                | Shape::AnyOf(_) => "a list".into(),
            },
            Shape::Table(table) => table.expectation(),
            Shape::OneKey(table) => table.choice(),
            Shape::Alone => "nothing: it is a word alone".into(),
            Shape::AnyOf(shapes) => {
                let each: Vec<String> = shapes.iter().map(Shape::expectation).collect();
                each.join(", or ")
            }
        }
    }

    /// Whether the notation can carry a title: it quotes titles bare, between its own signs.
    pub fn fits_title(title: &str) -> bool {
        title.trim() == title
            && !title.contains(Shape::unfit_for_title)
            && !Shape::is_an_answer(title)
    }

    /// Whether the notation would take a title for an answer such as "pass".
    pub fn is_an_answer(title: &str) -> bool {
        let title = title.to_lowercase();
        let begins = |word: &&str| title.starts_with(*word);
        ["pass", "use", "first", "second"].contains(&title.as_str())
            || ["discard ", "choose ", "pick ", "call "].iter().any(begins)
    }

    /// Whether a title cannot have this character.
    pub fn unfit_for_title(character: char) -> bool {
        character.is_control() || matches!(character, '>' | '#' | '[' | ']' | ':' | '|' | '"')
    }

    /// Whether the words can be an id.
    pub fn fits_id(words: &str) -> bool {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        words.starts_with(|c: char| c.is_ascii_lowercase()) && words.chars().all(fits)
    }

    /// Whether the words are a version.
    pub fn fits_version(words: &str) -> bool {
        let is_number = |part: &str| {
            (1..=5).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        words.split('.').count() == 3 && words.split('.').all(is_number)
    }
}

impl Naming {
    /// What is named, in a word.
    pub const fn word(self) -> &'static str {
        match self {
            Naming::Icon | Naming::Mark => "icon",
            Naming::Family => "family",
            Naming::Character => "character",
            Naming::Set => "set",
            Naming::Expedition | Naming::AnyExpedition => "expedition",
            Naming::Card => "card",
        }
    }

    const fn expectation(self) -> &'static str {
        match self {
            Naming::Icon => "the id of an icon",
            Naming::Mark => "the id of an icon or \"blank\"",
            Naming::Family => "the id of a family",
            Naming::Character => "the English title of a character",
            Naming::Set => "the id of a set",
            Naming::Expedition => "the English title of an expedition",
            Naming::AnyExpedition => "the English title of an expedition or \"any\"",
            Naming::Card => "the English title of a card",
        }
    }
}

fn joined(words: impl Iterator<Item = &'static str>, last: &str) -> String {
    let words: Vec<&str> = words.collect();
    match &words[..] {
        [] => String::new(),
        [word] => (*word).to_owned(),
        [words @ .., word] => format!("{} {last} {word}", words.join(", ")),
    }
}

/// The word behind "a", "an" or nothing, whichever it takes.
pub(crate) fn with_article(word: &str) -> String {
    match word {
        "pathos" | "icons" => word.to_owned(),
        _ if word.starts_with(['a', 'e', 'i', 'o', 'u']) => format!("an {word}"),
        _ => format!("a {word}"),
    }
}

/// Several of them.
fn plural(word: &str) -> String {
    match word.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None if word.ends_with('s') => format!("{word}es"),
        None => format!("{word}s"),
    }
}
