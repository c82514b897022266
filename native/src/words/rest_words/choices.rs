//! What can be decided at a state, and what that leads to.

use super::old_word::Old;
use super::state::{Move, State, Stock};
use crate::words::letters::{Bag, WIDTH, letters_of};
use crate::words::levels::Left;
use crate::words::vocabulary::Vocabulary;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The word that is to score.
#[derive(Clone, Debug)]
pub struct Headline {
    pub word: Vec<u8>,
    /// Its class, where it is laid from free letters.
    pub class: Option<usize>,
    /// Whether changes or longer words could make the same word.
    pub is_elsewhere: bool,
    /// By which it is told from other headlines.
    pub number: u32,
}

/// Where so few words may be broken it is worth while to look which ones bring most of a letter.
const FEW_BROKEN: u32 = 8;

pub struct Choices<'a> {
    pub vocabulary: &'a Vocabulary<'a>,
    pub stock: &'a Stock,
    /// Of the words that take old ones up only so many are looked at, the shortest.
    take_ups: usize,
}

/// The most of each letter that so many of these words free together, whichever they are.
pub fn most_of<'o>(olds: impl Iterator<Item = &'o Old>, breakable: u32) -> Bag {
    let mut most = Bag::default();
    if breakable > FEW_BROKEN {
        olds.for_each(|old| most.add(&old.most));
        return most;
    }
    // Letter by letter the largest counts, in order.
    let mut largest = [Bag::default(); FEW_BROKEN as usize];
    for old in olds {
        let mut next = old.most;
        for place in &mut largest[..breakable as usize] {
            (*place, next) = (place.largest(&next), place.shared(&next));
        }
    }
    largest.iter().for_each(|counts| most.add(counts));
    most
}

