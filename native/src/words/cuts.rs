//! Reasons, found once, why what is left cannot be covered. A reason is a weight for each letter such
//! that all words that may be laid together weigh no more than an allowance; what must be covered may
//! not weigh more either. Weights are whole numbers and every word has been weighed, so a reason never
//! depends on rounding.

use super::letters::WIDTH;
use super::relaxed::Remainder;
use super::vocabulary::Vocabulary;

#[derive(Clone, Debug)]
pub struct Cut {
    weights: [i32; WIDTH],
    /// What each tile weighs besides, so that a wanted number of tiles can be part of the reason.
    tile: i32,
    /// The lightest that a joker can make a letter.
    joker: i32,
    /// What words weigh at most that may each be laid only once or a few times.
    allowance: i64,
}

#[derive(Clone, Debug, Default)]
pub struct Cuts {
    cuts: Vec<Cut>,
}

/// What the weight 1 of a linear program becomes.
const SCALE: f64 = 65536.0;
/// Larger weights could overflow when a whole table is weighed.
const HEAVIEST: f64 = 1_000_000.0;
/// Where words may be laid only so often, all tiles are made lighter by this much against rounding.
const ROUNDING: i32 = 4;

impl Cut {
    /// Makes a reason of weights that are about right. Where words may be repeated, every tile is made
    /// lighter until no word weighs more than nothing; where not, heavy words go into the allowance.
    pub fn new(
        vocabulary: &Vocabulary,
        classes: &[u32],
        weights: &[f64; WIDTH],
        tile: f64,
        distinct: bool,
    ) -> Cut {
        let whole = |weight: f64| (weight * SCALE).round().clamp(-HEAVIEST, HEAVIEST) as i32;
        let mut cut = Cut {
            weights: weights.map(whole),
            tile: whole(tile).max(0),
            joker: 0,
            allowance: 0,
        };
        let lighter = if distinct {
            ROUNDING
        } else {
            cut.excess(vocabulary, classes)
        };
        for weight in &mut cut.weights {
            *weight -= lighter;
        }
        if distinct {
            let heavy = classes
                .iter()
                .map(|&at| (at, cut.weigh(vocabulary, at)))
                .filter(|heavy| heavy.1 > 0);
            let allowed =
                heavy.map(|(at, weight)| weight as i64 * vocabulary.variety(at as usize) as i64);
            cut.allowance = allowed.sum();
        }
        cut.joker = cut.weights.iter().copied().min().unwrap_or(0).min(0);
        cut
    }

    /// By how much a tile of the heaviest word is too heavy.
    fn excess(&self, vocabulary: &Vocabulary, classes: &[u32]) -> i32 {
        let too_heavy = |&at: &u32| {
            let length = vocabulary.length(at as usize) as i32;
            (self.weigh(vocabulary, at).max(0) + length - 1) / length
        };
        classes.iter().map(too_heavy).max().unwrap_or(0)
    }

    fn weigh(&self, vocabulary: &Vocabulary, at: u32) -> i32 {
        let letters = vocabulary.letters(at as usize);
        letters
            .iter()
            .map(|&letter| self.weights[letter as usize] + self.tile)
            .sum()
    }

    /// Whether words that cover what is left would weigh too much, so that there are none.
    pub fn excludes(&self, left: &Remainder) -> bool {
        let mut weight = self.joker * left.jokers as i32 + self.tile * left.tiles as i32;
        for (at, &each) in self.weights.iter().enumerate() {
            weight +=
                each.max(0) * i32::from(left.must.0[at]) + each.min(0) * i32::from(left.may.0[at]);
        }
        i64::from(weight) > self.allowance
    }
}

impl Cuts {
    pub fn add(&mut self, cut: Cut) {
        self.cuts.push(cut);
    }

    pub fn exclude(&self, left: &Remainder) -> bool {
        self.cuts.iter().any(|cut| cut.excludes(left))
    }
}
