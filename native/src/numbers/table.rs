//! The sets as they lie before a turn.

use super::legal::worth_as_laid;
use super::supply::Row;
use super::tile::{COLOURS, TOP, Tally, Tile, colour_of, is_joker, number_of};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Group {
        number: u8,
        colours: Row,
    },
    Run {
        colour: usize,
        first: u8,
        last: u8,
    },
    /// A set with jokers in it.
    Jokered,
    /// No set: it cannot stay as it lies.
    Loose,
}

/// Places of sets on the table, a bit each.
pub type Places = u64;

#[derive(Clone)]
pub struct Table {
    pub sets: Vec<Vec<Tile>>,
    pub shapes: Vec<Shape>,
}

impl Table {
    pub fn new(sets: Vec<Vec<Tile>>) -> Self {
        let shapes = sets.iter().map(|set| shape_of(set)).collect();
        Self { sets, shapes }
    }

    pub fn tally(&self) -> Tally {
        Tally::of(&self.sets.concat())
    }
}

fn shape_of(set: &[Tile]) -> Shape {
    if worth_as_laid(set).is_none() {
        return Shape::Loose;
    }
    if set.iter().any(|&tile| is_joker(tile)) {
        return Shape::Jokered;
    }
    let numbers = set.iter().map(|&tile| number_of(tile));
    let (first, last) = numbers.fold((TOP, 1), |(low, high), n| (low.min(n), high.max(n)));
    if first == last {
        let mut colours = [0; COLOURS];
        for &tile in set {
            colours[colour_of(tile)] = 1;
        }
        Shape::Group {
            number: first,
            colours,
        }
    } else {
        Shape::Run {
            colour: colour_of(set[0]),
            first,
            last,
        }
    }
}
