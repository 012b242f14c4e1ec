//! What can one do with Woebegone from a shell?

mod agreed;
mod arena;
mod backup;
mod balance;
mod beats;
mod cards;
mod date;
mod evening;
mod licences;
mod options;
mod page;
mod progress;
mod records;
mod replay;
mod rescue;
mod review;
mod rulebook;
mod serve;
mod sets;
mod simulate;
mod stacks;
mod svg;
mod tables;
mod telling;
mod train;
mod trouble;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use serve::Browser;
use std::{
    io::{self, Write},
    process::ExitCode,
};
use trouble::Trouble;

/// The system's own lets the threads of a server wait for each other at every third message.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Gloom, the card game in which the saddest family wins: the table, the bots, the rules and the cards
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Woe {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    flags: serve::Flags,
}

const EXAMPLES: &str = "\
Without a command, the table is opened in the browser: play with bots, or send somebody the link.

Examples:
  woe                                      play
  woe --listen 0.0.0.0:4141                play with everyone in the room
  woe serve --data tables                  serve without opening a browser; `woe serve --help` has all settings
  woe evening --seed 7                     let four bots play the short game number 7, and tell it
  woe cards list --kind event              all Events
  woe cards show was menaced by mice       one card, and the rules that matter to it
  woe cards new my-set                     begin a set of your own
  woe cards check my-set                   find all mistakes of a set of your own
  woe rules STACK-3                        one rule
  woe simulate --players 4 --games 100000 --seed 7
  woe simulate --games 10 --records games  write ten games down
  woe replay games/game-000007.woe         tell one of them again
  woe review games/game-000007.woe         what each seat could have done better
  woe arena --hero governess --field clerk measure one player against others
  woe balance --set unhappy-homes          measure what each card of a set is worth

Exit codes: 0 all is well; 2 something in the command or in a set is to be changed; 1 anything else.";

#[derive(Subcommand)]
enum Command {
    /// Let one player play against others and measure how much better it is
    Arena(arena::Arena),
    /// Copy everything that a server keeps into one file; it may go on meanwhile
    Backup(backup::Backup),
    /// Measure what each card of a set is worth
    Balance(balance::Weigh),
    /// List and show cards; begin and check a set of your own
    Cards(cards::Cards),
    /// Let four bots play a short game, and tell it
    Evening(evening::Evening),
    /// Print what others made that is inside, and under which licences
    Licences,
    /// Print the rules, or those that you name
    Rules(rulebook::Ask),
    /// Tell a recorded game again, or verify its record
    Replay(replay::Replay),
    /// Copy every table that can still be read out of a damaged folder
    Rescue(rescue::Rescue),
    /// Put a backup where a server keeps its tables
    Restore(backup::Restore),
    /// Judge a recorded game: every seat's chance to win, and its costliest answers
    Review(review::Review),
    /// Serve the page and its tables to browsers
    Serve(serve::Flags),
    /// Play many games with random players and tell what came of them
    Simulate(simulate::Simulate),
    /// List, show, export and delete the tables that a server keeps
    Tables(tables::Tables),
    /// Learn by self-play what wins
    Train(train::Train),
}

fn main() -> ExitCode {
    // Its settings would hide everything else.
    let command = Woe::command().mut_args(serve::hidden_if_rare);
    let read = command.try_get_matches().and_then(|words| Woe::from_arg_matches(&words));
    let woe = match read {
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
        None => woe.flags.run(Browser::Opened, out),
        Some(Command::Arena(arena)) => arena.run(out),
        Some(Command::Backup(backup)) => backup.run(out),
        Some(Command::Balance(weigh)) => weigh.run(out),
        Some(Command::Cards(cards)) => cards.run(out),
        Some(Command::Evening(evening)) => evening.run(out),
        Some(Command::Licences) => licences::run(out),
        Some(Command::Rules(ask)) => ask.run(out),
        Some(Command::Replay(replay)) => replay.run(out),
        Some(Command::Rescue(rescue)) => rescue.run(out),
        Some(Command::Restore(restore)) => restore.run(out),
        Some(Command::Review(review)) => review.run(out),
        Some(Command::Serve(flags)) => flags.run(Browser::Left, out),
        Some(Command::Simulate(simulate)) => simulate.run(out),
        Some(Command::Tables(tables)) => tables.run(out),
        Some(Command::Train(train)) => train.run(out),
    }
}
