//! Is each made once, and are they forgotten when they should be?

use super::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::oneshot;

/// Text that cannot be made smaller.
fn packed(seed: u8) -> Packed {
    let mut noise = [0; 4096];
    blake3::Hasher::new().update(&[seed]).finalize_xof().fill(&mut noise);
    Packed::of(|to| to.write_all(&noise)).unwrap()
}

/// What is not made a second time.
async fn never() -> Result<Packed, Trouble> {
    panic!("it is at hand, or in the making")
}

/// Makes it at once, and counts how often.
async fn made(exports: &Exports, name: &str, count: &Arc<AtomicUsize>) -> Made {
    let count = Arc::clone(count);
    let make = async move { Ok(packed(count.fetch_add(1, Ordering::Relaxed) as u8)) };
    exports.of(name, Export::Replay, make).await
}

#[tokio::test]
async fn what_many_ask_for_at_once_is_made_once() {
    let exports = Exports::new(ROOM);
    let (go, gone) = oneshot::channel();
    let slow = async move { gone.await.map_err(|_| Code::NotKept.into()) };
    let mut waiting = vec![exports.of("elm", Export::Replay, slow).boxed()];
    for _ in 0..50 {
        waiting.push(exports.of("elm", Export::Replay, never()).boxed());
    }
    let mut all = futures_util::future::join_all(waiting).boxed();
    assert!(all.as_mut().now_or_never().is_none());
    go.send(packed(1)).unwrap();
    for one in all.await {
        assert_eq!(*one.unwrap(), packed(1));
    }
    assert!(exports.of("elm", Export::Replay, never()).await.is_ok());
}

#[tokio::test]
async fn who_goes_away_leaves_it_in_the_making() {
    let exports = Exports::new(ROOM);
    let (go, gone) = oneshot::channel();
    let slow = async move { gone.await.map_err(|_| Code::NotKept.into()) };
    assert!(exports.of("elm", Export::Record, slow).now_or_never().is_none());
    go.send(packed(1)).unwrap();
    assert_eq!(*exports.of("elm", Export::Record, never()).await.unwrap(), packed(1));
}

#[tokio::test]
async fn what_nobody_asked_for_longest_is_forgotten_first() {
    let (count, size) = (Arc::default(), packed(0).bytes());
    let exports = Exports::new(3 * size + size / 2);
    for name in ["ash", "elm", "yew", "ash", "oak"] {
        made(&exports, name, &count).await.unwrap();
    }
    assert_eq!(count.load(Ordering::Relaxed), 4);
    assert!(exports.cache().bytes <= 3 * size + size / 2);
    made(&exports, "ash", &count).await.unwrap();
    assert_eq!(count.load(Ordering::Relaxed), 4, "ash was asked for again");
    made(&exports, "elm", &count).await.unwrap();
    assert_eq!(count.load(Ordering::Relaxed), 5, "elm was forgotten");
}

#[tokio::test]
async fn what_is_larger_than_the_room_is_made_and_not_kept() {
    let (exports, count) = (Exports::new(100), Arc::default());
    for _ in 0..2 {
        made(&exports, "elm", &count).await.unwrap();
    }
    assert_eq!((count.load(Ordering::Relaxed), exports.cache().bytes), (2, 0));
}

#[tokio::test]
async fn what_is_forgotten_is_gone_also_if_it_was_in_the_making() {
    let (exports, count) = (Exports::new(ROOM), Arc::default());
    made(&exports, "elm", &count).await.unwrap();
    made(&exports, "yew", &count).await.unwrap();
    exports.forget("elm");
    assert_eq!(exports.cache().bytes, packed(0).bytes());
    let (go, gone) = oneshot::channel();
    let slow = async move { gone.await.map_err(|_| Code::NotKept.into()) };
    let old = tokio::spawn({
        let exports = exports.clone();
        async move { exports.of("elm", Export::Replay, slow).await }
    });
    while exports.cache().making.is_empty() {
        tokio::task::yield_now().await;
    }
    exports.forget("elm");
    go.send(packed(9)).unwrap();
    assert_eq!(*old.await.unwrap().unwrap(), packed(9), "who asked before gets what there was");
    assert!(exports.cache().ready.iter().all(|((name, _), _)| name == "yew"));
    assert!(exports.cache().making.is_empty());
}

#[tokio::test]
async fn what_fails_is_tried_again() {
    let exports = Exports::new(ROOM);
    let fails = async { Err(Code::OnlyWhenOver.into()) };
    let trouble = exports.of("elm", Export::Replay, fails).await.unwrap_err();
    assert_eq!(trouble.code, Code::OnlyWhenOver);
    assert!(exports.of("elm", Export::Replay, never()).await.is_err());
    assert!(exports.of("elm", Export::Replay, async { Ok(packed(1)) }).await.is_ok());
}

#[tokio::test]
async fn only_so_many_are_in_the_making() {
    let exports = Exports::new(ROOM);
    let pending = || std::future::pending::<Result<Packed, Trouble>>();
    for number in 0..WAITING {
        let name = format!("elm {number}");
        let asked = exports.of(&name, Export::Replay, pending());
        assert!(asked.now_or_never().is_none());
    }
    let trouble = exports.of("yew", Export::Replay, pending()).await.unwrap_err();
    assert_eq!(trouble.code, Code::TooMany);
}
