//! Covers what must be covered: words such that every tile of the table lies in one of them again.

use super::clock::Limits;
use super::cuts::Cuts;
use super::letters::{Bag, letters_of};
use super::pool::Pool;
use super::shelf::{all, count, members};
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
    /// These classes of the pool, besides the forced words.
    Covered(Vec<usize>),
    Impossible,
    Undecided,
}

/// How a branch ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Covered,
    /// `lasting`: for whatever words lead here, not only for those that did.
    Dead { lasting: bool },
    Undecided,
}

/// Below this many fitting classes a list is quicker than rows of bits.
const LIST: u32 = 300;

/// The classes that still fit at one depth.
#[derive(Default)]
struct Level {
    bits: Vec<u64>,
    list: Vec<u32>,
    listed: bool,
}

pub struct Cover {
    pub pool: Pool,
    supply: Supply,
    distinct: bool,
    /// States that cannot be completed, with the fewest tiles for which that is known.
    dead: FxHashMap<Bag, u32>,
    levels: Vec<Level>,
    path: Vec<usize>,
    /// Classes that are tried before others.
    favourites: Vec<bool>,
    pub steps: u64,
    last_step: u64,
    until: Instant,
}

/// In a remembered state: no further word has this letter.
const CLOSED: u8 = 0x80;

impl Cover {
    pub fn new(pool: Pool, supply: Supply, distinct: bool) -> Cover {
        Cover {
            pool,
            supply,
            distinct,
            dead: FxHashMap::default(),
            levels: Vec::new(),
            path: Vec::new(),
            favourites: Vec::new(),
            steps: 0,
            last_step: 0,
            until: Instant::now(),
        }
    }

    /// Has these classes tried before all others.
    pub fn prefer(&mut self, classes: &[usize]) {
        self.favourites.clear();
        if !classes.is_empty() {
            self.favourites.resize(self.pool.len(), false);
            classes.iter().for_each(|&at| self.favourites[at] = true);
        }
    }

    pub fn search(&mut self, goal: &Goal, forced: &Forced, cuts: &Cuts, limits: Limits) -> Verdict {
        self.path.clear();
        self.last_step = self.steps + limits.steps;
        self.until = limits.until;
        let lacking = forced.letters.lacking_in(&self.supply.letters);
        if lacking > self.supply.jokers {
            return Verdict::Impossible;
        }
        let task = Task { goal, forced, cuts };
        match self.descend(&task, forced.letters, forced.tiles, 0, 0) {
            End::Covered => Verdict::Covered(self.path.clone()),
            End::Dead { .. } => Verdict::Impossible,
            End::Undecided => Verdict::Undecided,
        }
    }

    fn descend(&mut self, task: &Task, laid: Bag, tiles: u32, closed: u32, depth: usize) -> End {
        let must = task.goal.must.beyond(&laid);
        if must.is_empty() && tiles >= task.goal.tiles {
            return End::Covered;
        }
        self.steps += 1;
        if self.steps > self.last_step || (self.steps % 32 == 0 && Instant::now() >= self.until) {
            self.last_step = 0;
            return End::Undecided;
        }
        let mut may = self.supply.letters.beyond(&laid);
        let mut key = laid;
        for letter in letters_of(closed) {
            may.0[letter] = 0;
            key.0[letter] |= CLOSED;
        }
        let jokers = self.supply.jokers - laid.lacking_in(&self.supply.letters);
        let missing = task.goal.tiles.saturating_sub(tiles);
        let left = may.total() + jokers;
        if left < missing || task.cuts.exclude(&must, &may, jokers, missing) {
            return End::Dead { lasting: true };
        }
        if self.dead.get(&key).is_some_and(|&known| known <= task.goal.tiles) {
            return End::Dead { lasting: true };
        }
        self.fit(&may, jokers, closed, depth);
        let end = match self.rarest(if must.is_empty() { &may } else { &must }, depth) {
            Some(letter) => self.branch(task, laid, tiles, closed, depth, letter, must.is_empty()),
            // Jokers alone are left to lay.
            None => {
                let children = self.children(depth, None);
                self.try_all(task, &children, laid, tiles, closed, depth)
            }
        };
        if end == (End::Dead { lasting: true }) {
            self.dead.insert(key, task.goal.tiles);
        }
        end
    }

    /// Some further word has this letter, or none has and what is left of it stays on the rack.
    #[allow(clippy::too_many_arguments)]
    fn branch(
        &mut self,
        task: &Task,
        laid: Bag,
        tiles: u32,
        closed: u32,
        depth: usize,
        letter: usize,
        optional: bool,
    ) -> End {
        let children = self.children(depth, Some(letter));
        let end = self.try_all(task, &children, laid, tiles, closed, depth);
        match end {
            End::Dead { lasting } if optional => {
                match self.descend(task, laid, tiles, closed | 1 << letter, depth + 1) {
                    End::Dead { lasting: also } => End::Dead { lasting: lasting && also },
                    end => end,
                }
            }
            _ => end,
        }
    }

