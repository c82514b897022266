//! Longer words in which old words are taken up whole.

use crate::words::letters::{Bag, JOKER, Tile};
use crate::words::question::Question;
use crate::words::vocabulary::Vocabulary;

/// A longer word with the old words in it.
#[derive(Clone, Debug)]
pub struct TakeUp {
    pub word: Vec<u8>,
    /// The old words by their place on the table, one bit each, and where in the word they begin.
    pub olds: u128,
    pub places: Vec<(usize, usize)>,
    /// The letters that are asked for besides, and the jokers that become free.
    pub asks: Bag,
    pub jokers: u32,
    /// The letters asked for, one by one and one bit each.
    pub asked: Vec<u8>,
    pub mask: u32,
}

impl TakeUp {
    pub fn tiles(&self) -> i32 {
        self.asks.total() as i32 - self.jokers as i32
    }
}

/// An old word as it must lie in a longer one; `JOKER` is any letter.
struct Pattern {
    old: usize,
    letters: Vec<u8>,
}

/// All words that take old words up and ask for no more than there could be.
pub fn take_ups(
    vocabulary: &Vocabulary,
    question: &Question,
    most: &Bag,
    most_jokers: u32,
) -> Vec<TakeUp> {
    let any = |tile: &Tile| if tile.joker { JOKER } else { tile.letter };
    let patterns: Vec<Pattern> = question
        .table
        .iter()
        .enumerate()
        .map(|(old, row)| Pattern {
            old,
            letters: row.iter().map(any).collect(),
        })
        .collect();
    let mut places: Vec<(usize, usize, usize)> = Vec::new();
    for pattern in &patterns {
        let found = vocabulary.longer_words_with(&pattern.letters);
        places.extend(found.into_iter().map(|(word, at)| (word, pattern.old, at)));
    }
    places.sort_unstable();
    let mut take_ups = Vec::new();
    for same_word in places.chunk_by(|left, right| left.0 == right.0) {
        let word = vocabulary.word(same_word[0].0);
        let places: Vec<(usize, usize)> = same_word.iter().map(|&(_, old, at)| (old, at)).collect();
        if could_be_asked(&patterns, word, &places, most, most_jokers) {
            combine(&patterns, word, &places, &mut Vec::new(), &mut take_ups);
        }
    }
    take_ups.retain(|take_up: &TakeUp| take_up.asks.lacking_in(most) <= most_jokers);
    take_ups
}

/// A quick look at whether the letters besides all the old words in a word could be there.
fn could_be_asked(
    patterns: &[Pattern],
    word: &[u8],
    places: &[(usize, usize)],
    most: &Bag,
    most_jokers: u32,
) -> bool {
    let mut held = *most;
    for &(old, _) in places {
        let real: Vec<u8> = patterns[old]
            .letters
            .iter()
            .copied()
            .filter(|&letter| letter != JOKER)
            .collect();
        held.add(&Bag::of(&real));
    }
    Bag::of(word).lacking_in(&held) <= most_jokers
}

/// Every way to have some of the old words in a word, none over another.
fn combine(
    patterns: &[Pattern],
    word: &[u8],
    places: &[(usize, usize)],
    chosen: &mut Vec<(usize, usize)>,
    take_ups: &mut Vec<TakeUp>,
) {
    let Some((&(old, at), rest)) = places.split_first() else {
        if !chosen.is_empty() {
            take_ups.push(take_up(patterns, word, chosen));
        }
        return;
    };
    combine(patterns, word, rest, chosen, take_ups);
    let length = |old: usize| patterns[old].letters.len();
    let apart = |&(other, place): &(usize, usize)| {
        other != old && (place + length(other) <= at || at + length(old) <= place)
    };
    if chosen.iter().all(apart) {
        chosen.push((old, at));
        combine(patterns, word, rest, chosen, take_ups);
        chosen.pop();
    }
}

fn take_up(patterns: &[Pattern], word: &[u8], chosen: &[(usize, usize)]) -> TakeUp {
    let mut held = vec![false; word.len()];
    let mut jokers = 0;
    for &(old, at) in chosen {
        for (place, &letter) in patterns[old].letters.iter().enumerate() {
            held[at + place] = letter != JOKER;
            jokers += u32::from(letter == JOKER);
        }
    }
    let asked: Vec<u8> = (0..word.len())
        .filter(|&at| !held[at])
        .map(|at| word[at])
        .collect();
    let asks = Bag::of(&asked);
    TakeUp {
        word: word.to_vec(),
        olds: chosen.iter().fold(0, |olds, &(old, _)| olds | 1 << old),
        places: chosen.to_vec(),
        asks,
        jokers,
        mask: asks.mask(),
        asked,
    }
}
