//! What a turn needs where any tile of the table may go anywhere, in numbers of letters.

use super::cover::{Goal, Supply};
use super::letters::Bag;
use super::question::Question;

pub struct Needs {
    /// The letters that lie there.
    table: Bag,
    /// The letters that jokers are bound to.
    bound: Bag,
    rack: Bag,
    pub table_tiles: u32,
    pub rack_tiles: u32,
    pub supply: Supply,
}

impl Needs {
    /// An opening uses nothing of what lies there.
    pub fn new(question: &Question) -> Needs {
        let mut table = Bag::default();
        let mut bound = Bag::default();
        let mut jokers = 0;
        if question.opening.is_none() {
            table = question.table_letters();
            bound = question.bound_letters();
            jokers = question.table_jokers();
        }
        Needs {
            table,
            bound,
            rack: question.rack,
            table_tiles: table.total() + jokers,
            rack_tiles: question.rack_tiles(),
            supply: Supply {
                letters: table.plus(&question.rack),
                jokers: jokers + question.rack_jokers,
            },
        }
    }

    /// What must lie there when at least so many tiles are laid from the rack. A bound joker is free
    /// when a tile of its letter lies there for it, so of each letter there must be at least as many
    /// as jokers are bound to it.
    pub fn goal(&self, tiles: u32) -> Goal {
        let staying = (self.rack_tiles - tiles).min(255) as u8;
        let mut must = self.table;
        for (must, rack) in must.0.iter_mut().zip(&self.rack.0) {
            *must += rack.saturating_sub(staying);
        }
        Goal {
            must: must.largest(&self.bound),
            tiles: self.table_tiles + tiles,
        }
    }
}
