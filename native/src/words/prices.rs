//! How dear each letter is at a table: common in words and scarce here is dear. Words of cheap
//! letters are laid first.

use super::letters::{Bag, WIDTH};

pub struct Prices([f32; WIDTH]);

impl Prices {
    /// `commonness` is the share of each letter in words; `must` be covered, `may` be.
    pub fn new(commonness: &[f32; WIDTH], must: &Bag, may: &Bag) -> Prices {
        let held = |at: usize| {
            let (must, may) = (f32::from(must.0[at]), f32::from(may.0[at]));
            must + 0.5 * (may - must).max(0.0)
        };
        let all: f32 = 1.0 + (0..WIDTH).map(held).sum::<f32>();
        Prices(std::array::from_fn(|at| {
            commonness[at] * all / (held(at) + 0.3)
        }))
    }

    /// The price of a word by the letter.
    pub fn of(&self, letters: &[u8]) -> f32 {
        letters
            .iter()
            .map(|&letter| self.0[letter as usize])
            .sum::<f32>()
            / letters.len() as f32
    }
}
