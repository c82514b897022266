//! The best first turn of a player.

use super::clock::{Clock, Clocks};
use super::play::{Answer, Play, Question};
use super::search::Search;
use super::supply::Supply;
use super::tile::{FACES, Tally};
use super::walk::Outcome;
use super::worth::{self, dearest};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What a first turn has to bring.
#[derive(Clone, Copy)]
pub struct Need {
    /// Of the sets laid from the rack alone.
    pub worth: u16,
    /// Whether the turn may go on with the table once they lie.
    pub goes_on: bool,
}

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
///
/// The best one is looked for first, and then, in the time that is left, the one of those as good that
/// leaves most sets as they lie.
pub fn going_on(question: &Question, worth: u16, clocks: &mut Clocks) -> Answer {
    let tidy_seconds = std::mem::replace(&mut clocks.tidy_seconds, 0.0);
    let quick = best_first(question, worth, clocks);
    clocks.tidy_seconds = tidy_seconds;
    if !quick.cheapest {
        return Answer {
            play: from_rack(question, worth, &mut Question::hasty_clock()).play,
            ..quick
        };
    }
    if quick.play.is_none() || tidy_seconds <= 0.0 {
        return quick;
    }
    let tidy = best_first(question, worth, clocks);
    if tidy.cheapest { tidy } else { quick }
}

fn best_first(question: &Question, worth: u16, clocks: &mut Clocks) -> Answer {
    let mut parts: Vec<(Question, Answer)> = Vec::new();
    let mut queue = BinaryHeap::new();
    let mut openings = Openings::new(worth);
    let mut low = 0;
    let mut next = vec![question.clone()];
    loop {
        for part in next.drain(..) {
            let answer = part.answer(clocks);
            if clocks.whole.is_over() {
                return Answer::none(low, false);
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
        match openings.judge(part, &play.played, &mut clocks.whole) {
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
            Verdict::Unknown => return Answer::none(low, false),
        }
    }
}

pub enum Verdict {
    /// The tiles contain an opening.
    Opens,
    /// They do not; any play that does answers one of these.
    Parts(Vec<Question>),
    Unknown,
}

/// What openings tiles contain, found out once.
pub struct Openings {
    worth: u32,
    known: FxHashMap<Tally, worth::Opening>,
}

impl Openings {
    pub fn new(worth: u16) -> Self {
        Self {
            worth: worth.into(),
            known: FxHashMap::default(),
        }
    }

    /// Whether some tiles contain an opening; `None` when the time is up.
    pub fn contain(&mut self, tiles: &Tally, clock: &mut Clock) -> Option<bool> {
        Some(self.dearest(tiles, clock)?.worth >= self.worth)
    }

    fn dearest(&mut self, tiles: &Tally, clock: &mut Clock) -> Option<worth::Opening> {
        if let Some(&known) = self.known.get(tiles) {
            return Some(known);
        }
        let found = dearest(tiles, clock)?;
        self.known.insert(*tiles, found);
        Some(found)
    }

    /// Whether a play that answers a question opens.
    pub fn judge(&mut self, part: &Question, played: &Tally, clock: &mut Clock) -> Verdict {
        match self.contain(played, clock) {
            None => return Verdict::Unknown,
            Some(true) => return Verdict::Opens,
            Some(false) => {}
        }
        let Some(best) = self.dearest(&part.rack, clock) else {
            return Verdict::Unknown;
        };
        if best.worth < self.worth {
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
}
