//! The words that may be laid in one turn: those of the dictionary that are common enough, those
//! that lie there, and those that this table has agreed on. Words of the same letters are one class,
//! and a class is known by its place: first the classes that the dictionary does not have, then its
//! own, in order of length.

use super::index::WordIndex;
use super::letters::Bag;
use super::packed::pack_others;
use super::question::{Question, reads_as};
use super::shelf::{Bits, Shelf, all, members};
use rustc_hash::{FxHashMap, FxHashSet};

pub struct Vocabulary<'a> {
    pub index: &'a WordIndex,
    shortest: usize,
    least_frequency: u32,
    /// Words that the dictionary lacks or that are too rare in it.
    extra: FxHashMap<Bag, Vec<Vec<u8>>>,
    extra_words: Vec<Vec<u8>>,
    /// Words that may not be laid a second time.
    barred: FxHashSet<Vec<u8>>,
    /// The classes that the dictionary does not have.
    strange: Shelf,
}

impl<'a> Vocabulary<'a> {
    /// `barred` words are left out, whatever the dictionary says.
    pub fn new(index: &'a WordIndex, question: &Question, barred: FxHashSet<Vec<u8>>) -> Self {
        let mut vocabulary = Vocabulary {
            index,
            shortest: question.rules.shortest,
            least_frequency: question.least_frequency,
            extra: FxHashMap::default(),
            extra_words: Vec::new(),
            barred,
            strange: Shelf::new(Vec::new()),
        };
        for word in &question.extra {
            vocabulary.admit(word);
        }
        let mut strange: Vec<Bag> = vocabulary.extra.keys().copied().collect();
        strange.retain(|bag| index.class_of(bag).is_none());
        strange.sort_unstable();
        vocabulary.strange = Shelf::new(strange);
        vocabulary
    }

    fn admit(&mut self, word: &[u8]) {
        let known = self
            .index
            .find(word)
            .is_some_and(|at| self.common_enough(at));
        if known || word.len() < self.shortest {
            return;
        }
        let class = self.extra.entry(Bag::of(word)).or_default();
        if !class.iter().any(|known| known == word) {
            class.push(word.to_vec());
            self.extra_words.push(word.to_vec());
        }
    }

    fn common_enough(&self, word: usize) -> bool {
        self.least_frequency == 0 || self.index.frequency(word) >= self.least_frequency
    }

    /// Whether all words of the dictionary may be laid.
    fn is_whole(&self) -> bool {
        self.least_frequency == 0 && self.barred.is_empty()
    }

    /// Where the dictionary's own classes begin.
    fn known_from(&self) -> usize {
        64 * self.strange.blocks()
    }

    /// The shelf on which a class stands, and where on it.
    fn shelf_of(&self, at: usize) -> (&Shelf, usize) {
        match at.checked_sub(self.known_from()) {
            Some(class) => (self.index.shelf(), class),
            None => (&self.strange, at),
        }
    }

    /// Where the class of these letters stands, if there is one.
    pub fn place_of(&self, bag: &Bag) -> Option<usize> {
        let strange = || self.strange.bags().binary_search(bag).ok();
        self.index
            .class_of(bag)
            .map(|class| self.known_from() + class)
            .or_else(strange)
    }

    pub fn bag(&self, at: usize) -> &Bag {
        let (shelf, at) = self.shelf_of(at);
        shelf.bag(at)
    }

    pub fn mask(&self, at: usize) -> u32 {
        let (shelf, at) = self.shelf_of(at);
        shelf.mask(at)
    }

    pub fn length(&self, at: usize) -> u32 {
        let (shelf, at) = self.shelf_of(at);
        shelf.total(at)
    }

    /// The letters of a class, in some order.
    pub fn letters(&self, at: usize) -> &[u8] {
        match at.checked_sub(self.known_from()) {
            Some(class) => self.index.letters(class),
            None => &self.extra[self.strange.bag(at)][0],
        }
    }

    /// Packs the letters of a class that are no vowels, behind those of others.
    pub fn pack_others(&self, at: usize, packed: &mut Vec<u16>) {
        match at.checked_sub(self.known_from()) {
            Some(class) => packed.extend_from_slice(self.index.others(class)),
            None => pack_others(self.letters(at), packed),
        }
    }

    /// The words of a class that may be laid.
    pub fn words(&self, at: usize) -> Vec<&[u8]> {
        let class = at.checked_sub(self.known_from());
        let indexed = class.into_iter().flat_map(|class| self.indexed(class));
        let extra = self
            .extra
            .get(self.bag(at))
            .into_iter()
            .flatten()
            .map(Vec::as_slice);
        indexed
            .chain(extra.filter(|word| !self.is_barred(word)))
            .collect()
    }

