//! The table at the end of a turn: sets that stay lie where they lay, and new ones as near as can be to
//! what they were made of.

use super::table::{Places, Shape, Table};
use super::tile::{MIRROR, Tally, Tile, is_joker, number_of};

/// Puts the table together from the sets that stay and the new ones.
pub fn assemble(before: &[Vec<Tile>], kept: Places, mut new: Vec<Vec<Tile>>) -> Vec<Vec<Tile>> {
    let mut after = Vec::with_capacity(before.len() + new.len());
    for (place, old) in before.iter().enumerate() {
        if kept >> place & 1 == 1 {
            after.push(old.clone());
        } else if let Some(at) = nearest(old, &new) {
            after.push(in_old_order(old, new.remove(at)));
        }
    }
    after.append(&mut new);
    after
}

/// The places of sets that lie there again by chance; those are taken out of the new ones.
pub fn unchanged(before: &Table, staying: Places, new: &mut Vec<Vec<Tile>>) -> Places {
    let mut kept = 0;
    for (place, old) in before.sets.iter().enumerate() {
        let old = Tally::of(old);
        let same = new.iter().position(|set| Tally::of(set) == old);
        let free = staying >> place & 1 == 0 && before.shapes[place] != Shape::Loose;
        if let Some(at) = same.filter(|_| free) {
            new.remove(at);
            kept |= 1 << place;
        }
    }
    kept
}

/// The new set that has most tiles of an old one.
fn nearest(old: &[Tile], new: &[Vec<Tile>]) -> Option<usize> {
    let old = Tally::of(old);
    let shared = |set: &[Tile]| -> u8 {
        let set = Tally::of(set);
        old.0.iter().zip(&set.0).map(|(a, b)| a.min(b)).sum()
    };
    (0..new.len())
        .map(|at| (shared(&new[at]), std::cmp::Reverse(at)))
        .filter(|&(count, _)| count > 0)
        .max()
        .map(|(_, at)| at.0)
}

/// A group may lie in any order: tiles that were there stay where they were.
fn in_old_order(old: &[Tile], mut set: Vec<Tile>) -> Vec<Tile> {
    let numbered = |tile: &&Tile| !is_joker(**tile);
    let count = set.iter().filter(numbered).count();
    let first = set.iter().find(numbered).map(|&tile| number_of(tile));
    let alike = set
        .iter()
        .filter(numbered)
        .all(|&tile| Some(number_of(tile)) == first);
    if count > 1 && alike && !set.contains(&MIRROR) {
        set.sort_by_key(|tile| {
            old.iter()
                .position(|other| other == tile)
                .unwrap_or(old.len())
        });
    }
    set
}

#[cfg(test)]
mod tests {
    use super::super::notation::sets;
    use super::*;

    #[test]
    fn a_set_lies_where_most_of_its_tiles_lay() {
        let before = sets("K4 K5 K6 | R10 B10 Y10 | B1 B2 B3");
        let new = sets("K10 Y10 B10 R10 | K4 K5 K6 K7 | R1 R2 R3");
        let after = assemble(&before, 0b100, new);
        assert_eq!(
            after,
            sets("K4 K5 K6 K7 | R10 B10 Y10 K10 | B1 B2 B3 | R1 R2 R3")
        );
    }
}
