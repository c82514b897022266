//! The end of a game for two, when the pot is empty and both racks are known: the best line.
//!
//! Who goes out gains what the other has left, and the other loses it. When both pass in a row,
//! each loses what he has left.

mod guess;
mod ply;
mod search;
mod table;

use super::board::Board;
use super::graph::Graph;
use super::plan::Plan;
use super::play::Play;
use ply::Line;
use search::Search;
use std::time::Instant;
use table::Table;

/// Room for a million positions, in 24 megabytes; for few positions less will do.
const TABLE_BITS: u32 = 20;
const TABLE_BITS_LEAST: u32 = 10;

fn bits_for(budget: Budget) -> u32 {
    match budget {
        Budget::Until(_) => TABLE_BITS,
        Budget::Positions(most) => most
            .checked_ilog2()
            .map_or(TABLE_BITS_LEAST, |bits| bits + 2)
            .clamp(TABLE_BITS_LEAST, TABLE_BITS),
    }
}

/// The best line of an endgame.
pub struct Ending {
    /// What the player to move gains on the other until the end.
    pub value: i32,
    /// Whether no other line is better, or only none was found in time.
    pub proven: bool,
    /// A play or a pass for each turn, on boards as they follow from each other.
    pub line: Vec<Option<Play>>,
    pub positions: u64,
    /// How many turns were looked ahead.
    pub depth: u8,
}

/// How far to look: until a moment, or at so many positions, whatever the time.
#[derive(Clone, Copy)]
pub enum Budget {
    Until(Instant),
    Positions(u64),
}

/// How an endgame stands.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    /// The first is that of the player to move.
    pub racks: [&'a [u8]; 2],
    /// Whether the other has just passed, so that a pass ends the game.
    pub passed: bool,
}

/// Finds the best line for the player to move.
pub fn solve(
    plan: &Plan,
    graph: &Graph,
    board: &Board,
    Standing { racks, passed }: Standing<'_>,
    budget: Budget,
) -> Ending {
    let line = Line::new(plan, graph, board, racks);
    let found = Search::new(line, Table::new(bits_for(budget)), budget).run(passed);
    Ending {
        value: found.worth.value,
        proven: found.worth.proven,
        line: found.line,
        positions: found.positions,
        depth: found.depth,
    }
}
