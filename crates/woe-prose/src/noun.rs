//! What does a card call the things it speaks of?

use crate::lang::{Language, Value, say};
use woe_cards::{
    CardFilter, CardId, Catalog, IconSet, Kind, Life, Number, Sign, Speech, StackFilter, Who, Whose,
};

/// One who speaks of the cards of a catalog in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    pub(crate) catalog: &'a Catalog,
    pub(crate) language: Language,
    pub(crate) address: Address,
    /// Whether what somebody does is said as after "may": *draw*, and not *draws*.
    pub(crate) bare: bool,
}

/// To whom a card speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    /// To its reader.
    You,
    /// Of somebody, whose name is filled in later.
    Named,
}

/// Where the name of the player goes of whom a card speaks.
const NAME: &str = "{name}";

/// How a character is brought into a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mention {
    /// As somebody new.
    Fresh,
    /// As somebody else of the same sort.
    Another,
    /// As one of the other sort, living against dead, in the same breath.
    Contrast,
    /// As one of two of the same sort.
    Two,
    /// As whoever there is of that sort when points are counted.
    Each,
    /// As somebody new, who is taken away from where they are.
    Taken,
    /// As one without whom a card cannot be played.
    Needed,
}

impl Mention {
    const fn word(self) -> &'static str {
        match self {
            Mention::Fresh => "fresh",
            Mention::Another => "another",
            Mention::Contrast => "contrast",
            Mention::Two => "two",
            Mention::Each => "each",
            Mention::Taken => "taken",
            Mention::Needed => "needed",
        }
    }
}

