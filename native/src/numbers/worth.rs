//! The most that sets made of some tiles can be worth, a joker counting as what it stands for.

use super::clock::Clock;
use super::tile::{COLOURS, TOP, Tally, tile_of};
use super::uncut::uncut_sets;
use rustc_hash::FxHashMap;

/// The best opening that some tiles contain.
#[derive(Clone, Copy)]
pub struct Opening {
    pub worth: u32,
    pub tiles: Tally,
}

/// Tiles as they are walked: number by number.
fn walk() -> impl Iterator<Item = usize> {
    (1..=TOP).flat_map(|number| (0..COLOURS).map(move |colour| tile_of(colour, number) as usize))
}

fn lowest(tally: &Tally) -> Option<usize> {
    walk().find(|&tile| tally.0[tile] > 0)
}

/// The sets worth most together that these tiles contain; `None` when the time is up.
pub fn dearest(tiles: &Tally, clock: &mut Clock) -> Option<Opening> {
    let mut by_lowest: FxHashMap<usize, Vec<(Tally, u32)>> = FxHashMap::default();
    for (set, worth) in uncut_sets(tiles) {
        by_lowest
            .entry(lowest(&set)?)
            .or_default()
            .push((set, worth));
    }
    let mut packing = Packing {
        by_lowest: &by_lowest,
        known: FxHashMap::default(),
        clock,
    };
    let worth = packing.most(*tiles)?;
    let mut used = Tally::default();
    let mut left = *tiles;
    while let Some(Choice { set: Some(set), .. }) = packing.after_drops(&mut left) {
        used = used.plus(&set);
        left = left.minus(&set);
    }
    Some(Opening { worth, tiles: used })
}

#[derive(Clone, Copy)]
struct Choice {
    worth: u32,
    /// The set that is laid; `None`: the lowest tile is left out.
    set: Option<Tally>,
}

struct Packing<'a> {
    /// Two tiles of one face have the same sets, and a search may be at both at once.
    by_lowest: &'a FxHashMap<usize, Vec<(Tally, u32)>>,
    known: FxHashMap<Tally, Choice>,
    clock: &'a mut Clock,
}

impl Packing<'_> {
    /// The most that these tiles contain.
    fn most(&mut self, left: Tally) -> Option<u32> {
        let Some(tile) = lowest(&left) else {
            return Some(0);
        };
        if let Some(known) = self.known.get(&left) {
            return Some(known.worth);
        }
        if self.clock.tick() {
            return None;
        }
        let mut rest = left;
        rest.0[tile] -= 1;
        let mut best = Choice {
            worth: self.most(rest)?,
            set: None,
        };
        let by_lowest = self.by_lowest;
        for (set, worth) in by_lowest.get(&tile).into_iter().flatten() {
            if left.contains(set) {
                let total = worth + self.most(left.minus(set))?;
                if total > best.worth {
                    best = Choice {
                        worth: total,
                        set: Some(*set),
                    };
                }
            }
        }
        self.known.insert(left, best);
        Some(best.worth)
    }

    /// Leaves out tiles until a set is laid; its choice.
    fn after_drops(&self, left: &mut Tally) -> Option<Choice> {
        loop {
            let tile = lowest(left)?;
            let choice = *self.known.get(left)?;
            if choice.set.is_some() {
                return Some(choice);
            }
            left.0[tile] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::notation::tiles;
    use super::*;

    fn worth(text: &str) -> u32 {
        dearest(&Tally::of(&tiles(text)), &mut Clock::for_seconds(60.0))
            .unwrap()
            .worth
    }

    #[test]
    fn jokers_count_as_what_they_stand_for() {
        assert_eq!(worth("R10 R11 * K1"), 33);
        assert_eq!(worth("R8 D R11 K1"), 38);
        assert_eq!(worth("R10 R11 M R11 R10 K1"), 42);
        assert_eq!(worth("K1 R3 B5"), 0);
        assert_eq!(worth("K7 K8 K9 K10"), 34);
        assert_eq!(worth("K13 R13 * *"), 52);
        assert_eq!(worth("R4 R5 R6 R7 R8 R9 B9 Y9 K9"), 30 + 36);
        // Two equal tiles, each the lowest of its set.
        assert_eq!(worth("K6 K6 R6 * * D"), 30 + 18);
        assert_eq!(worth("K6 K6 R6 R6 B6 B6"), 18 + 18);
    }

    #[test]
    fn the_tiles_of_the_opening_are_told() {
        let hand = Tally::of(&tiles("R1 R2 R3 R9 K9 B9 Y2"));
        let opening = dearest(&hand, &mut Clock::for_seconds(60.0)).unwrap();
        assert_eq!(opening.worth, 33);
        assert_eq!(opening.tiles, Tally::of(&tiles("R1 R2 R3 R9 K9 B9")));
    }
}
