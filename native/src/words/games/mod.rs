//! Whole word games, and players that play to win them.

mod arena;
mod book;
mod budget;
mod chain;
mod champion;
mod counting;
mod face;
mod handfuls;
mod known;
mod luck;
mod outline;
mod outlook;
mod rack;
mod reckoning;
mod rehearsal;
mod saving;
mod setting;
mod state;

pub use face::register;
