//! Where a game stands: racks, table and pot as counts, copied in no time.

use super::book::{Book, DEALT, SEATS};
use super::chance::Chance;
use crate::numbers::tile::{Tally, Tile};

/// What a player does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Lays these tiles of the rack.
    Lay(Tally),
    /// Draws a tile; passes if the pot is empty.
    Rest,
}

/// All that a seat may know.
#[derive(Clone)]
pub struct Known {
    pub book: Book,
    pub seats: usize,
    pub seat: usize,
    pub table: Tally,
    pub rack: Tally,
    pub opened: [bool; SEATS],
    /// How many tiles each holds.
    pub counts: [usize; SEATS],
    pub pot: usize,
    /// Passes in a row up to now.
    pub idle: usize,
    /// How many turns each has drawn or passed since it last laid something.
    pub waits: [usize; SEATS],
    /// Nothing can be laid without this tile: without it nothing could the turn before, and the table is
    /// the same.
    pub only_with: Option<Tile>,
}

impl Known {
    /// What lies neither on the table nor on the own rack.
    pub fn unseen(&self) -> Tally {
        self.book.whole_box().minus(&self.table).minus(&self.rack)
    }
}

#[derive(Clone)]
pub struct State {
    pub book: Book,
    pub seats: usize,
    pub racks: [Tally; SEATS],
    pub table: Tally,
    /// Drawn from the end.
    pub pot: Vec<Tile>,
    pub opened: [bool; SEATS],
    pub turn: usize,
    pub idle: usize,
    pub waits: [usize; SEATS],
    /// How often the table has changed.
    changes: u32,
    /// The table at which a seat could lay nothing, and the tile that it drew then.
    stuck: [Option<(u32, Tile)>; SEATS],
}

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// Shares of the win: one in all.
    pub won: [f64; SEATS],
    pub scores: [i32; SEATS],
    pub went_out: bool,
}

impl State {
    /// A game dealt by chance.
    pub fn dealt(book: Book, seats: usize, first: usize, chance: &mut Chance) -> Self {
        let mut pot = book.whole_box().tiles();
        chance.shuffle(&mut pot);
        let mut racks = [Tally::default(); SEATS];
        for rack in &mut racks[..seats] {
            *rack = Tally::of(&pot.split_off(pot.len() - DEALT));
        }
        Self::new(book, seats, racks, pot, first)
    }

    pub fn new(
        book: Book,
        seats: usize,
        racks: [Tally; SEATS],
        pot: Vec<Tile>,
        first: usize,
    ) -> Self {
        Self {
            book,
            seats,
            racks,
            table: Tally::default(),
            pot,
            opened: [false; SEATS],
            turn: first,
            idle: 0,
            waits: [0; SEATS],
            changes: 0,
            stuck: [None; SEATS],
        }
    }

    /// The game as a seat knows it, with what is hidden dealt in some way.
    pub fn guessed(known: &Known, racks: [Tally; SEATS], pot: Vec<Tile>) -> Self {
        Self {
            table: known.table,
            opened: known.opened,
            idle: known.idle,
            waits: known.waits,
            ..Self::new(known.book, known.seats, racks, pot, known.seat)
        }
    }

    /// What the seat to move knows.
    pub fn known(&self) -> Known {
        let seat = self.turn;
        let only_with = match self.stuck[seat] {
            // Before the opening it is the rack that counts, whatever lies on the table.
            Some((changes, tile)) if changes == self.changes || !self.opened[seat] => Some(tile),
            _ => None,
        };
        Known {
            book: self.book,
            seats: self.seats,
            seat,
            table: self.table,
            rack: self.racks[seat],
            opened: self.opened,
            counts: self.racks.map(|rack| rack.len()),
            pot: self.pot.len(),
            idle: self.idle,
            waits: self.waits,
            only_with,
        }
    }

    /// Makes a turn; `stuck` where it is known that nothing could be laid.
    pub fn make(&mut self, turn: &Turn, stuck: bool) -> Option<End> {
        let seat = self.turn;
        self.stuck[seat] = None;
        match turn {
            Turn::Lay(tiles) => {
                self.racks[seat] = self.racks[seat].minus(tiles);
                self.table = self.table.plus(tiles);
                self.opened[seat] = true;
                self.changes += 1;
                (self.idle, self.waits[seat]) = (0, 0);
            }
            Turn::Rest => {
                self.waits[seat] += 1;
                if let Some(tile) = self.pot.pop() {
                    self.racks[seat].0[tile as usize] += 1;
                    self.idle = 0;
                    if stuck {
                        self.stuck[seat] = Some((self.changes, tile));
                    }
                } else {
                    self.idle += 1;
                }
            }
        }
        let end = self.end();
        if end.is_none() {
            self.turn = (seat + 1) % self.seats;
        }
        end
    }

    fn end(&self) -> Option<End> {
        let points: [i32; SEATS] = std::array::from_fn(|seat| self.book.points(&self.racks[seat]));
        if self.racks[self.turn].is_empty() {
            return Some(scored(&points[..self.seats], self.turn, 0, true));
        }
        if !self.pot.is_empty() || self.idle < self.seats {
            return None;
        }
        let points = &points[..self.seats];
        let least = points.iter().copied().min().unwrap_or(0);
        let lowest: Vec<usize> = (0..self.seats).filter(|&at| points[at] == least).collect();
        if let [winner] = lowest[..] {
            return Some(scored(points, winner, least, false));
        }
        Some(shared(points, &lowest, least))
    }
}

/// The others pay what they hold (beyond the lowest rack), the winner gets it all.
fn scored(points: &[i32], winner: usize, least: i32, went_out: bool) -> End {
    let mut end = End {
        won: [0.0; SEATS],
        scores: [0; SEATS],
        went_out,
    };
    for (seat, &held) in points.iter().enumerate() {
        if seat != winner {
            end.scores[seat] = least - held;
            end.scores[winner] += held - least;
        }
    }
    end.won[winner] = 1.0;
    end
}

/// Several lowest racks share what the others pay; what cannot be shared evenly goes to who sits first.
fn shared(points: &[i32], winners: &[usize], least: i32) -> End {
    let mut end = End {
        won: [0.0; SEATS],
        scores: std::array::from_fn(|seat| points.get(seat).map_or(0, |held| least - held)),
        went_out: false,
    };
    let paid: i32 = points.iter().map(|held| held - least).sum();
    let (share, over) = (paid / winners.len() as i32, paid % winners.len() as i32);
    for (at, &seat) in winners.iter().enumerate() {
        end.scores[seat] = share + ((at as i32) < over) as i32;
        end.won[seat] = 1.0 / winners.len() as f64;
    }
    end
}
