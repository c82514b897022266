//! Reasons why a position cannot be finished, as weights of letters: all that may still be laid weighs
//! no more than nothing, every old word adds at most what its best fate weighs, and still more would be
//! needed. All in whole numbers, over every word, fate and longer word there is.

use super::state::{State, Stock};
use super::takeup::TakeUp;
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
        Weights::new(self.letters.map(|price| whole(price + self.tile, scale)))
    }
}

impl Reason {
    /// Makes prices that are about right a reason that holds.
    pub fn new(vocabulary: &Vocabulary, classes: &[u32], stock: &Stock, prices: &Prices) -> Reason {
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

    /// Raises the weights of old words until no fate and no longer word weighs more.
    fn weigh_olds(&mut self, stock: &Stock) {
        for (at, old) in stock.olds.iter().enumerate() {
            let fates = old.fates.iter().map(|fate| {
                self.letters.of(&fate.asks) - self.letters.of(&fate.frees)
                    + self.tile * i64::from(fate.tiles())
                    + self.joker * i64::from(fate.jokers)
                    - self.broken * i64::from(fate.breaks())
            });
            let best = fates.chain(old.stands.is_some().then_some(0)).max();
            self.olds[at] = self.olds[at].max(best.unwrap_or(i64::MIN));
        }
        for take_up in &stock.take_ups {
            let held: i64 = take_up.places.iter().map(|&(old, _)| self.olds[old]).sum();
            let lacking = self.gain(take_up) - held;
            if lacking > 0 {
                self.olds[take_up.places[0].0] += lacking;
            }
        }
    }

    fn gain(&self, take_up: &TakeUp) -> i64 {
        self.letters.of_letters(&take_up.asked)
            + self.tile * i64::from(take_up.tiles())
            + self.joker * i64::from(take_up.jokers)
            - self.broken * take_up.places.len() as i64
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
