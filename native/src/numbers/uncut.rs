//! Lists sets: all that can be made of some tiles and cannot be cut into smaller ones where they lie.
//!
//! Every set is made of these, and is worth what they are worth together.

use super::arrange::Stretch;
use super::tile::{
    CHANGE, COLOURS, COPIES, DOUBLE, GLASS, JOKER, MIRROR, TOP, Tally, Tile, is_joker, tile_of,
};
use rustc_hash::FxHashMap;

/// What each set is worth at most, by its tiles.
pub type Worths = FxHashMap<Tally, u32>;

/// All uncut sets that these tiles contain.
pub fn uncut_sets(tiles: &Tally) -> Worths {
    let mut lister = Lister {
        left: *tiles,
        found: Worths::default(),
    };
    lister.groups();
    for start in 1..=TOP {
        lister.run(&mut Vec::new(), start, 0, Stretch::default());
    }
    if tiles.jokers()[GLASS] > 0 {
        lister.mirrored();
    }
    lister.found
}

struct Lister {
    left: Tally,
    found: Worths,
}

/// What a mirrored set stands for at one place of either side.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Tile(Tile),
    Change,
}

impl Lister {
    /// Takes a tile if there is one, goes on with `rest`, and puts it back.
    fn with(&mut self, tile: Tile, rest: impl FnOnce(&mut Self)) {
        if self.left.0[tile as usize] > 0 {
            self.left.0[tile as usize] -= 1;
            rest(self);
            self.left.0[tile as usize] += 1;
        }
    }

    fn note(&mut self, order: &[Tile], worth: u32) {
        let best = self.found.entry(Tally::of(order)).or_insert(worth);
        *best = worth.max(*best);
    }

    fn groups(&mut self) {
        for number in 1..=TOP {
            for mask in 1..1u8 << COLOURS {
                let colours = (0..COLOURS).filter(|c| mask >> c & 1 == 1);
                let numbered: Vec<Tile> = colours.map(|colour| tile_of(colour, number)).collect();
                for stars in 0..=COPIES as usize {
                    for doubles in 0..=COPIES as usize {
                        let mut order = numbered.clone();
                        order.extend(std::iter::repeat_n(JOKER, stars));
                        order.extend(std::iter::repeat_n(DOUBLE, doubles));
                        let cells = order.len() + doubles;
                        if order.len() >= 3
                            && cells <= COLOURS
                            && self.left.contains(&Tally::of(&order))
                        {
                            self.note(&order, number as u32 * cells as u32);
                        }
                    }
                }
            }
        }
    }

    /// Runs that begin with `order`, the next place being `number`.
    fn run(&mut self, order: &mut Vec<Tile>, number: u8, worth: u32, stretch: Stretch) {
        if (3..order.len().saturating_sub(2)).any(|at| stands(&order[..at]) && stands(&order[at..]))
        {
            return;
        }
        if stands(order) {
            self.note(order, worth);
        }
        if number > TOP {
            return;
        }
        let here = number as u32;
        for colour in 0..COLOURS {
            if let Some(after) = stretch.with_colour(colour) {
                self.lay(order, tile_of(colour, number), |all, order| {
                    all.run(order, number + 1, worth + here, after);
                });
            }
        }
        let wild = stretch.with_wild();
        self.lay(order, JOKER, |all, order| {
            all.run(order, number + 1, worth + here, wild)
        });
        if number < TOP {
            self.lay(order, DOUBLE, |all, order| {
                all.run(order, number + 2, worth + 2 * here + 1, wild)
            });
        }
        if let Some(after) = stretch.with_change() {
            self.lay(order, CHANGE, |all, order| {
                all.run(order, number + 1, worth + here, after)
            });
        }
    }

    fn lay(
        &mut self,
        order: &mut Vec<Tile>,
        tile: Tile,
        rest: impl FnOnce(&mut Self, &mut Vec<Tile>),
    ) {
        self.with(tile, |all| {
            order.push(tile);
            rest(all, order);
            order.pop();
        });
    }

