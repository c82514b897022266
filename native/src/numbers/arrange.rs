//! The order in which tiles lie that are to be one set.

use super::arrange_mirror::arrange_mirror;
use super::tile::{
    CHANGE, COLOURS, DOUBLE, GLASS, JOKER, Jokers, STAR, TOP, TURN, TWIN, Tile, colour_of,
    is_joker, joker_of, number_of,
};

/// A set in the order in which it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    pub worth: u32,
    pub order: Vec<Tile>,
}

/// Lays all these tiles as one set, the one that is worth most; `None` if they cannot be one.
pub fn arrange(tiles: &[Tile]) -> Option<Laid> {
    let mut jokers: Jokers = [0; 4];
    let mut numbered = Vec::with_capacity(tiles.len());
    for &tile in tiles {
        if is_joker(tile) {
            jokers[(tile - JOKER) as usize] += 1;
        } else {
            numbered.push(tile);
        }
    }
    if tiles.len() < 3 || numbered.is_empty() {
        return None;
    }
    numbered.sort_unstable_by_key(|&tile| (number_of(tile), tile));
    match jokers[GLASS] {
        0 => {
            let group = arrange_group(&numbered, jokers);
            let run = arrange_run(&numbered, jokers);
            match (group, run) {
                (Some(group), Some(run)) => {
                    Some(if run.worth >= group.worth { run } else { group })
                }
                (group, run) => group.or(run),
            }
        }
        1 => arrange_mirror(&numbered, jokers),
        _ => None,
    }
}

fn arrange_group(numbered: &[Tile], jokers: Jokers) -> Option<Laid> {
    let number = number_of(numbered[0]);
    let cells = numbered.len() + jokers[STAR] as usize + 2 * jokers[TWIN] as usize;
    let mut seen = [false; COLOURS];
    for &tile in numbered {
        if number_of(tile) != number || seen[colour_of(tile)] {
            return None;
        }
        seen[colour_of(tile)] = true;
    }
    if jokers[TURN] > 0 || cells > COLOURS {
        return None;
    }
    let mut order = numbered.to_vec();
    for kind in [STAR, TWIN] {
        order.extend(std::iter::repeat_n(joker_of(kind), jokers[kind] as usize));
    }
    Some(Laid {
        worth: number as u32 * cells as u32,
        order,
    })
}

/// The colours of a run on both sides of the last colour-change.
#[derive(Clone, Copy, Default)]
pub struct Stretch {
    before: Option<usize>,
    colour: Option<usize>,
    after_change: bool,
}

impl Stretch {
    /// The stretch with a tile of this colour on its end, if it may lie there.
    pub fn with_colour(self, found: usize) -> Option<Self> {
        let fits = self
            .colour
            .map_or(self.before != Some(found), |colour| colour == found);
        fits.then_some(Self {
            colour: Some(found),
            after_change: false,
            ..self
        })
    }

    pub fn with_wild(self) -> Self {
        Self {
            after_change: false,
            ..self
        }
    }

    pub fn with_change(self) -> Option<Self> {
        let next = Self {
            before: self.colour,
            colour: None,
            after_change: true,
        };
        (!self.after_change).then_some(next)
    }
}

fn arrange_run(numbered: &[Tile], jokers: Jokers) -> Option<Laid> {
    let cells = numbered.len() as u8 + jokers[STAR] + 2 * jokers[TWIN] + jokers[TURN];
    let (first, last) = (
        number_of(numbered[0]),
        number_of(numbered[numbered.len() - 1]),
    );
    if cells > TOP || last - first >= cells {
        return None;
    }
    let highest_start = first.min(TOP + 1 - cells);
    let lowest_start = (last + 1).saturating_sub(cells).max(1);
    (lowest_start..=highest_start).rev().find_map(|start| {
        let mut run = Run {
            numbered,
            end: start + cells,
            order: Vec::with_capacity(cells as usize),
        };
        run.fill(start, 0, jokers, Stretch::default())
            .then(|| Laid {
                worth: (start..start + cells).map(u32::from).sum(),
                order: run.order,
            })
    })
}

struct Run<'a> {
    /// By number; each lies at its own.
    numbered: &'a [Tile],
    end: u8,
    order: Vec<Tile>,
}

