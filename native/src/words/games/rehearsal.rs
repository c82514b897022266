//! The rest of a game played out in outline, some hundred times: hidden tiles that go into no word lie now
//! here, now there, and words are now longer, now shorter. It counts who is ahead of everybody at the end.
//! For books in which racks are filled up and a whole rack counts double.

use super::known::Known;
use super::luck::{fraction, normal, reached};
use super::outline::{Counts, Outline};
use super::outlook::Outlook;
use super::rack::Rack;
use super::setting::Setting;
use super::state::SEATS;
use crate::numbers::Chance;
use rustc_hash::FxHashMap;

/// Games that are played out for every turn of a player.
pub const GAMES: u64 = 400;
/// A game that does not end by then is broken off.
const TURNS_MOST: u32 = 400;
/// So many points ahead, and the spread of a word's length besides, are as good as won three times out of
/// four: about as much is not foreseen.
const CLOSE: f64 = 1.5;
/// Lengths of words from turn to turn have so much of their spread in common: the table is the same.
const APART: f64 = 0.7;

/// What is hidden in one game: dead tiles on the others' racks, and where they lie in the pot.
struct Hidden {
    dead: [u32; SEATS],
    pot: Vec<bool>,
}

pub struct Rehearsal<'a> {
    pub outline: Outline<'a>,
    /// Whether who asks plays on to win, or as turns usually go.
    to_win: bool,
    seed: u64,
    scores: [i32; SEATS],
    hidden: Vec<Hidden>,
    found: FxHashMap<(u32, i32, u32), f64>,
}

