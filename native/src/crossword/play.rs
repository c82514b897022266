//! A play, packed.

use super::board::Board;
use super::plan::{BLANK, Plan};

const TILE_BITS: u32 = 7;

/// Tiles in the order in which a search laid them, the last one lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tiles(u128);

impl Tiles {
    #[inline(always)]
    pub fn and(self, tile: u32) -> Self {
        Tiles(self.0 << TILE_BITS | u128::from(tile))
    }
}

/// The letter that a blank stands for, as a tile.
#[inline(always)]
pub fn blank_as(letter: u32) -> u32 {
    letter | u32::from(BLANK)
}

/// Which lane, from where to where, and the tiles laid on its empty squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    pub tiles: Tiles,
    pub score: u32,
    /// Score and what the tiles kept are worth, in thousandths of a point.
    pub equity: i32,
    pub lane: u8,
    /// The first square of the word, and the one past its last.
    pub start: u8,
    pub end: u8,
    /// How many tiles are laid.
    pub laid: u8,
    /// How many of them, the first ones, were laid from right to left; the others go on rightwards.
    pub leftwards: u8,
    /// The handful of the rack that is kept.
    pub kept: u16,
}

impl Play {
    /// A number by which the play is known again on the same board: above 1, and hardly ever that
    /// of another play.
    pub fn mark(&self) -> u32 {
        let tiles = (self.tiles.0 ^ self.tiles.0 >> 64) as u64;
        let place = u64::from(self.lane) << 16 | u64::from(self.start) << 8 | u64::from(self.end);
        let mixed = (tiles ^ place << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 32) as u32 | 2
    }

    /// The tiles laid, from the first square to the last.
    pub fn tiles(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let (tiles, laid, leftwards) = (
            self.tiles.0,
            u32::from(self.laid),
            u32::from(self.leftwards),
        );
        (0..laid).map(move |place| {
            let order = if place < leftwards {
                leftwards - 1 - place
            } else {
                place
            };
            (tiles >> (TILE_BITS * (laid - 1 - order))) as u8 & (2 * BLANK - 1)
        })
    }

    /// The tiles laid, each with its place in the lane.
    pub fn placed<'a>(
        &self,
        plan: &Plan,
        board: &'a Board,
    ) -> impl Iterator<Item = (usize, u8)> + Clone + use<'a> {
        let row = board.lane(plan, self.lane.into());
        let free =
            (self.start.into()..self.end.into()).filter(move |&at: &usize| row[at].cell == 0);
        free.zip(self.tiles())
    }
}
