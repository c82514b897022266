//! The best play of a turn: the cheapest, and of those one that leaves most sets as they lie.

use super::assemble::{assemble, unchanged};
use super::clock::{Clock, Clocks};
use super::objective::Objective;
use super::search::Search;
use super::supply::Supply;
use super::table::{Places, Table};
use super::tidy::Variants;
use super::tile::{Tally, Tile};
use super::walk::Outcome;

/// When the time is up before any play is found, one is looked for that touches so few sets.
const HASTY_TOUCHES: [u8; 2] = [1, 0];
const HASTY_NODES: u64 = 5_000;

/// What a player has before a turn, and what is asked.
#[derive(Clone)]
pub struct Question {
    pub table: Table,
    pub rack: Tally,
    /// Rack tiles that have to be laid.
    pub laid: Tally,
    pub objective: Objective,
    /// How many sets may be touched at most.
    pub touched_max: Option<u8>,
}

/// A turn: the whole table at its end.
#[derive(Clone, Debug)]
pub struct Play {
    pub table: Vec<Vec<Tile>>,
    pub played: Tally,
    /// How many sets no longer lie as they lay.
    pub touched: u8,
}

pub struct Answer {
    pub play: Option<Play>,
    /// What any play costs at least.
    pub low: u32,
    /// Whether no play costs less.
    pub cheapest: bool,
    /// Whether none that costs as much leaves more sets as they lie.
    pub tidiest: bool,
}

impl Answer {
    pub fn none(low: u32, proven: bool) -> Self {
        Self {
            play: None,
            low,
            cheapest: proven,
            tidiest: proven,
        }
    }
}

impl Question {
    pub fn supply(&self, kept: Places) -> Supply {
        let mut must = self.laid;
        for (at, set) in self.table.sets.iter().enumerate() {
            if kept >> at & 1 == 0 {
                must = must.plus(&Tally::of(set));
            }
        }
        Supply::new(&must, &self.rack.minus(&self.laid))
    }

    pub fn search(&self, kept: Places) -> Search {
        Search::new(self.supply(kept), self.objective, 0)
    }

    /// What it costs to keep these tiles.
    pub fn cost(&self, tiles: &Tally) -> u32 {
        self.objective.cost(&tiles.tiles())
    }

    /// The most that a play can cost: some tile has to be laid.
    pub fn most(&self) -> Option<u32> {
        let idle = self.cost(&self.rack.minus(&self.laid));
        if self.laid.is_empty() {
            idle.checked_sub(1)
        } else {
            Some(idle)
        }
    }

    /// A play made of new sets and of sets that stay; some of the new ones may lie there already.
    pub fn play(&self, mut new: Vec<Vec<Tile>>, kept: Places) -> Play {
        let kept = kept | unchanged(&self.table, kept, &mut new);
        let table = assemble(&self.table.sets, kept, new);
        let played = Tally::of(&table.concat()).minus(&self.table.tally());
        let touched = self.table.sets.len() as u32 - kept.count_ones();
        Play {
            table,
            played,
            touched: touched as u8,
        }
    }

    /// The best play.
    pub fn answer(&self, clocks: &mut Clocks) -> Answer {
        let Some(most) = self.most() else {
            return Answer::none(0, true);
        };
        let clock = &mut clocks.whole;
        if let Some(limit) = self.touched_max {
            return self.answer_within(limit, most, clock);
        }
        let mut search = self.search(0);
        let outcome = search.cheapest(most, clock);
        let low = search.low;
        match outcome {
            Outcome::Found(cost) if !clock.is_over() => self.tidiest(cost, search, clocks),
            Outcome::AtLeast(_) if !clock.is_over() => Answer::none(low, true),
            _ => {
                let play = search.sets().map(|new| self.play(new, 0));
                let play = play.or_else(|| self.hasty(most));
                Answer {
                    play,
                    low,
                    cheapest: false,
                    tidiest: false,
                }
            }
        }
    }

    /// Some play, found in no time.
    pub fn hasty(&self, most: u32) -> Option<Play> {
        let allowed = |&touches: &u8| self.touched_max.is_none_or(|limit| touches <= limit);
        HASTY_TOUCHES
            .into_iter()
            .filter(allowed)
            .find_map(|touches| {
                let mut clock = Self::hasty_clock();
                let found = Variants::new(self).cheapest(most, touches, &mut clock);
                found.map(|(_, play)| play)
            })
    }

    pub fn hasty_clock() -> Clock {
        Clock::for_nodes(HASTY_NODES)
    }

    /// Of all plays that cost so much, one that leaves most sets as they lie.
    fn tidiest(&self, cost: u32, free: Search, clocks: &mut Clocks) -> Answer {
        let fallback = free.sets().map(|new| self.play(new, 0));
        let mut clock = clocks.tidy();
        let mut variants = Variants::new(self);
        variants.set_free(free);
        let play = variants.tidiest(cost, &mut clock);
        clocks.whole.spend(&clock);
        let tidiest = play.is_some();
        Answer {
            play: play.or(fallback),
            low: cost,
            cheapest: true,
            tidiest,
        }
    }

    /// The best play that touches at most so many sets.
    pub fn answer_within(&self, limit: u8, most: u32, clock: &mut Clock) -> Answer {
        let mut variants = Variants::new(self);
        let mut low = self.search(0).low;
        while low <= most {
            let budget = self.objective.budget(low).min(most);
            if let Some((cost, play)) = variants.cheapest(budget, limit, clock) {
                let proven = !clock.is_over();
                let low = if proven { cost } else { low };
                return Answer {
                    play: Some(play),
                    low,
                    cheapest: proven,
                    tidiest: proven,
                };
            }
            if clock.is_over() {
                return Answer {
                    play: self.hasty(most),
                    ..Answer::none(low, false)
                };
            }
            low = budget + 1;
        }
        Answer::none(low, true)
    }
}
