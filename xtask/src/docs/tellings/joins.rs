//! Who joins whom in a real game, and how did it come about? The page must remember what our narrator remembers.

use crate::Outcome;
use serde_json::{Value, json};
use std::sync::Arc;
use woe_prose::{Memory, Narrator};
use woe_rules::{Beat, Eye, Glimpse, Key, Label, Rules, Seat, Seating, Stream};

/// How many games are looked at, and how many beats of one are written down at most.
const GAMES: u64 = 20;
const BEATS: usize = 160;

/// What bears on joining in the game in which that happens most often.
pub(super) struct Log {
    /// The key of that game.
    pub(super) key: Key,
    beats: Vec<Beat<Glimpse>>,
}

/// Plays by lot, and keeps the liveliest beginning.
pub(super) fn log(rules: &Arc<Rules>, seating: &Seating) -> Outcome<Log> {
    let mut best = Log { key: Key::of_series(1, 0), beats: Vec::new() };
    for game in 0..GAMES {
        let key = Key::of_series(1, game);
        let mut beats = played(rules, seating, key)?;
        beats.retain(bears_on_joining);
        beats.truncate(BEATS);
        if joins(&beats) > joins(&best.beats) {
            best = Log { key, beats };
        }
    }
    Ok(best)
}

impl Log {
    /// Each beat; those of joining with their sentences.
    pub(super) fn told(&self, tellers: &[Narrator<'_>; 2]) -> Vec<Value> {
        let mut memory = Memory::default();
        let told = self.beats.iter().map(|&beat| {
            let before = memory.heed(beat);
            let mut sample = json!({ "beat": woe_wire::Beat::from(beat) });
            if matches!(beat, Beat::Joined { .. }) {
                let [en, it] = tellers.each_ref().map(|teller| teller.tell_of(beat, before));
                (sample["en"], sample["it"]) = (en.into(), it.into());
            }
            sample
        });
        told.collect()
    }
}

fn played(rules: &Arc<Rules>, seating: &Seating, key: Key) -> Outcome<Vec<Beat<Glimpse>>> {
    let mut beats = Vec::new();
    let mut game =
        rules.deal_to(seating, key, &mut beats).map_err(|why| format!("no deal: {why:?}"))?;
    let mut whims = Stream::new(key, Label::Whim, 0);
    let mut answers = Vec::new();
    while rules.decision(&game).is_some() {
        answers.clear();
        rules.legal_actions(&game, &mut answers);
        let action = answers[whims.below(answers.len() as u32) as usize];
        rules.carry_out(&mut game, action, &mut beats);
    }
    Ok(beats.iter().map(|beat| beat.seen_by(Eye::Seat(Seat::Zero))).collect())
}

fn bears_on_joining(beat: &Beat<Glimpse>) -> bool {
    matches!(
        beat,
        Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::Removed { .. }
            | Beat::Announced { .. }
            | Beat::Laid { .. }
            | Beat::Resolved { .. }
            | Beat::Cancelled { .. }
    )
}

fn joins(beats: &[Beat<Glimpse>]) -> usize {
    beats.iter().filter(|beat| matches!(beat, Beat::Joined { .. } | Beat::Parted { .. })).count()
}
