//! What tiles are worth that a play leaves on the rack.

use super::anagrams::{key, letter_key};
use super::rack::{Handful, Rack};
use rustc_hash::FxHashMap;

/// A worth for every tile, and what tiles are worth together beyond that. All in thousandths of a
/// point.
#[derive(Clone)]
pub struct Leaves {
    /// By letter, for each tile of it; 0 is the blank.
    pub worth: [i32; 64],
    /// Lost if any tile is left at all.
    pub left: i32,
    /// By the tiles of a handful: what it is worth beyond the handfuls in it. A handful counts once
    /// wherever it is held, however often it could be picked.
    together: FxHashMap<u64, i32>,
    /// How many tiles the largest of them has.
    most: u8,
}

impl Leaves {
    /// Nothing but the score counts.
    pub fn none() -> Self {
        Leaves::new([0; 64], 0)
    }

    pub fn new(worth: [i32; 64], left: i32) -> Self {
        Leaves {
            worth,
            left,
            together: FxHashMap::default(),
            most: 0,
        }
    }

    /// Says what these tiles, 0 for a blank, are worth together beyond their parts.
    pub fn say(&mut self, tiles: &[u8], worth: i32) {
        let sum = tiles.iter().fold(0, |sum: u64, &tile| {
            sum.wrapping_add(if tile == 0 {
                BLANK_KEY
            } else {
                key(tile.into())
            })
        });
        self.together.insert(sum, worth);
        self.most = self.most.max(tiles.len() as u8);
    }

    /// What a handful is worth beyond its parts.
    fn beyond(&self, handful: &Handful) -> i32 {
        if !(2..=self.most).contains(&handful.tiles) {
            return 0;
        }
        let blanks = BLANK_KEY.wrapping_mul(handful.blanks.into());
        let found = self.together.get(&handful.key.wrapping_add(blanks));
        found.copied().unwrap_or(0)
    }

    /// Writes the worth of every handful into the rack's table.
    pub fn rate(&self, rack: &mut Rack) {
        for handful in &mut rack.handfuls {
            handful.leave = self.beyond(handful);
        }
        for at in 0..rack.kinds().len() {
            let (kind, count) = rack.kinds()[at];
            let step = usize::from(rack.steps[usize::from(kind)]);
            for count in 1..=usize::from(count) {
                rack.handfuls[step * count].leave += self.worth[usize::from(kind)];
            }
        }
        rack.handfuls[0].leave = -self.left;
        rack.sum_up_leaves();
        rack.handfuls[0].leave = 0;
    }
}

/// Stands for a blank, which has no key of its own.
const BLANK_KEY: u64 = letter_key(0);
