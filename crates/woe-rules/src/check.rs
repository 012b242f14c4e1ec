//! May it be?
//!
//! The list of legal actions and the refusals come from the same few functions: a card has a set of
//! stacks on which it may be played; the list writes the set out, a refusal explains an absence.

use crate::{
    agenda::Task,
    decision::{Action, Announcement, Choice, Decision, Due, Moment, Play, Question},
    game::{Game, Rules},
    place::{Seat, StackId, StackSet},
    profile::Discarding,
    table::Table,
};
use woe_cards::{
    Aim, Card, CardId, Exchange, Kind, LawKind, Source, StackFilter, Target, Verb, Whither,
};

mod explain;
mod judge;

/// Where a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plays {
    /// On these stacks, or naming one of them.
    On(StackSet),
    /// It names nothing.
    Bare,
    /// Not now.
    Never,
}

impl Rules {
    /// Writes all legal answers into `out`, in a fixed order; nothing if the story is over.
    #[inline]
    pub fn legal_actions(&self, game: &Game, out: &mut Vec<Action>) {
        out.clear();
        let Some(Decision { seat, question }) = self.decision(game) else { return };
        match question {
            Question::Play(play) => self.list_plays(&game.table, seat, play, out),
            Question::Respond(of) => self.list_responses(&game.table, seat, of, out),
            Question::Name(of) => {
                out.extend(self.nameable(&game.table, of).iter().map(Action::Choose));
            }
            Question::Discard { due, .. } => {
                out.extend(game.table.hand(seat).iter().map(Action::Discard));
                if due == Due::May {
                    out.push(Action::Pass);
                }
            }
            Question::Either(_) => out.extend([
                Action::Take(Choice::First),
                Action::Take(Choice::Second),
                Action::Pass,
            ]),
            Question::Use(_) => out.extend([Action::Use, Action::Pass]),
            Question::PlayNow(_) | Question::PlayTaken => {
                for card in game.table.hand(seat).iter() {
                    self.write(card, self.plays_inside(game, seat, question, card), out);
                }
                out.push(Action::Pass);
            }
            Question::Exchange(_) => self.list_exchanges(&game.table, seat, out),
            Question::SetAside => {
                out.extend(game.table.family(seat).iter().map(Action::Choose));
            }
            Question::Cast => out.extend(self.uncast(&game.table).iter().map(Action::Choose)),
            Question::Draw { .. } => {
                out.extend(self.victims(&game.table, seat).map(Action::Call));
                out.push(Action::Draw);
            }
        }
    }

    fn list_exchanges(&self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let modifiers = table.hand(seat).and(self.of_kind(Kind::Modifier));
        out.extend(modifiers.iter().map(Action::Pick));
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn list_plays(&self, table: &Table, seat: Seat, play: Play, out: &mut Vec<Action>) {
        let scope = self.scope(table, seat, play);
        for card in table.held(seat) {
            self.write(card, self.plays_in_turn(table, seat, &scope, card), out);
        }
        if play != Play::After && !table.fixtures().is_empty() {
            self.list_claims(table, seat, out);
        }
        if self.profile.discarding() == Discarding::One && play != Play::After {
            out.extend(table.held(seat).map(Action::Discard));
        } else {
            self.list_discards(table, seat, play, out);
        }
        out.push(Action::Pass);
    }

    // No Story lies on a table of the base game.
    #[cold]
    fn list_claims(&self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.claimable(table, seat).iter().map(Action::Choose));
    }

    /// What may be discarded where one may not discard any card: the whole hand, or Mysteries. [DISC-1]
    fn list_discards(&self, table: &Table, seat: Seat, play: Play, out: &mut Vec<Action>) {
        if play != Play::After && table.hand_len(seat) > 0 {
            out.push(Action::DiscardHand);
        }
        // A Mystery may be discarded as a free play. [HOME-4]
        let mysteries = table.hand(seat).and(self.of_kind(Kind::Mystery));
        out.extend(mysteries.iter().map(Action::Discard));
    }

    /// The characters that nobody has chosen yet. [TALE-1]
    pub(crate) fn uncast(&self, table: &Table) -> StackSet {
        self.based_on(table, table.middle(), Kind::Character)
    }

    /// The others who hold cards, from the left. [DRAW-1]
    pub(crate) fn victims(&self, table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = seat.round(table.seats()).skip(1);
        others.filter(|&other| table.hand_len(other) > 0)
    }

