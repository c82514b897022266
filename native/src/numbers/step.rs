//! One step of the search: all that can become of the open sets and the tiles of one number.
//!
//! Jokers are laid only where they are needed: in a gap between two numbered tiles, or to bring a set
//! to three tiles. What is spare is added to finished sets when all numbers have been laid.

use super::event::{Event, Record};
use super::groups::{GROUPS, Groups, box_of};
use super::lines::{LINES, Lines, PAIRS, Shortage};
use super::lying::Lying;
use super::state::{Odd, OddSet, OddSets, Open, State};
use super::supply::{Row, Rows};
use super::tile::{COLOURS, GLASS, Jokers, STAR, TOP, TURN, TWIN, Tile, joker_of, tile_of};

/// The number that is being laid.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    pub number: u8,
    pub rows: Rows,
    /// What each pair of open runs lacks from the next number on.
    pub shortage: [&'static [Shortage; PAIRS]; COLOURS],
    /// What one tile that stays on the rack costs.
    pub unit: u32,
    /// What may be spent here.
    pub budget: u32,
    /// Jokers, mirrors aside, that are laid here: exactly so many.
    pub jokers: u8,
    /// How far the worth of what is laid is counted.
    pub worth_cap: u16,
    /// Sets that may stay as they lie, where that is asked.
    pub lying: Option<&'a Lying>,
    /// How many of those may be broken here.
    pub breaks: u8,
}

/// One way to go on.
#[derive(Clone, Copy)]
pub struct Child {
    pub cost: u32,
    /// Sets that no longer lie as they lay.
    pub breaks: u8,
    pub state: State,
}

pub struct Step<'a, R, F> {
    pub(super) here: Here<'a>,
    from: State,
    from_odd: OddSets,
    pub(super) from_open: [Open; COLOURS],
    pub(super) lines_table: &'static Lines,
    pub(super) groups_table: &'static Groups,
    pub(super) used: Row,
    /// Odd sets that have become plain runs at this number, by colour.
    pub(super) joined: Row,
    pub(super) open: [Open; COLOURS],
    odd: OddSets,
    pool: Jokers,
    pub(super) roomy: bool,
    /// The box of tiles that the runs leave for groups, where no set has to stay as it lies.
    pub(super) left: usize,
    pub(super) needs: super::step_lines::Needs,
    pub(super) breaks: u8,
    /// Jokers that are still to be laid here.
    pub(super) to_lay: u8,
    /// The least that a way costs which was beyond the budget.
    pub(super) too_dear: u32,
    pub(super) stopped: bool,
    pub(super) record: R,
    emit: F,
}

impl<'a, R: Record, F: FnMut(Child, &R) -> bool> Step<'a, R, F> {
    /// Calls `emit` with every way to lay this number, until it says stop. Returns the least that a way
    /// costs which was beyond the budget.
    pub fn run(here: Here<'a>, from: State, record: R, emit: F) -> u32 {
        let mut step = Self {
            here,
            from,
            from_odd: from.odd(),
            from_open: from.open(),
            lines_table: &LINES,
            groups_table: &GROUPS,
            used: [0; COLOURS],
            joined: [0; COLOURS],
            open: [Open::default(); COLOURS],
            odd: OddSets::default(),
            pool: from.pool(),
            roomy: from.roomy(),
            left: 0,
            needs: Default::default(),
            breaks: 0,
            to_lay: here.jokers,
            too_dear: u32::MAX,
            stopped: false,
            record,
            emit,
        };
        step.odd_sets(0);
        step.too_dear
    }

    /// Jokers at hand that can lengthen a run.
    pub(super) fn jokers(&self) -> u8 {
        self.pool[STAR] + self.pool[TWIN] + self.pool[TURN]
    }

    pub(super) fn turns_and_twins(&self) -> u8 {
        self.pool[TURN] + self.pool[TWIN]
    }

    pub(super) fn number(&self) -> u8 {
        self.here.number
    }

    pub(super) fn odd_at(&self, at: usize) -> Option<OddSet> {
        self.from_odd.as_slice().get(at).copied()
    }

    /// Lays numbered tiles of one colour and jokers if they are at hand, goes on with `rest`, and takes
    /// them back.
    pub(super) fn lay(
        &mut self,
        colour: usize,
        count: u8,
        kinds: &[usize],
        rest: impl FnOnce(&mut Self, [Option<Tile>; 2]),
    ) {
        if self.stopped || self.used[colour] + count > self.here.rows.have[colour] {
            return;
        }
        let before = (self.pool, self.to_lay);
        for &kind in kinds {
            let counted = (kind != GLASS) as u8;
            if self.pool[kind] == 0 || self.to_lay < counted {
                (self.pool, self.to_lay) = before;
                return;
            }
            self.pool[kind] -= 1;
            self.to_lay -= counted;
        }
        self.used[colour] += count;
        let printed = tile_of(colour, self.number().min(TOP));
        let jokers = kinds.iter().map(|&kind| joker_of(kind));
        let tiles = std::iter::repeat_n(printed, count as usize).chain(jokers);
        let mut laid = [None; 2];
        laid.iter_mut()
            .zip(tiles)
            .for_each(|(place, tile)| *place = Some(tile));
        rest(self, laid);
        self.used[colour] -= count;
        (self.pool, self.to_lay) = before;
    }

