//! Reasons why a position cannot be finished, as weights of letters: all that may still be laid weighs
//! no more than nothing, every old word adds at most what its best fate weighs, and still more would be
//! needed. All in whole numbers, over every word, fate and longer word there is.

use super::state::{State, Stock};
use super::takeup::TakeUp;
use crate::words::letters::{Bag, WIDTH};
use crate::words::vocabulary::Vocabulary;

/// What the prices of a linear program come to.
#[derive(Clone, Debug)]
pub struct Prices {
    pub letters: [f64; WIDTH],
    pub tile: f64,
    /// What breaking a word costs, where only so many may be broken.
    pub broken: f64,
    /// What each old word adds at most.
    pub olds: Vec<f64>,
}

#[derive(Clone, Debug)]
pub struct Reason {
    letters: [i32; WIDTH],
    tile: i32,
    joker: i32,
    broken: i32,
    olds: Vec<i32>,
}

const SCALE: f64 = 65536.0;
const HEAVIEST: f64 = 1_000_000.0;

fn whole(weight: f64) -> i32 {
    (weight * SCALE).round().clamp(-HEAVIEST, HEAVIEST) as i32
}

impl Reason {
    /// Makes weights that are about right a reason that holds.
    pub fn new(vocabulary: &Vocabulary, classes: &[u32], stock: &Stock, prices: &Prices) -> Reason {
        let mut reason = Reason {
            letters: prices.letters.map(whole),
            tile: whole(prices.tile).max(0),
            joker: 0,
            broken: whole(prices.broken).max(0),
            olds: prices.olds.iter().map(|&weight| whole(weight)).collect(),
        };
        let excess = classes
            .iter()
            .map(|&at| reason.excess(vocabulary.letters(at as usize)));
        let excess = excess.max().unwrap_or(0);
        for weight in &mut reason.letters {
            *weight -= excess;
        }
        reason.joker = reason
            .letters
            .iter()
            .map(|&weight| -weight)
            .max()
            .unwrap_or(0)
            .max(0);
        reason.weigh_olds(stock);
        reason
    }

    /// By how much each letter of a word is too heavy.
    fn excess(&self, letters: &[u8]) -> i32 {
        let weight: i32 = letters
            .iter()
            .map(|&letter| self.letters[letter as usize] + self.tile)
            .sum();
        let length = letters.len() as i32;
        (weight.max(0) + length - 1) / length
    }

    /// Raises the weights of old words until no fate and no longer word weighs more.
    fn weigh_olds(&mut self, stock: &Stock) {
        for (at, old) in stock.olds.iter().enumerate() {
            let fates = old.fates.iter().map(|fate| {
                self.weigh(&fate.asks) - self.weigh(&fate.frees)
                    + self.tile * fate.tiles()
                    + self.joker * fate.jokers as i32
                    - self.broken * i32::from(fate.breaks())
            });
            let best = fates.chain(old.stands.is_some().then_some(0)).max();
            self.olds[at] = self.olds[at].max(best.unwrap_or(i32::MIN));
        }
        for take_up in &stock.take_ups {
            let held: i32 = take_up.places.iter().map(|&(old, _)| self.olds[old]).sum();
            let lacking = self.gain(take_up) - held;
            if lacking > 0 {
                self.olds[take_up.places[0].0] += lacking;
            }
        }
    }

    fn gain(&self, take_up: &TakeUp) -> i32 {
        self.weigh(&take_up.asks) + self.tile * take_up.tiles() + self.joker * take_up.jokers as i32
            - self.broken * take_up.places.len() as i32
    }

    fn weigh(&self, bag: &Bag) -> i32 {
        self.letters
            .iter()
            .zip(&bag.0)
            .map(|(weight, &count)| weight * i32::from(count))
            .sum()
    }

    /// Whether a state cannot be finished with so many tiles of the rack.
    pub fn excludes(&self, state: &State, stock: &Stock, tiles: i32) -> bool {
        let mut needed =
            self.tile * (tiles - state.tiles(stock.rack_jokers)) - self.joker * state.jokers;
        for (at, &weight) in self.letters.iter().enumerate() {
            let more = i32::from(stock.rack.0[at]) + i32::from(state.joked.0[at]);
            needed += weight * (i32::from(state.balance[at]) + if weight < 0 { more } else { 0 });
        }
        let mut held = i64::from(self.broken) * i64::from(state.breakable);
        let mut undecided = state.undecided;
        while undecided != 0 {
            held += i64::from(self.olds[undecided.trailing_zeros() as usize]);
            undecided &= undecided - 1;
        }
        i64::from(needed) > held
    }
}
