//! Where the plays of a lane come from, such that each play comes from one source only.
//!
//! A play that joins tiles lying in the lane belongs to the first row of tiles that it joins. A
//! play that joins none of them belongs to the first of its squares that touches a tile across the
//! lane (or, on an empty board, to the start square).

use super::anagrams::key;
use super::board::{Square, letter};
use super::cross::leftwards;
use super::graph::{Arc, Graph};
use super::plan::Plan;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Source {
    /// Where the word graph stands when the tiles lying here have been read leftwards.
    pub arc: Arc,
    /// Tiles are laid leftwards from the square before this one...
    pub edge: u8,
    /// ...down to this one, but never further.
    pub left: u8,
    /// After the turn, tiles are laid rightwards from this square...
    pub turn: u8,
    /// ...up to this one, itself excluded.
    pub right: u8,
    /// How many tiles lie further right in the lane and may be joined.
    pub joinable: u8,
    /// Whether no tile of the lane is joined.
    pub gap: bool,
    /// What the tiles lying here count for, and the sum of their keys.
    pub value: u32,
    pub key: u64,
}

/// Finds the sources of a lane, and which letters fit beside its tiles. `opening` is given for an
/// empty board, and then is the place of the start square if this lane has it.
pub fn find(
    plan: &Plan,
    graph: &Graph,
    row: &mut [Square],
    opening: Option<Option<usize>>,
    sources: &mut Vec<Source>,
) {
    sources.clear();
    for square in row.iter_mut() {
        square.fits = square.cross;
    }
    let mut joinable = row.iter().filter(|square| square.cell != 0).count();
    // The leftmost square that a play may cover without joining an earlier row of tiles, and
    // without covering the square of an earlier source in the gap.
    let (mut apart, mut fresh) = (0, 0);
    let mut at = 0;
    while at < row.len() {
        if row[at].cell != 0 {
            let length = row[at..]
                .iter()
                .take_while(|square| square.cell != 0)
                .count();
            joinable -= length;
            let arc = leftwards(graph, graph.root(), &row[at..at + length]);
            narrow(graph, row, at, length, arc);
            let tiles = &row[at..at + length];
            if let Some(arc) = arc.filter(|arc| arc.goes_on()) {
                sources.push(Source {
                    arc,
                    edge: at as u8,
                    left: apart as u8,
                    turn: (at + length) as u8,
                    right: row.len() as u8,
                    joinable: joinable as u8,
                    gap: false,
                    value: tiles.iter().map(|tile| plan.cell_value(tile.cell)).sum(),
                    key: tiles
                        .iter()
                        .fold(0, |sum, tile| sum.wrapping_add(key(letter(tile.cell)))),
                });
            }
            at += length;
            apart = at + 1;
            fresh = apart;
        } else {
            let touches = opening.map_or(row[at].crossed, |start| start == Some(at));
            let right = gap_end(row, at);
            if touches && at >= apart && at < right {
                sources.push(Source {
                    arc: graph.root(),
                    edge: at as u8 + 1,
                    left: fresh as u8,
                    turn: at as u8 + 1,
                    right: right as u8,
                    joinable: 0,
                    gap: true,
                    value: 0,
                    key: 0,
                });
                fresh = at + 1;
            }
            at += 1;
        }
    }
}

/// Where a play from `at` must end, itself excluded, if it is to join no tile to its right.
fn gap_end(row: &[Square], at: usize) -> usize {
    (at + 1..row.len())
        .find(|&i| row[i].cell != 0)
        .map_or(row.len(), |tile| tile - 1)
}

/// Beside a row of tiles only letters fit that some word has there. To its right the last tile
/// alone is asked: the graph would have to be walked once a letter for all of them.
fn narrow(graph: &Graph, row: &mut [Square], at: usize, length: usize, arc: Option<Arc>) {
    if at > 0 {
        row[at - 1].fits &= arc.map_or(0, |arc| graph.next(arc));
    }
    let last = letter(row[at + length - 1].cell);
    if let Some(square) = row.get_mut(at + length) {
        square.fits &= arc.map_or(0, |_| graph.after(last));
    }
}
