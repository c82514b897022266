//! All classes of a position with their letters close together, so that they are weighed quickly.

use super::packed::Packed;
use super::vocabulary::Vocabulary;
use super::weights::{Heaviest, Weights};
use std::cell::OnceCell;

/// Words up to this length are enough for most covers, and far fewer than all.
const SHORT: usize = 7;

/// What `Heaviest` leaves aside weighs less than this by the letter.
pub const TRIFLE: i64 = 2;

pub struct Pool<'a> {
    vocabulary: &'a Vocabulary<'a>,
    fitting: &'a [u64],
    pub short: Packed,
    /// Most positions never need these.
    long: OnceCell<Packed>,
}

impl<'a> Pool<'a> {
    pub fn new(vocabulary: &'a Vocabulary, fitting: &'a [u64]) -> Pool<'a> {
        let short = vocabulary.of_lengths(fitting, 0, SHORT + 1);
        Pool {
            vocabulary,
            fitting,
            short: Packed::new(vocabulary, &short),
            long: OnceCell::new(),
        }
    }

    /// Offers the classes that weigh anything, by what they weigh by the letter: the short ones, and
    /// if nothing at all was found, the others. If nothing is found then, every class that is not
    /// known weighs less than a trifle by the letter.
    pub fn offer<T>(
        &self,
        weights: &Weights,
        heaviest: &mut Heaviest<T>,
        is_known: impl Fn(u32) -> bool,
        item: impl Fn(u32) -> T,
    ) {
        self.short.offer(weights, heaviest, &is_known, &item);
        if heaviest.is_empty() {
            self.long().offer(weights, heaviest, &is_known, &item);
        }
    }

    /// All but the short ones.
    pub fn long(&self) -> &Packed {
        self.long.get_or_init(|| {
            let (from, to) = (SHORT + 1, usize::MAX);
            let long = self.vocabulary.of_lengths(self.fitting, from, to);
            Packed::new(self.vocabulary, &long)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::index::WordIndex;
    use super::super::letters::{Alphabet, WIDTH};
    use super::super::question::Question;
    use super::super::shelf::all;
    use super::*;
    use rustc_hash::FxHashSet;

    #[test]
    fn short_classes_are_offered_before_long_ones() {
        let words = ["EN", "REGEN", "REGENBOOG", "TE"].map(|word| (word, 0));
        let index = WordIndex::new(Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap(), words);
        let index = index.unwrap();
        let vocabulary = Vocabulary::new(&index, &Question::plain(2), FxHashSet::default());
        let fitting = all(index.shelf().len());
        let pool = Pool::new(&vocabulary, &fitting);
        let offered = |heavy: &str| {
            let heavy = index.alphabet.read_plain(heavy).unwrap();
            let weight = |letter: usize| 900 * i64::from(heavy.contains(&(letter as u8)));
            let weights = Weights::new(std::array::from_fn::<i64, WIDTH, _>(weight));
            let mut heaviest = Heaviest::new(9);
            pool.offer(&weights, &mut heaviest, |_| false, |at| at as usize);
            let word = |at: usize| index.alphabet.write_plain(index.letters(at));
            heaviest
                .into_items()
                .into_iter()
                .map(word)
                .collect::<Vec<_>>()
        };
        assert_eq!(offered("N"), ["EN", "REGEN"]);
        assert_eq!(offered("B"), ["REGENBOOG"]);
        assert!(offered("X").is_empty());
    }
}
