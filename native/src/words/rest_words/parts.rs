//! Whether a position could be finished if everything could be done in part: a linear program with a
//! row for each letter and each undecided old word.

use super::reason::{Prices, Reason};
use super::state::{Move, State, Stock};
use super::takeup::Scales;
use crate::words::letters::{Bag, WIDTH};
use crate::words::pool::Pool;
use crate::words::simplex::{Column, Program};
use crate::words::vocabulary::Vocabulary;
use crate::words::weights::{Heaviest, whole};
use rustc_hash::FxHashSet;

pub enum InParts {
    Impossible(Box<Reason>),
    /// The decisions that are taken in part, and how much of each.
    Possible(Vec<(Move, f64)>),
    Unclear,
}

/// Solves such programs one after the other; words that were useful once are tried first.
pub struct Parts<'a> {
    vocabulary: &'a Vocabulary<'a>,
    stock: &'a Stock,
    /// Every class that could be laid.
    pool: Pool<'a>,
    useful: Vec<Move>,
}

const JOKERS: usize = WIDTH;
const TILES: usize = WIDTH + 1;
const BROKEN: usize = WIDTH + 2;
const OLDS: usize = WIDTH + 3;
/// Less than this missing is nothing missing.
const NOTHING: f64 = 1e-4;
const MOST_ROUNDS: usize = 40;
const MOST_STEPS: usize = 3000;
/// How many columns are taken in after each look.
const INTAKE: usize = 100;
/// More old words than there are; so many may be broken where no limit is set.
const NO_LIMIT: u32 = 1000;

/// The rows of one program: their signs, so that no right-hand side is negative.
struct Rows {
    signs: Vec<f64>,
    sides: Vec<(f64, f64)>,
    /// The row of each undecided old word.
    olds: Vec<Option<usize>>,
}

impl<'a> Parts<'a> {
    pub fn new(vocabulary: &'a Vocabulary, stock: &'a Stock, fitting: &'a [u64]) -> Parts<'a> {
        Parts {
            vocabulary,
            stock,
            pool: Pool::new(vocabulary, fitting),
            useful: Vec::new(),
        }
    }

    pub fn solve(&mut self, state: &State, tiles: i32) -> InParts {
        let rows = Rows::new(self.stock, state, tiles);
        let mut program = Program::new(&rows.sides);
        self.add_slack(&mut program, &rows, state);
        let first = program.len();
        let mut moves: Vec<Move> = self.changes(state).collect();
        moves.extend(self.useful.iter().copied().filter(|known| match known {
            Move::TakeUp(at) => state.may_take_up(self.stock.take_ups.get(*at)),
            _ => true,
        }));
        moves
            .iter()
            .for_each(|known| program.add(self.column(&rows, known)));
        let mut known: FxHashSet<Move> = moves.iter().copied().collect();
        let mut steps = 0;
        for _ in 0..MOST_ROUNDS {
            while program.cost() > NOTHING && program.step() {
                steps += 1;
                if steps > MOST_STEPS {
                    return InParts::Unclear;
                }
            }
            let used = program.used().filter(|&(at, _)| at >= first);
            let used: Vec<(Move, f64)> =
                used.map(|(at, value)| (moves[at - first], value)).collect();
            if program.cost() <= NOTHING {
                self.remember(&used);
                return InParts::Possible(used);
            }
            let prices = rows.prices(&program.prices());
            let heavy = self.heaviest(&known, state, &prices);
            if heavy.is_empty() {
                let words = moves.iter().filter_map(|known| match known {
                    Move::Word(at) => Some(*at),
                    _ => None,
                });
                let reason = Reason::new(self.vocabulary, words, self.stock, &prices);
                self.remember(&used);
                return if reason.excludes(state, self.stock, tiles) {
                    InParts::Impossible(Box::new(reason))
                } else {
                    InParts::Unclear
                };
            }
            for heavy in heavy {
                known.insert(heavy);
                moves.push(heavy);
                program.add(self.column(&rows, &heavy));
            }
        }
        InParts::Unclear
    }

    fn changes(&self, state: &State) -> impl Iterator<Item = Move> + use<'_> {
        let state = *state;
        self.stock
            .olds
            .iter()
            .enumerate()
            .flat_map(move |(old, word)| {
                let open = word
                    .changes
                    .iter()
                    .enumerate()
                    .filter(move |(_, change)| state.may_change(old, change));
                open.map(move |(change, _)| Move::Change(old, change))
            })
    }

    /// What may stay on the rack, what jokers stand for, and what may be more than is needed.
    fn add_slack(&self, program: &mut Program, rows: &Rows, state: &State) {
        let jokers_possible = state.jokers > 0 || self.stock.olds_with_jokers().next().is_some();
        for letter in 0..WIDTH {
            let used = (-i32::from(state.balance[letter])).max(0);
            let spare = i32::from(self.stock.rack.0[letter]) - used;
            if spare > 0 {
                let entries = vec![(letter, -rows.signs[letter])];
                program.add(Column {
                    entries,
                    cost: 0.0,
                    most: f64::from(spare),
                });
            }
            if jokers_possible {
                let entries = vec![(letter, -rows.signs[letter]), (JOKERS, rows.signs[JOKERS])];
                program.add(Column {
                    entries,
                    cost: 0.0,
                    most: f64::INFINITY,
                });
            }
        }
        let entries = vec![(TILES, -rows.signs[TILES])];
        program.add(Column {
            entries,
            cost: 0.0,
            most: f64::INFINITY,
        });
    }

