//! Two seats and an empty pot: all is known, and the game can be searched.
//!
//! Who goes out does so with everything but what the other holds: whether that lies depends on the other's
//! rack alone. So a rack blocks or it does not, and who keeps a rack that blocks cannot be beaten by going
//! out. What is left is a race for the lowest rack that still blocks, in which every tile laid gives the
//! other more to build on, and in which two passes in a row are the end.

use super::book::Book;
use super::chance::Chance;
use super::laying::{Hand, lies};
use super::mind::Mind;
use super::state::{Known, Turn};
use crate::numbers::objective::Objective;
use crate::numbers::tile::{FACES, Tally};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A game won counts more than any points.
const WIN: i32 = 2_000;
/// How deep turns are weighed.
const WEIGHED: u32 = 3;
/// Tries of a descent that may fail one after the other.
const TRIES: usize = 6;

#[derive(Clone, Copy)]
struct Side {
    rack: Tally,
    opened: bool,
}

/// How wide and how deep to look.
#[derive(Clone, Copy)]
struct Effort {
    /// Turns that differ in what is kept.
    keeps: usize,
    /// Ways down from the whole rack, by chance.
    descents: usize,
    /// Turns to look at further.
    width: usize,
    /// The share of all thought after which no more turns are looked for.
    share: f64,
}

const FIRST: Effort = Effort {
    keeps: 40,
    descents: 6,
    width: 7,
    share: 0.5,
};
const REPLY: Effort = Effort {
    keeps: 12,
    descents: 2,
    width: 3,
    share: 1.0,
};

pub struct Duel<'a> {
    book: Book,
    whole: Tally,
    mind: &'a mut Mind,
    /// By the rack that is held back: whether all else lies.
    open: FxHashMap<Tally, bool>,
    leaves: FxHashMap<(Tally, Tally), Vec<Tally>>,
}

impl<'a> Duel<'a> {
    pub fn new(book: Book, mind: &'a mut Mind) -> Self {
        Self {
            book,
            whole: book.whole_box(),
            mind,
            open: FxHashMap::default(),
            leaves: FxHashMap::default(),
        }
    }

    /// The chance to win and the points of each turn, as far as the search sees.
    pub fn weigh(&mut self, known: &Known, turns: &[Turn]) -> Vec<(f64, f64)> {
        let (mover, other) = sides(known);
        let worth = |turn: &Turn| {
            let laid = match turn {
                Turn::Rest => Tally::default(),
                Turn::Lay(tiles) => *tiles,
            };
            let value = if laid == mover.rack {
                WIN + self.book.points(&other.rack)
            } else {
                let (low, high) = (-2 * WIN, 2 * WIN);
                self.after(&mover, &other, &laid, known.idle > 0, WEIGHED, low, high)
            };
            let points = value - value.signum() * if value.abs() >= WIN { WIN } else { WIN / 2 };
            ((1.0 + value.signum() as f64) / 2.0, points as f64)
        };
        turns.iter().map(worth).collect()
    }

    /// The best turn of a seat that knows all.
    pub fn best(&mut self, known: &Known) -> Turn {
        let (mover, other) = sides(known);
        if self.goes_out(&mover, &other) {
            return Turn::Lay(mover.rack);
        }
        let mut turns = self.turns(&mover, &other, FIRST);
        let mut best = Turn::Rest;
        for depth in 1..=6 {
            let mut judged: Vec<(i32, Tally)> = Vec::new();
            let mut low = -2 * WIN;
            for laid in &turns {
                if depth > 1 && self.mind.is_spent(1.0) {
                    break;
                }
                let value = self.after(&mover, &other, laid, known.idle > 0, depth, low, 2 * WIN);
                if depth > 1 && self.mind.is_spent(1.0) {
                    // Replies may have been missed.
                    break;
                }
                low = low.max(value);
                judged.push((value, *laid));
            }
            if judged.len() < turns.len() {
                // The likeliest were looked at first: what is known of them is better than a guess.
                if let Some(&(_, laid)) = judged.iter().max_by_key(|&&(value, _)| value)
                    && judged.len() > 1
                {
                    best = turn_of(laid);
                }
                break;
            }
            judged.sort_by_key(|&(value, _)| Reverse(value));
            best = turn_of(judged[0].1);
            turns = judged.into_iter().map(|(_, laid)| laid).collect();
            if self.mind.is_spent(0.5) {
                break;
            }
        }
        best
    }

