//! What stays the same for all turns of a game: the words that count, and the book.

use super::book::Book;
use super::budget::Budget;
use super::rack::Rack;
use super::state::Seen;
use crate::words::index::WordIndex;
use crate::words::question::{Play, Question, Rules, spelled};
use crate::words::solve::solve;

#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub index: &'a WordIndex,
    pub book: Book,
    /// Words that count besides those of the dictionary.
    pub own_words: &'a [Vec<u8>],
    /// Every tile there is.
    pub whole_box: Rack,
}

impl Setting<'_> {
    /// The best play with these tiles of a rack, by score and then by tiles. `whole` counts double what lays
    /// all of them.
    pub fn best(
        &self,
        seen: &Seen,
        rack: &Rack,
        whole: bool,
        budget: &mut Budget,
        share: f64,
    ) -> Option<Play> {
        let (seconds, nodes) = budget.part(share);
        let lying = seen.table.iter().map(|row| spelled(row));
        let question = Question {
            rules: Rules {
                doubling: whole,
                ..self.book.rules
            },
            table: seen.table.to_vec(),
            rack: rack.letters,
            rack_jokers: rack.jokers,
            history: seen.history.to_vec(),
            extra: lying.chain(self.own_words.iter().cloned()).collect(),
            opening: (!seen.opened).then_some(self.book.opening),
            most_broken: None,
            least_frequency: 0,
            plays: 1,
            seconds,
            nodes,
        };
        let answer = solve(self.index, &question);
        budget.spend(answer.steps);
        answer.plays.into_iter().next()
    }

    /// What a play scores for somebody who holds so many tiles.
    pub fn score(&self, play: &Play, held: u32) -> i32 {
        let letters = play.scorer.as_ref().map_or(0, Vec::len) as i32;
        letters * (1 + i32::from(self.book.rules.doubling && play.tiles == held))
    }
}
