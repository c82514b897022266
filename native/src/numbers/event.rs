//! What a step of the search did, for putting the sets together afterwards.

use super::groups::Way;
use super::lines::Act;
use super::lying::Tag;
use super::state::OddSet;
use super::supply::Row;
use super::tile::Tile;

/// An open plain run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    pub colour: usize,
    pub length: u8,
    pub tag: Tag,
}

/// One thing that happens at a number.
#[derive(Clone, Debug)]
pub enum Event {
    /// A plain run goes on, ends or waits, with the jokers that this takes.
    Line {
        run: Run,
        act: Act,
        after: Tag,
        jokers: [Option<Tile>; 2],
        becomes: Option<OddSet>,
    },
    /// A run is begun with a numbered tile.
    Begin {
        colour: usize,
        tag: Tag,
    },
    /// A mirror is laid between two tiles.
    Reflect {
        tiles: [Tile; 2],
        becomes: OddSet,
    },
    /// An odd set takes tiles and becomes another one, or (`line`) a plain run of this colour, or ends.
    Odd {
        set: OddSet,
        tiles: [Option<Tile>; 2],
        becomes: Option<OddSet>,
        line: Option<usize>,
    },
    /// A group lies as it lay.
    Stay {
        colours: Row,
    },
    Groups {
        fewest: Row,
        most: Row,
        way: Way,
    },
}

/// Where a step writes down what it does. The search itself keeps no record.
pub trait Record {
    /// Whether anything is written down at all.
    const KEEPS: bool;
    fn push(&mut self, event: Event);
    fn pop(&mut self);
}

#[derive(Default)]
pub struct NoRecord;

impl Record for NoRecord {
    const KEEPS: bool = false;

    #[inline(always)]
    fn push(&mut self, _event: Event) {}
    #[inline(always)]
    fn pop(&mut self) {}
}

impl Record for Vec<Event> {
    const KEEPS: bool = true;

    fn push(&mut self, event: Event) {
        self.push(event);
    }
    fn pop(&mut self) {
        Vec::pop(self);
    }
}
