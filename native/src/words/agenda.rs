//! Goes through all words that could score, the highest scores first, until nothing better is left.

use super::clock::Clock;
use super::question::{Answer, Play, Question};
use super::ranking::Ranking;

/// What came of looking for a play.
pub enum Attempt {
    Played(Play),
    Impossible,
    Undecided,
}

/// A turn in which candidates can be tried.
pub trait Turn {
    /// What candidates are made of: a class of words, or a word in some way.
    type Source: Copy;
    /// A word that could score, in one way, or none.
    type Candidate;

    fn question(&self) -> &Question;
    /// No more tiles of the rack can be laid than this.
    fn most_tiles(&self) -> u32;
    fn longest(&self) -> usize;
    fn sources(&self, length: usize) -> Vec<Self::Source>;
    /// Those that are not known to be impossible with so many tiles of the rack.
    fn candidates(&self, source: Self::Source, tiles: u32) -> Vec<Self::Candidate>;
    /// Plays of which no word scores.
    fn silent(&self) -> Vec<Self::Candidate>;
    fn headline(candidate: &Self::Candidate) -> Option<&[u8]>;
    /// Looks for a play with at least so many tiles of the rack; each round looks longer.
    fn attempt(
        &mut self,
        candidate: &Self::Candidate,
        tiles: u32,
        round: u32,
        clock: &Clock,
    ) -> Attempt;
    /// Plays that are found at once: simple ones, for when time is short. Not the best there are.
    fn simple(&self) -> Vec<Play>;
    /// A play that scores more than this, found by a glance where looking at everything takes long.
    fn rough(&mut self, _more_than: u32, _clock: &Clock) -> Option<Play> {
        None
    }
    fn steps(&self) -> u64;
}

/// After so long without any play simple ones are looked at, so that there is something to show.
const SIMPLE_AFTER: f64 = 0.005;
const SIMPLE_AFTER_STEPS: u64 = 500;
/// When this share of the time is gone and no word that was looked at could be laid, a glance is taken
/// at words of every length.
const ROUGH_AFTER: f64 = 0.1;
const ROUGH_AFTER_STEPS: u64 = 5_000;

/// A candidate that could score so much, whether the whole rack goes with it or not.
struct Task<C> {
    candidate: C,
    score: u32,
    whole_rack: bool,
}

struct Agenda<'t, T: Turn> {
    turn: &'t mut T,
    ranking: Ranking,
    open: Vec<Task<T::Candidate>>,
    clock: Clock,
    found_after: f64,
    /// Whether simple plays were looked at.
    simple: bool,
    /// Whether a glance was taken at words of every length, or is not needed.
    rough: bool,
}

pub fn best_plays<T: Turn>(turn: &mut T, clock: Clock) -> Answer {
    let ranking = Ranking::new(turn.question().plays);
    let mut agenda = Agenda {
        turn,
        ranking,
        open: Vec::new(),
        clock,
        found_after: 0.0,
        simple: false,
        rough: false,
    };
    let unseen = agenda.look_at_all();
    agenda.look_again();
    if agenda.clock.is_over() {
        agenda.look_at_simple();
    }
    agenda.answer(unseen)
}

