//! Classes with their letters close together, in groups of the same vowels: what no word of a group can
//! weigh is passed over without a look at its words.

use super::index::LONGEST;
use super::letters::{Bag, WIDTH};
use super::pairs::{PairWeights, pack, pairs_of};
use super::vocabulary::Vocabulary;
use super::weights::{Heaviest, Weights};
use std::ops::Range;

/// The vowels of the Latin alphabet, as letters are numbered. Other letters would do as well, less
/// quickly: that most words have some of these, and all weigh alike, is what makes groups worth while.
pub const VOWELS: [usize; 5] = [0, 4, 8, 14, 20];
/// The same, one bit each.
const VOWEL_BITS: u32 = 1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20;

#[derive(Default)]
pub struct Packed {
    groups: Vec<Group>,
    classes: Vec<u32>,
    /// The letters that are no vowels, in pairs.
    pairs: Vec<u16>,
    /// The most of each letter that a class has.
    most: Bag,
}

/// Classes of the same length and the same vowels that stand together.
struct Group {
    length: usize,
    vowels: [u8; VOWELS.len()],
    classes: Range<usize>,
    first_pair: usize,
}

/// How many there are of each vowel.
pub fn vowels_of(bag: &Bag) -> [u8; VOWELS.len()] {
    VOWELS.map(|vowel| bag.0[vowel])
}

/// Packs the letters of a word that are no vowels, behind those of others.
pub fn pack_others(letters: &[u8], packed: &mut Vec<u16>) {
    let mut others = [0; LONGEST];
    let mut count = 0;
    for &letter in letters {
        others[count] = letter;
        count += usize::from(VOWEL_BITS >> letter & 1 == 0);
    }
    pack(&others[..count], packed);
}

impl Group {
    /// How many letters are no vowels.
    fn others(&self) -> usize {
        let vowels: u8 = self.vowels.iter().sum();
        self.length - usize::from(vowels)
    }
}

impl Packed {
    /// Classes that stand in order of length and vowels are packed best.
    pub fn new(vocabulary: &Vocabulary, classes: &[usize]) -> Packed {
        let mut packed = Packed::default();
        for &at in classes {
            let bag = vocabulary.bag(at);
            let (length, vowels) = (vocabulary.length(at) as usize, vowels_of(bag));
            let class = packed.classes.len();
            match packed.groups.last_mut() {
                Some(group) if group.length == length && group.vowels == vowels => {
                    group.classes.end += 1;
                }
                _ => packed.groups.push(Group {
                    length,
                    vowels,
                    classes: class..class + 1,
                    first_pair: packed.pairs.len(),
                }),
            }
            packed.classes.push(at as u32);
            vocabulary.pack_others(at, &mut packed.pairs);
            packed.most = packed.most.largest(bag);
        }
        packed
    }

    /// Offers the classes that weigh anything, by what they weigh by the letter.
    pub fn offer<T>(
        &self,
        weights: &Weights,
        heaviest: &mut Heaviest<T>,
        is_known: impl Fn(u32) -> bool,
        item: impl Fn(u32) -> T,
    ) {
        let pairs = PairWeights::new(weights);
        let best = self.heaviest_others(weights);
        for group in &self.groups {
            let (length, others) = (group.length, group.others());
            let counts = VOWELS.iter().zip(group.vowels);
            let vowels: i64 = counts
                .map(|(&vowel, count)| weights.each()[vowel] * i64::from(count))
                .sum();
            if !heaviest.takes(vowels + best[others], length) {
                continue;
            }
            let size = pairs_of(others);
            let words = &self.pairs[group.first_pair..][..size * group.classes.len()];
            for (nth, &at) in self.classes[group.classes.clone()].iter().enumerate() {
                let weight = vowels + pairs.of(&words[size * nth..][..size]);
                if heaviest.takes(weight, length) && !is_known(at) {
                    heaviest.offer(weight / length as i64, item(at));
                }
            }
        }
    }

    /// The most that so many letters which are no vowels can weigh, for every number of them.
    fn heaviest_others(&self, weights: &Weights) -> Vec<i64> {
        let others = (0..WIDTH).filter(|letter| !VOWELS.contains(letter));
        let each = others.flat_map(|letter| {
            std::iter::repeat_n(weights.each()[letter], usize::from(self.most.0[letter]))
        });
        let mut each: Vec<i64> = each.collect();
        each.sort_unstable_by(|left, right| right.cmp(left));
        let mut sum = 0;
        let sums = each.into_iter().map(|weight| {
            sum += weight;
            sum
        });
        std::iter::once(0).chain(sums).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::index::WordIndex;
    use super::super::letters::Alphabet;
    use super::super::question::Question;
    use super::*;
    use proptest::prelude::*;
    use rustc_hash::FxHashSet;

    fn word() -> impl Strategy<Value = String> {
        prop::collection::vec(prop::sample::select(b"AEIOBDN".to_vec()), 1..9)
            .prop_map(|letters| String::from_utf8(letters).unwrap())
    }

    proptest! {
        #[test]
        fn what_is_offered_is_what_weighs_most(
            words in prop::collection::vec(word(), 1..60),
            weights in prop::collection::vec(-900i64..900, WIDTH),
        ) {
            let alphabet = Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap();
            let index = WordIndex::new(alphabet, words.iter().map(|word| (word.as_str(), 0))).unwrap();
            let question = Question::plain(1);
            let vocabulary = Vocabulary::new(&index, &question, FxHashSet::default());
            let classes: Vec<usize> = (0..index.shelf().len()).collect();
            let weights = Weights::new(std::array::from_fn(|letter| weights[letter]));
            let mut heaviest = Heaviest::new(5);
            let packed = Packed::new(&vocabulary, &classes);
            packed.offer(&weights, &mut heaviest, |at| at == 0, |at| at as usize);
            let by_letter = |&at: &usize| weights.of(index.shelf().bag(at)) / index.shelf().total(at) as i64;
            let mut expected: Vec<i64> = classes[1..].iter().map(by_letter).filter(|&weight| weight > 1).collect();
            expected.sort_unstable_by(|left, right| right.cmp(left));
            expected.truncate(5);
            let found: Vec<i64> = heaviest.into_items().iter().map(by_letter).collect();
            prop_assert_eq!(found, expected);
        }
    }
}
