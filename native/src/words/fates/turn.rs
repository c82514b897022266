//! One turn: candidates for the word that scores, and the search for a play with each.

use super::choices::{Choices, Headline};
use super::fate::{Stays, old_words};
use super::lay::{Decided, lay};
use super::parts::Parts;
use super::reason::Reason;
use super::search::{Aids, Aim, Search, Verdict};
use super::state::{Move, State, Stock};
use super::takeup::take_ups;
use crate::words::agenda::{self, Attempt, Turn};
use crate::words::clock::Clock;
use crate::words::lay::{finish, is_about};
use crate::words::letters::Bag;
use crate::words::levels::RareLetters;
use crate::words::novelty::{Novelty, Past};
use crate::words::question::{Answer, OldWords, Play, Question, spelled};
use crate::words::shelf::{Bits, members};
use crate::words::spell::spell;
use crate::words::vocabulary::Vocabulary;
use rustc_hash::FxHashSet;

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

/// How a word could come to lie there.
#[derive(Clone, Copy, Debug)]
enum Source {
    Class(usize),
    TakeUp(usize),
    /// An old word with a joker that reads otherwise now: word, fate, reading.
    Fate(usize, usize, usize),
}

struct Candidate {
    headline: Option<Headline>,
    /// The word as it is laid first, none for a play of which no word scores.
    first: Option<Source>,
    state: State,
}

struct Choosing<'a> {
    question: &'a Question,
    past: &'a Past,
    vocabulary: &'a Vocabulary<'a>,
    stock: &'a Stock,
    fitting: &'a Bits,
    root: State,
    short: Search<'a>,
    all: Search<'a>,
    parts: Option<Parts<'a>>,
    reasons: Vec<Reason>,
    most_tiles: u32,
    /// The words in which old words could be taken up.
    longer: FxHashSet<&'a [u8]>,
}

pub fn best_plays(
    question: &Question,
    vocabulary: &Vocabulary,
    past: &Past,
    clock: Clock,
) -> Answer {
    let olds = old_words(vocabulary, question);
    let mut most = question.rack;
    let mut most_jokers = question.rack_jokers;
    for old in &olds {
        most.add(&old.most);
        most_jokers += old.most_jokers;
    }
    let take_ups = match question.rules.old_words {
        OldWords::LeaveRestWords => take_ups(vocabulary, question, &most, most_jokers),
        OldWords::MayDissolve => Vec::new(),
    };
    let stock = Stock {
        olds,
        take_ups,
        table: question.table_letters(),
        rack: question.rack,
        rack_jokers: question.rack_jokers,
    };
    let fitting = vocabulary.fitting(&most, most_jokers);
    let rare = RareLetters::new(vocabulary, &fitting);
    let breakable = question
        .most_broken
        .map_or(NO_LIMIT, |most| (most as u32).min(NO_LIMIT));
    let distinct = question.rules.distinct;
    let search = |classes: Bits| Search::new(vocabulary, &stock, classes, &rare, distinct);
    let mut turn = Choosing {
        question,
        past,
        vocabulary,
        stock: &stock,
        fitting: &fitting,
        root: State::new(&stock, breakable),
        short: search(vocabulary.up_to_length(&fitting, SHORT)),
        all: search(fitting.clone()),
        parts: None,
        reasons: Vec::new(),
        most_tiles: question.rack_tiles(),
        longer: stock
            .take_ups
            .iter()
            .map(|take_up| take_up.word.as_slice())
            .collect(),
    };
    agenda::best_plays(&mut turn, clock)
}

