//! The order in which tiles lie on both sides of a mirror.

use super::arrange::{Laid, Stretch, less};
use super::tile::{
    CHANGE, COLOURS, DOUBLE, JOKER, Jokers, MIRROR, STAR, TOP, TURN, TWIN, Tile, colour_of,
    number_of,
};

/// Lays tiles (sorted by number) and jokers around a mirror, worth most.
pub fn arrange_mirror(numbered: &[Tile], jokers: Jokers) -> Option<Laid> {
    let cells = numbered.len() as u8 + jokers[STAR] + 2 * jokers[TWIN] + jokers[TURN];
    if !cells.is_multiple_of(2) {
        return None;
    }
    let width = cells / 2;
    let first = number_of(numbered[0]);
    let last = number_of(numbered[numbered.len() - 1]);
    let group = || {
        if first != last || width as usize > COLOURS || jokers[TURN] > 0 {
            return None;
        }
        lay(
            numbered,
            jokers,
            Shape::Group,
            width,
            first as u32 * cells as u32,
        )
    };
    let run = || {
        if width > TOP || last - first >= width {
            return None;
        }
        let starts = (last + 1).saturating_sub(width).max(1)..=first.min(TOP + 1 - width);
        starts.rev().find_map(|start| {
            let worth = 2 * (start..start + width).map(u32::from).sum::<u32>();
            lay(numbered, jokers, Shape::Run { start }, width, worth)
        })
    };
    match (run(), group()) {
        (Some(run), Some(group)) => Some(if run.worth >= group.worth { run } else { group }),
        (run, group) => run.or(group),
    }
}

fn lay(numbered: &[Tile], jokers: Jokers, shape: Shape, width: u8, worth: u32) -> Option<Laid> {
    let mut sides = Sides {
        shape,
        width,
        left: Vec::new(),
        right: Vec::new(),
    };
    sides
        .fill(0, numbered.to_vec(), jokers, [false; 2], Stretch::default())
        .then(|| {
            let mut order = sides.left;
            order.push(MIRROR);
            order.extend(sides.right.iter().rev());
            Laid { worth, order }
        })
}

#[derive(Clone, Copy)]
enum Shape {
    Run { start: u8 },
    Group,
}

/// What lies in one cell.
#[derive(Clone, Copy, PartialEq)]
enum Cover {
    Numbered,
    /// The second half of a double.
    Rest,
    Star,
    Double,
}

/// The two sides, from outside to the mirror.
struct Sides {
    shape: Shape,
    width: u8,
    left: Vec<Tile>,
    right: Vec<Tile>,
}

impl Sides {
    /// `half` says on which side the double of the place before reaches into this one.
    fn fill(
        &mut self,
        place: u8,
        numbered: Vec<Tile>,
        left: Jokers,
        half: [bool; 2],
        stretch: Stretch,
    ) -> bool {
        if place == self.width {
            return numbered.is_empty() && left[..3] == [0; 3] && half == [false; 2];
        }
        for here in self.candidates(place, &numbered) {
            let rest: Vec<Tile> = numbered
                .iter()
                .copied()
                .filter(|&t| Some(t) != here)
                .collect();
            let count = numbered.len() - rest.len();
            let after = match (self.shape, here) {
                (Shape::Run { .. }, Some(tile)) => stretch.with_colour(colour_of(tile)),
                _ => Some(stretch.with_wild()),
            };
            if after.is_some_and(|after| self.cover(place, here, count, &rest, left, half, after)) {
                return true;
            }
        }
        let turn = matches!(self.shape, Shape::Run { .. }) && left[TURN] == 2 && half == [false; 2];
        let free = self.candidates(place, &numbered).contains(&None);
        match stretch.with_change() {
            Some(after) if turn && free => {
                let rest = less(less(left, TURN), TURN);
                self.push([Some(CHANGE); 2], |sides| {
                    sides.fill(place + 1, numbered, rest, half, after)
                })
            }
            _ => false,
        }
    }

    /// What may be printed on the tiles of this place; `None`: jokers alone lie here.
    fn candidates(&self, place: u8, numbered: &[Tile]) -> Vec<Option<Tile>> {
        match self.shape {
            Shape::Run { start } => {
                let mut here = numbered.iter().filter(|&&t| number_of(t) == start + place);
                vec![here.next().copied()]
            }
            Shape::Group => {
                let mut faces: Vec<Option<Tile>> = numbered.iter().copied().map(Some).collect();
                faces.dedup();
                faces.push(None);
                faces
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn cover(
        &mut self,
        place: u8,
        face: Option<Tile>,
        count: usize,
        rest: &[Tile],
        left: Jokers,
        half: [bool; 2],
        stretch: Stretch,
    ) -> bool {
        const COVERS: [Cover; 4] = [Cover::Numbered, Cover::Rest, Cover::Star, Cover::Double];
        for one in COVERS {
            for other in COVERS {
                let both = [one, other];
                let printed = both
                    .iter()
                    .filter(|&&cover| cover == Cover::Numbered)
                    .count();
                let fits = (0..2).all(|side| (both[side] == Cover::Rest) == half[side]);
                let stars = both.iter().filter(|&&cover| cover == Cover::Star).count() as u8;
                let doubles = both.iter().filter(|&&cover| cover == Cover::Double).count() as u8;
                if printed != count || !fits || stars > left[STAR] || doubles > left[TWIN] {
                    continue;
                }
                let mut spare = left;
                spare[STAR] -= stars;
                spare[TWIN] -= doubles;
                let laid = both.map(|cover| match cover {
                    Cover::Numbered => face,
                    Cover::Rest => None,
                    Cover::Star => Some(JOKER),
                    Cover::Double => Some(DOUBLE),
                });
                let next = both.map(|cover| cover == Cover::Double);
                if self.push(laid, |sides| {
                    sides.fill(place + 1, rest.to_vec(), spare, next, stretch)
                }) {
                    return true;
                }
            }
        }
        false
    }

    fn push(&mut self, laid: [Option<Tile>; 2], rest: impl FnOnce(&mut Self) -> bool) -> bool {
        let marks = (self.left.len(), self.right.len());
        self.left.extend(laid[0]);
        self.right.extend(laid[1]);
        let fits = rest(self);
        if !fits {
            self.left.truncate(marks.0);
            self.right.truncate(marks.1);
        }
        fits
    }
}
