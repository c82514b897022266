//! The plays of a position.

use super::board::Board;
use super::laying::Laying;
use super::plan::Plan;
use super::play::Play;
use super::rack::Rack;
use super::walk::{Sink, Walk};
use super::words::Words;

/// How many plays there are, what they score together and what the best of them scores.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub count: u64,
    pub sum: u64,
    pub best: u32,
}

impl Sink for Vec<Play> {
    #[inline(always)]
    fn take(&mut self, play: Play) {
        self.push(play);
    }
}

impl Tally {
    pub fn of(plays: &[Play]) -> Self {
        Tally {
            count: plays.len() as u64,
            sum: plays.iter().map(|play| u64::from(play.score)).sum(),
            best: plays.iter().map(|play| play.score).max().unwrap_or(0),
        }
    }
}

/// Gives every play to `sink`, each once.
pub fn all_plays<S: Sink>(plan: &Plan, words: &Words, board: &Board, rack: &Rack, sink: &mut S) {
    for lane in 0..plan.lanes() {
        let laying = Laying::new(plan, rack, lane, board.lane(plan, lane));
        for &source in board.sources(lane) {
            Walk::new(&words.graph, laying, source, sink).all(rack.full());
        }
    }
}
