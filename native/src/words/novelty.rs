//! Which words are new, so that they score.

use super::letters::{Bag, JOKER, Tile};
use super::question::{Question, reads_as, spelled};
use super::standing::fits_faces;
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether a word would score if it were laid, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Novelty {
    Old,
    New,
    /// It is an unbroken piece of these words, by their place on the table, and new only if all of
    /// them still lie there.
    NewIfKept(Vec<usize>),
}

/// What is known of the game so far.
pub struct Past {
    laid: FxHashSet<Vec<u8>>,
    /// Rows in which a joker stands for nothing in particular.
    unnamed: Vec<Vec<u8>>,
    /// Unbroken pieces of the words that lie there, and of which.
    pieces: FxHashMap<Vec<u8>, Vec<usize>>,
    /// What lies there with a joker, by its place on the table, and the letters there are tiles of.
    with_jokers: Vec<(usize, Vec<Tile>)>,
    there: Bag,
    /// Such pieces with a joker that stands for nothing in particular.
    unnamed_pieces: Vec<Vec<u8>>,
}

impl Past {
    pub fn new(question: &Question) -> Past {
        let mut past = Past {
            laid: question.history.iter().cloned().collect(),
            unnamed: Vec::new(),
            pieces: FxHashMap::default(),
            with_jokers: Vec::new(),
            there: question.table_letters().plus(&question.rack),
            unnamed_pieces: Vec::new(),
        };
        // In an opening nothing on the table is touched, so nothing is broken up.
        let pieces_matter = !question.rules.pieces_score && question.opening.is_none();
        for (at, word) in question.table.iter().enumerate() {
            past.note(word);
            if question.opening.is_none() && word.iter().any(|tile| tile.joker) {
                past.with_jokers.push((at, word.clone()));
            }
            if pieces_matter {
                past.note_pieces(at, word, question.rules.shortest);
            }
        }
        past
    }

    fn note(&mut self, word: &[Tile]) {
        let letters = spelled(word);
        if letters.contains(&JOKER) {
            self.unnamed.push(letters);
        } else {
            self.laid.insert(letters);
        }
    }

    fn note_pieces(&mut self, at: usize, word: &[Tile], shortest: usize) {
        let letters = spelled(word);
        let broken_by_nature = letters.contains(&JOKER);
        for length in shortest..letters.len() {
            for piece in letters.windows(length) {
                if broken_by_nature {
                    self.unnamed_pieces.push(piece.to_vec());
                } else {
                    let of = self.pieces.entry(piece.to_vec()).or_default();
                    if of.last() != Some(&at) {
                        of.push(at);
                    }
                }
            }
        }
    }

    /// Whether a word would score, by what is read there and by the tiles there are for it: where only a joker
    /// could stand in the place of an old word's joker, it is that old word, unless that lies there too.
    pub fn novelty(&self, word: &[u8]) -> Novelty {
        let mut renamed = self
            .with_jokers
            .iter()
            .filter(|(_, row)| self.renames(row, word));
        let Some((first, _)) = renamed.next() else {
            return self.by_reading(word);
        };
        let others = renamed.map(|(at, _)| *at);
        match self.by_reading(word) {
            Novelty::Old => Novelty::Old,
            Novelty::New => Novelty::NewIfKept(std::iter::once(*first).chain(others).collect()),
            Novelty::NewIfKept(mut of) => {
                of.extend(std::iter::once(*first).chain(others));
                of.sort_unstable();
                of.dedup();
                Novelty::NewIfKept(of)
            }
        }
    }

    fn renames(&self, row: &[Tile], word: &[u8]) -> bool {
        let mut jokers = row.iter().zip(word).filter(|(tile, _)| tile.joker);
        fits_faces(row, word) && jokers.all(|(_, &letter)| self.there.0[letter as usize] == 0)
    }

    /// Whether a word would score by what is read there alone.
    pub fn by_reading(&self, word: &[u8]) -> Novelty {
        let matches = |rows: &[Vec<u8>]| rows.iter().any(|row| reads_as(row, word));
        if self.laid.contains(word) || matches(&self.unnamed) || matches(&self.unnamed_pieces) {
            return Novelty::Old;
        }
        match self.pieces.get(word) {
            Some(of) => Novelty::NewIfKept(of.clone()),
            None => Novelty::New,
        }
    }
}
