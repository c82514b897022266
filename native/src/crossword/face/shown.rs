//! Plays as Python gets them.

use crate::crossword::board::Board;
use crate::crossword::plan::Plan;
use crate::crossword::play::Play;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Row, column, across or not, the tiles laid with 0 where one lies already, score, equity.
pub type FoundPlay<'py> = (usize, usize, bool, Bound<'py, PyBytes>, u32, i32);

/// A play with its tiles in place.
pub struct Shown {
    row: usize,
    column: usize,
    across: bool,
    tiles: Vec<u8>,
    score: u32,
    equity: i32,
}

impl Shown {
    pub fn of(plan: &Plan, board: &Board, play: &Play) -> Self {
        let (lane, start) = (usize::from(play.lane), usize::from(play.start));
        let mut tiles = vec![0; usize::from(play.end - play.start)];
        for (at, tile) in play.placed(plan, board) {
            tiles[at - start] = tile;
        }
        let across = plan.across(lane);
        let (row, column) = if across {
            (lane, start)
        } else {
            (start, lane - plan.rows())
        };
        Shown {
            row,
            column,
            across,
            tiles,
            score: play.score,
            equity: play.equity,
        }
    }

    /// Whether this is the play at a row and a column, across or not, of these tiles.
    pub fn is_at(&self, (row, column, across, tiles): &(usize, usize, bool, Vec<u8>)) -> bool {
        (self.row, self.column, self.across) == (*row, *column, *across) && self.tiles == *tiles
    }

    pub fn into_python(self, py: Python<'_>) -> FoundPlay<'_> {
        let tiles = PyBytes::new(py, &self.tiles);
        (
            self.row,
            self.column,
            self.across,
            tiles,
            self.score,
            self.equity,
        )
    }
}
