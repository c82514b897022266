//! The words that could score, the longest first.

use super::cover::Forced;
use super::letters::Bag;
use super::novelty::{Novelty, Past};
use super::question::{Question, spelled};
use super::vocabulary::Vocabulary;

/// A word that would score, with the old words that must stay for it.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub forced: Forced,
    /// The forced words as they are read, the one that scores first.
    pub words: Vec<Vec<u8>>,
    pub headline: Option<Vec<u8>>,
}

impl Candidate {
    /// A play of which no word scores.
    pub fn none() -> Candidate {
        Candidate {
            forced: Forced::default(),
            words: Vec::new(),
            headline: None,
        }
    }

    pub fn new(word: &[u8], kept: Vec<Vec<u8>>) -> Candidate {
        let mut candidate = Candidate::none().with(word);
        candidate.headline = Some(word.to_vec());
        candidate.forced.scorer = Some(Bag::of(word));
        kept.iter()
            .fold(candidate, |candidate, word| candidate.with(word))
    }

    /// The same with one more word that is laid in any case.
    pub fn with(&self, word: &[u8]) -> Candidate {
        let mut more = self.clone();
        let bag = Bag::of(word);
        more.forced.letters.add(&bag);
        more.forced.tiles += word.len() as u32;
        more.forced.bags.push(bag);
        more.words.push(word.to_vec());
        more
    }
}

/// The words of a class that score, the commonest first; only those that differ in what they ask
/// for, unless every word is wanted.
pub fn candidates_of(
    vocabulary: &Vocabulary,
    past: &Past,
    question: &Question,
    class: usize,
) -> Vec<Candidate> {
    let mut words = vocabulary.words(class);
    if words.len() > 1 {
        words.sort_by_key(|word| std::cmp::Reverse(vocabulary.frequency(word)));
    }
    let every = question.plays > 1;
    let mut free: Vec<Candidate> = Vec::new();
    let mut bound: Vec<Candidate> = Vec::new();
    for word in words {
        match past.novelty(word) {
            Novelty::Old => {}
            Novelty::New => {
                if every || free.is_empty() {
                    free.push(Candidate::new(word, Vec::new()));
                }
            }
            Novelty::NewIfKept(old) => {
                let kept = old.iter().map(|&at| spelled(&question.table[at])).collect();
                bound.push(Candidate::new(word, kept));
            }
        }
    }
    if free.is_empty() || every {
        free.extend(bound);
    }
    free
}
