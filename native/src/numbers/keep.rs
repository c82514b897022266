//! The cheapest way to lay tiles that leaves all but so many sets as they lie.
//!
//! The same walk over the numbers, but sets may stay: what they hold is taken out of what is at hand,
//! from the number they begin at. What a state costs without that choice is a bound.

use super::clock::Clock;
use super::event::NoRecord;
use super::lines::with_run;
use super::search::{CLOSING, Child, End, Mode, Outcome, Path, Search, SoFar, jokers_of, order};
use super::state::State;
use super::step::Step;
use super::supply::Rows;
use super::table::{Shape, Table};
use super::tile::{TOP, Tile};
use rustc_hash::FxHashMap;

/// With fewer sets to break, looking ahead costs more than it saves.
const WORTH_RESERVING: u8 = 2;

/// Places of sets on the table, a bit each.
pub type Places = u64;

/// One plain set and where it lies.
#[derive(Clone, Copy)]
struct Lying {
    place: Places,
    shape: Shape,
}

pub struct Keep {
    search: Search,
    /// Plain sets by their lowest number.
    begin: [Vec<Lying>; TOP as usize + 2],
    runs: Vec<Lying>,
    /// By state, runs kept and sets that may still be broken: what the rest costs at least.
    memory: FxHashMap<(u64, u64, Places), u32>,
    path: Path,
    kept_at: [Places; CLOSING as usize + 1],
    best: Option<(Path, Places)>,
    mode: Mode,
    reserve: Reserve,
}

/// Of the plain sets that begin at a number or after it, how many have to be broken at least, whatever
/// happens before. Found from the last number down, each search leaning on the ones before it.
struct Reserve {
    /// What may be spent; another budget needs another reserve.
    budget: u32,
    least: [u8; TOP as usize + 3],
    /// The number whose turn it is.
    number: u8,
}

impl Reserve {
    fn new(budget: u32) -> Self {
        Self {
            budget,
            least: [0; TOP as usize + 3],
            number: TOP,
        }
    }
}

/// What is fixed of a number before its tiles are laid.
#[derive(Clone, Copy)]
struct Number {
    number: u8,
    state: State,
    /// Tiles that lie in no set that stays.
    rows: Rows,
    /// Runs that stay and reach this number.
    staying: Places,
    /// Sets that stay and begin at this number.
    kept: Places,
    /// How many sets may still be broken.
    breaks: u8,
}

impl Keep {
    /// `search` has in its supply what lies in the plain sets, but not in sets that stay anyway.
    pub fn new(search: Search, table: &Table) -> Self {
        let lying = |at: usize| Lying {
            place: 1 << at,
            shape: table.shapes[at],
        };
        let begin = table
            .plain_by_number()
            .map(|places| places.into_iter().map(lying).collect());
        let is_run = |lying: &Lying| matches!(lying.shape, Shape::Run { .. });
        let path = search.empty_path();
        Self {
            search,
            runs: (0..table.sets.len()).map(lying).filter(is_run).collect(),
            begin,
            memory: FxHashMap::default(),
            path,
            kept_at: [0; CLOSING as usize + 1],
            best: None,
            mode: Mode::Exact,
            reserve: Reserve::new(0),
        }
    }

    /// The cheapest way that breaks at most so many plain sets and costs no more than `budget`.
    pub fn cheapest(&mut self, budget: u32, breaks: u8, clock: &mut Clock) -> Outcome {
        self.reserve = Reserve::new(budget);
        self.mode = Mode::Exact;
        self.best = None;
        let start = self.search.start();
        match self.search.may_cost(1, start, budget, clock) {
            Outcome::Found(_) => self.go_on(1, start, 0, breaks, budget, clock),
            hopeless => hopeless,
        }
    }

    /// Any way that breaks at most so many plain sets and costs no more than `budget`.
    pub fn any(&mut self, budget: u32, breaks: u8, clock: &mut Clock) -> Outcome {
        if self.reserve.budget != budget {
            self.reserve = Reserve::new(budget);
        }
        self.mode = Mode::First;
        self.best = None;
        let start = self.search.start();
        let hopeful = self.search.may_cost(1, start, budget, clock);
        if !matches!(hopeful, Outcome::Found(_)) {
            return hopeful;
        }
        if breaks >= WORTH_RESERVING && !self.reserve(breaks, clock) {
            return Outcome::AtLeast(budget + 1);
        }
        self.go_on(1, start, 0, breaks, budget, clock)
    }

    /// Finds out how many sets have to be broken; false if those are more than `breaks`.
    fn reserve(&mut self, breaks: u8, clock: &mut Clock) -> bool {
        let best_case = State::best_case(self.search.supply.have_jokers);
        while self.reserve.number > 1 {
            let number = self.reserve.number as usize;
            let known = self.reserve.least[number + 1].max(self.reserve.least[number]);
            for least in known..=breaks + 1 {
                self.reserve.least[..=number].fill(least);
                if least > breaks {
                    return false;
                }
                let budget = self.reserve.budget;
                match self.go_on(number as u8, best_case, 0, least, budget, clock) {
                    Outcome::AtLeast(_) => {}
                    Outcome::Found(_) => break,
                    Outcome::Unknown => return false,
                }
            }
            self.reserve.number -= 1;
        }
        true
    }

    /// The new sets of the cheapest way found, laid out, and the places of those that stay.
    pub fn sets(&self) -> Option<(Vec<Vec<Tile>>, Places)> {
        let (path, kept) = self.best.as_ref()?;
        Some((self.search.lay_out(path)?, *kept))
    }

