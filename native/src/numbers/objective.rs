//! What a play is measured by: what stays on the rack costs, and the cheapest play is the best.

use super::tile::{TOP, Tile, is_joker, number_of};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Most tiles, ties by value.
    Tiles,
    /// Most value (a joker counts nothing), ties by tiles.
    Value,
}

/// Value has room below tiles (a whole box adds up to 728), and tiles below value (a box has 112).
const TILE_SHIFT: u32 = 12;
const VALUE_SHIFT: u32 = 8;
/// How much more value than proved so far is tried at once; the search tightens it as it finds plays.
const VALUE_WINDOW: u32 = 6;

impl Objective {
    /// What a numbered tile costs that stays on the rack.
    pub fn number_cost(self, number: u8) -> u32 {
        match self {
            Self::Tiles => (1 << TILE_SHIFT) + number as u32,
            Self::Value => ((number as u32) << VALUE_SHIFT) + 1,
        }
    }

    pub fn joker_cost(self) -> u32 {
        match self {
            Self::Tiles => 1 << TILE_SHIFT,
            Self::Value => 1,
        }
    }

    /// What it costs to keep all these tiles.
    pub fn cost(self, tiles: &[Tile]) -> u32 {
        let one = |&tile: &Tile| {
            if is_joker(tile) {
                self.joker_cost()
            } else {
                self.number_cost(number_of(tile))
            }
        };
        tiles.iter().map(one).sum()
    }

    /// Costs by number, none beyond the last.
    pub fn costs(self) -> [u32; TOP as usize + 2] {
        std::array::from_fn(|number| match number as u8 {
            1..=TOP => self.number_cost(number as u8),
            _ => 0,
        })
    }

    /// The most to spend when nothing cheaper than `low` exists.
    pub fn budget(self, low: u32) -> u32 {
        match self {
            Self::Tiles => low | ((1 << TILE_SHIFT) - 1),
            Self::Value => low + (VALUE_WINDOW << VALUE_SHIFT),
        }
    }

    /// The part of a cost that counts first: tiles or value.
    pub fn main_part(self, cost: u32) -> u32 {
        match self {
            Self::Tiles => cost >> TILE_SHIFT,
            Self::Value => cost >> VALUE_SHIFT,
        }
    }
}
