//! Letters as small numbers, bags of letters as packed counts, and the alphabet between them and
//! what people write.

/// Room for the letters of an alphabet in a bag; one place is left free for `JOKER`.
pub const WIDTH: usize = 32;
/// Not a letter: a joker of which nobody has said what it stands for.
pub const JOKER: u8 = (WIDTH - 1) as u8;
/// How people write such a joker.
pub const JOKER_SIGN: char = '@';

/// How many there are of each letter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, PartialOrd, Ord)]
pub struct Bag(pub [u8; WIDTH]);

impl Bag {
    pub fn of(letters: &[u8]) -> Bag {
        let mut bag = Bag::default();
        for &letter in letters {
            bag.0[letter as usize] += 1;
        }
        bag
    }

    pub fn plus(&self, other: &Bag) -> Bag {
        let mut sum = *self;
        sum.add(other);
        sum
    }

    pub fn add(&mut self, other: &Bag) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// What is left of this bag without the other one; letters that only the other has do not count.
    pub fn beyond(&self, other: &Bag) -> Bag {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*theirs);
        }
        rest
    }

    /// Letter by letter the larger of both counts.
    pub fn largest(&self, other: &Bag) -> Bag {
        let mut most = *self;
        for (mine, theirs) in most.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
        most
    }

    /// Letter by letter the smaller of both counts.
    pub fn shared(&self, other: &Bag) -> Bag {
        let mut both = *self;
        for (mine, theirs) in both.0.iter_mut().zip(&other.0) {
            *mine = (*mine).min(*theirs);
        }
        both
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many tiles of this bag the other one lacks.
    pub fn lacking_in(&self, other: &Bag) -> u32 {
        let lacking = self.0.iter().zip(&other.0);
        lacking
            .map(|(mine, theirs)| u32::from(mine.saturating_sub(*theirs)))
            .sum()
    }

    /// How many of these letters this bag lacks.
    pub fn lacks(&self, letters: &[u8]) -> u32 {
        let mut left = self.0;
        let mut lacking = 0;
        for &letter in letters {
            let left = &mut left[letter as usize % WIDTH];
            lacking += u32::from(*left == 0);
            *left = left.saturating_sub(1);
        }
        lacking
    }

    pub fn is_empty(&self) -> bool {
        *self == Bag::default()
    }

    /// One bit for each letter that is there.
    pub fn mask(&self) -> u32 {
        let present = self.0.iter().enumerate();
        present.fold(0, |mask, (letter, &count)| {
            mask | (u32::from(count > 0) << letter)
        })
    }

    /// The letters that are there, each with its count.
    pub fn counts(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.0
            .iter()
            .copied()
            .enumerate()
            .filter(|&(_, count)| count > 0)
    }
}

/// The letters whose bits are set.
pub fn letters_of(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let letter = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (letter < WIDTH).then_some(letter)
    })
}

/// Which sign is which letter.
pub struct Alphabet {
    capitals: Vec<char>,
    smalls: Vec<char>,
}

/// A sign that no letter of the alphabet has.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownSign {
    pub sign: char,
    pub at: usize,
}

impl Alphabet {
    /// An alphabet of these capitals, or the reason why they are none.
    pub fn new(capitals: &str) -> Result<Alphabet, String> {
        let capitals: Vec<char> = capitals.chars().collect();
        let mut smalls = Vec::with_capacity(capitals.len());
        for (at, &capital) in capitals.iter().enumerate() {
            let mut lowered = capital.to_lowercase();
            match (lowered.next(), lowered.next()) {
                (Some(small), None) if small != capital && !capitals[..at].contains(&capital) => {
                    smalls.push(small);
                }
                _ => return Err(format!("{capital:?} is not a capital, or is there twice")),
            }
        }
        if capitals.is_empty() || capitals.len() > JOKER as usize {
            return Err(format!(
                "{} letters; an alphabet has 1 to {JOKER}",
                capitals.len()
            ));
        }
        Ok(Alphabet { capitals, smalls })
    }

    /// Reads capitals only: a word of a dictionary.
    pub fn read_plain(&self, text: &str) -> Result<Vec<u8>, UnknownSign> {
        let code = |(at, sign)| self.code(sign).ok_or(UnknownSign { sign, at });
        text.chars().enumerate().map(code).collect()
    }

