//! The best plays that differ in the tiles they lay.
//!
//! When a play has been found, all others lie in smaller questions: the first face of which they lay
//! more, or fewer, tiles. The best answers to those come next. A play that has to open and does not is
//! passed over: its question falls into two smaller ones.

use super::clock::{Clock, Clocks};
use super::opening::{Need, Openings, Verdict, from_rack};
use super::play::{Answer, Play, Question};
use super::tile::{FACES, Tally};
use super::walk::Outcome;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// One look at tidiness takes no more than this part of the nodes that are left.
const TIDY_PARTS: u64 = 4;

/// A smaller question: lay at least `laid`, at most `rack`; and its best answer.
struct Part {
    laid: Tally,
    rack: Tally,
    play: Play,
}

/// Up to `count` plays, best first, and whether all of them are proved to be the best. Those that are not
/// say so themselves. With a `need` they are first turns.
pub fn ranked(
    question: &Question,
    need: Option<Need>,
    count: usize,
    clocks: &mut Clocks,
) -> (Vec<Answer>, bool) {
    let mut ranking = Ranking {
        question,
        need,
        openings: Openings::new(need.map_or(0, |need| need.worth)),
        parts: Vec::new(),
        queue: BinaryHeap::new(),
    };
    clocks.tidy_parts = TIDY_PARTS;
    let mut answers = Vec::new();
    let mut low = 0;
    let mut timely =
        count == 0 || ranking.push(question.laid, question.rack, &mut clocks.whole) == Some(());
    while timely && answers.len() < count {
        let Some((Reverse(cost), Reverse(at))) = ranking.queue.pop() else {
            break;
        };
        low = cost;
        timely = match ranking.judge(at, &mut clocks.whole) {
            Verdict::Opens => {
                answers.push(ranking.answer(at, cost, clocks));
                answers.len() == count || ranking.split(at, &mut clocks.whole) == Some(())
            }
            Verdict::Parts(parts) => parts
                .into_iter()
                .try_for_each(|part| ranking.push(part.laid, part.rack, &mut clocks.whole))
                .is_some(),
            Verdict::Unknown => {
                ranking.queue.push((Reverse(cost), Reverse(at)));
                false
            }
        };
    }
    if !timely {
        ranking.fill_up(&mut answers, low, count);
    }
    (answers, timely)
}

struct Ranking<'a> {
    question: &'a Question,
    need: Option<Need>,
    openings: Openings,
    parts: Vec<Part>,
    /// By cost, cheapest first.
    queue: BinaryHeap<(Reverse<u32>, Reverse<usize>)>,
}

impl Ranking<'_> {
    fn part(&self, laid: Tally, rack: Tally) -> Question {
        Question {
            laid,
            rack,
            ..self.question.clone()
        }
    }

    /// Whether the turn may go on after an opening, so that only the finished play tells if it opens.
    fn goes_on(&self) -> bool {
        self.need.is_some_and(|need| need.goes_on)
    }

    /// Answers a smaller question and queues it; `None` when the time is up.
    fn push(&mut self, laid: Tally, rack: Tally, clock: &mut Clock) -> Option<()> {
        if self.goes_on() && !self.openings.contain(&rack, clock)? {
            return Some(());
        }
        let part = self.part(laid, rack);
        let found = self.best(&part, clock);
        if clock.is_over() {
            return None;
        }
        if let Some(play) = found {
            let left = self.question.rack.minus(&play.played);
            let cost = self.question.cost(&left);
            self.queue.push((Reverse(cost), Reverse(self.parts.len())));
            self.parts.push(Part { laid, rack, play });
        }
        Some(())
    }

    /// The best play of a smaller question, whether it opens or not where the turn may go on.
    fn best(&self, part: &Question, clock: &mut Clock) -> Option<Play> {
        if let Some(need) = self.need.filter(|need| !need.goes_on) {
            return from_rack(part, need.worth, clock).play;
        }
        let most = part.most()?;
        if let Some(limit) = part.touched_max {
            return part.answer_within(limit, most, clock).play;
        }
        let mut search = part.search(0);
        match search.cheapest(most, clock) {
            Outcome::Found(_) => search.sets().map(|new| part.play(new, 0)),
            _ => None,
        }
    }

    fn judge(&mut self, at: usize, clock: &mut Clock) -> Verdict {
        if !self.goes_on() {
            return Verdict::Opens;
        }
        let Part { laid, rack, .. } = self.parts[at];
        let part = self.part(laid, rack);
        self.openings
            .judge(&part, &self.parts[at].play.played, clock)
    }

    /// The play of a part, proved to be the next best; tidied up if there is time.
    fn answer(&self, at: usize, cost: u32, clocks: &mut Clocks) -> Answer {
        let play = &self.parts[at].play;
        let is_tidy = self.question.touched_max.is_some() || self.need.is_some() && !self.goes_on();
        let found = Answer {
            play: Some(play.clone()),
            low: cost,
            cheapest: true,
            tidiest: is_tidy,
        };
        if is_tidy {
            return found;
        }
        let tidied = self.part(play.played, play.played).answer(clocks);
        if tidied.cheapest && tidied.play.is_some() {
            Answer {
                low: cost,
                ..tidied
            }
        } else {
            found
        }
    }

    /// Queues all that is left of a question without the answer given; `None` when the time is up.
    fn split(&mut self, at: usize, clock: &mut Clock) -> Option<()> {
        let Part {
            mut laid,
            mut rack,
            ref play,
        } = self.parts[at];
        let played = play.played;
        for face in 0..FACES {
            let count = played.0[face];
            if count > laid.0[face] {
                let mut fewer = rack;
                fewer.0[face] = count - 1;
                self.push(laid, fewer, clock)?;
            }
            if count < rack.0[face] {
                let mut more = laid;
                more.0[face] = count + 1;
                self.push(more, rack, clock)?;
            }
            (laid.0[face], rack.0[face]) = (count, count);
        }
        Some(())
    }

    /// When the time is up: plays that are known already, or one found in no time; nothing is claimed of
    /// them.
    fn fill_up(&mut self, answers: &mut Vec<Answer>, low: u32, count: usize) {
        while answers.len() < count
            && let Some((_, Reverse(at))) = self.queue.pop()
        {
            let play = &self.parts[at].play;
            let mut hurry = Question::hasty_clock();
            if !self.goes_on() || self.openings.contain(&play.played, &mut hurry) == Some(true) {
                answers.push(Answer {
                    play: Some(self.parts[at].play.clone()),
                    ..Answer::none(low, false)
                });
            }
        }
        if answers.is_empty() {
            let play = match self.need {
                Some(need) => {
                    from_rack(self.question, need.worth, &mut Question::hasty_clock()).play
                }
                None => self
                    .question
                    .most()
                    .and_then(|most| self.question.hasty(most)),
            };
            answers.extend(play.map(|play| Answer {
                play: Some(play),
                ..Answer::none(low, false)
            }));
        }
    }
}
