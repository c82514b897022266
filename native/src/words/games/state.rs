//! Where a game stands. What lies on the table and what was laid are shared between copies, so that a state
//! is copied in no time.

use super::book::{Book, Ends};
use super::rack::Rack;
use crate::words::letters::Tile;
use crate::words::question::{Play, spelled};
use std::sync::Arc;

/// The most seats at a table.
pub const SEATS: usize = 4;

/// What a player has before a turn: the table, and what was laid before.
pub struct Seen<'s> {
    pub table: &'s [Vec<Tile>],
    pub history: &'s [Vec<u8>],
    pub opened: bool,
}

/// What a player does in a turn.
#[derive(Clone, Debug)]
pub enum Turn {
    Lay(Play),
    /// Draws a tile; passes if the pot is empty.
    Rest,
}

#[derive(Clone)]
pub struct State {
    pub book: Book,
    pub seats: usize,
    pub table: Arc<Vec<Vec<Tile>>>,
    /// Words that were laid and score no more; empty where they do.
    pub history: Arc<Vec<Vec<u8>>>,
    pub racks: [Rack; SEATS],
    /// Drawn from the end.
    pub pot: Vec<u8>,
    pub opened: [bool; SEATS],
    pub scores: [i32; SEATS],
    pub turn: usize,
    /// Who began: a round ends before that seat.
    pub first: usize,
    /// Turns that are left, once that is known.
    pub last_turns: Option<u32>,
    /// Passes in a row.
    pub passes: u32,
    /// Tiles that each kept the last time they laid something, their opening apart.
    pub kept: [u32; SEATS],
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    WentOut,
    LastRound,
    Blocked,
}

#[derive(Clone, Copy, Debug)]
pub struct End {
    pub scores: [i32; SEATS],
    pub reason: Reason,
}

impl State {
    /// A game of which the racks are dealt.
    pub fn new(book: Book, racks: &[Rack], pot: Vec<u8>, first: usize) -> State {
        let mut all = [Rack::default(); SEATS];
        all[..racks.len()].copy_from_slice(racks);
        State {
            book,
            seats: racks.len(),
            table: Arc::default(),
            history: Arc::default(),
            racks: all,
            pot,
            opened: [false; SEATS],
            scores: [0; SEATS],
            turn: first,
            first,
            last_turns: None,
            passes: 0,
            kept: [0; SEATS],
        }
    }

    pub fn seen(&self) -> Seen<'_> {
        Seen {
            table: &self.table,
            history: &self.history,
            opened: self.opened[self.turn],
        }
    }

    /// Makes a turn; what it scores has been reckoned.
    pub fn make(&mut self, turn: Turn, score: i32) -> Option<End> {
        let seat = self.turn;
        match turn {
            Turn::Lay(play) => self.lay(play, score),
            Turn::Rest if self.pot.is_empty() => self.passes += 1,
            Turn::Rest => {
                self.draw(1);
                self.passes = 0;
            }
        }
        self.last_turns = match self.last_turns {
            Some(turns) => Some(turns.saturating_sub(1)),
            None => {
                let most = self.scores[..self.seats].iter().copied().max();
                let (seats, pot) = (self.seats as u32, self.pot.len() as u32);
                self.book
                    .last_turns(self.to_come(), seats, pot, most.unwrap_or(0))
            }
        };
        let end = self.end();
        if end.is_none() {
            self.turn = (seat + 1) % self.seats;
        }
        end
    }

    fn lay(&mut self, play: Play, score: i32) {
        let seat = self.turn;
        let laid = Rack::lying(&play.table).minus(&Rack::lying(&self.table));
        self.racks[seat] = self.racks[seat].minus(&laid);
        if !self.book.rules.pieces_score {
            let history = Arc::make_mut(&mut self.history);
            for row in &play.table {
                let word = spelled(row);
                if !history.contains(&word) {
                    history.push(word);
                }
            }
        }
        self.table = Arc::new(play.table);
        if self.opened[seat] {
            self.kept[seat] = self.racks[seat].len();
        }
        self.opened[seat] = true;
        self.scores[seat] += score;
        self.passes = 0;
        let wanted = self
            .book
            .draws(self.racks[seat].len(), self.pot.len() as u32);
        self.draw(wanted);
    }

    fn draw(&mut self, count: u32) {
        for _ in 0..count {
            let Some(tile) = self.pot.pop() else { return };
            self.racks[self.turn].put(tile);
        }
    }

    /// How many turns come after this one before the round is full.
    pub fn to_come(&self) -> u32 {
        let place = (self.turn + self.seats - self.first) % self.seats;
        (self.seats - 1 - place) as u32
    }

    fn end(&self) -> Option<End> {
        let racks = &self.racks[..self.seats];
        let reason = if self.book.ends == Ends::Out
            && self.pot.is_empty()
            && racks.iter().any(Rack::is_empty)
        {
            Reason::WentOut
        } else if self.last_turns == Some(0) {
            Reason::LastRound
        } else if self.last_turns.is_none()
            && self.pot.is_empty()
            && self.passes >= self.seats as u32
        {
            Reason::Blocked
        } else {
            return None;
        };
        Some(self.counted(reason))
    }

    fn counted(&self, reason: Reason) -> End {
        let mut scores = self.scores;
        let most = scores[..self.seats].iter().copied().max().unwrap_or(0);
        if self.book.racks_count(most) {
            for (score, rack) in scores.iter_mut().zip(&self.racks) {
                *score -= self.book.tile_penalty * rack.letters.total() as i32
                    + self.book.joker_penalty * rack.jokers as i32;
            }
        }
        End { scores, reason }
    }
}
