//! Words that could score, and how each could come to lie there.

use super::choices::{Choices, Headline};
use super::state::{Move, State, Stock};
use crate::words::letters::Bag;
use crate::words::novelty::{Novelty, Past};
use crate::words::question::{Question, spelled};
use crate::words::shelf::Bits;
use crate::words::vocabulary::Vocabulary;

/// How a word could come to lie there.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    Class(usize),
    TakeUp(usize),
    /// An old word with a joker that reads otherwise now: word, change, reading.
    Change(usize, usize, usize),
}

pub struct Candidate {
    pub headline: Option<Headline>,
    /// The word as it is laid first, none for a play of which no word scores.
    pub first: Option<Source>,
    pub state: State,
}

pub struct Candidates<'a> {
    pub question: &'a Question,
    pub past: &'a Past,
    pub vocabulary: &'a Vocabulary<'a>,
    pub stock: &'a Stock,
    /// The classes that fit all that could become free.
    pub fitting: &'a Bits,
    /// Where nothing is decided.
    pub root: State,
}

impl Source {
    pub fn decision(self) -> Move {
        match self {
            Source::Class(at) => Move::Word(at),
            Source::TakeUp(at) => Move::TakeUp(at),
            Source::Change(old, change, _) => Move::Change(old, change),
        }
    }

    /// A number that no other source of a headline has.
    fn number(self) -> u32 {
        match self {
            Source::Class(at) => 4 * at as u32,
            Source::TakeUp(at) => 4 * at as u32 + 1,
            Source::Change(old, change, reading) => {
                4 * ((old * 64 + change) * 1024 + reading) as u32 + 2
            }
        }
    }
}

impl Candidate {
    pub fn word(&self) -> Option<&[u8]> {
        let headline = self.headline.as_ref();
        headline.map(|headline| headline.word.as_slice())
    }
}

impl Candidates<'_> {
    /// The length of the longest word that could lie there.
    pub fn longest(&self) -> usize {
        let take_ups = self.stock.take_ups.each();
        let longer = take_ups.map(|(_, take_up)| take_up.length()).max();
        let olds = self.question.table.iter().map(Vec::len).max();
        self.vocabulary
            .longest(self.fitting)
            .max(longer.unwrap_or(0))
            .max(olds.unwrap_or(0))
    }

    pub fn sources(&self, length: usize) -> Vec<Source> {
        let take_ups = self.stock.take_ups.of_length(length).map(Source::TakeUp);
        let classes = self.vocabulary.of_lengths(self.fitting, length, length + 1);
        let mut sources: Vec<Source> = take_ups
            .chain(classes.into_iter().map(Source::Class))
            .collect();
        for (old, word) in self.stock.olds_with_jokers() {
            for (change, outcome) in word.changes.iter().enumerate() {
                let readings = outcome.words.iter().enumerate();
                let readings = readings.filter(|(_, stays)| stays.letters.len() == length);
                sources.extend(readings.map(|(reading, _)| Source::Change(old, change, reading)));
            }
        }
        sources
    }

    /// Where it leads to that a word of this source is laid.
    pub fn after(&self, mut state: State, source: Source) -> State {
        let choices = Choices::new(self.vocabulary, self.stock);
        choices.take(&mut state, &source.decision());
        state
    }

    /// The candidates of a source, the commonest first.
    pub fn of(&self, source: Source) -> Vec<Candidate> {
        match source {
            Source::TakeUp(at) => {
                let word = self.stock.take_ups.get(at).word();
                let candidate = self.candidate(self.vocabulary.word(word), source);
                candidate.into_iter().collect()
            }
            Source::Change(old, change, reading) => {
                let stays = &self.stock.olds[old].changes[change].words[reading];
                self.candidate(&stays.letters, source).into_iter().collect()
            }
            Source::Class(class) => {
                let mut words = self.vocabulary.words(class);
                words.sort_by_key(|word| std::cmp::Reverse(self.vocabulary.frequency(word)));
                let mut found: Vec<Candidate> = words
                    .into_iter()
                    .filter_map(|word| self.candidate(word, source))
                    .collect();
                // Words that need nothing to stay do for all of their class, unless each is wanted.
                let free = |candidate: &Candidate| candidate.state.held == 0;
                if self.question.plays == 1 && found.iter().any(free) {
                    found.retain(free);
                    found.truncate(1);
                }
                found
            }
        }
    }

    /// A play of which no word scores.
    pub fn silent(&self) -> Candidate {
        Candidate {
            headline: None,
            first: None,
            state: self.root,
        }
    }

    /// A word as a candidate, if it is new and the old words that it needs can stay.
    fn candidate(&self, word: &[u8], first: Source) -> Option<Candidate> {
        let mut state = self.root;
        match self.past.novelty(word) {
            Novelty::Old => return None,
            Novelty::New => {}
            Novelty::NewIfKept(kept) => {
                for old in kept {
                    let lies = spelled(&self.question.table[old]);
                    if self.stock.olds[old].stands.as_deref() != Some(&lies) {
                        return None;
                    }
                    state.held |= 1 << old;
                }
            }
        }
        let possible = match first.decision() {
            Move::TakeUp(at) => state.may_take_up(self.stock.take_ups.get(at)),
            Move::Change(old, change) => {
                state.may_change(old, &self.stock.olds[old].changes[change])
            }
            _ => true,
        };
        let class = match first {
            Source::Class(class) => Some(class),
            _ => self.vocabulary.place_of(&Bag::of(word)),
        };
        possible.then(|| Candidate {
            headline: Some(Headline {
                word: word.to_vec(),
                class,
                is_elsewhere: self.is_elsewhere(word),
                number: first.number(),
            }),
            first: Some(first),
            state: self.after(state, first),
        })
    }

    /// Whether changes or longer words could make this word too.
    fn is_elsewhere(&self, word: &[u8]) -> bool {
        let mut changes = self.stock.olds.iter().flat_map(|old| &old.changes);
        let number = || self.vocabulary.number_of(word);
        changes.any(|change| change.words.iter().any(|stays| stays.letters == word))
            || number().is_some_and(|number| self.stock.take_ups.have(number, word.len()))
    }
}
