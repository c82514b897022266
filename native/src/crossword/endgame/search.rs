//! The search for the best line of an endgame: deeper and deeper until nothing is guessed or the
//! time is up.

use super::Budget;
use super::guess::Guesser;
use super::ply::{Kept, Line};
use super::table::{Limit, TO_THE_END, Table};
use crate::crossword::play::Play;
use std::time::Instant;

/// So many positions between two looks at the clock.
const CLOCK_EVERY: u64 = 64;
/// More than any endgame is worth.
const INFINITE: i32 = i32::MAX / 4;

/// What a position is worth to the player to move, and whether that holds to the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub value: i32,
    pub proven: bool,
}

/// A play, or a pass, and what it looks worth.
#[derive(Clone, Copy)]
struct Candidate {
    promise: i32,
    play: Option<Kept>,
    mark: u32,
}

/// The mark of a pass; plays have higher ones.
const PASS: u32 = 1;

/// The values between which the worth of a position matters.
#[derive(Clone, Copy)]
struct Window {
    above: i32,
    below: i32,
}

impl Window {
    /// The same for the other player, after a play with this score.
    fn turned(self, score: i32) -> Self {
        Window {
            above: score - self.below,
            below: score - self.above,
        }
    }

    /// Asks only whether the worth is above.
    fn narrow(self) -> Self {
        Window {
            above: self.above,
            below: self.above + 1,
        }
    }

    fn is_narrow(self) -> bool {
        self.below - self.above == 1
    }
}

pub struct Search<'a> {
    line: Line<'a>,
    table: Table,
    guesser: Guesser,
    budget: Budget,
    positions: u64,
    out_of_time: bool,
    /// Candidates of the turns on the line, by turn; the memory is kept.
    candidates: Vec<Vec<Candidate>>,
    /// The best line found from each turn on.
    best: Vec<Vec<Option<Play>>>,
    /// What the best line from the first turn on is worth.
    best_value: i32,
    /// By handful: what a play with these tiles seems to lead to, besides its score.
    follow_ups: Vec<i32>,
}

/// What a search found.
pub struct Found {
    pub worth: Worth,
    /// A play or a pass for each turn.
    pub line: Vec<Option<Play>>,
    pub positions: u64,
    /// How many turns were looked ahead.
    pub depth: u8,
}

impl<'a> Search<'a> {
    pub fn new(line: Line<'a>, table: Table, budget: Budget) -> Self {
        Search {
            line,
            table,
            guesser: Guesser::new(),
            budget,
            positions: 0,
            out_of_time: false,
            candidates: Vec::new(),
            best: Vec::new(),
            best_value: 0,
            follow_ups: Vec::new(),
        }
    }

    /// The worth of the position and the best line: proven, or the best that was found in time.
    /// After a pass another one ends the game.
    pub fn run(&mut self, passed: bool) -> Found {
        let everything = Window {
            above: -INFINITE,
            below: INFINITE,
        };
        let mut found = Found {
            worth: Worth {
                value: 0,
                proven: false,
            },
            line: Vec::new(),
            positions: 0,
            depth: 0,
        };
        for depth in 1..TO_THE_END {
            let worth = self.look_ahead(depth, everything, passed);
            let line = self.best.first().cloned().unwrap_or_default();
            // What a broken off search found is worth having: it looks at the best move of the
            // search before it first, and puts only a better one in its place.
            if !line.is_empty() {
                found.line = line;
                found.worth.value = self.best_value;
            }
            if self.out_of_time {
                break;
            }
            found.worth = worth;
            found.depth = depth;
            if worth.proven {
                break;
            }
        }
        found.positions = self.positions;
        found
    }

