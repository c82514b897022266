//! One question, one answer.

use super::clock::Clock;
use super::dissolve;
use super::index::WordIndex;
use super::novelty::Past;
use super::question::{Answer, Question, spelled};
use super::vocabulary::Vocabulary;
use rustc_hash::FxHashSet;

pub fn solve(index: &WordIndex, question: &Question) -> Answer {
    let clock = Clock::new(question.seconds);
    if question.rack_tiles() == 0 {
        return Answer {
            proven: true,
            ..Answer::default()
        };
    }
    let past = Past::new(question);
    let vocabulary = Vocabulary::new(index, question, barred(question));
    dissolve::best_plays(question, &vocabulary, &past, clock)
}

/// Words that lie there untouched, where no two may be equal.
fn barred(question: &Question) -> FxHashSet<Vec<u8>> {
    if question.rules.distinct && question.opening.is_some() {
        return question.table.iter().map(|row| spelled(row)).collect();
    }
    FxHashSet::default()
}
