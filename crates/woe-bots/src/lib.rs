//! Players that think, and cannot cheat: they are told what their seat may know, and nothing else.

mod clerk;
mod foundling;
mod governess;
mod level;
mod player;
mod prospect;

pub use clerk::Clerk;
pub use foundling::Foundling;
pub use governess::Governess;
pub use level::Level;
pub use player::{Budget, Player};
