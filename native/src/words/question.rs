//! What is asked and what is answered.

use super::letters::{Bag, JOKER, Tile};

/// What a turn may do with a word that lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldWords {
    /// Anything, as long as all its tiles are in words again.
    MayDissolve,
    /// It stays, leaves an unbroken piece that is a word, or is taken up whole in a longer word.
    LeaveRestWords,
}

/// The part of a rulebook that a search has to know.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The fewest letters of a word.
    pub shortest: usize,
    pub old_words: OldWords,
    /// A joker on the table keeps its letter until a tile of that letter is there for it.
    pub bound_jokers: bool,
    /// No two words on the table may be equal.
    pub distinct: bool,
    /// A whole rack laid in one turn counts double.
    pub doubling: bool,
    /// An unbroken piece of a word that was broken up scores like any other word.
    pub pieces_score: bool,
}

/// A position, and what is wanted of it.
#[derive(Clone, Debug)]
pub struct Question {
    pub rules: Rules,
    pub table: Vec<Vec<Tile>>,
    pub rack: Bag,
    pub rack_jokers: u32,
    /// Words that were laid earlier in the game and score no more.
    pub history: Vec<Vec<u8>>,
    /// Words that count besides those of the dictionary.
    pub extra: Vec<Vec<u8>>,
    /// The fewest letters of an opening word, when this turn must open from the rack alone.
    pub opening: Option<usize>,
    /// How many words that lie there may be gone at the end.
    pub most_broken: Option<usize>,
    /// Only words of at least this frequency are laid.
    pub least_frequency: u32,
    /// How many plays are wanted; they differ in the word that scores.
    pub plays: usize,
    pub seconds: f64,
    /// How many steps to take, whatever the time.
    pub nodes: Option<u64>,
}

#[cfg(test)]
impl Question {
    /// A question about an empty table, with words of at least so many letters.
    pub fn plain(shortest: usize) -> Question {
        Question {
            rules: Rules {
                shortest,
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
            seconds: 1.0,
            nodes: None,
        }
    }
}

impl Question {
    pub fn rack_tiles(&self) -> u32 {
        self.rack.total() + self.rack_jokers
    }

    /// What lies on the table, letters and jokers apart.
    pub fn table_letters(&self) -> Bag {
        let tiles = self.table.iter().flatten();
        let letters: Vec<u8> = tiles
            .filter(|tile| !tile.joker)
            .map(|tile| tile.letter)
            .collect();
        Bag::of(&letters)
    }

    pub fn table_jokers(&self) -> u32 {
        self.table
            .iter()
            .flatten()
            .filter(|tile| tile.joker)
            .count() as u32
    }

    /// The letters that the jokers on the table are bound to.
    pub fn bound_letters(&self) -> Bag {
        let jokers = self
            .table
            .iter()
            .flatten()
            .filter(|tile| tile.joker && tile.is_named());
        let letters: Vec<u8> = jokers.map(|tile| tile.letter).collect();
        if self.rules.bound_jokers {
            Bag::of(&letters)
        } else {
            Bag::default()
        }
    }
}

/// What a row of tiles spells; `JOKER` where nothing is said.
pub fn spelled(word: &[Tile]) -> Vec<u8> {
    word.iter().map(|tile| tile.letter).collect()
}

/// Whether letters can be what a row spells, its unnamed jokers standing for anything.
pub fn reads_as(row: &[u8], letters: &[u8]) -> bool {
    row.len() == letters.len()
        && row
            .iter()
            .zip(letters)
            .all(|(&lies, &read)| lies == JOKER || lies == read)
}

/// A whole table after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    pub table: Vec<Vec<Tile>>,
    pub score: u32,
    /// Tiles laid from the rack.
    pub tiles: u32,
    /// The word that scores.
    pub scorer: Option<Vec<u8>>,
    /// How many words that lay there do so no more.
    pub broken: u32,
}

#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The best first.
    pub plays: Vec<Play>,
    /// No play scores more than this.
    pub bound: u32,
    /// Nothing better exists than what is answered.
    pub proven: bool,
    /// How many steps the search took.
    pub steps: u64,
    pub seconds: f64,
    /// When the best play was found.
    pub found_after: f64,
}
