//! Whole games, and players that play to win them.

mod arena;
mod book;
mod champion;
mod chance;
mod closer;
mod duel;
mod face;
mod laying;
mod layout;
mod mind;
mod playout;
mod policy;
mod seen;
mod state;

pub use chance::Chance;
pub use face::register;
