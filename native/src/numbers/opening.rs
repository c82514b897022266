//! The best first turn of a player.

use super::clock::Clock;
use super::play::{Answer, Clocks, Play, Question};
use super::search::Search;
use super::supply::Supply;
use super::tile::{FACES, Tally};
use super::walk::Outcome;
use super::worth::dearest;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A turn in which the table stays as it lies: sets from the rack alone, worth so much at least.
pub fn from_rack(question: &Question, worth: u16, clock: &mut Clock) -> Answer {
    let Some(most) = question.most() else {
        return Answer::none(0, true);
    };
    let supply = Supply::new(&question.laid, &question.rack.minus(&question.laid));
    let mut search = Search::new(supply, question.objective, worth);
    let outcome = search.cheapest(most, clock);
    let proven = !clock.is_over();
    let play = match outcome {
        Outcome::Found(_) => search.sets().map(|new| {
            let played = Tally::of(&new.concat());
            let mut table = question.table.sets.clone();
            table.extend(new);
            Play {
                table,
                played,
                touched: 0,
            }
        }),
        _ => None,
    };
    Answer {
        play,
        low: search.low,
        cheapest: proven,
        tidiest: proven,
    }
}

/// A turn that goes on with the table once the opening lies: the tiles laid have to contain sets of their
/// own that are worth so much.
pub fn going_on(question: &Question, worth: u32, clocks: &mut Clocks) -> Answer {
    let mut parts: Vec<(Question, Answer)> = Vec::new();
    let mut queue = BinaryHeap::new();
    let mut low = 0;
    let mut next = vec![question.clone()];
    loop {
        for part in next.drain(..) {
            let answer = part.answer(clocks);
            if clocks.whole.is_over() {
                return Answer {
                    play: None,
                    low,
                    cheapest: false,
                    tidiest: false,
                };
            }
            if let Some(play) = &answer.play {
                let cost = question.cost(&question.rack.minus(&play.played));
                queue.push((Reverse(cost), Reverse(play.touched), Reverse(parts.len())));
                parts.push((part, answer));
            }
        }
        let Some((Reverse(cost), _, Reverse(at))) = queue.pop() else {
            return Answer::none(low.max(question.most().map_or(0, |most| most + 1)), true);
        };
        low = cost;
        let (part, answer) = &parts[at];
        let Some(play) = &answer.play else { continue };
        match halves(part, &play.played, worth, &mut clocks.whole) {
            Verdict::Opens => {
                let play = answer.play.clone();
                return Answer {
                    play,
                    low: cost,
                    cheapest: true,
                    tidiest: answer.tidiest,
                };
            }
            Verdict::Parts(parts) => next = parts,
            Verdict::Unknown => {
                return Answer {
                    play: None,
                    low,
                    cheapest: false,
                    tidiest: false,
                };
            }
        }
    }
}

enum Verdict {
    /// The tiles contain an opening.
    Opens,
    /// They do not; any play that does answers one of these.
    Parts(Vec<Question>),
    Unknown,
}

fn halves(part: &Question, played: &Tally, worth: u32, clock: &mut Clock) -> Verdict {
    let Some(own) = dearest(played, clock) else {
        return Verdict::Unknown;
    };
    if own.worth >= worth {
        return Verdict::Opens;
    }
    let Some(best) = dearest(&part.rack, clock) else {
        return Verdict::Unknown;
    };
    if best.worth < worth {
        return Verdict::Parts(Vec::new());
    }
    // Some tile of the best opening is not laid: either one more of its face is, or none.
    let missing = (0..FACES).find(|&face| best.tiles.0[face] > played.0[face]);
    let Some(face) = missing else {
        return Verdict::Parts(Vec::new());
    };
    let (mut more, mut fewer) = (part.clone(), part.clone());
    more.laid.0[face] = more.laid.0[face].max(played.0[face] + 1);
    fewer.rack.0[face] = played.0[face];
    Verdict::Parts(vec![more, fewer])
}
