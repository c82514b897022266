//! Puts words on the table: which tiles are jokers, what is laid where, and what it scores.

use super::letters::{Bag, JOKER, Tile};
use super::novelty::Past;
use super::question::{Play, Question, reads_as, spelled};
use super::standing::{jokers_are_lawful, may_be_renamed, new_rows};

/// The play that leaves these words on the table, where any tile may lie anywhere. Of words that
/// would score the same `headline` is named.
pub fn lay_freely(
    question: &Question,
    past: &Past,
    words: &[Vec<u8>],
    headline: Option<&[u8]>,
) -> Play {
    if question.opening.is_some() {
        return lay_beside(question, past, words, headline);
    }
    let (table, broken) = rearranged(question, words, headline);
    finish(question, past, table, broken, headline)
}

/// Words from the rack alone, beside all that lies there.
fn lay_beside(
    question: &Question,
    past: &Past,
    words: &[Vec<u8>],
    headline: Option<&[u8]>,
) -> Play {
    let rack_alone = Question {
        table: Vec::new(),
        ..question.clone()
    };
    let mut table = question.table.clone();
    table.extend(rearranged(&rack_alone, words, None).0);
    finish(question, past, table, 0, headline)
}

/// Where the headline could be taken for an old word of which only a joker is read otherwise, it gets real
/// tiles as far as there are any.
fn rearranged(
    question: &Question,
    words: &[Vec<u8>],
    headline: Option<&[u8]>,
) -> (Vec<Vec<Tile>>, u32) {
    let (kept, mut new) = still_there(question, words);
    let doubtful = headline.filter(|word| may_be_renamed(question, word));
    new.sort_by_key(|&word| doubtful == Some(words[word].as_slice()));
    let mut jokers = joker_letters(question, words, doubtful.unwrap_or_default());
    let mut table: Vec<Vec<Tile>> = Vec::with_capacity(words.len());
    for &(old, word) in &kept {
        let lay = question.table[old].iter().zip(&words[word]);
        table.push(
            lay.map(|(old, &letter)| with_joker(letter, old.joker, &mut jokers))
                .collect(),
        );
    }
    for &word in &new {
        let lay = words[word].iter();
        let wanted = doubtful != Some(words[word].as_slice());
        table.push(
            lay.map(|&letter| with_joker(letter, wanted, &mut jokers))
                .collect(),
        );
    }
    // What jokers are left must take the place of letters in words that lie as they lay.
    for tile in table.iter_mut().flatten().filter(|tile| !tile.joker) {
        *tile = with_joker(tile.letter, true, &mut jokers);
    }
    (table, (question.table.len() - kept.len()) as u32)
}

fn with_joker(letter: u8, wanted: bool, jokers: &mut Bag) -> Tile {
    let joker = wanted && jokers.0[letter as usize] > 0;
    jokers.0[letter as usize] -= u8::from(joker);
    Tile { letter, joker }
}

/// Which old words still lie there, as pairs of old and new place, and which new words are left.
fn still_there(question: &Question, words: &[Vec<u8>]) -> (Vec<(usize, usize)>, Vec<usize>) {
    let mut new: Vec<usize> = (0..words.len()).collect();
    let mut kept = Vec::new();
    for (old, row) in question.table.iter().enumerate() {
        let row = spelled(row);
        if let Some(at) = new.iter().position(|&word| reads_as(&row, &words[word])) {
            kept.push((old, new.remove(at)));
        }
    }
    (kept, new)
}

/// How many jokers stand for each letter: as few as can be, so that the rack keeps its own; for letters of
/// the last word only where nothing else is left.
fn joker_letters(question: &Question, words: &[Vec<u8>], last: &[u8]) -> Bag {
    let mut all = Bag::default();
    for word in words {
        all.add(&Bag::of(word));
    }
    let table = question.table_letters();
    let mut jokers = all.beyond(&table.plus(&question.rack));
    let mut more = question.table_jokers().saturating_sub(jokers.total());
    let named = question
        .table
        .iter()
        .flatten()
        .filter(|tile| tile.joker && tile.letter != JOKER);
    let mut likely: Vec<usize> = named
        .map(|tile| tile.letter as usize)
        .chain(0..JOKER as usize)
        .collect();
    likely.sort_by_key(|&letter| last.contains(&(letter as u8)));
    for letter in likely {
        let from_rack = all.0[letter].saturating_sub(table.0[letter] + jokers.0[letter]);
        let wanted = (more as u8).min(from_rack);
        jokers.0[letter] += wanted;
        more -= u32::from(wanted);
    }
    jokers
}

/// A table with what it scores.
pub fn finish(
    question: &Question,
    past: &Past,
    table: Vec<Vec<Tile>>,
    broken: u32,
    headline: Option<&[u8]>,
) -> Play {
    let lay: usize = question.table.iter().map(Vec::len).sum();
    let lies: usize = table.iter().map(Vec::len).sum();
    let tiles = lies.saturating_sub(lay) as u32;
    let scorer = scorer(question, past, &table, headline);
    let twice = question.rules.doubling && tiles == question.rack_tiles();
    let length = scorer.as_ref().map_or(0, |word| word.len() as u32);
    Play {
        table,
        score: length * (1 + u32::from(twice)),
        tiles,
        scorer,
        broken,
    }
}

/// The longest new word, the headline if it is one of several.
fn scorer(
    question: &Question,
    past: &Past,
    table: &[Vec<Tile>],
    headline: Option<&[u8]>,
) -> Option<Vec<u8>> {
    let words: Vec<Vec<u8>> = table.iter().map(|word| spelled(word)).collect();
    let new = words.iter().zip(new_rows(question, past, table));
    let new = new.filter(|(word, is_new)| *is_new && times(&words, word) == 1);
    new.map(|(word, _)| word)
        .max_by_key(|word| (word.len(), Some(word.as_slice()) == headline))
        .cloned()
}

/// Whether a play is about its headline: no longer word is new, not even one that lies there twice
/// and therefore does not score.
pub fn is_about(question: &Question, past: &Past, play: &Play, headline: Option<&[u8]>) -> bool {
    let longest = headline.map_or(0, <[u8]>::len);
    let new = play.table.iter().zip(new_rows(question, past, &play.table));
    let mut outdone = new.filter(|(word, is_new)| *is_new && word.len() > longest);
    play.scorer.as_deref() == headline && outdone.next().is_none()
}

/// Whether a play is what its headline promised: lawful in its jokers, and scoring no less; where several
/// plays are wanted, about that word.
pub fn holds(question: &Question, past: &Past, play: &Play, headline: Option<&[u8]>) -> bool {
    let promised = headline.map_or(0, <[u8]>::len);
    let scored = play.scorer.as_ref().map_or(0, Vec::len);
    jokers_are_lawful(question, &play.table)
        && scored >= promised
        && (question.plays == 1 || is_about(question, past, play, headline))
}

/// Whether that has to be looked at before a play with this headline is taken.
pub fn is_doubtful(question: &Question, headline: Option<&[u8]>) -> bool {
    question.plays > 1
        || (question.opening.is_none() && !question.bound_letters().is_empty())
        || headline.is_some_and(|word| may_be_renamed(question, word))
}

fn times(words: &[Vec<u8>], letters: &[u8]) -> usize {
    words.iter().filter(|word| *word == letters).count()
}
