//! Many games at once: who wins, how stories end, how fast they are told.
//!
//! A simulation is a fold over numbered games. Each game has a key of its own, so that the result is
//! the same however many threads share the work.

mod archive;
mod arena;
mod balance;
mod boxes;
mod contest;
mod crew;
mod digest;
mod endurance;
mod inquest;
mod lesson;
mod ordeal;
mod play;
mod punctual;
mod roll;
mod seats;
mod seer;
mod simulate;
mod spread;
mod summary;
mod thought;
mod training;
mod verdict;
mod vigil;
pub mod world;

pub use archive::{Archive, Naming};
pub use arena::{Match, Recruit, arena, recorded_arena};
pub use balance::{Balance, Balanced, Weight, balance};
pub use boxes::{mix_name, mixes};
pub use contest::legal_default;
pub use endurance::{Breakdown, Endurance, Endured, Toil, endure};
pub use inquest::{Contradiction, Inquest, inquest};
pub use ordeal::{Breach, Ordeal, Pace, Sending};
pub use play::{Played, random_game, recorded_game};
pub use punctual::{Punctual, now};
pub use seats::{PLAYER_NAMES, arrangement};
pub use simulate::{Keep, Plan, Stopped, simulate};
pub use spread::Spread;
pub use summary::{Ending, Standing, Summary};
pub use thought::Clock;
pub use training::{Round, Training, best, train};
pub use verdict::{Score, Verdict};
pub use vigil::{Flaw, watched_game};