    fn go_on(
        &mut self,
        number: u8,
        state: State,
        staying: Places,
        breaks: u8,
        budget: u32,
        clock: &mut Clock,
    ) -> Outcome {
        self.path[number as usize].state = state;
        if number > CLOSING {
            let outcome = match self.search.end(state, budget, self.mode) {
                End::Settled(outcome) => outcome,
                End::Spare(spare) => self.search.place(&self.path, spare, budget),
            };
            if matches!(outcome, Outcome::Found(_)) {
                let kept = self.kept_at.iter().fold(0, |all, kept| all | kept);
                self.best = Some((self.path, kept));
            }
            return outcome;
        }
        if breaks < self.reserve.least[number as usize] {
            return Outcome::AtLeast(self.reserve.budget + 1);
        }
        let (core, odd) = state.key_with(number, breaks);
        if let Some(&low) = self.memory.get(&(core, odd, staying))
            && low > budget
        {
            return Outcome::AtLeast(low);
        }
        if clock.tick() {
            return Outcome::Unknown;
        }
        let refused = self.search.refused;
        let mut so_far = SoFar::new(budget);
        let mut rows = self.search.supply.rows[number as usize];
        for run in self.runs.iter().filter(|run| run.place & staying != 0) {
            run.shape.take_from(&mut rows);
        }
        let here = Number {
            number,
            state,
            rows,
            staying,
            kept: 0,
            breaks,
        };
        let timely = self.choose(0, here, &mut so_far, clock);
        if timely && self.search.refused == refused {
            let low = self.memory.entry((core, odd, staying)).or_insert(0);
            *low = so_far.low.max(*low);
        }
        match so_far.cheapest {
            Some(cost) => Outcome::Found(cost),
            None if timely => Outcome::AtLeast(so_far.low.max(budget.saturating_add(1))),
            None => Outcome::Unknown,
        }
    }

    /// Chooses which sets that begin here stay, from this one on; false when the time is up.
    fn choose(&mut self, at: usize, here: Number, so_far: &mut SoFar, clock: &mut Clock) -> bool {
        if here.breaks < self.reserve.least[here.number as usize + 1] {
            so_far.low = so_far.low.min(self.reserve.budget + 1);
            return true;
        }
        let Some(&set) = self.begin[here.number as usize].get(at) else {
            return self.lay(here, so_far, clock);
        };
        let mut kept = Number {
            kept: here.kept | set.place,
            ..here
        };
        set.shape.take_from(&mut kept.rows);
        if matches!(set.shape, Shape::Run { .. }) {
            kept.staying |= set.place;
        }
        if !self.choose(at + 1, kept, so_far, clock) {
            return false;
        }
        here.breaks == 0
            || so_far.is_done(self.mode)
            || self.choose(
                at + 1,
                Number {
                    breaks: here.breaks - 1,
                    ..here
                },
                so_far,
                clock,
            )
    }

    /// Lays the tiles of this number that lie in no set that stays; false when the time is up.
    fn lay(&mut self, here: Number, so_far: &mut SoFar, clock: &mut Clock) -> bool {
        let mut children = Vec::new();
        for jokers in 0..=jokers_of(here.state) {
            children.clear();
            let step = self
                .search
                .here(here.number, here.rows, so_far.budget, jokers);
            let too_dear = Step::run(step, here.state, NoRecord, |state, cost, _| {
                children.push(Child { cost, state });
                false
            });
            so_far.low = so_far.low.min(too_dear);
            order(&mut children);
            if !self.try_children(here, &children, so_far, clock) {
                return false;
            }
            if so_far.is_done(self.mode) {
                break;
            }
        }
        true
    }

    fn try_children(
        &mut self,
        here: Number,
        children: &[Child],
        so_far: &mut SoFar,
        clock: &mut Clock,
    ) -> bool {
        let n = here.number as usize;
        let (staying, open) = self.open_runs(here.number, here.staying);
        for child in children {
            if child.cost > so_far.budget {
                so_far.low = so_far.low.min(child.cost);
                break;
            }
            let rest = so_far.budget - child.cost;
            let mut lines = child.state.lines();
            for &(colour, length) in &open {
                lines[colour] = with_run(lines[colour], length);
            }
            let bound = child.state.with_lines(lines).with_room();
            let mut outcome = self.search.may_cost(here.number + 1, bound, rest, clock);
            if matches!(outcome, Outcome::Found(_)) {
                self.path[n].spent = child.cost;
                self.path[n].rows = here.rows;
                self.kept_at[n] = here.kept;
                outcome = self.go_on(
                    here.number + 1,
                    child.state,
                    staying,
                    here.breaks,
                    rest,
                    clock,
                );
            }
            match outcome {
                Outcome::Found(rest) => {
                    so_far.found(child.cost + rest);
                    if so_far.is_done(self.mode) {
                        break;
                    }
                }
                Outcome::AtLeast(rest) => so_far.low = so_far.low.min(child.cost + rest),
                Outcome::Unknown => return false,
            }
        }
        true
    }

    /// The runs that stay and go on past this number, and their colours and lengths so far.
    fn open_runs(&self, number: u8, staying: Places) -> (Places, Vec<(usize, u8)>) {
        let mut open = Vec::new();
        let mut places = 0;
        for run in self.runs.iter().filter(|run| run.place & staying != 0) {
            if let Shape::Run {
                colour,
                first,
                last,
            } = run.shape
                && last > number
            {
                open.push((colour, (number - first + 1).min(3)));
                places |= run.place;
            }
        }
        (places, open)
    }
}
