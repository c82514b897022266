//! The words of a dictionary, gathered once: words of the same letters form a class, and classes
//! stand in order of length and vowels.

use super::letters::{Alphabet, Bag, JOKER, WIDTH};
use super::packed::{VOWELS, pack_others, vowels_of};
use super::question::reads_as;
use super::shelf::Shelf;
use super::trigrams::{TRIGRAM, Trigrams};
use std::sync::OnceLock;

pub struct WordIndex {
    pub alphabet: Alphabet,
    text: Vec<u8>,
    starts: Vec<u32>,
    frequencies: Vec<u32>,
    first_words: Vec<u32>,
    /// Where in the text the first word of each class begins.
    class_starts: Vec<u32>,
    /// The letters of each class that are no vowels, in pairs, and where those of each begin.
    others: Vec<u16>,
    other_starts: Vec<u32>,
    shelf: Shelf,
    /// `lengths[n]`: the first class of words of at least `n` letters.
    lengths: Vec<usize>,
    /// `blocks[n]`: where in the text the words of at least `n` letters begin.
    blocks: Vec<u32>,
    /// How often each letter stands in short words, which is what tables are covered with.
    commonness: [f32; WIDTH],
    trigrams: OnceLock<Trigrams>,
}

/// Words up to this length tell how common a letter is.
const SHORT: usize = 6;

/// Words longer than this are no use at any table and would not fit the counts.
pub const LONGEST: usize = 100;

impl WordIndex {
    /// Gathers words; the reason when one of them cannot be a word.
    pub fn new<'a>(
        alphabet: Alphabet,
        words: impl IntoIterator<Item = (&'a str, u32)>,
    ) -> Result<WordIndex, String> {
        let mut gathered = Gathered::default();
        for (word, frequency) in words {
            let letters = alphabet.read_plain(word).map_err(|unknown| {
                format!(
                    "the word {word:?} has a {:?}, which is not in the alphabet",
                    unknown.sign
                )
            })?;
            if letters.is_empty() || letters.len() > LONGEST {
                return Err(format!("the word {word:?} has not 1 to {LONGEST} letters"));
            }
            gathered.add(&letters, frequency);
        }
        Ok(gathered.into_index(alphabet))
    }

    pub fn word_count(&self) -> usize {
        self.frequencies.len()
    }