    #[inline]
    pub(crate) fn list_responses(
        &self,
        table: &Table,
        seat: Seat,
        of: Announcement,
        out: &mut Vec<Action>,
    ) {
        let answers = self.responses_to(self.catalog.card(of.card).kind);
        if table.hand(seat).meets(answers) {
            let held = table.hand(seat).and(answers);
            out.extend(held.iter().map(|card| Action::Play { card, on: None }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn write(&self, card: CardId, plays: Plays, out: &mut Vec<Action>) {
        match plays {
            Plays::On(stacks) => {
                out.extend(stacks.counted().map(|on| Action::Play { card, on: Some(on) }));
            }
            Plays::Bare => out.push(Action::Play { card, on: None }),
            Plays::Never => {}
        }
    }
}

/// What is the same for all cards of a hand at one question.
pub(crate) struct Scope {
    play: Play,
    /// Where a Modifier may lie: on the living. [MOD-1] [DEATH-2]
    suffering: StackSet,
    /// Who may die. [DEATH-1]
    dying: StackSet,
    /// Whether Events are barred. [CARD-13]
    barred: bool,
}

impl Rules {
    #[inline]
    fn scope(&self, table: &Table, seat: Seat, play: Play) -> Scope {
        let suffering = table.controlled() & table.living();
        let barred = self.is_barred(table, seat);
        Scope { play, suffering, dying: self.mortal(table), barred }
    }

    /// Where a card of the hand may be played as a play of the turn. [TURN-1]
    #[inline]
    fn plays_in_turn(&self, table: &Table, seat: Seat, scope: &Scope, id: CardId) -> Plays {
        let card = self.catalog.card(id);
        let granted = || !table.grants().is_empty() && self.is_granted(table, id);
        match card.kind {
            Kind::Modifier if scope.play != Play::After || granted() => {
                // An Undead Modifier wakes the dead, too. [UNDEAD-1]
                let wakes = self.speaks(LawKind::Undead) && card.is_undead();
                let among = if wakes { table.controlled() } else { scope.suffering };
                Plays::On(self.accepting(table, seat, card, among))
            }
            Kind::Mystery if scope.play != Play::After || granted() => {
                Plays::On(self.sites(table, seat, card))
            }
            Kind::UntimelyDeath => {
                let dying = self.accepting(table, seat, card, scope.dying);
                // Only a free play may bring a death after the first play. [TURN-2] [TURN-3]
                let late = scope.play == Play::Second && self.is_late_allowed(table, seat);
                if scope.play == Play::First || late || granted() {
                    Plays::On(dying)
                } else {
                    Plays::On(dying & self.free_deaths(table))
                }
            }
            // What an Event kills or moves does not make it a death card. [EVENT-2]
            Kind::Event if !scope.barred && (scope.play != Play::After || granted()) => {
                self.event_plays(table, seat, id)
            }
            Kind::Modifier | Kind::Mystery | Kind::Event => Plays::Never,
            // Nobody holds them.
            Kind::Character | Kind::Guest | Kind::Residence | Kind::Story | Kind::Expedition => {
                Plays::Never
            }
        }
    }

    /// Where a card of the hand may be played inside an effect. [PLAY-3]
    pub(crate) fn plays_inside(
        &self,
        game: &Game,
        seat: Seat,
        question: Question,
        id: CardId,
    ) -> Plays {
        let table = &game.table;
        let scope = self.scope(table, seat, Play::First);
        match question {
            Question::PlayNow(moment) => match self.aim_of(moment, id) {
                None => Plays::Never,
                Some(Aim::Anywhere) => self.plays_in_turn(table, seat, &scope, id),
                Some(Aim::FirstDespiteWorth) => {
                    let target = moment.on.map_or(StackSet::NONE, StackSet::one);
                    let card = self.catalog.card(id);
                    let mortal = scope.suffering & target & !table.undead();
                    Plays::On(self.accepting(table, seat, card, mortal))
                }
            },
            Question::PlayTaken if self.offers(game).any(|offered| offered == id) => {
                self.plays_in_turn(table, seat, &scope, id)
            }
            Question::PlayTaken
            | Question::Play(_)
            | Question::Name(_)
            | Question::Respond(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => Plays::Never,
        }
    }

    /// How a moment lets that card be played, if it does.
    fn aim_of(&self, moment: Moment, id: CardId) -> Option<Aim> {
        let verb = &self.catalog.card(moment.card).immediate[usize::from(moment.verb)];
        let Verb::PlayNow { source: Source::Hand(filters), aim } = verb else { return None };
        let card = self.catalog.card(id);
        let fits = filters.is_empty() || filters.iter().any(|filter| filter.fits(card));
        fits.then_some(*aim)
    }

    /// Whether a death could be a free play of that seat, for all that everyone knows. [FREE-1] [RESP-5]
    pub(crate) fn is_free_death_possible(&self, table: &Table, seat: Seat) -> bool {
        let free = self.free_deaths(table);
        let mut deaths = self.of_kind(Kind::UntimelyDeath).iter();
        let possible = |id| !self.accepting(table, seat, self.catalog.card(id), free).is_empty();
        !free.is_empty() && deaths.any(possible)
    }

    /// The cards on offer: the run of offers under the question. [CARD-7]
    pub(crate) fn offers(&self, game: &Game) -> impl Iterator<Item = CardId> {
        let below = game.agenda.iter().rev().skip_while(|task| matches!(task, Task::Ask(_)));
        below.map_while(|task| if let Task::Offer { card, .. } = task { Some(*card) } else { None })
    }

    /// Of these stacks, those that a Modifier's or a death's own text accepts.
    #[inline]
    fn accepting(&self, table: &Table, seat: Seat, card: &Card, among: StackSet) -> StackSet {
        let among = among & !self.forbidden(table, card);
        match &card.needs {
            None => among,
            Some(needs) => among & self.fitting(table, needs, seat),
        }
    }

    /// Where an Event may be played on one's own turn, or inside an effect. [EVENT-3]
    pub(crate) fn event_plays(&self, table: &Table, seat: Seat, id: CardId) -> Plays {
        let card = self.catalog.card(id);
        if card.immediate.is_empty() || !self.has_what_it_needs(table, seat, card) {
            return Plays::Never;
        }
        if card.targets.is_empty() {
            return Plays::Bare;
        }
        Plays::On(self.next_target(table, seat, card, [None; 2]))
    }

    /// What the announced card may name next. [PLAY-2]
    pub(crate) fn nameable(&self, table: &Table, of: Announcement) -> StackSet {
        self.next_target(table, of.by, self.catalog.card(of.card), of.named)
    }

    fn has_what_it_needs(&self, table: &Table, seat: Seat, card: &Card) -> bool {
        let exists = |needs: &StackFilter| !self.fitting(table, needs, seat).is_empty();
        let swaps = card.immediate.contains(&Verb::Swap(Exchange::Hand));
        card.needs.as_ref().is_none_or(exists)
            && (!swaps || table.hand(seat).meets(self.of_kind(Kind::Modifier)))
    }

    fn next_target(
        &self,
        table: &Table,
        seat: Seat,
        card: &Card,
        named: [Option<StackId>; 2],
    ) -> StackSet {
        let barred = self.forbidden(table, card) | self.owned(table, seat, card);
        let fitting = |target: &Target| self.fitting(table, &target.filter, seat) & !barred;
        match (&card.targets[..], named) {
            ([first], [None, _]) => {
                let first = fitting(first);
                self.followed(table, seat, card, first)
            }
            ([first, second], [None, _]) => {
                let (first, seconds) = (fitting(first), fitting(second));
                let leaves_one = |stack: &StackId| {
                    !(seconds & self.besides(table, seat, second, *stack)).is_empty()
                };
                match (second.suffers, seconds.len()) {
                    (None, 2..) => first,
                    _ => first.iter().filter(leaves_one).collect(),
                }
            }
            ([_, second], [Some(first), None]) => {
                fitting(second) & self.besides(table, seat, second, first)
            }
            _ => StackSet::NONE,
        }
    }

    /// What a card that takes a Guest or a Story can't take: what is its player's already. [STORY-5]
    #[inline]
    pub(crate) fn owned(&self, table: &Table, seat: Seat, card: &Card) -> StackSet {
        // Nobody takes anything at a table of the base game.
        if self.stories().is_empty() && self.guests().is_empty() {
            return StackSet::NONE;
        }
        let takes = card.immediate.contains(&Verb::Join(Whither::You));
        if takes { table.realm(seat) } else { StackSet::NONE }
    }

    /// What a second target may be, once the first is named.
    fn besides(&self, table: &Table, seat: Seat, target: &Target, first: StackId) -> StackSet {
        let others = !StackSet::one(first);
        match target.suffers {
            Some(_) => others & self.sufferers(table, seat, first),
            None => others,
        }
    }

    /// Who could take the death that lies on a stack: as if it were played. [DEATH-5]
    fn sufferers(&self, table: &Table, seat: Seat, from: StackId) -> StackSet {
        let Some(death) = table.stack(from).face.death() else { return StackSet::NONE };
        self.accepting(table, seat, self.catalog.card(death), self.mortal(table))
    }

    /// Of these stacks, those on which a card of the hand could be played, if that is what the
    /// Event is for. [CARD-9]
    fn followed(&self, table: &Table, seat: Seat, card: &Card, among: StackSet) -> StackSet {
        let aimed = |verb: &&Verb| {
            matches!(verb, Verb::PlayNow { source: Source::Hand(_), aim: Aim::FirstDespiteWorth })
        };
        let Some(Verb::PlayNow { source: Source::Hand(filters), .. }) =
            card.immediate.iter().find(aimed)
        else {
            return among;
        };
        let held = table.hand(seat).iter().map(|id| self.catalog.card(id));
        // Nobody undead can die, whatever plays the death. [UNDEAD-2] [EVENT-3]
        let mortal = among & !table.undead();
        held.filter(|card| filters.iter().any(|filter| filter.fits(card)))
            .map(|card| self.accepting(table, seat, card, mortal))
            .fold(StackSet::NONE, |all, some| all | some)
    }
}
