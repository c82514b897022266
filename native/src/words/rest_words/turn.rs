//! One turn: the search for a play with each candidate, the quick means first.

use super::candidates::{Candidate, Candidates, Source};
use super::choices::{Choices, most_of};
use super::old_word::old_words;
use super::parts::Parts;
use super::reason::Reason;
use super::rough::rough_play;
use super::search::{Aids, Aim, Search, Verdict};
use super::simple::simple_plays;
use super::state::{Move, State, Stock};
use super::table::Table;
use super::takeup::{TakeUps, take_ups};
use crate::words::agenda::{self, Attempt, Turn};
use crate::words::clock::Clock;
use crate::words::lay::{holds, is_doubtful};
use crate::words::levels::RareLetters;
use crate::words::novelty::Past;
use crate::words::question::{Answer, OldWords, Play, Question};
use crate::words::shelf::Bits;
use crate::words::vocabulary::Vocabulary;

/// Steps of a first look with short words, with all words, and with a guide.
const GLANCE: u64 = 100;
const PEEK: u64 = 60;
const DIVE: u64 = 40;
/// How much longer each further round is.
const PATIENCE: u64 = 6;
/// A first look is taken with words up to this length.
const SHORT: usize = 7;
/// Where no limit is set, more old words may be broken than there are.
const NO_LIMIT: u32 = 1000;

struct Choosing<'a> {
    candidates: Candidates<'a>,
    short: Search<'a>,
    all: Search<'a>,
    parts: Option<Parts<'a>>,
    reasons: Vec<Reason>,
}

pub fn best_plays(
    question: &Question,
    vocabulary: &Vocabulary,
    past: &Past,
    clock: Clock,
) -> Answer {
    let olds = old_words(vocabulary, question);
    let breakable = question
        .most_broken
        .map_or(NO_LIMIT, |most| (most as u32).min(NO_LIMIT));
    let jokers: u32 = olds.iter().map(|old| old.most_jokers).sum();
    let most_jokers = question.rack_jokers + jokers;
    let most = question.rack.plus(&most_of(olds.iter(), breakable));
    let take_ups = match question.rules.old_words {
        OldWords::LeaveRestWords => take_ups(vocabulary, question, &most, most_jokers),
        OldWords::MayDissolve => TakeUps::default(),
    };
    let stock = &Stock {
        olds,
        take_ups,
        table: question.table_letters(),
        rack: question.rack,
        rack_jokers: question.rack_jokers,
    };
    let fitting = &vocabulary.fitting(&most, most_jokers);
    let rare = RareLetters::new(vocabulary, fitting);
    let distinct = question.rules.distinct;
    let search = |choices: _, classes: Bits| Search::new(choices, classes, &rare, distinct);
    let choices = || Choices::new(vocabulary, stock);
    let mut turn = Choosing {
        candidates: Candidates {
            question,
            past,
            vocabulary,
            stock,
            fitting,
            root: State::new(stock, breakable),
        },
        short: search(
            choices().up_to_length(SHORT),
            vocabulary.up_to_length(fitting, SHORT),
        ),
        all: search(choices(), fitting.clone()),
        parts: None,
        reasons: Vec::new(),
    };
    agenda::best_plays(&mut turn, clock)
}

