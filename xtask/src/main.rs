//! What can the house do for itself?

use clap::{Parser, Subcommand};
use std::{path::PathBuf, process::ExitCode};
use xtask::{bench, bench_server, count, docs, soak, test, web};

/// What Woebegone does for itself: tests, documents, soaks, counts.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run everything a change must pass, and stop at the first thing it does not
    Test,
    /// Write the generated documents anew
    Docs {
        /// Write nothing; fail if one is stale
        #[arg(long)]
        check: bool,
    },
    /// Run long fuzzing and long simulations, and note the result in docs/soak.md
    Soak {
        /// What to soak
        topic: soak::Topic,
        /// Cards, rules, world: how long, all runs of the topic together
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
        minutes: u64,
        /// Cards, rules: run one kept case instead, to see it fail
        #[arg(long, value_name = "FILE")]
        case: Option<PathBuf>,
        #[command(flatten)]
        games: soak::Games,
    },
    /// Measure the speed of the engine with a stopwatch
    Bench {
        /// A micro-model to run beside it, as the ceiling
        #[arg(long, value_name = "DIR")]
        ceiling: Option<PathBuf>,
        /// An earlier commit to run by turns with this one, the base game of both
        #[arg(long, value_name = "COMMIT", conflicts_with = "ceiling")]
        before: Option<String>,
    },
    /// Measure how many tables a server bears, and note it in docs/performance.md
    BenchServer {
        #[command(flatten)]
        asked: bench_server::Asked,
    },
    /// Ask Lighthouse how light the page is on a slow phone: landing, table and gallery, three times each
    Lighthouse,
    /// Count the instructions of fixed work, and hold them against the baseline
    Count {
        /// Take what was counted as the new baseline
        #[arg(long)]
        accept: bool,
    },
}

fn main() -> ExitCode {
    let outcome = match Line::parse().task {
        Task::Test => return test::run(),
        Task::Docs { check: false } => docs::refresh(),
        Task::Docs { check: true } => docs::check(),
        Task::Soak { topic: soak::Topic::Bots, games, .. } => soak::run_bots(&games),
        Task::Soak { topic: soak::Topic::Mixes, .. } => soak::run_mixes(),
        Task::Soak { topic: soak::Topic::Referee, .. } => soak::run_referee(),
        Task::Soak { topic: soak::Topic::World, minutes, games, .. } => {
            soak::run_world(minutes, &games)
        }
        Task::Soak { topic, case: Some(case), .. } => soak::show(topic, &case),
        Task::Soak { topic, minutes, case: None, .. } => soak::run(topic, minutes),
        Task::Bench { before: Some(commit), .. } => bench::compare(&commit),
        Task::Bench { ceiling, .. } => bench::run(ceiling.as_deref()),
        Task::BenchServer { asked } => bench_server::run(&asked),
        Task::Lighthouse => web::lighthouse(),
        Task::Count { accept: false } => count::check(),
        Task::Count { accept: true } => count::accept(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}
