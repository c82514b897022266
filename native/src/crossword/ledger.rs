//! What racks brought, by the tiles that they held: from that it is learned what tiles are worth
//! that are kept.

use super::rack::Rack;
use rustc_hash::FxHashMap;

/// A tile takes so many bits where a handful is packed.
const TILE_BITS: u32 = 7;

/// How often a handful was held, and what the racks brought then, in thousandths of a point.
#[derive(Clone, Copy, Default)]
pub struct Entry {
    pub count: u64,
    pub sum: i64,
}

pub struct Ledger {
    entries: FxHashMap<u64, Entry>,
    /// Handfuls of more tiles are not written down.
    most: usize,
}

impl Ledger {
    /// The most tiles of a handful that fit its packed form.
    pub const MOST: usize = (u64::BITS / TILE_BITS) as usize;

    pub fn new(most: usize) -> Self {
        Ledger {
            entries: FxHashMap::default(),
            most: most.min(Self::MOST),
        }
    }

    /// Writes down what a rack brought, for every handful in it.
    pub fn enter(&mut self, rack: &Rack, equity: i32) {
        for number in 0..rack.handfuls.len() {
            if usize::from(rack.handfuls[number].tiles) <= self.most {
                let entry = self.entries.entry(packed(rack, number)).or_default();
                entry.count += 1;
                entry.sum += i64::from(equity);
            }
        }
    }

    /// Every handful that was held, its tiles in order, 0 for a blank.
    pub fn entries(&self) -> impl Iterator<Item = (Vec<u8>, Entry)> {
        let entries = self.entries.iter();
        entries.map(|(&packed, &entry)| (unpacked(packed), entry))
    }
}

/// The tiles of a handful in order, each one more than itself, so that none is 0.
fn packed(rack: &Rack, handful: usize) -> u64 {
    let mut tiles = [0; Ledger::MOST];
    let mut count = 0;
    for tile in rack.tiles_of(handful) {
        tiles[count] = tile;
        count += 1;
    }
    tiles[..count].sort_unstable();
    let tiles = tiles[..count].iter().rev();
    tiles.fold(0, |packed, &tile| {
        packed << TILE_BITS | (u64::from(tile) + 1)
    })
}

fn unpacked(mut packed: u64) -> Vec<u8> {
    let mut tiles = Vec::new();
    while packed != 0 {
        tiles.push((packed & ((1 << TILE_BITS) - 1)) as u8 - 1);
        packed >>= TILE_BITS;
    }
    tiles
}
