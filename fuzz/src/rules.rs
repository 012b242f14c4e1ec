//! Does a game keep its laws, whatever is answered and whoever answers it?

use crate::{
    table::{Bytes, Table},
    whereabouts::Whereabouts,
};
use std::mem::discriminant;
use std::sync::Arc;
use woe_cards::CardId;
use woe_rules::{
    Action, Beat, Choice, Decision, Eye, Game, Memory, Question, Refusal, Rules, Seat, StackId,
    TableView,
};

/// From this byte on, an answer is nonsense; below it is one of the legal ones.
const NONSENSE: u8 = 192;

/// The first bytes lay a table; the others answer, legally or not. The cheap laws hold after each.
pub fn rules(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let Some(table) = Table::read(&mut bytes) else { return };
    let mut beats = Vec::new();
    let dealt = table.rules.deal_to(&table.seating, table.key, &mut beats);
    let Ok(game) = dealt else { return };
    let mut watch = Watch::new(&table.rules, game, &beats, bytes.byte().unwrap_or(0));
    while let Some(byte) = bytes.byte() {
        let Some(asked) = table.rules.decision(&watch.game) else { break };
        if byte < NONSENSE {
            watch.answer(asked, usize::from(byte), usize::from(bytes.byte().unwrap_or(0)));
        } else {
            watch.assert_refused(asked, &mut bytes);
        }
    }
    watch.assert_imagined();
}

/// A game, what may be answered, and somebody who looks on.
struct Watch<'a> {
    rules: &'a Arc<Rules>,
    game: Game,
    answers: Vec<Action>,
    /// The questions that have stood.
    asked: Vec<Question>,
    whereabouts: Whereabouts,
    picture: TableView,
    memory: Memory,
}

impl<'a> Watch<'a> {
    fn new(rules: &'a Arc<Rules>, game: Game, beats: &[Beat], looks: u8) -> Watch<'a> {
        let seats = game.table().seats();
        let eye = Seat::new(usize::from(looks) % (seats + 1)).filter(|it| it.index() < seats);
        let eye = eye.map_or(Eye::Watcher, Eye::Seat);
        let (mut memory, mut whereabouts) = (Memory::default(), Whereabouts::new(rules, &game));
        for &beat in beats {
            memory.notice(beat.seen_by(eye));
            whereabouts.note(beat);
        }
        let picture = rules.view_for(&game, eye).table;
        let (answers, asked) = (Vec::new(), Vec::new());
        let mut watch = Watch { rules, game, answers, asked, whereabouts, picture, memory };
        watch.list();
        watch
    }

    /// Lists the answers: each is accepted, none twice.
    fn list(&mut self) {
        self.rules.legal_actions(&self.game, &mut self.answers);
        let Some(asked) = self.rules.decision(&self.game) else {
            assert!(self.answers.is_empty() && self.game.table().ended());
            return assert!(!self.rules.winners(&self.game).is_empty());
        };
        self.asked.push(asked.question);
        assert!(!self.answers.is_empty(), "every question has an answer");
        for &action in &self.answers {
            assert_eq!(self.rules.check(&self.game, asked, action), Ok(()));
        }
        let mut sorted = self.answers.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), self.answers.len());
    }

    /// Gives an answer: one byte says of which sort, so that a claim is as near as a card, the other
    /// which of that sort.
    fn answer(&mut self, asked: Decision, sort: usize, number: usize) {
        let mut sorts = Vec::new();
        for sort in self.answers.iter().map(discriminant) {
            if !sorts.contains(&sort) {
                sorts.push(sort);
            }
        }
        let sort = sorts[sort % sorts.len()];
        let of_it: Vec<Action> =
            self.answers.iter().copied().filter(|action| discriminant(action) == sort).collect();
        let action = of_it[number % of_it.len()];
        let mut beats: Vec<Beat> = Vec::new();
        self.rules.apply(&mut self.game, asked.seat, action, &mut beats).expect("it is listed");
        for beat in beats {
            let glimpsed = beat.seen_by(self.picture.eye);
            self.picture.see(glimpsed, &self.rules.catalog);
            self.memory.notice(glimpsed);
            self.whereabouts.note(beat);
        }
        assert_eq!(self.rules.view_for(&self.game, self.picture.eye).table, self.picture);
        self.whereabouts.assert_kept(&self.game);
        self.list();
    }

    /// What is not listed is refused and changes nothing, whoever says it to whatever question.
    fn assert_refused(&mut self, asked: Decision, bytes: &mut Bytes<'_>) {
        let Some(action) = any_action(bytes) else { return };
        let seat = Seat::ALL[usize::from(bytes.byte().unwrap_or(0)) % Seat::MAX];
        let mut copy = self.game;
        let mut beats: Vec<Beat> = Vec::new();
        let answer = self.rules.apply(&mut copy, seat, action, &mut beats);
        if seat == asked.seat && self.answers.contains(&action) {
            return assert_eq!(answer, Ok(()));
        }
        assert!(Refusal::ALL.contains(&answer.expect_err("it is not listed")));
        assert!(copy == self.game && beats.is_empty(), "a refusal changes nothing");
        // A question of another time is judged, too.
        let question = self.asked[usize::from(bytes.byte().unwrap_or(0)) % self.asked.len()];
        let judged = self.rules.judge(&self.game, Decision { seat, question }, action);
        assert!(judged.err().is_none_or(|refusal| !refusal.rule().is_empty()));
    }

    fn assert_imagined(&self) {
        let view = self.rules.view_for(&self.game, self.picture.eye);
        let mut chance = woe_rules::Stream::new(crate::table::FANCY, woe_rules::Label::Fancy, 0);
        let imagined = self.rules.imagine(&view, &self.memory, &mut chance);
        assert_eq!(self.rules.view_for(&imagined, self.picture.eye), view);
    }
}

/// Any answer that can be sent, with any numbers in it.
fn any_action(bytes: &mut Bytes<'_>) -> Option<Action> {
    let (kind, number) = (bytes.byte()?, bytes.pair()?);
    let card = CardId::new(usize::from(number) & 0x7fff);
    let stack = StackId::new(usize::from(bytes.byte()?));
    Some(match kind % 10 {
        0 | 1 => Action::Play { card, on: stack },
        2 => Action::Discard(card),
        3 => Action::DiscardHand,
        4 => Action::Choose(stack?),
        5 => Action::Pick(card),
        6 => Action::Take(if number % 2 == 0 { Choice::First } else { Choice::Second }),
        7 => Action::Call(Seat::ALL[usize::from(number) % Seat::MAX]),
        8 => Action::Use,
        9 if number % 2 == 1 => Action::Draw,
        _ => Action::Pass,
    })
}
