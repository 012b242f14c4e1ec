//! What may one seat know?

use crate::{
    agenda::Task,
    beat::Glimpse,
    cardset::CardSet,
    decision::{Action, Decision, Question},
    face::Face,
    game::{Game, Rules},
    place::{Eye, Place, Seat, StackId},
    table::{Grant, Table},
};
use woe_cards::CardId;

mod again;
mod fold;

pub use again::Changed;

/// A stack as it lies open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackView {
    /// Its number.
    pub id: StackId,
    /// The bottom card.
    pub base: CardId,
    /// In whose family.
    pub of: Option<Seat>,
    /// Whether it left the game. [CARD-1]
    pub gone: bool,
    /// The layers, lowest first.
    pub layers: Vec<CardId>,
    /// What shows.
    pub face: Face,
}

/// What one seat sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatView {
    /// How many cards it holds.
    pub hand_len: usize,
    /// The cards that it drew and must play, in the order drawn. [DRAW-6]
    pub waiting: Vec<CardId>,
    /// How many turns it will skip. [SKIP-1]
    pub skipped_turns: u8,
    /// How many draw steps it will skip. [SKIP-1]
    pub skipped_draws: u8,
}

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableView {
    /// Who looks.
    pub eye: Eye,
    /// One's own hand; a watcher has none.
    pub hand: CardSet,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// Every stack.
    pub stacks: Vec<StackView>,
    /// How many cards the draw pile has.
    pub deck_len: usize,
    /// The discard pile, lowest first.
    pub discard: Vec<CardId>,
    /// The cards shown and not yet resolved.
    pub announced: Vec<CardId>,
    /// What was played as soon as drawn in this turn. [DRAW-5]
    pub spent: CardSet,
    /// The free plays granted and not yet used. [FREE-2]
    pub grants: Vec<Grant>,
    /// The Expedition in the middle. [TRIP-2]
    pub expedition: Option<CardId>,
    /// The cards that a trimmed deck left in the box, lowest first. [MIX-1]
    pub boxed: Vec<CardId>,
    /// Who started. [SETUP-3]
    pub start: Seat,
    /// Who has the misfits. [SETUP-5]
    pub misfits: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many rounds are over.
    pub rounds: u8,
    /// How many turns in a row were quiet. [END-3]
    pub quiet_turns: u8,
    /// Whether a card was played or drawn in this turn. [END-3]
    pub stirred: bool,
    /// Whether the story is over.
    pub ended: bool,
}

/// All that one seat may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The table.
    pub table: TableView,
    /// What is still to be done, as far as everyone knows; the next task last.
    pub pending: Vec<Task<Glimpse>>,
    /// Who must answer; nobody is named while a window is open. [RESP-5]
    pub waiting_for: Option<Seat>,
    /// What is asked, if it is asked of this seat.
    pub decision: Option<Decision>,
    /// What it may answer.
    pub actions: Vec<Action>,
}

impl Rules {
    /// All that `eye` may know of the game: with [`crate::Beat::seen_by`] the only way out.
    pub fn view_for(&self, game: &Game, eye: Eye) -> View {
        let mut view = View {
            table: TableView::of(&game.table, eye),
            pending: Vec::new(),
            waiting_for: None,
            decision: None,
            actions: Vec::new(),
        };
        self.view_again(game, eye, &mut view);
        view
    }

    /// Makes of a view of this game the view of another eye: what everyone sees is not looked at again.
    pub fn view_again(&self, game: &Game, eye: Eye, view: &mut View) {
        let asked = self.decision(game);
        view.table.eye = eye;
        view.table.hand = hand_before(&game.table, eye);
        view.pending.clear();
        view.pending.extend(game.agenda.iter().filter_map(|&task| seen_task(task, eye)));
        view.waiting_for = asked.filter(|asked| !is_window(asked.question)).map(|asked| asked.seat);
        view.decision = asked.filter(|asked| eye == Eye::Seat(asked.seat));
        view.actions.clear();
        if view.decision.is_some() {
            self.legal_actions(game, &mut view.actions);
        }
    }
}

fn is_window(question: Question) -> bool {
    matches!(question, Question::Respond(_))
}

/// What `eye` may know of a task. Who is being asked in a window is nobody's business. [RESP-5]
fn seen_task(task: Task, eye: Eye) -> Option<Task<Glimpse>> {
    Some(match task {
        Task::Ask(asked) if is_window(asked.question) => return None,
        Task::Sudden { by, left } => Task::Sudden { by, left },
        Task::Ask(asked) => Task::Ask(asked),
        Task::Window { of, .. } => Task::Window { of, last: of.by },
        Task::Resolve(of) => Task::Resolve(of),
        Task::Place(of) => Task::Place(of),
        Task::Perform { scene, verb, end } => Task::Perform { scene, verb, end },
        Task::Finish { by, card, reward } => Task::Finish { by, card, reward },
        Task::Offer { by, card } => {
            let known = Place::Hand(by).shows_to(eye);
            Task::Offer { by, card: if known { Glimpse::Known(card) } else { Glimpse::Back } }
        }
        Task::CheckEnd => Task::CheckEnd,
        Task::Deal => Task::Deal,
        Task::DrawUp(seat) => Task::DrawUp(seat),
        Task::Draw { seat, left } => Task::Draw { seat, left },
        Task::EndTurn(seat) => Task::EndTurn(seat),
    })
}

impl TableView {
    /// What `eye` sees of a table.
    pub(crate) fn of(table: &Table, eye: Eye) -> TableView {
        let seats = &Seat::ALL[..table.seats()];
        TableView {
            eye,
            hand: hand_before(table, eye),
            seats: seats.iter().map(|&seat| SeatView::of(table, seat)).collect(),
            stacks: table.stacks().map(|stack| StackView::of(table, stack)).collect(),
            deck_len: table.deck_len(),
            discard: lowest_first(table.discard_cards()),
            announced: table.announced().to_vec(),
            spent: *table.spent(),
            grants: table.grants().to_vec(),
            expedition: table.expedition(),
            boxed: lowest_first(table.boxed()),
            start: table.start(),
            misfits: table.misfits(),
            turn: table.turn(),
            rounds: table.rounds(),
            quiet_turns: table.quiet_turns(),
            stirred: table.stirred(),
            ended: table.ended(),
        }
    }
}

/// The hand that `eye` sees, if it sees one.
fn hand_before(table: &Table, eye: Eye) -> CardSet {
    let seats = &Seat::ALL[..table.seats()];
    let hand = seats.iter().find(|&&seat| Place::Hand(seat).shows_to(eye));
    hand.map_or(CardSet::NONE, |&seat| *table.hand(seat))
}

impl SeatView {
    fn of(table: &Table, seat: Seat) -> SeatView {
        SeatView {
            hand_len: table.hand_len(seat),
            waiting: lowest_first(table.waiting(seat)),
            skipped_turns: table.skipped_turns(seat),
            skipped_draws: table.skipped_draws(seat),
        }
    }
}

impl StackView {
    pub(crate) fn of(table: &Table, id: StackId) -> StackView {
        let stack = table.stack(id);
        StackView {
            id,
            base: stack.base,
            of: table.controller(id),
            gone: table.gone().contains(id),
            layers: lowest_first(table.layers(id)),
            face: stack.face,
        }
    }
}

fn lowest_first(cards: impl Iterator<Item = CardId>) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.collect();
    cards.reverse();
    cards
}
