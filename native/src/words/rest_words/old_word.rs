//! What may become of a word that lies on the table, other than staying as it lies.

use crate::words::letters::{Bag, JOKER, Tile};
use crate::words::question::{OldWords, Question, spelled};
use crate::words::vocabulary::Vocabulary;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It stays, with a joker exchanged for a letter or standing for another one.
    Kept,
    /// A piece of it stays.
    Rest,
    Dissolved,
}

/// One thing that may become of a word.
#[derive(Clone, Debug)]
pub struct Change {
    pub kind: Kind,
    /// The letters that become free.
    pub frees: Bag,
    /// The jokers that become free; those that stay are counted as free and asked for again.
    pub jokers: u32,
    /// The letters that are asked for in the places of jokers.
    pub asks: Bag,
    /// What may be read there then; nothing where nothing stays.
    pub words: Vec<Stays>,
    /// Whether the same is read there as before.
    pub keeps: bool,
}

/// A piece of a word that stays, as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stays {
    pub start: usize,
    pub letters: Vec<u8>,
}

/// A word on the table with all that may become of it.
#[derive(Clone, Debug)]
pub struct Old {
    /// What is read there if it stays as it lies; nothing if it cannot.
    pub stands: Option<Vec<u8>>,
    pub changes: Vec<Change>,
    /// The most of each letter that any change frees, and the most jokers.
    pub most: Bag,
    pub most_jokers: u32,
    /// The letters that its jokers are bound to.
    pub bound: Bag,
    /// Its letters, jokers aside.
    pub real: Bag,
}

impl Change {
    /// The change in tiles asked for against tiles set free.
    pub fn tiles(&self) -> i32 {
        self.asks.total() as i32 - self.frees.total() as i32 - self.jokers as i32
    }

    /// Whether the word is no longer there afterwards.
    pub fn breaks(&self) -> bool {
        self.kind != Kind::Kept
    }

    /// The piece that stays, if possible not the given word; nothing if only that is possible.
    pub fn stays(&self, other_than: Option<&[u8]>) -> Option<&Stays> {
        self.words
            .iter()
            .find(|stays| Some(stays.letters.as_slice()) != other_than)
    }
}

/// All words of the table, in order.
pub fn old_words(vocabulary: &Vocabulary, question: &Question) -> Vec<Old> {
    let mut olds: Vec<Old> = question
        .table
        .iter()
        .map(|row| old_word(vocabulary, question, row))
        .collect();
    if question.rules.distinct {
        for later in 1..olds.len() {
            let is_second = olds[..later]
                .iter()
                .any(|old| old.stands == olds[later].stands);
            if is_second {
                olds[later].stands = None;
                olds[later]
                    .changes
                    .retain(|change| change.kind != Kind::Kept);
            }
        }
    }
    olds
}

fn old_word(vocabulary: &Vocabulary, question: &Question, row: &[Tile]) -> Old {
    let letters = spelled(row);
    let as_it_lies = readings(vocabulary, &letters);
    let mut changes = match question.rules.old_words {
        OldWords::LeaveRestWords => rests(vocabulary, question.rules.shortest, row),
        OldWords::MayDissolve => {
            let exchanged = as_it_lies.iter().map(|letters| exchanged(row, letters));
            exchanged.chain([dissolved(row)]).collect()
        }
    };
    changes.retain(|change| change.jokers > 0 || !change.frees.is_empty());
    let most = changes
        .iter()
        .fold(Bag::default(), |most, change| most.largest(&change.frees));
    let most_jokers = row.iter().filter(|tile| tile.joker).count() as u32;
    let jokers = row.iter().filter(|tile| tile.joker && tile.is_named());
    let named: Vec<u8> = jokers.map(|tile| tile.letter).collect();
    let bound = if question.rules.bound_jokers {
        Bag::of(&named)
    } else {
        Bag::default()
    };
    Old {
        stands: as_it_lies.into_iter().next(),
        changes,
        most,
        most_jokers,
        bound,
        real: dissolved(row).frees,
    }
}

fn dissolved(row: &[Tile]) -> Change {
    let real: Vec<u8> = row
        .iter()
        .filter(|tile| !tile.joker)
        .map(|tile| tile.letter)
        .collect();
    Change {
        kind: Kind::Dissolved,
        frees: Bag::of(&real),
        jokers: (row.len() - real.len()) as u32,
        asks: Bag::default(),
        words: Vec::new(),
        keeps: false,
    }
}

/// The word stays as it is read, its jokers exchanged for letters or not.
fn exchanged(row: &[Tile], letters: &[u8]) -> Change {
    let jokers = (0..row.len()).filter(|&at| row[at].joker);
    let asked: Vec<u8> = jokers.map(|at| letters[at]).collect();
    Change {
        kind: Kind::Kept,
        frees: Bag::default(),
        jokers: asked.len() as u32,
        asks: Bag::of(&asked),
        words: vec![Stays {
            start: 0,
            letters: letters.to_vec(),
        }],
        keeps: true,
    }
}

/// Every piece that may stay, the whole word too if it has a joker.
fn rests(vocabulary: &Vocabulary, shortest: usize, row: &[Tile]) -> Vec<Change> {
    let any = |tile: &Tile| if tile.joker { JOKER } else { tile.letter };
    let pattern: Vec<u8> = row.iter().map(any).collect();
    let jokers = pattern.iter().filter(|&&letter| letter == JOKER).count() as u32;
    let mut changes: Vec<Change> = Vec::new();
    for length in shortest..=row.len() {
        for start in 0..=row.len() - length {
            let piece = &pattern[start..start + length];
            if length == row.len() && jokers == 0 {
                continue;
            }
            let outside = pattern[..start].iter().chain(&pattern[start + length..]);
            let outside: Vec<u8> = outside.copied().filter(|&letter| letter != JOKER).collect();
            let kind = if length == row.len() {
                Kind::Kept
            } else {
                Kind::Rest
            };
            for letters in readings(vocabulary, piece) {
                let asked: Vec<u8> = (0..length)
                    .filter(|&at| piece[at] == JOKER)
                    .map(|at| letters[at])
                    .collect();
                let change = Change {
                    kind,
                    frees: Bag::of(&outside),
                    jokers,
                    asks: Bag::of(&asked),
                    keeps: kind == Kind::Kept && letters == spelled(row),
                    words: vec![Stays { start, letters }],
                };
                add(&mut changes, change);
            }
        }
    }
    changes
}

/// Adds a change; one that comes to the same only adds what may be read.
fn add(changes: &mut Vec<Change>, change: Change) {
    let same = changes.iter_mut().find(|known| {
        known.kind == change.kind
            && known.frees == change.frees
            && known.asks == change.asks
            && known.keeps == change.keeps
    });
    match same {
        Some(known) => known.words.extend(change.words),
        None => changes.push(change),
    }
}

/// The words that a row can be, `JOKER` standing for any letter, the commonest first.
pub fn readings(vocabulary: &Vocabulary, row: &[u8]) -> Vec<Vec<u8>> {
    if !row.contains(&JOKER) {
        return Some(row.to_vec())
            .filter(|word| vocabulary.counts(word))
            .into_iter()
            .collect();
    }
    let mut found = vocabulary.like(row);
    found.sort_by_key(|word| std::cmp::Reverse(vocabulary.frequency(word)));
    found
}
