//! How does a program of somebody else's play?

use super::{
    lapses::{Lapse, Lapses},
    process::Process,
    question,
};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use woe_bots::{Budget, Player};
use woe_rules::{Action, Beat, Glimpse, Names, Rules, View};
use woe_sim::{PLAYER_NAMES, legal_default};

/// After so many late answers in a row a program is not asked again in that game.
const LATE_MAX: u32 = 3;

/// A program at a seat, started for one game.
pub(super) struct Outsider<'a> {
    rules: &'a Arc<Rules>,
    patience: Duration,
    lapses: &'a Lapses,
    process: Option<Process>,
    seats: Vec<String>,
    /// What was seen since the last question.
    beats: Vec<Beat<Glimpse>>,
    number: u64,
    late: u32,
}

impl<'a> Outsider<'a> {
    /// Starts the program; one that does not start has died.
    pub(super) fn new(
        rules: &'a Arc<Rules>,
        words: &[String],
        patience: Duration,
        lapses: &'a Lapses,
    ) -> Outsider<'a> {
        let process = Process::start(words).ok();
        let seats = PLAYER_NAMES.map(str::to_owned).to_vec();
        Outsider { rules, patience, lapses, process, seats, beats: Vec::new(), number: 0, late: 0 }
    }

    fn answer(&mut self, view: &View) -> Result<Action, Lapse> {
        if self.late >= LATE_MAX {
            return Err(Lapse::Late);
        }
        let until = Instant::now() + self.patience;
        let names = Names::of_view(self.rules, &view.table, &self.seats);
        let beats = std::mem::take(&mut self.beats);
        let process = self.process.as_ref().ok_or(Lapse::Died)?;
        let asked = question::object(self.rules, &names, view, &beats, self.number);
        process.tell(format!("{asked}\n"))?;
        let words = heard(process, self.number, until)?;
        let chosen = view.actions.iter().find(|&&action| names.action(action) == words);
        chosen.copied().ok_or(Lapse::Illegal)
    }
}

impl Player for Outsider<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.beats.push(beat);
    }

    fn choose(&mut self, view: &View, _budget: Budget<'_>) -> Action {
        self.number += 1;
        let answer = self.answer(view);
        self.late = if answer == Err(Lapse::Late) { self.late + 1 } else { 0 };
        if answer == Err(Lapse::Died) {
            self.process = None;
        }
        answer.unwrap_or_else(|lapse| {
            self.lapses.count(lapse);
            legal_default(view)
        })
    }
}

/// The action of the answer with that number; those to earlier questions come too late.
fn heard(process: &Process, number: u64, until: Instant) -> Result<String, Lapse> {
    loop {
        let line = process.hear(until)?;
        let answer: Value = serde_json::from_slice(&line).map_err(|_| Lapse::Nonsense)?;
        match (answer["number"].as_u64(), answer["action"].as_str()) {
            (Some(earlier), _) if earlier < number && Instant::now() < until => {}
            (Some(earlier), _) if earlier < number => return Err(Lapse::Late),
            (Some(this), Some(action)) if this == number => return Ok(action.to_owned()),
            _ => return Err(Lapse::Nonsense),
        }
    }
}