impl Run<'_> {
    fn fill(&mut self, number: u8, next: usize, left: Jokers, stretch: Stretch) -> bool {
        if number >= self.end {
            return number == self.end && next == self.numbered.len();
        }
        let upcoming = self
            .numbered
            .get(next)
            .map_or(self.end, |&tile| number_of(tile));
        if upcoming == number && next < self.numbered.len() {
            let tile = self.numbered[next];
            return stretch.with_colour(colour_of(tile)).is_some_and(|after| {
                self.lay(tile, |run| run.fill(number + 1, next + 1, left, after))
            });
        }
        let wild = stretch.with_wild();
        if left[STAR] > 0 {
            let rest = less(left, STAR);
            if self.lay(JOKER, |run| run.fill(number + 1, next, rest, wild)) {
                return true;
            }
        }
        if left[TWIN] > 0 && number + 2 <= upcoming {
            let rest = less(left, TWIN);
            if self.lay(DOUBLE, |run| run.fill(number + 2, next, rest, wild)) {
                return true;
            }
        }
        match stretch.with_change() {
            Some(after) if left[TURN] > 0 => {
                let rest = less(left, TURN);
                self.lay(CHANGE, |run| run.fill(number + 1, next, rest, after))
            }
            _ => false,
        }
    }

    fn lay(&mut self, tile: Tile, rest: impl FnOnce(&mut Self) -> bool) -> bool {
        self.order.push(tile);
        let fits = rest(self);
        if !fits {
            self.order.pop();
        }
        fits
    }
}

pub fn less(mut jokers: Jokers, kind: usize) -> Jokers {
    jokers[kind] -= 1;
    jokers
}

#[cfg(test)]
mod tests {
    use super::super::legal::worth_as_laid;
    use super::super::notation::tiles;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn jokers_lie_where_they_are_worth_most() {
        let laid = |text| arrange(&tiles(text)).map(|laid| (laid.order, laid.worth));
        assert_eq!(laid("* R5 R6"), Some((tiles("R5 R6 *"), 18)));
        assert_eq!(laid("* R12 R13"), Some((tiles("* R12 R13"), 36)));
        assert_eq!(laid("B6 R4 C"), Some((tiles("R4 C B6"), 15)));
        assert_eq!(laid("R6 R4 C"), None);
        assert_eq!(laid("R3 R3 M * R4"), Some((tiles("R3 R4 M * R3"), 14)));
        assert_eq!(laid("R3 R3 M * *"), Some((tiles("R3 * M * R3"), 14)));
        assert_eq!(laid("* * D"), None);
        assert_eq!(laid("R5 * * D D"), Some((tiles("R5 * * D D"), 56)));
    }

    proptest! {
        #[test]
        fn what_is_arranged_is_a_set_of_that_worth(
            face in 0u8..52,
            steps in prop::collection::vec(0u8..3, 0..5),
            jokers in prop::array::uniform4(0u8..3),
        ) {
            let mut set = vec![face];
            for step in steps {
                let last = *set.last().unwrap();
                set.push(match step { 0 => (last + 1) % 52, 1 => (last + 13) % 52, _ => last });
            }
            for (kind, &count) in jokers.iter().enumerate() {
                set.extend(std::iter::repeat_n(joker_of(kind), count as usize));
            }
            if let Some(laid) = arrange(&set) {
                let mut sorted = laid.order.clone();
                sorted.sort_unstable();
                set.sort_unstable();
                prop_assert_eq!(sorted, set);
                prop_assert!(worth_as_laid(&laid.order) >= Some(laid.worth));
            }
        }

        /// Shuffling a set that lies there never loses it, nor what it is worth.
        #[test]
        fn what_is_a_set_can_be_arranged(order in prop::collection::vec(50u8..56, 1..3).prop_flat_map(|jokers| {
            (0u8..52, 0usize..4).prop_map(move |(face, run)| {
                let mut order: Vec<Tile> = (0..=run as u8).map(|i| (face + i) % 52).collect();
                order.extend(&jokers);
                order
            })
        }).prop_shuffle()) {
            if let Some(worth) = worth_as_laid(&order) {
                prop_assert_eq!(arrange(&order).map(|laid| laid.worth >= worth), Some(true));
            }
        }
    }
}
