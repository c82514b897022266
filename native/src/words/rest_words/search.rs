//! Finishes a position: every free letter is laid, every letter that is asked for is there, and every
//! old word stays or meets a change.

use super::choices::{Choices, Headline};
use super::parts::{InParts, Parts};
use super::reason::Reason;
use super::state::{Move, State, Stock};
use crate::words::clock::{Clock, Limits};
use crate::words::letters::{Bag, letters_of};
use crate::words::levels::{Left, Levels, RareLetters};
use crate::words::memo::{Key, Memo};
use crate::words::shelf::Bits;
use crate::words::vocabulary::Vocabulary;
use std::cmp::Reverse;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By these decisions, besides those that led to the state.
    Finished(Vec<Move>),
    Impossible,
    Undecided,
}

/// Judges a finish by its decisions.
pub type Accepts<'t> = &'t dyn Fn(&[Move]) -> bool;

/// What is wanted of a position.
pub struct Aim<'t> {
    /// The fewest tiles of the rack.
    pub tiles: i32,
    pub headline: Option<&'t Headline>,
    /// Whether a finish will do; without this any will.
    pub accepts: Option<Accepts<'t>>,
}

/// What helps a search: reasons found before, and a linear program to ask at every step.
pub struct Aids<'s, 'a> {
    pub reasons: &'s mut Vec<Reason>,
    pub guide: Option<&'s mut Parts<'a>>,
    pub clock: &'s Clock,
    pub limits: Limits,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Finished,
    Dead,
    /// It could be finished, but in a way that would not do.
    Spoilt,
    Undecided,
}

/// What is to be decided next.
enum Question {
    /// Which of these comes true; exactly the possible ones.
    Which(Vec<Move>),
    /// Some further word has this letter, one of these; or none has.
    Further(usize, Vec<Move>),
}

impl End {
    /// The end of both branches together.
    fn or(self, other: End) -> End {
        for end in [End::Finished, End::Undecided, End::Spoilt] {
            if self == end || other == end {
                return end;
            }
        }
        End::Dead
    }
}

/// What is nearer to a whole number than this is one.
const WHOLE: f64 = 1e-6;

pub struct Search<'a> {
    vocabulary: &'a Vocabulary<'a>,
    stock: &'a Stock,
    choices: Choices<'a>,
    levels: Levels<'a>,
    distinct: bool,
    memo: Memo<State>,
    path: Vec<Move>,
    pub steps: u64,
    last_step: u64,
}

