//! What lies on the board, with all that a search asks of each square and each lane kept up to
//! date: a play changes only the lanes that it touches.

use super::cross;
use super::graph::Graph;
use super::plan::{BLANK, Plan, SIDE_MAX};
use super::play::Play;
use super::rack::RACK_MAX;
use super::source::{self, Source};
use std::sync::Arc;

/// A square as a play along one lane sees it.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Square {
    /// Letters that make a word of the row across it.
    pub cross: u64,
    /// Letters of `cross` that also go with what lies next to it in the lane.
    pub fits: u64,
    /// What a letter's value is multiplied by: low half in the word, high half in the row across.
    pub gain: u64,
    /// What the row across counts by itself, in the high half.
    pub across: u64,
    /// What the word is multiplied by.
    pub word_times: u32,
    /// The tile: 0 for none, else a letter, 64 more for a blank.
    pub cell: u8,
    /// Whether anything lies next to it across the lane.
    pub crossed: bool,
}

pub struct Board {
    /// By lane, `SIDE_MAX` entries each.
    squares: Vec<Square>,
    /// The same with no tile on the board.
    bare: Arc<[Square]>,
    sources: Vec<Vec<Source>>,
    /// Lanes whose sources are out of date, one bit each.
    stale: u64,
    tiles: usize,
}

impl Board {
    pub fn new(plan: &Plan, graph: &Graph) -> Self {
        let bare: Arc<[Square]> = (0..plan.lanes() * SIDE_MAX)
            .map(|at| (at / SIDE_MAX, at % SIDE_MAX))
            .map(|(lane, at)| match at < plan.length(lane) {
                true => bare_square(plan, graph, lane, at),
                false => Square::default(),
            })
            .collect();
        let mut board = Board {
            squares: bare.to_vec(),
            bare,
            sources: vec![Vec::new(); plan.lanes()],
            stale: 0,
            tiles: 0,
        };
        board.clear(plan, graph);
        board
    }

    /// Lays the whole board anew; `cells` has one entry a square, row by row.
    pub fn set(&mut self, plan: &Plan, graph: &Graph, cells: &[u8]) {
        self.tiles = cells.iter().filter(|&&cell| cell != 0).count();
        self.squares.copy_from_slice(&self.bare);
        for lane in 0..plan.lanes() {
            for at in 0..plan.length(lane) {
                self.squares[lane * SIDE_MAX + at].cell = cells[plan.square(lane, at)];
            }
        }
        for lane in 0..plan.lanes() {
            for at in 0..plan.length(lane) {
                let beside = |at: usize| self.squares[lane * SIDE_MAX + at].cell != 0;
                let empty = !beside(at);
                if empty
                    && (at > 0 && beside(at - 1) || at + 1 < plan.length(lane) && beside(at + 1))
                {
                    let (other, other_at) = plan.crossing(lane, at);
                    self.look_across(plan, graph, other, other_at);
                }
            }
        }
        self.stale = u64::MAX >> (64 - plan.lanes());
        self.freshen(plan, graph);
    }

    /// Takes every tile off.
    pub fn clear(&mut self, plan: &Plan, graph: &Graph) {
        let none = [0; SIDE_MAX * SIDE_MAX];
        self.set(plan, graph, &none[..plan.squares()]);
    }

    /// Lays the tiles of a play.
    pub fn lay(&mut self, plan: &Plan, graph: &Graph, play: &Play) {
        self.put(plan, graph, play);
        self.freshen(plan, graph);
    }

    /// Lays the tiles of a play and leaves the lanes that it touches stale: until they are freshened
    /// nothing may be asked of their sources, nor what fits in them.
    pub fn put(&mut self, plan: &Plan, graph: &Graph, play: &Play) {
        let lane = usize::from(play.lane);
        let mut tiles = play.tiles();
        // The lanes in which a tile has been laid: where it lies in the play's own, and across it.
        let mut laid = [0; RACK_MAX];
        let mut count = 0;
        for at in play.start.into()..play.end.into() {
            if self.cell(lane, at) != 0 {
                continue;
            }
            let Some(cell) = tiles.next() else { break };
            let (other, other_at) = plan.crossing(lane, at);
            self.squares[lane * SIDE_MAX + at].cell = cell;
            self.squares[other * SIDE_MAX + other_at].cell = cell;
            self.stale |= 1 << lane | 1 << other;
            laid[count] = at;
            count += 1;
        }
        self.tiles += count;
        for &at in &laid[..count] {
            self.look_past(plan, graph, plan.crossing(lane, at));
        }
        self.look_past(plan, graph, (lane, laid[0]));
    }

