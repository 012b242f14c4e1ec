//! How does a table stand, for one who only looks in?
//!
//! A table that lives answers at its door and lets nobody in; one that sleeps is read and put back, and goes on
//! sleeping: no bot thinks, nothing is written.

use super::{House, TRIES, kept_door};
use crate::{secret, table::Knock};
use tokio::{sync::oneshot, task::spawn_blocking};
use woe_table::{Standing, Table};
use woe_wire::{Code, Glance, Glimpsed, Phase, Trouble};

/// How many sleeping tables are read at once: each takes as long as its game.
pub(super) const READ_AT_ONCE: usize = 2;

impl House {
    /// How the table behind a door stands.
    ///
    /// # Errors
    /// If there is none, or they would not be let in.
    pub(crate) async fn glance(&self, asked: Glance) -> Result<Glimpsed, Trouble> {
        for _ in 0..TRIES {
            let Some(knocks) = self.live_table(&asked.door)? else { break };
            let (answer, answered) = oneshot::channel();
            // One that is just being put away sleeps a moment later.
            if knocks.send(Knock::Glance(Box::new(asked.clone()), answer)).await.is_ok()
                && let Ok(glimpsed) = answered.await
            {
                return glimpsed;
            }
        }
        self.glance_at_sleeping(asked).await
    }

    async fn glance_at_sleeping(&self, asked: Glance) -> Result<Glimpsed, Trouble> {
        let Glance { door, token } = asked;
        let state = self.hall.store.state(kept_door(&door)).await.map_err(|_| Code::NotKept)?;
        let Some(state) = state else { return Err(self.hall.missing(kept_door(&door)).await) };
        let standing = Standing::read(&state).map_err(|_| Code::NoSuchTable)?;
        // Whoever would not be let in has no game read.
        let glimpsed = standing.glance(&door, token.as_deref())?;
        match glimpsed.phase {
            Phase::Lobby | Phase::Over => return Ok(glimpsed),
            Phase::Playing => {}
        }
        let _place = self.glances.acquire().await.map_err(|_| Code::Closing)?;
        let saved = self.hall.saved(kept_door(&door)).await.map_err(|_| Code::NotKept)?;
        let (room, now) = (self.hall.room.clone(), self.hall.clock.now());
        let kept = saved.ok_or(Code::NoSuchTable)?.kept;
        let looked = spawn_blocking(move || {
            Table::load(room, kept, secret::chance(), now)?.glance(&door, token.as_deref())
        });
        looked.await.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))
    }
}
