//! Turns in which old words may not simply be dissolved: each stays, leaves a rest word or is taken up
//! whole. Also turns in which only so many may be broken.

mod candidates;
mod choices;
mod lay;
mod old_word;
mod parts;
mod reason;
mod rough;
mod search;
mod simple;
mod state;
mod table;
mod takeup;
mod turn;

pub use turn::best_plays;
