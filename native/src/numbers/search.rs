//! The cheapest way to lay tiles, whatever lies where now.
//!
//! The numbers are walked from 1 to 13; what is open in between is a [`State`]. Depth first with
//! a growing budget, and a memory of what each state costs at least from there on.

use super::build::{Built, Leg, build};
use super::clock::Clock;
use super::event::NoRecord;
use super::hopeless::hopeless;
use super::lines::{PAIRS, SHORTAGES, Shortage, Shortages};
use super::lying::Lying;
use super::objective::Objective;
use super::spare;
use super::state::State;
use super::step::{Child, Here, Step};
use super::supply::Supply;
use super::tile::{GLASS, Jokers, STAR, TOP, TURN, TWIN, Tile};
use super::walk::{
    Bounds, CLOSING, End, Mode, NEVER, Outcome, Path, SoFar, SpareJokers, Spot, empty_path,
    jokers_of, order,
};
use rustc_hash::FxHashMap;

pub struct Search {
    pub supply: Supply,
    pub objective: Objective,
    costs: [u32; TOP as usize + 2],
    shortages: &'static Shortages,
    /// What hopeless tiles of this number and those after it cost.
    hopeless: [u32; TOP as usize + 3],
    memory: FxHashMap<(u64, u64), Bounds>,
    children: Vec<Vec<Child>>,
    path: Path,
    best: Option<Path>,
    /// How many ends were refused for where their spare jokers might lie: what led there may be
    /// refused for reasons that another way there does not have.
    pub refused: u64,
    /// What the sets have to be worth.
    worth_needed: u16,
    /// What all ways are known to cost at least.
    pub low: u32,
}

impl Search {
    pub fn new(supply: Supply, objective: Objective, worth_needed: u16) -> Self {
        let costs = objective.costs();
        let mut behind = [0; TOP as usize + 3];
        for (number, count) in hopeless(&supply).into_iter().enumerate().rev() {
            behind[number] = behind[number + 1] + count * costs[number];
        }
        Self {
            costs,
            shortages: &SHORTAGES,
            hopeless: behind,
            memory: FxHashMap::default(),
            children: vec![Vec::new(); CLOSING as usize + 1],
            path: empty_path(State::start(supply.have_jokers)),
            best: None,
            refused: 0,
            worth_needed,
            low: behind[1],
            supply,
            objective,
        }
    }

    pub fn start(&self) -> State {
        State::start(self.supply.have_jokers)
    }

    /// The cheapest way to lay everything that must lie, if it costs no more than `most`.
    pub fn cheapest(&mut self, most: u32, clock: &mut Clock) -> Outcome {
        while self.low <= most {
            let budget = self.objective.budget(self.low).min(most);
            match self.go_on(1, self.start(), budget, Mode::Exact, clock) {
                Outcome::AtLeast(more) => self.low = more.max(budget + 1),
                Outcome::Found(cost) => {
                    if !clock.is_over() {
                        self.low = cost;
                    }
                    return Outcome::Found(cost);
                }
                Outcome::Unknown => return Outcome::Unknown,
            }
        }
        Outcome::AtLeast(self.low)
    }

    /// Any way that costs no more than `budget`.
    pub fn any(&mut self, budget: u32, clock: &mut Clock) -> Outcome {
        self.go_on(1, self.start(), budget, Mode::First, clock)
    }

    /// Whether the rest may cost no more than `budget`, looking away from where spare jokers lie.
    pub fn may_cost(
        &mut self,
        number: u8,
        state: State,
        budget: u32,
        clock: &mut Clock,
    ) -> Outcome {
        self.go_on(number, state, budget, Mode::Hopeful, clock)
    }

