//! The best play where words on the table may be dissolved: it does not matter which word a tile came
//! from, only that all letters of the table are in words again.

use super::candidates::{Candidate, candidates_of};
use super::clock::Clock;
use super::cover::{Cover, Verdict};
use super::cuts::Cuts;
use super::lay::lay_freely;
use super::novelty::{Novelty, Past};
use super::pool::Pool;
use super::question::{Answer, Question};
use super::ranking::Ranking;
use super::relaxed::{Relaxation, Relaxed, Remainder};
use super::spell::spell;
use super::turn::Turn;
use super::vocabulary::{Class, Fitting, Vocabulary};

/// Tables are mostly covered with words up to this length; the others are for when that fails.
const SHORT: usize = 5;
/// So few classes need no shorter list of them first.
const FEW: usize = 4000;
/// Steps for a first look at a candidate with short words, and with all.
const GLANCE: u64 = 200;
const GLANCE_ALL: u64 = 60;
/// Steps for following a cover in parts.
const DIVE: u64 = 400;
/// How much longer each further look is.
const PATIENCE: u64 = 6;

/// A word that could score so much, whether the whole rack goes with it or not.
struct Task {
    candidate: Candidate,
    score: u32,
    whole_rack: bool,
}

enum Attempt {
    /// There was one, and it has been noted.
    Played,
    Impossible,
    Undecided,
}

struct Search<'a> {
    question: &'a Question,
    past: &'a Past,
    turn: &'a Turn,
    vocabulary: &'a Vocabulary<'a>,
    fitting: &'a Fitting<'a>,
    /// Short words only, where there are many.
    short: Option<Cover>,
    all: Option<Cover>,
    cuts: Cuts,
    relaxation: Relaxation,
    ranking: Ranking,
    open: Vec<Task>,
    clock: Clock,
    found_after: f64,
}

pub fn best_plays(question: &Question, vocabulary: &Vocabulary, past: &Past, clock: Clock) -> Answer {
    let turn = Turn::new(question);
    let fitting = vocabulary.fitting(&turn.supply.letters, turn.supply.jokers);
    let mut search = Search {
        question,
        past,
        turn: &turn,
        vocabulary,
        fitting: &fitting,
        short: None,
        all: None,
        cuts: Cuts::default(),
        relaxation: Relaxation::default(),
        ranking: Ranking::new(question.plays),
        open: Vec::new(),
        clock,
        found_after: 0.0,
    };
    if fitting.count() > FEW {
        search.short = Some(search.cover_with(fitting.of_lengths(0, SHORT + 1)));
    }
    let unseen = search.look_at_all();
    search.look_again();
    search.answer(unseen)
}

