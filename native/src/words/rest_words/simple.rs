//! Plays that are found at once: one more word, at most one old word broken or one taken up.

use super::candidates::{Candidate, Candidates, Source};
use super::choices::Choices;
use super::state::Move;
use super::table::Table;
use crate::words::letters::Bag;
use crate::words::question::Play;

/// The best such play of each kind: of the rack alone, for each longer word, for each change of an old word.
pub fn simple_plays(candidates: &Candidates) -> Vec<Play> {
    let simple = Simple {
        candidates,
        table: Table::of(candidates),
        choices: Choices::new(candidates.vocabulary, candidates.stock),
    };
    let mut plays: Vec<Play> = simple.with_word(&Bag::default(), &[]).into_iter().collect();
    plays.extend(simple.longest_take_up());
    for (old, word) in candidates.stock.olds.iter().enumerate() {
        for (at, change) in word.changes.iter().enumerate() {
            let plain = change.jokers == 0 && change.asks.is_empty();
            if plain && candidates.root.may_change(old, change) {
                plays.extend(simple.with_word(&change.frees, &[Move::Change(old, at)]));
            }
        }
    }
    plays
}

struct Simple<'c, 'a> {
    candidates: &'c Candidates<'a>,
    table: Table<'a>,
    choices: Choices<'a>,
}

impl Simple<'_, '_> {
    /// The longest new word of what becomes free and tiles of the rack.
    fn with_word(&self, free: &Bag, moves: &[Move]) -> Option<Play> {
        let Candidates {
            vocabulary,
            stock,
            fitting,
            ..
        } = self.candidates;
        let classes = vocabulary.holding(fitting, free, &stock.rack, stock.rack_jokers);
        let mut sources = classes.into_iter().map(Source::Class);
        sources.find_map(|source| self.played(source, moves))
    }

    fn longest_take_up(&self) -> Option<Play> {
        let Candidates { stock, .. } = self.candidates;
        let from_rack = stock.take_ups.each().filter(|(_, take_up)| {
            let asks = Bag::of(stock.take_ups.asked(take_up));
            take_up.jokers() == 0 && asks.lacking_in(&stock.rack) <= stock.rack_jokers
        });
        let mut from_rack: Vec<(usize, usize)> = from_rack
            .map(|(at, take_up)| (take_up.length(), at))
            .collect();
        from_rack.sort_unstable_by(|left, right| right.cmp(left));
        let mut sources = from_rack.into_iter().map(|(_, at)| Source::TakeUp(at));
        sources.find_map(|source| self.played(source, &[]))
    }

    /// The play with a word of this source, if that and these decisions are all it takes.
    fn played(&self, source: Source, moves: &[Move]) -> Option<Play> {
        let candidates = self.candidates.of(source);
        let candidate = candidates.iter().find(|own| self.is_whole(own, moves))?;
        Some(self.table.play(candidate, moves))
    }

    fn is_whole(&self, candidate: &Candidate, moves: &[Move]) -> bool {
        let mut state = candidate.state;
        for decision in moves {
            if let Move::Change(old, change) = *decision {
                let change = &self.candidates.stock.olds[old].changes[change];
                let readable = change.words.is_empty() || change.stays(candidate.word()).is_some();
                if !readable || !state.may_change(old, change) {
                    return false;
                }
            }
            self.choices.take(&mut state, decision);
        }
        self.choices.unbound(&state).is_none() && self.choices.is_finished(&state, 1)
    }
}
