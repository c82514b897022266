//! The best play where words on the table may be dissolved: it does not matter which word a tile came
//! from, only that all letters of the table are in words again.

use super::candidates::{Candidate, candidates_of};
use super::clock::Clock;
use super::cover::Verdict;
use super::covering::Covering;
use super::lay::lay_freely;
use super::levels::RareLetters;
use super::novelty::{Novelty, Past};
use super::prices::Prices;
use super::question::{Answer, Question};
use super::ranking::Ranking;
use super::shelf::Bits;
use super::spell::spell;
use super::turn::Turn;
use super::vocabulary::Vocabulary;

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
    /// The classes that fit the table and the rack.
    fitting: &'a Bits,
    covering: Covering<'a>,
    ranking: Ranking,
    open: Vec<Task>,
    clock: Clock,
    found_after: f64,
    /// No more tiles of the rack can be laid than this.
    most_tiles: u32,
}

pub fn best_plays(
    question: &Question,
    vocabulary: &Vocabulary,
    past: &Past,
    clock: Clock,
) -> Answer {
    let turn = Turn::new(question);
    let fitting = vocabulary.fitting(&turn.supply.letters, turn.supply.jokers);
    let prices = Prices::new(
        vocabulary.index.commonness(),
        &turn.goal(0).must,
        &turn.supply.letters,
    );
    let distinct = question.rules.distinct;
    let rare = RareLetters::new(vocabulary, &fitting);
    let in_no_word = |&(letter, _): &(usize, u8)| vocabulary.count_with(&fitting, letter) == 0;
    let useless: u32 = question
        .rack
        .counts()
        .filter(in_no_word)
        .map(|(_, count)| u32::from(count))
        .sum();
    let mut search = Search {
        question,
        past,
        turn: &turn,
        vocabulary,
        fitting: &fitting,
        covering: Covering::new(vocabulary, &prices, &fitting, &rare, turn.supply, distinct),
        ranking: Ranking::new(question.plays),
        open: Vec::new(),
        clock,
        found_after: 0.0,
        most_tiles: turn.rack_tiles - useless.min(turn.rack_tiles),
    };
    let unseen = search.look_at_all();
    search.look_again();
    search.answer(unseen)
}

impl Search<'_> {
    /// Looks at every candidate once, the highest scores first; the score at which time ran out.
    fn look_at_all(&mut self) -> Option<u32> {
        let levels = if self.question.any {
            Vec::new()
        } else {
            self.levels()
        };
        for (score, length, whole_rack) in levels {
            if self.tiles_wanted(score, whole_rack, None) > self.most_tiles {
                continue;
            }
            for class in self.vocabulary.of_lengths(self.fitting, length, length + 1) {
                if self.tiles_wanted(score, whole_rack, None) > self.most_tiles {
                    break;
                }
                for candidate in self.candidates(class) {
                    if self.clock.is_over() {
                        return Some(score);
                    }
                    self.look(
                        Task {
                            candidate,
                            score,
                            whole_rack,
                        },
                        0,
                    );
                }
            }
        }
        for candidate in self.with_companions(Candidate::none()) {
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

    /// Looks longer and longer at what is undecided.
    fn look_again(&mut self) {
        let mut round = 0;
        while !self.open.is_empty() && !self.clock.is_over() && !self.is_enough() {
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
        let mut levels = Vec::new();
        for length in self.question.rules.shortest..=self.vocabulary.longest(self.fitting) {
            levels.push((length as u32, length, false));
            if self.question.rules.doubling && self.most_tiles == self.turn.rack_tiles {
                levels.push((2 * length as u32, length, true));
            }
        }
        levels
            .sort_unstable_by_key(|&(score, _, whole_rack)| std::cmp::Reverse((score, whole_rack)));
        levels
    }

    fn candidates(&self, class: usize) -> Vec<Candidate> {
        let candidates = candidates_of(self.vocabulary, self.past, self.question, class);
        candidates
            .into_iter()
            .flat_map(|candidate| self.with_companions(candidate))
            .collect()
    }

    /// In an opening one word must be long; if the one that scores is not, an old one is laid with it.
    fn with_companions(&self, candidate: Candidate) -> Vec<Candidate> {
        let longest = candidate.headline.as_ref().map_or(0, Vec::len);
        let Some(opening) = self.question.opening.filter(|&opening| opening > longest) else {
            return vec![candidate];
        };
        let long = self
            .vocabulary
            .of_lengths(self.fitting, opening, usize::MAX);
        let words = long.iter().flat_map(|&class| self.vocabulary.words(class));
        let any = self.question.any;
        let silent = words.filter(|word| any || self.past.novelty(word) == Novelty::Old);
        silent.map(|word| candidate.with(word)).collect()
    }

    fn tiles_wanted(&self, score: u32, whole_rack: bool, headline: Option<&[u8]>) -> u32 {
        let wanted = self.ranking.tiles_wanted(score, headline);
        if whole_rack {
            wanted.max(self.most_tiles)
        } else {
            wanted
        }
    }

    /// One answer is enough where any will do.
    fn is_enough(&self) -> bool {
        self.question.any && !self.ranking.is_empty()
    }

    /// Looks for plays with a candidate until it has no better one; it stays open if that is unknown.
    fn look(&mut self, task: Task, round: u32) {
        while !self.is_enough() {
            let headline = task.candidate.headline.as_deref();
            let tiles = self.tiles_wanted(task.score, task.whole_rack, headline);
            if tiles > self.most_tiles {
                return;
            }
            match self.attempt(&task.candidate, tiles, round) {
                // More often than not the whole rack can go.
                Attempt::Played if tiles < self.most_tiles => {
                    self.attempt(&task.candidate, self.most_tiles, 0);
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
    fn attempt(&mut self, candidate: &Candidate, tiles: u32, round: u32) -> Attempt {
        let goal = self.turn.goal(tiles);
        match self
            .covering
            .cover(&goal, &candidate.forced, round, &self.clock)
        {
            Verdict::Covered(path) => self.play(candidate, &path),
            Verdict::Impossible => Attempt::Impossible,
            Verdict::Undecided => Attempt::Undecided,
        }
    }

    fn play(&mut self, candidate: &Candidate, classes: &[usize]) -> Attempt {
        let headline = candidate.headline.as_deref();
        let words = spell(
            self.vocabulary,
            self.question,
            &candidate.words,
            headline,
            classes,
        );
        let play = lay_freely(self.question, self.past, &words, headline);
        if self.ranking.enter(play) {
            self.found_after = self.clock.seconds();
        }
        Attempt::Played
    }

    fn answer(self, unseen: Option<u32>) -> Answer {
        let best = self.ranking.best().map_or(0, |(score, _)| score);
        let open = self.open.iter().map(|task| task.score).chain(unseen).max();
        Answer {
            bound: best.max(open.unwrap_or(0)),
            proven: open.is_none() || self.is_enough(),
            steps: self.covering.steps(),
            seconds: self.clock.seconds(),
            found_after: self.found_after,
            plays: self.ranking.into_plays(),
        }
    }
}
