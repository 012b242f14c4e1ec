//! Does everybody get their share?

use super::*;
use std::sync::mpsc;

#[test]
fn long_work_lets_others_in_after_each_slice() {
    let thinkers = Thinkers::start(1);
    let (said, heard) = mpsc::channel();
    let (go, gone) = mpsc::channel::<()>();
    let tell = said.clone();
    // The first slice does not end before all other work is in the queue.
    let mut left = 3;
    thinkers.ponder(Box::new(move || {
        if left == 3 {
            let _ = gone.recv();
        }
        let _ = tell.send("slice");
        left -= 1;
        left > 0
    }));
    thinkers.ponder(Box::new(move || said.send("other").is_err()));
    go.send(()).unwrap();
    assert_eq!(heard.iter().collect::<Vec<_>>(), ["slice", "other", "slice", "slice"]);
}

#[test]
fn a_fault_ends_one_piece_of_work_alone() {
    let thinkers = Thinkers::start(1);
    let (said, heard) = mpsc::channel();
    let tell = said.clone();
    // Dropped with the work, and so it says that it is gone.
    thinkers.ponder(Box::new(move || {
        let _ = tell.send("begun");
        panic!("a fault in the work, as this test wants it")
    }));
    thinkers.ponder(Box::new(move || said.send("other").is_err()));
    assert_eq!(heard.iter().collect::<Vec<_>>(), ["begun", "other"]);
}

#[test]
fn without_threads_all_of_it_is_done_at_once() {
    let (said, heard) = mpsc::channel();
    let mut left = 3;
    Thinkers::start(0).ponder(Box::new(move || {
        let _ = said.send(left);
        left -= 1;
        left > 0
    }));
    assert_eq!(heard.iter().collect::<Vec<_>>(), [3, 2, 1]);
}

/// A thinker who is busy until all that shall wait does so.
fn busy() -> (Thinkers, mpsc::Sender<()>) {
    let thinkers = Thinkers::start(1);
    let (go, gone) = mpsc::channel::<()>();
    let (said, heard) = mpsc::channel();
    thinkers.ponder(Box::new(move || {
        let _ = said.send(());
        let _ = gone.recv();
        false
    }));
    heard.recv().unwrap();
    (thinkers, go)
}

#[test]
fn a_table_with_one_clerk_is_answered_although_sixty_tables_of_ravens_wait() {
    let (thinkers, go) = busy();
    let (said, heard) = mpsc::channel();
    let asks = |table: i64, level: Level| {
        let said = said.clone();
        let job = move |load: Load| {
            let _ = said.send((level, load.waiting));
        };
        thinkers.give(Party::Table(TableNumber(table)), price(level), Box::new(job));
    };
    for table in 0..60 {
        (0..3).for_each(|_| asks(table, Level::Raven));
    }
    asks(60, Level::Clerk);
    go.send(()).unwrap();
    drop((thinkers, said));
    let answered: Vec<(Level, usize)> = heard.iter().collect();
    assert_eq!(answered[0], (Level::Clerk, 180));
    assert_eq!(answered[1..].len(), 180);
}

#[test]
fn who_waits_has_the_thinking_of_others_shortened() {
    let usual = Duration::from_millis(50);
    let share = |waiting| Load { waiting, threads: 2 }.share(usual);
    assert_eq!([0, 1, 3].map(share), [usual; 3]);
    assert_eq!(share(4), usual / 2);
    assert_eq!(share(120), usual / 60);
    assert_eq!(share(usize::MAX), Duration::ZERO);
}