impl Search<'_> {
    fn cover_with(&self, classes: Vec<Class>) -> Cover {
        let must = self.turn.goal(0).must;
        let pool = Pool::new(self.vocabulary, classes, &must, &self.turn.supply.letters);
        Cover::new(pool, self.turn.supply, self.question.rules.distinct)
    }

    /// Looks at every candidate once, the highest scores first; the score at which time ran out.
    fn look_at_all(&mut self) -> Option<u32> {
        let levels = if self.question.any { Vec::new() } else { self.levels() };
        for (score, length, whole_rack) in levels {
            for class in self.fitting.of_lengths(length, length + 1) {
                if self.tiles_wanted(score, whole_rack, None) > self.turn.rack_tiles {
                    break;
                }
                for candidate in self.candidates(&class) {
                    if self.clock.is_over() {
                        return Some(score);
                    }
                    self.look(Task { candidate, score, whole_rack }, 1);
                }
            }
        }
        for candidate in self.with_companions(Candidate::none()) {
            self.look(Task { candidate, score: 0, whole_rack: false }, 1);
        }
        None
    }

    /// Looks longer and longer at what is undecided.
    fn look_again(&mut self) {
        let mut patience = 1;
        while !self.open.is_empty() && !self.clock.is_over() && !self.is_enough() {
            patience *= PATIENCE;
            let mut open = std::mem::take(&mut self.open);
            open.sort_by_key(|task| std::cmp::Reverse(task.score));
            for task in open {
                self.look(task, patience);
            }
        }
    }

    /// Every score that a word can bring, the highest first.
    fn levels(&self) -> Vec<(u32, usize, bool)> {
        let mut levels = Vec::new();
        for length in self.question.rules.shortest..=self.fitting.longest() {
            levels.push((length as u32, length, false));
            if self.question.rules.doubling {
                levels.push((2 * length as u32, length, true));
            }
        }
        levels.sort_unstable_by_key(|&(score, _, whole_rack)| std::cmp::Reverse((score, whole_rack)));
        levels
    }

    fn candidates(&self, class: &Class) -> Vec<Candidate> {
        let candidates = candidates_of(self.vocabulary, self.past, self.question, class);
        candidates.into_iter().flat_map(|candidate| self.with_companions(candidate)).collect()
    }

    /// In an opening one word must be long; if the one that scores is not, an old one is laid with it.
    fn with_companions(&self, candidate: Candidate) -> Vec<Candidate> {
        let longest = candidate.headline.as_ref().map_or(0, Vec::len);
        let Some(opening) = self.question.opening.filter(|&opening| opening > longest) else {
            return vec![candidate];
        };
        let long = self.fitting.of_lengths(opening, usize::MAX);
        let words = long.iter().flat_map(|class| self.vocabulary.words(class));
        let any = self.question.any;
        let silent = words.filter(|word| any || self.past.novelty(word) == Novelty::Old);
        silent.map(|word| candidate.with(word)).collect()
    }

    fn tiles_wanted(&self, score: u32, whole_rack: bool, headline: Option<&[u8]>) -> u32 {
        let wanted = self.ranking.tiles_wanted(score, headline);
        if whole_rack { wanted.max(self.turn.rack_tiles) } else { wanted }
    }

    /// One answer is enough where any will do.
    fn is_enough(&self) -> bool {
        self.question.any && !self.ranking.is_empty()
    }

    /// Looks for plays with a candidate until it has no better one; it stays open if that is unknown.
    fn look(&mut self, task: Task, patience: u64) {
        while !self.is_enough() {
            let headline = task.candidate.headline.as_deref();
            let tiles = self.tiles_wanted(task.score, task.whole_rack, headline);
            if tiles > self.turn.rack_tiles {
                return;
            }
            match self.attempt(&task.candidate, tiles, patience) {
                // More often than not the whole rack can go.
                Attempt::Played if tiles < self.turn.rack_tiles => {
                    self.attempt(&task.candidate, self.turn.rack_tiles, 1);
                }
                Attempt::Played => {}
                Attempt::Impossible => return,
                Attempt::Undecided => {
                    self.open.push(task);
                    return;
                }
            }
        }
    }

    /// Looks for a play with a candidate and at least so many tiles of the rack.
    fn attempt(&mut self, candidate: &Candidate, tiles: u32, patience: u64) -> Attempt {
        let goal = self.turn.goal(tiles);
        let forced = &candidate.forced;
        if forced.letters.lacking_in(&self.turn.supply.letters) > self.turn.supply.jokers {
            return Attempt::Impossible;
        }
        if let Some(short) = &mut self.short {
            let limits = self.clock.limits(GLANCE * patience);
            if let Verdict::Covered(path) = short.search(&goal, forced, &self.cuts, limits) {
                let classes = path.iter().map(|&at| *short.pool.class(at)).collect();
                return self.play(candidate, classes);
            }
        }
        if self.all.is_none() {
            self.all = Some(self.cover_with(self.fitting.of_lengths(0, usize::MAX)));
        }
        let all = self.all.as_mut().expect("made above");
        let limits = self.clock.limits(GLANCE_ALL * patience);
        let mut verdict = all.search(&goal, forced, &self.cuts, limits);
        if verdict == Verdict::Undecided && patience == 1 && !self.clock.is_over() {
            let left = Remainder::of(&self.turn.supply, &goal, &forced.letters);
            match self.relaxation.solve(&all.pool, &left) {
                Relaxed::Impossible(cut) => {
                    self.cuts.add(cut);
                    verdict = Verdict::Impossible;
                }
                Relaxed::Possible(used) => {
                    all.prefer(&used);
                    verdict = all.search(&goal, forced, &self.cuts, self.clock.limits(DIVE));
                    all.prefer(&[]);
                }
                Relaxed::Unclear => {}
            }
        }
        match verdict {
            Verdict::Covered(path) => {
                let classes = path.iter().map(|&at| *all.pool.class(at)).collect();
                self.play(candidate, classes)
            }
            Verdict::Impossible => Attempt::Impossible,
            Verdict::Undecided => Attempt::Undecided,
        }
    }

    fn play(&mut self, candidate: &Candidate, classes: Vec<Class>) -> Attempt {
        let headline = candidate.headline.as_deref();
        let words = spell(self.vocabulary, self.question, &candidate.words, headline, classes);
        let play = lay_freely(self.question, self.past, &words, headline);
        if self.ranking.enter(play) {
            self.found_after = self.clock.seconds();
        }
        Attempt::Played
    }

    fn answer(self, unseen: Option<u32>) -> Answer {
        let best = self.ranking.best().map_or(0, |(score, _)| score);
        let open = self.open.iter().map(|task| task.score).chain(unseen).max();
        let covers = self.short.iter().chain(&self.all);
        Answer {
            bound: best.max(open.unwrap_or(0)),
            proven: open.is_none() || self.is_enough(),
            steps: covers.map(|cover| cover.steps).sum(),
            seconds: self.clock.seconds(),
            found_after: self.found_after,
            plays: self.ranking.into_plays(),
        }
    }
}
