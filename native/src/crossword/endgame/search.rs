//! The search for the best line of an endgame: deeper and deeper until nothing is guessed or the
//! time is up.

use super::Budget;
use super::guess::Guesser;
use super::ply::{Kept, Line, Zone};
use super::table::{Limit, TO_THE_END, Table};
use crate::crossword::play::Play;
use std::time::Instant;

/// So many positions between two looks at the clock.
const CLOCK_EVERY: u64 = 64;
/// A turn more hardly ever changes the worth of an endgame by more points.
const NEAR: i32 = 8;
/// After so many turns looked ahead the end itself is looked for: the order of moves is known well
/// enough by then that nearly all that is looked at belongs to the proof.
const SURE_FROM: u8 = 3;
/// For that so many times the positions are spent that were looked at up to then, before it is tried
/// with one turn more.
const PROOF_TIMES: u64 = 20;
/// Looks as far as any endgame goes, without guessing.
const WHOLE: u8 = TO_THE_END - 1;
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
    /// The highest is tried first.
    order: i32,
    /// The handful that it uses, and how many tiles that are.
    used: usize,
    laid: u8,
    play: Option<Kept>,
    mark: u32,
}

/// By so much more than is needed a move is as sure to be enough as any.
const SURELY: i32 = 3;
/// Most that what a move promises beyond that counts, in parts of a point.
const BEYOND_MOST: i32 = 63;
const BEYOND_PARTS: i32 = BEYOND_MOST + 1;

impl Candidate {
    /// How soon to try a move where one worth `below` is enough. Among those that seem to be enough
    /// the one that lays most tiles goes first: what it leads to is over sooner, so that it takes
    /// fewer positions to prove. What else they promise decides where they lay as many.
    fn ease(&self, below: i32) -> i32 {
        let enough = below.saturating_add(SURELY);
        let beyond = (self.promise - enough).clamp(0, BEYOND_MOST * 4) / 4;
        (self.promise.min(enough) + i32::from(self.laid)) * BEYOND_PARTS + beyond
    }
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
    /// So many positions may be looked at before something else is tried.
    limit: u64,
    out_of_time: bool,
    /// Candidates of the turns on the line, by turn; the memory is kept.
    candidates: Vec<Vec<Candidate>>,
    /// The best line found from each turn on.
    best: Vec<Vec<Option<Play>>>,
    /// What the best line from the first turn on is worth.
    best_value: i32,
    /// By handful: what a play with these tiles seems to lead to, besides its score.
    follow_ups: Vec<i32>,
    /// By turn: how the other could go out if nothing gets in the way, the best way first.
    outs: Vec<Vec<Out>>,
    /// By turn: the marks of the moves that have refuted positions there last.
    killers: Vec<[u32; 2]>,
}

