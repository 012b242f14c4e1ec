//! What is left of a game that is over?

use super::House;
use crate::{keepsake::Keepsake, reviews, store::Door};
use std::sync::Arc;
use tokio::task::spawn_blocking;
use woe_prose::Language;
use woe_table::{Hearing, Kept, Past, Standing};
use woe_wire::{Code, Phase, Replay, Trouble};

impl House {
    /// A finished game from the first card.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn replay(&self, name: &str) -> Result<Replay, Trouble> {
        Ok(self.past(name).await?.replay())
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn record(&self, name: &str) -> Result<String, Trouble> {
        woe_table::record_of(&self.kept(name).await?)
    }

    /// A finished game in sentences.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn telling(&self, name: &str, language: Language) -> Result<String, Trouble> {
        let (kept, room) = (self.kept(name).await?, Arc::clone(&self.hall.room));
        let told = spawn_blocking(move || woe_table::telling_of(&room, &kept, language)).await;
        told.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))
    }

    /// What is left of a finished game to be shown around.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn keepsake(&self, name: &str) -> Result<Keepsake, Trouble> {
        let Past { play, standing, .. } = self.past(name).await?;
        Ok(Keepsake::of(&play.rules, play.game(), &standing.people))
    }

    /// What is known of the table behind a door, without its game; nothing if there is none.
    ///
    /// # Errors
    /// If it cannot be looked up.
    pub(crate) async fn standing(&self, door: Door) -> Result<Option<Standing>, Trouble> {
        let state = self.hall.store.state(door).await.map_err(|_| Code::NotKept)?;
        Ok(state.and_then(|state| Standing::read(&state).ok()))
    }

    /// Whether the table behind a door went because nobody touched it.
    pub(crate) async fn has_swept(&self, door: Door) -> bool {
        self.hall.store.gone(door).await.is_ok_and(|day| day.is_some())
    }

    /// When a finished game goes, in milliseconds since 1970, if that is soon.
    pub(crate) async fn goes_soon(&self, name: &str) -> Option<u64> {
        let age = self.hall.store.age(Door::Replay(name.to_owned())).await.ok()??;
        self.goes(age)
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
        let Some(standing) = standing else {
            return Err(self.hall.missing(Door::Replay(name.to_owned())).await);
        };
        match standing.phase {
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
        let (past, iterations) = (self.past(name).await?, self.hall.settings.review_iterations);
        let heard = spawn_blocking(move || Hearing::of(past, iterations)).await;
        self.hall.reviews.begin(name, heard.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))?)
    }

    /// Telling a game again takes a while, and nobody else should wait for it.
    async fn past(&self, name: &str) -> Result<Past, Trouble> {
        let (kept, room) = (self.kept(name).await?, Arc::clone(&self.hall.room));
        let told = spawn_blocking(move || Past::of(&room, &kept)).await;
        told.unwrap_or_else(|_| Err(Code::NoSuchTable.into()))
    }

    async fn kept(&self, name: &str) -> Result<Kept, Trouble> {
        let saved = self.hall.saved(Door::Replay(name.to_owned())).await;
        match saved.map_err(|_| Code::NotKept)? {
            Some(saved) => Ok(saved.kept()),
            None => Err(self.hall.missing(Door::Replay(name.to_owned())).await),
        }
    }
}