impl<'a> Voice<'a> {
    /// One who speaks to the reader.
    pub(crate) fn to_you(catalog: &'a Catalog, language: Language) -> Voice<'a> {
        Voice { catalog, language, address: Address::You, bare: true }
    }

    /// One who speaks of somebody.
    pub(crate) fn of_somebody(catalog: &'a Catalog, language: Language) -> Voice<'a> {
        Voice { catalog, language, address: Address::Named, bare: false }
    }

    /// How a verb without a mood of its own is inflected.
    pub(crate) const fn mood(&self) -> &'static str {
        if self.bare { "do" } else { "does" }
    }
}

impl Voice<'_> {
    /// Says it with the words that the table has for death, and for those who belong together. [TALE-2] [MUNCH-1]
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        let speech = self.catalog.sets.first().map_or(Speech::Gloom, |set| set.speech);
        let mut args = args.to_vec();
        args.push(("speech", speech.word().into()));
        args.push(("kin", self.kin(speech).into()));
        let address = match self.address {
            Address::You => "you",
            Address::Named => "named",
        };
        args.extend([("address", address.into()), ("name", NAME.into())]);
        if args.iter().all(|(name, _)| *name != "mood") {
            args.push(("mood", self.mood().into()));
        }
        say(self.language, key, &args)
    }

    /// What a player's characters are to each other; the page asks the same in `idiom.ts`. [TALE-1] [MUNCH-1]
    fn kin(&self, speech: Speech) -> &'static str {
        match (speech, self.catalog.families.is_empty()) {
            (Speech::Dungeon, _) => "party",
            (Speech::Gloom | Speech::Tale, true) => "company",
            (Speech::Gloom | Speech::Tale, false) => "family",
        }
    }

    /// The items in a row, the last one joined as the key says.
    pub(crate) fn list(&self, key: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                let most = most.join(", ");
                self.say(key, &[("most", most.into()), ("last", last.as_str().into())])
            }
        }
    }

    /// "lucre or marriage".
    pub(crate) fn icons(&self, icons: IconSet) -> String {
        let names: Vec<String> = icons
            .iter()
            .filter_map(|icon| self.catalog.icons.get(icon.index()))
            .map(|sheet| self.language.of(&sheet.name).to_owned())
            .collect();
        self.list("list-or", &names)
    }

    /// The title of the Expedition at that position, between quotation marks.
    pub(crate) fn expedition(&self, at: u8) -> String {
        let card = self.catalog.of_kind(Kind::Expedition).nth(at.into());
        let title = card.map_or("?", |card| self.language.of(&self.catalog.sheet(card).title));
        self.say("card-quoted", &[("title", title.into())])
    }

    /// Whether one or several persons are on a card.
    pub(crate) fn number(&self, card: CardId) -> &'static str {
        let sheet = self.catalog.sheets.get(card.index());
        let person = sheet.and_then(|sheet| sheet.person.as_ref());
        match person.map(|person| person.number) {
            Some(Number::Plural) => "plural",
            Some(Number::Singular) | None => "singular",
        }
    }

    /// "you have a Story", "another player has a Guest", "there is a dead character".
    pub(crate) fn existence(&self, filter: StackFilter) -> String {
        if is_own_haunted_home(filter) {
            return self.say("if-mystery", &[]);
        }
        let had = StackFilter { of: None, ..filter };
        let (key, who, filter) = match filter.of {
            Some(Whose::Of(Who::You)) => ("if-have", Who::You, had),
            Some(Whose::Of(who)) => ("if-has", who, had),
            Some(Whose::Middle) | None => ("if-exists", Who::You, filter),
        };
        let stack = self.stack(filter, Mention::Fresh).into();
        self.say(key, &[("who", who.word().into()), ("stack", stack)])
    }

    /// "a living character of yours showing lucre".
    pub(crate) fn stack(&self, filter: StackFilter, mention: Mention) -> String {
        // One's own Story is no target. [STORY-5]
        let is_elsewhere = mention == Mention::Taken && filter.base == Some(Kind::Story);
        let owner = filter.of.map(Whose::word).or(is_elsewhere.then_some("elsewhere"));
        self.stack_of(owner, filter, mention)
    }

    /// The same, where one would else take it to be of the family just spoken of.
    pub(crate) fn stack_of_anyone(&self, filter: StackFilter, mention: Mention) -> String {
        self.stack_of(Some("anyone"), filter, mention)
    }

    fn stack_of(&self, owner: Option<&str>, filter: StackFilter, mention: Mention) -> String {
        let life = match filter.life {
            None => "any",
            Some(Life::Living) => "living",
            // Where points are counted, the undead are dead. [UNDEAD-4]
            Some(Life::Dead) if mention == Mention::Each && self.knows_undead() => "counted",
            Some(Life::Dead) => "dead",
        };
        let which = ("which", Value::from(mention.word()));
        let base = ("base", Value::from(base_word(filter)));
        let mut words = vec![self.say("stack-noun", &[which.clone(), base, ("life", life.into())])];
        let is_member = filter.base.is_none_or(Kind::is_member);
        let sort = ("sort", if is_member { "member" } else { "thing" }.into());
        words.extend(owner.map(|of| self.say("stack-owner", &[which, sort, ("of", of.into())])));
        let traits = self.traits(filter);
        if !traits.is_empty() {
            words.push(self.list("list-and", &traits));
        }
        words.join(" ")
    }

    fn knows_undead(&self) -> bool {
        self.catalog.cards.iter().any(|card| card.is_undead())
    }

    fn traits(&self, filter: StackFilter) -> Vec<String> {
        let mut traits = Vec::new();
        let icons = match (filter.shows.is_empty(), filter.lacks.is_empty()) {
            (true, true) => None,
            (false, true) => Some("stack-shows"),
            (true, false) => Some("stack-lacks"),
            (false, false) => Some("stack-shows-but"),
        };
        if let Some(key) = icons {
            let shows = self.icons(filter.shows);
            let lacks = self.icons(filter.lacks);
            traits.push(self.say(key, &[("shows", shows.into()), ("lacks", lacks.into())]));
        }
        if filter.sign == Some(Sign::Negative) {
            traits.push(self.say("stack-negative", &[]));
        }
        if filter.modified {
            traits.push(self.say("stack-modified", &[("base", base_word(filter).into())]));
        }
        traits
    }

    /// "an Untimely Death or a Modifier worth less than zero".
    pub(crate) fn cards(&self, filters: &[CardFilter]) -> String {
        if filters.is_empty() {
            return self.card(CardFilter::default());
        }
        let nouns: Vec<String> = filters.iter().map(|&filter| self.card(filter)).collect();
        self.list("list-or", &nouns)
    }

    /// "Untimely Deaths and cards with a printed lucre icon".
    pub(crate) fn all_cards(&self, filters: impl Iterator<Item = CardFilter>) -> String {
        let nouns: Vec<String> =
            filters.map(|filter| self.described("cards-noun", filter)).collect();
        self.list("list-and", &nouns)
    }

    fn card(&self, filter: CardFilter) -> String {
        self.described("card-noun", filter)
    }

    fn described(&self, noun: &str, filter: CardFilter) -> String {
        let kind = filter.kind.map_or("any", Kind::word);
        let mut words = vec![self.say(noun, &[("kind", kind.into())])];
        words.extend(filter.sign.map(|sign| match sign {
            Sign::Negative => self.say("card-negative", &[]),
            Sign::Positive => self.say("card-positive", &[]),
        }));
        if !filter.shows.is_empty() {
            let shows = self.icons(filter.shows);
            words.push(self.say("card-shows", &[("shows", shows.into())]));
        }
        words.join(" ")
    }
}

/// Whether it asks for a Mystery on one's own Residence, and for nothing more. [HOME-1]
fn is_own_haunted_home(filter: StackFilter) -> bool {
    let home = StackFilter {
        base: Some(Kind::Residence),
        of: Some(Whose::Of(Who::You)),
        modified: true,
        ..StackFilter::default()
    };
    filter == home
}

/// What the bottom card of such a stack is called; a Guest may be a character.
pub(crate) fn base_word(filter: StackFilter) -> &'static str {
    match filter.base {
        None if filter.of == Some(Whose::Middle) => Kind::Guest.word(),
        None => Kind::Character.word(),
        Some(kind) => kind.word(),
    }
}