    fn mirrored(&mut self) {
        self.left.0[MIRROR as usize] -= 1;
        for number in 1..=TOP {
            self.mirrored_group(number, &mut Vec::new());
            for colour in 0..COLOURS {
                self.mirrored_run(number, colour, &mut Vec::new(), false);
            }
        }
        self.left.0[MIRROR as usize] += 1;
    }

    fn mirrored_group(&mut self, number: u8, side: &mut Vec<Face>) {
        if !side.is_empty() {
            self.cover(side, number as u32 * 2 * side.len() as u32);
        }
        for colour in 0..COLOURS {
            let face = Face::Tile(tile_of(colour, number));
            if !side.contains(&face) {
                side.push(face);
                self.mirrored_group(number, side);
                side.pop();
            }
        }
    }

    /// Sides of mirrored runs that begin at `start`, with one change of colour at most.
    fn mirrored_run(&mut self, start: u8, colour: usize, side: &mut Vec<Face>, changed: bool) {
        let number = start + side.len() as u8;
        if !side.is_empty() {
            let worth = (start..number).map(u32::from).sum::<u32>();
            if !self.cover(side, 2 * worth) {
                return;
            }
        }
        if number > TOP {
            return;
        }
        side.push(Face::Tile(tile_of(colour, number)));
        self.mirrored_run(start, colour, side, changed);
        side.pop();
        if !changed && self.left.0[CHANGE as usize] == COPIES {
            let at_start = side.is_empty();
            side.push(Face::Change);
            for other in (0..COLOURS).filter(|&other| other != colour || at_start) {
                self.mirrored_run(start, other, side, true);
            }
            side.pop();
        }
    }

    /// Notes all sets with these sides that cannot be cut; false if there is none, cut or not, or only cut
    /// ones: then wider sides have none either.
    fn cover(&mut self, side: &[Face], worth: u32) -> bool {
        let mut sides = [Vec::new(), Vec::new()];
        self.cover_from(side, 0, &mut sides, [0; 2], worth)
    }

    /// `reach`: how far each side is covered; a double covers two places.
    fn cover_from(
        &mut self,
        side: &[Face],
        place: usize,
        sides: &mut [Vec<Tile>; 2],
        reach: [usize; 2],
        worth: u32,
    ) -> bool {
        if is_cut(sides) {
            return false;
        }
        if place == side.len() {
            let whole = reach == [place; 2];
            let numbered = sides.iter().flatten().any(|&tile| !is_joker(tile));
            if whole && numbered {
                let order = [&sides[0][..], &[MIRROR], &sides[1][..]].concat();
                self.note(&order, worth);
            }
            // A double may still reach into a wider side.
            return true;
        }
        let mut any = false;
        for one in heads(side, place, reach[0]) {
            for other in heads(side, place, reach[1]) {
                any |= self.cover_with(side, place, sides, reach, [one, other], worth);
            }
        }
        any
    }

    fn cover_with(
        &mut self,
        side: &[Face],
        place: usize,
        sides: &mut [Vec<Tile>; 2],
        reach: [usize; 2],
        laid: [Option<Tile>; 2],
        worth: u32,
    ) -> bool {
        let needed = Tally::of(&laid.into_iter().flatten().collect::<Vec<_>>());
        if !self.left.contains(&needed) {
            return false;
        }
        self.left = self.left.minus(&needed);
        let mut new = reach;
        for at in 0..2 {
            sides[at].extend(laid[at]);
            new[at] += laid[at].map_or(0, |tile| if tile == DOUBLE { 2 } else { 1 });
        }
        let any = self.cover_from(side, place + 1, sides, new, worth);
        for at in 0..2 {
            sides[at].truncate(sides[at].len() - laid[at].is_some() as usize);
        }
        self.left = self.left.plus(&needed);
        any
    }
}

/// What can lie at a place that is covered or not; a double at the last place waits for a wider side.
fn heads(side: &[Face], place: usize, reach: usize) -> Vec<Option<Tile>> {
    if reach > place {
        return vec![None];
    }
    match side[place] {
        Face::Change => vec![Some(CHANGE)],
        Face::Tile(tile) if side.get(place + 1) == Some(&Face::Change) => {
            vec![Some(tile), Some(JOKER)]
        }
        Face::Tile(tile) => vec![Some(tile), Some(JOKER), Some(DOUBLE)],
    }
}

