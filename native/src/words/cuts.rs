//! Reasons, found once, why what is left cannot be covered. A reason is a weight for each letter such
//! that all words that may be laid together weigh no more than an allowance; what must be covered may
//! not weigh more either. Weights are whole numbers and every word has been weighed, so a reason never
//! depends on rounding.

use super::letters::WIDTH;
use super::pool::TRIFLE;
use super::relaxed::Remainder;
use super::vocabulary::Vocabulary;
use super::weights::{Weights, scale, whole};

#[derive(Clone, Debug)]
pub struct Cut {
    weights: Weights,
    /// What each tile weighs besides, so that a wanted number of tiles can be part of the reason.
    tile: i64,
    /// The lightest that a joker can make a letter.
    joker: i64,
    /// What words weigh at most that may each be laid only once or a few times.
    allowance: i64,
}

#[derive(Clone, Debug, Default)]
pub struct Cuts {
    cuts: Vec<Cut>,
}

/// Where words may be laid only so often, all tiles are made lighter by this much against rounding,
/// and so that no word counts that weighs a trifle.
const ROUNDING: i64 = 4;

impl Cut {
    /// Makes a reason of prices that are about right. Where words may be repeated, every tile is made
    /// lighter until no word weighs more than nothing; where not, heavy words go into the allowance.
    /// `classes` are all that weigh more than a trifle by the letter, those that do not aside.
    pub fn new(
        vocabulary: &Vocabulary,
        classes: &[usize],
        prices: &[f64; WIDTH],
        tile: f64,
        distinct: bool,
    ) -> Cut {
        let scale = scale(prices.iter().chain([&tile]));
        let tile = whole(tile, scale).max(0);
        let rough = prices.map(|price| whole(price, scale));
        let with_tile = Weights::new(rough.map(|weight| weight + tile));
        let lighter = if distinct {
            ROUNDING
        } else {
            excess(vocabulary, classes.iter().copied(), &with_tile)
        };
        let weights = rough.map(|weight| weight - lighter);
        let allowance = if distinct {
            let with_tile = Weights::new(weights.map(|weight| weight + tile));
            let weigh = |&at: &usize| (at, with_tile.of_letters(vocabulary.letters(at)));
            let heavy = classes.iter().map(weigh).filter(|&(_, weight)| weight > 0);
            heavy
                .map(|(at, weight)| weight * vocabulary.variety(at) as i64)
                .sum()
        } else {
            0
        };
        let joker = weights.iter().copied().min().unwrap_or(0).min(0);
        Cut {
            weights: Weights::new(weights),
            tile,
            joker,
            allowance,
        }
    }

    /// Whether words that cover what is left would weigh too much, so that there are none.
    pub fn excludes(&self, left: &Remainder) -> bool {
        let mut weight = self.joker * i64::from(left.jokers) + self.tile * i64::from(left.tiles);
        for (at, &each) in self.weights.each().iter().enumerate() {
            let count = if each > 0 {
                left.must.0[at]
            } else {
                left.may.0[at]
            };
            weight += each * i64::from(count);
        }
        weight > self.allowance
    }
}

/// By how much a letter of the heaviest word is too heavy, of these and of those that weigh a trifle.
pub fn excess(
    vocabulary: &Vocabulary,
    classes: impl IntoIterator<Item = usize>,
    weights: &Weights,
) -> i64 {
    let mut most = TRIFLE;
    for at in classes {
        let letters = vocabulary.letters(at);
        let weight = weights.of_letters(letters);
        if weight > most * letters.len() as i64 {
            most = (weight + letters.len() as i64 - 1) / letters.len() as i64;
        }
    }
    most
}

impl Cuts {
    pub fn add(&mut self, cut: Cut) {
        self.cuts.push(cut);
    }

    pub fn exclude(&self, left: &Remainder) -> bool {
        self.cuts.iter().any(|cut| cut.excludes(left))
    }
}
