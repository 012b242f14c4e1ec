//! What is told in one sentence, and how?

use crate::{
    chronicler::{Before, Grain},
    lang::Value,
    telling::{Narrator, join},
};
use woe_rules::{Beat, Glimpse, Seat};

/// What one sentence tells: a beat, or several that go together; in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    first: Beat<Glimpse>,
    more: Vec<Beat<Glimpse>>,
    row: Option<Row>,
    before: Before,
    /// How many of the beats are of earlier steps.
    earlier: usize,
    is_news: bool,
}

/// Beats that go together in one sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    /// Somebody draws. [DRAW-1]
    Draws(Seat),
    /// Somebody discards. [DISC-1]
    Discards(Seat),
    /// Cards go from hand to hand. [CARD-11]
    Takes { from: Seat, to: Seat, are_seen: bool },
}

impl Saying {
    pub(crate) fn new(beat: Beat<Glimpse>, before: Before, grain: Grain, is_news: bool) -> Saying {
        let is_news = is_news || grain == Grain::Beats;
        let row = Row::of(beat, grain);
        Saying { first: beat, more: Vec::new(), row, before, earlier: 0, is_news }
    }

    /// What it tells.
    pub fn beats(&self) -> impl Iterator<Item = Beat<Glimpse>> {
        std::iter::once(self.first).chain(self.more.iter().copied())
    }

    /// The first beat of it: all are of one sort.
    pub fn first(&self) -> Beat<Glimpse> {
        self.first
    }

    /// How it came about.
    pub fn before(&self) -> Before {
        self.before
    }

    /// Whether it goes on with the last thing that was told of an earlier step, and takes its place.
    pub fn goes_on(&self) -> bool {
        self.earlier > 0
    }

    /// Only what its own step adds to it, for those who can't go back to what they have told.
    #[must_use]
    pub fn alone(&self) -> Saying {
        match self.earlier.checked_sub(1) {
            None => self.clone(),
            Some(before) => {
                let (first, more) = (self.more[before], self.more[before + 1..].to_vec());
                Saying { first, more, earlier: 0, ..*self }
            }
        }
    }

    /// Whether it says more than what was said before, and than anyone could tell.
    pub(crate) fn is_news(&self) -> bool {
        self.is_news
    }

    pub(crate) fn can_go_on(&self) -> bool {
        self.row.is_some()
    }

    pub(crate) fn goes_together_with(&self, next: &Saying) -> bool {
        self.can_go_on() && self.row == next.row
    }

    pub(crate) fn add(&mut self, beat: Beat<Glimpse>) {
        self.more.push(beat);
    }

    /// What is added from now on is of a later step.
    pub(crate) fn ends_a_step(&mut self) {
        self.earlier = 1 + self.more.len();
    }
}

impl Row {
    fn of(beat: Beat<Glimpse>, grain: Grain) -> Option<Row> {
        match beat {
            Beat::Drawn { seat, .. } => Some(Row::Draws(seat)).filter(|_| grain == Grain::Lines),
            Beat::Discarded { seat, .. } => {
                Some(Row::Discards(seat)).filter(|_| grain == Grain::Lines)
            }
            Beat::Taken { card, from, to } => {
                Some(Row::Takes { from, to, are_seen: card != Glimpse::Back })
            }
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => None,
        }
    }
}

impl Narrator<'_> {
    /// The sentence; nothing if it goes without saying. That a character is undead now never does. [UNDEAD-1]
    pub fn say(&self, saying: &Saying) -> Option<String> {
        let is_told = saying.is_news || self.wakes_somebody(saying.first);
        is_told.then(|| match saying.row {
            None => self.tell_of(saying.first, saying.before),
            Some(Row::Draws(seat)) => self.tell_draws(seat, 1 + saying.more.len()),
            Some(Row::Discards(_)) if saying.more.is_empty() => self.tell_glimpsed(saying.first),
            Some(Row::Discards(seat)) => self.tell_discards(saying, seat),
            Some(Row::Takes { from, to, .. }) => self.tell_taken(saying, from, to),
        })
    }

    /// How many cards somebody draws.
    fn tell_draws(&self, seat: Seat, count: usize) -> String {
        let count = vec![("count", Value::from(count))];
        self.voice.say("beat-drawn-many", &join(self.seat_args(seat), count))
    }

    /// How many cards somebody gives up, and which.
    fn tell_discards(&self, saying: &Saying, seat: Seat) -> String {
        let titles = self.titles(saying);
        let named = if titles.is_some() { "yes" } else { "no" };
        let count = 1 + saying.more.len();
        let cards = titles.unwrap_or_default().join(", ");
        let args = vec![("count", count.into()), ("named", named.into()), ("cards", cards.into())];
        self.voice.say("beat-discarded-many", &join(self.seat_args(seat), args))
    }

    /// Cards that go from one hand to another: their titles for who saw them, else how many they are. [CARD-11]
    fn tell_taken(&self, saying: &Saying, from: Seat, to: Seat) -> String {
        let cards = match self.titles(saying) {
            Some(titles) => self.voice.list("list-and", &titles),
            None => self.voice.say("card-count", &[("count", (1 + saying.more.len()).into())]),
        };
        let other = self.seat(from).to_owned();
        let args = vec![("card", cards.into()), ("other", other.into())];
        self.voice.say("beat-taken", &join(self.seat_args(to), args))
    }

    /// The titles of the cards that move, if all were seen.
    fn titles(&self, saying: &Saying) -> Option<Vec<String>> {
        let title = |beat: Beat<Glimpse>| match beat.movement()?.0 {
            Glimpse::Known(card) => Some(self.card(card)),
            Glimpse::Back => None,
        };
        saying.beats().map(title).collect()
    }

    /// Whether a card is laid that makes undead.
    fn wakes_somebody(&self, beat: Beat<Glimpse>) -> bool {
        matches!(beat, Beat::Laid { card: Glimpse::Known(card), .. } if self.wakes(card))
    }
}