    fn column(&self, rows: &Rows, decision: &Move) -> Column {
        let mut entries: Vec<(usize, f64)> = Vec::new();
        let mut add = |row: usize, value: f64| entries.push((row, value * rows.signs[row]));
        match *decision {
            Move::Word(at) => {
                let bag = self.vocabulary.bag(at);
                bag.counts()
                    .for_each(|(letter, count)| add(letter, f64::from(count)));
                add(TILES, f64::from(self.vocabulary.length(at)));
            }
            Move::Change(old, change) => {
                let change = &self.stock.olds[old].changes[change];
                for letter in 0..WIDTH {
                    let balance =
                        i32::from(change.asks.0[letter]) - i32::from(change.frees.0[letter]);
                    if balance != 0 {
                        add(letter, f64::from(balance));
                    }
                }
                add(JOKERS, -f64::from(change.jokers));
                add(TILES, f64::from(change.tiles()));
                add(BROKEN, f64::from(u8::from(change.breaks())));
                rows.olds[old].into_iter().for_each(|row| add(row, 1.0));
            }
            Move::TakeUp(at) => {
                let take_up = self.stock.take_ups.get(at);
                let places = self.stock.take_ups.places(take_up);
                Bag::of(self.stock.take_ups.asked(take_up))
                    .counts()
                    .for_each(|(letter, count)| add(letter, f64::from(count)));
                add(JOKERS, -f64::from(take_up.jokers()));
                add(TILES, f64::from(take_up.tiles()));
                add(BROKEN, places.len() as f64);
                let olds = places.iter().map(|&(old, _)| rows.olds[usize::from(old)]);
                olds.flatten().for_each(|row| add(row, 1.0));
            }
            Move::Joker(_) => {}
        }
        Column {
            entries,
            cost: 0.0,
            most: f64::INFINITY,
        }
    }

    /// Words that would help and that the program does not have, the most helpful first. Most of what
    /// is found in the end are short words, so only where none helps the others are weighed: longer
    /// words that take old ones up, and then long words.
    fn heaviest(&self, known: &FxHashSet<Move>, state: &State, prices: &Prices) -> Vec<Move> {
        let scale = prices.scale();
        let weights = prices.weights();
        let mut heaviest = Heaviest::new(INTAKE);
        let word = |at: u32| Move::Word(at as usize);
        let is_known = |at: u32| known.contains(&word(at));
        self.pool
            .short
            .offer(&weights, &mut heaviest, is_known, word);
        if heaviest.is_empty() {
            let mut held: Vec<i64> = prices
                .olds
                .iter()
                .map(|old| whole(old + prices.broken, scale))
                .collect();
            let scales = Scales {
                letters: &weights,
                joker: whole(prices.joker - prices.tile, scale),
                olds: &mut held,
            };
            self.stock.take_ups.weigh(scales, |at, take_up, gain| {
                let helps = heaviest.takes(gain, take_up.length()) && state.may_take_up(take_up);
                if helps && !known.contains(&Move::TakeUp(at)) {
                    heaviest.offer(gain / take_up.length() as i64, Move::TakeUp(at));
                }
                0
            });
        }
        if heaviest.is_empty() {
            self.pool
                .long()
                .offer(&weights, &mut heaviest, is_known, word);
        }
        heaviest.into_items()
    }

    fn remember(&mut self, used: &[(Move, f64)]) {
        let used = used.iter().map(|&(decision, _)| decision);
        let used: Vec<Move> = used
            .filter(|decision| !matches!(decision, Move::Change(..)))
            .collect();
        self.useful.retain(|known| !used.contains(known));
        self.useful.splice(0..0, used);
        self.useful.truncate(4 * INTAKE);
    }
}

impl Rows {
    fn new(stock: &Stock, state: &State, tiles: i32) -> Rows {
        let mut rows = Rows {
            signs: Vec::new(),
            sides: Vec::new(),
            olds: vec![None; stock.olds.len()],
        };
        for letter in 0..WIDTH {
            let balance = i32::from(state.balance[letter]);
            let used = (-balance).max(0).min(i32::from(stock.rack.0[letter]));
            let lacking = (-balance - used).min(i32::from(state.joked.0[letter]));
            rows.add(f64::from(balance + used + lacking), 1.0);
        }
        rows.add(f64::from(state.jokers), 0.0);
        rows.add(f64::from(tiles - state.tiles(stock.rack_jokers)), 1.0);
        rows.add(f64::from(state.breakable.min(NO_LIMIT)), 0.0);
        for (old, word) in stock
            .olds
            .iter()
            .enumerate()
            .filter(|(old, _)| state.is_undecided(*old))
        {
            rows.olds[old] = Some(rows.sides.len());
            rows.add(1.0, if word.stands.is_some() { 0.0 } else { 1.0 });
        }
        debug_assert!(OLDS <= rows.sides.len());
        rows
    }

    fn add(&mut self, side: f64, cost: f64) {
        self.signs.push(if side < 0.0 { -1.0 } else { 1.0 });
        self.sides.push((side.abs(), cost));
    }

    /// The prices of a program as weights, with the signs that make them so.
    fn prices(&self, prices: &[f64]) -> Prices {
        let price = |row: usize| prices[row] * self.signs[row];
        Prices {
            letters: std::array::from_fn(price),
            tile: price(TILES).max(0.0),
            joker: (-price(JOKERS)).max(0.0),
            broken: (-price(BROKEN)).max(0.0),
            olds: self
                .olds
                .iter()
                .map(|row| row.map_or(0.0, |row| -price(row)))
                .collect(),
        }
    }
}
