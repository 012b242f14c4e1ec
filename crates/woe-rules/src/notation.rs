//! How are actions and beats written, so that people and records read the same?
//!
//! An answer is `TITLE on CHARACTER`, `discard TITLE`, `pass` and so on; a beat is a word and its
//! parts between bars: `laid | was-menaced-by-mice | grogar`. In a record cards and characters go by what
//! its version calls them, elsewhere by their English titles; seats by the names of their players.

use crate::{
    decision::{Action, Choice},
    game::Rules,
    place::{Seat, StackId},
    record::Version,
    table::Table,
    view::TableView,
};
use std::sync::Arc;
use woe_cards::{CardId, Kind, Sheet};

mod beats;

/// What separates the parts of a beat.
pub(crate) const BAR: &str = " | ";

/// Who is who: the cards, the seats' names, the stacks' bottom cards.
#[derive(Clone, Debug)]
pub struct Names {
    rules: Arc<Rules>,
    seats: Vec<String>,
    bases: Vec<CardId>,
    /// What answers and beats are written with: titles as they are today, unless it is for a record.
    version: Option<Version>,
}

/// Words that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// What was expected there.
    pub expected: &'static str,
    /// What stood there.
    pub found: String,
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected {}, found \"{}\"", self.expected, self.found)
    }
}

impl std::error::Error for Unreadable {}

impl Names {
    /// The names at a table.
    pub fn new(rules: &Arc<Rules>, table: &Table, seats: &[String]) -> Names {
        let bases = table.stacks().map(|stack| table.stack(stack).base).collect();
        Names { rules: rules.clone(), seats: seats.to_vec(), bases, version: None }
    }

    /// The names at a table that somebody sees.
    pub fn of_view(rules: &Arc<Rules>, table: &TableView, seats: &[String]) -> Names {
        let bases = table.stacks.iter().map(|stack| stack.base).collect();
        Names { rules: rules.clone(), seats: seats.to_vec(), bases, version: None }
    }

    /// The same names, for answers and beats as a record of that version has them.
    pub fn in_version(self, version: Version) -> Names {
        Names { version: Some(version), ..self }
    }

    /// A seat's name.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    /// A card's English title.
    pub fn card(&self, card: CardId) -> &str {
        &self.rules.catalog.sheet(card).title.en
    }

    /// The English title of a stack's bottom card.
    pub fn stack(&self, stack: StackId) -> &str {
        self.bases.get(stack.index()).map_or("?", |&base| self.card(base))
    }

    /// A card, as answers and beats have it.
    fn named(&self, card: CardId) -> &str {
        let sheet = self.rules.catalog.sheet(card);
        self.version.map_or(&sheet.title.en, |version| version.name(sheet))
    }

    /// A stack, as answers and beats have it: its bottom card.
    fn base(&self, stack: StackId) -> &str {
        self.bases.get(stack.index()).map_or("?", |&base| self.named(base))
    }

    /// Whether answers and beats mean that card. Titles are known in every language.
    fn means(&self, sheet: &Sheet, words: &str) -> bool {
        if self.version == Some(Version::Two) { sheet.id == words } else { sheet.is_called(words) }
    }

    fn find(&self, words: &str) -> Option<CardId> {
        let catalog = &self.rules.catalog;
        catalog.ids().find(|&id| self.means(catalog.sheet(id), words))
    }

    /// The seat with that name.
    pub fn read_seat(&self, words: &str) -> Result<Seat, Unreadable> {
        let index = self.seats.iter().position(|name| name == words);
        index.and_then(Seat::new).ok_or_else(|| unreadable("a player's name", words))
    }

    /// The drawn card with that name.
    pub fn read_card(&self, words: &str) -> Result<CardId, Unreadable> {
        let found = self.find(words);
        let drawn = found.filter(|&id| self.rules.catalog.card(id).kind.is_drawn());
        drawn.ok_or_else(|| unreadable("the title of a card", words))
    }

    /// The Expedition with that name.
    pub fn read_expedition(&self, words: &str) -> Result<CardId, Unreadable> {
        let found = self.find(words);
        let expedition = found.filter(|&id| self.rules.catalog.card(id).kind == Kind::Expedition);
        expedition.ok_or_else(|| unreadable("the title of an Expedition", words))
    }

    /// The stack with that bottom card.
    pub fn read_stack(&self, words: &str) -> Result<StackId, Unreadable> {
        let is = |&base: &CardId| self.means(self.rules.catalog.sheet(base), words);
        let index = self.bases.iter().position(is);
        index.and_then(StackId::new).ok_or_else(|| unreadable("a character on the table", words))
    }

    /// An answer, written.
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Play { card, on: Some(on) } => {
                format!("{} on {}", self.named(card), self.base(on))
            }
            Action::Play { card, on: None } => self.named(card).to_string(),
            Action::Discard(card) => format!("discard {}", self.named(card)),
            Action::DiscardHand => "discard hand".to_string(),
            Action::Choose(stack) => format!("choose {}", self.base(stack)),
            Action::Pick(card) => format!("pick {}", self.named(card)),
            Action::Call(seat) => format!("call {}", self.seat(seat)),
            Action::Take(Choice::First) => "first".to_string(),
            Action::Take(Choice::Second) => "second".to_string(),
            Action::Use => "use".to_string(),
            // Until there was a word for drawing, one passed. [DRAW-8]
            Action::Pass | Action::Draw => "pass".to_string(),
        }
    }

    /// An answer, read. A draw from the pile is written as a pass: see [`Question::meant_by`].
    ///
    /// [`Question::meant_by`]: crate::Question::meant_by
    pub fn read_action(&self, words: &str) -> Result<Action, Unreadable> {
        match words {
            "discard hand" => return Ok(Action::DiscardHand),
            "first" => return Ok(Action::Take(Choice::First)),
            "second" => return Ok(Action::Take(Choice::Second)),
            "use" => return Ok(Action::Use),
            "pass" => return Ok(Action::Pass),
            _ => {}
        }
        if let Some(title) = words.strip_prefix("discard ") {
            return self.read_card(title).map(Action::Discard);
        }
        if let Some(title) = words.strip_prefix("choose ") {
            return self.read_stack(title).map(Action::Choose);
        }
        if let Some(name) = words.strip_prefix("call ") {
            return self.read_seat(name).map(Action::Call);
        }
        if let Some(title) = words.strip_prefix("pick ") {
            return self.read_card(title).map(Action::Pick);
        }
        self.read_play(words)
    }

    /// Titles may hold the word "on", so every place for it is tried.
    fn read_play(&self, words: &str) -> Result<Action, Unreadable> {
        if let Ok(card) = self.read_card(words) {
            return Ok(Action::Play { card, on: None });
        }
        let mut fault = unreadable("an answer such as TITLE on CHARACTER", words);
        for (at, _) in words.match_indices(" on ") {
            match (self.read_card(&words[..at]), self.read_stack(&words[at + 4..])) {
                (Ok(card), Ok(on)) => return Ok(Action::Play { card, on: Some(on) }),
                (Ok(_), Err(unknown)) => fault = unknown,
                (Err(unknown), _) => fault = unknown,
            }
        }
        Err(fault)
    }
}

fn unreadable(expected: &'static str, found: &str) -> Unreadable {
    Unreadable { expected, found: found.to_string() }
}
