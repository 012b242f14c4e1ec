//! How does a game go if everyone answers at random?

use crate::digest::Digest;
use std::sync::Arc;
use woe_rules::{
    Action, Beat, Game, Header, Key, Label, Recorder, Rules, Seat, Seating, Stream, Unplayable,
    Witness,
};

/// A game that was played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it stands at the end.
    pub game: Game,
    /// How many questions were answered.
    pub decisions: u64,
    /// How many of them had more than one legal answer.
    pub real_decisions: u64,
    /// How many turns began; skipped ones did not.
    pub turns: u64,
    /// The same for the same answers and the same Family Values, hardly ever for others.
    pub digest: u64,
}

/// Plays a game to its end, every answer drawn from the key's stream for whims.
///
/// `answers` is room for the list of legal answers: who plays many games brings the same one.
///
/// # Errors
/// If the table cannot be laid so.
pub fn random_game(
    rules: &Rules,
    seating: &Seating,
    key: Key,
    answers: &mut Vec<Action>,
) -> Result<Played, Unplayable> {
    let mut whim = Whim::of(key);
    let mut turns = Turns(0);
    let mut game = rules.deal_to(seating, key, &mut turns)?;
    loop {
        rules.legal_actions(&game, answers);
        let Some(action) = whim.choose(answers) else { break };
        rules.carry_out(&mut game, action, &mut turns);
    }
    Ok(whim.end(rules, game, turns.0))
}

/// The same game, and its record.
///
/// # Errors
/// If the table cannot be laid so.
pub fn recorded_game(rules: &Arc<Rules>, header: &Header) -> Result<(Played, String), Unplayable> {
    let mut whim = Whim::of(header.key);
    let mut answers = Vec::new();
    let mut recorder = Recorder::deal(rules, header)?;
    let mut turns = Turns(0);
    loop {
        recorder.beats().iter().for_each(|&beat| turns.tell(beat));
        rules.legal_actions(recorder.game(), &mut answers);
        let Some(decision) = recorder.decision() else { break };
        let Some(action) = whim.choose(&answers) else { break };
        recorder.apply(decision.seat, action).expect("what is listed is legal");
    }
    Ok((whim.end(rules, *recorder.game(), turns.0), recorder.text().to_owned()))
}

/// A player without a plan, and what it has done so far.
pub(crate) struct Whim {
    chance: Stream,
    decisions: u64,
    real_decisions: u64,
    digest: Digest,
}

impl Whim {
    pub(crate) fn of(key: Key) -> Whim {
        let chance = Stream::new(key, Label::Whim, 0);
        Whim { chance, decisions: 0, real_decisions: 0, digest: Digest::NONE }
    }

    /// One of the answers; a single one costs no chance. `None` if the story is over.
    // Asked at every decision, and by more than one who plays.
    #[inline(always)]
    pub(crate) fn choose(&mut self, answers: &[Action]) -> Option<Action> {
        self.decisions += u64::from(!answers.is_empty());
        if answers.len() < 2 {
            return answers.first().copied();
        }
        self.real_decisions += 1;
        let action = answers[self.chance.below(answers.len() as u32) as usize];
        self.digest = self.digest.with_answer(action);
        Some(action)
    }

    fn end(self, rules: &Rules, game: Game, turns: u64) -> Played {
        let table = game.table();
        let values = Seat::ALL[..table.seats()].iter().map(|&seat| rules.family_value(table, seat));
        let digest = values.fold(self.digest.with(self.decisions), |digest, value| {
            digest.with(i64::from(value) as u64)
        });
        let Whim { decisions, real_decisions, .. } = self;
        Played { game, decisions, real_decisions, turns, digest: digest.number() }
    }
}

/// Counts turns, and hears nothing else.
struct Turns(u64);

impl Witness for Turns {
    #[inline]
    fn tell(&mut self, beat: Beat) {
        self.0 += u64::from(matches!(beat, Beat::TurnBegan { .. }));
    }
}