impl Turn for Choosing<'_> {
    type Source = Source;
    type Candidate = Candidate;

    fn question(&self) -> &Question {
        self.candidates.question
    }

    fn most_tiles(&self) -> u32 {
        self.question().rack_tiles()
    }

    fn longest(&self) -> usize {
        self.candidates.longest()
    }

    fn sources(&self, length: usize) -> Vec<Source> {
        self.candidates.sources(length)
    }

    fn candidates(&self, source: Source, tiles: u32) -> Vec<Candidate> {
        if is_excluded(&self.candidates, &self.reasons, source, tiles as i32) {
            return Vec::new();
        }
        self.candidates.of(source)
    }

    fn silent(&self) -> Vec<Candidate> {
        vec![self.candidates.silent()]
    }

    fn headline(candidate: &Candidate) -> Option<&[u8]> {
        candidate.word()
    }

    fn attempt(&mut self, candidate: &Candidate, tiles: u32, round: u32, clock: &Clock) -> Attempt {
        let Candidates { question, past, .. } = self.candidates;
        let table = Table::of(&self.candidates);
        // Where several plays are wanted, one for each word, a longer new word would be another's.
        let is_own = |moves: &[Move]| {
            let play = table.play(candidate, moves);
            holds(question, past, &play, candidate.word())
        };
        let aim = Aim {
            tiles: tiles as i32,
            headline: candidate.headline.as_ref(),
            accepts: is_doubtful(question, candidate.word()).then_some(&is_own),
        };
        match self.finish(&candidate.state, &aim, round, clock) {
            Verdict::Finished(moves) => Attempt::Played(table.play(candidate, &moves)),
            Verdict::Impossible => Attempt::Impossible,
            Verdict::Undecided => Attempt::Undecided,
        }
    }

    fn simple(&self) -> Vec<Play> {
        simple_plays(&self.candidates)
    }

    fn rough(&mut self, more_than: u32, clock: &Clock) -> Option<Play> {
        let plain = self.glance(1, more_than, clock);
        let all = self.most_tiles();
        if !self.question().rules.doubling || all < 2 {
            return plain;
        }
        // A word of half the length does better if the whole rack goes with it.
        let score = plain.as_ref().map_or(more_than, |play| play.score);
        self.glance(all, score / 2, clock).or(plain)
    }

    fn steps(&self) -> u64 {
        self.short.steps + self.all.steps
    }
}

impl Choosing<'_> {
    /// The longest word of more letters than this that a glance finds, with at least so many tiles of the
    /// rack.
    fn glance(&mut self, tiles: u32, longer_than: u32, clock: &Clock) -> Option<Play> {
        let Choosing {
            candidates,
            short,
            reasons,
            ..
        } = self;
        let known = reasons.clone();
        let table = Table::of(candidates);
        let tiles = tiles as i32;
        let open = |length: usize| {
            let mut sources = candidates.sources(length);
            sources.retain(|&source| !is_excluded(candidates, &known, source, tiles));
            sources
        };
        let glance = |candidate: &Candidate| {
            let aim = Aim {
                tiles,
                headline: candidate.headline.as_ref(),
                accepts: None,
            };
            let mut aids = Aids {
                reasons,
                guide: None,
                clock,
                limits: clock.limits(GLANCE),
            };
            match short.finish(&candidate.state, &aim, &mut aids) {
                Verdict::Finished(moves) => {
                    let play = table.play(candidate, &moves);
                    holds(
                        candidates.question,
                        candidates.past,
                        &play,
                        candidate.word(),
                    )
                    .then_some(play)
                }
                _ => None,
            }
        };
        let longer = longer_than as usize + 1..=candidates.longest();
        let lengths = longer.rev().take_while(|_| !clock.is_over());
        rough_play(lengths, open, |source| candidates.of(source), glance)
    }

    fn finish(&mut self, state: &State, aim: &Aim, round: u32, clock: &Clock) -> Verdict {
        let patience = PATIENCE.pow(round);
        let mut aids = Aids {
            reasons: &mut self.reasons,
            guide: None,
            clock,
            limits: clock.limits(GLANCE * patience),
        };
        if let Verdict::Finished(moves) = self.short.finish(state, aim, &mut aids) {
            return Verdict::Finished(moves);
        }
        aids.limits = clock.limits(PEEK * patience);
        let seen = self.all.finish(state, aim, &mut aids);
        if seen != Verdict::Undecided || clock.is_over() {
            return seen;
        }
        let Candidates {
            vocabulary,
            stock,
            fitting,
            ..
        } = self.candidates;
        let parts = self
            .parts
            .get_or_insert_with(|| Parts::new(vocabulary, stock, fitting));
        aids.guide = Some(parts);
        aids.limits = clock.limits(DIVE * patience);
        self.all.finish(state, aim, &mut aids)
    }
}

/// Whether a reason is known why no word of this source can lie there.
fn is_excluded(candidates: &Candidates, reasons: &[Reason], source: Source, tiles: i32) -> bool {
    let state = candidates.after(candidates.root, source);
    let mut reasons = reasons.iter();
    reasons.any(|reason| reason.excludes(&state, candidates.stock, tiles))
}