    fn shortage(&self, number: usize, colour: usize) -> &'static [Shortage; PAIRS] {
        let [next, after] = [1, 2].map(|ahead| self.supply.rows[number + ahead].have[colour]);
        &self.shortages[next as usize][after as usize]
    }

    /// The number as it is laid with so many jokers.
    pub fn here(&self, number: u8, budget: u32, jokers: u8) -> Here<'_> {
        Here {
            number,
            rows: self.supply.rows[number as usize],
            shortage: std::array::from_fn(|colour| self.shortage(number as usize, colour)),
            unit: self.costs[number as usize],
            budget,
            jokers,
            worth_cap: self.worth_needed,
            lying: None,
            breaks: 0,
        }
    }

    fn go_on(
        &mut self,
        number: u8,
        state: State,
        budget: u32,
        mode: Mode,
        clock: &mut Clock,
    ) -> Outcome {
        self.path[number as usize].state = state;
        if number > CLOSING {
            let outcome = match self.end(state, budget, mode) {
                End::Settled(outcome) => outcome,
                End::Spare(spare) => self.place(&self.path.clone(), None, spare, budget),
            };
            if mode != Mode::Hopeful && matches!(outcome, Outcome::Found(_)) {
                self.best = Some(self.path);
            }
            return outcome;
        }
        let behind = self.hopeless[number as usize];
        if behind > budget {
            return Outcome::AtLeast(behind);
        }
        if let Some(known) = self.memory.get(&state.key(number)) {
            if known.low > budget {
                return Outcome::AtLeast(known.low);
            }
            if mode == Mode::Hopeful && known.high <= budget {
                return Outcome::Found(known.high);
            }
        }
        if clock.tick() {
            return Outcome::Unknown;
        }
        let refused = self.refused;
        let mut so_far = SoFar::new(budget);
        let mut children = std::mem::take(&mut self.children[number as usize]);
        let mut timely = true;
        // Jokers are better kept: try first what takes fewest.
        for jokers in 0..=jokers_of(state) {
            self.children_with(jokers, number, state, &mut so_far, &mut children);
            timely = self.try_children(number, &children, &mut so_far, mode, clock);
            if !timely || so_far.is_done(mode) {
                break;
            }
        }
        self.children[number as usize] = children;
        if timely {
            self.remember(number, state, &so_far, mode, refused);
        }
        match so_far.cheapest {
            Some(cost) => Outcome::Found(cost),
            None if timely => Outcome::AtLeast(so_far.low.max(budget.saturating_add(1))),
            None => Outcome::Unknown,
        }
    }

    /// The states after this number that can be paid for, with so many jokers laid at it.
    fn children_with(
        &self,
        jokers: u8,
        number: u8,
        state: State,
        so_far: &mut SoFar,
        children: &mut Vec<Child>,
    ) {
        children.clear();
        let behind = self.hopeless[number as usize + 1];
        let here = self.here(number, so_far.budget - behind, jokers);
        let too_dear = Step::run(here, state, NoRecord, |child, _| {
            children.push(child);
            false
        });
        so_far.low = so_far.low.min(too_dear.saturating_add(behind));
        order(children);
    }

    /// Goes on from each child; false when the time is up.
    fn try_children(
        &mut self,
        number: u8,
        children: &[Child],
        so_far: &mut SoFar,
        mode: Mode,
        clock: &mut Clock,
    ) -> bool {
        for child in children {
            if child.cost > so_far.budget {
                so_far.low = so_far.low.min(child.cost);
                break;
            }
            self.path[number as usize].spent = child.cost;
            match self.go_on(
                number + 1,
                child.state,
                so_far.budget - child.cost,
                mode,
                clock,
            ) {
                Outcome::Found(rest) => {
                    so_far.found(child.cost + rest);
                    if so_far.is_done(mode) {
                        break;
                    }
                }
                Outcome::AtLeast(rest) => so_far.low = so_far.low.min(child.cost + rest),
                Outcome::Unknown => return false,
            }
        }
        true
    }

    fn remember(&mut self, number: u8, state: State, so_far: &SoFar, mode: Mode, refused: u64) {
        let bounds = self.memory.entry(state.key(number)).or_insert(Bounds {
            low: 0,
            high: NEVER,
        });
        // Whoever stops at the first way that will do has proved nothing.
        if self.refused == refused && (mode == Mode::Exact || so_far.cheapest.is_none()) {
            bounds.low = bounds.low.max(so_far.low);
        }
        if let Some(cost) = so_far.cheapest {
            bounds.high = bounds.high.min(cost);
        }
    }

    /// All numbers are laid: what stays on the rack of the jokers, and is that all there is to it?
    pub fn end(&self, state: State, budget: u32, mode: Mode) -> End {
        let Some((kept, spare)) = self.kept_jokers(state) else {
            return End::Settled(Outcome::AtLeast(NEVER));
        };
        let cost = kept * self.objective.joker_cost();
        if cost > budget {
            return End::Settled(Outcome::AtLeast(cost));
        }
        let enough = state.worth() >= self.worth_needed;
        if mode == Mode::Hopeful || (spare == [0; 4] && enough) {
            return End::Settled(Outcome::Found(cost));
        }
        let none_laid = state.pool() == self.supply.have_jokers;
        if none_laid && spare == [0; 4] {
            // The tiles are worth what is printed on them, and that is too little.
            return End::Settled(Outcome::AtLeast(NEVER));
        }
        End::Spare(SpareJokers {
            cost,
            jokers: spare,
        })
    }

    /// Looks for places for spare jokers on the sets that a path leads to.
    pub fn place(
        &mut self,
        path: &Path,
        lying: Option<&[Lying]>,
        spare: SpareJokers,
        budget: u32,
    ) -> Outcome {
        let sets = self.sets_of(path, lying);
        match self.least_unplaced(sets, spare.jokers, budget - spare.cost) {
            Some((more, _)) => {
                // Another way here might leave fewer behind.
                self.refused += (more > 0) as u64;
                Outcome::Found(spare.cost + more)
            }
            None => {
                self.refused += 1;
                Outcome::AtLeast(budget + 1)
            }
        }
    }

    /// How many jokers cannot lie anywhere, and the spare ones that perhaps can; `None` where jokers are
    /// left over that must lie on the table.
    fn kept_jokers(&self, state: State) -> Option<(u32, Jokers)> {
        let rack = self.supply.rack_jokers();
        let mut spare = state.pool();
        let mut kept = 0;
        let homeless: &[usize] = if state.roomy() {
            &[GLASS]
        } else {
            &[GLASS, TWIN, TURN]
        };
        for &kind in homeless {
            if spare[kind] > rack[kind] {
                return None;
            }
            kept += spare[kind] as u32;
            spare[kind] = 0;
        }
        Some((kept, spare))
    }

    /// Places as many spare jokers as it can: what those cost that stay on the rack, and the sets.
    fn least_unplaced(
        &self,
        sets: Vec<Built>,
        spare: Jokers,
        budget: u32,
    ) -> Option<(u32, Vec<Vec<Tile>>)> {
        let (kept, new): (Vec<_>, Vec<_>) = sets.into_iter().partition(|set| set.kept);
        let new: Vec<Vec<Tile>> = new.into_iter().map(|set| set.tiles).collect();
        let rack = self.supply.rack_jokers();
        let mut choices: Vec<Jokers> = Vec::new();
        for stars in 0..=spare[STAR].min(rack[STAR]) {
            for twins in 0..=spare[TWIN].min(rack[TWIN]) {
                for turns in 0..=spare[TURN].min(rack[TURN]) {
                    choices.push([stars, twins, turns, 0]);
                }
            }
        }
        let count = |jokers: &Jokers| jokers.iter().map(|&count| count as u32).sum::<u32>();
        choices.sort_by_key(count);
        for unlaid in choices {
            let cost = count(&unlaid) * self.objective.joker_cost();
            if cost > budget {
                return None;
            }
            let laid: Jokers = std::array::from_fn(|kind| spare[kind] - unlaid[kind]);
            let placed = if self.worth_needed > 0 {
                spare::add_worth(&new, laid, self.worth_needed.into())
            } else {
                spare::add(&new, laid)
            };
            if let Some(mut placed) = placed {
                placed.extend(kept.into_iter().map(|set| set.tiles));
                return Some((cost, placed));
            }
        }
        None
    }

    fn sets_of(&self, path: &Path, lying: Option<&[Lying]>) -> Vec<Built> {
        let legs: Vec<Leg> = (1..=CLOSING)
            .map(|number| {
                let Spot {
                    state: from,
                    spent,
                    breaks,
                } = path[number as usize];
                let to = path[number as usize + 1].state;
                let here = self.here(number, spent, jokers_of(from) - jokers_of(to));
                let lying = lying.map(|lying| &lying[number as usize]);
                Leg {
                    here: Here {
                        lying,
                        breaks,
                        ..here
                    },
                    from,
                    to,
                }
            })
            .collect();
        build(&legs)
    }

    /// The sets that a path leads to, laid out.
    pub fn lay_out(&self, path: &Path, lying: Option<&[Lying]>) -> Option<Vec<Vec<Tile>>> {
        let (_, spare) = self.kept_jokers(path[CLOSING as usize + 1].state)?;
        let (_, laid) = self.least_unplaced(self.sets_of(path, lying), spare, NEVER)?;
        Some(laid)
    }

    /// The sets of the cheapest way found, laid out.
    pub fn sets(&self) -> Option<Vec<Vec<Tile>>> {
        self.lay_out(self.best.as_ref()?, None)
    }
}
