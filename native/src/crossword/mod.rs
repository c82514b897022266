//! The search behind the crossword family: all plays and the best play on a board, and the best
//! line of an endgame.

mod anagrams;
mod best;
mod board;
mod build;
mod cross;
mod endgame;
mod engine;
mod face;
mod graph;
mod laying;
mod leads;
mod leave;
mod ledger;
mod plan;
mod play;
mod pot;
mod queue;
mod rack;
mod search;
mod selfplay;
mod sim;
mod sitting;
mod slot;
mod source;
mod spell;
mod spelling;
mod stretch;
mod walk;
mod wordmap;
mod words;

#[cfg(test)]
mod tests;

pub use face::register;
