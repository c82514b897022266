//! Longer words in which old words are taken up whole.

use crate::words::letters::{Bag, JOKER, Tile};
use crate::words::pairs::{PairWeights, pack, pairs_of};
use crate::words::question::Question;
use crate::words::vocabulary::Vocabulary;
use crate::words::weights::Weights;
use std::ops::Range;

/// A longer word with some old words in it; what belongs to it stands in the pools of `TakeUps`.
#[derive(Clone, Copy, Debug)]
pub struct TakeUp {
    /// The old words by their place on the table, one bit each.
    pub olds: u128,
    /// The letters that are asked for besides, one bit each.
    pub mask: u32,
    /// The word by its number in the vocabulary.
    word: u32,
    first_asked: u32,
    first_place: u32,
    length: u8,
    asked: u8,
    places: u8,
    jokers: u8,
}

/// All longer words. There can be a hundred thousand, and a search goes through all of them again and
/// again: so they lie close together.
#[derive(Default)]
pub struct TakeUps {
    /// In order of their lengths, and then of their words.
    all: Vec<TakeUp>,
    /// The letters that each asks for, one bit each, as `all` has them; close together, since they are
    /// looked at most.
    masks: Vec<u32>,
    longer: Vec<Longer>,
    /// The letters of the longer words, in pairs.
    pairs: Vec<u16>,
    asked: Vec<u8>,
    places: Vec<(u8, u8)>,
    /// Of each old word the letters, jokers aside.
    real: Vec<Vec<u8>>,
}

/// A longer word with all ways in which it takes old words up.
struct Longer {
    first_pair: u32,
    length: u8,
    ways: Range<u32>,
}

/// What letters and old words weigh together.
pub struct Scales<'s> {
    pub letters: &'s Weights,
    /// A joker that becomes free.
    pub joker: i64,
    /// An old word that is taken up.
    pub olds: &'s mut Vec<i64>,
}

impl TakeUp {
    /// The change in tiles asked for against tiles set free.
    pub fn tiles(&self) -> i32 {
        i32::from(self.asked) - i32::from(self.jokers)
    }

    /// The jokers that become free.
    pub fn jokers(&self) -> u32 {
        u32::from(self.jokers)
    }

    /// The word by its number in the vocabulary.
    pub fn word(&self) -> usize {
        self.word as usize
    }

    /// How many letters the word has.
    pub fn length(&self) -> usize {
        usize::from(self.length)
    }
}

impl TakeUps {
    pub fn each(&self) -> impl Iterator<Item = (usize, &TakeUp)> {
        self.all.iter().enumerate()
    }

    pub fn get(&self, at: usize) -> &TakeUp {
        &self.all[at]
    }

    /// Visits all of them with what each weighs: the letters it asks for and the jokers it frees, less
    /// its old words, each of which the visitor may make heavier. What is asked for is the word less
    /// the letters of the old words in it, so a word is weighed once for all its ways.
    pub fn weigh(&self, scales: Scales, mut visit: impl FnMut(usize, &TakeUp, i64) -> i64) {
        let real = self
            .real
            .iter()
            .map(|letters| scales.letters.of_letters(letters));
        let mut held: Vec<i64> = real
            .zip(&*scales.olds)
            .map(|(real, old)| real + old)
            .collect();
        let pairs = PairWeights::new(scales.letters);
        for longer in &self.longer {
            let letters = &self.pairs[longer.first_pair as usize..];
            let word = pairs.of(&letters[..pairs_of(usize::from(longer.length))]);
            for at in longer.ways.start as usize..longer.ways.end as usize {
                let take_up = &self.all[at];
                let places = self.places(take_up);
                let olds: i64 = places.iter().map(|&(old, _)| held[usize::from(old)]).sum();
                let weight = word + scales.joker * i64::from(take_up.jokers) - olds;
                let heavier = visit(at, take_up, weight);
                let first = usize::from(places[0].0);
                held[first] += heavier;
                scales.olds[first] += heavier;
            }
        }
    }