impl<T: Turn> Agenda<'_, T> {
    /// Looks at every candidate once; the score at which time ran out.
    fn look_at_all(&mut self) -> Option<u32> {
        for (score, length, whole_rack) in self.levels() {
            if !self.is_wanted(score, whole_rack) {
                continue;
            }
            for source in self.turn.sources(length) {
                let tiles = self.tiles_wanted(score, whole_rack, None);
                for candidate in self.turn.candidates(source, tiles) {
                    if self.clock.is_over() {
                        return Some(score);
                    }
                    if self.clock.is_past(SIMPLE_AFTER, SIMPLE_AFTER_STEPS) {
                        self.look_at_simple();
                    }
                    if self.clock.is_past_share(ROUGH_AFTER, ROUGH_AFTER_STEPS) {
                        self.glance();
                    }
                    self.clock.spend(1); // what is excluded at once takes no steps
                    self.look(
                        Task {
                            candidate,
                            score,
                            whole_rack,
                        },
                        0,
                    );
                }
                if !self.is_wanted(score, whole_rack) {
                    break;
                }
            }
        }
        for candidate in self.turn.silent() {
            self.look(
                Task {
                    candidate,
                    score: 0,
                    whole_rack: false,
                },
                0,
            );
        }
        None
    }

    /// Where nothing is found yet, takes what is found at once.
    fn look_at_simple(&mut self) {
        if self.simple || !self.ranking.is_empty() || self.turn.question().plays > 1 {
            return;
        }
        self.simple = true;
        for play in self.turn.simple() {
            self.enter(play);
        }
    }

    /// Where nothing but simple plays is known, takes the best that is found by a glance.
    fn glance(&mut self) {
        if self.rough || self.turn.question().plays > 1 {
            return;
        }
        self.rough = true;
        let known = self.ranking.best().map_or(0, |(score, _)| score);
        if let Some(play) = self.turn.rough(known, &self.clock) {
            self.enter(play);
        }
    }

    /// Looks longer and longer at what is undecided.
    fn look_again(&mut self) {
        let mut round = 0;
        while !self.open.is_empty() && !self.clock.is_over() {
            round += 1;
            let mut open = std::mem::take(&mut self.open);
            open.sort_by_key(|task| std::cmp::Reverse(task.score));
            for task in open {
                self.look(task, round);
            }
        }
    }

    /// Every score that a word can bring, the highest first.
    fn levels(&self) -> Vec<(u32, usize, bool)> {
        let question = self.turn.question();
        let whole_rack = self.turn.most_tiles() == question.rack_tiles();
        let mut levels = Vec::new();
        for length in question.rules.shortest..=self.turn.longest() {
            levels.push((length as u32, length, false));
            if question.rules.doubling && whole_rack {
                levels.push((2 * length as u32, length, true));
            }
        }
        levels
            .sort_unstable_by_key(|&(score, _, whole_rack)| std::cmp::Reverse((score, whole_rack)));
        levels
    }

    fn tiles_wanted(&self, score: u32, whole_rack: bool, headline: Option<&[u8]>) -> u32 {
        let wanted = self.ranking.tiles_wanted(score, headline);
        if whole_rack {
            wanted.max(self.turn.question().rack_tiles())
        } else {
            wanted
        }
    }

    /// Whether a word that is not yet ranked could be, with this score.
    fn is_wanted(&self, score: u32, whole_rack: bool) -> bool {
        self.tiles_wanted(score, whole_rack, None) <= self.turn.most_tiles()
    }

    /// Looks for plays with a candidate until it has no better one; it stays open if that is unknown.
    fn look(&mut self, task: Task<T::Candidate>, round: u32) {
        let most = self.turn.most_tiles();
        loop {
            let headline = T::headline(&task.candidate);
            let tiles = self.tiles_wanted(task.score, task.whole_rack, headline);
            if tiles > most {
                return;
            }
            match self
                .turn
                .attempt(&task.candidate, tiles, round, &self.clock)
            {
                Attempt::Played(play) => {
                    self.rough = true;
                    let is_all = play.tiles >= most;
                    self.enter(play);
                    // More often than not the whole rack can go.
                    if !is_all {
                        let all = self.turn.attempt(&task.candidate, most, 0, &self.clock);
                        if let Attempt::Played(play) = all {
                            self.enter(play);
                        }
                    }
                }
                Attempt::Impossible => return,
                Attempt::Undecided => {
                    self.open.push(task);
                    return;
                }
            }
        }
    }

    fn enter(&mut self, play: Play) {
        if self.ranking.enter(play) {
            self.found_after = self.clock.seconds();
        }
    }

    fn answer(self, unseen: Option<u32>) -> Answer {
        let best = self.ranking.best().map_or(0, |(score, _)| score);
        let open = self.open.iter().map(|task| task.score).chain(unseen).max();
        Answer {
            bound: best.max(open.unwrap_or(0)),
            proven: open.is_none(),
            steps: self.turn.steps(),
            seconds: self.clock.seconds(),
            found_after: self.found_after,
            plays: self.ranking.into_plays(),
        }
    }
}
