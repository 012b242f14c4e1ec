//! How does a tale begin?

use super::{
    TaleMistake,
    statement::{Said, Statement},
};
use crate::{asking::unplayable, lang::Language};
use std::sync::Arc;
use woe_cards::{CardId, Catalog, Edition, Kind, Sheet, Telling, nearest};
use woe_rules::{
    Beat, Folk, Game, Key, LaidStack, Layout, MIDDLE_MAX, Play, Profile, Rules, Seat, Seating,
    Start, Unplayable,
};

/// The set that is meant if a tale names none.
const BASE_SET: &str = "gloom";

/// A table, ready for the first answer.
pub(super) struct Setting {
    pub(super) rules: Arc<Rules>,
    pub(super) game: Game,
    pub(super) seats: Vec<String>,
    /// What happened while it was dealt; `None` if it was laid out by hand.
    pub(super) dealt: Option<Vec<Beat>>,
    /// How many lots are written down, and on which line.
    pub(super) lots: (usize, usize),
}

impl Setting {
    /// The table that the statements describe.
    pub(super) fn of(full: &Catalog, said: &[Said]) -> Result<Setting, Vec<TaleMistake>> {
        let rules = rules(full, said);
        let mut builder = Builder::new(full, &rules, said);
        builder.collect(said);
        if !builder.mistakes.is_empty() {
            return Err(builder.mistakes);
        }
        let line = said.last().map_or(1, |(line, _)| *line);
        let Builder { seats, lots, .. } = builder.clone();
        let begun = builder.begin();
        let (game, dealt) = begun
            .map_err(|why| vec![TaleMistake::new(line, unplayable(Language::English, why))])?;
        Ok(Setting { game, dealt, seats, lots, rules })
    }
}

/// The rules of the table: the cards of its sets, its edition and its options.
fn rules(full: &Catalog, said: &[Said]) -> Arc<Rules> {
    let mut sets: Vec<usize> =
        full.sets.iter().position(|set| set.id == BASE_SET).into_iter().collect();
    let mut named_edition = None;
    for (_, statement) in said {
        match statement {
            Statement::Sets(named) => sets.clone_from(named),
            Statement::Profile(named) => named_edition = Some(*named),
            Statement::Plain
            | Statement::Characters(_)
            | Statement::Retorts(_)
            | Statement::Rounds(_)
            | Statement::Guests(_)
            | Statement::Stories(_)
            | Statement::Mysteries(_)
            | Statement::Casting(_)
            | Statement::Mixing(_)
            | Statement::Has(..)
            | Statement::Holds(..)
            | Statement::MiddleHolds(_)
            | Statement::LiesUnder(..)
            | Statement::DeckHolds(_)
            | Statement::DeckHoldsOnly(_)
            | Statement::DiscardHolds(_)
            | Statement::Plays(..)
            | Statement::Lots(_)
            | Statement::SitsWith(..)
            | Statement::Starts(_)
            | Statement::Agreed(_)
            | Statement::StartByLot
            | Statement::Seed(_) => {}
        }
    }
    let catalog = of_sets(full, &sets);
    let expected = catalog.sets.first().map_or(Edition::First, |set| set.profile);
    let mut profile = Profile::of(named_edition.unwrap_or(expected));
    for (_, statement) in said {
        match statement {
            Statement::Plain => profile.telling = Telling::Plain,
            Statement::Characters(count) => profile.characters = Some(*count),
            Statement::Retorts(retorts) => profile.retorts = *retorts,
            Statement::Rounds(rounds) => profile.rounds = *rounds,
            Statement::Guests(count) => profile.guests = *count,
            Statement::Stories(count) => profile.stories = *count,
            Statement::Mysteries(mysteries) => profile.mysteries = *mysteries,
            Statement::Casting(casting) => profile.casting = *casting,
            Statement::Mixing(mixing) => profile.mixing = *mixing,
            Statement::Sets(_)
            | Statement::Profile(_)
            | Statement::Has(..)
            | Statement::Holds(..)
            | Statement::MiddleHolds(_)
            | Statement::LiesUnder(..)
            | Statement::DeckHolds(_)
            | Statement::DeckHoldsOnly(_)
            | Statement::DiscardHolds(_)
            | Statement::Plays(..)
            | Statement::Lots(_)
            | Statement::SitsWith(..)
            | Statement::Starts(_)
            | Statement::Agreed(_)
            | Statement::StartByLot
            | Statement::Seed(_) => {}
        }
    }
    Rules::new(&catalog, profile)
}

