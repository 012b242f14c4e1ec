//! What is done once, for tables that an earlier version has kept?

use super::Hall;
use crate::{
    secret,
    store::{Door, Saved, StoreError, Write},
};
use std::sync::Arc;
use tokio::task::spawn_blocking;
use woe_table::{Input, Table};

/// How many tables are written at once.
const AT_ONCE: usize = 100;

impl Hall {
    /// Tables that were dealt before tables carried their cards take up those of today, before anybody
    /// comes and before there are others. One that tells another game today, or that cannot be read, is left
    /// as it is: whoever comes to it hears why.
    ///
    /// # Errors
    /// If nothing can be looked up or kept.
    pub(crate) async fn take_up_cards(self: &Arc<Self>) -> Result<(), StoreError> {
        let undealt = self.store.undealt().await?;
        let mut left = 0;
        for doors in undealt.chunks(AT_ONCE) {
            let mut writes = Vec::new();
            for door in doors {
                let saved = self.store.find(Door::Table(door.clone())).await;
                let Ok(Some(saved)) = saved else {
                    left += 1;
                    continue;
                };
                let hall = self.clone();
                // A record that no earlier version should have written must not keep the house closed.
                let taken = spawn_blocking(move || hall.cards_for(saved)).await;
                let taken = taken.unwrap_or_default();
                left += usize::from(taken.is_empty());
                writes.extend(taken);
            }
            self.store.keep(writes).await?;
        }
        if !undealt.is_empty() {
            let taken = undealt.len() - left;
            tracing::info!(taken, left, "tables of an earlier version have taken up their cards");
        }
        Ok(())
    }

    /// What has to be kept so that a table goes on with the cards of today; nothing if it cannot.
    fn cards_for(&self, saved: Saved) -> Vec<Write> {
        let (number, day, now) = (saved.number, saved.touched, self.clock.now());
        let loaded = Table::load(self.room.clone(), saved.kept, secret::chance(), now);
        let Ok(mut table) = loaded else { return Vec::new() };
        let kept = table.step(now, Input::Clock).keep;
        let writes = kept.map(|(_, writes)| writes).unwrap_or_default();
        writes.into_iter().map(|write| Write::of(number, day, write)).collect()
    }
}