/// A play with which somebody goes out.
#[derive(Clone, Copy)]
struct Out {
    score: i32,
    zone: Zone,
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
            limit: u64::MAX,
            out_of_time: false,
            candidates: Vec::new(),
            best: Vec::new(),
            best_value: 0,
            follow_ups: Vec::new(),
            outs: Vec::new(),
            killers: Vec::new(),
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
        let mut turns = 1;
        let mut depth = 1;
        while turns < WHOLE {
            self.limit = match depth {
                WHOLE => self.positions * (PROOF_TIMES + 1),
                _ => u64::MAX,
            };
            let worth = match depth {
                1 => self.look_ahead(depth, everything, passed),
                _ => self.look_near(depth, found.worth.value, passed),
            };
            let line = self.best.first().cloned().unwrap_or_default();
            // What a broken off search found is worth having: it looks at the best move of the
            // search before it first, and puts only a better one in its place.
            if !line.is_empty() {
                found.line = line;
                found.worth.value = self.best_value;
            }
            if self.is_over() {
                break;
            }
            if self.out_of_time {
                // The proof takes long: one turn more first, and what is proved already stays known.
                self.out_of_time = false;
                depth = turns;
                continue;
            }
            found.worth = worth;
            if worth.proven {
                found.depth = found.line.len() as u8;
                break;
            }
            found.depth = depth;
            turns += 1;
            depth = if turns > SURE_FROM { WHOLE } else { turns };
        }
        found.positions = self.positions;
        found
    }

    /// Whether all of the budget is spent, and not only what one attempt may take.
    fn is_over(&self) -> bool {
        self.out_of_time
            && match self.budget {
                Budget::Positions(most) => self.positions > most,
                Budget::Until(deadline) => Instant::now() >= deadline,
            }
    }

    /// What the position is worth, expected to be near what one turn less has found.
    fn look_near(&mut self, depth: u8, value: i32, passed: bool) -> Worth {
        let mut near = Window {
            above: value - NEAR,
            below: value + NEAR,
        };
        loop {
            let worth = self.look_ahead(depth, near, passed);
            if self.out_of_time || worth.value > near.above && worth.value < near.below {
                return worth;
            }
            match worth.value <= near.above {
                true => near.above = -INFINITE,
                false => near.below = INFINITE,
            }
        }
    }

    /// What the position is worth to the player to move, `depth` turns looked ahead; a bound where
    /// it lies outside of the window.
    fn look_ahead(&mut self, depth: u8, window: Window, passed: bool) -> Worth {
        self.positions += 1;
        self.out_of_time |= self.positions > self.limit
            || match self.budget {
                Budget::Positions(most) => self.positions > most,
                Budget::Until(deadline) => {
                    self.positions.is_multiple_of(CLOCK_EVERY) && Instant::now() >= deadline
                }
            };
        let turn = self.line.turn;
        if self.best.len() <= turn {
            self.best.resize(turn + 1, Vec::new());
            self.candidates.resize(turn + 1, Vec::new());
            self.outs.resize(turn + 1, Vec::new());
            self.killers.resize(turn + 1, [0; 2]);
        }
        self.best[turn].clear();
        // To end the game by a second pass takes no look. The first turn wants a line, not a bound.
        if let Some(value) = self.line.ends_with(None, passed)
            && turn > 0
            && value >= window.below
        {
            return Worth {
                value,
                proven: true,
            };
        }
        let key = self.line.key(passed);
        let best = self.table.find(key).map_or(0, |known| known.best);
        if depth > 1 && window.is_narrow() {
            let refuted = self.refute(depth, window, (key, best, passed));
            if let Some(worth) = refuted {
                return worth;
            }
        }
        self.line.look();
        // Before the first turn the order of the last search is kept.
        if turn > 0 || self.candidates[0].is_empty() {
            self.gather(passed, window.below);
        }
        if depth > 2
            && window.is_narrow()
            && let Some(worth) = self.refuted_already(depth, window, key)
        {
            return worth;
        }
        self.try_candidates(depth, window, (key, best, passed))
    }

    /// Whether some move leads to a position that is known to refute this one.
    fn refuted_already(&mut self, depth: u8, window: Window, key: u64) -> Option<Worth> {
        let candidates = self.candidates[self.line.turn].iter();
        let (worth, mark) = candidates.into_iter().find_map(|candidate| {
            let play = candidate.play.map(|kept| self.line.play(kept));
            let score = play.map_or(0, |play| play.score as i32);
            let known = self.known_after(play.as_ref(), depth - 1, window.turned(score))?;
            let value = score - known.value;
            let proven = known.proven;
            (value >= window.below).then_some((Worth { value, proven }, candidate.mark))
        })?;
        self.keep_refutation(key, worth, (depth, mark));
        Some(worth)
    }

    /// What the table says of the position after a move, if that decides a narrow question.
    fn known_after(&self, play: Option<&Play>, depth: u8, window: Window) -> Option<Worth> {
        let known = self.table.find(self.line.key_after(play))?;
        let decides = known.depth >= depth
            && match known.limit {
                Limit::Exactly => true,
                Limit::AtLeast => known.value >= window.below,
                Limit::AtMost => known.value <= window.above,
            };
        decides.then_some(Worth {
            value: known.value,
            proven: known.depth == TO_THE_END,
        })
    }

    /// Tries what refuted this position or ones like it before, as far as it is known to be
    /// possible here: where that is enough, the other plays need not be found.
    fn refute(
        &mut self,
        depth: u8,
        window: Window,
        (key, first, passed): (u64, u32, bool),
    ) -> Option<Worth> {
        let [one, two] = self.killers[self.line.turn];
        let marks = [first, one, two];
        if marks == [0; 3] {
            return None;
        }
        let mut plays = [None; 3];
        self.line.for_each_play(self.line.seat(), |play, _, _| {
            let mark = play.mark();
            if let Some(at) = marks.iter().position(|&other| other == mark) {
                plays[at] = Some((*play, mark));
            }
        });
        if plays.iter().any(Option::is_some) {
            self.guesser.begin([self.line.held(0), self.line.held(1)]);
            self.gather_outs();
        }
        for (play, mark) in plays.into_iter().flatten() {
            let worth = self.try_one(depth, Some(&play), (window, true), (passed, -INFINITE));
            if self.out_of_time || worth.value >= window.below {
                if !self.out_of_time {
                    self.keep_refutation(key, worth, (depth, mark));
                }
                return Some(worth);
            }
        }
        None
    }

    fn keep_refutation(&mut self, key: u64, worth: Worth, (depth, mark): (u8, u32)) {
        let depth = if worth.proven { TO_THE_END } else { depth };
        self.table
            .keep(key, worth.value, Limit::AtLeast, depth, mark);
        let killers = &mut self.killers[self.line.turn];
        if mark > PASS && killers[0] != mark {
            *killers = [mark, killers[0]];
        }
    }

    /// Looks at what a play with each handful seems to lead to, besides its score.
    fn look_beyond(&mut self) {
        let seat = self.line.seat();
        let held = [self.line.held(0), self.line.held(1)];
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

    /// Lists what the player to move can do, with what it looks worth, and how the other could go
    /// out.
    fn gather(&mut self, passed: bool, below: i32) {
        let (turn, seat) = (self.line.turn, self.line.seat());
        self.guesser.begin([self.line.held(0), self.line.held(1)]);
        let candidates = &mut self.candidates[turn];
        candidates.clear();
        self.line.for_each_play(seat, |play, used, kept| {
            let score = play.score as i32;
            self.guesser.see(seat, used, score);
            candidates.push(Candidate {
                promise: score,
                order: 0,
                used,
                laid: play.laid,
                play: Some(kept),
                mark: play.mark(),
            });
        });
        self.gather_outs();
        self.look_beyond();
        let pass = Candidate {
            promise: self.promise_of_pass(passed),
            order: 0,
            used: 0,
            laid: 0,
            play: None,
            mark: PASS,
        };
        let held = self.line.held(seat);
        let candidates = &mut self.candidates[turn];
        for candidate in candidates.iter_mut() {
            candidate.promise += self.follow_ups[candidate.used];
        }
        candidates.push(pass);
        for candidate in candidates {
            candidate.order = match candidate.promise >= below && candidate.used == held {
                // Going out is worth what it says: it is tried before all that is guessed.
                true => i32::MAX,
                false => candidate.ease(below),
            };
        }
    }

    /// Lists how the other could go out, and shows the guesser what he can play.
    fn gather_outs(&mut self) {
        let other = 1 - self.line.seat();
        let held = self.line.held(other);
        let outs = &mut self.outs[self.line.turn];
        outs.clear();
        self.line.for_each_play(other, |play, used, _| {
            let score = play.score as i32;
            self.guesser.see(other, used, score);
            if used == held {
                let zone = self.line.zone(play);
                outs.push(Out { score, zone });
            }
        });
        outs.sort_unstable_by_key(|out| std::cmp::Reverse(out.score));
    }

    /// What a move is worth at most because the other can end the game after it: by going out, or by
    /// a pass after a pass. None if he cannot, as far as that is seen without making the move.
    fn worth_at_most(&self, play: Option<&Play>, score: i32) -> Option<i32> {
        let out = self.worth_before_out(play, score);
        if play.is_some() {
            return out;
        }
        let ended = self.line.ends_with(None, true);
        out.into_iter().chain(ended).min()
    }

    fn worth_before_out(&self, play: Option<&Play>, score: i32) -> Option<i32> {
        let seat = self.line.seat();
        let out = self.outs[self.line.turn].iter().find(|out| {
            play.is_none_or(|play| !self.line.squares(play).any(|square| out.zone.has(square)))
        })?;
        let used = play.map_or(0, |play| self.line.hands[seat].used(play));
        let left = self.line.hands[seat].values[self.line.held(seat) - used];
        Some(score - out.score - 2 * left)
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
            let from = (open, at == 0);
            let worth = self.try_one(depth, play.as_ref(), from, (passed, candidate.promise));
            // The last turn that is looked at takes no time, and gives at least something.
            if self.out_of_time && depth > 1 {
                return best;
            }
            let tried = &mut self.candidates[turn][at];
            tried.promise = worth.value;
            tried.order = worth.value.saturating_mul(BEYOND_PARTS);
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
                self.keep_refutation(key, worth, (depth, candidate.mark));
                return worth;
            }
        }
        let limit = match best.value {
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
            if let Some((most, _)) = rest.max_by_key(|(_, candidate)| candidate.order) {
                candidates.swap(at, most);
            }
        } else if at == SORTED_FROM {
            candidates[at..].sort_unstable_by_key(|candidate| std::cmp::Reverse(candidate.order));
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

    /// The worth of one play or pass to the player who makes it. `promise` is what it looks worth,
    /// and all that is said where nothing is looked ahead any more.
    fn try_one(
        &mut self,
        depth: u8,
        play: Option<&Play>,
        (window, first): (Window, bool),
        (passed, promise): (bool, i32),
    ) -> Worth {
        if let Some(rest) = self.best.get_mut(self.line.turn + 1) {
            rest.clear();
        }
        if let Some(value) = self.line.ends_with(play, passed) {
            return Worth {
                value,
                proven: true,
            };
        }
        let score = play.map_or(0, |play| play.score as i32);
        let most = self.worth_at_most(play, score);
        if let Some(value) = most.filter(|&most| most <= window.above) {
            return Worth {
                value,
                proven: true,
            };
        }
        if depth == 1 {
            return Worth {
                value: most.map_or(promise, |most| most.min(promise)),
                proven: false,
            };
        }
        let asked = if first { window } else { window.narrow() };
        if asked.is_narrow() {
            let known = self.known_after(play, depth - 1, asked.turned(score));
            if let Some(known) = known.filter(|known| {
                let value = score - known.value;
                window.is_narrow() || value <= window.above || value >= window.below
            }) {
                return Worth {
                    value: score - known.value,
                    proven: known.proven,
                };
            }
        }
        self.line.go(play);
        let mut answer = |window: Window| {
            let worth = self.look_ahead(depth - 1, window.turned(score), play.is_none());
            Worth {
                value: score - worth.value,
                proven: worth.proven,
            }
        };
        let mut worth = answer(asked);
        if !first && worth.value > window.above && worth.value < window.below {
            worth = answer(window);
        }
        self.line.back();
        worth
    }
}

/// So many candidates are picked one by one before the rest is sorted.
const SORTED_FROM: usize = 4;
