//! Whether what is left could be covered if words could be laid in part: a linear program with a row
//! for each letter. If not even then, the prices of the letters are the reason, and become a cut.

use super::cover::{Goal, Supply};
use super::cuts::Cut;
use super::letters::{Bag, WIDTH};
use super::pool::Pool;
use super::simplex::{Column, Program};

/// What is left to do.
#[derive(Clone, Copy)]
pub struct Remainder {
    pub must: Bag,
    pub may: Bag,
    pub jokers: u32,
    pub tiles: u32,
}

impl Remainder {
    /// What is left for a goal when these letters are laid.
    pub fn of(supply: &Supply, goal: &Goal, laid: &Bag) -> Remainder {
        Remainder {
            must: goal.must.beyond(laid),
            may: supply.letters.beyond(laid),
            jokers: supply.jokers - laid.lacking_in(&supply.letters),
            tiles: goal.tiles.saturating_sub(laid.total()),
        }
    }
}

pub enum Relaxed {
    Impossible(Cut),
    /// The classes that a cover in parts uses.
    Possible(Vec<usize>),
    /// Rounding left no clear answer.
    Unclear,
}

/// Solves such programs one after the other; columns that were useful once are tried first.
#[derive(Default)]
pub struct Relaxation {
    useful: Vec<usize>,
}

const JOKERS: usize = WIDTH;
const TILES: usize = WIDTH + 1;
const ROWS: usize = WIDTH + 2;
/// Less than this missing is nothing missing.
const NOTHING: f64 = 1e-4;
const MOST_ROUNDS: usize = 60;
const MOST_STEPS: usize = 2000;
/// How many classes are taken in after each look through the pool.
const INTAKE: usize = 100;

impl Relaxation {
    pub fn solve(&mut self, pool: &Pool, left: &Remainder) -> Relaxed {
        let mut program = program(left);
        let first_word = program.add(Column { entries: Vec::new(), cost: 0.0, most: 0.0 }) + 1;
        let mut words: Vec<usize> = Vec::new();
        for &at in self.useful.iter().filter(|&&at| at < pool.len()) {
            words.push(at);
            program.add(word_column(pool, at));
        }
        let mut steps = 0;
        for _ in 0..MOST_ROUNDS {
            while program.cost() > NOTHING && program.step() {
                steps += 1;
                if steps > MOST_STEPS {
                    return Relaxed::Unclear;
                }
            }
            if program.cost() <= NOTHING {
                let used = program.used().filter(|&(at, _)| at >= first_word);
                let used: Vec<usize> = used.map(|(at, _)| words[at - first_word]).collect();
                self.remember(&used);
                return Relaxed::Possible(used);
            }
            let (weights, tile) = split(&program.prices());
            let heavy = heaviest(pool, &weights, tile);
            if heavy.is_empty() || promising(&weights, tile, left, heavy[0].0) {
                let cut = Cut::new(pool, &weights.map(f64::from), f64::from(tile));
                if cut.excludes(&left.must, &left.may, left.jokers, left.tiles) {
                    let used = program.used().filter(|&(at, _)| at >= first_word);
                    let used: Vec<usize> = used.map(|(at, _)| words[at - first_word]).collect();
                    self.remember(&used);
                    return Relaxed::Impossible(cut);
                }
            }
            if heavy.is_empty() {
                return Relaxed::Unclear;
            }
            for (_, at) in heavy {
                words.push(at);
                program.add(word_column(pool, at));
            }
        }
        Relaxed::Unclear
    }

    fn remember(&mut self, used: &[usize]) {
        self.useful.retain(|at| !used.contains(at));
        self.useful.splice(0..0, used.iter().copied());
        self.useful.truncate(4 * INTAKE);
    }
}

/// All but the words: what may stay on the rack, what jokers stand for, and what is missing.
fn program(left: &Remainder) -> Program {
    let mut sides = vec![(0.0, 1.0); ROWS];
    for (letter, side) in sides[..WIDTH].iter_mut().enumerate() {
        side.0 = f64::from(left.must.0[letter]);
    }
    sides[JOKERS] = (f64::from(left.jokers), 0.0);
    sides[TILES].0 = f64::from(left.tiles);
    let mut program = Program::new(&sides);
    for letter in 0..WIDTH {
        let spare = left.may.0[letter] - left.must.0[letter].min(left.may.0[letter]);
        if spare > 0 {
            program.add(Column { entries: vec![(letter, -1.0)], cost: 0.0, most: f64::from(spare) });
        }
        if left.jokers > 0 {
            let entries = vec![(letter, -1.0), (JOKERS, 1.0)];
            program.add(Column { entries, cost: 0.0, most: f64::INFINITY });
        }
    }
    program.add(Column { entries: vec![(TILES, -1.0)], cost: 0.0, most: f64::INFINITY });
    program
}

fn word_column(pool: &Pool, at: usize) -> Column {
    let counts = pool.bag(at).counts();
    let mut entries: Vec<(usize, f64)> = counts.map(|(row, count)| (row, f64::from(count))).collect();
    entries.push((TILES, f64::from(pool.length(at))));
    Column { entries, cost: 0.0, most: f64::INFINITY }
}

fn split(prices: &[f64]) -> ([f32; WIDTH], f32) {
    (std::array::from_fn(|letter| prices[letter] as f32), prices[TILES].max(0.0) as f32)
}

/// The classes that weigh most by the tile, heaviest first.
fn heaviest(pool: &Pool, weights: &[f32; WIDTH], tile: f32) -> Vec<(f32, usize)> {
    let mut heavy: Vec<(f32, usize)> = Vec::new();
    let mut least = 1e-5;
    for (at, bag) in pool.shelf.bags().iter().enumerate() {
        let weight: f32 = weights.iter().zip(&bag.0).map(|(each, &count)| each * f32::from(count)).sum();
        let by_tile = weight / pool.length(at) as f32 + tile;
        if by_tile > least {
            heavy.push((by_tile, at));
            if heavy.len() >= 8 * INTAKE {
                least = shorten(&mut heavy);
            }
        }
    }
    shorten(&mut heavy);
    heavy
}

/// Keeps the heaviest, in order; the weight of the last of them.
fn shorten(heavy: &mut Vec<(f32, usize)>) -> f32 {
    heavy.sort_unstable_by(|left, right| right.0.total_cmp(&left.0));
    heavy.truncate(INTAKE);
    heavy.last().map_or(0.0, |last| last.0)
}

/// Whether weights made lighter by the heaviest word could still be a reason.
fn promising(weights: &[f32; WIDTH], tile: f32, left: &Remainder, excess: f32) -> bool {
    let lightest = weights.iter().fold(0.0f32, |least, &weight| least.min(weight - excess));
    let mut sum = lightest * left.jokers as f32 + tile * left.tiles as f32;
    for (letter, weight) in weights.iter().enumerate() {
        let weight = weight - excess;
        let bound = if weight > 0.0 { left.must.0[letter] } else { left.may.0[letter] };
        sum += weight * f32::from(bound);
    }
    sum > 1e-3
}