impl Choosing<'_> {
    /// A word as a candidate, if it is new and the old words that it needs can stay.
    fn candidate(&self, word: &[u8], first: Source) -> Option<Candidate> {
        let mut state = self.root;
        if let Novelty::NewIfKept(kept) = self.past.novelty(word) {
            for old in kept {
                if self.stock.olds[old].stands.as_deref()
                    != Some(&spelled(&self.question.table[old]))
                {
                    return None;
                }
                state.held |= 1 << old;
            }
        } else if self.past.novelty(word) == Novelty::Old {
            return None;
        }
        let decision = first.decision();
        let possible = match decision {
            Move::TakeUp(at) => state.may_take_up(&self.stock.take_ups[at]),
            Move::Fate(old, fate) => state.may_meet(old, &self.stock.olds[old].fates[fate]),
            _ => true,
        };
        if !possible {
            return None;
        }
        Choices {
            vocabulary: self.vocabulary,
            stock: self.stock,
        }
        .take(&mut state, &decision);
        let class = match first {
            Source::Class(class) => Some(class),
            _ => self.vocabulary.place_of(&Bag::of(word)),
        };
        let headline = Headline {
            word: word.to_vec(),
            class,
            is_elsewhere: self.is_elsewhere(word),
            number: first.number(),
        };
        Some(Candidate {
            headline: Some(headline),
            first: Some(first),
            state,
        })
    }

    /// Whether a reason is known why no word of this source can lie there.
    fn is_excluded(&self, source: Source, tiles: i32) -> bool {
        let mut state = self.root;
        Choices {
            vocabulary: self.vocabulary,
            stock: self.stock,
        }
        .take(&mut state, &source.decision());
        self.reasons
            .iter()
            .any(|reason| reason.excludes(&state, self.stock, tiles))
    }

    /// Whether fates or longer words could make this word too.
    fn is_elsewhere(&self, word: &[u8]) -> bool {
        let in_fates = self
            .stock
            .olds
            .iter()
            .flat_map(|old| &old.fates)
            .any(|fate| fate.words.iter().any(|stays| stays.letters == word));
        in_fates || self.longer.contains(word)
    }
}

/// What a play is made of.
#[derive(Clone, Copy)]
struct Table<'a> {
    question: &'a Question,
    past: &'a Past,
    vocabulary: &'a Vocabulary<'a>,
    stock: &'a Stock,
}

impl Table<'_> {
    /// The play of a candidate by these decisions.
    fn play(&self, candidate: &Candidate, moves: &[Move]) -> Play {
        let mut moves = moves.to_vec();
        let headline = candidate
            .headline
            .as_ref()
            .map(|headline| headline.word.as_slice());
        let mut laid: Vec<Vec<u8>> = Vec::new();
        let classes: Vec<usize> = moves
            .iter()
            .filter_map(|decision| match decision {
                Move::Word(at) => Some(*at),
                _ => None,
            })
            .collect();
        if let Some(first) = candidate.first {
            moves.insert(0, first.decision());
            if let (Source::Class(_), Some(word)) = (first, headline) {
                laid.push(word.to_vec());
            }
        }
        let words = spell(
            self.vocabulary,
            self.question,
            self.past,
            &laid,
            headline,
            &classes,
        );
        let stays = |old: usize, fate: usize| -> Stays {
            let fates = &self.stock.olds[old].fates[fate];
            match candidate.first {
                Some(Source::Fate(own, own_fate, reading)) if (own, own_fate) == (old, fate) => {
                    fates.words[reading].clone()
                }
                _ => fates
                    .stays(headline)
                    .expect("only such fates are chosen")
                    .clone(),
            }
        };
        let decided = Decided {
            moves: &moves,
            words: &words,
            stays: &stays,
        };
        let (table, broken) = lay(self.question, self.stock, &decided);
        finish(self.question, self.past, table, broken, headline)
    }
}

impl Source {
    fn decision(self) -> Move {
        match self {
            Source::Class(at) => Move::Word(at),
            Source::TakeUp(at) => Move::TakeUp(at),
            Source::Fate(old, fate, _) => Move::Fate(old, fate),
        }
    }

    /// A number that no other source of a headline has.
    fn number(self) -> u32 {
        match self {
            Source::Class(at) => 4 * at as u32,
            Source::TakeUp(at) => 4 * at as u32 + 1,
            Source::Fate(old, fate, reading) => 4 * ((old * 64 + fate) * 1024 + reading) as u32 + 2,
        }
    }
}

