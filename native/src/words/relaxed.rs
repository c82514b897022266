//! Whether what is left could be covered if words could be laid in part: a linear program with a row
//! for each letter. If not even then, the prices of the letters are the reason, and become a cut.

use super::cover::{Forced, Goal, Supply};
use super::cuts::Cut;
use super::letters::{Bag, WIDTH};
use super::pool::Pool;
use super::simplex::{Column, Program};
use super::vocabulary::Vocabulary;
use super::weights::{Heaviest, Weights, scale, whole};
use rustc_hash::FxHashSet;

/// What is left to do.
#[derive(Clone, Copy)]
pub struct Remainder {
    pub must: Bag,
    pub may: Bag,
    pub jokers: u32,
    pub tiles: u32,
}

impl Remainder {
    /// What forced words leave to do.
    pub fn new(goal: &Goal, supply: &Supply, forced: &Forced) -> Remainder {
        let lacking = forced.letters.lacking_in(&supply.letters);
        Remainder {
            must: goal.must.beyond(&forced.letters),
            may: supply.letters.beyond(&forced.letters),
            jokers: supply.jokers.saturating_sub(lacking),
            tiles: goal.tiles.saturating_sub(forced.tiles),
        }
    }
}

/// Which classes a cover in parts may use.
#[derive(Clone, Copy)]
pub enum Scope<'s> {
    /// All that fit the table and the rack.
    Whole,
    /// These.
    These(&'s [u32]),
}

pub enum Relaxed {
    /// The reason, if all classes were allowed, holds for whatever else is laid.
    Impossible(Option<Box<Cut>>),
    /// The classes that a cover in parts uses, and how much of each.
    Possible(Vec<(usize, f64)>),
    /// Rounding left no clear answer.
    Unclear,
}

/// Solves such programs one after the other; columns that were useful once are tried first.
pub struct Relaxation<'a> {
    vocabulary: &'a Vocabulary<'a>,
    /// Every class that could be laid.
    pool: Pool<'a>,
    useful: Vec<usize>,
    /// Whether each word may be laid only once.
    distinct: bool,
}

const JOKERS: usize = WIDTH;
const TILES: usize = WIDTH + 1;
const ROWS: usize = WIDTH + 2;
/// Less than this missing is nothing missing.
const NOTHING: f64 = 1e-4;
const MOST_ROUNDS: usize = 40;
const MOST_STEPS: usize = 2000;
/// How many classes are taken in after each look through the pool.
const INTAKE: usize = 100;

impl<'a> Relaxation<'a> {
    pub fn new(vocabulary: &'a Vocabulary, classes: &'a [u64], distinct: bool) -> Relaxation<'a> {
        Relaxation {
            vocabulary,
            pool: Pool::new(vocabulary, classes),
            useful: Vec::new(),
            distinct,
        }
    }

    pub fn solve(&mut self, left: &Remainder, scope: Scope) -> Relaxed {
        let mut program = program(left);
        let first_word = program.len();
        let fits = |&at: &usize| self.vocabulary.bag(at).lacking_in(&left.may) <= left.jokers;
        let mut words: Vec<usize> = self.useful.iter().copied().filter(fits).collect();
        let mut known: FxHashSet<u32> = words.iter().map(|&at| at as u32).collect();
        words.iter().for_each(|&at| program.add(self.column(at)));
        let mut steps = 0;
        for _ in 0..MOST_ROUNDS {
            while program.cost() > NOTHING && program.step() {
                steps += 1;
                if steps > MOST_STEPS {
                    return Relaxed::Unclear;
                }
            }
            let used = program.used().filter(|&(at, _)| at >= first_word);
            let used: Vec<(usize, f64)> = used
                .map(|(at, value)| (words[at - first_word], value))
                .collect();
            if program.cost() <= NOTHING {
                self.remember(&used);
                return Relaxed::Possible(used);
            }
            let (prices, tile) = split(&program.prices());
            let weights = weights_of(&prices, tile);
            let heavy = self.heaviest(scope, &known, &weights);
            if heavy.is_empty() {
                let cut = Cut::new(self.vocabulary, &words, &prices, tile, self.distinct);
                if !cut.excludes(left) {
                    return Relaxed::Unclear;
                }
                self.remember(&used);
                let lasts = matches!(scope, Scope::Whole);
                return Relaxed::Impossible(lasts.then(|| Box::new(cut)));
            }
            for at in heavy {
                known.insert(at as u32);
                words.push(at);
                program.add(self.column(at));
            }
        }
        Relaxed::Unclear
    }

    fn column(&self, at: usize) -> Column {
        let counts = self.vocabulary.bag(at).counts();
        let mut entries: Vec<(usize, f64)> =
            counts.map(|(row, count)| (row, f64::from(count))).collect();
        entries.push((TILES, f64::from(self.vocabulary.length(at))));
        let most = if self.distinct {
            self.vocabulary.variety(at) as f64
        } else {
            f64::INFINITY
        };
        Column {
            entries,
            cost: 0.0,
            most,
        }
    }

    /// The classes that weigh most by the tile, heaviest first, but for those that the program has.
    fn heaviest(&self, scope: Scope, known: &FxHashSet<u32>, weights: &Weights) -> Vec<usize> {
        let mut heaviest = Heaviest::new(INTAKE);
        match scope {
            Scope::Whole => {
                let is_known = |at| known.contains(&at);
                self.pool
                    .offer(weights, &mut heaviest, is_known, |at| at as usize);
            }
            Scope::These(these) => {
                for &at in these {
                    let letters = self.vocabulary.letters(at as usize);
                    let weight = weights.of_letters(letters);
                    if weight > 0 && !known.contains(&at) {
                        heaviest.offer(weight / letters.len() as i64, at as usize);
                    }
                }
            }
        }
        heaviest.into_items()
    }

    fn remember(&mut self, used: &[(usize, f64)]) {
        self.useful
            .retain(|at| !used.iter().any(|(known, _)| known == at));
        self.useful.splice(0..0, used.iter().map(|&(at, _)| at));
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
            program.add(Column {
                entries: vec![(letter, -1.0)],
                cost: 0.0,
                most: f64::from(spare),
            });
        }
        if left.jokers > 0 {
            let entries = vec![(letter, -1.0), (JOKERS, 1.0)];
            program.add(Column {
                entries,
                cost: 0.0,
                most: f64::INFINITY,
            });
        }
    }
    program.add(Column {
        entries: vec![(TILES, -1.0)],
        cost: 0.0,
        most: f64::INFINITY,
    });
    program
}

fn split(prices: &[f64]) -> ([f64; WIDTH], f64) {
    (
        std::array::from_fn(|letter| prices[letter]),
        prices[TILES].max(0.0),
    )
}

/// What each letter weighs with its tile.
fn weights_of(prices: &[f64; WIDTH], tile: f64) -> Weights {
    let scale = scale(prices.iter().chain([&tile]));
    let tile = whole(tile, scale).max(0);
    Weights::new(prices.map(|price| whole(price, scale) + tile))
}