/// The catalog with the cards of those sets alone; icons and families keep their numbers.
fn of_sets(full: &Catalog, sets: &[usize]) -> Catalog {
    let chosen: Vec<usize> = (0..full.sets.len()).filter(|set| sets.contains(set)).collect();
    let place = |sheet: &Sheet| chosen.iter().position(|&set| set == sheet.set);
    let written = full.cards.iter().zip(&*full.sheets);
    let (cards, sheets): (Vec<_>, Vec<_>) = written
        .filter_map(|(card, sheet)| {
            Some((card.clone(), Sheet { set: place(sheet)?, ..sheet.clone() }))
        })
        .unzip();
    Catalog {
        deck_len: cards.iter().filter(|card| card.kind.is_drawn()).count(),
        cards: cards.into(),
        sheets: sheets.into(),
        icons: full.icons.clone(),
        families: full.families.clone(),
        sets: chosen.iter().map(|&set| full.sets[set].clone()).collect(),
    }
}

/// Whether only a table that is laid out by hand can say so.
fn is_by_hand(statement: &Statement) -> bool {
    matches!(
        statement,
        Statement::Has(..)
            | Statement::Holds(..)
            | Statement::LiesUnder(..)
            | Statement::MiddleHolds(_)
            | Statement::DeckHolds(_)
            | Statement::DeckHoldsOnly(_)
            | Statement::DiscardHolds(_)
            | Statement::Plays(..)
            | Statement::Lots(_)
    )
}

#[derive(Clone)]
struct Builder<'a> {
    rules: &'a Rules,
    full: &'a Catalog,
    seats: Vec<String>,
    layout: Layout,
    families: Vec<Folk>,
    agreed: Vec<CardId>,
    start: Start,
    seed: u64,
    /// Whether the draw pile is only what was named.
    is_whole_deck: bool,
    lots: (usize, usize),
    mistakes: Vec<TaleMistake>,
}

