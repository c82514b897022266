//! Which classes still fit at each depth of a search.

use super::letters::{Bag, WIDTH, letters_of};
use super::shelf::{Bits, count, members};
use super::vocabulary::Vocabulary;

/// Below this many classes a list is quicker than rows of bits.
const LIST: u32 = 300;

/// A letter is rare when no more classes than this have it.
const RARE: u32 = 400;
/// So few words with a rare letter are tried before anything else is looked at.
const FEW: usize = 40;

/// What is left to lay from when some words are laid.
#[derive(Clone, Copy)]
pub struct Left {
    pub may: Bag,
    pub jokers: u32,
    /// Letters that no further word has.
    pub closed: u32,
}

#[derive(Default)]
struct Level {
    bits: Bits,
    list: Vec<u32>,
    listed: bool,
    /// Whether anybody has asked what fits here.
    known: bool,
}

/// The classes with each rare letter.
pub struct RareLetters(Vec<(usize, Vec<u32>)>);

impl RareLetters {
    pub fn new(vocabulary: &Vocabulary, classes: &[u64]) -> RareLetters {
        let is_rare = |&letter: &usize| vocabulary.count_with(classes, letter) <= RARE;
        let with = |letter: usize| {
            let mut bits = classes.to_vec();
            vocabulary.keep_with(&mut bits, letter, true);
            (letter, members(&bits).map(|at| at as u32).collect())
        };
        RareLetters((0..WIDTH).filter(is_rare).map(with).collect())
    }
}

pub struct Levels<'a> {
    vocabulary: &'a Vocabulary<'a>,
    classes: Bits,
    rare: &'a RareLetters,
    levels: Vec<Level>,
}

impl<'a> Levels<'a> {
    pub fn new(vocabulary: &'a Vocabulary, classes: Bits, rare: &'a RareLetters) -> Levels<'a> {
        Levels {
            vocabulary,
            classes,
            rare,
            levels: Vec::new(),
        }
    }

    /// Enters a depth, of which nothing is known yet.
    pub fn enter(&mut self, depth: usize) {
        if self.levels.len() <= depth {
            self.levels.resize_with(depth + 1, Level::default);
        }
        self.levels[depth].known = false;
    }

    /// The rarest of the wanted letters with the fitting classes that have it, if they are very few.
    pub fn few_with_rare_letter(&self, left: &Left, wanted: &Bag) -> Option<(usize, Vec<u32>)> {
        let mut fewest: Option<(usize, Vec<u32>)> = None;
        for (letter, classes) in &self.rare.0 {
            if wanted.0[*letter] == 0 {
                continue;
            }
            let fits: Vec<u32> = classes
                .iter()
                .copied()
                .filter(|&at| self.fits(left, at))
                .collect();
            if fewest
                .as_ref()
                .is_none_or(|(_, fewest)| fits.len() < fewest.len())
            {
                fewest = Some((*letter, fits));
            }
        }
        fewest.filter(|(_, fits)| fits.len() <= FEW)
    }

    fn fits(&self, left: &Left, at: u32) -> bool {
        let at = at as usize;
        self.vocabulary.mask(at) & left.closed == 0
            && self.vocabulary.bag(at).lacking_in(&left.may) <= left.jokers
    }

    /// Notes at this depth which of the classes that fitted above still fit.
    pub fn fit(&mut self, left: &Left, depth: usize) {
        let vocabulary = self.vocabulary;
        let (above, here) = self.levels.split_at_mut(depth);
        let here = &mut here[0];
        let above = above.iter().rev().find(|above| above.known);
        here.known = true;
        here.list.clear();
        if let Some(above) = above.filter(|above| above.listed) {
            here.listed = true;
            let fits = |&&at: &&u32| {
                vocabulary.mask(at as usize) & left.closed == 0
                    && vocabulary.bag(at as usize).lacking_in(&left.may) <= left.jokers
            };
            here.list.extend(above.list.iter().filter(fits));
            return;
        }
        here.bits.clear();
        here.bits
            .extend(above.map_or(&self.classes, |above| &above.bits));
        vocabulary.keep_fitting(&mut here.bits, &left.may, left.jokers);
        for letter in letters_of(left.closed) {
            vocabulary.keep_with(&mut here.bits, letter, false);
        }
        let blocks = here
            .bits
            .iter()
            .rposition(|&block| block != 0)
            .map_or(0, |last| last + 1);
        here.bits.truncate(blocks);
        here.listed = count(&here.bits) <= LIST;
        if here.listed {
            here.list.extend(members(&here.bits).map(|at| at as u32));
        }
    }

    /// The wanted letter that the fewest fitting classes have.
    pub fn rarest(&self, wanted: &Bag, depth: usize) -> Option<usize> {
        let level = &self.levels[depth];
        let wanted = wanted.mask();
        let mut with = [0u32; WIDTH];
        if level.listed {
            for &at in &level.list {
                for letter in letters_of(self.vocabulary.mask(at as usize) & wanted) {
                    with[letter] += 1;
                }
            }
        } else {
            for letter in letters_of(wanted) {
                with[letter] = self.vocabulary.count_with(&level.bits, letter);
            }
        }
        letters_of(wanted).min_by_key(|&letter| with[letter])
    }

    /// The fitting classes with a letter, or all.
    pub fn fitting(&self, depth: usize, letter: Option<usize>) -> Vec<u32> {
        let level = &self.levels[depth];
        let mask = letter.map_or(u32::MAX, |letter| 1 << letter);
        let has = |at: &u32| self.vocabulary.mask(*at as usize) & mask != 0;
        if level.listed {
            return level.list.iter().copied().filter(has).collect();
        }
        let mut bits = level.bits.clone();
        if let Some(letter) = letter {
            self.vocabulary.keep_with(&mut bits, letter, true);
        }
        members(&bits).map(|at| at as u32).collect()
    }
}
