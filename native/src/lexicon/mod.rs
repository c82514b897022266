//! Dictionaries: a packed word graph with a class and a frequency for every word, the
//! searches over it, and the rules by which words are joined.

mod build;
mod compound;
mod face;
mod graph;
mod image;
mod letters;
mod search;
#[cfg(test)]
mod tests;

pub use face::{Bits, TileFold, WordGraph, register};
