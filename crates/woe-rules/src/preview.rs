//! What would come of it, for all that a seat can see?
//!
//! A preview is made of a view alone, so it can tell nothing that the view does not. It goes on as if
//! nobody answered, up to the end of the play, a question, or a card that comes by chance.

mod foresee;
mod outlook;

pub use outlook::Outlook;

use crate::{
    agenda::{Agenda, Task},
    decision::{Action, Decision, Play, Question, Refusal},
    game::{Game, Rules},
    imagine::Memory,
    place::{Eye, Seat},
    table::Table,
    view::{StackView, View},
};
use woe_cards::CardId;

/// What a play would mean for whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Omen {
    /// It helps the one who looks, or harms the others more.
    Good,
    /// It helps the others, or harms the one who looks more.
    Bad,
    /// Neither.
    Neither,
}

/// What a stack would be. Where there are two numbers, the first is now, the second then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackPreview {
    /// How it would lie.
    pub then: StackView,
    /// Its Self-Worth. [STACK-7]
    pub worth: [i16; 2],
    /// What it counts at the reckoning. [SCORE-1]
    pub reckoned: [i16; 2],
    /// What it counts for then, if it counts.
    pub counts: Option<i16>,
}

/// What a seat would have of it: numbers of cards, never which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatPreview {
    /// The seat.
    pub seat: Seat,
    /// How many cards it draws, from either pile.
    pub draws: u8,
    /// How many it must discard, or loses to the discard pile.
    pub discards: u8,
    /// How many it may discard.
    pub may_discard: u8,
    /// How many others take from its hand.
    pub loses: u8,
    /// How many it gets from other hands.
    pub gets: u8,
    /// How many turns more it will skip. [SKIP-1]
    pub skipped_turns: u8,
    /// How many draw steps more it will skip. [SKIP-1]
    pub skipped_draws: u8,
    /// How many free plays it is granted. [FREE-2]
    pub free_plays: u8,
    /// The Family Value, now and then. [SCORE-1]
    pub value: [i16; 2],
    /// The draw limit, now and then. [DRAW-1]
    pub draw_limit: [u8; 2],
}

/// What would come of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The stacks that would lie, belong or count otherwise.
    pub stacks: Vec<StackPreview>,
    /// Every seat.
    pub seats: Vec<SeatPreview>,
    /// The card that would be cancelled. [RESP-3]
    pub cancels: Option<CardId>,
    /// The Expedition that would come to the middle. [TRIP-1]
    pub expedition: Option<CardId>,
    /// Who would be asked what before it goes on.
    pub asks: Option<Decision>,
    /// Whether it would go on with a card that nobody knows yet. [DRAW-5]
    pub by_chance: bool,
    /// Whether the story would be over. [END-1]
    pub ends: bool,
    /// What it would mean for whoever looks.
    pub omen: Omen,
}

impl Rules {
    /// What would come of an answer to the question that is asked of the seat that looks.
    ///
    /// # Errors
    /// Why the answer may not be, or that another seat is asked.
    pub fn preview(&self, view: &View, action: Action) -> Result<Preview, Refusal> {
        let asked = view.decision.ok_or(unasked(view))?;
        self.foresee(&self.plainest(view), asked, view.table.eye, action)
    }

    /// What would come of an answer if the seat that looks had its next play now.
    ///
    /// # Errors
    /// Why the answer may not be.
    pub fn preview_ahead(&self, view: &View, action: Action) -> Result<Preview, Refusal> {
        let (game, asked) = self.next_play(view)?;
        self.foresee(&game, asked, view.table.eye, action)
    }

    /// What will come of the announced card if nobody answers it. [RESP-2]
    ///
    /// # Errors
    /// If no window is open.
    pub fn preview_announced(&self, view: &View) -> Result<Preview, Refusal> {
        let game = self.plainest(view);
        let asked = self.decision(&game).ok_or(Refusal::StoryIsOver)?;
        let Question::Respond(_) = asked.question else { return Err(Refusal::NotYourDecision) };
        self.foresee(&game, asked, view.table.eye, Action::Pass)
    }

    /// The least surprising game that looks so.
    fn plainest(&self, view: &View) -> Game {
        self.imagination(view, &Memory::default()).plainest(self)
    }

    /// The table as it lies, on the next play of the seat that looks. [TURN-1]
    fn next_play(&self, view: &View) -> Result<(Game, Decision), Refusal> {
        let Eye::Seat(seat) = view.table.eye else { return Err(Refusal::NotYourDecision) };
        if view.table.ended {
            return Err(Refusal::StoryIsOver);
        }
        let own = view.pending.iter().rev().find_map(|task| {
            let Task::Ask(Decision { seat: of, question: Question::Play(play) }) = task else {
                return None;
            };
            (*of == seat).then_some(*play)
        });
        let play = own.filter(|&play| play != Play::After);
        let mut game = self.plainest(view);
        if play.is_none() {
            game.table.begin_turn_anew(seat);
        }
        let asked = Decision { seat, question: Question::Play(play.unwrap_or(Play::First)) };
        game.agenda = Agenda::new();
        game.agenda.push(Task::Ask(asked));
        Ok((game, asked))
    }

    /// What a play means for a seat: its own misery and the others' comfort are good; where they stay
    /// as they are, cards are.
    fn omen(&self, [before, after]: [&Table; 2], eye: Eye, seats: &[SeatPreview]) -> Omen {
        let Eye::Seat(own) = eye else { return Omen::Neither };
        let sign = |seat: Seat| if seat == own { -1 } else { 1 };
        let misery = |one: &SeatPreview| {
            let [was, is] = [before, after].map(|table| self.estate(table, one.seat));
            sign(one.seat) * (is - was)
        };
        let cards = |one: &SeatPreview| -sign(one.seat) * one.hand_change();
        let gain: i32 = seats.iter().map(misery).sum();
        let gain = if gain == 0 { seats.iter().map(cards).sum() } else { gain };
        match gain {
            1.. => Omen::Good,
            0 => Omen::Neither,
            _ => Omen::Bad,
        }
    }

    /// What all that a seat holds shows, and what of it counts by now: a death is as good as it counts.
    fn estate(&self, table: &Table, seat: Seat) -> i32 {
        let worth = |stack| {
            let shown = table.stack(stack).face.self_worth();
            i32::from(shown) + i32::from(self.worth_at_reckoning(table, stack))
        };
        table.realm(seat).iter().map(worth).sum()
    }
}

impl SeatPreview {
    /// By how many cards its hand is better off; what is skipped or granted counts as one.
    fn hand_change(&self) -> i32 {
        let gained = [self.draws, self.gets, self.free_plays];
        let lost = [self.discards, self.loses, self.skipped_turns, self.skipped_draws];
        let sum = |counts: &[u8]| counts.iter().map(|&count| i32::from(count)).sum::<i32>();
        let [was, is] = self.draw_limit.map(i32::from);
        sum(&gained) - sum(&lost) + is - was
    }

    /// Whether the seat notices anything.
    pub fn is_touched(&self) -> bool {
        let SeatPreview { seat: _, value, draw_limit, .. } = *self;
        let counts = [self.draws, self.discards, self.may_discard, self.loses, self.gets];
        let rest = [self.skipped_turns, self.skipped_draws, self.free_plays];
        let moved = counts.iter().chain(&rest).any(|&count| count > 0);
        moved || value[0] != value[1] || draw_limit[0] != draw_limit[1]
    }
}

/// Why a view without a question answers nothing.
fn unasked(view: &View) -> Refusal {
    if view.table.ended { Refusal::StoryIsOver } else { Refusal::NotYourDecision }
}
