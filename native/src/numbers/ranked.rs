//! The best plays that differ in the tiles they lay.
//!
//! When a play has been found, all others lie in smaller questions: the first face of which they lay
//! more, or fewer, tiles. The best answers to those come next.

use super::clock::Clock;
use super::play::{Answer, Clocks, Question};
use super::tile::{FACES, Tally};
use super::walk::Outcome;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A smaller question: lay at least `laid`, at most `rack`; and its best answer.
struct Part {
    laid: Tally,
    rack: Tally,
    played: Tally,
}

/// Up to `count` plays, best first, and whether that is proved.
pub fn ranked(question: &Question, count: usize, clocks: &mut Clocks) -> (Vec<Answer>, bool) {
    let mut ranking = Ranking {
        question,
        parts: Vec::new(),
        queue: BinaryHeap::new(),
    };
    let mut answers = Vec::new();
    let mut timely = ranking.push(question.laid, question.rack, &mut clocks.whole);
    while timely && answers.len() < count {
        let Some((Reverse(cost), Reverse(at))) = ranking.queue.pop() else {
            break;
        };
        let part = &ranking.parts[at];
        let exact = Question {
            rack: part.played,
            laid: part.played,
            ..question.clone()
        };
        answers.push(Answer {
            low: cost,
            ..exact.answer(clocks)
        });
        timely = ranking.split(at, &mut clocks.whole);
    }
    (answers, timely)
}

struct Ranking<'a> {
    question: &'a Question,
    parts: Vec<Part>,
    /// By cost, cheapest first.
    queue: BinaryHeap<(Reverse<u32>, Reverse<usize>)>,
}

impl Ranking<'_> {
    /// Answers a smaller question and queues it; false when the time is up.
    fn push(&mut self, laid: Tally, rack: Tally, clock: &mut Clock) -> bool {
        let part = Question {
            laid,
            rack,
            ..self.question.clone()
        };
        let Some(most) = part.most() else { return true };
        let mut search = part.search(0);
        let outcome = search.cheapest(most, clock);
        if clock.is_over() {
            return false;
        }
        if let (Outcome::Found(cost), Some(new)) = (outcome, search.sets()) {
            let played = part.play(new, 0).played;
            let beyond = self.question.cost(&self.question.rack.minus(&rack));
            self.queue
                .push((Reverse(cost + beyond), Reverse(self.parts.len())));
            self.parts.push(Part { laid, rack, played });
        }
        true
    }

    /// Queues all that is left of a question without the answer given; false when the time is up.
    fn split(&mut self, at: usize, clock: &mut Clock) -> bool {
        let Part {
            mut laid,
            mut rack,
            played,
        } = self.parts[at];
        for face in 0..FACES {
            let count = played.0[face];
            if count > laid.0[face] {
                let mut fewer = rack;
                fewer.0[face] = count - 1;
                if !self.push(laid, fewer, clock) {
                    return false;
                }
            }
            if count < rack.0[face] {
                let mut more = laid;
                more.0[face] = count + 1;
                if !self.push(more, rack, clock) {
                    return false;
                }
            }
            (laid.0[face], rack.0[face]) = (count, count);
        }
        true
    }
}
