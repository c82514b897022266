//! The best play of a turn: the cheapest, and of those one that leaves most sets as they lie.

use super::assemble::{assemble, unchanged};
use super::clock::Clock;
use super::keep::{Keep, Places};
use super::objective::Objective;
use super::search::{Outcome, Search};
use super::supply::Supply;
use super::table::{Shape, Table};
use super::tile::{Tally, Tile};

/// When the time is up before any play is found, one is looked for that breaks so few sets.
const HASTY_BREAKS: [u8; 2] = [1, 0];
const HASTY_STEPS: u32 = 5_000;

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
    pub gentlest: bool,
}

impl Answer {
    fn none(low: u32, cheapest: bool) -> Self {
        Self {
            play: None,
            low,
            cheapest,
            gentlest: cheapest,
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

    pub fn play(&self, new: Vec<Vec<Tile>>, kept: Places) -> Play {
        let table = assemble(&self.table.sets, kept, new);
        let played = Tally::of(&table.concat()).minus(&self.table.tally());
        let touched = self.table.sets.len() as u32 - kept.count_ones();
        Play {
            table,
            played,
            touched: touched as u8,
        }
    }

    /// A play made of new sets, some of which may lie there already.
    pub fn play_anew(&self, mut new: Vec<Vec<Tile>>) -> Play {
        let kept = unchanged(&self.table, &mut new);
        self.play(new, kept)
    }

    /// The best play.
    pub fn answer(&self, clock: &mut Clock) -> Answer {
        let Some(most) = self.most() else {
            return Answer::none(0, true);
        };
        if let Some(limit) = self.touched_max {
            return self.answer_within(limit, most, clock);
        }
        let mut search = self.search(0);
        let outcome = search.cheapest(most, clock);
        let low = search.low;
        match outcome {
            Outcome::Found(cost) if !clock.is_over() => self.gentlest(cost, None, search, clock),
            Outcome::AtLeast(_) if !clock.is_over() => Answer::none(low, true),
            _ => {
                let play = search.sets().map(|new| self.play_anew(new));
                let play = play.or_else(|| self.hasty());
                Answer {
                    play,
                    low,
                    cheapest: false,
                    gentlest: false,
                }
            }
        }
    }

    /// Some play, found in no time.
    fn hasty(&self) -> Option<Play> {
        HASTY_BREAKS.into_iter().find_map(|breaks| {
            let mut variants = Variants::new(self);
            variants.any(self.most()?, breaks, &mut Clock::for_steps(HASTY_STEPS))
        })
    }

    /// Of all plays that cost so much, one that leaves most sets as they lie.
    fn gentlest(&self, cost: u32, limit: Option<u8>, free: Search, clock: &mut Clock) -> Answer {
        let fallback = free.sets();
        let mut variants = Variants::new(self);
        variants.set_free(free);
        let sets = limit.unwrap_or(self.table.sets.len() as u8);
        for breaks in 0..=sets {
            let play = variants.any(cost, breaks, clock);
            if play.is_some() || clock.is_over() {
                let gentlest = play.is_some();
                let play = play.or_else(|| fallback.map(|new| self.play_anew(new)));
                return Answer {
                    play,
                    low: cost,
                    cheapest: true,
                    gentlest,
                };
            }
        }
        Answer::none(cost, true)
    }

    /// The best play that touches at most so many sets.
    fn answer_within(&self, limit: u8, most: u32, clock: &mut Clock) -> Answer {
        let mut variants = Variants::new(self);
        let mut low = self.search(0).least();
        while low <= most {
            let budget = self.objective.budget(low).min(most);
            if let Some((cost, play)) = variants.cheapest(budget, limit, clock) {
                if clock.is_over() {
                    return Answer {
                        play: Some(play),
                        low,
                        cheapest: false,
                        gentlest: false,
                    };
                }
                for breaks in 0..=limit {
                    let gentle = variants.any(cost, breaks, clock);
                    if gentle.is_some() || clock.is_over() {
                        let gentlest = gentle.is_some();
                        let play = Some(gentle.unwrap_or(play));
                        return Answer {
                            play,
                            low: cost,
                            cheapest: true,
                            gentlest,
                        };
                    }
                }
            }
            if clock.is_over() {
                return Answer::none(low, false);
            }
            low = budget + 1;
        }
        Answer::none(low, true)
    }
}

/// Sets with jokers stay or are broken before the search begins: their jokers may lie anywhere then. So
/// there is a search for each choice of them.
struct Variants<'a> {
    question: &'a Question,
    /// By the sets with jokers that stay; those that break fewest first.
    choices: Vec<(u8, Places)>,
    keeps: Vec<Option<Keep>>,
}

impl<'a> Variants<'a> {
    fn new(question: &'a Question) -> Self {
        let jokered: Vec<usize> = (0..question.table.sets.len())
            .filter(|&at| question.table.shapes[at] == Shape::Jokered)
            .collect();
        let choice = |bits: u32| {
            let stay = jokered
                .iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 0);
            let kept = stay.fold(0, |kept: Places, (_, &place)| kept | 1 << place);
            (bits.count_ones() as u8, kept)
        };
        let mut choices: Vec<_> = (0..1u32 << jokered.len()).map(choice).collect();
        choices.sort_by_key(|&(broken, _)| broken);
        let keeps = choices.iter().map(|_| None).collect();
        Self {
            question,
            choices,
            keeps,
        }
    }

    /// Takes over the search in which nothing stays.
    fn set_free(&mut self, search: Search) {
        if let Some(last) = self.keeps.last_mut() {
            *last = Some(Keep::new(search, &self.question.table));
        }
    }

    fn keep(&mut self, at: usize) -> &mut Keep {
        let question = self.question;
        let kept = self.choices[at].1;
        self.keeps[at].get_or_insert_with(|| Keep::new(question.search(kept), &question.table))
    }

    /// Any play that costs so much and touches at most so many sets.
    fn any(&mut self, cost: u32, breaks: u8, clock: &mut Clock) -> Option<Play> {
        for at in 0..self.choices.len() {
            let (broken, kept) = self.choices[at];
            if broken > breaks {
                break;
            }
            let keep = self.keep(at);
            if let Outcome::Found(_) = keep.any(cost, breaks - broken, clock) {
                let (new, staying) = keep.sets()?;
                return Some(self.question.play(new, kept | staying));
            }
        }
        None
    }

    /// The cheapest play that costs no more than `budget` and touches at most so many sets.
    fn cheapest(&mut self, mut budget: u32, breaks: u8, clock: &mut Clock) -> Option<(u32, Play)> {
        let mut best = None;
        for at in 0..self.choices.len() {
            let (broken, kept) = self.choices[at];
            if broken > breaks {
                break;
            }
            let keep = self.keep(at);
            if let Outcome::Found(cost) = keep.cheapest(budget, breaks - broken, clock) {
                let (new, staying) = keep.sets()?;
                best = Some((cost, self.question.play(new, kept | staying)));
                let Some(less) = cost.checked_sub(1) else {
                    break;
                };
                budget = less;
            }
        }
        best
    }
}
