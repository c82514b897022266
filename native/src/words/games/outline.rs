//! A game in outline: how many tiles each holds and how many are in the pot, whatever they are. Where all
//! tiles of the table may be used again, the longest word hardly depends on more than how many there are; so
//! who still has a tile in the last round, and who makes the last turn, can be reckoned to the end.
//!
//! The others are taken to lay all they can, as everybody does who plays for the turn.

use super::book::{Book, Ends};
use super::known::Known;
use super::outlook::Outlook;
use super::rack::Rack;
use super::setting::Setting;
use super::state::SEATS;
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts {
    pub pot: u32,
    pub racks: [u32; SEATS],
    /// Tiles of these that go into no word, now or later.
    pub dead: [u32; SEATS],
    pub opened: [bool; SEATS],
    pub turn: usize,
    pub last_turns: Option<u32>,
    pub passes: u32,
}

pub struct Outline<'a> {
    pub book: Book,
    pub outlook: &'a Outlook,
    pub seats: usize,
    pub first: usize,
    /// Who asks.
    pub seat: usize,
    /// Tiles in the game.
    pub tiles: u32,
    pub known: FxHashMap<Counts, f64>,
}

impl Counts {
    pub fn of(known: &Known) -> Counts {
        let state = known.state();
        Counts {
            pot: known.pot,
            racks: known.counts,
            dead: [0; SEATS],
            opened: state.opened,
            turn: state.turn,
            last_turns: state.last_turns,
            passes: 0,
        }
    }
}

impl<'a> Outline<'a> {
    pub fn of(setting: &Setting, known: &Known, outlook: &'a Outlook) -> Outline<'a> {
        let state = known.state();
        let held: u32 = known.counts[..state.seats].iter().sum();
        Outline {
            book: setting.book,
            outlook,
            seats: state.seats,
            first: state.first,
            seat: state.turn,
            tiles: Rack::lying(&state.table).len() + held + known.pot,
            known: FxHashMap::default(),
        }
    }
}

impl Outline<'_> {
    /// By how many points who asks comes out ahead of the others' mean from here on.
    pub fn ahead(&mut self, at: Counts) -> f64 {
        if let Some(&known) = self.known.get(&at) {
            return known;
        }
        let held = at.racks[at.turn];
        let live = held.saturating_sub(at.dead[at.turn]);
        let found = if live == 0 {
            self.rested(at)
        } else if at.turn == self.seat {
            let worth = self.choices(&at).map(|tiles| self.laid(at, tiles));
            worth.fold(f64::MIN, f64::max)
        } else if at.opened[at.turn] {
            self.laid(at, live)
        } else {
            let left = self.outlook.opening_left.min(held - 1);
            self.laid(at, held - left)
        };
        self.known.insert(at, found);
        found
    }

    /// How many tiles whoever is to move may lay.
    fn choices(&self, at: &Counts) -> std::ops::RangeInclusive<u32> {
        let most = at.racks[at.turn] - at.dead[at.turn];
        let fewest = if at.opened[at.turn] {
            1
        } else {
            most.min(self.book.opening as u32)
        };
        fewest..=most
    }

