//! The rest of a game turn by turn as turns usually go: how long the words are and how many tiles stay on a
//! rack, by how many were on it. For books in which a rack is filled only once it is empty; there it counts
//! most who has tiles to play with.

use super::book::Book;
use super::known::Known;
use super::luck::{fraction, normal, reached};
use super::outlook::Outlook;
use super::rack::Rack;
use super::setting::Setting;
use super::state::SEATS;
use crate::numbers::Chance;

/// A game that does not end by then is broken off.
const TURNS_MOST: u32 = 400;
/// What a point ahead counts beside a game won.
const POINT: f64 = 0.02;

/// Where a game stands, in numbers.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub book: Book,
    pub seats: usize,
    pub first: usize,
    pub turn: usize,
    pub table: u32,
    pub pot: u32,
    pub racks: [u32; SEATS],
    pub jokers: [u32; SEATS],
    pub opened: [bool; SEATS],
    pub scores: [f64; SEATS],
    pub last_turns: Option<u32>,
}

impl Standing {
    pub fn of(setting: &Setting, known: &Known) -> Standing {
        let state = known.state();
        Standing {
            book: setting.book,
            seats: state.seats,
            first: state.first,
            turn: state.turn,
            table: Rack::lying(&state.table).len(),
            pot: known.pot,
            racks: known.counts,
            jokers: [0; SEATS],
            opened: state.opened,
            scores: state.scores.map(f64::from),
            last_turns: state.last_turns,
        }
    }

    /// Lays so many tiles for so many points and draws; whether that was the last turn.
    pub fn lay(&mut self, tiles: u32, score: f64) -> bool {
        let rack = &mut self.racks[self.turn];
        *rack -= tiles;
        let drawn = self.book.draws(*rack, self.pot);
        *rack += drawn;
        self.pot -= drawn;
        self.table += tiles;
        self.opened[self.turn] = true;
        self.scores[self.turn] += score;
        self.end_turn()
    }

    /// Draws or passes; whether that was the last turn.
    pub fn rest(&mut self) -> bool {
        if self.pot > 0 {
            self.pot -= 1;
            self.racks[self.turn] += 1;
        }
        self.end_turn()
    }

    /// Whether who has just made a turn has another one.
    pub fn has_turn(&self) -> bool {
        let seats = self.seats as u32;
        self.last_turns.is_none_or(|turns| turns >= seats)
    }

    fn end_turn(&mut self) -> bool {
        let seats = self.seats as u32;
        self.last_turns = match self.last_turns {
            Some(turns) => Some(turns.saturating_sub(1)),
            None => {
                let place = (self.turn + self.seats - self.first) % self.seats;
                let to_come = seats - 1 - place as u32;
                let most = self.most_points();
                self.book.last_turns(to_come, seats, self.pot, most as i32)
            }
        };
        self.turn = (self.turn + 1) % self.seats;
        self.last_turns == Some(0)
    }

    fn most_points(&self) -> f64 {
        self.scores[..self.seats]
            .iter()
            .copied()
            .fold(f64::MIN, f64::max)
    }

    /// What all have if this is the end.
    pub fn totals(&self) -> [f64; SEATS] {
        let mut scores = self.scores;
        if self.book.racks_count(self.most_points() as i32) {
            let dearer = self.book.joker_penalty - self.book.tile_penalty;
            for (at, score) in scores.iter_mut().enumerate() {
                let tiles = self.book.tile_penalty * self.racks[at] as i32;
                *score -= f64::from(tiles + dearer * self.jokers[at] as i32);
            }
        }
        scores
    }

    /// What an end here is worth to a seat: a win, and a little for every point ahead.
    fn worth(&self, seat: usize) -> f64 {
        let scores = self.totals();
        let others = (0..self.seats).filter(|&other| other != seat);
        let others: Vec<f64> = others.map(|other| scores[other]).collect();
        let best = others.iter().copied().fold(f64::MIN, f64::max);
        let mean = others.iter().sum::<f64>() / others.len() as f64;
        let won = match scores[seat].total_cmp(&best) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        won + POINT * (scores[seat] - mean)
    }
}

/// What a standing is worth to a seat: the mean of so many games, the same chances for every standing.
pub fn worth_of(
    standing: &Standing,
    is_over: bool,
    seat: usize,
    outlook: &Outlook,
    games: u64,
) -> f64 {
    if is_over {
        return standing.worth(seat);
    }
    let game = |number: u64| play_out(*standing, outlook, &mut Chance::of(1, number)).worth(seat);
    (0..games).map(game).sum::<f64>() / games as f64
}

/// Plays on as turns usually go.
pub fn play_out(mut standing: Standing, outlook: &Outlook, chance: &mut Chance) -> Standing {
    for _ in 0..TURNS_MOST {
        // As much chance for every turn, so that games differ in what was decided alone.
        let (length, stays) = (normal(chance), fraction(chance));
        if turn(&mut standing, outlook, length, stays) {
            break;
        }
    }
    standing
}

/// Makes a usual turn; whether it was the last.
fn turn(standing: &mut Standing, outlook: &Outlook, length: f64, stays: f64) -> bool {
    let held = standing.racks[standing.turn];
    if !standing.opened[standing.turn] {
        let left = outlook.opening_left.min(held.saturating_sub(1));
        return match held {
            0 => standing.rest(),
            _ => standing.lay(held - left, outlook.opening_letters),
        };
    }
    let Some(usual) = outlook.usual(held).filter(|_| held > 0) else {
        return standing.rest();
    };
    let left = (reached(usual.left.iter().copied(), stays) as u32).min(held);
    if left == held {
        return standing.rest();
    }
    let mean = usual.letters + usual.letters_a_tile * f64::from(standing.table);
    let letters = (mean + usual.spread * length).round();
    let shortest = standing.book.rules.shortest as f64;
    standing.lay(held - left, letters.max(shortest))
}
