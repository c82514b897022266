//! Covers what must be covered: words such that every tile of the table lies in one of them again.

use super::bound::Bound;
use super::clock::{Clock, Limits};
use super::cuts::Cuts;
use super::letters::{Bag, letters_of};
use super::levels::{Left, Levels, RareLetters};
use super::memo::{Key, Memo};
use super::prices::Prices;
use super::relaxed::{Relaxation, Relaxed, Remainder, Scope};
use super::shelf::Bits;
use super::vocabulary::Vocabulary;

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
    pub clock: &'s Clock,
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

/// A node with what is left there.
struct Spot {
    node: Node,
    left: Left,
    remainder: Remainder,
}

/// With fewer fitting classes than this it is quicker to try than to ask the guide.
const WORTH_ASKING: usize = 400;
/// How many steps asking the guide is worth.
const ASKING: u64 = 10;
/// By what part of a price moods differ.
const WHIM: f32 = 0.4;
/// In a remembered state: no further word has this letter.
const CLOSED: u8 = 0x80;
pub struct Cover<'a> {
    vocabulary: &'a Vocabulary<'a>,
    prices: &'a Prices,
    supply: Supply,
    distinct: bool,
    bound: &'a Bound,
    memo: Memo<Bag>,
    levels: Levels<'a>,
    path: Vec<usize>,
    /// Steps taken, asking the guide included.
    pub effort: u64,
    last_effort: u64,
}

impl<'a> Cover<'a> {
    pub fn new(
        vocabulary: &'a Vocabulary,
        prices: &'a Prices,
        classes: Bits,
        rare: &'a RareLetters,
        supply: Supply,
        distinct: bool,
        bound: &'a Bound,
    ) -> Cover<'a> {
        Cover {
            vocabulary,
            prices,
            supply,
            distinct,
            bound,
            memo: Memo::new(),
            levels: Levels::new(vocabulary, classes, rare),
            path: Vec::new(),
            effort: 0,
            last_effort: 0,
        }
    }

    pub fn search(&mut self, goal: &Goal, forced: &Forced, aids: &mut Aids<'_, 'a>) -> Verdict {
        let before = self.effort;
        let verdict = self.look(goal, forced, aids);
        aids.clock.spend(self.effort - before);
        verdict
    }

    fn look(&mut self, goal: &Goal, forced: &Forced, aids: &mut Aids<'_, 'a>) -> Verdict {
        if forced.letters.lacking_in(&self.supply.letters) > self.supply.jokers {
            return Verdict::Impossible;
        }
        self.path.clear();
        self.last_effort = self.effort + aids.limits.steps;
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
        let kept = self.bound.kept(task.forced, &self.path);
        let must = self.bound.raised(&task.goal.must, &kept).beyond(&node.laid);
        let mut spoilt = false;
        if must.is_empty() && node.tiles >= task.goal.tiles {
            if aids.accepts.is_none_or(|accepts| accepts(&self.path)) {
                return End::Covered;
            }
            spoilt = true;
        }
        self.effort += 1;
        let look_up = aids.guide.is_some() || self.effort.is_multiple_of(32);
        if self.effort > self.last_effort || (look_up && aids.limits.is_late()) {
            self.last_effort = 0;
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
        let key = self.key(task.forced, &node, &left, &kept);
        if self.memo.is_dead(key.as_ref(), task.goal.tiles as i32) {
            return End::Dead;
        }
        self.levels.enter(depth);
        let spot = Spot {
            node,
            left,
            remainder,
        };
        let Some(parts) = self.parts(aids, &spot, depth) else {
            return End::Dead;
        };
        match self.branch(task, aids, &spot, &parts, depth) {
            End::Dead if spoilt => End::Spoilt,
            End::Dead => {
                self.memo.bury(key, task.goal.tiles as i32);
                End::Dead
            }
            end => end,
        }
    }

    /// The classes that a cover in parts uses, nothing if there is no such cover.
    fn parts(
        &mut self,
        aids: &mut Aids<'_, 'a>,
        spot: &Spot,
        depth: usize,
    ) -> Option<Vec<(usize, f64)>> {
        let Some(guide) = aids.guide.as_mut() else {
            return Some(Vec::new());
        };
        let solved = if depth == 0 {
            guide.solve(&spot.remainder, Scope::Whole)
        } else {
            self.levels.fit(&spot.left, depth);
            let fitting = self.levels.fitting(depth, None);
            if fitting.len() < WORTH_ASKING {
                return Some(Vec::new());
            }
            guide.solve(&spot.remainder, Scope::These(&fitting))
        };
        self.effort += ASKING;
        match solved {
            Relaxed::Possible(parts) => Some(parts),
            Relaxed::Unclear => Some(Vec::new()),
            Relaxed::Impossible(cut) => {
                cut.into_iter().for_each(|cut| aids.cuts.add(*cut));
                None
            }
        }
    }

    /// Some further word has the rarest letter, or none has and what is left of it stays on the rack.
    fn branch(
        &mut self,
        task: &Task,
        aids: &mut Aids<'_, 'a>,
        spot: &Spot,
        parts: &[(usize, f64)],
        depth: usize,
    ) -> End {
        let Spot {
            node,
            left,
            remainder,
        } = spot;
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
            if self.last_effort == 0 {
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

    /// How to remember a state.
    fn key(&self, forced: &Forced, node: &Node, left: &Left, kept: &Bag) -> Option<Key<Bag>> {
        let mut laid = node.laid;
        for letter in letters_of(node.closed) {
            laid.0[letter] |= CLOSED;
        }
        let fits = |bag: &Bag| bag.lacking_in(&left.may) <= left.jokers;
        let is_limited = |bag: &&Bag| self.distinct || forced.scorer.as_ref() == Some(*bag);
        let own = forced
            .bags
            .iter()
            .filter(is_limited)
            .filter(|bag| fits(bag));
        let own = own.filter_map(|bag| self.vocabulary.place_of(bag));
        let used = self.path.iter().copied().filter(|_| self.distinct);
        let used = used.filter(|&at| fits(self.vocabulary.bag(at)));
        let spent = own.chain(used).filter(|&at| self.spent(forced, at));
        let bound = self.bound.marks(kept);
        Key::new(laid, spent.map(|at| at as u32).chain(bound).collect())
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