impl<'a> Search<'a> {
    pub fn new(
        choices: Choices<'a>,
        classes: Bits,
        rare: &'a RareLetters,
        distinct: bool,
    ) -> Search<'a> {
        Search {
            vocabulary: choices.vocabulary,
            stock: choices.stock,
            levels: Levels::new(choices.vocabulary, classes, rare),
            choices,
            distinct,
            memo: Memo::new(),
            path: Vec::new(),
            steps: 0,
            last_step: 0,
        }
    }

    pub fn finish(&mut self, state: &State, aim: &Aim, aids: &mut Aids<'_, 'a>) -> Verdict {
        let before = self.steps;
        let verdict = self.look(state, aim, aids);
        aids.clock.spend(self.steps - before);
        verdict
    }

    fn look(&mut self, state: &State, aim: &Aim, aids: &mut Aids<'_, 'a>) -> Verdict {
        self.path.clear();
        self.last_step = self.steps + aids.limits.steps;
        if aids.guide.is_some() && self.plunge(*state, aim, aids) {
            return Verdict::Finished(self.path.clone());
        }
        match self.descend(state, aim, aids, 0) {
            End::Finished => Verdict::Finished(self.path.clone()),
            End::Dead | End::Spoilt => Verdict::Impossible,
            End::Undecided => Verdict::Undecided,
        }
    }

    fn descend(&mut self, state: &State, aim: &Aim, aids: &mut Aids<'_, 'a>, depth: usize) -> End {
        let unbound = self.choices.unbound(state);
        let mut spoilt = false;
        if unbound.is_none() && self.choices.is_finished(state, aim.tiles) {
            if aim.accepts.is_none_or(|accepts| accepts(&self.path)) {
                return End::Finished;
            }
            spoilt = true;
        }
        self.steps += 1;
        let look_up = aids.guide.is_some() || self.steps.is_multiple_of(32);
        if self.steps > self.last_step || (look_up && aids.limits.is_late()) {
            self.last_step = 0;
            return End::Undecided;
        }
        if state.most_tiles(&self.stock.rack, self.stock.rack_jokers) < aim.tiles
            || self.choices.is_hopeless(state)
            || aids
                .reasons
                .iter()
                .any(|reason| reason.excludes(state, self.stock, aim.tiles))
        {
            return End::Dead;
        }
        let left = self.choices.left(state);
        let key = self.key(state, aim, &left);
        if self.memo.is_dead(key.as_ref(), aim.tiles) {
            return End::Dead;
        }
        let Some(parts) = self.parts(state, aim, aids) else {
            return End::Dead;
        };
        if self.follow_whole_parts(state, aim, &parts) {
            return End::Finished;
        }
        self.levels.enter(depth);
        let mut broken = End::Dead;
        if spoilt {
            // Breaking one more word may silence the word that was too long.
            let changes = Question::Which(self.choices.open_fates(state));
            broken = self.decide(state, aim, aids, changes, &parts, depth);
            if broken == End::Finished {
                return End::Finished;
            }
        }
        let question = self.question(state, unbound, &left, depth);
        let end = broken.or(self.decide(state, aim, aids, question, &parts, depth));
        match end {
            End::Dead if spoilt => End::Spoilt,
            End::Dead => {
                self.memo.bury(key, aim.tiles);
                End::Dead
            }
            end => end,
        }
    }

    /// Takes all at once what is whole in a finish in parts, or most nearly so, and asks again for the
    /// rest; whether that comes to a finish. It often does, and then in far fewer questions.
    fn plunge(&mut self, mut state: State, aim: &Aim, aids: &mut Aids<'_, 'a>) -> bool {
        while !aids.limits.is_late() {
            self.steps += 1;
            let Some(parts) = self.parts(&state, aim, aids) else {
                break;
            };
            if self.follow_whole_parts(&state, aim, &parts) {
                return true;
            }
            let most = parts.iter().map(|&(_, value)| value).fold(0.0, f64::max);
            let before = self.path.len();
            for (decision, value) in parts {
                if value > most.min(1.0) - WHOLE && self.allows(&state, aim, &decision) {
                    self.choices.take(&mut state, &decision);
                    self.path.push(decision);
                }
            }
            if self.path.len() == before || self.choices.is_hopeless(&state) {
                break;
            }
        }
        self.path.clear();
        false
    }

    /// The decisions of a finish in parts, nothing if there is none.
    fn parts(&self, state: &State, aim: &Aim, aids: &mut Aids<'_, 'a>) -> Option<Vec<(Move, f64)>> {
        let Some(guide) = aids.guide.as_mut() else {
            return Some(Vec::new());
        };
        match guide.solve(state, aim.tiles) {
            InParts::Possible(parts) => Some(parts),
            InParts::Unclear => Some(Vec::new()),
            InParts::Impossible(reason) => {
                aids.reasons.push(*reason);
                None
            }
        }
    }

    /// A finish in parts may happen to be whole; then it is one.
    fn follow_whole_parts(&mut self, state: &State, aim: &Aim, parts: &[(Move, f64)]) -> bool {
        let is_whole = |value: f64| (value - value.round()).abs() < WHOLE;
        if parts.is_empty() || !parts.iter().all(|&(_, value)| is_whole(value)) {
            return false;
        }
        let before = self.path.len();
        let mut state = *state;
        for &(decision, value) in parts {
            for _ in 0..value.round() as usize {
                if !self.allows(&state, aim, &decision) {
                    self.path.truncate(before);
                    return false;
                }
                self.choices.take(&mut state, &decision);
                self.path.push(decision);
            }
        }
        let done = self.choices.unbound(&state).is_none()
            && self.choices.is_finished(&state, aim.tiles)
            && aim.accepts.is_none_or(|accepts| accepts(&self.path));
        if !done {
            self.path.truncate(before);
        }
        done
    }

    /// What to decide next: the question with the fewest answers.
    fn question(
        &mut self,
        state: &State,
        unbound: Option<usize>,
        left: &Left,
        depth: usize,
    ) -> Question {
        if let Some(old) = self.choices.homeless(state) {
            return Question::Which(self.choices.fates_of(state, old));
        }
        if let Some(answers) = self.choices.for_debt(state) {
            return Question::Which(answers);
        }
        let must = state.must();
        let wanted = match unbound {
            Some(letter) if must.is_empty() => Bag::of(&[letter as u8]),
            _ => must,
        };
        if let Some((letter, words)) = self.levels.few_with_rare_letter(left, &wanted) {
            return Question::Which(self.choices.with_letter(state, left, letter, words));
        }
        self.levels.fit(left, depth);
        let optional = wanted.is_empty();
        let wanted = if optional {
            state.may(&self.stock.rack)
        } else {
            wanted
        };
        let mut open = wanted;
        letters_of(state.closed).for_each(|letter| open.0[letter] = 0);
        match self.levels.rarest(&open, depth) {
            Some(letter) => {
                let words = self.levels.fitting(depth, Some(letter));
                let answers = self.choices.with_letter(state, left, letter, words);
                if optional {
                    Question::Further(letter, answers)
                } else {
                    Question::Which(answers)
                }
            }
            // Only jokers can still be laid, with letters of broken words.
            None => Question::Which(self.choices.any(
                state,
                left,
                self.levels.fitting(depth, None),
            )),
        }
    }

    fn decide(
        &mut self,
        state: &State,
        aim: &Aim,
        aids: &mut Aids<'_, 'a>,
        question: Question,
        parts: &[(Move, f64)],
        depth: usize,
    ) -> End {
        let (letter, answers) = match question {
            Question::Which(answers) => (None, answers),
            Question::Further(letter, answers) => (Some(letter), answers),
        };
        let mut in_order = self.choices.in_order(state, &answers, parts);
        let mut end = End::Dead;
        while let Some(Reverse((_, at))) = in_order.pop() {
            let answer = answers[at as usize];
            if !self.allows(state, aim, &answer) {
                continue;
            }
            let mut next = *state;
            self.choices.take(&mut next, &answer);
            self.path.push(answer);
            match self.descend(&next, aim, aids, depth + 1) {
                End::Finished => return End::Finished,
                other => end = end.or(other),
            }
            self.path.pop();
            if self.last_step == 0 {
                return End::Undecided;
            }
        }
        let Some(letter) = letter else {
            return end;
        };
        let without = State {
            closed: state.closed | 1 << letter,
            ..*state
        };
        end.or(self.descend(&without, aim, aids, depth + 1))
    }

    /// Whether a decision leaves the headline alone of its kind and lays no word too often.
    fn allows(&self, state: &State, aim: &Aim, decision: &Move) -> bool {
        match *decision {
            Move::Word(at) => !self.spent(aim, at),
            Move::Change(old, change) => {
                let change = &self.stock.olds[old].changes[change];
                let headline = aim.headline.map(|headline| headline.word.as_slice());
                state.may_change(old, change)
                    && (change.words.is_empty() || change.stays(headline).is_some())
            }
            Move::TakeUp(at) => {
                let take_up = self.stock.take_ups.get(at);
                let word = self.vocabulary.word(take_up.word());
                state.may_take_up(take_up)
                    && aim.headline.is_none_or(|headline| headline.word != word)
            }
            Move::Joker(_) => state.jokers > 0,
        }
    }

    fn spent(&self, aim: &Aim, at: usize) -> bool {
        let headline = aim
            .headline
            .is_some_and(|headline| headline.class == Some(at));
        if self.distinct {
            let used = self
                .path
                .iter()
                .filter(|&&used| used == Move::Word(at))
                .count();
            let used = used + usize::from(headline);
            return used > 0 && used >= self.vocabulary.variety(at);
        }
        headline && self.vocabulary.variety(at) == 1
    }

    /// How to remember a state.
    fn key(&self, state: &State, aim: &Aim, left: &Left) -> Option<Key<State>> {
        let fits = |at: &usize| self.vocabulary.bag(*at).lacking_in(&left.may) <= left.jokers;
        let used = self.path.iter().filter_map(|decision| match decision {
            Move::Word(at) if self.distinct => Some(*at),
            _ => None,
        });
        let own = aim.headline.and_then(|headline| headline.class);
        let spent = used
            .chain(own)
            .filter(fits)
            .filter(|&at| self.spent(aim, at));
        // Where the headline could also come about otherwise, its number is part of the state.
        let named = aim.headline.filter(|headline| headline.is_elsewhere);
        let named = named.map(|headline| u32::MAX - 1 - headline.number);
        Key::new(*state, spent.map(|at| at as u32).chain(named).collect())
    }
}
