//! The words that may be laid in one turn: those of the dictionary that are common enough, those
//! that lie there, and those that this table has agreed on.

use super::index::WordIndex;
use super::letters::Bag;
use super::question::Question;
use super::shelf::{Bits, count, members};
use rustc_hash::{FxHashMap, FxHashSet};

pub struct Vocabulary<'a> {
    pub index: &'a WordIndex,
    pub shortest: usize,
    least_frequency: u32,
    /// Words that the dictionary lacks or that are too rare in it.
    extra: FxHashMap<Bag, Vec<Vec<u8>>>,
    /// Words that may not be laid a second time.
    barred: FxHashSet<Vec<u8>>,
}

/// Words of the same letters, of which one at least may be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    pub bag: Bag,
    pub length: usize,
    pub in_index: Option<usize>,
}

impl<'a> Vocabulary<'a> {
    /// `barred` words are left out, whatever the dictionary says.
    pub fn new(index: &'a WordIndex, question: &Question, barred: FxHashSet<Vec<u8>>) -> Self {
        let mut vocabulary = Vocabulary {
            index,
            shortest: question.rules.shortest,
            least_frequency: question.least_frequency,
            extra: FxHashMap::default(),
            barred,
        };
        for word in &question.extra {
            vocabulary.admit(word.clone());
        }
        vocabulary
    }

    fn admit(&mut self, word: Vec<u8>) {
        let known = self.index.find(&word).is_some_and(|at| self.common_enough(at));
        if known || word.len() < self.shortest || self.barred.contains(&word) {
            return;
        }
        let class = self.extra.entry(Bag::of(&word)).or_default();
        if !class.contains(&word) {
            class.push(word);
        }
    }

    fn common_enough(&self, word: usize) -> bool {
        self.least_frequency == 0 || self.index.frequency(word) >= self.least_frequency
    }

    fn admits_all(&self) -> bool {
        self.least_frequency == 0 && self.barred.is_empty() && self.extra.is_empty()
    }

    fn indexed(&self, class: usize) -> impl Iterator<Item = &[u8]> {
        let common = self.index.words_of(class).filter(|&word| self.common_enough(word));
        let words = common.map(|word| self.index.word(word));
        words.filter(|word| self.barred.is_empty() || !self.barred.contains(*word))
    }

    /// The words of a class that may be laid.
    pub fn words(&self, class: &Class) -> Vec<&[u8]> {
        let indexed = class.in_index.into_iter().flat_map(|class| self.indexed(class));
        let extra = self.extra.get(&class.bag).into_iter().flatten().map(Vec::as_slice);
        indexed.chain(extra).collect()
    }

    /// How many words of a class may be laid.
    pub fn variety(&self, class: &Class) -> usize {
        match class.in_index {
            Some(at) if self.admits_all() => self.index.words_of(at).len(),
            _ => self.words(class).len(),
        }
    }

    /// How common a word is; 0 for one that the dictionary does not have.
    pub fn frequency(&self, word: &[u8]) -> u32 {
        self.index.find(word).map_or(0, |at| self.index.frequency(at))
    }

    pub fn admits(&self, word: &[u8]) -> bool {
        let bag = Bag::of(word);
        let class = Class { bag, length: word.len(), in_index: self.index.class_of(&bag) };
        word.len() >= self.shortest && self.words(&class).contains(&word)
    }

    /// All classes that can be laid from a supply and so many jokers.
    pub fn fitting(&'a self, supply: &Bag, jokers: u32) -> Fitting<'a> {
        let mut bits = self.index.fitting(supply, jokers);
        let too_short = self.index.of_lengths(0, self.shortest).end.min(bits.len() * 64);
        bits[..too_short / 64].fill(0);
        if let Some(block) = bits.get_mut(too_short / 64) {
            *block &= u64::MAX << (too_short % 64);
        }
        if !self.admits_all() {
            for at in members(&bits.clone()) {
                if !self.extra.contains_key(self.index.bag(at)) && self.indexed(at).next().is_none() {
                    bits[at / 64] &= !(1 << (at % 64));
                }
            }
        }
        let fits = |bag: &&Bag| bag.lacking_in(supply) <= jokers && self.index.class_of(bag).is_none();
        let mut strange: Vec<Bag> = self.extra.keys().filter(fits).copied().collect();
        strange.sort_unstable();
        Fitting { index: self.index, bits, strange }
    }
}

/// The classes that can be laid.
pub struct Fitting<'a> {
    index: &'a WordIndex,
    bits: Bits,
    /// Those that the dictionary does not have.
    strange: Vec<Bag>,
}

impl Fitting<'_> {
    pub fn count(&self) -> usize {
        count(&self.bits) as usize + self.strange.len()
    }

    pub fn longest(&self) -> usize {
        let known = self.bits.iter().rposition(|&block| block != 0).map_or(0, |block| {
            self.index.length(block * 64 + 63 - self.bits[block].leading_zeros() as usize)
        });
        let strange = self.strange.iter().map(|bag| bag.total() as usize).max();
        known.max(strange.unwrap_or(0))
    }

    /// Those of `from` up to, not including, `to` letters.
    pub fn of_lengths(&self, from: usize, to: usize) -> Vec<Class> {
        let range = self.index.of_lengths(from, to);
        let (first, last) = (range.start.min(self.bits.len() * 64), range.end.min(self.bits.len() * 64));
        let blocks = first / 64..last.div_ceil(64);
        let known = members(&self.bits[blocks.clone()])
            .map(|at| at + blocks.start * 64)
            .filter(|at| range.contains(at))
            .map(|at| self.known(at));
        let strange = self.strange.iter().map(|&bag| Class {
            bag,
            length: bag.total() as usize,
            in_index: None,
        });
        known.chain(strange.filter(|class| (from..to).contains(&class.length))).collect()
    }

    fn known(&self, at: usize) -> Class {
        Class { bag: *self.index.bag(at), length: self.index.length(at), in_index: Some(at) }
    }
}
