//! All classes of a position with their letters close together, so that they are weighed quickly.

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
    short: Packed,
    /// Most positions never need these.
    long: OnceCell<Packed>,
}

/// Classes with their letters.
#[derive(Default)]
struct Packed {
    runs: Vec<Run>,
    classes: Vec<u32>,
    letters: Vec<u8>,
}

/// Classes of the same length that stand together.
struct Run {
    length: usize,
    classes: std::ops::Range<usize>,
    first_letter: usize,
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
        let weigh = |packed: &Packed, heaviest: &mut Heaviest<T>| {
            packed.each(|at, letters| {
                let weight = weights.of_letters(letters);
                if weight > 0 && !is_known(at) {
                    heaviest.offer(weight / letters.len() as i64, item(at));
                }
            });
        };
        weigh(&self.short, heaviest);
        if heaviest.is_empty() {
            weigh(self.long(), heaviest);
        }
    }

    fn long(&self) -> &Packed {
        self.long.get_or_init(|| {
            let (from, to) = (SHORT + 1, usize::MAX);
            let long = self.vocabulary.of_lengths(self.fitting, from, to);
            Packed::new(self.vocabulary, &long)
        })
    }
}

impl Packed {
    fn new(vocabulary: &Vocabulary, classes: &[usize]) -> Packed {
        let mut packed = Packed::default();
        for &at in classes {
            let letters = vocabulary.letters(at);
            let class = packed.classes.len();
            match packed.runs.last_mut() {
                Some(run) if run.length == letters.len() => run.classes.end += 1,
                _ => packed.runs.push(Run {
                    length: letters.len(),
                    classes: class..class + 1,
                    first_letter: packed.letters.len(),
                }),
            }
            packed.classes.push(at as u32);
            packed.letters.extend(letters);
        }
        packed
    }

    fn each(&self, mut visit: impl FnMut(u32, &[u8])) {
        for run in &self.runs {
            let letters = self.letters[run.first_letter..].chunks_exact(run.length);
            for (&at, letters) in self.classes[run.classes.clone()].iter().zip(letters) {
                visit(at, letters);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::index::WordIndex;
    use super::super::letters::{Alphabet, Bag, WIDTH};
    use super::super::question::{OldWords, Question, Rules};
    use super::super::shelf::all;
    use super::*;
    use rustc_hash::FxHashSet;

    fn question() -> Question {
        Question {
            rules: Rules {
                shortest: 2,
                old_words: OldWords::MayDissolve,
                bound_jokers: false,
                distinct: false,
                doubling: false,
                pieces_score: false,
            },
            table: Vec::new(),
            rack: Bag::default(),
            rack_jokers: 0,
            history: Vec::new(),
            extra: Vec::new(),
            opening: None,
            most_broken: None,
            least_frequency: 0,
            plays: 1,
            any: false,
            seconds: 1.0,
        }
    }

    #[test]
    fn short_classes_are_offered_before_long_ones() {
        let words = ["EN", "REGEN", "REGENBOOG", "TE"].map(|word| (word, 0));
        let index = WordIndex::new(Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap(), words);
        let index = index.unwrap();
        let vocabulary = Vocabulary::new(&index, &question(), FxHashSet::default());
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
