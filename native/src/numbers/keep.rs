//! The cheapest way to lay tiles that leaves most sets as they lie.
//!
//! The same walk over the numbers, with runs of the table tagged as long as they go on as they lie. What
//! the rest costs if no set has to stay is a bound on what it costs here.

use super::clock::Clock;
use super::event::NoRecord;
use super::lying::{Lying, lying};
use super::search::Search;
use super::state::State;
use super::step::{Child, Here, Step};
use super::table::Table;
use super::tile::Tile;
use super::walk::{CLOSING, End, Mode, NEVER, Outcome, Path, SoFar, empty_path, jokers_of, order};
use rustc_hash::FxHashMap;

/// A broken set counts in the last bits of a cost, below everything else.
const BREAKS_SHIFT: u32 = 8;
pub const ANY_BREAKS: u8 = u8::MAX;

pub struct Keep {
    search: Search,
    lying: Vec<Lying>,
    /// By state and sets that may still be broken: what the rest costs at least.
    memory: FxHashMap<(u64, u64, u8), u32>,
    children: Vec<Vec<Child>>,
    path: Path,
    best: Option<Path>,
    mode: Mode,
}

/// What something costs, with the sets that it breaks.
pub fn with_breaks(cost: u32, breaks: u8) -> u32 {
    cost << BREAKS_SHIFT | breaks as u32
}

/// Parts a cost and the sets broken.
pub fn parted(cost: u32) -> (u32, u8) {
    (
        cost >> BREAKS_SHIFT,
        (cost & ((1 << BREAKS_SHIFT) - 1)) as u8,
    )
}

impl Keep {
    /// `search` has in its supply what lies in the plain sets of the table.
    pub fn new(search: Search, table: &Table) -> Self {
        Self {
            lying: lying(table),
            memory: FxHashMap::default(),
            children: vec![Vec::new(); CLOSING as usize + 1],
            path: empty_path(search.start()),
            best: None,
            mode: Mode::Exact,
            search,
        }
    }

    /// The cheapest way, breaks counted in, within `budget`; all in all it breaks at most so many sets.
    pub fn cheapest(&mut self, budget: u32, breaks: u8, clock: &mut Clock) -> Outcome {
        self.run(budget, breaks, Mode::Exact, clock)
    }

    /// Any way within `budget`, breaks counted in.
    pub fn any(&mut self, budget: u32, clock: &mut Clock) -> Outcome {
        self.run(budget, ANY_BREAKS, Mode::First, clock)
    }

    fn run(&mut self, budget: u32, breaks: u8, mode: Mode, clock: &mut Clock) -> Outcome {
        self.mode = mode;
        self.best = None;
        self.bounded(1, self.search.start(), breaks, budget, clock)
    }

    /// The sets of the cheapest way found, laid out.
    pub fn sets(&self) -> Option<Vec<Vec<Tile>>> {
        self.search.lay_out(self.best.as_ref()?, Some(&self.lying))
    }

    /// Goes on if that may be within the budget.
    fn bounded(
        &mut self,
        number: u8,
        state: State,
        breaks: u8,
        budget: u32,
        clock: &mut Clock,
    ) -> Outcome {
        let key = (state.key(number).0, state.key(number).1, breaks);
        if let Some(&low) = self.memory.get(&key)
            && low > budget
        {
            return Outcome::AtLeast(low);
        }
        match self
            .search
            .may_cost(number, state.at_ease(), parted(budget).0, clock)
        {
            Outcome::Found(_) => self.go_on(number, state, breaks, budget, clock),
            Outcome::AtLeast(cost) => {
                Outcome::AtLeast(with_breaks(cost.min(NEVER >> BREAKS_SHIFT), 0))
            }
            Outcome::Unknown => Outcome::Unknown,
        }
    }

    fn go_on(
        &mut self,
        number: u8,
        state: State,
        breaks: u8,
        budget: u32,
        clock: &mut Clock,
    ) -> Outcome {
        self.path[number as usize].state = state;
        if number > CLOSING {
            return self.end(state, budget);
        }
        if clock.tick() {
            return Outcome::Unknown;
        }
        let refused = self.search.refused;
        let mut so_far = SoFar::new(budget);
        if self.mode == Mode::First {
            // Ways that break more are not even looked at.
            so_far.low = budget.saturating_add(1);
        }
        let mut children = std::mem::take(&mut self.children[number as usize]);
        let mut timely = true;
        for jokers in 0..=jokers_of(state) {
            children.clear();
            let here = self.search.here(number, parted(so_far.budget).0, jokers);
            let lying = Some(&self.lying[number as usize]);
            let here = Here {
                lying,
                breaks: breaks.min(self.breaks_within(budget)),
                ..here
            };
            let too_dear = Step::run(here, state, NoRecord, |child, _| {
                children.push(child);
                false
            });
            so_far.low = so_far
                .low
                .min(with_breaks(too_dear.min(NEVER >> BREAKS_SHIFT), 0));
            order(&mut children);
            timely = self.try_children(number, &children, breaks, &mut so_far, clock);
            if !timely || so_far.is_done(self.mode) {
                break;
            }
        }
        self.children[number as usize] = children;
        if timely && self.search.refused == refused && !so_far.is_done(self.mode) {
            let low = self
                .memory
                .entry((state.key(number).0, state.key(number).1, breaks))
                .or_insert(0);
            *low = so_far.low.max(*low);
        }
        match so_far.cheapest {
            Some(cost) => Outcome::Found(cost),
            None if timely => Outcome::AtLeast(so_far.low.max(budget.saturating_add(1))),
            None => Outcome::Unknown,
        }
    }

    /// How many sets may be broken. Where any way will do, nothing is cheaper than the budget, so what
    /// it leaves for breaks is all there is.
    fn breaks_within(&self, budget: u32) -> u8 {
        if self.mode == Mode::First {
            parted(budget).1
        } else {
            ANY_BREAKS
        }
    }

    /// Goes on from each child; false when the time is up.
    fn try_children(
        &mut self,
        number: u8,
        children: &[Child],
        breaks: u8,
        so_far: &mut SoFar,
        clock: &mut Clock,
    ) -> bool {
        for child in children {
            let cost = with_breaks(child.cost, child.breaks);
            if cost > so_far.budget {
                so_far.low = so_far.low.min(cost);
                break;
            }
            let spot = &mut self.path[number as usize];
            (spot.spent, spot.breaks) = (child.cost, child.breaks);
            let left = if breaks == ANY_BREAKS {
                breaks
            } else {
                breaks - child.breaks
            };
            match self.bounded(number + 1, child.state, left, so_far.budget - cost, clock) {
                Outcome::Found(rest) => {
                    so_far.found(cost + rest);
                    if so_far.is_done(self.mode) {
                        break;
                    }
                }
                Outcome::AtLeast(rest) => so_far.low = so_far.low.min(cost + rest),
                Outcome::Unknown => return false,
            }
        }
        true
    }

    fn end(&mut self, state: State, budget: u32) -> Outcome {
        let (most, _) = parted(budget);
        let outcome = match self.search.end(state, most, self.mode) {
            End::Settled(outcome) => outcome,
            End::Spare(spare) => self
                .search
                .place(&self.path, Some(&self.lying), spare, most),
        };
        match outcome {
            Outcome::Found(cost) => {
                self.best = Some(self.path);
                Outcome::Found(with_breaks(cost, 0))
            }
            Outcome::AtLeast(cost) => {
                Outcome::AtLeast(with_breaks(cost.min(NEVER >> BREAKS_SHIFT), 0))
            }
            Outcome::Unknown => Outcome::Unknown,
        }
    }
}
