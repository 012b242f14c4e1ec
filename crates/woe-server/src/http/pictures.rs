//! Which pictures are drawn here, and how many at once?

use super::{
    Front,
    caller::Caller,
    cards::unasked,
    denial::{Denial, not_found},
    tables::{Tongue, tongue},
};
use crate::{
    bucket::{Buckets, Rate},
    keepsake::{Keepsake, SIZE, can_write, drawn, drawn_house, painted},
};
use axum::{
    Extension,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Instant,
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};
use woe_prose::{Language, Link};
use woe_wire::Code;

/// How many pictures and keepsakes are kept: a few megabytes.
const KEPT: usize = 32;
/// How many are drawn at once, and how many may wait for it.
const EASELS: usize = 1;
const WAITING: usize = 16;
/// How often an address may have something drawn: a chat asks once for a link, and whoever tries them all must wait.
const DRAWINGS: Rate = Rate { per_second: 0.5, burst: 20.0 };

/// How long others may keep a picture: a game's only as long as it is not deleted.
const ASK_AGAIN: &str = "no-cache";
const A_DAY: &str = "public, max-age=86400";

/// A few things, the newest last.
struct Lately<K, V>(Mutex<VecDeque<(K, V)>>);

impl<K: PartialEq, V: Clone> Lately<K, V> {
    fn new() -> Lately<K, V> {
        Lately(Mutex::new(VecDeque::new()))
    }

    fn find(&self, key: &K) -> Option<V> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
    }

    fn keep(&self, key: K, value: V) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, value));
        let over = kept.len().saturating_sub(KEPT);
        kept.drain(..over);
    }
}

/// Everything that was drawn lately, and what it takes to draw more.
pub(super) struct Pictures {
    keepsakes: Lately<String, Arc<Keepsake>>,
    drawn: Lately<(String, Language), Arc<[u8]>>,
    easels: Arc<Semaphore>,
    /// Games are read again apart from what is painted: a page does not wait for pictures.
    readers: Arc<Semaphore>,
    waiting: Semaphore,
    drawings: Buckets,
}

impl Pictures {
    pub(super) fn new() -> Pictures {
        Pictures {
            keepsakes: Lately::new(),
            drawn: Lately::new(),
            easels: Arc::new(Semaphore::new(EASELS)),
            readers: Arc::new(Semaphore::new(EASELS)),
            waiting: Semaphore::new(WAITING),
            drawings: Buckets::new(DRAWINGS),
        }
    }
}

/// The picture of a finished game.
pub(super) async fn replay(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
    asked: Result<Query<Tongue>, QueryRejection>,
) -> Result<Response, Denial> {
    let language = tongue(asked.map_err(|why| unasked(&why))?.0)?;
    check_over(&front, &name).await?;
    if !can_write() {
        return Err(not_found());
    }
    let key = (name, language);
    if let Some(picture) = front.pictures.drawn.find(&key) {
        return Ok(shown(&picture, ASK_AGAIN));
    }
    afford(&front, caller.address)?;
    let keepsake = keepsake(&front, &key.0).await?;
    let easel = turn(&front, &front.pictures.easels).await?;
    // Somebody else may have had it drawn meanwhile.
    if let Some(picture) = front.pictures.drawn.find(&key) {
        return Ok(shown(&picture, ASK_AGAIN));
    }
    let picture = paint(easel, move || drawn(&keepsake, language)).await?;
    front.pictures.drawn.keep(key, Arc::clone(&picture));
    Ok(shown(&picture, ASK_AGAIN))
}

/// The picture of the house, for links that have none of their own.
pub(super) async fn house(
    State(front): State<Arc<Front>>,
    asked: Result<Query<Tongue>, QueryRejection>,
) -> Result<Response, Denial> {
    static DRAWN: [OnceLock<Arc<[u8]>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let language = tongue(asked.map_err(|why| unasked(&why))?.0)?;
    if !can_write() {
        return Err(not_found());
    }
    let known = &DRAWN[Language::ALL.iter().position(|it| *it == language).unwrap_or_default()];
    if let Some(picture) = known.get() {
        return Ok(shown(picture, A_DAY));
    }
    let easel = turn(&front, &front.pictures.easels).await?;
    let picture = paint(easel, move || drawn_house(language)).await?;
    Ok(shown(known.get_or_init(|| picture), A_DAY))
}

/// What the link to a finished game says; nothing if there is none, or it is not over.
pub(super) async fn link(
    front: &Front,
    name: &str,
    language: Language,
    from: IpAddr,
) -> Option<Link> {
    check_over(front, name).await.ok()?;
    if front.pictures.keepsakes.find(&name.to_owned()).is_none() {
        afford(front, from).ok()?;
    }
    Some(keepsake(front, name).await.ok()?.link(language))
}

/// What was deleted is not shown from memory either.
async fn check_over(front: &Front, name: &str) -> Result<(), Denial> {
    Ok(front.house.check_over(name).await?)
}

/// Whether an address may have something drawn now.
fn afford(front: &Front, from: IpAddr) -> Result<(), Denial> {
    let enough = || Denial::new(Code::TooFast, "that is enough pictures for now; wait a little");
    front.pictures.drawings.take(from, Instant::now()).then_some(()).ok_or_else(enough)
}

async fn keepsake(front: &Front, name: &str) -> Result<Arc<Keepsake>, Denial> {
    let name = name.to_owned();
    if let Some(keepsake) = front.pictures.keepsakes.find(&name) {
        return Ok(keepsake);
    }
    let _turn = turn(front, &front.pictures.readers).await?;
    let keepsake = Arc::new(front.house.keepsake(&name).await?);
    front.pictures.keepsakes.keep(name, Arc::clone(&keepsake));
    Ok(keepsake)
}

/// Waits for an easel or a reader, if not too many do so already.
async fn turn(front: &Front, free: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Denial> {
    let busy =
        || Denial::new(Code::TooMany, "many pictures are being drawn; try again in a moment");
    let _place = front.pictures.waiting.try_acquire().map_err(|_| busy())?;
    Arc::clone(free).acquire_owned().await.map_err(|_| busy())
}

async fn paint(
    easel: OwnedSemaphorePermit,
    draw: impl FnOnce() -> String + Send + 'static,
) -> Result<Arc<[u8]>, Denial> {
    let painting = spawn_blocking(move || {
        // Taken until the last stroke, also if nobody waits for it any more.
        let _easel = easel;
        painted(&draw(), SIZE.0, SIZE.1)
    });
    let picture = painting.await.ok().flatten().ok_or_else(not_found)?;
    Ok(picture.into())
}

fn shown(picture: &Arc<[u8]>, keep: &'static str) -> Response {
    let about = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, keep),
        // Made to be shown elsewhere.
        (header::HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    (StatusCode::OK, about, picture.to_vec()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_few_are_kept() {
        let lately = Lately::new();
        for number in 0..KEPT + 3 {
            lately.keep(number, number);
            lately.keep(number, number);
        }
        assert_eq!([lately.find(&2), lately.find(&3)], [None, Some(3)]);
        assert_eq!(lately.0.lock().unwrap().len(), KEPT);
    }
}
