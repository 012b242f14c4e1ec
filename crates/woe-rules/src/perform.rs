//! What does each verb do?

use crate::{
    agenda::{ROOM_FOR_A_PLAY, Scene, Task},
    beat::{Beat, Witness},
    decision::{Choice, Due, Moment, Question},
    few::Few,
    game::Teller,
    place::{Seat, StackId},
};
use woe_cards::{
    Amount, CardId, Condition, Exchange, From, Layer, Slot, Source, Verb, Whither, Who,
};

impl Scene {
    fn slot(&self, slot: Slot) -> Option<StackId> {
        match slot {
            Slot::First => self.named[0],
            Slot::Second => self.named[1],
        }
    }
}

impl<W: Witness> Teller<'_, W> {
    /// Carries out one verb; the rest stays on the agenda, and keeps the scene.
    pub(crate) fn perform(&mut self, scene: Scene, verb: u8, end: u8) {
        if verb == end {
            return;
        }
        let rules = self.rules;
        let spoken = &rules.catalog.card(scene.card).immediate[usize::from(verb)];
        let next = verb + 1 + self.passed_over(scene, spoken);
        // What is chosen later needs the scene, even if nothing follows.
        let needs_scene =
            matches!(spoken, Verb::Either { .. } | Verb::DiscardByLot { .. } | Verb::Take { .. });
        if next < end || needs_scene {
            self.then(Task::Perform { scene, verb: next, end });
        }
        let moment = Moment { card: scene.card, verb, on: scene.named[0] };
        match spoken {
            Verb::Draw { who, amount, from: From::Deck } => self.let_draw(scene, *who, *amount),
            Verb::Draw { who, amount, from: From::Discard } => {
                self.let_regain(scene, *who, *amount)
            }
            Verb::Discard { who, amount } => self.let_discard(scene, *who, *amount),
            Verb::DiscardByLot { by, .. } => self.offer_lots(scene, *by, moment),
            Verb::Take { by: Who::You, from, count } => self.take_lots(scene, *from, *count),
            Verb::Take { by, .. } => self.offer_lots(scene, *by, moment),
            Verb::Skip(what) => self.commit(Beat::WillSkip { seat: scene.you, what: *what }),
            Verb::Move(layer) => self.relocate(scene, *layer),
            Verb::Swap(exchange) => self.swap(scene, *exchange),
            Verb::Strip(layer) => self.strip(scene, *layer),
            Verb::Remove(slot) => self.remove(scene, *slot),
            Verb::PlayNow { source: Source::Hand(_), .. } => self.let_play(scene, moment),
            // The offers were made when the cards were taken.
            Verb::PlayNow { source: Source::Taken, .. } => {}
            Verb::Grant { count, .. } => self.grant(scene, *count),
            Verb::Either { .. } => self.ask(scene.you, Question::Either(moment)),
            Verb::If { .. } => {}
            Verb::Join(whither) => self.join(scene, *whither),
            Verb::Hands(to) => self.pass_hands(scene, *to),
        }
    }

    /// How many verbs after this one are not carried out in its turn.
    fn passed_over(&self, scene: Scene, spoken: &Verb) -> u8 {
        if let Verb::Either { first, second } = spoken {
            return first + second;
        }
        if let Verb::If { condition, verbs } = spoken
            && !self.is_so(scene, condition)
        {
            return *verbs;
        }
        0
    }

    /// Whether a condition holds: the middle is looked at before the swap. [TRIP-3]
    fn is_so(&self, scene: Scene, condition: &Condition) -> bool {
        let table = self.table();
        match condition {
            Condition::Expedition(None) => table.expedition().is_some(),
            Condition::Expedition(Some(at)) => {
                table.expedition().is_some() && table.expedition() == self.rules.expedition_at(*at)
            }
            Condition::Exists(filter) => !self.rules.fitting(table, filter, scene.you).is_empty(),
        }
    }

    /// A Guest or a Story comes, or goes back to the middle. [GUEST-3] [STORY-3]
    fn join(&mut self, scene: Scene, whither: Whither) {
        let Some(stack) = scene.slot(Slot::First) else { return };
        let is_story = self.table().fixtures().contains(stack);
        match whither {
            Whither::You if is_story => self.claim(scene.you, stack),
            Whither::You => self.commit(Beat::Joined { stack, seat: scene.you }),
            Whither::Middle => self.commit(Beat::Parted { stack }),
        }
    }

    /// Every hand goes to a neighbour, all at once. [HAND-1]
    fn pass_hands(&mut self, scene: Scene, to: Who) {
        let seats = self.table().seats();
        let hands = Seat::ALL.map(|seat| *self.table().hand(seat));
        for from in scene.you.round(seats) {
            let to = if to == Who::Left { from.left(seats) } else { from.right(seats) };
            for card in hands[from.index()].iter() {
                self.commit(Beat::Taken { card, from, to });
            }
        }
    }

    /// Takes the top cards of the discard pile into hands. [DRAW-7]
    fn let_regain(&mut self, scene: Scene, who: Who, amount: Amount) {
        for seat in self.rules.seats_called(self.table(), who, scene.you) {
            self.regain(seat, self.amount_to_draw(seat, amount));
        }
    }

    fn amount_to_draw(&self, seat: Seat, amount: Amount) -> usize {
        match amount {
            Amount::Number(count) => usize::from(count),
            Amount::ToLimit => self.missing(seat),
            Amount::All | Amount::Any => 0,
        }
    }

    /// Whoever the card happens to may play a card, on whoever's turn. [PLAY-3] [DEATH-6]
    fn let_play(&mut self, scene: Scene, moment: Moment) {
        if self.game.agenda.room() >= ROOM_FOR_A_PLAY {
            self.ask(scene.you, Question::PlayNow(moment));
        }
    }

    /// Plays are granted for one's own turn. [FREE-2]
    fn grant(&mut self, scene: Scene, count: u8) {
        let seat = scene.you;
        if seat == self.table().turn() {
            self.commit(Beat::Granted { seat, card: scene.card, count });
        }
    }

    fn remove(&mut self, scene: Scene, slot: Slot) {
        if let Some(stack) = scene.slot(slot) {
            self.commit(Beat::Removed { stack });
        }
    }

    fn let_draw(&mut self, scene: Scene, who: Who, amount: Amount) {
        let seats = self.rules.seats_called(self.table(), who, scene.you);
        self.draw_for(seats, |teller, seat| teller.amount_to_draw(seat, amount));
    }

    /// How many cards a seat is short of its draw limit. [DRAW-2]
    pub(crate) fn missing(&self, seat: Seat) -> usize {
        let table = self.table();
        self.rules.draw_limit(table, seat).saturating_sub(table.hand_len(seat))
    }

    /// Whoever must discard chooses what; down to the limit, only what is over it. [PLAY-2] [CARD-6]
    fn let_discard(&mut self, scene: Scene, who: Who, amount: Amount) {
        let seats = self.rules.seats_called(self.table(), who, scene.you);
        let seats: Few<Seat, { Seat::MAX }> = seats.collect();
        for &seat in seats.iter().rev() {
            let held = self.table().hand_len(seat);
            let over = held.saturating_sub(self.rules.draw_limit(self.table(), seat));
            let (count, due) = match amount {
                Amount::All => {
                    self.discard_hand(seat);
                    continue;
                }
                Amount::Number(count) => (usize::from(count), Due::Must),
                Amount::ToLimit => (over, Due::Must),
                Amount::Any => (held, Due::May),
            };
            if count > 0 {
                let (count, card) = (count.min(255) as u8, scene.card);
                self.ask(seat, Question::Discard { count, due, card });
            }
        }
    }

    pub(crate) fn discard_hand(&mut self, seat: Seat) {
        let hand = *self.table().hand(seat);
        for card in hand.iter() {
            self.commit(Beat::Discarded { seat, card });
        }
    }

    /// The neighbour may decline. [CARD-11]
    fn offer_lots(&mut self, scene: Scene, by: Who, moment: Moment) {
        let by = self.rules.seats_called(self.table(), by, scene.you).next();
        if let Some(by) = by.filter(|_| self.table().hand_len(scene.you) > 0) {
            self.ask(by, Question::Use(moment));
        }
    }

    /// The neighbour draws the lots. [CARD-11]
    pub(crate) fn use_lots(&mut self, by: Seat, moment: Moment) {
        let Some(&Task::Perform { scene, .. }) = self.game.agenda.last() else { return };
        let rules = self.rules;
        let spoken = &rules.catalog.card(moment.card).immediate[usize::from(moment.verb)];
        if let Verb::DiscardByLot { count, .. } = spoken {
            self.discard_by_lot(scene.you, *count);
        }
        if let Verb::Take { count, .. } = spoken {
            self.take_by_lot(scene.you, by, *count, |_, _| {});
        }
    }

    fn discard_by_lot(&mut self, seat: Seat, count: u8) {
        for _ in 0..usize::from(count).min(self.table().hand_len(seat)) {
            let card = self.lot(seat);
            self.commit(Beat::Discarded { seat, card });
        }
    }

    /// Takes from hand to hand by lot, or all there are; tells of each card taken. [CARD-11]
    fn take_by_lot(
        &mut self,
        from: Seat,
        to: Seat,
        count: u8,
        mut taken: impl FnMut(&mut Self, CardId),
    ) {
        for _ in 0..usize::from(count).min(self.table().hand_len(from)) {
            let card = self.lot(from);
            self.commit(Beat::Taken { card, from, to });
            taken(self, card);
        }
    }

    /// Takes from others, and offers the cards if the effect goes on with them. [CARD-7]
    fn take_lots(&mut self, scene: Scene, from: Who, count: u8) {
        let offers = if let Some(&Task::Perform { verb, end, .. }) = self.game.agenda.last() {
            let next =
                self.card(scene.card).immediate.get(usize::from(verb)).filter(|_| verb < end);
            matches!(next, Some(Verb::PlayNow { source: Source::Taken, .. }))
        } else {
            false
        };
        let by = scene.you;
        for seat in self.rules.seats_called(self.table(), from, by).filter(|&seat| seat != by) {
            self.take_by_lot(seat, by, count, |teller, card| {
                if offers && teller.game.agenda.room() > ROOM_FOR_A_PLAY {
                    teller.then(Task::Offer { by, card });
                }
            });
        }
    }

    /// Asks which of the cards on offer is played next; an empty hand has none. [CARD-7]
    pub(crate) fn offer(&mut self, by: Seat) {
        if self.table().hand_len(by) == 0 {
            return self.withdraw_all();
        }
        self.ask(by, Question::PlayTaken);
    }

    /// Takes one offer off the agenda: its card is being played. [CARD-7]
    pub(crate) fn withdraw(&mut self, card: CardId) {
        let offered =
            |task: &Task| matches!(task, Task::Offer { card: offer, .. } if *offer == card);
        if let Some(index) = self.game.agenda.iter().rposition(offered) {
            self.game.agenda.remove(index);
        }
    }

    /// Takes all offers of this effect off the agenda: the rest is kept. [CARD-7]
    pub(crate) fn withdraw_all(&mut self) {
        while let Some(Task::Offer { .. }) = self.game.agenda.last() {
            self.game.agenda.pop();
        }
    }

    /// The chosen verbs are carried out before what follows both. [CARD-10]
    pub(crate) fn choose(&mut self, moment: Moment, choice: Choice) {
        let Some(&Task::Perform { scene, .. }) = self.game.agenda.last() else { return };
        let spoken = &self.card(moment.card).immediate[usize::from(moment.verb)];
        let &Verb::Either { first, second } = spoken else { return };
        let start = moment.verb + 1;
        let (verb, end) = match choice {
            Choice::First => (start, start + first),
            Choice::Second => (start + first, start + first + second),
        };
        self.then(Task::Perform { scene, verb, end });
    }

    /// Moving is not playing. [MOD-3] [DEATH-5] [CARD-2]
    fn relocate(&mut self, scene: Scene, layer: Layer) {
        let [Some(from), Some(to)] = scene.named else { return };
        if let Some(card) = self.layer(from, layer) {
            self.commit(Beat::Moved { card, from, to });
        }
    }

    /// Top Modifiers change places: two of the table, or one with one of the hand. [CARD-5]
    fn swap(&mut self, scene: Scene, exchange: Exchange) {
        let [Some(one), second] = scene.named else { return };
        let (Exchange::Second, Some(two)) = (exchange, second) else {
            return self.ask(scene.you, Question::Exchange(one));
        };
        let tops = (self.layer(one, Layer::TopModifier), self.layer(two, Layer::TopModifier));
        if let (Some(first), Some(second)) = tops {
            self.commit(Beat::Moved { card: first, from: one, to: two });
            self.commit(Beat::Moved { card: second, from: two, to: one });
        }
    }

    /// The new one replaces, so it is not played; the old one goes to the hand. [CARD-4]
    pub(crate) fn exchange(&mut self, seat: Seat, stack: StackId, card: CardId) {
        if let Some(old) = self.layer(stack, Layer::TopModifier) {
            self.commit(Beat::Lifted { seat, card: old, from: stack });
            self.commit(Beat::Slipped { seat, card, on: stack });
        }
    }

    /// Takes cards off a stack: a death, and the character lives again. [STACK-8] [CARD-3]
    fn strip(&mut self, scene: Scene, layer: Layer) {
        let Some(from) = scene.slot(Slot::First) else { return };
        while let Some(card) = self.layer(from, layer) {
            self.commit(Beat::Stripped { card, from });
            if layer != Layer::Modifiers {
                return;
            }
        }
    }

    /// The card of a stack that an effect speaks of; the topmost if there are several.
    fn layer(&self, stack: StackId, layer: Layer) -> Option<CardId> {
        let face = &self.table().stack(stack).face;
        match layer {
            Layer::UntimelyDeath => face.death(),
            Layer::TopModifier | Layer::TopMystery => face.top_modifier(),
            Layer::Modifiers => self.table().layers(stack).find(|&card| Some(card) != face.death()),
        }
    }
}