    /// Reads tiles: capitals are letters, small letters jokers that stand for them, `@` a joker.
    pub fn read_tiles(&self, text: &str) -> Result<Vec<Tile>, UnknownSign> {
        let tile = |(at, sign)| {
            if sign == JOKER_SIGN {
                return Ok(Tile {
                    letter: JOKER,
                    joker: true,
                });
            }
            if let Some(letter) = self.code(sign) {
                return Ok(Tile {
                    letter,
                    joker: false,
                });
            }
            let small = self.smalls.iter().position(|&known| known == sign);
            let letter = small.ok_or(UnknownSign { sign, at })? as u8;
            Ok(Tile {
                letter,
                joker: true,
            })
        };
        text.chars().enumerate().map(tile).collect()
    }

    pub fn write_plain(&self, letters: &[u8]) -> String {
        letters
            .iter()
            .map(|&letter| self.capitals[letter as usize])
            .collect()
    }

    pub fn write_tiles(&self, tiles: &[Tile]) -> String {
        let sign = |tile: &Tile| match tile {
            Tile { letter: JOKER, .. } => JOKER_SIGN,
            Tile {
                letter,
                joker: true,
            } => self.smalls[*letter as usize],
            Tile {
                letter,
                joker: false,
            } => self.capitals[*letter as usize],
        };
        tiles.iter().map(sign).collect()
    }

    fn code(&self, sign: char) -> Option<u8> {
        // The Latin capitals come first in every alphabet there is, which spares most searches.
        let guess = (sign as usize).wrapping_sub('A' as usize);
        if self.capitals.get(guess) == Some(&sign) {
            return Some(guess as u8);
        }
        self.capitals
            .iter()
            .position(|&capital| capital == sign)
            .map(|at| at as u8)
    }
}

/// A tile as it lies there: the letter it shows or stands for, and whether it is a joker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    pub letter: u8,
    pub joker: bool,
}

impl Tile {
    /// A tile of which it is fixed what it reads: not a joker that stands for nothing yet.
    pub fn is_named(&self) -> bool {
        self.letter != JOKER
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dutch() -> Alphabet {
        Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑ").unwrap()
    }

    #[test]
    fn tiles_are_written_as_they_were_read() {
        let alphabet = dutch();
        for text in ["RINg", "PA@", "SEñOR", "FAÇADE", ""] {
            assert_eq!(
                alphabet.write_tiles(&alphabet.read_tiles(text).unwrap()),
                text
            );
        }
        assert_eq!(
            alphabet.write_plain(&alphabet.read_plain("FAÇADE").unwrap()),
            "FAÇADE"
        );
    }

    #[test]
    fn an_unknown_sign_is_named_with_its_place() {
        assert_eq!(
            dutch().read_tiles("AB3"),
            Err(UnknownSign { sign: '3', at: 2 })
        );
        assert_eq!(
            dutch().read_plain("Ab"),
            Err(UnknownSign { sign: 'b', at: 1 })
        );
    }

    #[test]
    fn an_alphabet_has_capitals_each_once_and_not_too_many() {
        assert!(Alphabet::new("ABA").is_err());
        assert!(Alphabet::new("aB").is_err());
        assert!(Alphabet::new("").is_err());
    }

    #[test]
    fn bags_count_letter_by_letter() {
        let (left, right) = (Bag::of(&[0, 0, 4]), Bag::of(&[0, 5]));
        assert_eq!(left.beyond(&right), Bag::of(&[0, 4]));
        assert_eq!(left.plus(&right).total(), 5);
        assert_eq!(right.lacking_in(&left), 1);
        assert_eq!(left.lacks(&[0, 5]), 1);
        assert_eq!(left.lacks(&[4, 0, 4, 0, 0]), 2);
        assert_eq!(left.largest(&right), Bag::of(&[0, 0, 4, 5]));
        assert_eq!(left.shared(&right), Bag::of(&[0]));
        assert_eq!(letters_of(left.mask()).collect::<Vec<_>>(), vec![0, 4]);
    }
}
