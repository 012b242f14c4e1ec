//! What does a card call the things it speaks of?

use crate::lang::{Language, Value, say};
use woe_cards::{CardFilter, Catalog, IconSet, Kind, Life, StackFilter, Who};

/// One who speaks of the cards of a catalog in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    pub(crate) catalog: &'a Catalog,
    pub(crate) language: Language,
}

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
}

impl Mention {
    const fn word(self) -> &'static str {
        match self {
            Mention::Fresh => "fresh",
            Mention::Another => "another",
            Mention::Contrast => "contrast",
            Mention::Two => "two",
        }
    }
}

impl Voice<'_> {
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        say(self.language, key, args)
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

    /// "a living character of yours showing lucre".
    pub(crate) fn stack(&self, filter: StackFilter, mention: Mention) -> String {
        self.stack_of(filter.of.map(Who::word), filter, mention)
    }

    /// The same, where one would else take it to be of the family just spoken of.
    pub(crate) fn stack_of_anyone(&self, filter: StackFilter, mention: Mention) -> String {
        self.stack_of(Some("anyone"), filter, mention)
    }

    fn stack_of(&self, owner: Option<&str>, filter: StackFilter, mention: Mention) -> String {
        let life = match filter.life {
            None => "any",
            Some(Life::Living) => "living",
            Some(Life::Dead) => "dead",
        };
        let which = ("which", Value::from(mention.word()));
        let mut words = vec![self.say("stack-noun", &[which.clone(), ("life", life.into())])];
        words.extend(owner.map(|of| self.say("stack-owner", &[which, ("of", of.into())])));
        let traits = self.traits(filter);
        if !traits.is_empty() {
            words.push(self.list("list-and", &traits));
        }
        words.join(" ")
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
        if filter.negative {
            traits.push(self.say("stack-negative", &[]));
        }
        if filter.modified {
            traits.push(self.say("stack-modified", &[]));
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

    fn card(&self, filter: CardFilter) -> String {
        let key = if filter.negative { "card-negative" } else { "card-noun" };
        self.say(key, &[("kind", filter.kind.map_or("any", Kind::word).into())])
    }
}
