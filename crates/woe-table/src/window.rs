//! Who may answer a card, and by when? [RESP-5]
//!
//! The engine asks one seat after the other; a live table asks all at once. Among people, how long a
//! window is open is drawn beforehand from a stream that knows no hand, so that neither its being
//! there nor its length tells anything. Whoever wants more time says so before all, whatever they hold.

use crate::play::{Play, Source};
use woe_cards::Kind;
use woe_rules::{Action, Announcement, Key, Label, Seat, Stream};
use woe_wire::Orders;

/// How much longer a window is open for everybody when somebody wants to think, in milliseconds.
pub(crate) const THINK: u64 = 6000;

/// An answer that is kept until the window closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) action: Action,
    pub(crate) source: Source,
}

/// A seat that is asked, and what it may answer.
#[derive(Clone, Debug)]
struct Call {
    seat: Seat,
    actions: Vec<Action>,
}

/// A round in which others may respond.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    pub(crate) of: Announcement,
    /// The number of its decision.
    pub(crate) decision: u32,
    /// When its answers take effect; nothing if it waits for answers instead.
    pub(crate) until: Option<u64>,
    /// Without that: when it may close at the earliest.
    pub(crate) held: u64,
    /// Who has asked for time to think.
    pub(crate) thinkers: Vec<Seat>,
    asked: Vec<Call>,
    notes: [Option<Note>; Seat::MAX],
}

impl Window {
    /// The window that the game is waiting for, if it is.
    pub(crate) fn opening(play: &Play) -> Option<Window> {
        let (of, round) = play.rules.window(play.game())?;
        let call = |&seat: &Seat| Call { seat, actions: play.rules.responses(play.game(), seat) };
        let asked = round.iter().map(call).collect();
        let decision = play.number();
        let (thinkers, notes) = (Vec::new(), [None; Seat::MAX]);
        Some(Window { of, decision, until: None, held: 0, thinkers, asked, notes })
    }

    fn call(&self, seat: Seat) -> Option<&Call> {
        self.asked.iter().find(|call| call.seat == seat)
    }

    /// What a seat may answer that is asked.
    pub(crate) fn actions(&self, seat: Seat) -> Option<&[Action]> {
        self.call(seat).map(|call| call.actions.as_slice())
    }

    /// The seats that are asked.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().map(|call| call.seat)
    }

    /// Whether a seat could do anything but pass.
    pub(crate) fn has_choice(&self, seat: Seat) -> bool {
        self.actions(seat).is_some_and(|actions| actions.iter().any(|&one| one != Action::Pass))
    }

    /// Whether a seat with these orders wants to be asked.
    pub(crate) fn concerns(&self, play: &Play, orders: Orders) -> bool {
        match orders {
            Orders::Always => true,
            Orders::Deaths => play.rules.catalog.card(self.of.card).kind == Kind::UntimelyDeath,
            Orders::Never => false,
        }
    }

    /// What a seat has answered.
    pub(crate) fn note(&self, seat: Seat) -> Option<Note> {
        self.notes[seat.index()]
    }

    /// Whether a person has answered.
    pub(crate) fn has_notes(&self) -> bool {
        self.notes.iter().flatten().any(|note| note.source == Source::Person)
    }

    /// Gives everybody more time, because a seat asks for it: any that is asked may, once, until it has
    /// answered. Whether it did.
    pub(crate) fn think(&mut self, seat: Seat) -> bool {
        let open = self.call(seat).is_some() && self.note(seat).is_none();
        let Some(until) = self.until.filter(|_| open && !self.thinkers.contains(&seat)) else {
            return false;
        };
        self.until = Some(until + THINK);
        self.thinkers.push(seat);
        true
    }

    /// Keeps a seat's answer.
    pub(crate) fn keep(&mut self, seat: Seat, note: Note) {
        self.notes[seat.index()] = Some(note);
    }
}

/// How long a window is open, in milliseconds: between half of the time the table agreed on and all
/// of it.
pub(crate) fn length(pace: Key, decision: u32, seconds: u32) -> u64 {
    let half = seconds * 500;
    u64::from(half + Stream::new(pace, Label::Pick, decision).below(half + 1))
}

/// How long a bot seems to think, in milliseconds, whatever it holds.
pub(crate) fn pause(pace: Key, decision: u32, usual: u32) -> u64 {
    let half = usual / 2;
    u64::from(half + Stream::new(pace, Label::Whim, decision).below(usual + 1))
}