    /// What it is worth to the mover to lay these tiles (or none).
    #[expect(clippy::too_many_arguments, reason = "a position and a window")]
    fn after(
        &mut self,
        mover: &Side,
        other: &Side,
        laid: &Tally,
        passed: bool,
        depth: u32,
        low: i32,
        high: i32,
    ) -> i32 {
        let passes = laid.is_empty();
        let left = Side {
            rack: mover.rack.minus(laid),
            opened: mover.opened || !passes,
        };
        let (own, others) = (self.book.points(&left.rack), self.book.points(&other.rack));
        if passes && passed {
            return blocked(own, others);
        }
        if self.goes_out(other, &left) {
            return -WIN - own;
        }
        if depth <= 1 {
            // Nobody has said the last word: it counts half.
            return blocked(own, self.after_reply(&left, other)) / 2;
        }
        -self.value(other, &left, passes, depth - 1, -high, -low)
    }

    /// What the other will hold at a glance: what is left of the most that goes, or half of that where it
    /// would no longer block.
    fn after_reply(&mut self, left: &Side, other: &Side) -> i32 {
        let held = self.book.points(&other.rack);
        let table = self.table(left, other);
        let Some(reply) = self.most(other, &table, &other.rack) else {
            return held;
        };
        let paid = self.book.points(&reply);
        if self.blocks(other, left, &reply) {
            held - paid
        } else {
            held - paid / 2
        }
    }

