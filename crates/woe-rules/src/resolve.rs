//! What follows from an answer? [PLAY-1]
//!
//! `advance` runs until somebody must decide. The order of one play is the order of the pushes, last
//! first: announce, window, taxes, place, immediate effects, Event to the discard pile, end check.

use crate::{
    agenda::{Scene, Task},
    beat::{Beat, Way, Witness},
    decision::{Action, Announcement, Decision, Due, Play, Question},
    game::Teller,
    place::{Seat, StackId},
    profile::Retorts,
};
use woe_cards::{CardId, Edition, Kind};

impl<W: Witness> Teller<'_, W> {
    /// Does what is to be done until a question stands.
    #[inline]
    pub(crate) fn advance(&mut self) {
        while let Some(task) = self.game.agenda.last() {
            match *task {
                Task::Ask(decision) if !self.is_idle(decision) => return,
                Task::Window { of, last } => self.ask_round(of, last),
                Task::Offer { by, .. } => self.offer(by),
                task @ (Task::Ask(_)
                | Task::Resolve(_)
                | Task::Place(_)
                | Task::Perform { .. }
                | Task::Finish { .. }
                | Task::Sudden { .. }
                | Task::CheckEnd
                | Task::Deal
                | Task::DrawUp(_)
                | Task::Draw { .. }
                | Task::EndTurn(_)) => {
                    self.game.agenda.pop();
                    self.carry(task);
                }
            }
        }
    }

    #[inline]
    pub(crate) fn carry(&mut self, task: Task) {
        match task {
            Task::Resolve(of) => self.resolve(of),
            Task::Place(of) => self.place(of),
            Task::Perform { scene, verb, end } => self.perform(scene, verb, end),
            Task::Finish { by, card, reward } => self.finish(by, card, reward),
            Task::Sudden { by, left } => self.play_sudden(by, left),
            Task::CheckEnd => self.check_end(),
            Task::Deal => self.deal(),
            Task::DrawUp(seat) => self.draw_step(seat),
            Task::Draw { seat, left } => self.draw_cards(seat, left),
            Task::EndTurn(seat) => self.end_turn(seat),
            // An idle question is passed over; windows and offers stay until they are closed.
            Task::Ask(_) | Task::Window { .. } | Task::Offer { .. } => {}
        }
    }

    /// Whether everyone can see that a question has nothing to ask. [RESP-5]
    #[inline]
    pub(crate) fn is_idle(&self, asked: Decision) -> bool {
        match asked.question {
            Question::Play(Play::After) => {
                let table = self.table();
                // A Mystery may be discarded freely, so everyone is asked who may hold one. [HOME-4]
                let nothing = table.grants().is_empty()
                    && !self.rules.is_free_death_possible(table, asked.seat)
                    && self.rules.of_kind(Kind::Mystery).is_empty();
                nothing || table.hand_len(asked.seat) == 0
            }
            Question::Discard { .. } | Question::PlayNow(_) | Question::Exchange(_) => {
                self.table().hand_len(asked.seat) == 0
            }
            Question::Play(Play::First | Play::Second | Play::Further)
            | Question::Name(_)
            | Question::Respond(_)
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayTaken
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => false,
        }
    }

    /// Carries out a legal answer to the question that was just taken off the agenda.
    pub(crate) fn answer(&mut self, asked: Decision, action: Action) {
        let seat = asked.seat;
        match (asked.question, action) {
            (Question::Play(play), action) => self.answer_play(seat, play, action),
            (Question::Name(of), Action::Choose(stack)) => self.name(of, stack),
            (Question::Respond(of), Action::Play { card, .. }) => self.respond(seat, of, card),
            (Question::Discard { count, due, card: asking }, Action::Discard(card)) => {
                self.commit(Beat::Discarded { seat, card });
                if count > 1 {
                    let count = count - 1;
                    self.ask(seat, Question::Discard { count, due, card: asking });
                }
            }
            (Question::PlayNow(_), Action::Play { card, on }) => {
                self.announce(seat, card, on, Way::Inside);
            }
            (Question::PlayTaken, Action::Play { card, on }) => {
                self.withdraw(card);
                self.announce(seat, card, on, Way::Inside);
            }
            (Question::PlayTaken, _) => {
                self.withdraw_all();
                self.commit(Beat::Passed { seat });
            }
            (Question::Exchange(stack), Action::Pick(card)) => self.exchange(seat, stack, card),
            (Question::Either(moment), Action::Take(choice)) => self.choose(moment, choice),
            (Question::Use(moment), Action::Use) => self.use_lots(seat, moment),
            (Question::SetAside, Action::Choose(stack)) => self.set_aside(seat, stack),
            (Question::Cast, Action::Choose(stack)) => self.commit(Beat::Joined { stack, seat }),
            (Question::Draw { left }, Action::Call(from)) => self.pilfer(seat, from, left),
            (Question::Draw { left }, _) => self.draw_one(seat, left),
            (Question::Respond(_), _) => {}
            (
                Question::Name(_)
                | Question::Discard { .. }
                | Question::Either(_)
                | Question::Use(_)
                | Question::PlayNow(_)
                | Question::Exchange(_)
                | Question::SetAside
                | Question::Cast,
                _,
            ) => self.commit(Beat::Passed { seat }),
        }
    }

    fn answer_play(&mut self, seat: Seat, play: Play, action: Action) {
        let way = match action {
            Action::Play { card, on } => self.way_of(card, on),
            // [HOME-4]
            Action::Discard(card) if self.card(card).kind == Kind::Mystery => Way::Free,
            Action::Discard(_)
            | Action::DiscardHand
            | Action::Choose(_)
            | Action::Pick(_)
            | Action::Take(_)
            | Action::Call(_)
            | Action::Use
            | Action::Draw
            | Action::Pass => Way::Own,
        };
        // A free play uses no play up; the other plays of the turn wait below. [TURN-3]
        if matches!(way, Way::Free | Way::Granted) {
            self.ask(seat, Question::Play(play));
        }
        match action {
            Action::Choose(story) => self.claim(seat, story),
            Action::Play { card, on } => self.announce(seat, card, on, way),
            Action::Discard(card) => self.commit(Beat::Discarded { seat, card }),
            Action::DiscardHand => self.discard_hand(seat),
            Action::Pick(_)
            | Action::Take(_)
            | Action::Call(_)
            | Action::Use
            | Action::Draw
            | Action::Pass => self.commit(Beat::Passed { seat }),
        }
    }

    /// A card that fits a free play uses it rather than a play. [FREE-2]
    #[inline]
    fn way_of(&self, card: CardId, on: Option<StackId>) -> Way {
        let table = self.table();
        let death = self.card(card).kind == Kind::UntimelyDeath;
        if death && on.is_some_and(|stack| self.rules.free_deaths(table).contains(stack)) {
            return Way::Free;
        }
        if self.rules.is_granted(table, card) { Way::Granted } else { Way::Own }
    }

    /// Shows a card with what it is laid on or names first. [PLAY-1]
    #[inline]
    pub(crate) fn announce(&mut self, by: Seat, card: CardId, on: Option<StackId>, way: Way) {
        let reward = self.rules.reward(self.table(), by, card);
        self.commit(Beat::Announced { seat: by, card, on, way });
        self.open(Announcement { by, card, named: [on, None], way, reward });
    }

    fn name(&mut self, mut of: Announcement, stack: StackId) {
        self.commit(Beat::Named { stack });
        of.named = match of.named {
            [None, _] => [Some(stack), None],
            [first, _] => [first, Some(stack)],
        };
        self.open(of);
    }

    /// Asks for what is still unnamed; then the window opens. [PLAY-2] [RESP-2]
    #[inline]
    fn open(&mut self, of: Announcement) {
        let is_response = matches!(of.way, Way::Response | Way::Retort);
        let card = self.card(of.card);
        if !is_response && card.targets.len() > of.named.iter().flatten().count() {
            return self.ask(of.by, Question::Name(of));
        }
        let opens = self.opens_window(of, card.kind);
        if !is_response {
            self.then(Task::CheckEnd);
        }
        if !opens {
            return self.resolve(of);
        }
        self.then(Task::Resolve(of));
        self.then(Task::Window { of, last: of.by });
    }

    /// Whether others may answer: by public knowledge only. [RESP-5] [RESP-6]
    #[inline]
    fn opens_window(&self, of: Announcement, kind: Kind) -> bool {
        let answerable = match of.way {
            Way::Retort => false,
            Way::Response => self.rules.profile.retorts == Retorts::Allowed,
            // Second edition: only what the player whose turn it is has just done. [RESP-1]
            Way::Own | Way::Free | Way::Granted | Way::Inside | Way::Sudden => {
                self.rules.profile.edition == Edition::First || of.by == self.table().turn()
            }
        };
        answerable && !self.rules.responses_to(kind).is_empty()
    }

    /// Asks the next seat, or closes the window. [RESP-2]
    #[inline]
    fn ask_round(&mut self, of: Announcement, last: Seat) {
        let seats = self.table().seats();
        let mut seat = last.left(seats);
        while seat != of.by {
            if self.rules.may_be_asked(self.table(), of, seat) {
                *self.game.agenda.last_mut().expect("the window is open") =
                    Task::Window { of, last: seat };
                return self.ask(seat, Question::Respond(of));
            }
            seat = seat.left(seats);
        }
        self.game.agenda.pop();
    }

    /// The first response closes the window; it is an announcement of its own. [RESP-2] [RESP-4]
    fn respond(&mut self, seat: Seat, of: Announcement, card: CardId) {
        self.game.agenda.pop();
        let way = if of.way == Way::Response { Way::Retort } else { Way::Response };
        self.announce(seat, card, None, way);
    }

    fn resolve(&mut self, of: Announcement) {
        if matches!(of.way, Way::Response | Way::Retort) {
            // What is answered waits right under its answer. [RESP-3]
            let answered = self.game.agenda.pop();
            let Some(Task::Resolve(answered)) = answered else {
                unreachable!("a response answers an announcement")
            };
            self.commit(Beat::Cancelled { card: answered.card });
            return self.finish(of.by, of.card, of.reward);
        }
        let card = self.card(of.card);
        if card.kind != Kind::Modifier {
            return self.place(of);
        }
        // Taxes are due before the card is placed. [CARD-12]
        let tax = self.rules.tax(self.table(), of.by, card, of.named[0]);
        if tax == 0 {
            return self.place(of);
        }
        let card = self.rules.taxing(self.table(), of.by).unwrap_or(of.card);
        self.then(Task::Place(of));
        self.ask(of.by, Question::Discard { count: tax, due: Due::Tax, card });
    }

    /// Lays the card where it was announced; an Event stays on the table. [PLAY-1]
    #[inline]
    fn place(&mut self, of: Announcement) {
        let card = self.card(of.card);
        let (kind, verbs) = (card.kind, card.immediate.len() as u8);
        let mut you = of.by;
        if kind == Kind::Event || card.voyage.is_some() || of.reward > 0 {
            self.then(Task::Finish { by: of.by, card: of.card, reward: of.reward });
        }
        if let ([Some(on), _], true) = (of.named, kind != Kind::Event) {
            self.lay(of.card, kind, on);
            // What it says happens to whoever controls the character. [MOD-2] [DEATH-3]
            you = self.controller(Some(on)).unwrap_or(of.by);
        }
        if verbs > 0 {
            let scene = Scene { card: of.card, you, named: of.named };
            self.then(Task::Perform { scene, verb: 0, end: verbs });
        }
    }

    /// Lays a played card. An Undead Modifier takes the death off; Guests follow. [UNDEAD-1] [GUEST-2]
    #[inline]
    fn lay(&mut self, card: CardId, kind: Kind, on: StackId) {
        if let Some(death) = self.table().stack(on).face.death() {
            self.wake(death, on);
        }
        self.commit(Beat::Laid { card, on });
        if kind != Kind::Mystery {
            self.follow(card, on);
        }
    }

    /// The death comes off one who rises. [UNDEAD-1]
    #[cold]
    fn wake(&mut self, death: CardId, on: StackId) {
        self.commit(Beat::Stripped { card: death, from: on });
    }

    /// What comes after a card's own text: the reward first. [PLAY-1] [REWARD-2]
    fn finish(&mut self, by: Seat, id: CardId, reward: u8) {
        if reward > 0 {
            self.then(Task::Finish { by, card: id, reward: 0 });
            return self.draw_for([by].into_iter(), |_, _| usize::from(reward));
        }
        let card = self.card(id);
        let is_event = card.kind == Kind::Event;
        if let Some(expedition) = card.voyage.and_then(|at| self.rules.expedition_at(at))
            && self.table().expedition() != Some(expedition)
        {
            self.commit(Beat::SetOut { card: expedition });
        }
        if is_event {
            self.commit(Beat::Resolved { card: id });
        }
    }
}
