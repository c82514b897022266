//! One question, one answer.

use super::clock::Clock;
use super::dissolve;
use super::index::WordIndex;
use super::letters::{JOKER, Tile};
use super::novelty::Past;
use super::question::{Answer, OldWords, Question, spelled};
use super::rest_words;
use super::vocabulary::Vocabulary;
use rustc_hash::FxHashSet;

pub fn solve(index: &WordIndex, question: &Question) -> Answer {
    let clock = Clock::new(question.seconds, question.nodes);
    if question.rack_tiles() == 0 || is_stuck(question) {
        return Answer {
            proven: true,
            ..Answer::default()
        };
    }
    let past = Past::new(question);
    let limited = question
        .most_broken
        .is_some_and(|most| most < question.table.len());
    let is_free = question.rules.old_words == OldWords::MayDissolve && !limited;
    let dissolves = is_free || question.opening.is_some();
    let vocabulary = Vocabulary::new(index, question, barred(question, dissolves));
    if dissolves {
        dissolve::best_plays(question, &vocabulary, &past, clock)
    } else {
        rest_words::best_plays(question, &vocabulary, &past, clock)
    }
}

/// Whether an opening, which leaves all as it lies, would leave what may not lie there: a row that is
/// too short for a word, or equal words where there may be none.
fn is_stuck(question: &Question) -> bool {
    let mut different: FxHashSet<Vec<u8>> = FxHashSet::default();
    let may_stay = |row: &Vec<Tile>| {
        let letters = spelled(row);
        let unsaid = letters.contains(&JOKER);
        row.len() >= question.rules.shortest
            && (unsaid || different.insert(letters) || !question.rules.distinct)
    };
    question.opening.is_some() && !question.table.iter().all(may_stay)
}

/// Words that lie there and need not be laid anew, where no two may be equal.
fn barred(question: &Question, dissolves: bool) -> FxHashSet<Vec<u8>> {
    if question.rules.distinct && (!dissolves || question.opening.is_some()) {
        return question.table.iter().map(|row| spelled(row)).collect();
    }
    FxHashSet::default()
}
