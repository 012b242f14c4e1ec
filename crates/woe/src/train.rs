//! What wins? Many games teach it.

use crate::{options, progress, trouble::Trouble};
use clap::{Args, value_parser};
use std::sync::Arc;
use std::{fs, io::Write, path::PathBuf, process::ExitCode};
use woe_bots::{Net, Value};
use woe_cards::{Edition, base, compile};
use woe_prose::{Language, unplayable};
use woe_rules::{Profile, Rules};
use woe_sim::{Round, Training, best, train};

/// Learn by self-play what wins: the weights of the Undertaker
#[derive(Args)]
#[command(after_help = "\
Every round plays games of a mixed pool, fits the weights to who won, and lets them play against
Governesses and Clerks. The round that wins most is kept, the weights that were there before among them: never
the one that merely fits best. The same seed gives the same weights, whatever the threads.

Example:
  woe train --afresh --out value.txt      how the weights that come along were made")]
pub(crate) struct Train {
    /// For how many players; all of two to five if missing
    #[arg(long, value_parser = value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    /// The edition: first or second
    #[arg(long, default_value = "first", value_parser = options::edition)]
    profile: Edition,
    /// How many games a round has
    #[arg(long, default_value_t = 30_000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// How many rounds
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// How many bouts decide about a round: a bout is a deal with the learner in every seat
    #[arg(long, default_value_t = 400, value_parser = value_parser!(u64).range(1..))]
    bouts: u64,
    /// The number of the series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work [default: as many as there are processors]
    #[arg(long, value_parser = value_parser!(u8).range(1..=64))]
    threads: Option<u8>,
    /// Forget what was known before
    #[arg(long)]
    afresh: bool,
    /// Write the weights, all tables of them, into this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Train {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let full = compile(&base()).expect("the sets that come along compile");
        let rules = Rules::new(&full, Profile::of(self.profile));
        let mut value = Value::embedded().clone();
        let players = self.players.map_or(2..=5, |players| players..=players);
        for players in players.map(usize::from) {
            if self.afresh {
                value = value.with(players, Net::BLANK);
            }
            let learned = self.learn(&rules, players, &value)?;
            let kept = best(&learned).expect("the weights that were there before are a round");
            writeln!(out, "{players} players: {} is kept", named(kept))?;
            learned.iter().try_for_each(|round| writeln!(out, "  {}", told(round)))?;
            value = value.with(players, kept.net.clone());
        }
        match &self.out {
            Some(file) => {
                let trouble = |why: std::io::Error| Trouble::at(file, "write", &why);
                fs::write(file, value.written()).map_err(trouble)?;
            }
            None => write!(out, "\n{}", value.written())?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn learn(
        &self,
        rules: &Arc<Rules>,
        players: usize,
        before: &Value,
    ) -> Result<Vec<Round>, Trouble> {
        let training = Training {
            rules,
            players,
            games: self.games,
            rounds: self.rounds,
            bouts: self.bouts,
            seed: self.seed,
            threads: progress::threads(self.threads.map(usize::from)),
            progress: &|round| progress::tell(&format!("{players} players, {}", told(round))),
        };
        let refused = |why| Trouble::Asked(unplayable(Language::English, why));
        train(&training, before).map_err(refused)
    }
}

fn named(round: &Round) -> String {
    match round.number {
        0 => "what was known before".to_owned(),
        number => format!("round {number}"),
    }
}

fn told(round: &Round) -> String {
    let share = 100.0 * round.share;
    format!("{}: {share:.1} % against the pool, {} positions", named(round), round.positions)
}