    /// The letters of each class.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    pub fn word(&self, word: usize) -> &[u8] {
        &self.text[self.starts[word] as usize..self.starts[word + 1] as usize]
    }

    pub fn frequency(&self, word: usize) -> u32 {
        self.frequencies[word]
    }

    /// The letters of a class, in some order.
    pub fn letters(&self, class: usize) -> &[u8] {
        let start = self.class_starts[class] as usize;
        &self.text[start..start + self.shelf.total(class) as usize]
    }

    /// The letters of a class that are no vowels, in pairs.
    pub fn others(&self, class: usize) -> &[u16] {
        &self.others[self.other_starts[class] as usize..self.other_starts[class + 1] as usize]
    }

    /// How common the commonest word of a class is.
    pub fn best_frequency(&self, class: usize) -> u32 {
        self.words_of(class)
            .map(|word| self.frequencies[word])
            .max()
            .unwrap_or(0)
    }

    /// The words of a class.
    pub fn words_of(&self, class: usize) -> std::ops::Range<usize> {
        self.first_words[class] as usize..self.first_words[class + 1] as usize
    }

    /// The classes of words of `from` up to, not including, `to` letters.
    pub fn of_lengths(&self, from: usize, to: usize) -> std::ops::Range<usize> {
        let at = |length: usize| {
            self.lengths
                .get(length)
                .copied()
                .unwrap_or(self.shelf.len())
        };
        at(from)..at(to).max(at(from))
    }

    pub fn class_of(&self, bag: &Bag) -> Option<usize> {
        let length = bag.total() as usize;
        let range = self.of_lengths(length, length + 1);
        let bags = &self.shelf.bags()[range.clone()];
        let found = bags.binary_search_by_key(&order(bag), order);
        found.ok().map(|at| range.start + at)
    }

    pub fn find(&self, letters: &[u8]) -> Option<usize> {
        let class = self.class_of(&Bag::of(letters))?;
        self.words_of(class)
            .find(|&word| self.word(word) == letters)
    }

    /// The word that stands at a place of the text, where in the word that is, and its length. Words
    /// stand in order of length, so that is a sum and not a search.
    fn word_at(&self, place: usize) -> (usize, usize, usize) {
        let length = self
            .blocks
            .partition_point(|&start| start as usize <= place)
            - 1;
        let block = self.blocks[length] as usize;
        let first = self.first_words[self.lengths[length]] as usize;
        // Small numbers are divided much faster than large ones.
        let (beyond, size) = ((place - block) as u32, length as u32);
        (
            first + (beyond / size) as usize,
            (beyond % size) as usize,
            length,
        )
    }

    /// The share of each letter in short words; none is 0.
    pub fn commonness(&self) -> &[f32; WIDTH] {
        &self.commonness
    }

    /// The words that a row of letters can be, `JOKER` standing for any letter.
    pub fn words_like(&self, row: &[u8]) -> Vec<usize> {
        let classes = self.of_lengths(row.len(), row.len() + 1);
        let words = self.first_words[classes.start]..self.first_words[classes.end];
        let words = words.start as usize..words.end as usize;
        let is_like = |word: &usize| reads_as(row, self.word(*word));
        match self.trigrams().places_of(row) {
            Some((most, places)) if most < words.len() => {
                let found = places.map(|place| self.word_at(place));
                let whole = found.filter(|&(_, at, length)| at == 0 && length == row.len());
                whole.map(|(word, ..)| word).filter(is_like).collect()
            }
            _ => words.filter(is_like).collect(),
        }
    }

    fn trigrams(&self) -> &Trigrams {
        self.trigrams
            .get_or_init(|| Trigrams::new(&self.text, &self.starts))
    }

    /// The longer words in which a row of letters stands unbroken, each with the place where it
    /// begins; `JOKER` stands for any letter.
    pub fn longer_words_with(&self, pattern: &[u8]) -> Vec<(usize, usize)> {
        // Where the row is no more than what was looked for, its letters are known to be there.
        let is_there = pattern.len() == TRIGRAM && !pattern.contains(&JOKER);
        let found = |place: usize| {
            let lies = || self.text.get(place..place + pattern.len());
            if !is_there && !reads_as(pattern, lies()?) {
                return None;
            }
            let (word, at, length) = self.word_at(place);
            (at + pattern.len() <= length && pattern.len() < length).then_some((word, at))
        };
        match self.trigrams().places_of(pattern) {
            Some((_, places)) => places.filter_map(found).collect(),
            None => (0..self.text.len()).filter_map(found).collect(),
        }
    }
}

/// By what classes of the same length are in order: those with the same vowels stand together.
fn order(bag: &Bag) -> ([u8; VOWELS.len()], Bag) {
    (vowels_of(bag), *bag)
}

/// A word on its way into an index.
struct Listed {
    bag: Bag,
    /// Where in the text its letters are.
    start: u32,
    length: u8,
    frequency: u32,
}

/// Words on their way into an index, with their letters in one text: a dictionary is opened while
/// somebody waits for a turn.
#[derive(Default)]
struct Gathered {
    text: Vec<u8>,
    words: Vec<Listed>,
}

impl Gathered {
    fn add(&mut self, letters: &[u8], frequency: u32) {
        self.words.push(Listed {
            bag: Bag::of(letters),
            start: self.text.len() as u32,
            length: letters.len() as u8,
            frequency,
        });
        self.text.extend(letters);
    }

    fn letters(&self, word: &Listed) -> &[u8] {
        &self.text[word.start as usize..][..word.length as usize]
    }

    /// Brings the words in the order of an index, each once, as common as it was ever said to be.
    fn in_order(&mut self) -> Vec<Listed> {
        let mut words = std::mem::take(&mut self.words);
        words.sort_unstable_by(|one, two| {
            let classes = one.length.cmp(&two.length);
            let classes = classes.then_with(|| order(&one.bag).cmp(&order(&two.bag)));
            classes.then_with(|| self.letters(one).cmp(self.letters(two)))
        });
        words.dedup_by(|next, kept| {
            let same = next.bag == kept.bag && self.letters(next) == self.letters(kept);
            if same {
                kept.frequency = kept.frequency.max(next.frequency);
            }
            same
        });
        words
    }