    /// What the position is worth to the player to move, `depth` turns looked ahead; a bound where
    /// it lies outside of the window.
    fn look_ahead(&mut self, depth: u8, window: Window, passed: bool) -> Worth {
        self.positions += 1;
        self.out_of_time |= match self.budget {
            Budget::Positions(most) => self.positions > most,
            Budget::Until(deadline) => {
                self.positions.is_multiple_of(CLOCK_EVERY) && Instant::now() >= deadline
            }
        };
        let turn = self.line.turn;
        if self.best.len() <= turn {
            self.best.resize(turn + 1, Vec::new());
            self.candidates.resize(turn + 1, Vec::new());
        }
        self.best[turn].clear();
        let key = self.line.key(passed);
        let known = self.table.find(key).copied();
        if let Some(known) = known.filter(|known| known.depth >= depth && window.is_narrow()) {
            let decides = match known.limit {
                Limit::Exactly => true,
                Limit::AtLeast => known.value >= window.below,
                Limit::AtMost => known.value <= window.above,
            };
            if decides {
                return Worth {
                    value: known.value,
                    proven: known.depth == TO_THE_END,
                };
            }
        }
        self.line.look();
        if depth == 1 {
            return self.guess(window, passed);
        }
        // Before the first turn the order of the last search is kept.
        if turn > 0 || self.candidates[0].is_empty() {
            self.gather(passed);
        }
        let best = known.map_or(0, |known| known.best);
        self.try_candidates(depth, window, (key, best, passed))
    }

    /// Looks at what a play with each handful seems to lead to, besides its score.
    fn look_beyond(&mut self) {
        let seat = self.line.seat();
        let held = [self.line.held(0), self.line.held(1)];
        self.guesser.look(&self.line);
        self.follow_ups.clear();
        self.follow_ups.resize(held[seat] + 1, 0);
        for (used, _) in self.guesser.scores(seat) {
            let mut after = held;
            after[seat] -= used;
            self.follow_ups[used] = match after[seat] {
                0 => 2 * self.line.value_held(1 - seat),
                _ => -self.guesser.guess(&self.line.hands, 1 - seat, after),
            };
        }
    }

    /// What a pass looks worth.
    fn promise_of_pass(&self, passed: bool) -> i32 {
        let held = [self.line.held(0), self.line.held(1)];
        self.line.ends_with(None, passed).unwrap_or_else(|| {
            -self
                .guesser
                .guess(&self.line.hands, 1 - self.line.seat(), held)
        })
    }

    /// Lists what the player to move can do, with what it looks worth.
    fn gather(&mut self, passed: bool) {
        self.look_beyond();
        let pass = Candidate {
            promise: self.promise_of_pass(passed),
            play: None,
            mark: PASS,
        };
        let candidates = &mut self.candidates[self.line.turn];
        candidates.clear();
        self.line
            .for_each_play(self.line.seat(), |play, used, kept| {
                candidates.push(Candidate {
                    promise: play.score as i32 + self.follow_ups[used],
                    play: Some(kept),
                    mark: play.mark(),
                });
            });
        candidates.push(pass);
    }

    fn try_candidates(
        &mut self,
        depth: u8,
        window: Window,
        (key, first, passed): (u64, u32, bool),
    ) -> Worth {
        let turn = self.line.turn;
        let mut open = window;
        let mut best = Worth {
            value: -INFINITE,
            proven: true,
        };
        let mut best_mark = 0;
        for at in 0..self.candidates[turn].len() {
            let candidate = self.next(at, first);
            let play = candidate.play.map(|kept| self.line.play(kept));
            let worth = self.try_one(depth, play.as_ref(), (open, at == 0), passed);
            if self.out_of_time {
                return best;
            }
            self.candidates[turn][at].promise = worth.value;
            best.proven &= worth.proven;
            if worth.value > best.value {
                best.value = worth.value;
                best_mark = candidate.mark;
            }
            if worth.value > open.above {
                open.above = worth.value;
                self.take_as_best(play, worth.value);
            }
            if worth.value >= window.below {
                // One refutation is enough, and holds as far as itself.
                best.proven = worth.proven;
                break;
            }
        }
        let limit = match best.value {
            value if value >= window.below => Limit::AtLeast,
            value if value > window.above => Limit::Exactly,
            _ => Limit::AtMost,
        };
        let depth = if best.proven { TO_THE_END } else { depth };
        self.table.keep(key, best.value, limit, depth, best_mark);
        best
    }

