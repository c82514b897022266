//! Jokers that are bound to a letter, where any tile of the table may go anywhere.

use super::cover::Forced;
use super::letters::{Bag, WIDTH};
use super::question::{Question, spelled};
use super::vocabulary::Vocabulary;
use rustc_hash::FxHashMap;

/// A joker is free when a letter lies there for it that does not lie in a word that stays: of each letter
/// there must be as many as jokers are bound to it, besides those in such words.
#[derive(Default)]
pub struct Bound {
    letters: Bag,
    classes: FxHashMap<usize, Lying>,
}

/// What lies there of a class of words.
struct Lying {
    bag: Bag,
    /// The letters of each word, jokers aside.
    real: Vec<Bag>,
    /// How many words of the class do not lie there.
    others: usize,
}

impl Bound {
    pub fn new(question: &Question, vocabulary: &Vocabulary) -> Bound {
        let letters = question.bound_letters();
        let mut bound = Bound::default();
        if question.opening.is_some() || letters.is_empty() {
            return bound;
        }
        bound.letters = letters;
        for row in &question.table {
            let bag = Bag::of(&spelled(row));
            let Some(at) = vocabulary.place_of(&bag) else {
                continue;
            };
            let real = row.iter().filter(|tile| !tile.joker);
            let real = Bag::of(&real.map(|tile| tile.letter).collect::<Vec<u8>>());
            let lying = bound.classes.entry(at).or_insert_with(|| Lying {
                bag,
                real: Vec::new(),
                others: vocabulary.variety(at),
            });
            lying.real.push(real);
            lying.others = lying.others.saturating_sub(1);
        }
        bound
    }

    /// The fewest of each bound letter that lie in words that stay, when these classes are laid.
    pub fn kept(&self, forced: &Forced, path: &[usize]) -> Bag {
        let mut kept = Bag::default();
        for (class, lying) in &self.classes {
            let own = usize::from(forced.scorer.as_ref() == Some(&lying.bag));
            let staying = forced.bags.iter().filter(|&bag| *bag == lying.bag).count() - own;
            let used = path.iter().filter(|&at| at == class).count();
            let others = lying.others.saturating_sub(own);
            let stay = (staying + used.saturating_sub(others)).min(lying.real.len());
            if stay == 0 {
                continue;
            }
            for (letter, _) in self.letters.counts() {
                let mut counts: Vec<u8> = lying.real.iter().map(|real| real.0[letter]).collect();
                counts.sort_unstable();
                kept.0[letter] += counts[..stay].iter().sum::<u8>();
            }
        }
        kept
    }

    /// What must lie there, when so many of the bound letters lie in words that stay.
    pub fn raised(&self, must: &Bag, kept: &Bag) -> Bag {
        let mut raised = *must;
        for (letter, count) in self.letters.counts() {
            raised.0[letter] = raised.0[letter].max(count + kept.0[letter]);
        }
        raised
    }

    /// Numbers by which states that differ in this are told apart; no class has them.
    pub fn marks(&self, kept: &Bag) -> impl Iterator<Item = u32> {
        let counts: Vec<(usize, u8)> = kept.counts().collect();
        let mark = |(letter, count): (usize, u8)| (usize::from(count) * WIDTH + letter) as u32;
        counts.into_iter().map(move |one| u32::MAX - 1 - mark(one))
    }
}
