//! How much play does a server bear?
//!
//! Plays many tables at once against a server that runs, and prints what it measured as a line of
//! JSON: `load ADDRESS PROCESS [TABLES = 200] [SECONDS = 60] [MOVES A SECOND = 0: as many as go]`.

mod news;
mod party;
mod player;
mod process;
mod score;

use process::Process;
use score::{Phase, Score};
use serde::Serialize;
use std::{env, error::Error, sync::Arc, time::Duration};
use tokio::{
    sync::{Barrier, watch},
    time::{Instant, sleep},
};

pub(crate) type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// How long memory is left to settle before it is measured.
const SETTLING: Duration = Duration::from_secs(2);
/// How long after everybody left it is measured once more: finished games are forgotten by then.
const LEFT: Duration = Duration::from_secs(60);

/// What is asked for.
struct Asked {
    address: String,
    process: Process,
    tables: usize,
    seconds: f64,
    moves_per_second: f64,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    tables: usize,
    /// All tables there were, those of finished games included.
    opened: u64,
    seconds: f64,
    games: u64,
    moves: u64,
    moves_per_second: f64,
    /// Of all that the server sent, replies included.
    bytes_per_move: f64,
    server_cores: Option<f64>,
    moves_per_cpu_second: Option<f64>,
    p50_ms: f64,
    p99_ms: f64,
    empty_kib: Option<u64>,
    idle_kib: Option<u64>,
    after_kib: Option<u64>,
    /// When everybody has been gone for a while.
    left_kib: Option<u64>,
}

fn main() -> Outcome {
    let words: Vec<String> = env::args().skip(1).collect();
    let asked = read(&words)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mut figures = runtime.block_on(measure(&asked))?;
    // Everybody goes at once, in the middle of a word.
    runtime.shutdown_background();
    std::thread::sleep(LEFT);
    figures.left_kib = asked.process.memory_kib();
    println!("{}", woe_wire::written(&figures));
    Ok(())
}

fn read(words: &[String]) -> Outcome<Asked> {
    let [address, process, rest @ ..] = words else {
        return Err("say where the server listens, and the number of its process".into());
    };
    let number = |at: usize, usual| rest.get(at).map_or(Ok(usual), |word| word.parse::<f64>());
    Ok(Asked {
        address: address.trim_start_matches("http://").to_owned(),
        process: Process(process.parse()?),
        tables: number(0, 200.0)? as usize,
        seconds: number(1, 60.0)?,
        moves_per_second: number(2, 0.0)?,
    })
}

async fn measure(asked: &Asked) -> Outcome<Figures> {
    let &Asked { process, tables, .. } = asked;
    let empty_kib = process.memory_kib();
    let (phase, told) = watch::channel(Phase::Coming);
    let score = Arc::new(Score::new(told, asked.moves_per_second));
    seat_everyone(asked, &score).await;
    sleep(SETTLING).await;
    let idle_kib = process.memory_kib();
    let (seconds, cpu) = count(asked, &phase).await;
    sleep(SETTLING).await;
    let after_kib = process.memory_kib();
    let [p50_ms, p99_ms] = score.latencies([0.5, 0.99]);
    let moves = score.moves();
    Ok(Figures {
        tables,
        opened: score.opened(),
        seconds,
        games: score.games(),
        moves,
        moves_per_second: moves as f64 / seconds,
        bytes_per_move: score.bytes() as f64 / moves.max(1) as f64,
        server_cores: cpu.map(|cpu| cpu / seconds),
        moves_per_cpu_second: cpu.map(|cpu| moves as f64 / cpu),
        p50_ms,
        p99_ms,
        empty_kib,
        idle_kib,
        after_kib,
        left_kib: None,
    })
}

/// Opens all tables, and waits until everyone sits.
async fn seat_everyone(asked: &Asked, score: &Arc<Score>) {
    let seated = Arc::new(Barrier::new(asked.tables + 1));
    for number in 0..asked.tables as u64 {
        let (address, score, seated) = (asked.address.clone(), score.clone(), seated.clone());
        tokio::spawn(async move {
            let played = party::play_on(&address, number, &score, &seated).await;
            if let (Err(why), false) = (played, score.is_over()) {
                eprintln!("table {number}: {why}");
                // A table less would be a load less, and nobody would see it.
                std::process::exit(1);
            }
        });
    }
    seated.wait().await;
}

/// Lets them play; for how long it counted, and how long the server kept a core busy in that time.
async fn count(asked: &Asked, phase: &watch::Sender<Phase>) -> (f64, Option<f64>) {
    phase.send_replace(Phase::WarmingUp);
    sleep(Duration::from_secs_f64(asked.seconds / 5.0)).await;
    let (before, begun) = (asked.process.cpu_seconds(), Instant::now());
    phase.send_replace(Phase::Counting);
    sleep(Duration::from_secs_f64(asked.seconds)).await;
    phase.send_replace(Phase::Over);
    let cpu = asked.process.cpu_seconds().zip(before).map(|(after, before)| after - before);
    (begun.elapsed().as_secs_f64(), cpu)
}
