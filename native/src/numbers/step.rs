//! One step of the search: all that can become of the open sets and the tiles of one number.
//!
//! Jokers are laid only where they are needed: in a gap between two numbered tiles, or to bring a set
//! to three tiles. What is spare is added to finished sets when all numbers have been laid.

use super::event::{Event, Record};
use super::groups::{GROUPS, Groups, box_of};
use super::lines::{Act, Choice, LENGTHS, LINES, Lines, PAIRS, Shortage, with_long};
use super::state::{Odd, OddSet, OddSets, State};
use super::supply::{Row, Rows};
use super::tile::{COLOURS, GLASS, Jokers, STAR, TOP, TURN, TWIN, Tile, joker_of};

/// The number that is being laid.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    pub number: u8,
    pub rows: Rows,
    /// Jokers that each pair of open runs will take at least from the next number on.
    pub shortage: &'a [[Shortage; PAIRS]; COLOURS],
    /// What one tile that stays on the rack costs.
    pub unit: u32,
    /// What may be spent here.
    pub budget: u32,
    /// Jokers, mirrors aside, that are laid here: exactly so many.
    pub jokers: u8,
    /// How far the worth of what is laid is counted.
    pub worth_cap: u16,
}

/// A run that takes jokers at this number.
#[derive(Clone, Copy)]
struct Need {
    colour: usize,
    length: u8,
    act: Act,
}

pub struct Step<'a, R, F> {
    here: Here<'a>,
    from: State,
    from_odd: OddSets,
    from_lines: [u8; COLOURS],
    lines_table: &'static Lines,
    groups_table: &'static Groups,
    used: Row,
    /// Odd sets that have become plain runs at this number, by colour.
    joined: Row,
    lines: [u8; COLOURS],
    odd: OddSets,
    pool: Jokers,
    roomy: bool,
    needs: [Option<Need>; 2 * COLOURS],
    need_count: usize,
    jokers_needed: u8,
    jokers_short: u8,
    own_short: u8,
    /// The least that a way costs which was beyond the budget.
    too_dear: u32,
    /// Jokers that are still to be laid here.
    to_lay: u8,
    stopped: bool,
    pub record: R,
    emit: F,
}

impl<'a, R: Record, F: FnMut(State, u32, &R) -> bool> Step<'a, R, F> {
    /// Calls `emit` with every state after this number and what it costs, until it says stop. Returns the least that a way
    /// costs which was beyond the budget.
    pub fn run(here: Here<'a>, from: State, record: R, emit: F) -> u32 {
        let mut step = Self {
            here,
            from,
            from_odd: from.odd(),
            from_lines: from.lines(),
            lines_table: &LINES,
            groups_table: &GROUPS,
            used: [0; COLOURS],
            joined: [0; COLOURS],
            lines: [0; COLOURS],
            odd: OddSets::default(),
            pool: from.pool(),
            roomy: from.roomy(),
            needs: [None; 2 * COLOURS],
            need_count: 0,
            jokers_needed: 0,
            jokers_short: 0,
            own_short: 0,
            too_dear: u32::MAX,
            to_lay: here.jokers,
            stopped: false,
            record,
            emit,
        };
        step.odd_sets(0);
        step.too_dear
    }

    /// Jokers that can lengthen a run.
    fn jokers(&self) -> u8 {
        self.pool[STAR] + self.pool[TWIN] + self.pool[TURN]
    }