impl<'a> Choices<'a> {
    pub fn new(vocabulary: &'a Vocabulary, stock: &'a Stock) -> Choices<'a> {
        Choices {
            vocabulary,
            stock,
            take_ups: usize::MAX,
        }
    }

    /// The same without what lays words of more letters, where there is something else to decide.
    pub fn up_to_length(self, length: usize) -> Choices<'a> {
        Choices {
            take_ups: self.stock.take_ups.shorter_than(length + 1),
            ..self
        }
    }

    pub fn take(&self, state: &mut State, decision: &Move) {
        match *decision {
            Move::Word(at) => state.ask(self.vocabulary.bag(at)),
            Move::Change(old, change) => state.change(old, &self.stock.olds[old].changes[change]),
            Move::TakeUp(at) => {
                let take_up = self.stock.take_ups.get(at);
                state.take_up(take_up, self.stock.take_ups.asked(take_up));
            }
            Move::Joker(letter) => state.joke(letter),
        }
    }

    /// Whether all is laid and there, if every undecided word stays.
    pub fn is_finished(&self, state: &State, tiles: i32) -> bool {
        state.tiles(self.stock.rack_jokers) >= tiles
            && state.must().is_empty()
            && state.debt(&self.stock.rack).total() as i32 <= state.jokers
            && self.homeless(state).is_none()
    }

    /// An undecided word that cannot stay as it lies.
    pub fn homeless(&self, state: &State) -> Option<usize> {
        let mut olds = self.stock.olds.iter().enumerate();
        olds.find(|(old, word)| word.stands.is_none() && state.is_undecided(*old))
            .map(|(old, _)| old)
    }

    /// A letter of which more must lie there, since a joker that was bound to it is no longer.
    pub fn unbound(&self, state: &State) -> Option<usize> {
        let (mut freed, mut kept) = (Bag::default(), Bag::default());
        for (old, word) in self.stock.olds.iter().enumerate() {
            if !state.is_undecided(old) && !word.bound.is_empty() {
                freed.add(&word.bound);
            }
        }
        if freed.is_empty() {
            return None;
        }
        // What lies in a word that stays has replaced nothing.
        for (old, word) in self.stock.olds.iter().enumerate() {
            if (state.undecided | state.exchanged) >> old & 1 == 1 {
                kept.add(&word.real);
            }
        }
        let lies = |letter: usize| {
            i32::from(self.stock.table.0[letter]) - i32::from(state.balance[letter])
        };
        freed
            .counts()
            .find(|&(letter, count)| lies(letter) < i32::from(count + kept.0[letter]))
            .map(|(letter, _)| letter)
    }

    /// Whether what is lacking cannot come from jokers and the best changes of undecided words, of as many as
    /// may yet be broken.
    pub fn is_hopeless(&self, state: &State) -> bool {
        let debt = state.debt(&self.stock.rack);
        let mut lacking = debt.total() as i32 - state.jokers;
        if lacking <= 0 {
            return false;
        }
        let mut gains: Vec<i32> = Vec::new();
        for (old, word) in self.stock.olds.iter().enumerate() {
            if !state.is_undecided(old)
                || (word.most_jokers == 0 && word.most.mask() & debt.mask() == 0)
            {
                continue;
            }
            let open = word
                .changes
                .iter()
                .filter(|change| state.may_change(old, change));
            let gain = |shared: Bag, jokers: u32| shared.total() as i32 + jokers as i32;
            let best = open
                .map(|change| gain(change.frees.shared(&debt), change.jokers))
                .max();
            // A joker may come free without a word being broken.
            let jokers = word.most_jokers as i32;
            lacking -= jokers;
            gains.extend(best.map(|best| best - jokers).filter(|&more| more > 0));
        }
        gains.sort_unstable_by_key(|&gain| Reverse(gain));
        let broken = gains.iter().take(state.breakable as usize);
        broken.sum::<i32>() < lacking
    }

    /// What words can still be laid from: all that is free or could become so.
    pub fn left(&self, state: &State) -> Left {
        let mut may = state.may(&self.stock.rack);
        let mut jokers = state.jokers;
        let olds = self.stock.olds.iter().enumerate();
        let undecided = olds.filter(|(old, _)| state.is_undecided(*old));
        for (_, word) in undecided.clone() {
            jokers += word.most_jokers as i32;
        }
        may.add(&most_of(undecided.map(|(_, word)| word), state.breakable));
        for letter in letters_of(state.closed) {
            may.0[letter] = 0;
        }
        Left {
            may,
            jokers: jokers.max(0) as u32,
            closed: state.closed,
        }
    }

    /// Where a letter is lacking, how it could come; for the letter with the fewest ways.
    pub fn for_debt(&self, state: &State) -> Option<Vec<Move>> {
        let debt = state.debt(&self.stock.rack);
        let mut with: [Vec<Move>; WIDTH] = std::array::from_fn(|_| Vec::new());
        for (old, word) in self.stock.olds.iter().enumerate() {
            if !state.is_undecided(old) || word.most.mask() & debt.mask() == 0 {
                continue;
            }
            for (at, change) in word
                .changes
                .iter()
                .enumerate()
                .filter(|(_, change)| state.may_change(old, change))
            {
                for letter in letters_of(change.frees.mask() & debt.mask()) {
                    with[letter].push(Move::Change(old, at));
                }
            }
        }
        let letter = letters_of(debt.mask()).min_by_key(|&letter| with[letter].len())?;
        let mut ways = std::mem::take(&mut with[letter]);
        if state.jokers > 0 {
            ways.push(Move::Joker(letter));
        } else if self.jokers_could_come(state) {
            ways.extend(self.joker_sources(state));
        }
        Some(ways)
    }

    fn jokers_could_come(&self, state: &State) -> bool {
        let mut olds = self.stock.olds_with_jokers();
        olds.any(|(old, _)| state.is_undecided(old))
    }

    /// The decisions that free a joker.
    fn joker_sources(&self, state: &State) -> Vec<Move> {
        let mut sources = Vec::new();
        for (old, word) in self.stock.olds.iter().enumerate() {
            for (at, change) in word.changes.iter().enumerate() {
                if change.jokers > 0 && state.may_change(old, change) {
                    sources.push(Move::Change(old, at));
                }
            }
        }
        for (at, take_up) in self.stock.take_ups.each() {
            if take_up.jokers() > 0 && state.may_take_up(take_up) {
                sources.push(Move::TakeUp(at));
            }
        }
        sources
    }

    /// All that could become of an old word.
    pub fn fates_of(&self, state: &State, old: usize) -> Vec<Move> {
        let changes = self.stock.olds[old].changes.iter().enumerate();
        let changes = changes
            .filter(|(_, change)| state.may_change(old, change))
            .map(|(at, _)| Move::Change(old, at));
        let take_ups = self.stock.take_ups.each();
        let take_ups = take_ups
            .filter(|(_, take_up)| take_up.olds >> old & 1 == 1 && state.may_take_up(take_up));
        changes
            .chain(take_ups.map(|(at, _)| Move::TakeUp(at)))
            .collect()
    }

    /// All that could become of any undecided word, being taken up aside.
    pub fn open_fates(&self, state: &State) -> Vec<Move> {
        let mut open = Vec::new();
        for (old, word) in self.stock.olds.iter().enumerate() {
            let changes = word.changes.iter().enumerate();
            let changes = changes.filter(|(_, change)| state.may_change(old, change));
            open.extend(changes.map(|(at, _)| Move::Change(old, at)));
        }
        open
    }

    /// All decisions that ask for a letter, these words among them.
    pub fn with_letter(
        &self,
        state: &State,
        left: &Left,
        letter: usize,
        words: Vec<u32>,
    ) -> Vec<Move> {
        self.asking(state, left, 1 << letter, words)
    }

    /// All decisions that lay something.
    pub fn any(&self, state: &State, left: &Left, words: Vec<u32>) -> Vec<Move> {
        self.asking(state, left, u32::MAX, words)
    }

    fn asking(&self, state: &State, left: &Left, letters: u32, words: Vec<u32>) -> Vec<Move> {
        let mut found: Vec<Move> = words
            .into_iter()
            .map(|at| Move::Word(at as usize))
            .collect();
        for (old, word) in self.stock.olds_with_jokers() {
            for (at, change) in word.changes.iter().enumerate() {
                if change.asks.mask() & letters != 0 && state.may_change(old, change) {
                    found.push(Move::Change(old, at));
                }
            }
        }
        let take_ups = &self.stock.take_ups;
        for (at, take_up) in take_ups.asking(self.take_ups, letters) {
            if state.may_take_up(take_up) && left.may.lacks(take_ups.asked(take_up)) <= left.jokers
            {
                found.push(Move::TakeUp(at));
            }
        }
        found
    }

    /// First what a finish in parts uses, then what lacks least and covers most. Often only a few of
    /// thousands are looked at, so they are put in order as they are asked for.
    pub fn in_order(
        &self,
        state: &State,
        moves: &[Move],
        parts: &[(Move, f64)],
    ) -> BinaryHeap<Reverse<(i32, u32)>> {
        let must = state.must();
        let may = state.may(&self.stock.rack);
        let debt = state.debt(&self.stock.rack);
        let spare = (state.jokers - debt.total() as i32).max(0);
        let asks = |bag: &Bag| {
            let lacking = (bag.lacking_in(&may) as i32 - spare).max(0);
            100 * lacking - 3 * bag.shared(&must).total() as i32 + bag.total() as i32
        };
        let rank = |decision: &Move| {
            if let Some((_, value)) = parts.iter().find(|(part, _)| part == decision) {
                return i32::MIN + (1000.0 - 1000.0 * value.min(1.0)) as i32;
            }
            match *decision {
                Move::Word(at) => asks(self.vocabulary.bag(at)),
                Move::TakeUp(at) => {
                    let take_ups = &self.stock.take_ups;
                    asks(&Bag::of(take_ups.asked(take_ups.get(at))))
                }
                Move::Change(old, at) => {
                    let change = &self.stock.olds[old].changes[at];
                    let gain = change.frees.shared(&debt).total() as i32 + change.jokers as i32;
                    let waste = change.frees.total() as i32 + change.jokers as i32 - gain;
                    7 * waste - 10 * gain + asks(&change.asks)
                }
                Move::Joker(_) => 5,
            }
        };
        let ranked = moves.iter().zip(0..);
        let ranked = ranked.map(|(decision, at)| Reverse((rank(decision), at)));
        ranked.collect::<Vec<_>>().into()
    }
}