impl<'a> Rehearsal<'a> {
    pub fn new(
        setting: &Setting,
        known: &Known,
        outlook: &'a Outlook,
        to_win: bool,
        (games, seed): (u64, u64),
    ) -> Rehearsal<'a> {
        let outline = Outline::of(setting, known, outlook);
        let deal = |game| {
            let mut chance = Chance::of(seed.wrapping_mul(2), game);
            Hidden::deal(setting, known, outlook, &mut chance)
        };
        Rehearsal {
            to_win,
            seed,
            scores: known.state().scores,
            hidden: (0..games).map(deal).collect(),
            found: FxHashMap::default(),
            outline,
        }
    }

    /// What a turn is worth to who asks, between 0 and 1: so many tiles laid for so many points, so many dead
    /// ones kept. Nearly won is nearly as good as won.
    pub fn worth(&mut self, at: Counts, tiles: u32, score: i32, dead: u32) -> f64 {
        if let Some(&found) = self.found.get(&(tiles, score, dead)) {
            return found;
        }
        let (seat, seats) = (self.outline.seat, self.outline.seats);
        let close = CLOSE + self.outline.outlook.usual_spread();
        let near = |scores: [f64; SEATS]| {
            let others = (0..seats).filter(|&other| other != seat);
            let best = others.map(|other| scores[other]).fold(f64::MIN, f64::max);
            1.0 / (1.0 + ((best - scores[seat]) / close).exp())
        };
        let games = 0..self.hidden.len();
        let ends = games.map(|game| near(self.play_out(at, (tiles, score, dead), game)));
        let found = ends.sum::<f64>() / self.hidden.len() as f64;
        self.found.insert((tiles, score, dead), found);
        found
    }

    /// What all have in the end of each game after such a turn.
    pub fn ends(&mut self, at: Counts, turn: (u32, i32, u32)) -> Vec<[f64; SEATS]> {
        let games = 0..self.hidden.len();
        games.map(|game| self.play_out(at, turn, game)).collect()
    }

    fn play_out(
        &mut self,
        at: Counts,
        (tiles, score, dead): (u32, i32, u32),
        game: usize,
    ) -> [f64; SEATS] {
        let seat = self.outline.seat;
        let mut chance = Chance::of(self.seed, game as u64);
        let mut scores = self.scores.map(f64::from);
        let mut at = Counts {
            dead: self.hidden[game].dead,
            ..at
        };
        at.dead[seat] = dead;
        scores[seat] += f64::from(score);
        let (mut at, mut is_over) = self.turn(at, tiles, game);
        for _ in 0..TURNS_MOST {
            if is_over {
                break;
            }
            // As much chance for every turn, so that games differ in what was decided alone.
            let (length, stays) = (normal(&mut chance), fraction(&mut chance));
            let (tiles, letters) = self.usual(at, length, stays);
            if tiles > 0 {
                let book = &self.outline.book;
                let twice = book.rules.doubling && tiles == at.racks[at.turn];
                let shortest = if at.opened[at.turn] {
                    book.rules.shortest
                } else {
                    book.opening
                };
                let letters = letters.round().max(shortest as f64);
                scores[at.turn] += letters * f64::from(1 + u8::from(twice));
            }
            (at, is_over) = self.turn(at, tiles, game);
        }
        let penalty = f64::from(self.outline.book.tile_penalty);
        for (score, &held) in scores.iter_mut().zip(&at.racks) {
            *score -= penalty * f64::from(held);
        }
        scores
    }

    /// Makes a turn; none of the tiles that it lays is dead, some that it draws may be.
    fn turn(&self, at: Counts, tiles: u32, game: usize) -> (Counts, bool) {
        let (mut after, is_over) = if tiles == 0 {
            self.outline.rest(at)
        } else {
            self.outline.lay(at, tiles)
        };
        let drawn = after.pot as usize..at.pot as usize;
        let pot = &self.hidden[game].pot;
        after.dead[at.turn] += pot[drawn].iter().filter(|&&dead| dead).count() as u32;
        (after, is_over)
    }

    /// How many tiles are laid in a turn as turns usually go, and how long the word is.
    fn usual(&mut self, at: Counts, length: f64, stays: f64) -> (u32, f64) {
        let (held, dead) = (at.racks[at.turn], at.dead[at.turn]);
        let outlook = self.outline.outlook;
        if held <= dead {
            return (0, 0.0);
        }
        if !at.opened[at.turn] {
            if outlook.openings.is_empty() {
                let left = outlook.opening_left.max(dead).min(held - 1);
                return (held - left, outlook.opening_letters);
            }
            let shares = outlook.openings.iter().map(|opening| opening.share);
            let opening = &outlook.openings[reached(shares, stays)];
            let left = opening.left.max(dead).min(held - 1);
            return (held - left, opening.letters);
        }
        let most = if dead > 0 {
            held - dead
        } else if stays < outlook.whole {
            held
        } else {
            (held - 1).max(1)
        };
        let tiles = if self.to_win && at.turn == self.outline.seat {
            self.outline.wanted(at).unwrap_or(most).min(most)
        } else if dead > 0 && !outlook.beside.is_empty() {
            let beside = reached(outlook.beside.iter().copied(), stays) as u32;
            most.saturating_sub(beside).max(1)
        } else {
            most
        };
        let there = self.outline.lying(&at) + tiles;
        let letters = outlook.letters(there) + APART * outlook.spread(there) * length;
        (tiles, letters)
    }
}

impl Hidden {
    /// Deals the dead tiles that a seat does not see. Who kept something may well have kept one of those.
    fn deal(setting: &Setting, known: &Known, outlook: &Outlook, chance: &mut Chance) -> Hidden {
        let state = known.state();
        let seen = Rack::lying(&state.table).plus(known.rack());
        let unseen = setting.whole_box.minus(&seen);
        let count = |&tile: &u8| u32::from(unseen.letters.0[tile as usize]);
        let mut left: u32 = outlook.dead.iter().map(count).sum();
        let mut dead = [0; SEATS];
        let mut slots = vec![None; known.pot as usize];
        for seat in (0..state.seats).filter(|&seat| seat != state.turn) {
            let mut free = known.counts[seat];
            let may_stick = left > 0 || outlook.dead.is_empty();
            if state.kept[seat] > 0 && free > 0 && may_stick && fraction(chance) < outlook.sticks {
                dead[seat] = 1;
                left = left.saturating_sub(1);
                free -= 1;
            }
            slots.extend((0..free).map(|_| Some(seat)));
        }
        let mut pot = vec![false; known.pot as usize];
        let mut order: Vec<usize> = (0..slots.len()).collect();
        chance.shuffle(&mut order);
        for &slot in order.iter().take(left as usize) {
            match slots[slot] {
                Some(seat) => dead[seat] += 1,
                None => pot[slot] = true,
            }
        }
        Hidden { dead, pot }
    }
}