    /// Jokers that the open runs will take at least. Past a colour-change any colour will do.
    fn short(&self) -> u8 {
        self.jokers_short + self.own_short.saturating_sub(self.pool[TURN])
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
        let printed = super::tile::tile_of(colour, self.here.number.min(TOP));
        let mut laid = [None; 2];
        let jokers = kinds.iter().map(|&kind| joker_of(kind));
        for (place, tile) in laid
            .iter_mut()
            .zip(std::iter::repeat_n(printed, count as usize).chain(jokers))
        {
            *place = Some(tile);
        }
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
        self.colours(0);
        if self.pool[GLASS] == 0 {
            return;
        }
        let half = if self.number() < TOP { 3 } else { 2 };
        let starts = [
            (2, &[GLASS][..], Odd::Mirror),
            (1, &[GLASS, STAR], Odd::Mirror),
            (1, &[GLASS, TWIN], Odd::MirrorHalf),
        ];
        for colour in from_colour..COLOURS {
            for &(count, kinds, odd) in &starts[..half] {
                self.lay(colour, count, kinds, |step, _| {
                    let becomes = odd.of_colour(colour);
                    let printed = super::tile::tile_of(colour, step.number());
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

    /// Chooses what becomes of the plain runs of this colour and those after it.
    fn colours(&mut self, colour: usize) {
        if colour == COLOURS {
            return self.pay(0);
        }
        let pair = self.from_lines[colour];
        let have = self.here.rows.have[colour] - self.used[colour];
        let at_hand = self.jokers();
        for choice in self.lines_table.choices(pair, have) {
            let needed = self.jokers_needed + choice.need;
            if needed > self.to_lay || self.stopped {
                break;
            }
            let after = (0..self.joined[colour]).fold(choice.after, |pair, _| with_long(pair));
            let before = (self.jokers_needed, self.jokers_short, self.own_short);
            let more = self.here.shortage[colour][after as usize];
            self.jokers_needed = needed;
            self.jokers_short += more.jokers;
            self.own_short += more.own;
            if needed + self.short() > at_hand {
                (self.jokers_needed, self.jokers_short, self.own_short) = before;
                continue;
            }
            let marks = (self.roomy, self.need_count);
            self.roomy |= choice.closes;
            self.used[colour] += choice.used;
            self.lines[colour] = after;
            let events = self.apply(colour, pair, choice);
            self.colours(colour + 1);
            for _ in 0..events {
                self.record.pop();
            }
            self.used[colour] -= choice.used;
            (self.jokers_needed, self.jokers_short, self.own_short) = before;
            (self.roomy, self.need_count) = marks;
        }
    }

    /// Notes which runs take jokers; records the rest. Returns how many events it recorded.
    fn apply(&mut self, colour: usize, pair: u8, choice: &Choice) -> usize {
        let mut events = 0;
        let mut begun = choice.used;
        for (length, act) in LENGTHS[pair as usize].into_iter().zip(choice.acts) {
            let pays = match act {
                Act::Idle => continue,
                Act::Extend => false,
                Act::Close => length < 3,
                Act::Gap => true,
            };
            if pays {
                self.needs[self.need_count] = Some(Need {
                    colour,
                    length,
                    act,
                });
                self.need_count += 1;
                continue;
            }
            begun -= (act == Act::Extend) as u8;
            self.record.push(Event::Line {
                colour,
                length,
                act,
                jokers: [None; 2],
                becomes: None,
            });
            events += 1;
        }
        for _ in 0..begun {
            self.record.push(Event::Begin { colour });
        }
        events + begun as usize
    }

    /// Chooses the jokers that runs take, from this need on.
    fn pay(&mut self, at: usize) {
        if at == self.need_count {
            return self.groups();
        }
        let Some(Need {
            colour,
            length,
            act,
        }) = self.needs[at]
        else {
            return;
        };
        let number = self.number();
        if act == Act::Gap {
            let gaps = [
                (STAR, Odd::GapSame, TOP - 1),
                (TURN, Odd::GapOtherTurn, TOP - 1),
                (TWIN, Odd::GapSameHalf, TOP - 2),
            ];
            for (kind, odd, last) in gaps {
                if number <= last {
                    self.pay_with(
                        at,
                        colour,
                        length,
                        act,
                        &[kind],
                        Some(odd.of_colour(colour)),
                    );
                }
            }
        } else if length == 2 {
            for kind in [STAR, TWIN, TURN] {
                self.pay_with(at, colour, length, act, &[kind], None);
            }
        } else {
            // A tile with two classic jokers, or a classic and a double one, is a group.
            for kinds in [[TWIN, TWIN], [STAR, TURN], [TWIN, TURN]] {
                self.pay_with(at, colour, length, act, &kinds, None);
            }
            // Two colour-changes never touch, so one lies on either side of the tile.
            if (3..=TOP).contains(&number) {
                self.pay_with(at, colour, length, act, &[TURN, TURN], None);
            }
        }
    }

    fn pay_with(
        &mut self,
        at: usize,
        colour: usize,
        length: u8,
        act: Act,
        kinds: &[usize],
        becomes: Option<OddSet>,
    ) {
        self.lay(colour, 0, kinds, |step, jokers| {
            step.record.push(Event::Line {
                colour,
                length,
                act,
                jokers,
                becomes,
            });
            match becomes {
                Some(set) => step.with_odd(set, |step| step.pay(at + 1)),
                None => step.pay(at + 1),
            }
            step.record.pop();
        });
    }

    /// The tiles that lie in no run make groups or stay behind.
    fn groups(&mut self) {
        let Here {
            number,
            rows: Rows { have, must },
            unit,
            budget,
            worth_cap,
            ..
        } = self.here;
        let fewest: Row = std::array::from_fn(|c| must[c].saturating_sub(self.used[c]));
        let most: Row = std::array::from_fn(|c| have[c] - self.used[c]);
        let left: u8 = most.iter().sum();
        let (at_hand, short) = (self.jokers(), self.short());
        for &way in self.groups_table.ways(box_of(fewest, most)) {
            let cost = (left - way.tiles) as u32 * unit;
            let fits = way.stars <= self.pool[STAR]
                && way.twins <= self.pool[TWIN]
                && way.glasses <= self.pool[GLASS]
                && way.stars + way.twins == self.to_lay
                && self.to_lay + short <= at_hand;
            if !fits {
                continue;
            }
            if cost > budget {
                self.too_dear = self.too_dear.min(cost);
                continue;
            }
            let mut pool = self.pool;
            pool[STAR] -= way.stars;
            pool[TWIN] -= way.twins;
            pool[GLASS] -= way.glasses;
            let laid = (self.used.iter().sum::<u8>() + way.tiles) as u16 * number as u16;
            let worth = (self.from.worth() + laid).min(worth_cap);
            let state = State::pack(self.lines, pool, self.odd, self.roomy || way.roomy, worth)
                .following(&self.from);
            self.record.push(Event::Groups { fewest, most, way });
            self.stopped = (self.emit)(state, cost, &self.record);
            self.record.pop();
            if self.stopped {
                return;
            }
        }
    }
}