    /// Whether any is about the word of this number and length.
    pub fn have(&self, word: usize, length: usize) -> bool {
        let key = |take_up: &TakeUp| (take_up.length(), take_up.word());
        self.all.binary_search_by_key(&(length, word), key).is_ok()
    }

    /// Those of words of so many letters.
    pub fn of_length(&self, length: usize) -> Range<usize> {
        self.shorter_than(length)..self.shorter_than(length + 1)
    }

    /// How many are of words of fewer letters; they come first.
    pub fn shorter_than(&self, length: usize) -> usize {
        self.all
            .partition_point(|take_up| take_up.length() < length)
    }

    /// Of the first so many those that ask for one of these letters.
    pub fn asking(&self, first: usize, letters: u32) -> impl Iterator<Item = (usize, &TakeUp)> {
        let masks = self.masks[..first.min(self.masks.len())].iter().enumerate();
        masks
            .filter(move |(_, mask)| **mask & letters != 0)
            .map(|(at, _)| (at, &self.all[at]))
    }

    /// The letters that are asked for besides the old words, one by one.
    pub fn asked(&self, take_up: &TakeUp) -> &[u8] {
        &self.asked[take_up.first_asked as usize..][..usize::from(take_up.asked)]
    }

    /// The old words in it, by their place on the table, each with where in the word it begins.
    pub fn places(&self, take_up: &TakeUp) -> &[(u8, u8)] {
        &self.places[take_up.first_place as usize..][..usize::from(take_up.places)]
    }
}

/// An old word as it must lie in a longer one; `JOKER` is any letter.
struct Pattern {
    letters: Vec<u8>,
    /// Its letters, jokers aside.
    real: Bag,
}

/// A longer word on its way to be taken apart in every way.
struct Combining<'t> {
    patterns: &'t [Pattern],
    /// What could be there besides the old words.
    most: Bag,
    most_jokers: u32,
    number: usize,
    word: &'t [u8],
    /// The old words in it, each with where in the word it begins.
    places: &'t [(u8, u8)],
    /// Those that are taken up, on the way through all ways.
    chosen: &'t mut Vec<(u8, u8)>,
    take_ups: &'t mut TakeUps,
}

/// All words that take old words up and ask for no more than there could be.
pub fn take_ups(
    vocabulary: &Vocabulary,
    question: &Question,
    most: &Bag,
    most_jokers: u32,
) -> TakeUps {
    let any = |tile: &Tile| if tile.joker { JOKER } else { tile.letter };
    let rows = question.table.iter();
    let patterns: Vec<Pattern> = rows.map(|row| Pattern::new(row.iter().map(any))).collect();
    // A word, an old word and where it begins in one number, which is quick to sort.
    let mut found: Vec<u64> = Vec::new();
    for (old, pattern) in patterns.iter().enumerate() {
        let longer = vocabulary.longer_words_with(&pattern.letters);
        let packed = |(word, at): (usize, usize)| {
            (vocabulary.word(word).len() << 48 | word << 16 | old << 8 | at) as u64
        };
        found.extend(longer.into_iter().map(packed));
    }
    found.sort_unstable();
    let mut take_ups = TakeUps {
        real: patterns.iter().map(Pattern::real_letters).collect(),
        ..TakeUps::default()
    };
    let (mut places, mut chosen) = (Vec::new(), Vec::new());
    for same_word in found.chunk_by(|left, right| left >> 16 == right >> 16) {
        places.clear();
        places.extend(
            same_word
                .iter()
                .map(|&place| ((place >> 8) as u8, place as u8)),
        );
        let number = (same_word[0] >> 16) as usize & u32::MAX as usize;
        Combining {
            patterns: &patterns,
            most: *most,
            most_jokers,
            number,
            word: vocabulary.word(number),
            places: &places,
            chosen: &mut chosen,
            take_ups: &mut take_ups,
        }
        .take_apart();
    }
    take_ups
}

