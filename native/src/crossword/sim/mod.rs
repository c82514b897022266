//! Turns weighed by simulation: the hidden tiles are dealt anew again and again, the game goes on
//! from each turn with the same deals, and turns that cannot be the best are left aside.

mod arms;
mod candidates;
mod chance;
mod deal;
mod playout;

pub use arms::{Weighed, weigh};
pub use candidates::{candidates, picked};
pub use chance::{Drift, WinTable};

use super::board::Board;
use super::leave::Leaves;
use super::plan::Plan;
use super::play::Play;
use super::rack::Rack;
use super::sitting::Turn;
use super::words::Words;
use std::time::Instant;

/// All that a player knows who is to move.
pub struct Seen<'a> {
    pub cells: &'a [u8],
    pub rack: &'a [u8],
    /// What lies neither on the board nor on this rack.
    pub unseen: &'a [u8],
    /// How many tiles the others hold, in the order in which they come to move.
    pub others: &'a [usize],
    /// What all have scored, the player to move first.
    pub points: &'a [i32],
    /// Turns in a row, up to now, that were passed.
    pub passes: usize,
    /// So many tiles must be in the pot for an exchange.
    pub exchange_from: usize,
}

impl Seen<'_> {
    /// How many tiles are in the pot.
    pub fn pot(&self) -> usize {
        self.unseen.len() - self.others.iter().sum::<usize>().min(self.unseen.len())
    }

    pub fn seats(&self) -> usize {
        self.others.len() + 1
    }
}

/// With what turns are weighed.
#[derive(Clone, Copy)]
pub struct Scales<'a> {
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub leaves: &'a Leaves,
    pub table: &'a WinTable,
}

/// Picks turns from all plays on a board with a rack.
pub type Pick<'a> = dyn FnMut(&Board, &Rack, &[Play]) -> Vec<Turn> + 'a;

/// How long to weigh: until a moment, or with so many searches for a best play.
#[derive(Clone, Copy)]
pub enum Patience {
    Until(Instant),
    Searches(u64),
}

/// A turn that was made, and nothing drawn yet.
#[derive(Clone)]
pub struct Turned {
    pub turn: Turn,
    pub score: i32,
    /// What the tiles kept are worth, in thousandths of a point.
    pub leave: i32,
    pub kept: Vec<u8>,
    pub exchanged: Vec<u8>,
    /// How many tiles are drawn, as far as the pot goes.
    pub drawn: usize,
    pub board: Board,
}