    fn is_barred(&self, word: &[u8]) -> bool {
        !self.barred.is_empty() && self.barred.contains(word)
    }

    fn indexed(&self, class: usize) -> impl Iterator<Item = &[u8]> {
        let common = self
            .index
            .words_of(class)
            .filter(|&word| self.common_enough(word));
        let words = common.map(|word| self.index.word(word));
        words.filter(|word| !self.is_barred(word))
    }

    /// Whether any word of a class may be laid.
    fn has_words(&self, at: usize) -> bool {
        let common = |class: usize| self.index.best_frequency(class) >= self.least_frequency;
        match at.checked_sub(self.known_from()) {
            Some(class) if self.barred.is_empty() && common(class) => true,
            Some(class) if self.extra.is_empty() && !common(class) => false,
            _ => !self.words(at).is_empty(),
        }
    }

    /// How many words of a class may be laid.
    pub fn variety(&self, at: usize) -> usize {
        match at.checked_sub(self.known_from()) {
            Some(class) if self.is_whole() => {
                let extra = || self.extra.get(self.bag(at)).map_or(0, Vec::len);
                let more = if self.extra.is_empty() { 0 } else { extra() };
                self.index.words_of(class).len() + more
            }
            _ => self.words(at).len(),
        }
    }

    /// How common a word is; 0 for one that the dictionary does not have.
    pub fn frequency(&self, word: &[u8]) -> u32 {
        self.index
            .find(word)
            .map_or(0, |at| self.index.frequency(at))
    }

    /// Whether a word may lie there; one that lies there already may, though it is not laid anew.
    pub fn counts(&self, word: &[u8]) -> bool {
        let known = || {
            self.index
                .find(word)
                .is_some_and(|at| self.common_enough(at))
        };
        let extra = |words: &Vec<Vec<u8>>| words.iter().any(|own| own == word);
        word.len() >= self.shortest
            && (known() || self.extra.get(&Bag::of(word)).is_some_and(extra))
    }

    /// The words that may lie there and look like a row, in which `JOKER` stands for any letter.
    pub fn like(&self, row: &[u8]) -> Vec<Vec<u8>> {
        let known = self.index.words_like(row).into_iter();
        let known = known.map(|word| self.index.word(word));
        let extra = self.extra_words.iter().map(Vec::as_slice);
        known
            .chain(extra.filter(|word| reads_as(row, word)))
            .filter(|word| self.counts(word))
            .map(<[u8]>::to_vec)
            .collect()
    }

    /// The longer words in which a row of letters stands unbroken, each with the place where it
    /// begins; `JOKER` stands for any letter.
    pub fn longer_words_with(&self, pattern: &[u8]) -> Vec<(usize, usize)> {
        let mut found = self.index.longer_words_with(pattern);
        if !self.is_whole() {
            found.retain(|&(word, _)| {
                self.common_enough(word) && !self.is_barred(self.index.word(word))
            });
        }
        for (at, word) in self
            .extra_words
            .iter()
            .enumerate()
            .filter(|(_, word)| word.len() > pattern.len() && !self.is_barred(word))
        {
            let rows = word.windows(pattern.len()).enumerate();
            let places = rows
                .filter(|(_, row)| reads_as(pattern, row))
                .map(|(place, _)| place);
            found.extend(places.map(|place| (self.index.word_count() + at, place)));
        }
        found
    }

    /// A word by its number: first those of the dictionary, then the others.
    pub fn word(&self, word: usize) -> &[u8] {
        match word.checked_sub(self.index.word_count()) {
            Some(extra) => &self.extra_words[extra],
            None => self.index.word(word),
        }
    }

    /// The number of a word, if there is such a word.
    pub fn number_of(&self, word: &[u8]) -> Option<usize> {
        let extra = self.extra_words.iter().position(|own| own == word);
        extra
            .map(|at| self.index.word_count() + at)
            .or_else(|| self.index.find(word))
    }

    /// The classes that can be laid from a supply and so many jokers.
    pub fn fitting(&self, supply: &Bag, jokers: u32) -> Bits {
        let longest = (supply.total() + jokers) as usize;
        let mut fits = all(self.strange.len());
        let strange_blocks = fits.len();
        fits.extend(all(self.index.of_lengths(0, longest + 1).end));
        let too_short = strange_blocks * 64 + self.index.of_lengths(0, self.shortest).end;
        let too_short = too_short.min(fits.len() * 64);
        fits[strange_blocks..too_short / 64].fill(0);
        if !too_short.is_multiple_of(64) {
            fits[too_short / 64] &= u64::MAX << (too_short % 64);
        }
        self.keep_fitting(&mut fits, supply, jokers);
        if !self.is_whole() {
            for at in members(&fits.clone()) {
                if !self.has_words(at) {
                    fits[at / 64] &= !(1 << (at % 64));
                }
            }
        }
        fits
    }