impl<'a> Builder<'a> {
    fn new(full: &'a Catalog, rules: &'a Rules, said: &[Said]) -> Builder<'a> {
        let mut seats: Vec<String> = Vec::new();
        for (_, statement) in said {
            if let Statement::Has(name, _) | Statement::SitsWith(name, _) = statement
                && !seats.contains(name)
            {
                seats.push(name.clone());
            }
        }
        let layout = Layout {
            stacks: Vec::new(),
            hands: vec![Vec::new(); seats.len()],
            deck: Vec::new(),
            discard: Vec::new(),
            expedition: None,
            start: Seat::Zero,
            turn: Seat::Zero,
            play: Play::First,
            lots: Vec::new(),
        };
        Builder {
            rules,
            full,
            seats,
            layout,
            families: Vec::new(),
            agreed: Vec::new(),
            start: Start::Seat(Seat::Zero),
            seed: 0,
            is_whole_deck: false,
            lots: (1, 0),
            mistakes: Vec::new(),
        }
    }

    fn collect(&mut self, said: &[Said]) {
        if !(2..=Seat::MAX).contains(&self.seats.len()) {
            let line = said.last().map_or(1, |(line, _)| *line);
            let message =
                "two to five players need families: write \"Ann has Grogar. Bob has Angel.\"";
            return self.mistakes.push(TaleMistake::new(line, message));
        }
        let is_dealt = |said: &&Said| matches!(said.1, Statement::SitsWith(..));
        if said.iter().any(|said| is_dealt(&said))
            && let Some((line, _)) = said.iter().find(|(_, statement)| is_by_hand(statement))
        {
            let message = "a table is dealt or laid out by hand, not both; take this line away";
            return self.mistakes.push(TaleMistake::new(*line, message));
        }
        // The turn is the starting player's unless it is said whose it is.
        for (line, statement) in said {
            if let Statement::Starts(name) = statement {
                let seat = self.seat(*line, name);
                (self.start, self.layout.start, self.layout.turn) = (Start::Seat(seat), seat, seat);
            }
        }
        for (line, statement) in said {
            self.state(*line, statement);
        }
    }

    fn state(&mut self, line: usize, statement: &Statement) {
        match statement {
            Statement::Has(name, cards) => self.settle(line, name, cards),
            Statement::Holds(name, cards) => {
                let (seat, cards) = (self.seat(line, name), self.cards(line, cards));
                self.layout.hands[seat.index()].extend(cards);
            }
            Statement::MiddleHolds(cards) => self.lay_in_the_middle(line, cards),
            Statement::Agreed(stories) => self.agreed = self.cards(line, stories),
            Statement::LiesUnder(base, cards) => self.lay(line, *base, cards),
            Statement::DeckHolds(cards) => {
                let cards = self.cards(line, cards);
                self.layout.deck.extend(cards);
            }
            Statement::DeckHoldsOnly(cards) => {
                self.is_whole_deck = true;
                self.layout.deck = self.cards(line, cards);
            }
            Statement::DiscardHolds(cards) => self.layout.discard = self.cards(line, cards),
            Statement::Plays(name, play) => {
                (self.layout.turn, self.layout.play) = (self.seat(line, name), *play);
            }
            Statement::Lots(lots) => {
                self.lots = (line, lots.len());
                self.layout.lots = lots.iter().map(|lot| lot - 1).collect();
            }
            Statement::SitsWith(_, family) => self.families.push(match family {
                Some(index) => Folk::Family(*index as u8),
                None if self.rules.cast().is_empty() => Folk::Misfits,
                None => Folk::Cast,
            }),
            Statement::StartByLot => self.start = Start::Lot,
            Statement::Seed(seed) => self.seed = *seed,
            // Said already, or for the rules.
            Statement::Starts(_)
            | Statement::Sets(_)
            | Statement::Profile(_)
            | Statement::Plain
            | Statement::Characters(_)
            | Statement::Retorts(_)
            | Statement::Rounds(_)
            | Statement::Guests(_)
            | Statement::Stories(_)
            | Statement::Mysteries(_)
            | Statement::Casting(_)
            | Statement::Mixing(_) => {}
        }
    }

    fn settle(&mut self, line: usize, name: &str, cards: &[CardId]) {
        let of = Some(self.seat(line, name));
        let bases = self.cards(line, cards).into_iter();
        self.layout.stacks.extend(bases.map(|base| LaidStack { base, of, layers: Vec::new() }));
    }

    fn lay_in_the_middle(&mut self, line: usize, cards: &[CardId]) {
        for base in self.cards(line, cards) {
            if self.rules.catalog.card(base).kind == Kind::Expedition {
                self.layout.expedition = Some(base);
            } else {
                self.layout.stacks.push(LaidStack { base, of: None, layers: Vec::new() });
            }
        }
    }

    fn lay(&mut self, line: usize, base: CardId, cards: &[CardId]) {
        let layers = self.cards(line, cards);
        let Some(&base) = self.cards(line, &[base]).first() else { return };
        match self.layout.stacks.iter_mut().find(|laid| laid.base == base) {
            Some(laid) => laid.layers.extend(layers),
            None => {
                let message = "that character is in no family yet; say above who has it";
                self.mistakes.push(TaleMistake::new(line, message));
            }
        }
    }

    fn seat(&mut self, line: usize, name: &str) -> Seat {
        let index = self.seats.iter().position(|known| known == name);
        index.and_then(Seat::new).unwrap_or_else(|| {
            let message = format!("nobody called \"{name}\" has a family");
            let nearest = nearest(name, self.seats.iter().map(String::as_str));
            self.mistakes.push(TaleMistake::new(line, message).or_rather(nearest));
            Seat::Zero
        })
    }

    /// The cards as this table numbers them.
    fn cards(&mut self, line: usize, cards: &[CardId]) -> Vec<CardId> {
        let mut found = Vec::with_capacity(cards.len());
        for &card in cards {
            let title = &self.full.sheet(card).title.en;
            let catalog = &self.rules.catalog;
            match catalog.ids().find(|&id| catalog.sheet(id).title.en == *title) {
                Some(id) => found.push(id),
                None => {
                    let message = format!(
                        "\"{title}\" is not at this table; name its set, its edition, or another card"
                    );
                    self.mistakes.push(TaleMistake::new(line, message));
                }
            }
        }
        found
    }

    fn begin(mut self) -> Result<(Game, Option<Vec<Beat>>), Unplayable> {
        if self.families.is_empty() {
            if !self.is_whole_deck {
                self.fill_deck();
            }
            return Ok((self.rules.resume(&self.layout)?, None));
        }
        if self.families.len() != self.seats.len() || !self.layout.stacks.is_empty() {
            return Err(Unplayable::NoFamily);
        }
        let families = self.families.into_iter().collect();
        let place = |story: &CardId| self.rules.stories().iter().position(|known| known == story);
        let stories = self.agreed.iter().filter_map(|story| u8::try_from(place(story)?).ok());
        let seating =
            Seating { families, start: self.start, stories: stories.take(MIDDLE_MAX).collect() };
        let mut beats = Vec::new();
        let game = self.rules.deal_to(&seating, Key::from_seed(self.seed), &mut beats)?;
        Ok((game, Some(beats)))
    }

    /// All cards that were not named lie beneath, in the catalog's order.
    fn fill_deck(&mut self) {
        let layout = &self.layout;
        let laid = layout.stacks.iter().flat_map(|stack| &stack.layers);
        let held = layout.hands.iter().flatten();
        let placed: Vec<CardId> =
            laid.chain(held).chain(&layout.deck).chain(&layout.discard).copied().collect();
        let rest = self.rules.catalog.deck().filter(|card| !placed.contains(card));
        self.layout.deck.extend(rest);
    }
}
