//! What is left of a game that is over?

use super::House;
use crate::{
    exports::{Export, Packed},
    keepsake::Keepsake,
    reviews,
    store::Door,
};
use std::sync::Arc;
use woe_table::{Hearing, Kept, Past, Standing};
use woe_wire::{Code, Phase, Trouble, write_out};

impl House {
    /// A finished game, as its replay, its record or in sentences.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn export(&self, name: &str, export: Export) -> Result<Arc<Packed>, Trouble> {
        let (house, wanted) = (self.clone(), name.to_owned());
        let make = async move { house.make(&wanted, export).await };
        let made = self.hall.exports.of(name, export, make).await?;
        // Looked up every time: of a table that was deleted nothing is told any more.
        match self.check_over(name).await {
            Ok(()) => Ok(made),
            Err(gone) => {
                self.hall.exports.forget(name);
                Err(gone)
            }
        }
    }

    async fn make(&self, name: &str, export: Export) -> Result<Packed, Trouble> {
        let turn = self.hall.exports.turn().await?;
        let (kept, room) = (self.kept(name).await?, Arc::clone(&self.hall.room));
        let make = move || {
            let packed = match export {
                Export::Replay => {
                    let replay = Past::of(&room, &kept)?.replay();
                    Packed::of(|to| write_out(to, &replay))
                }
                Export::Record => {
                    let record = woe_table::record_of(&kept)?;
                    Packed::of(|to| to.write_all(record.as_bytes()))
                }
                Export::Telling(language) => {
                    let telling = woe_table::telling_of(&room, &kept, language)?;
                    Packed::of(|to| to.write_all(telling.as_bytes()))
                }
            };
            packed.map_err(|_| Code::NotKept.into())
        };
        turn.work(make).await
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
        self.check_over(name).await?;
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
        let turn = self.hall.exports.turn().await?;
        let heard = turn.work(move || Hearing::of(past, iterations)).await?;
        self.hall.reviews.begin(name, heard)
    }

    /// Whether there is a finished game of that name.
    ///
    /// # Errors
    /// If there is none, or it is not over.
    pub(crate) async fn check_over(&self, name: &str) -> Result<(), Trouble> {
        let standing = self.standing(Door::Replay(name.to_owned())).await?;
        let Some(standing) = standing else {
            return Err(self.hall.missing(Door::Replay(name.to_owned())).await);
        };
        match standing.phase {
            Phase::Over => Ok(()),
            Phase::Lobby | Phase::Playing => Err(Code::OnlyWhenOver.into()),
        }
    }

    /// Telling a game again takes a while, and nobody else should wait for it.
    async fn past(&self, name: &str) -> Result<Past, Trouble> {
        let turn = self.hall.exports.turn().await?;
        let (kept, room) = (self.kept(name).await?, Arc::clone(&self.hall.room));
        turn.work(move || Past::of(&room, &kept)).await
    }

    async fn kept(&self, name: &str) -> Result<Kept, Trouble> {
        let saved = self.hall.saved(Door::Replay(name.to_owned())).await;
        match saved.map_err(|_| Code::NotKept)? {
            Some(saved) => Ok(saved.kept),
            None => Err(self.hall.missing(Door::Replay(name.to_owned())).await),
        }
    }
}