    fn into_index(mut self, alphabet: Alphabet) -> WordIndex {
        let words = self.in_order();
        let classes = words.chunk_by(|one, two| one.bag == two.bag);
        let class_count = classes.clone().count();
        let longest = words.last().map_or(0, |word| word.length as usize);
        let mut index = WordIndex {
            alphabet,
            text: Vec::with_capacity(self.text.len()),
            starts: vec![0],
            frequencies: Vec::with_capacity(words.len()),
            first_words: vec![0],
            class_starts: Vec::with_capacity(class_count),
            others: Vec::new(),
            other_starts: vec![0],
            shelf: Shelf::new(Vec::new()),
            lengths: vec![class_count; longest + 2],
            blocks: Vec::new(),
            commonness: commonness(classes.clone().map(|words| &words[0])),
            trigrams: OnceLock::new(),
        };
        let mut bags = Vec::with_capacity(class_count);
        for (class, words) in classes.enumerate() {
            bags.push(words[0].bag);
            index.class_starts.push(index.text.len() as u32);
            pack_others(self.letters(&words[0]), &mut index.others);
            index.other_starts.push(index.others.len() as u32);
            for length in index.lengths[..=words[0].length as usize].iter_mut().rev() {
                if *length <= class {
                    break;
                }
                *length = class;
            }
            for word in words {
                index.text.extend(self.letters(word));
                index.starts.push(index.text.len() as u32);
                index.frequencies.push(word.frequency);
            }
            index.first_words.push(index.frequencies.len() as u32);
        }
        index.shelf = Shelf::new(bags);
        let block = |&class: &usize| index.class_starts.get(class).copied();
        let end = index.text.len() as u32;
        let blocks = index
            .lengths
            .iter()
            .map(|class| block(class).unwrap_or(end));
        index.blocks = blocks.collect();
        index
    }
}

/// `classes` are told by their first words.
fn commonness<'a>(classes: impl Iterator<Item = &'a Listed>) -> [f32; WIDTH] {
    let mut often = [1.0; WIDTH];
    for word in classes.take_while(|word| word.length as usize <= SHORT) {
        for (letter, count) in word.bag.counts() {
            often[letter] += f32::from(count);
        }
    }
    let all: f32 = often.iter().sum();
    often.map(|count| count / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index() -> WordIndex {
        let words = [
            ("REGEN", 5),
            ("ENGER", 0),
            ("EN", 9),
            ("NE", 1),
            ("TEGEN", 7),
            ("EN", 3),
        ];
        WordIndex::new(Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap(), words).unwrap()
    }

    #[test]
    fn words_of_the_same_letters_are_one_class() {
        let index = index();
        assert_eq!((index.word_count(), index.shelf().len()), (5, 3));
        let word = index
            .find(&index.alphabet.read_plain("EN").unwrap())
            .unwrap();
        assert_eq!(index.frequency(word), 9);
        assert_eq!(index.find(&index.alphabet.read_plain("EG").unwrap()), None);
        let class = index
            .class_of(&Bag::of(&index.alphabet.read_plain("NE").unwrap()))
            .unwrap();
        assert_eq!(index.words_of(class).len(), 2);
    }

    #[test]
    fn classes_stand_in_order_of_length() {
        let index = index();
        assert_eq!(index.of_lengths(0, 3), 0..1);
        assert_eq!(index.of_lengths(3, 6), 1..3);
        assert_eq!(index.of_lengths(6, 9), 3..3);
    }

    #[test]
    fn a_row_of_letters_is_found_in_longer_words() {
        let index = index();
        let found = |pattern: &[u8]| {
            let written = |(word, at)| (index.alphabet.write_plain(index.word(word)), at);
            let mut found: Vec<_> = index
                .longer_words_with(pattern)
                .into_iter()
                .map(written)
                .collect();
            found.sort();
            found
        };
        let egen = index.alphabet.read_plain("EGEN").unwrap();
        assert_eq!(
            found(&egen),
            [("REGEN".to_string(), 1), ("TEGEN".to_string(), 1)]
        );
        assert_eq!(found(&[egen[0], JOKER, egen[0]]).len(), 2);
        assert_eq!(found(&index.alphabet.read_plain("REGEN").unwrap()), []);
    }

    #[test]
    fn a_word_with_a_sign_outside_the_alphabet_is_refused() {
        let alphabet = Alphabet::new("AB").unwrap();
        let refused = WordIndex::new(alphabet, [("ABC", 1)]).err().unwrap();
        assert!(refused.contains("ABC") && refused.contains("'C'"));
    }
}