    /// Brings the next candidate to try to its place: first the one that was best before, then the
    /// most promising. Few are tried where one refutes the position, so not all need an order.
    fn next(&mut self, at: usize, first: u32) -> Candidate {
        let candidates = &mut self.candidates[self.line.turn];
        let known = || {
            candidates
                .iter()
                .position(|candidate| candidate.mark == first)
        };
        if let Some(best) = (at == 0).then(known).flatten() {
            candidates.swap(0, best);
        } else if at < SORTED_FROM {
            let rest = candidates.iter().enumerate().skip(at);
            if let Some((most, _)) = rest.max_by_key(|(_, candidate)| candidate.promise) {
                candidates.swap(at, most);
            }
        } else if at == SORTED_FROM {
            candidates[at..].sort_unstable_by_key(|candidate| std::cmp::Reverse(candidate.promise));
        }
        candidates[at]
    }

    /// Puts a move in front of the best line that follows it.
    fn take_as_best(&mut self, play: Option<Play>, value: i32) {
        let turn = self.line.turn;
        if turn == 0 {
            self.best_value = value;
        }
        let (before, after) = self.best.split_at_mut(turn + 1);
        let line = &mut before[turn];
        line.clear();
        line.push(play);
        if let Some(rest) = after.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The worth of one play or pass to the player who makes it.
    fn try_one(
        &mut self,
        depth: u8,
        play: Option<&Play>,
        (window, first): (Window, bool),
        passed: bool,
    ) -> Worth {
        if let Some(value) = self.line.ends_with(play, passed) {
            if let Some(rest) = self.best.get_mut(self.line.turn + 1) {
                rest.clear();
            }
            return Worth {
                value,
                proven: true,
            };
        }
        let score = play.map_or(0, |play| play.score as i32);
        self.line.go(play);
        let mut answer = |window: Window| {
            let worth = self.look_ahead(depth - 1, window.turned(score), play.is_none());
            Worth {
                value: score - worth.value,
                proven: worth.proven,
            }
        };
        let mut worth = answer(if first { window } else { window.narrow() });
        if !first && worth.value > window.above && worth.value < window.below {
            worth = answer(window);
        }
        self.line.back();
        worth
    }

    /// What the most promising play or pass looks worth, without trying it; proven if it ends the
    /// game with more than matters.
    fn guess(&mut self, window: Window, passed: bool) -> Worth {
        self.look_beyond();
        let seat = self.line.seat();
        let pass = self.promise_of_pass(passed);
        let plays = self.guesser.scores(seat);
        let promises = plays.map(|(used, score)| (score + self.follow_ups[used], used));
        let (value, used) = promises
            .max()
            .filter(|best| best.0 >= pass)
            .unwrap_or((pass, 0));
        let ends = if used == 0 {
            passed
        } else {
            used == self.line.held(seat)
        };
        if !window.is_narrow() {
            self.begin_line(used, value - self.follow_ups[used]);
        }
        Worth {
            value,
            proven: ends && value >= window.below,
        }
    }

    /// Takes the play with these tiles and this score as all that is known of the best line.
    fn begin_line(&mut self, used: usize, score: i32) {
        let turn = self.line.turn;
        let mut best = None;
        self.line.for_each_play(self.line.seat(), |play, tiles, _| {
            if tiles == used && play.score as i32 == score {
                best = Some(*play);
            }
        });
        self.best[turn].push(best);
        if turn == 0 {
            self.best_value = score + self.follow_ups[used];
        }
    }
}

/// So many candidates are picked one by one before the rest is sorted.
const SORTED_FROM: usize = 4;