    /// The lanes whose sources are out of date, one bit each.
    pub fn stale(&self) -> u64 {
        self.stale
    }

    /// Renews what the squares at both ends of the row through `(lane, at)` see across them.
    fn look_past(&mut self, plan: &Plan, graph: &Graph, (lane, at): (usize, usize)) {
        let row = self.lane(plan, lane);
        let before = (0..at).rev().find(|&i| row[i].cell == 0);
        let after = (at + 1..row.len()).find(|&i| row[i].cell == 0);
        for end in [before, after].into_iter().flatten() {
            let (other, other_at) = plan.crossing(lane, end);
            self.look_across(plan, graph, other, other_at);
            self.stale |= 1 << other;
        }
    }

    /// Renews what a square knows of the row across it, in which some tile lies beside it.
    fn look_across(&mut self, plan: &Plan, graph: &Graph, lane: usize, at: usize) {
        let (other, other_at) = plan.crossing(lane, at);
        let seen = cross::crossing(plan, graph, self.lane(plan, other), other_at);
        let (letter_times, word_times) = plan.times(plan.square(lane, at));
        let square = &mut self.squares[lane * SIDE_MAX + at];
        square.crossed = true;
        square.cross = seen.letters;
        square.gain = u64::from(letter_times) | u64::from(letter_times * word_times) << 32;
        square.across = u64::from(seen.value * word_times) << 32;
    }

    /// Renews the sources of the lanes that have changed.
    pub fn freshen(&mut self, plan: &Plan, graph: &Graph) {
        while self.stale != 0 {
            let lane = self.stale.trailing_zeros() as usize;
            self.stale &= self.stale - 1;
            let first = lane * SIDE_MAX;
            let row = &mut self.squares[first..first + plan.length(lane)];
            let opening =
                (self.tiles == 0).then(|| (0..row.len()).find(|&at| plan.is_start(lane, at)));
            source::find(plan, graph, row, opening, &mut self.sources[lane]);
        }
    }

    pub fn lane(&self, plan: &Plan, lane: usize) -> &[Square] {
        &self.squares[lane * SIDE_MAX..lane * SIDE_MAX + plan.length(lane)]
    }

    pub fn sources(&self, lane: usize) -> &[Source] {
        &self.sources[lane]
    }

    /// The tile on a square, 0 for none.
    pub fn cell(&self, lane: usize, at: usize) -> u8 {
        self.squares[lane * SIDE_MAX + at].cell
    }
}

/// A square on a board without tiles.
fn bare_square(plan: &Plan, graph: &Graph, lane: usize, at: usize) -> Square {
    let (letter_times, word_times) = plan.times(plan.square(lane, at));
    Square {
        cross: graph.alphabet(),
        fits: graph.alphabet(),
        gain: letter_times.into(),
        across: 0,
        word_times,
        cell: 0,
        crossed: false,
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Board {
            squares: self.squares.clone(),
            bare: self.bare.clone(),
            sources: self.sources.clone(),
            stale: self.stale,
            tiles: self.tiles,
        }
    }

    /// Uses the memory of the old board: an endgame search copies one a position.
    fn clone_from(&mut self, other: &Self) {
        self.squares.clone_from(&other.squares);
        self.sources.clone_from(&other.sources);
        self.stale = other.stale;
        self.tiles = other.tiles;
    }
}

/// The letter that a cell shows.
#[inline(always)]
pub fn letter(cell: u8) -> u32 {
    u32::from(cell & (BLANK - 1))
}
