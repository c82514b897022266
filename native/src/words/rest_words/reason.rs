//! Reasons why a position cannot be finished, as weights of letters: all that may still be laid weighs
//! no more than nothing, every old word adds at most what its best change weighs, and still more would be
//! needed. All in whole numbers, over every word, change and longer word there is.

use super::state::{State, Stock};
use super::takeup::Scales;
use crate::words::cuts::excess;
use crate::words::letters::WIDTH;
use crate::words::vocabulary::Vocabulary;
use crate::words::weights::{Weights, scale, whole};

/// What the prices of a linear program come to.
#[derive(Clone, Debug)]
pub struct Prices {
    pub letters: [f64; WIDTH],
    pub tile: f64,
    pub joker: f64,
    /// What breaking a word costs, where only so many may be broken.
    pub broken: f64,
    /// What each old word adds at most.
    pub olds: Vec<f64>,
}

#[derive(Clone, Debug)]
pub struct Reason {
    letters: Weights,
    tile: i64,
    joker: i64,
    broken: i64,
    olds: Vec<i64>,
}

impl Prices {
    /// By what they are multiplied to become whole numbers.
    pub fn scale(&self) -> f64 {
        let others = [&self.tile, &self.joker, &self.broken];
        scale(self.letters.iter().chain(others).chain(&self.olds))
    }

    /// What each letter weighs with its tile.
    pub fn weights(&self) -> Weights {
        let scale = self.scale();
        let tile = whole(self.tile, scale).max(0);
        Weights::new(self.letters.map(|price| whole(price, scale) + tile))
    }
}

impl Reason {
    /// Makes prices that are about right a reason that holds; `classes` are all that weigh more than a
    /// trifle by the letter, those that do not aside.
    pub fn new(
        vocabulary: &Vocabulary,
        classes: impl IntoIterator<Item = usize>,
        stock: &Stock,
        prices: &Prices,
    ) -> Reason {
        let scale = prices.scale();
        let tile = whole(prices.tile, scale).max(0);
        let rough = prices.letters.map(|price| whole(price, scale));
        let lighter = excess(
            vocabulary,
            classes,
            &Weights::new(rough.map(|weight| weight + tile)),
        );
        let letters = rough.map(|weight| weight - lighter);
        let joker = letters
            .iter()
            .map(|&weight| -weight)
            .max()
            .unwrap_or(0)
            .max(0);
        let mut reason = Reason {
            letters: Weights::new(letters),
            tile,
            joker,
            broken: whole(prices.broken, scale).max(0),
            olds: prices
                .olds
                .iter()
                .map(|&price| whole(price, scale))
                .collect(),
        };
        reason.weigh_olds(stock);
        reason
    }

    /// Raises the weights of old words until no change and no longer word weighs more.
    fn weigh_olds(&mut self, stock: &Stock) {
        for (at, old) in stock.olds.iter().enumerate() {
            let changes = old.changes.iter().map(|change| {
                self.letters.of(&change.asks) - self.letters.of(&change.frees)
                    + self.tile * i64::from(change.tiles())
                    + self.joker * i64::from(change.jokers)
                    - self.broken * i64::from(change.breaks())
            });
            let best = changes.chain(old.stands.is_some().then_some(0)).max();
            self.olds[at] = self.olds[at].max(best.unwrap_or(i64::MIN));
        }
        let mut held: Vec<i64> = self.olds.iter().map(|old| old + self.broken).collect();
        let scales = Scales {
            letters: &Weights::new(self.letters.each().map(|weight| weight + self.tile)),
            joker: self.joker - self.tile,
            olds: &mut held,
        };
        stock.take_ups.weigh(scales, |_, _, lacking| lacking.max(0));
        for (old, held) in self.olds.iter_mut().zip(held) {
            *old = held - self.broken;
        }
    }

    /// Whether a state cannot be finished with so many tiles of the rack.
    pub fn excludes(&self, state: &State, stock: &Stock, tiles: i32) -> bool {
        let lacking = i64::from(tiles - state.tiles(stock.rack_jokers));
        let mut needed = self.tile * lacking - self.joker * i64::from(state.jokers);
        for (at, &weight) in self.letters.each().iter().enumerate() {
            let more = i32::from(stock.rack.0[at]) + i32::from(state.joked.0[at]);
            let count = i32::from(state.balance[at]) + if weight < 0 { more } else { 0 };
            needed += weight * i64::from(count);
        }
        let mut held = self.broken * i64::from(state.breakable);
        let mut undecided = state.undecided;
        while undecided != 0 {
            held += self.olds[undecided.trailing_zeros() as usize];
            undecided &= undecided - 1;
        }
        needed > held
    }
}
