//! Players that think, and cannot cheat: they are told what their seat may know, and nothing else.

mod clerk;
mod features;
mod foresight;
mod foundling;
mod governess;
mod level;
mod mind;
mod player;
mod prospect;
mod thinker;
mod undertaker;
mod value;

pub use clerk::Clerk;
pub use features::{FEATURE_NAMES, FEATURES, features};
pub use foundling::Foundling;
pub use governess::Governess;
pub use level::Level;
pub use mind::Mind;
pub use player::{Budget, Player};
pub use thinker::{Judge, Thinker, Weighed};
pub use undertaker::Undertaker;
pub use value::{Row, Unweighed, Value, shares};