impl Turn for Choosing<'_> {
    type Source = Source;
    type Candidate = Candidate;

    fn question(&self) -> &Question {
        self.question
    }

    fn most_tiles(&self) -> u32 {
        self.most_tiles
    }

    fn longest(&self) -> usize {
        let longer = self
            .stock
            .take_ups
            .iter()
            .map(|take_up| take_up.word.len())
            .max();
        let olds = self.question.table.iter().map(Vec::len).max();
        self.vocabulary
            .longest(self.fitting)
            .max(longer.unwrap_or(0))
            .max(olds.unwrap_or(0))
    }

    fn sources(&self, length: usize) -> Vec<Source> {
        let take_ups = self.stock.take_ups.iter().enumerate();
        let take_ups = take_ups.filter(|(_, take_up)| take_up.word.len() == length);
        let take_ups = take_ups.map(|(at, _)| Source::TakeUp(at));
        let classes = self.vocabulary.of_lengths(self.fitting, length, length + 1);
        let mut sources: Vec<Source> = take_ups
            .chain(classes.into_iter().map(Source::Class))
            .collect();
        for (old, word) in self
            .stock
            .olds
            .iter()
            .enumerate()
            .filter(|(_, word)| word.most_jokers > 0)
        {
            for (fate, outcome) in word.fates.iter().enumerate() {
                let readings = outcome.words.iter().enumerate();
                let readings = readings.filter(|(_, stays)| stays.letters.len() == length);
                sources.extend(readings.map(|(reading, _)| Source::Fate(old, fate, reading)));
            }
        }
        sources
    }

    fn candidates(&self, source: Source, tiles: u32) -> Vec<Candidate> {
        if self.is_excluded(source, tiles as i32) {
            return Vec::new();
        }
        match source {
            Source::TakeUp(at) => self
                .candidate(&self.stock.take_ups[at].word, source)
                .into_iter()
                .collect(),
            Source::Fate(old, fate, reading) => {
                let stays = &self.stock.olds[old].fates[fate].words[reading];
                self.candidate(&stays.letters, source).into_iter().collect()
            }
            Source::Class(class) => {
                let mut words = self.vocabulary.words(class);
                words.sort_by_key(|word| std::cmp::Reverse(self.vocabulary.frequency(word)));
                let mut found: Vec<Candidate> = words
                    .into_iter()
                    .filter_map(|word| self.candidate(word, source))
                    .collect();
                // Words that need nothing to stay do for all of their class, unless each is wanted.
                let free = |candidate: &Candidate| candidate.state.held == 0;
                if self.question.plays == 1 && found.iter().any(free) {
                    found.retain(free);
                    found.truncate(1);
                }
                found
            }
        }
    }

    fn silent(&self) -> Vec<Candidate> {
        vec![Candidate {
            headline: None,
            first: None,
            state: self.root,
        }]
    }

    fn headline(candidate: &Candidate) -> Option<&[u8]> {
        candidate
            .headline
            .as_ref()
            .map(|headline| headline.word.as_slice())
    }

    fn attempt(&mut self, candidate: &Candidate, tiles: u32, round: u32, clock: &Clock) -> Attempt {
        let table = Table {
            question: self.question,
            past: self.past,
            vocabulary: self.vocabulary,
            stock: self.stock,
        };
        // Where several plays are wanted, one for each word, a longer new word would be another's.
        let headline = Self::headline(candidate);
        let (question, past) = (self.question, self.past);
        let is_own =
            |moves: &[Move]| is_about(question, past, &table.play(candidate, moves), headline);
        let aim = Aim {
            tiles: tiles as i32,
            headline: candidate.headline.as_ref(),
            accepts: (self.question.plays > 1).then_some(&is_own),
        };
        match self.finish(&candidate.state, &aim, round, clock) {
            Verdict::Finished(moves) => Attempt::Played(table.play(candidate, &moves)),
            Verdict::Impossible => Attempt::Impossible,
            Verdict::Undecided => Attempt::Undecided,
        }
    }

    fn steps(&self) -> u64 {
        self.short.steps + self.all.steps
    }
}

impl Choosing<'_> {
    fn finish(&mut self, state: &State, aim: &Aim, round: u32, clock: &Clock) -> Verdict {
        let patience = PATIENCE.pow(round);
        let mut aids = Aids {
            reasons: &mut self.reasons,
            guide: None,
            hasty: false,
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
        let parts = self.parts.get_or_insert_with(|| {
            let classes = members(self.fitting).map(|at| at as u32).collect();
            Parts::new(self.vocabulary, self.stock, classes)
        });
        aids.guide = Some(parts);
        aids.limits = clock.limits(DIVE * patience);
        self.all.finish(state, aim, &mut aids)
    }
}