/// Whether a piece of a run or group is one itself.
fn stands(piece: &[Tile]) -> bool {
    piece.len() >= 3 && piece.iter().any(|&tile| !is_joker(tile))
}

/// Whether the outer or the inner parts of both sides are sets of their own and a mirrored set is left.
fn is_cut([left, right]: &[Vec<Tile>; 2]) -> bool {
    let cells = |piece: &[Tile]| piece.len() + piece.iter().filter(|&&tile| tile == DOUBLE).count();
    let numbered = |piece: &[Tile]| piece.iter().any(|&tile| !is_joker(tile));
    (1..left.len()).any(|at| {
        (1..right.len())
            .filter(|&other| cells(&left[..at]) == cells(&right[..other]))
            .any(|other| {
                let (outer, inner) = (
                    [&left[..at], &right[..other]],
                    [&left[at..], &right[other..]],
                );
                let parts = |apart: [&[Tile]; 2], around: [&[Tile]; 2]| {
                    apart.iter().all(|piece| stands(piece))
                        && around.iter().any(|piece| numbered(piece))
                };
                parts(outer, inner) || parts(inner, outer)
            })
    })
}

/// How many sets there are in a box that cannot be split into smaller ones, however they are laid.
pub fn count_unsplit(special: bool) -> usize {
    let mut tiles = Tally([COPIES; super::tile::FACES]);
    if !special {
        for tile in [DOUBLE, CHANGE, MIRROR] {
            tiles.0[tile as usize] = 0;
        }
    }
    let sets = uncut_sets(&tiles);
    let mut by_lowest: Vec<Vec<(usize, Tally)>> = vec![Vec::new(); JOKER as usize];
    for tally in sets.keys() {
        by_lowest[lowest(tally)].push((tally.len(), *tally));
    }
    for list in &mut by_lowest {
        list.sort_unstable_by_key(|&(len, _)| len);
    }
    let mut splits = FxHashMap::default();
    sets.keys()
        .filter(|tally| !is_split(tally, &sets, &by_lowest, &mut splits))
        .count()
}

/// The lowest numbered tile, by its code.
fn lowest(tally: &Tally) -> usize {
    (0..JOKER as usize)
        .find(|&tile| tally.0[tile] > 0)
        .unwrap_or(0)
}

fn is_split(
    tally: &Tally,
    sets: &Worths,
    by_lowest: &[Vec<(usize, Tally)>],
    known: &mut FxHashMap<Tally, bool>,
) -> bool {
    if let Some(&split) = known.get(tally) {
        return split;
    }
    let room = tally.len().saturating_sub(3);
    let split = by_lowest[lowest(tally)]
        .iter()
        .take_while(|&&(len, _)| len <= room)
        .filter(|(_, part)| tally.contains(part))
        .any(|(_, part)| {
            let rest = tally.minus(part);
            sets.contains_key(&rest) || is_split(&rest, sets, by_lowest, known)
        });
    known.insert(*tally, split);
    split
}

#[cfg(test)]
mod tests {
    use super::super::arrange::arrange;
    use super::super::notation::tiles;
    use super::*;

    #[test]
    fn the_classic_box_has_1173_sets_that_cannot_be_split() {
        assert_eq!(count_unsplit(false), 1_173);
    }

    #[test]
    fn the_box_with_special_jokers_has_12613() {
        assert_eq!(count_unsplit(true), 12_613);
    }

    /// Laid in another way it may be worth more, but then it can be cut, and its pieces are listed.
    #[test]
    fn each_can_be_laid_and_is_worth_that() {
        let all = uncut_sets(&Tally::of(&tiles("R2 R3 R4 R4 R5 B4 B4 B5 K4 * * D C C M")));
        assert!(all.len() > 100);
        for (tally, worth) in all {
            let laid = arrange(&tally.tiles()).expect("it is a set");
            assert!(laid.worth >= worth, "{:?}", laid.order);
        }
    }
}
