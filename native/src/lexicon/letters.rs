//! The letters a dictionary is kept in, and how they are laid on the tiles of a box.

/// A to Z, and the marked letters that some box has a tile for.
pub const LETTERS: [char; 31] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ç', 'Ñ', 'Ä', 'Ö', 'Ü',
];

/// What a marked letter is laid as where the box has no tile for it: one letter, and the
/// second one that an umlaut brings along when it is split.
const PLAIN: [(u8, u8, Option<u8>); 5] = [
    (26, C, None),
    (27, N, None),
    (28, A, Some(E)),
    (29, O, Some(E)),
    (30, U, Some(E)),
];
const A: u8 = 0;
const C: u8 = 2;
const E: u8 = 4;
const N: u8 = 13;
const O: u8 = 14;
const U: u8 = 20;

pub fn code(letter: char) -> Option<u8> {
    if letter.is_ascii_uppercase() {
        return Some(letter as u8 - b'A');
    }
    LETTERS[26..]
        .iter()
        .position(|&l| l == letter)
        .map(|at| at as u8 + 26)
}

pub fn encode(word: &str) -> Option<Vec<u8>> {
    word.chars().map(code).collect()
}

pub fn decode(codes: &[u8]) -> String {
    codes.iter().map(|&c| LETTERS[c as usize]).collect()
}

/// How the letters of the dictionary come out as tiles: each as itself, as a plainer letter,
/// or (an umlaut) as two letters.
#[derive(Clone, Debug)]
pub struct Fold {
    tiles: [[u8; 2]; 31],
    lengths: [u8; 31],
    /// For each tile, the dictionary letters that begin with it.
    sources: [Vec<u8>; 31],
}

impl Fold {
    /// `kept` are the marked letters with a tile of their own.
    pub fn new(kept: &[u8], split_umlauts: bool) -> Self {
        let mut tiles = [[0; 2]; 31];
        let mut lengths = [1; 31];
        for letter in 0..31u8 {
            tiles[letter as usize][0] = letter;
        }
        for (letter, plain, second) in PLAIN {
            if kept.contains(&letter) {
                continue;
            }
            tiles[letter as usize][0] = plain;
            if let (Some(second), true) = (second, split_umlauts) {
                tiles[letter as usize][1] = second;
                lengths[letter as usize] = 2;
            }
        }
        let sources = std::array::from_fn(|tile| {
            (0..31u8)
                .filter(|&letter| tiles[letter as usize][0] as usize == tile)
                .collect()
        });
        Self {
            tiles,
            lengths,
            sources,
        }
    }

    /// The tiles that a dictionary letter is laid with.
    #[inline]
    pub fn tiles(&self, letter: u8) -> &[u8] {
        &self.tiles[letter as usize][..self.lengths[letter as usize] as usize]
    }

    /// The dictionary letters whose first tile this is.
    #[inline]
    pub fn sources(&self, tile: u8) -> &[u8] {
        &self.sources[tile as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_its_own_code() {
        for (at, &letter) in LETTERS.iter().enumerate() {
            assert_eq!(code(letter), Some(at as u8));
        }
        assert_eq!(code('a'), None);
        assert_eq!(code('É'), None);
    }

    #[test]
    fn a_kept_letter_is_laid_as_itself() {
        let fold = Fold::new(&[26], true);
        assert_eq!(fold.tiles(26), [26]);
        assert_eq!(fold.tiles(27), [13]);
        assert_eq!(fold.tiles(28), [0, 4]);
        assert_eq!(fold.sources(2), [2]);
        assert_eq!(fold.sources(13), [13, 27]);
    }

    #[test]
    fn umlauts_may_lose_their_dots_instead() {
        let fold = Fold::new(&[], false);
        assert_eq!(fold.tiles(30), [20]);
    }
}