    pub(super) fn with_odd(&mut self, set: OddSet, rest: impl FnOnce(&mut Self)) {
        self.odd.push(set);
        rest(self);
        self.odd.pop();
    }

    pub(super) fn with_joined(&mut self, colour: usize, rest: impl FnOnce(&mut Self)) {
        self.joined[colour] += 1;
        rest(self);
        self.joined[colour] -= 1;
    }

    /// Begins mirrored runs, from this colour on.
    pub(super) fn reflect(&mut self, from_colour: usize) {
        self.lines();
        if self.pool[GLASS] == 0 {
            return;
        }
        let starts = [
            (2, &[GLASS][..], Odd::Mirror),
            (1, &[GLASS, STAR], Odd::Mirror),
            (1, &[GLASS, TWIN], Odd::MirrorHalf),
        ];
        // A double needs a number after this one.
        let ways = if self.number() < TOP { 3 } else { 2 };
        for colour in from_colour..COLOURS {
            for &(count, kinds, odd) in &starts[..ways] {
                self.lay(colour, count, kinds, |step, _| {
                    let becomes = odd.of_colour(colour);
                    let printed = tile_of(colour, step.number());
                    let other = kinds.get(1).map_or(printed, |&kind| joker_of(kind));
                    step.record.push(Event::Reflect {
                        tiles: [printed, other],
                        becomes,
                    });
                    let roomy = std::mem::replace(&mut step.roomy, true);
                    step.with_odd(becomes, |step| step.reflect(colour));
                    step.roomy = roomy;
                    step.record.pop();
                });
            }
        }
    }

    /// The tiles that lie in no run make groups or stay behind.
    pub(super) fn groups(&mut self) {
        let Rows { have, must } = self.here.rows;
        let fewest: Row = std::array::from_fn(|c| must[c].saturating_sub(self.used[c]));
        let most: Row = std::array::from_fn(|c| have[c] - self.used[c]);
        let lying: &[Row] = self.here.lying.map_or(&[], |lying| &lying.groups);
        // All choices of groups that stay.
        for choice in (0..1u8 << lying.len()).rev() {
            let broken = lying.len() as u8 - choice.count_ones() as u8;
            let staying = || {
                (0..lying.len())
                    .filter(|at| choice >> at & 1 == 1)
                    .map(|at| lying[at])
            };
            let kept: Row = staying().fold([0; COLOURS], |sum, row| {
                std::array::from_fn(|c| sum[c] + row[c])
            });
            let can_stay = (0..COLOURS).all(|c| kept[c] <= most[c]);
            if !can_stay || self.breaks + broken > self.here.breaks {
                continue;
            }
            let fewest = std::array::from_fn(|c| fewest[c].saturating_sub(kept[c]));
            let most = std::array::from_fn(|c| most[c] - kept[c]);
            staying().for_each(|colours| self.record.push(Event::Stay { colours }));
            self.new_groups(fewest, most, broken);
            staying().for_each(|_| self.record.pop());
        }
    }

    fn new_groups(&mut self, fewest: Row, most: Row, broken: u8) {
        let Here {
            number,
            unit,
            budget,
            worth_cap,
            ..
        } = self.here;
        let left: u8 = most.iter().sum();
        let all: u8 = self.here.rows.have.iter().sum();
        let (at_hand, short) = (self.jokers(), self.needs.short(self.turns_and_twins()));
        for &way in self.groups_table.ways(box_of(fewest, most)) {
            let fits = way.stars <= self.pool[STAR]
                && way.twins <= self.pool[TWIN]
                && way.glasses <= self.pool[GLASS]
                && way.stars + way.twins == self.to_lay
                && self.to_lay + short <= at_hand;
            if !fits || self.stopped {
                continue;
            }
            let behind = left - way.tiles;
            let cost = behind as u32 * unit;
            if cost > budget {
                self.too_dear = self.too_dear.min(cost);
                continue;
            }
            let mut pool = self.pool;
            pool[STAR] -= way.stars;
            pool[TWIN] -= way.twins;
            pool[GLASS] -= way.glasses;
            let worth = self.from.worth() + (all - behind) as u16 * number as u16;
            let roomy = self.roomy || way.roomy;
            let state = State::pack(self.open, pool, self.odd, roomy, worth.min(worth_cap));
            self.record.push(Event::Groups { fewest, most, way });
            let child = Child {
                cost,
                breaks: self.breaks + broken,
                state,
            };
            self.stopped = (self.emit)(child, &self.record);
            self.record.pop();
        }
    }
}
