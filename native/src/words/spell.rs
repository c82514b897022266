//! Chooses which word of each class is laid.

use super::novelty::{Novelty, Past};
use super::question::{Question, spelled};
use super::vocabulary::Vocabulary;

/// Which words of a class come first: those that lie there, or those that do not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Taste {
    Lying,
    NotLying,
}

/// Adds a word for each class to those that are laid already. Words that lie there are preferred, so
/// that they stay (or the others, so that they do not), then those that do not outdo the headline, then
/// common ones; the headline stays alone of its kind. Where words must be distinct, no word comes twice.
pub fn spell(
    vocabulary: &Vocabulary,
    question: &Question,
    past: &Past,
    laid: &[Vec<u8>],
    headline: Option<&[u8]>,
    classes: &[usize],
    taste: Taste,
) -> Vec<Vec<u8>> {
    let mut lying: Vec<Vec<u8>> = question.table.iter().map(|row| spelled(row)).collect();
    let mut words: Vec<Vec<u8>> = Vec::new();
    for word in laid {
        lay(word.clone(), &mut lying, &mut words);
    }
    for &class in classes {
        let choice = vocabulary.words(class);
        let free = choice.iter().filter(|&&word| {
            Some(word) != headline
                && !(question.rules.distinct && words.iter().any(|laid| laid == word))
        });
        let best = free.max_by_key(|&&word| {
            let lies = lying.iter().any(|lies| lies == word);
            (
                lies == (taste == Taste::Lying),
                silence(past, word, headline),
                vocabulary.frequency(word),
            )
        });
        let word = best
            .expect("a class is laid no more often than it has words")
            .to_vec();
        lay(word, &mut lying, &mut words);
    }
    words
}

/// How sure it is that a word does not score more than the headline.
fn silence(past: &Past, word: &[u8], headline: Option<&[u8]>) -> u8 {
    if word.len() <= headline.map_or(0, <[u8]>::len) {
        return 2;
    }
    match past.novelty(word) {
        Novelty::Old => 2,
        Novelty::NewIfKept(_) => 1,
        Novelty::New => 0,
    }
}

fn lay(word: Vec<u8>, lying: &mut Vec<Vec<u8>>, words: &mut Vec<Vec<u8>>) {
    if let Some(at) = lying.iter().position(|lies| *lies == word) {
        lying.swap_remove(at);
    }
    words.push(word);
}
