//! What can one do with Woebegone from a shell?

mod arena;
mod beats;
mod cards;
mod date;
mod evening;
mod options;
mod page;
mod progress;
mod records;
mod replay;
mod review;
mod rulebook;
mod sets;
mod simulate;
mod stacks;
mod telling;
mod train;
mod trouble;

use clap::{Parser, Subcommand};
use std::{
    io::{self, Write},
    process::ExitCode,
};
use trouble::Trouble;

/// Gloom, the card game in which the saddest family wins: its rules, its cards, and many games at once
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Woe {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    evening: evening::Evening,
}

const EXAMPLES: &str = "\
Without a command, four bots play a short game and it is told.

Examples:
  woe --seed 7                             tell the short game number 7
  woe cards list --kind event              all Events
  woe cards show was menaced by mice       one card, and the rules that matter to it
  woe cards check my-set                   find all mistakes of a set of your own
  woe rules STACK-3                        one rule
  woe simulate --players 4 --games 100000 --seed 7
  woe simulate --games 10 --records games  write ten games down
  woe replay games/game-000007.woe         tell one of them again
  woe review games/game-000007.woe         what each seat could have done better
  woe arena --hero governess --field clerk measure one player against others

Exit codes: 0 all is well; 2 something in the command or in a set is to be changed; 1 anything else.";

#[derive(Subcommand)]
enum Command {
    /// Let one player play against others and measure how much better it is
    Arena(arena::Arena),
    /// List, show and check cards
    Cards(cards::Cards),
    /// Print the rules, or those that you name
    Rules(rulebook::Ask),
    /// Tell a recorded game again, or verify its record
    Replay(replay::Replay),
    /// Judge a recorded game: every seat's chance to win, and its costliest answers
    Review(review::Review),
    /// Play many games with random players and tell what came of them
    Simulate(simulate::Simulate),
    /// Learn by self-play what wins
    Train(train::Train),
}

fn main() -> ExitCode {
    let woe = match Woe::try_parse() {
        Ok(woe) => woe,
        Err(usage) => {
            // Help and version come this way, too; nobody may be listening.
            let _ = usage.print();
            return ExitCode::from(u8::try_from(usage.exit_code()).unwrap_or(2));
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let outcome = run(&woe, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match outcome {
        Ok(code) => code,
        Err(trouble) => {
            let _ = out.flush();
            trouble.tell()
        }
    }
}

fn run(woe: &Woe, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    match &woe.command {
        None => woe.evening.run(out),
        Some(Command::Arena(arena)) => arena.run(out),
        Some(Command::Cards(cards)) => cards.run(out),
        Some(Command::Rules(ask)) => ask.run(out),
        Some(Command::Replay(replay)) => replay.run(out),
        Some(Command::Review(review)) => review.run(out),
        Some(Command::Simulate(simulate)) => simulate.run(out),
        Some(Command::Train(train)) => train.run(out),
    }
}
