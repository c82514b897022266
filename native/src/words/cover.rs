//! Covers what must be covered: words such that every tile of the table lies in one of them again.

use super::clock::Limits;
use super::cuts::Cuts;
use super::letters::{Bag, letters_of};
use super::levels::{Left, Levels, RareLetters};
use super::prices::Prices;
use super::relaxed::{Relaxation, Relaxed, Remainder, Scope};
use super::shelf::Bits;
use super::vocabulary::Vocabulary;
use rustc_hash::FxHashMap;
use std::time::Instant;

/// What there is to lay.
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    pub letters: Bag,
    pub jokers: u32,
}

/// What the words together must come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub must: Bag,
    /// The fewest tiles.
    pub tiles: u32,
}

/// Words that are laid in any case.
#[derive(Clone, Debug, Default)]
pub struct Forced {
    pub letters: Bag,
    pub tiles: u32,
    pub bags: Vec<Bag>,
    /// The one of which no second copy may lie there.
    pub scorer: Option<Bag>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These classes, besides the forced words.
    Covered(Vec<usize>),
    Impossible,
    Undecided,
}

/// What helps a search: reasons found before, and a linear program to ask at every step.
pub struct Aids<'s, 'a> {
    pub cuts: &'s mut Cuts,
    pub guide: Option<&'s mut Relaxation<'a>>,
    /// Whether the guide may take short words for all there are.
    pub hasty: bool,
    pub limits: Limits,
    /// Which of many ways to order words of about the same price; 0 is the plain one.
    pub mood: u32,
    /// Whether a cover will do; without this any will.
    pub accepts: Option<Accepts<'s>>,
}

/// Judges a cover by its classes.
pub type Accepts<'s> = &'s dyn Fn(&[usize]) -> bool;

/// How a branch ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Covered,
    Dead,
    /// There was a cover, but it would not do; by other words the same letters might.
    Spoilt,
    Undecided,
}

/// What is laid so far.
#[derive(Clone, Copy)]
struct Node {
    laid: Bag,
    tiles: u32,
    /// Letters that no further word has.
    closed: u32,
}

/// By what part of a price moods differ.
const WHIM: f32 = 0.4;
/// In a remembered state: no further word has this letter.
const CLOSED: u8 = 0x80;
/// States in which more classes than this are used up but would still fit are not remembered.
const SPENT_MAX: usize = 4;
/// Stands for no class.
const NO_CLASS: u32 = u32::MAX;

/// By which a state is remembered: what is laid, and which classes that would fit are used up.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    laid: Bag,
    spent: [u32; SPENT_MAX],
}

pub struct Cover<'a> {
    vocabulary: &'a Vocabulary<'a>,
    prices: &'a Prices,
    supply: Supply,
    distinct: bool,
    /// States that cannot be completed, with the fewest tiles for which that is known.
    dead: FxHashMap<Key, u32>,
    levels: Levels<'a>,
    path: Vec<usize>,
    pub steps: u64,
    last_step: u64,
}

