//! Sets that lie on the table, number by number: what has to happen for them to stay as they lie.
//!
//! A run that stays is an open run like any other in the search, with a tag that says so. Tags are 1 and
//! 2: no more than two runs of a colour share a number.

use super::supply::Row;
use super::table::{Shape, Table};
use super::tile::{COLOURS, TOP};

/// 0: no run of the table.
pub type Tag = u8;
pub const TAGS: usize = 2;

/// What lies at one number.
#[derive(Clone, Default)]
pub struct Lying {
    /// Tags of the runs that begin here, by colour.
    pub begin: [Vec<Tag>; COLOURS],
    /// Whether the run with a tag ended at the number before.
    pub ended: [[bool; TAGS]; COLOURS],
    pub groups: Vec<Row>,
}

/// The plain sets of a table, by number.
pub fn lying(table: &Table) -> Vec<Lying> {
    let mut numbers = vec![Lying::default(); TOP as usize + 2];
    let mut runs: Vec<(u8, u8, usize)> = Vec::new();
    for shape in &table.shapes {
        match *shape {
            Shape::Group { number, colours } => numbers[number as usize].groups.push(colours),
            Shape::Run {
                colour,
                first,
                last,
            } => runs.push((first, last, colour)),
            Shape::Jokered | Shape::Loose => {}
        }
    }
    runs.sort_unstable();
    let mut free_from = [[0; TAGS]; COLOURS];
    for (first, last, colour) in runs {
        let free = free_from[colour].iter().position(|&from| from <= first);
        let at = free.expect("at most two tiles of a face");
        free_from[colour][at] = last + 1;
        numbers[first as usize].begin[colour].push(at as Tag + 1);
        numbers[last as usize + 1].ended[colour][at] = true;
    }
    numbers
}
