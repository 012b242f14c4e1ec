//! Is a finished game judged, and no other?

use crate::{
    fate::replay_of,
    play::play_to_the_end,
    server::{PATIENCE, Server, folder, settings, table},
};
use tokio::time::timeout;
use woe_server::Settings;
use woe_wire::{Do, Review, ReviewProgress, read};

fn few_iterations() -> Settings {
    // Whoever asks without pause, as a test does, would be sent away.
    Settings { review_iterations: 8, requests_per_second: 1_000_000, ..settings() }
}

/// Asks until the review is there; also the statuses before.
async fn review_of(server: &Server, name: &str) -> (String, Vec<u16>) {
    let path = format!("/api/replays/{name}/review");
    let mut before = Vec::new();
    let asked = async {
        loop {
            let (status, text) = server.get(&path).await;
            if status != 202 {
                assert_eq!(status, 200, "{text}");
                return text;
            }
            let progress: ReviewProgress = read(&text).unwrap();
            assert!(progress.done <= progress.of, "{text}");
            before.push(status);
        }
    };
    let text = timeout(PATIENCE, asked).await.expect("it takes no longer than anything else");
    (text, before)
}

/// Whether somebody has won in the end, or several share it: to four decimals.
fn is_won(review: &Review) -> bool {
    let last = review.curve.last().unwrap();
    let won: Vec<f64> = last.chances.iter().copied().filter(|&one| one > 0.0).collect();
    let share = (10_000.0 / won.len() as f64).round() / 10_000.0;
    !won.is_empty() && won.iter().all(|&one| one == share)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_judged_once_and_the_same_way_everywhere() {
    let server = Server::start(Settings { data: folder("reviews"), ..few_iterations() }).await;
    let mut people = server.company(&table(3)).await;
    people[0].done(Do::Start { first: None }).await;
    let mut played = play_to_the_end(people, 3).await;
    let name = played[0].0.me().replay.unwrap();
    let (text, before) = review_of(&server, &name).await;
    assert!(!before.is_empty(), "the first to ask is told to wait");
    let (again, before) = review_of(&server, &name).await;
    assert_eq!((again, before.len()), (text.clone(), 0), "and then it is remembered");
    let review: Review = read(&text).unwrap();
    let replay = replay_of(&server, &played[0].0).await;
    let step = |at| replay.steps.iter().find(|step| step.step.at == at);
    assert!(review.curve.iter().all(|point| step(point.at).is_some() && point.chances.len() == 3));
    assert!(is_won(&review), "{:?}", review.curve.last());
    assert_eq!((review.iterations, review.seats.len()), (8, 3));
    for (seat, of) in (0..).zip(&review.seats) {
        for play in of.best.iter().chain(&of.worst) {
            assert_eq!(step(play.at).unwrap().step.by.unwrap_or(seat), seat, "{play:?}");
            assert!(!play.told.en.is_empty() && !play.told.it.is_empty());
        }
        assert!(of.best.iter().all(|play| play.points > 0));
        assert!(of.worst.iter().all(|play| play.points < 0 && play.better.is_some()));
    }
    let turning = review.turning.expect("nobody wins without a good moment");
    assert!(turning.after > turning.before && !turning.told.en.is_empty());
    // A copy of the house, which has forgotten everything but what is on disk, says the same.
    let mut server = server;
    server.restart().await;
    assert_eq!(review_of(&server, &name).await.0, text);
    // And of what was deleted nothing is told, however well it is remembered.
    let (host, _) = &mut played[0];
    host.address = server.address();
    host.come_in().await;
    host.done(Do::Delete {}).await;
    assert_eq!(server.get(&format!("/api/replays/{name}/review")).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_may_judge_nothing() {
    let server = Server::start(Settings { review_iterations: 0, ..settings() }).await;
    let (status, body) = server.get("/api/replays/nobody/review").await;
    assert!(status == 404 && body.contains("no-such-thing"), "{body}");
}