impl<'a> Cover<'a> {
    pub fn new(
        vocabulary: &'a Vocabulary,
        prices: &'a Prices,
        classes: Bits,
        rare: &'a RareLetters,
        supply: Supply,
        distinct: bool,
    ) -> Cover<'a> {
        Cover {
            vocabulary,
            prices,
            supply,
            distinct,
            dead: FxHashMap::default(),
            levels: Levels::new(vocabulary, classes, rare),
            path: Vec::new(),
            steps: 0,
            last_step: 0,
        }
    }

    pub fn search(&mut self, goal: &Goal, forced: &Forced, aids: &mut Aids<'_, 'a>) -> Verdict {
        if forced.letters.lacking_in(&self.supply.letters) > self.supply.jokers {
            return Verdict::Impossible;
        }
        self.path.clear();
        self.last_step = self.steps + aids.limits.steps;
        let root = Node {
            laid: forced.letters,
            tiles: forced.tiles,
            closed: 0,
        };
        match self.descend(&Task { goal, forced }, aids, root, 0) {
            End::Covered => Verdict::Covered(self.path.clone()),
            End::Dead | End::Spoilt => Verdict::Impossible,
            End::Undecided => Verdict::Undecided,
        }
    }

    fn descend(&mut self, task: &Task, aids: &mut Aids<'_, 'a>, node: Node, depth: usize) -> End {
        let must = task.goal.must.beyond(&node.laid);
        let mut spoilt = false;
        if must.is_empty() && node.tiles >= task.goal.tiles {
            if aids.accepts.is_none_or(|accepts| accepts(&self.path)) {
                return End::Covered;
            }
            spoilt = true;
        }
        self.steps += 1;
        let look_up = aids.guide.is_some() || self.steps.is_multiple_of(32);
        if self.steps > self.last_step || (look_up && Instant::now() >= aids.limits.until) {
            self.last_step = 0;
            return End::Undecided;
        }
        let left = self.left(&node);
        let remainder = Remainder {
            must,
            may: left.may,
            jokers: left.jokers,
            tiles: task.goal.tiles.saturating_sub(node.tiles),
        };
        if left.may.total() + left.jokers < remainder.tiles || aids.cuts.exclude(&remainder) {
            return End::Dead;
        }
        let key = self.key(task.forced, &node, &left);
        if key.is_some_and(|key| {
            self.dead
                .get(&key)
                .is_some_and(|&known| known <= task.goal.tiles)
        }) {
            return End::Dead;
        }
        self.levels.enter(depth);
        let Some(parts) = self.parts(aids, &left, &remainder, depth) else {
            return End::Dead;
        };
        let end = self.branch(task, aids, &node, &left, &remainder, &parts, depth);
        match (end, key) {
            (End::Dead, _) if spoilt => End::Spoilt,
            (End::Dead, Some(key)) => {
                self.dead.insert(key, task.goal.tiles);
                End::Dead
            }
            _ => end,
        }
    }

    /// The classes that a cover in parts uses, nothing if there is no such cover.
    fn parts(
        &mut self,
        aids: &mut Aids<'_, 'a>,
        left: &Left,
        remainder: &Remainder,
        depth: usize,
    ) -> Option<Vec<(usize, f64)>> {
        let Some(guide) = aids.guide.as_mut() else {
            return Some(Vec::new());
        };
        let solved = if depth == 0 {
            guide.solve(remainder, Scope::Whole)
        } else if aids.hasty {
            guide.solve(remainder, Scope::Short)
        } else {
            self.levels.fit(left, depth);
            guide.solve(remainder, Scope::These(&self.levels.fitting(depth, None)))
        };
        match solved {
            Relaxed::Possible(parts) => Some(parts),
            Relaxed::Unclear => Some(Vec::new()),
            Relaxed::Impossible(cut) => {
                cut.into_iter().for_each(|cut| aids.cuts.add(cut));
                None
            }
        }
    }

    /// Some further word has the rarest letter, or none has and what is left of it stays on the rack.
    fn branch(
        &mut self,
        task: &Task,
        aids: &mut Aids<'_, 'a>,
        node: &Node,
        left: &Left,
        remainder: &Remainder,
        parts: &[(usize, f64)],
        depth: usize,
    ) -> End {
        let optional = remainder.must.is_empty();
        let mut letter = None;
        let mut children = match self.levels.few_with_rare_letter(left, &remainder.must) {
            Some((_, few)) => few,
            None => {
                self.levels.fit(left, depth);
                // Without a letter jokers alone are left to lay.
                letter = self
                    .levels
                    .rarest(if optional { &left.may } else { &remainder.must }, depth);
                self.levels.fitting(depth, letter)
            }
        };
        self.sort(&mut children, parts, aids.mood);
        let vocabulary = self.vocabulary;
        let mut end = End::Dead;
        for child in children.into_iter().map(|at| at as usize) {
            if self.spent(task.forced, child) {
                continue;
            }
            self.path.push(child);
            let next = Node {
                laid: node.laid.plus(vocabulary.bag(child)),
                tiles: node.tiles + vocabulary.length(child),
                closed: node.closed,
            };
            match self.descend(task, aids, next, depth + 1) {
                End::Covered => return End::Covered,
                other => end = end.or(other),
            }
            self.path.pop();
            if self.last_step == 0 {
                return End::Undecided;
            }
        }
        match letter.filter(|_| optional) {
            Some(letter) => {
                let without = Node {
                    closed: node.closed | 1 << letter,
                    ..*node
                };
                end.or(self.descend(task, aids, without, depth + 1))
            }
            None => end,
        }
    }

    /// Puts first what a cover in parts uses, then what is cheap.
    fn sort(&self, classes: &mut [u32], parts: &[(usize, f64)], mood: u32) {
        let rank = |at: u32| match parts.iter().find(|(part, _)| *part == at as usize) {
            Some(&(_, value)) => -value as f32,
            None => self.prices.of(self.vocabulary.letters(at as usize)) * whim(at, mood),
        };
        classes.sort_by_cached_key(|&at| Rank(rank(at)));
    }

    fn left(&self, node: &Node) -> Left {
        let mut may = self.supply.letters.beyond(&node.laid);
        for letter in letters_of(node.closed) {
            may.0[letter] = 0;
        }
        let jokers = self.supply.jokers - node.laid.lacking_in(&self.supply.letters);
        Left {
            may,
            jokers,
            closed: node.closed,
        }
    }

    /// Whether no more words of a class may lie there.
    fn spent(&self, forced: &Forced, at: usize) -> bool {
        let bag = self.vocabulary.bag(at);
        if self.distinct {
            let same = forced.bags.iter().filter(|&forced| forced == bag).count();
            let used = self.path.iter().filter(|&&used| used == at).count();
            return same + used > 0 && same + used >= self.vocabulary.variety(at);
        }
        forced.scorer.as_ref() == Some(bag) && self.vocabulary.variety(at) == 1
    }

    /// How to remember a state; none if too many classes are used up that would still fit.
    fn key(&self, forced: &Forced, node: &Node, left: &Left) -> Option<Key> {
        let mut key = Key {
            laid: node.laid,
            spent: [NO_CLASS; SPENT_MAX],
        };
        for letter in letters_of(node.closed) {
            key.laid.0[letter] |= CLOSED;
        }
        let fits = |bag: &Bag| bag.lacking_in(&left.may) <= left.jokers;
        let own = forced
            .bags
            .iter()
            .filter(|bag| self.distinct || forced.scorer.as_ref() == Some(*bag));
        let own = own
            .filter(|bag| fits(bag))
            .filter_map(|bag| self.vocabulary.place_of(bag));
        let used = self
            .path
            .iter()
            .copied()
            .filter(|&at| self.distinct && fits(self.vocabulary.bag(at)));
        let mut spent: Vec<u32> = own
            .chain(used)
            .filter(|&at| self.spent(forced, at))
            .map(|at| at as u32)
            .collect();
        spent.sort_unstable();
        spent.dedup();
        key.spent.get_mut(..spent.len())?.copy_from_slice(&spent);
        Some(key)
    }
}

/// A number to sort by.
#[derive(PartialEq)]
struct Rank(f32);

impl Eq for Rank {}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Rank) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rank {
    fn cmp(&self, other: &Rank) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

struct Task<'t> {
    goal: &'t Goal,
    forced: &'t Forced,
}

impl End {
    /// The end of both branches together.
    fn or(self, other: End) -> End {
        for end in [End::Covered, End::Undecided, End::Spoilt] {
            if self == end || other == end {
                return end;
            }
        }
        End::Dead
    }
}

/// A factor that differs from class to class and from mood to mood.
fn whim(at: u32, mood: u32) -> f32 {
    if mood == 0 {
        return 1.0;
    }
    let mixed = (at ^ mood.wrapping_mul(0x9E37_79B9)).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    1.0 + WHIM * (mixed >> 8) as f32 / (1 << 24) as f32
}