    fn try_all(
        &mut self,
        task: &Task,
        children: &[u32],
        laid: Bag,
        tiles: u32,
        closed: u32,
        depth: usize,
    ) -> End {
        let mut end = End::Dead { lasting: true };
        for &child in children {
            let child = child as usize;
            if self.spent(task.forced, child) {
                end = end.or_only_here();
                continue;
            }
            self.path.push(child);
            let laid = laid.plus(self.pool.bag(child));
            match self.descend(task, laid, tiles + self.pool.length(child), closed, depth + 1) {
                End::Covered => return End::Covered,
                End::Dead { lasting: true } => {}
                End::Dead { lasting: false } => end = end.or_only_here(),
                End::Undecided => end = End::Undecided,
            }
            self.path.pop();
            if self.last_step == 0 {
                return End::Undecided;
            }
        }
        end
    }

    /// Whether no more words of a class may lie there.
    fn spent(&self, forced: &Forced, at: usize) -> bool {
        let variety = self.pool.variety(at);
        let bag = self.pool.bag(at);
        if self.distinct {
            let same = forced.bags.iter().filter(|&forced| forced == bag).count();
            let used = self.path.iter().filter(|&&used| used == at).count();
            return (same + used) as u32 >= variety;
        }
        variety == 1 && forced.scorer.as_ref() == Some(bag)
    }

    /// Notes at this depth which of the classes that fitted above still fit.
    fn fit(&mut self, may: &Bag, jokers: u32, closed: u32, depth: usize) {
        if self.levels.len() <= depth {
            self.levels.resize_with(depth + 1, Level::default);
        }
        let shelf = &self.pool.shelf;
        let (above, here) = self.levels.split_at_mut(depth);
        let here = &mut here[0];
        here.list.clear();
        if let Some(above) = above.last().filter(|above| above.listed) {
            here.listed = true;
            let fits = |&&at: &&u32| {
                shelf.bag(at as usize).lacking_in(may) <= jokers
                    && self.pool.mask(at as usize) & closed == 0
            };
            here.list.extend(above.list.iter().filter(fits));
            return;
        }
        here.bits.clear();
        match above.last() {
            Some(above) => here.bits.extend(&above.bits),
            None => here.bits = all(shelf.len()),
        }
        shelf.keep_fitting(&mut here.bits, may, jokers);
        for letter in letters_of(closed) {
            if let Some(row) = shelf.with_letter(letter) {
                here.bits.iter_mut().zip(row).for_each(|(fit, has)| *fit &= !has);
            }
        }
        here.listed = count(&here.bits) <= LIST;
        if here.listed {
            here.list.extend(members(&here.bits).map(|at| at as u32));
        }
    }

    /// The letter that the fewest fitting classes have.
    fn rarest(&self, wanted: &Bag, depth: usize) -> Option<usize> {
        let level = &self.levels[depth];
        let wanted = wanted.mask();
        let mut with = [0u32; super::letters::WIDTH];
        if level.listed {
            for &at in &level.list {
                for letter in letters_of(self.pool.mask(at as usize) & wanted) {
                    with[letter] += 1;
                }
            }
        } else {
            for letter in letters_of(wanted) {
                if let Some(row) = self.pool.shelf.with_letter(letter) {
                    let both = level.bits.iter().zip(row);
                    with[letter] = both.map(|(fit, has)| (fit & has).count_ones()).sum();
                }
            }
        }
        letters_of(wanted).min_by_key(|&letter| with[letter])
    }

    fn children(&self, depth: usize, letter: Option<usize>) -> Vec<u32> {
        let level = &self.levels[depth];
        let mask = letter.map_or(u32::MAX, |letter| 1 << letter);
        let has = |at: &u32| self.pool.mask(*at as usize) & mask != 0;
        let mut children: Vec<u32> = if level.listed {
            level.list.iter().copied().filter(has).collect()
        } else {
            members(&level.bits).map(|at| at as u32).filter(has).collect()
        };
        if !self.favourites.is_empty() {
            children.sort_by_key(|&at| !self.favourites[at as usize]);
        }
        children
    }
}

struct Task<'t> {
    goal: &'t Goal,
    forced: &'t Forced,
    cuts: &'t Cuts,
}

impl End {
    fn or_only_here(self) -> End {
        match self {
            End::Dead { .. } => End::Dead { lasting: false },
            end => end,
        }
    }
}