    /// How many tiles who asks lays best when it is their turn; nothing where none can be laid.
    pub fn wanted(&mut self, at: Counts) -> Option<u32> {
        if at.racks[at.turn] <= at.dead[at.turn] {
            return None;
        }
        let choices = self.choices(&at);
        let worth = choices.map(|tiles| (tiles, self.laid(at, tiles)));
        let best = worth.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(tiles, _)| tiles)
    }

    /// Tiles on the table.
    pub fn lying(&self, at: &Counts) -> u32 {
        let hidden: u32 = at.racks[..self.seats].iter().sum();
        self.tiles - at.pot - hidden
    }

    /// The same after so many tiles were laid, with what that scores.
    fn laid(&mut self, at: Counts, tiles: u32) -> f64 {
        let held = at.racks[at.turn];
        let letters = if at.opened[at.turn] {
            self.outlook.letters(self.lying(&at) + held)
        } else {
            self.outlook.opening_letters
        };
        let twice = self.book.rules.doubling && tiles == held;
        let score = letters * f64::from(1 + u8::from(twice));
        let sign = if at.turn == self.seat {
            1.0
        } else {
            -1.0 / (self.seats - 1) as f64
        };
        sign * score + self.after(at, tiles)
    }

    /// The same after so many tiles were laid, without what that scores.
    pub fn after(&mut self, at: Counts, tiles: u32) -> f64 {
        let (at, is_over) = self.lay(at, tiles);
        self.worth(at, is_over)
    }

    fn rested(&mut self, at: Counts) -> f64 {
        let (at, is_over) = self.rest(at);
        self.worth(at, is_over)
    }

    fn worth(&mut self, at: Counts, is_over: bool) -> f64 {
        if is_over {
            self.penalties(&at)
        } else {
            self.ahead(at)
        }
    }

    /// Lays so many tiles and draws; whether that was the last turn.
    pub fn lay(&self, mut at: Counts, tiles: u32) -> (Counts, bool) {
        let seat = at.turn;
        let left = at.racks[seat] - tiles;
        let drawn = self.book.draws(left, at.pot);
        at.racks[seat] = left + drawn;
        at.pot -= drawn;
        at.opened[seat] = true;
        at.passes = 0;
        self.end_turn(at)
    }

    /// Draws or passes; whether that was the last turn.
    pub fn rest(&self, mut at: Counts) -> (Counts, bool) {
        if at.pot > 0 {
            at.pot -= 1;
            at.racks[at.turn] += 1;
            at.passes = 0;
        } else {
            at.passes += 1;
        }
        self.end_turn(at)
    }

    fn end_turn(&self, mut at: Counts) -> (Counts, bool) {
        let seats = self.seats as u32;
        at.last_turns = match at.last_turns {
            Some(turns) => Some(turns.saturating_sub(1)),
            None => {
                let place = (at.turn + self.seats - self.first) % self.seats;
                let to_come = seats - 1 - place as u32;
                self.book.last_turns(to_come, seats, at.pot, 0)
            }
        };
        let is_over = self.is_over(&at);
        at.turn = (at.turn + 1) % self.seats;
        (at, is_over)
    }

    fn is_over(&self, at: &Counts) -> bool {
        let racks = &at.racks[..self.seats];
        let out = self.book.ends == Ends::Out && racks.contains(&0);
        let blocked = at.last_turns.is_none() && at.passes >= self.seats as u32;
        at.last_turns == Some(0) || (at.pot == 0 && (out || blocked))
    }

    fn penalties(&self, at: &Counts) -> f64 {
        let held = |seat: usize| f64::from(at.racks[seat]);
        let others: f64 = (0..self.seats).map(held).sum::<f64>() - held(self.seat);
        let mean = others / (self.seats - 1) as f64;
        (mean - held(self.seat)) * f64::from(self.book.tile_penalty)
    }

    /// Whether this turn, in which so many tiles are laid, may be the last one of who asks.
    pub fn may_be_last(&self, at: &Counts, tiles: u32) -> bool {
        let left = at.racks[self.seat] - tiles;
        let pot = at.pot - self.book.draws(left, at.pot);
        match (self.book.ends, at.last_turns) {
            (Ends::Out, _) => pot <= self.most_drawn(at),
            (_, Some(turns)) => turns <= self.seats as u32,
            _ => false,
        }
    }

    /// How many tiles the others may draw before who asks has another turn, short of the last one of them.
    fn most_drawn(&self, at: &Counts) -> u32 {
        let others = (0..self.seats).filter(|&seat| seat != self.seat);
        let held: Vec<u32> = others.map(|seat| at.racks[seat]).collect();
        held.iter().sum::<u32>() - held.iter().copied().max().unwrap_or(0)
    }
}
