//! The search behind the crossword family: all plays and the best play on a board, and the best
//! line of an endgame.

mod anagrams;
mod board;
mod build;
mod cross;
mod engine;
mod face;
mod graph;
mod plan;
mod play;
mod rack;
mod search;
mod source;
mod spell;
mod walk;
mod words;

pub use face::register;
