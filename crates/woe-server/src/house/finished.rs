//! What is left of a game that is over?

use super::House;
use crate::{
    keepsake::Keepsake,
    reviews,
    store::{Door, Saved},
    table::{self, Hearing, Standing},
};
use std::sync::Arc;
use tokio::task::spawn_blocking;
use woe_prose::Language;
use woe_wire::{Code, Phase, Replay, Trouble};

impl House {
    /// A finished game from the first card.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn replay(&self, name: &str) -> Result<Replay, Trouble> {
        table::replay_of(&self.hall, &self.past(name).await?)
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn record(&self, name: &str) -> Result<String, Trouble> {
        table::record_of(&self.hall, &self.past(name).await?)
    }

    /// A finished game in sentences.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn telling(&self, name: &str, language: Language) -> Result<String, Trouble> {
        table::telling_of(&self.hall, &self.past(name).await?, language)
    }

    /// What is left of a finished game to be shown around.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn keepsake(&self, name: &str) -> Result<Keepsake, Trouble> {
        let (hall, saved) = (Arc::clone(&self.hall), self.past(name).await?);
        let looked = spawn_blocking(move || table::keepsake_of(&hall, &saved));
        looked.await.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))
    }

    /// What is known of the table behind a door, without its game; nothing if there is none.
    ///
    /// # Errors
    /// If it cannot be looked up.
    pub(crate) async fn standing(&self, door: Door) -> Result<Option<Standing>, Trouble> {
        let state = self.hall.store.state(door).await.map_err(|_| Code::NotKept)?;
        Ok(state.and_then(|state| woe_wire::read(&state).ok()))
    }

    /// How far the review of a finished game has come; it is begun if `may_begin` says so.
    ///
    /// # Errors
    /// If there is no such game, or it is not over, or nothing more may be begun.
    pub(crate) async fn review(
        &self,
        name: &str,
        may_begin: impl FnOnce() -> bool,
    ) -> Result<reviews::Standing, Trouble> {
        if self.hall.settings.review_iterations == 0 {
            return Err(Code::NoSuchThing.into());
        }
        // Looked up every time: of a table that was deleted nothing is told any more.
        let standing = self.standing(Door::Replay(name.to_owned())).await?;
        match standing.ok_or(Code::NoSuchTable)?.phase {
            Phase::Over => {}
            Phase::Lobby | Phase::Playing => return Err(Code::OnlyWhenOver.into()),
        }
        if let Some(standing) = self.hall.reviews.standing(name) {
            return Ok(standing);
        }
        if !self.hall.reviews.has_room() {
            return Err(Code::TooMany.into());
        }
        if !may_begin() {
            return Err(Code::TooFast.into());
        }
        let (hall, saved) = (Arc::clone(&self.hall), self.past(name).await?);
        let heard = spawn_blocking(move || Hearing::of(&hall, &saved)).await;
        self.hall.reviews.begin(name, heard.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))?)
    }

    async fn past(&self, name: &str) -> Result<Saved, Trouble> {
        let saved = self.hall.store.find(Door::Replay(name.to_owned())).await;
        saved.map_err(|_| Code::NotKept)?.ok_or_else(|| Code::NoSuchTable.into())
    }
}
