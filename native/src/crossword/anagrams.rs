//! Which handfuls of letters make a word at all, whatever their order.
//!
//! A Bloom filter with all bits of an entry in one 64-bit block: a question costs one read. It may
//! say yes wrongly about once in a hundred times, never no wrongly, so it only ever spares work.

use super::graph::{LETTERS_MAX, letters_of};

/// Enough that two in a hundred questions at most are answered wrongly with yes.
const BITS_PER_ENTRY: usize = 14;

/// Handfuls of letters, told apart by a sum of one random number a letter.
pub struct Filter {
    blocks: Box<[u64]>,
}

/// The two questions: is this handful a word, and is it one letter short of a word?
pub struct Anagrams {
    words: Filter,
    one_short: Filter,
}

/// The number that stands for a letter; a handful is the sum of its letters' numbers.
#[inline]
pub const fn letter_key(letter: u32) -> u64 {
    let mut key = (letter as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    key = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ (key >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ (key >> 31)
}

const LETTER_KEYS: [u64; LETTERS_MAX + 1] = {
    let mut keys = [0; LETTERS_MAX + 1];
    let mut letter = 1;
    while letter <= LETTERS_MAX {
        keys[letter] = letter_key(letter as u32);
        letter += 1;
    }
    keys
};

/// The key of one letter; a blank, 0, counts for nothing.
#[inline(always)]
pub fn key(letter: u32) -> u64 {
    LETTER_KEYS[letter as usize]
}

/// Words with the keys of their letters, those of the same letters standing together.
pub fn by_letters(words: &[Box<[u8]>]) -> Vec<(u64, &[u8])> {
    let sum = |word: &[u8]| {
        word.iter()
            .fold(0u64, |sum, &l| sum.wrapping_add(key(l.into())))
    };
    let mut keyed: Vec<(u64, &[u8])> = words.iter().map(|word| (sum(word), &word[..])).collect();
    keyed.sort_unstable();
    keyed
}

impl Filter {
    fn new(entries: usize) -> Self {
        Filter {
            blocks: vec![0; entries * BITS_PER_ENTRY / 64 + 1].into_boxed_slice(),
        }
    }

    pub(super) fn from_blocks(blocks: Box<[u64]>) -> Self {
        Filter { blocks }
    }

    pub(super) fn blocks(&self) -> &[u64] {
        &self.blocks
    }

    /// The block of a handful and its bits there.
    #[inline(always)]
    fn spot(&self, handful: u64) -> (usize, u64) {
        let mixed = (handful ^ handful >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let block = ((mixed >> 32) * self.blocks.len() as u64) >> 32;
        let bits = mixed as u32;
        let bit = |shift: u32| 1u64 << (bits >> shift & 63);
        (
            block as usize,
            bit(0) | bit(6) | bit(12) | bit(18) | bit(24),
        )
    }

    fn insert(&mut self, handful: u64) {
        let (block, bits) = self.spot(handful);
        self.blocks[block] |= bits;
    }

    #[inline(always)]
    pub fn holds(&self, handful: u64) -> bool {
        let (block, bits) = self.spot(handful);
        self.blocks[block] & bits == bits
    }
}

impl Anagrams {
    /// From words with the keys of their letters, those of the same letters standing together.
    pub fn of(words: &[(u64, &[u8])]) -> Self {
        let classes = || words.chunk_by(|a, b| a.0 == b.0).map(|class| class[0]);
        let set = |word: &[u8]| word.iter().fold(0u64, |set, &letter| set | 1 << letter);
        let one_short = classes()
            .map(|class| set(class.1).count_ones() as usize)
            .sum();
        let mut anagrams = Anagrams {
            words: Filter::new(classes().count()),
            one_short: Filter::new(one_short),
        };
        for (handful, word) in classes() {
            anagrams.words.insert(handful);
            for letter in letters_of(set(word)) {
                anagrams.one_short.insert(handful.wrapping_sub(key(letter)));
            }
        }
        anagrams
    }

    pub(super) fn new(words: Filter, one_short: Filter) -> Self {
        Anagrams { words, one_short }
    }

    pub(super) fn filters(&self) -> [&Filter; 2] {
        [&self.words, &self.one_short]
    }

    /// Whether this handful with so many blanks may be a word: three blanks or more always may.
    #[inline]
    pub fn may_be_word(&self, handful: u64, blanks: u32, alphabet: u64) -> bool {
        match blanks {
            0 => self.words.holds(handful),
            1 => self.one_short.holds(handful),
            2 => letters_of(alphabet).any(|l| self.one_short.holds(handful.wrapping_add(key(l)))),
            _ => true,
        }
    }

    /// The letters that a blank among these tiles may stand for.
    pub fn blank_letters(&self, handful: u64, blanks: u32, alphabet: u64) -> u64 {
        if blanks == 0 || blanks > 2 {
            return alphabet;
        }
        letters_of(alphabet)
            .filter(|&l| self.may_be_word(handful.wrapping_add(key(l)), blanks - 1, alphabet))
            .fold(0, |set, letter| set | 1 << letter)
    }
}
