//! From what was decided to the table that it leaves.

use super::candidates::{Candidate, Candidates, Source};
use super::lay::{Decided, lay};
use super::old_word::Stays;
use super::state::{Move, Stock};
use crate::words::lay::finish;
use crate::words::novelty::Past;
use crate::words::question::{Play, Question};
use crate::words::spell::{Taste, spell};
use crate::words::vocabulary::Vocabulary;

/// What a play is made of.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub question: &'a Question,
    pub past: &'a Past,
    pub vocabulary: &'a Vocabulary<'a>,
    pub stock: &'a Stock,
}

impl<'a> Table<'a> {
    pub fn of(candidates: &Candidates<'a>) -> Table<'a> {
        let Candidates {
            question,
            past,
            vocabulary,
            stock,
            ..
        } = *candidates;
        Table {
            question,
            past,
            vocabulary,
            stock,
        }
    }

    /// The play of a candidate by these decisions.
    pub fn play(&self, candidate: &Candidate, moves: &[Move]) -> Play {
        let headline = candidate.word();
        let words = spell(
            self.vocabulary,
            self.question,
            self.past,
            &laid_first(candidate),
            headline,
            &classes(moves),
            Taste::Lying,
        );
        let first = candidate.first.map(Source::decision);
        let moves: Vec<Move> = first.into_iter().chain(moves.iter().copied()).collect();
        let stays = |old: usize, change: usize| -> Stays {
            let changes = &self.stock.olds[old].changes[change];
            match candidate.first {
                Some(Source::Change(own, own_fate, reading))
                    if (own, own_fate) == (old, change) =>
                {
                    changes.words[reading].clone()
                }
                _ => changes
                    .stays(headline)
                    .expect("only such changes are chosen")
                    .clone(),
            }
        };
        let decided = Decided {
            moves: &moves,
            words: &words,
            stays: &stays,
        };
        let (table, broken) = lay(
            self.question,
            self.vocabulary,
            self.stock,
            &decided,
            headline,
        );
        finish(self.question, self.past, table, broken, headline)
    }
}

/// The headline, where it is laid from free letters.
fn laid_first(candidate: &Candidate) -> Vec<Vec<u8>> {
    match (candidate.first, candidate.word()) {
        (Some(Source::Class(_)), Some(word)) => vec![word.to_vec()],
        _ => Vec::new(),
    }
}

fn classes(moves: &[Move]) -> Vec<usize> {
    let class = |decision: &Move| match decision {
        Move::Word(at) => Some(*at),
        _ => None,
    };
    moves.iter().filter_map(class).collect()
}
