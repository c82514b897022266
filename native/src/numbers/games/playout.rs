//! What a turn is worth when what is hidden is dealt anew, again and again, and played to the end.

use super::arena::{Thought, play_on};
use super::book::SEATS;
use super::chance::Chance;
use super::laying::Hand;
use super::mind::Mind;
use super::policy::Policy;
use super::state::{End, Known, State, Turn};
use crate::numbers::tile::{Tally, Tile};

/// Who has drawn so often since it last laid something is a hoarder.
const LONG_WAIT: usize = 3;
/// How often a deal is thrown away that cannot be.
const DEALS: usize = 12;

/// Hidden tiles dealt so that all a seat knows is true: how many each holds, and that whoever drew or
/// passed with the table as it lies could not go out.
pub fn dealt(known: &Known, chance: &mut Chance) -> State {
    let mut hidden = known.unseen().tiles();
    let mut racks = [Tally::default(); SEATS];
    for _ in 0..DEALS {
        chance.shuffle(&mut hidden);
        let mut left = hidden.clone();
        let mut believed = true;
        for (seat, rack) in racks.iter_mut().enumerate().take(known.seats) {
            if seat == known.seat {
                *rack = known.rack;
                continue;
            }
            let tiles = left.split_off(left.len() - known.counts[seat].min(left.len()));
            *rack = Tally::of(&tiles);
            believed &= !(has_waited(known, seat) && went_out_before(known, seat, &tiles));
        }
        if believed {
            return State::guessed(known, racks, left);
        }
    }
    let dealt: usize =
        racks[..known.seats].iter().map(Tally::len).sum::<usize>() - known.rack.len();
    hidden.truncate(hidden.len() - dealt);
    State::guessed(known, racks, hidden)
}

/// Whether a seat drew or passed with the table as it lies now.
fn has_waited(known: &Known, seat: usize) -> bool {
    let since = (1..known.seats)
        .map(|ahead| (seat + ahead) % known.seats)
        .take_while(|&at| at != known.seat);
    known.waits[seat] > 0 && since.into_iter().all(|at| known.waits[at] > 0)
}

/// Whether the rack would have gone before its last tile came.
fn went_out_before(known: &Known, seat: usize, tiles: &[Tile]) -> bool {
    let drawn = (known.pot > 0 || known.idle == 0) as usize;
    let rack = Tally::of(&tiles[drawn.min(tiles.len())..]);
    Hand {
        book: &known.book,
        table: &known.table,
        rack: &rack,
        opened: known.opened[seat],
    }
    .goes_out()
}

/// How each seat is taken to play on.
fn players(known: &Known) -> Vec<Policy> {
    (0..known.seats)
        .map(|seat| {
            let open = known.opened[seat] && known.waits[seat] < LONG_WAIT;
            if seat == known.seat {
                Policy::Sleeper
            } else if open {
                Policy::Greedy
            } else {
                Policy::Hoarder
            }
        })
        .collect()
}

/// Chance to win and points of a turn, over what was played.
#[derive(Clone, Copy, Default, Debug)]
pub struct Worth {
    pub won: f64,
    pub points: f64,
    pub games: u32,
}

impl Worth {
    fn add(&mut self, end: &End, seat: usize) {
        self.won += end.won[seat];
        self.points += end.scores[seat] as f64;
        self.games += 1;
    }

    pub fn chance(&self) -> f64 {
        self.won / self.games.max(1) as f64
    }

    pub fn mean_points(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }
}

/// Plays the same deals out after each of these turns. Turns that fall behind are left out of later rounds.
pub fn weigh(
    known: &Known,
    turns: &[Turn],
    rounds: usize,
    drops: bool,
    mind: &mut Mind,
) -> Vec<Worth> {
    let players = players(known);
    let seed = mind.chance.next();
    let mut worths = vec![Worth::default(); turns.len()];
    let mut running: Vec<usize> = (0..turns.len()).collect();
    for round in 0..rounds {
        let state = dealt(known, &mut Chance::of(seed, round as u64));
        for &at in &running {
            let mut state = state.clone();
            let end = state.make(&turns[at], false);
            let end = end.unwrap_or_else(|| {
                let thought = Thought {
                    nodes: None,
                    seconds: None,
                };
                play_on(state, &players, thought, seed, &mut |_, _| ()).end
            });
            worths[at].add(&end, known.seat);
        }
        mind.look(running.len() as u64);
        if round > 0 && mind.is_spent(1.0) {
            break;
        }
        if drops && round % 4 == 3 {
            drop_half(&mut running, &worths);
        }
    }
    worths
}

/// Best-arm sampling by halving: the worse half has had its chance.
fn drop_half(running: &mut Vec<usize>, worths: &[Worth]) {
    let better = |&one: &usize, &other: &usize| {
        let rank = |at: usize| worths[at].chance() + worths[at].mean_points() / 1e4;
        rank(other).total_cmp(&rank(one))
    };
    running.sort_by(better);
    running.truncate(running.len().div_ceil(2).max(2));
}
