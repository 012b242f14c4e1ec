//! Which tables go because nobody touches them?
//!
//! A table is touched when something of it is kept: a move, a line, a seat that is taken. Who only looks does not
//! touch it. A table that lives is touched all the while, and is never swept.

use super::House;
use crate::{
    meter,
    store::{Day, Idle, Phase, StoreError, Write},
};
use std::{sync::atomic::Ordering, time::Duration};
use tokio::time::{MissedTickBehavior, interval, sleep};
use woe_wire::{Door, written};

/// How often one looks for tables that go.
const EVERY: Duration = Duration::from_secs(600);
/// How many are looked up at once.
const AT_ONCE: u32 = 32;
/// How long everybody else has the disk after each of them.
const PAUSE: Duration = Duration::from_millis(100);
/// For want of room nothing goes that was touched in so many days.
const FRESH: u32 = 2;
const MIB: u64 = 1 << 20;

/// What came of sweeping once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Swept {
    /// How many tables went for their age.
    pub(crate) aged: u32,
    /// How many went for want of room.
    pub(crate) crowded: u32,
}

impl House {
    /// Sweeps now and then, until the house closes.
    pub(crate) async fn sweep_now_and_then(self) {
        let mut times = interval(EVERY);
        times.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut day = self.hall.today();
        loop {
            times.tick().await;
            let swept = self.sweep(&mut day).await;
            if self.is_closing() {
                return;
            }
            if let Err(why) = swept {
                tracing::error!(%why, "could not look for tables that nobody touches");
            }
        }
    }

    async fn sweep(&self, day: &mut Day) -> Result<(), StoreError> {
        let (store, today) = (&self.hall.store, self.hall.today());
        if *day < today {
            store.keep(vec![Write::Dawn { day: today }]).await?;
            *day = today;
        }
        let swept =
            Swept { aged: self.sweep_aged(today).await?, crowded: self.make_room(today).await? };
        let Swept { aged, crowded } = swept;
        if swept != Swept::default() {
            tracing::info!(aged, crowded, "tables went that nobody had touched for long");
        }
        meter::swept(aged, crowded);
        meter::kept(store.counts().await?, store.used_bytes().await?);
        Ok(())
    }

    async fn sweep_aged(&self, today: Day) -> Result<u32, StoreError> {
        let mut gone = 0;
        loop {
            let due = self.hall.store.due(self.hall.settings.terms, today, AT_ONCE).await?;
            if due.is_empty() || self.is_closing() {
                return Ok(gone);
            }
            gone += self.let_go(due, today, |_| true).await?;
        }
    }

    /// The tables that were touched longest ago go until there is room. If there is none all the same, no table is
    /// opened until there is.
    async fn make_room(&self, today: Day) -> Result<u32, StoreError> {
        let (store, mut gone) = (&self.hall.store, 0);
        let most = self.hall.settings.keep_mib.saturating_mul(MIB);
        loop {
            let has_room = store.used_bytes().await? <= most;
            let oldest = match has_room {
                true => Vec::new(),
                false => store.oldest(today.before(FRESH), AT_ONCE).await?,
            };
            if oldest.is_empty() || self.is_closing() {
                if self.hall.is_full.swap(!has_room, Ordering::Relaxed) == has_room {
                    tracing::warn!(full = !has_room, "whether the room of keep-mib is used up");
                }
                return Ok(gone);
            }
            gone += self.let_go(oldest, today, |used| used > most).await?;
        }
    }

    /// Lets those go that nobody is at, one after the other, as long as that is needed; how many went.
    async fn let_go(
        &self,
        idle: Vec<Idle>,
        today: Day,
        needed: impl Fn(u64) -> bool,
    ) -> Result<u32, StoreError> {
        let mut gone = 0;
        for one in idle {
            if self.is_closing() || !needed(self.hall.store.used_bytes().await?) {
                break;
            }
            gone += u32::from(self.sweep_one(one, today).await?);
            sleep(PAUSE).await;
        }
        Ok(gone)
    }

    /// Lets a table go, unless it lives; whether it went. Nobody fetches a table meanwhile.
    async fn sweep_one(&self, idle: Idle, today: Day) -> Result<bool, StoreError> {
        let _one_at_a_time = self.fetching.lock().await;
        let Idle { number, invite, replay, .. } = idle;
        let door = written(&Door::Table(invite));
        let lives = self.live().doors.get(&door).is_some_and(|knocks| !knocks.is_closed());
        let write = match lives {
            true => Write::Touch { number, day: today },
            false => Write::Sweep { number, day: today },
        };
        self.hall.store.keep(vec![write]).await?;
        if !lives {
            self.hall.exports.forget(&replay);
        }
        Ok(!lives)
    }

    fn is_closing(&self) -> bool {
        self.live().closing
    }

    /// When a table of that phase goes that was touched last on that day, in milliseconds since 1970, if that is soon.
    pub(super) fn goes(&self, (phase, touched): (Phase, Day)) -> Option<u64> {
        let goes = self.hall.settings.terms.goes_soon(phase, touched, self.hall.today())?;
        Some(goes.max(self.hall.spared_until).begins())
    }
}
