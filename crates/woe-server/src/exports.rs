//! Which finished games were asked for lately, and who makes the others ready to be sent?
//!
//! Whatever leaves the house of a finished game is made once, however many ask for it at the same time (single
//! flight), away from the threads that answer, and kept compressed. What is kept is bounded in bytes; what nobody
//! asked for longest is forgotten first.

mod packed;

pub(crate) use packed::Packed;

use futures_util::{
    FutureExt,
    future::{BoxFuture, Shared},
};
use std::{
    collections::{HashMap, VecDeque},
    future::Future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};
use woe_prose::Language;
use woe_wire::{Code, Trouble};

/// How many bytes are kept, compressed.
pub(crate) const ROOM: usize = 16 << 20;
/// How many may be in the making: one of them is worked at, the others wait, before anything of theirs is read.
const WAITING: usize = 256;

/// What is wanted of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Export {
    /// All of it, from the first card.
    Replay,
    /// Its record.
    Record,
    /// It in sentences.
    Telling(Language),
}

/// Of which game, by the name of its replay, and what.
type Key = (String, Export);
type Made = Result<Arc<Packed>, Trouble>;
type Making = Shared<BoxFuture<'static, Made>>;

/// All of them. A copy is the same.
#[derive(Clone)]
pub(crate) struct Exports {
    cache: Arc<Mutex<Cache>>,
    /// Who has it works.
    turn: Arc<Semaphore>,
}

/// Leave to work at what takes a while.
pub(crate) struct Turn(
    #[expect(dead_code, reason = "whoever has it, has the turn")] OwnedSemaphorePermit,
);

struct Cache {
    room: usize,
    bytes: usize,
    /// What nobody asked for longest is first.
    ready: VecDeque<(Key, Arc<Packed>)>,
    /// By which number it was begun.
    making: HashMap<Key, (u64, Making)>,
    begun: u64,
}

/// Something in the making. However that ends, it is not in the making any more.
struct Begun {
    exports: Exports,
    key: Key,
    number: u64,
}

impl Drop for Begun {
    fn drop(&mut self) {
        let mut cache = self.exports.cache();
        if cache.is_wanted(self) {
            cache.making.remove(&self.key);
        }
    }
}

impl Exports {
    /// None yet, and room for so many bytes.
    pub(crate) fn new(room: usize) -> Exports {
        let (ready, making) = (VecDeque::new(), HashMap::new());
        let cache = Cache { room, bytes: 0, ready, making, begun: 0 };
        Exports { cache: Arc::new(Mutex::new(cache)), turn: Arc::new(Semaphore::new(1)) }
    }

    /// What is wanted of that game, from the cache if it is there; whoever asks while it is made waits for it.
    ///
    /// # Errors
    /// If it cannot be made, or too much is being made.
    pub(crate) async fn of(
        &self,
        name: &str,
        export: Export,
        make: impl Future<Output = Result<Packed, Trouble>> + Send + 'static,
    ) -> Made {
        let key = (name.to_owned(), export);
        let making = {
            let mut cache = self.cache();
            if let Some(ready) = cache.find(&key) {
                return Ok(ready);
            }
            match cache.making.get(&key) {
                Some((_, making)) => making.clone(),
                None if cache.making.len() >= WAITING => return Err(Code::TooMany.into()),
                None => self.begin(&mut cache, key, make),
            }
        };
        making.await
    }

    /// Goes on also if nobody waits for it any more: then whoever comes next finds it.
    fn begin(
        &self,
        cache: &mut Cache,
        key: Key,
        make: impl Future<Output = Result<Packed, Trouble>> + Send + 'static,
    ) -> Making {
        cache.begun += 1;
        let number = cache.begun;
        let begun = Begun { exports: self.clone(), key: key.clone(), number };
        let task = tokio::spawn(async move {
            let made = make.await.map(Arc::new);
            if let Ok(packed) = &made {
                begun.exports.cache().keep(&begun, packed);
            }
            drop(begun);
            made
        });
        let ended = task.map(|ended| ended.unwrap_or_else(|_| Err(Code::NotKept.into())));
        let making = ended.boxed().shared();
        cache.making.insert(key, (number, making.clone()));
        making
    }

    /// Waits for one's turn to work: one game is read at a time, and a few threads are shared with those who read
    /// from the store.
    ///
    /// # Errors
    /// Never, as long as the house stands.
    pub(crate) async fn turn(&self) -> Result<Turn, Trouble> {
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        turn.map(Turn).map_err(|_| Code::Closing.into())
    }

    /// Nothing of that game is kept any more; what is in the making will not be.
    pub(crate) fn forget(&self, name: &str) {
        let mut cache = self.cache();
        cache.making.retain(|(of, _), _| of != name);
        cache.ready.retain(|((of, _), _)| of != name);
        cache.bytes = cache.ready.iter().map(|(_, packed)| packed.bytes()).sum();
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn {
    /// Works in a thread where nobody waits for anything else.
    ///
    /// # Errors
    /// If the work fails.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let done = spawn_blocking(move || {
            // Held until the work is done, also if nobody waits for it any more.
            let _turn = self;
            work()
        });
        done.await.unwrap_or_else(|_| Err(Code::NotKept.into()))
    }
}

impl Cache {
    fn find(&mut self, key: &Key) -> Option<Arc<Packed>> {
        let at = self.ready.iter().position(|(known, _)| known == key)?;
        let found = self.ready.remove(at)?;
        let packed = Arc::clone(&found.1);
        self.ready.push_back(found);
        Some(packed)
    }

    /// Whether it was not forgotten meanwhile.
    fn is_wanted(&self, begun: &Begun) -> bool {
        self.making.get(&begun.key).is_some_and(|(number, _)| *number == begun.number)
    }

    fn keep(&mut self, begun: &Begun, packed: &Arc<Packed>) {
        if !self.is_wanted(begun) {
            return;
        }
        self.bytes += packed.bytes();
        self.ready.push_back((begun.key.clone(), Arc::clone(packed)));
        while self.bytes > self.room {
            let Some((_, oldest)) = self.ready.pop_front() else { break };
            self.bytes -= oldest.bytes();
        }
    }
}

#[cfg(test)]
mod tests;
