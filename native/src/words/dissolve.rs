//! Turns in which words on the table may be dissolved: it does not matter which word a tile came from,
//! only that all letters of the table are in words again.

use super::agenda::{self, Attempt, Turn};
use super::bound::Bound;
use super::candidates::{Candidate, candidates_of};
use super::clock::Clock;
use super::cover::Verdict;
use super::covering::{Covering, Position, Wanted};
use super::lay::{holds, is_doubtful, lay_freely};
use super::letters::{Bag, Tile};
use super::levels::RareLetters;
use super::needs::Needs;
use super::novelty::{Novelty, Past};
use super::prices::Prices;
use super::question::{Answer, Play, Question, spelled};
use super::shelf::Bits;
use super::spell::{Taste, spell};
use super::standing::jokers_are_lawful;
use super::vocabulary::Vocabulary;
use rustc_hash::FxHashSet;

struct Dissolving<'a> {
    question: &'a Question,
    past: &'a Past,
    needs: &'a Needs,
    vocabulary: &'a Vocabulary<'a>,
    /// The classes that fit the table and the rack.
    fitting: &'a Bits,
    covering: Covering<'a>,
    most_tiles: u32,
}

pub fn best_plays(
    question: &Question,
    vocabulary: &Vocabulary,
    past: &Past,
    clock: Clock,
) -> Answer {
    let needs = Needs::new(question);
    let supply = needs.supply;
    let fitting = vocabulary.fitting(&supply.letters, supply.jokers);
    let prices = Prices::new(
        vocabulary.index.commonness(),
        &needs.goal(0).must,
        &supply.letters,
    );
    let rare = RareLetters::new(vocabulary, &fitting);
    let distinct = question.rules.distinct;
    let bound = Bound::new(question, vocabulary);
    let position = Position {
        vocabulary,
        prices: &prices,
        fitting: &fitting,
        rare: &rare,
        distinct,
        bound: &bound,
    };
    let covering = Covering::new(position, supply);
    let most_tiles = needs.rack_tiles - vocabulary.useless(&fitting, &question.rack);
    let (needs, fitting) = (&needs, &fitting);
    let mut turn = Dissolving {
        question,
        past,
        needs,
        vocabulary,
        fitting,
        covering,
        most_tiles,
    };
    agenda::best_plays(&mut turn, clock)
}

impl Dissolving<'_> {
    /// In an opening one word must be long; if the one that scores is not, an old one is laid with it.
    fn with_companions(&self, candidate: Candidate) -> Vec<Candidate> {
        let longest = candidate.headline.as_ref().map_or(0, Vec::len);
        let Some(opening) = self.question.opening.filter(|&opening| opening > longest) else {
            return vec![candidate];
        };
        let long = self
            .vocabulary
            .of_lengths(self.fitting, opening, usize::MAX);
        let words = long.iter().flat_map(|&class| self.vocabulary.words(class));
        let silent = words.filter(|word| self.past.novelty(word) == Novelty::Old);
        silent.map(|word| candidate.with(word)).collect()
    }
}

impl Dissolving<'_> {
    /// The longest new word of the rack's tiles, with all letters of one old word if one is broken up.
    fn one_more_word(&self, old: Option<usize>) -> Option<Play> {
        let question = self.question;
        let row = old.map_or(&[][..], |old| question.table[old].as_slice());
        if row.iter().any(|tile| tile.joker) {
            return None;
        }
        let (must, rack) = (Bag::of(&spelled(row)), &question.rack);
        let classes = self
            .vocabulary
            .holding(self.fitting, &must, rack, question.rack_jokers);
        let words = classes.iter().flat_map(|&at| self.vocabulary.words(at));
        let mut new = words.filter(|word| self.past.novelty(word) == Novelty::New);
        let headline = new.next()?;
        let rows = question.table.iter().enumerate();
        let staying = rows.filter(|&(at, _)| Some(at) != old);
        let mut words: Vec<Vec<u8>> = staying.map(|(_, row)| spelled(row)).collect();
        words.push(headline.to_vec());
        let mut different: FxHashSet<&[u8]> = FxHashSet::default();
        if question.rules.distinct && !words.iter().all(|word| different.insert(word)) {
            return None; // equal words lie there, and may not stay
        }
        Some(lay_freely(question, self.past, &words, Some(headline)))
    }
}

impl Turn for Dissolving<'_> {
    /// A class of words.
    type Source = usize;
    type Candidate = Candidate;

    fn question(&self) -> &Question {
        self.question
    }

    fn most_tiles(&self) -> u32 {
        self.most_tiles
    }

    fn longest(&self) -> usize {
        self.vocabulary.longest(self.fitting)
    }

    fn sources(&self, length: usize) -> Vec<usize> {
        self.vocabulary.of_lengths(self.fitting, length, length + 1)
    }

    fn candidates(&self, class: usize, tiles: u32) -> Vec<Candidate> {
        if self
            .covering
            .excludes(&self.needs.goal(tiles), self.vocabulary.bag(class))
        {
            return Vec::new();
        }
        let candidates = candidates_of(self.vocabulary, self.past, self.question, class);
        candidates
            .into_iter()
            .flat_map(|candidate| self.with_companions(candidate))
            .collect()
    }

    fn silent(&self) -> Vec<Candidate> {
        self.with_companions(Candidate::none())
    }

    fn headline(candidate: &Candidate) -> Option<&[u8]> {
        candidate.headline.as_deref()
    }

    fn attempt(&mut self, candidate: &Candidate, tiles: u32, round: u32, clock: &Clock) -> Attempt {
        let (question, past, vocabulary) = (self.question, self.past, self.vocabulary);
        let headline = candidate.headline.as_deref();
        let spelled = |taste: Taste, classes: &[usize]| -> Play {
            let words = spell(
                vocabulary,
                question,
                past,
                &candidate.words,
                headline,
                classes,
                taste,
            );
            lay_freely(question, past, &words, headline)
        };
        // A word that stays keeps its tiles from replacing a joker: others of its letters may have to come.
        let play = |classes: &[usize]| -> Play {
            let plain = spelled(Taste::Lying, classes);
            if jokers_are_lawful(question, &plain.table) {
                return plain;
            }
            spelled(Taste::NotLying, classes)
        };
        // Where several plays are wanted, one for each word, a longer new word would be another's.
        let is_own = |classes: &[usize]| holds(question, past, &play(classes), headline);
        let wanted = Wanted {
            goal: &self.needs.goal(tiles),
            forced: &candidate.forced,
            accepts: is_doubtful(question, headline).then_some(&is_own),
            round,
            clock,
        };
        match self.covering.cover(&wanted) {
            Verdict::Covered(classes) => Attempt::Played(play(&classes)),
            Verdict::Impossible => Attempt::Impossible,
            Verdict::Undecided => Attempt::Undecided,
        }
    }

    fn simple(&self) -> Vec<Play> {
        let unnamed = |row: &Vec<Tile>| row.iter().any(|tile| !tile.is_named());
        if self.question.opening.is_some() || self.question.table.iter().any(unnamed) {
            return Vec::new();
        }
        let broken = (0..self.question.table.len()).map(Some);
        let plays = [None].into_iter().chain(broken);
        plays.filter_map(|old| self.one_more_word(old)).collect()
    }

    fn steps(&self) -> u64 {
        self.covering.steps()
    }
}