    /// Of the given classes those that have all letters of `must` and besides only tiles of a rack, at
    /// least one; the longest first.
    pub fn holding(&self, classes: &[u64], must: &Bag, rack: &Bag, jokers: u32) -> Vec<usize> {
        let supply = must.plus(rack);
        let (least, most) = (must.total() as usize, (supply.total() + jokers) as usize);
        let mut fits = self.up_to_length(classes, most);
        self.keep_fitting(&mut fits, &supply, jokers);
        let mut found = self.of_lengths(&fits, least + 1, most + 1);
        found.retain(|&at| must.lacking_in(self.bag(at)) == 0);
        found.sort_by_key(|&at| std::cmp::Reverse(self.length(at)));
        found
    }

    /// Keeps the classes that need at most `jokers` tiles besides `supply`.
    pub fn keep_fitting(&self, fits: &mut [u64], supply: &Bag, jokers: u32) {
        let (strange, known) = fits.split_at_mut(self.strange.blocks().min(fits.len()));
        self.strange.keep_fitting(strange, supply, jokers);
        self.index.shelf().keep_fitting(known, supply, jokers);
    }

    /// How many of the given classes have a letter.
    pub fn count_with(&self, classes: &[u64], letter: usize) -> u32 {
        let (strange, known) = classes.split_at(self.strange.blocks().min(classes.len()));
        let shared = |classes: &[u64], shelf: &Shelf| -> u32 {
            let both = classes.iter().zip(shelf.with_letter(letter));
            both.map(|(class, has)| (class & has).count_ones()).sum()
        };
        shared(strange, &self.strange) + shared(known, self.index.shelf())
    }

    /// How many tiles of a rack none of the given classes has a place for.
    pub fn useless(&self, classes: &[u64], rack: &Bag) -> u32 {
        let in_no_word = rack
            .counts()
            .filter(|&(letter, _)| self.count_with(classes, letter) == 0);
        in_no_word.map(|(_, count)| u32::from(count)).sum()
    }

    /// Keeps of the given classes those with a letter, or those without it.
    pub fn keep_with(&self, classes: &mut [u64], letter: usize, with: bool) {
        let (strange, known) = classes.split_at_mut(self.strange.blocks().min(classes.len()));
        for (classes, shelf) in [(strange, &self.strange), (known, self.index.shelf())] {
            let row = shelf.with_letter(letter);
            if with {
                classes
                    .iter_mut()
                    .zip(row)
                    .for_each(|(class, has)| *class &= has);
                let rest = row.len().min(classes.len());
                classes[rest..].fill(0);
            } else {
                classes
                    .iter_mut()
                    .zip(row)
                    .for_each(|(class, has)| *class &= !has);
            }
        }
    }

    /// Those of the given classes that have `from` up to, not including, `to` letters.
    pub fn of_lengths(&self, classes: &[u64], from: usize, to: usize) -> Vec<usize> {
        let range = self.index.of_lengths(from, to);
        let start = (self.known_from() + range.start).min(classes.len() * 64);
        let end = (self.known_from() + range.end).min(classes.len() * 64);
        let strange = members(&classes[..self.strange.blocks().min(classes.len())]);
        let fits = strange.filter(|&at| (from..to).contains(&(self.length(at) as usize)));
        let blocks = start / 64..end.div_ceil(64);
        let known = members(&classes[blocks.clone()]).map(|at| at + blocks.start * 64);
        fits.chain(known.filter(|at| (start..end).contains(at)))
            .collect()
    }

    /// The given classes without those of the dictionary that are longer than `length`.
    pub fn up_to_length(&self, classes: &[u64], length: usize) -> Bits {
        let end =
            (self.known_from() + self.index.of_lengths(0, length + 1).end).min(classes.len() * 64);
        let mut bits = classes[..end.div_ceil(64)].to_vec();
        if !end.is_multiple_of(64) {
            bits[end / 64] &= !(u64::MAX << (end % 64));
        }
        bits
    }

    pub fn longest(&self, classes: &[u64]) -> usize {
        let strange = members(&classes[..self.strange.blocks().min(classes.len())]);
        let last = classes.iter().rposition(|&block| block != 0);
        let last = last.map(|block| block * 64 + 63 - classes[block].leading_zeros() as usize);
        strange
            .chain(last)
            .map(|at| self.length(at) as usize)
            .max()
            .unwrap_or(0)
    }
}
