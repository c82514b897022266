//! What a walk over the numbers is made of: where it is, what it looks for, what it has found.

use super::state::State;
use super::step::Child;
use super::tile::{GLASS, Jokers, TOP};

/// The step after the last number, at which all that is open has to end.
pub const CLOSING: u8 = TOP + 1;
/// More than any play can cost.
pub const NEVER: u32 = u32::MAX / 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The least it costs.
    Found(u32),
    /// It costs at least this, which is more than may be spent.
    AtLeast(u32),
    /// No time left to tell.
    Unknown,
}

/// A state on the way, and what was spent and broken at its number.
#[derive(Clone, Copy)]
pub struct Spot {
    pub state: State,
    pub spent: u32,
    pub breaks: u8,
}

/// A spot for each number, and one for the end.
pub type Path = [Spot; CLOSING as usize + 2];

/// What is known of a state: what the rest costs at least, and at most if spare jokers find a place.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub low: u32,
    pub high: u32,
}

/// What is to be said when all numbers are laid.
pub enum End {
    Settled(Outcome),
    /// It depends on where spare jokers can lie.
    Spare(SpareJokers),
}

/// Jokers that look for a place, and what those cost that have none.
pub struct SpareJokers {
    pub cost: u32,
    pub jokers: Jokers,
}

/// How far a state has been searched.
pub struct SoFar {
    /// What may still be spent: less than the cheapest way found.
    pub budget: u32,
    pub cheapest: Option<u32>,
    /// What all ways tried cost at least.
    pub low: u32,
}

impl SoFar {
    pub fn new(budget: u32) -> Self {
        Self {
            budget,
            cheapest: None,
            low: NEVER,
        }
    }

    pub fn found(&mut self, cost: u32) {
        self.cheapest = Some(cost);
        self.low = self.low.min(cost);
        self.budget = cost.saturating_sub(1);
    }

    /// Whether there is no need to look further.
    pub fn is_done(&self, mode: Mode) -> bool {
        self.cheapest
            .is_some_and(|cost| cost == 0 || mode != Mode::Exact)
    }
}

/// What a search looks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// The cheapest way.
    Exact,
    /// Any way within the budget.
    First,
    /// Any way within the budget, taking it that spare jokers find a place; for bounds.
    Hopeful,
}

/// A path on which nothing has been laid.
pub fn empty_path(start: State) -> Path {
    [Spot {
        state: start,
        spent: 0,
        breaks: 0,
    }; CLOSING as usize + 2]
}

/// Jokers that a state has left, mirrors aside.
pub fn jokers_of(state: State) -> u8 {
    state.pool()[..GLASS].iter().sum()
}

/// Cheapest first, then gentlest.
pub fn order(children: &mut [Child]) {
    children.sort_unstable_by_key(|child| (child.cost, child.breaks, child.state));
}