impl Pattern {
    fn new(letters: impl Iterator<Item = u8>) -> Pattern {
        let mut pattern = Pattern {
            letters: letters.collect(),
            real: Bag::default(),
        };
        pattern.real = Bag::of(&pattern.real_letters());
        pattern
    }

    fn real_letters(&self) -> Vec<u8> {
        let letters = self.letters.iter().copied();
        letters.filter(|&letter| letter != JOKER).collect()
    }
}

impl Combining<'_> {
    fn take_apart(&mut self) {
        if !self.could_be_asked() {
            return;
        }
        let first = self.take_ups.all.len();
        match *self.places {
            // With one old word there is one way, and what it asks for was looked at.
            [place] => {
                self.chosen.push(place);
                self.add(first);
                self.chosen.clear();
            }
            _ => self.all_ways(0, first),
        }
        let take_ups = &mut *self.take_ups;
        if take_ups.all.len() > first {
            take_ups.longer.push(Longer {
                first_pair: take_ups.pairs.len() as u32,
                length: self.word.len() as u8,
                ways: first as u32..take_ups.all.len() as u32,
            });
            pack(self.word, &mut take_ups.pairs);
        }
    }

    /// Whether the letters besides all the old words in a word could be there.
    fn could_be_asked(&self) -> bool {
        let mut held = self.most;
        for &(old, _) in self.places {
            held.add(&self.patterns[old as usize].real);
        }
        held.lacks(self.word) <= self.most_jokers
    }

    /// Every way to have some of the old words from a place on in the word, none over another.
    fn all_ways(&mut self, from: usize, first_way: usize) {
        let Some(&(old, at)) = self.places.get(from) else {
            if !self.chosen.is_empty() {
                self.add(first_way);
            }
            return;
        };
        self.all_ways(from + 1, first_way);
        let length = |old: u8| self.patterns[old as usize].letters.len() as u8;
        let apart = |&(other, place): &(u8, u8)| {
            other != old && (place + length(other) <= at || at + length(old) <= place)
        };
        if self.chosen.iter().all(apart) {
            self.chosen.push((old, at));
            self.all_ways(from + 1, first_way);
            self.chosen.pop();
        }
    }

    /// Adds the way that is chosen, if it asks for no more than there could be and does not come to
    /// the same as another of this word, with an old word in another place.
    fn add(&mut self, first_way: usize) {
        let mut held = 0u128;
        let (mut olds, mut jokers, mut mask) = (0, 0, 0);
        for &(old, at) in &*self.chosen {
            olds |= 1 << old;
            for (place, &letter) in self.patterns[old as usize].letters.iter().enumerate() {
                held |= u128::from(letter != JOKER) << (at as usize + place);
                jokers += u8::from(letter == JOKER);
            }
        }
        let take_ups = &mut *self.take_ups;
        let first = take_ups.asked.len();
        for (at, &letter) in self.word.iter().enumerate() {
            if held >> at & 1 == 0 {
                take_ups.asked.push(letter);
                mask |= 1 << letter;
            }
        }
        let asked = &take_ups.asked[first..];
        let mut ways = take_ups.all[first_way..].iter();
        let is_known = ways.any(|way| {
            let same = way.olds == olds && way.jokers == jokers && way.mask == mask;
            same && Bag::of(take_ups.asked(way)) == Bag::of(asked)
        });
        if is_known || self.most.lacks(asked) > self.most_jokers {
            take_ups.asked.truncate(first);
            return;
        }
        take_ups.masks.push(mask);
        take_ups.all.push(TakeUp {
            olds,
            mask,
            word: self.number as u32,
            first_asked: first as u32,
            first_place: take_ups.places.len() as u32,
            length: self.word.len() as u8,
            asked: (take_ups.asked.len() - first) as u8,
            places: self.chosen.len() as u8,
            jokers,
        });
        take_ups.places.extend(&*self.chosen);
    }
}
