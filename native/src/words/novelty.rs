//! Which words are new, so that they score.

use super::letters::JOKER;
use super::question::{Question, reads_as};
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
    /// Such pieces with a joker that stands for nothing in particular.
    unnamed_pieces: Vec<(Vec<u8>, usize)>,
}

impl Past {
    pub fn new(question: &Question) -> Past {
        let mut past = Past {
            laid: question.history.iter().cloned().collect(),
            unnamed: Vec::new(),
            pieces: FxHashMap::default(),
            unnamed_pieces: Vec::new(),
        };
        // In an opening nothing on the table is touched, so nothing is broken up.
        let pieces_matter = !question.rules.pieces_score && question.opening.is_none();
        for at in 0..question.table.len() {
            let letters = question.said(at);
            if pieces_matter {
                past.note_pieces(at, &letters, question.rules.shortest);
            }
            if letters.contains(&JOKER) {
                past.unnamed.push(letters);
            } else {
                past.laid.insert(letters);
            }
        }
        past
    }

    fn note_pieces(&mut self, at: usize, letters: &[u8], shortest: usize) {
        for length in shortest..letters.len() {
            for piece in letters.windows(length) {
                if piece.contains(&JOKER) {
                    self.unnamed_pieces.push((piece.to_vec(), at));
                    continue;
                }
                let of = self.pieces.entry(piece.to_vec()).or_default();
                if of.last() != Some(&at) {
                    of.push(at);
                }
            }
        }
    }

    pub fn novelty(&self, word: &[u8]) -> Novelty {
        if self.laid.contains(word) || self.unnamed.iter().any(|row| reads_as(row, word)) {
            return Novelty::Old;
        }
        let mut of = self.pieces.get(word).cloned().unwrap_or_default();
        for (piece, at) in &self.unnamed_pieces {
            if !of.contains(at) && reads_as(piece, word) {
                of.push(*at);
            }
        }
        if of.is_empty() {
            Novelty::New
        } else {
            Novelty::NewIfKept(of)
        }
    }
}
