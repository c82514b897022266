//! Reasons, found once, why what is left cannot be covered. A reason is a weight for each letter such
//! that no word weighs more than nothing; what must be covered then may not weigh more either.
//! Weights are whole numbers and every word has been weighed, so a reason never depends on rounding.

use super::letters::{Bag, WIDTH};
use super::pool::Pool;

#[derive(Clone, Debug)]
pub struct Cut {
    weights: [i32; WIDTH],
    /// What each tile weighs besides, so that a wanted number of tiles can be part of the reason.
    tile: i32,
    /// The lightest that a joker can make a letter.
    joker: i32,
}

#[derive(Clone, Debug, Default)]
pub struct Cuts {
    cuts: Vec<Cut>,
}

/// What the weight 1 of a linear program becomes.
const SCALE: f64 = 65536.0;
/// Larger weights could overflow when a whole table is weighed.
const HEAVIEST: f64 = 1_000_000.0;

impl Cut {
    /// Makes a reason of weights that are about right, by making every tile lighter until no word of
    /// the pool weighs more than nothing.
    pub fn new(pool: &Pool, weights: &[f64; WIDTH], tile: f64) -> Cut {
        let whole = |weight: f64| (weight * SCALE).round().clamp(-HEAVIEST, HEAVIEST) as i32;
        let mut cut = Cut { weights: weights.map(whole), tile: whole(tile).max(0), joker: 0 };
        let too_heavy = |(at, bag): (usize, &Bag)| {
            let length = pool.length(at) as i32;
            let weight = weigh(&cut.weights, bag) + cut.tile * length;
            if weight > 0 { (weight + length - 1) / length } else { 0 }
        };
        let excess = pool.shelf.bags().iter().enumerate().map(too_heavy).max().unwrap_or(0);
        for weight in &mut cut.weights {
            *weight -= excess;
        }
        cut.joker = cut.weights.iter().copied().min().unwrap_or(0).min(0);
        cut
    }

    /// Whether words that hold all of `must`, nothing beyond `may` and the jokers, and `tiles` tiles
    /// at least would weigh more than nothing, so that there are none.
    pub fn excludes(&self, must: &Bag, may: &Bag, jokers: u32, tiles: u32) -> bool {
        let mut weight = self.joker * jokers as i32 + self.tile * tiles as i32;
        for (at, &each) in self.weights.iter().enumerate() {
            weight += each.max(0) * i32::from(must.0[at]) + each.min(0) * i32::from(may.0[at]);
        }
        weight > 0
    }
}

impl Cuts {
    pub fn add(&mut self, cut: Cut) {
        self.cuts.push(cut);
    }

    pub fn exclude(&self, must: &Bag, may: &Bag, jokers: u32, tiles: u32) -> bool {
        self.cuts.iter().any(|cut| cut.excludes(must, may, jokers, tiles))
    }
}

fn weigh(weights: &[i32; WIDTH], bag: &Bag) -> i32 {
    weights.iter().zip(&bag.0).map(|(weight, &count)| weight * i32::from(count)).sum()
}