    /// What a position is worth to the mover, who cannot go out.
    fn value(
        &mut self,
        mover: &Side,
        other: &Side,
        passed: bool,
        depth: u32,
        mut low: i32,
        high: i32,
    ) -> i32 {
        let mut best = -2 * WIN;
        for laid in self.turns(mover, other, REPLY) {
            let value = self.after(mover, other, &laid, passed, depth, low, high);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        best
    }

    /// Whether the mover's rack goes at once.
    fn goes_out(&mut self, mover: &Side, other: &Side) -> bool {
        if !mover.opened {
            let table = self.whole.minus(&mover.rack).minus(&other.rack);
            self.mind.look(1);
            return Hand {
                book: &self.book,
                table: &table,
                rack: &mover.rack,
                opened: false,
            }
            .goes_out();
        }
        let whole = self.whole;
        let mind = &mut self.mind;
        *self.open.entry(other.rack).or_insert_with(|| {
            mind.look(1);
            lies(&whole.minus(&other.rack))
        })
    }

    /// Turns worth looking at: laying nothing, and those that leave least and still block.
    fn turns(&mut self, mover: &Side, other: &Side, effort: Effort) -> Vec<Tally> {
        let key = (mover.rack, other.rack);
        if let Some(known) = self.leaves.get(&key) {
            return known.clone();
        }
        // A way down is found soon if there is one: half of the thought for it, at most.
        let mut safe = self.by_descent(mover, other, effort);
        safe.extend(self.by_keeping(mover, other, effort));
        let book = self.book;
        if safe.is_empty() {
            // Nothing blocks: at least it shall cost little.
            safe.extend(self.most(mover, &self.table(mover, other), &mover.rack));
        }
        safe.sort_by_key(|laid| Reverse((book.points(laid), laid.0)));
        safe.dedup();
        safe.truncate(effort.width);
        // Laying nothing is looked at first: it decides most.
        safe.insert(0, Tally::default());
        self.leaves.insert(key, safe.clone());
        safe
    }

    fn table(&self, mover: &Side, other: &Side) -> Tally {
        self.whole.minus(&mover.rack).minus(&other.rack)
    }

    fn most(&mut self, mover: &Side, table: &Tally, tiles: &Tally) -> Option<Tally> {
        self.mind.look(1);
        Hand {
            book: &self.book,
            table,
            rack: &mover.rack,
            opened: mover.opened,
        }
        .most(tiles, Objective::Value, None)
    }

    /// Whether the other cannot go out when these tiles have been laid.
    fn blocks(&mut self, mover: &Side, other: &Side, laid: &Tally) -> bool {
        let left = Side {
            rack: mover.rack.minus(laid),
            opened: true,
        };
        !self.goes_out(other, &left)
    }

    /// Lays as much as it can; where that does not block, keeps one tile more, and so on.
    fn by_keeping(&mut self, mover: &Side, other: &Side, effort: Effort) -> Vec<Tally> {
        let table = self.table(mover, other);
        let mut found = Vec::new();
        let mut seen: FxHashSet<Tally> = FxHashSet::default();
        let mut queue = BinaryHeap::new();
        let mut asked = 0;
        let mut next = vec![mover.rack];
        loop {
            for tiles in next.drain(..) {
                if asked == effort.keeps || self.mind.is_spent(effort.share) {
                    break;
                }
                asked += 1;
                if let Some(laid) = self.most(mover, &table, &tiles)
                    && seen.insert(laid)
                {
                    queue.push((self.book.points(&laid), laid.0, tiles.0));
                }
            }
            let Some((_, laid, tiles)) = queue.pop() else {
                return found;
            };
            let (laid, tiles) = (Tally(laid), Tally(tiles));
            if self.blocks(mover, other, &laid) {
                found.push(laid);
                if found.len() >= effort.width {
                    return found;
                }
            } else if asked < effort.keeps {
                for face in (0..FACES).filter(|&face| laid.0[face] > 0) {
                    let mut fewer = tiles;
                    fewer.0[face] = laid.0[face] - 1;
                    next.push(fewer);
                }
            }
        }
    }

    /// Lays some of the rack, then some more, as long as what is left blocks.
    fn by_descent(&mut self, mover: &Side, other: &Side, effort: Effort) -> Vec<Tally> {
        let table = self.table(mover, other);
        let mut found = Vec::new();
        for descent in 0..effort.descents {
            if self.mind.is_spent(effort.share / 2.0) {
                break;
            }
            let mut chance = Chance::of(self.mind.chance.clone().next(), descent as u64);
            let mut laid = Tally::default();
            let mut failed = 0;
            while failed < TRIES {
                let left = mover.rack.minus(&laid);
                let some = part_of(&left, &mut chance);
                let side = Side {
                    rack: left,
                    opened: mover.opened || !laid.is_empty(),
                };
                let more = self.most(&side, &table.plus(&laid), &some);
                let Some(more) = more else {
                    failed += 1;
                    continue;
                };
                let whole = laid.plus(&more);
                if self.blocks(mover, other, &whole) {
                    laid = whole;
                    failed = 0;
                } else {
                    failed += 1;
                }
            }
            if !laid.is_empty() && self.may_lay(mover, &table, &laid) {
                found.push(laid);
            }
        }
        found
    }

    fn may_lay(&self, mover: &Side, table: &Tally, laid: &Tally) -> bool {
        mover.opened
            || Hand {
                book: &self.book,
                table,
                rack: &mover.rack,
                opened: false,
            }
            .may_lay(laid)
    }
}

fn sides(known: &Known) -> (Side, Side) {
    let mover = Side {
        rack: known.rack,
        opened: known.opened[known.seat],
    };
    let other = Side {
        rack: known.unseen(),
        opened: known.opened[1 - known.seat],
    };
    (mover, other)
}

fn turn_of(laid: Tally) -> Turn {
    if laid.is_empty() {
        Turn::Rest
    } else {
        Turn::Lay(laid)
    }
}

/// What a blocked game is worth to who holds `own` points.
fn blocked(own: i32, others: i32) -> i32 {
    (others - own).signum() * WIN + others - own
}

/// Each tile with even chance.
fn part_of(tiles: &Tally, chance: &mut Chance) -> Tally {
    let mut part = Tally::default();
    for face in 0..FACES {
        for _ in 0..tiles.0[face] {
            part.0[face] += (chance.next() & 1) as u8;
        }
    }
    part
}
