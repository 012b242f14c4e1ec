//! What is done once, for tables that an earlier version has kept?

use super::Hall;
use crate::{
    secret,
    store::{Door, StoreError, Write},
};
use woe_table::{Input, Table};

impl Hall {
    /// Tables that were dealt before tables carried their cards take up those of today, before anybody
    /// comes and before there are others. One that tells another game today is left as it is.
    ///
    /// # Errors
    /// If tables cannot be read or kept.
    pub(super) async fn take_up_cards(&self) -> Result<(), StoreError> {
        let undealt = self.store.undealt().await?;
        if !undealt.is_empty() {
            tracing::info!(
                tables = undealt.len(),
                "tables of an earlier version take up their cards"
            );
        }
        for door in undealt {
            let Some(saved) = self.store.find(Door::Table(door)).await? else { continue };
            let (number, now) = (saved.number, self.clock.now());
            let loaded = Table::load(self.room.clone(), saved.kept(), secret::chance(), now);
            let Ok(mut table) = loaded else { continue };
            if let Some((_, writes)) = table.step(now, Input::Clock).keep {
                let write = |write| Write::of(number, write);
                self.store.keep(writes.into_iter().map(write).collect()).await?;
            }
        }
        Ok(())
    }
}
