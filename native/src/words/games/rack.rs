//! The tiles on a rack.

use crate::words::letters::{Bag, JOKER, Tile};

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Rack {
    pub letters: Bag,
    pub jokers: u32,
}

impl Rack {
    /// Letters as small numbers, `JOKER` for a joker.
    pub fn of(tiles: &[u8]) -> Rack {
        let mut rack = Rack::default();
        tiles.iter().for_each(|&tile| rack.put(tile));
        rack
    }

    pub fn put(&mut self, tile: u8) {
        if tile == JOKER {
            self.jokers += 1;
        } else {
            self.letters.0[tile as usize] += 1;
        }
    }

    /// The rack without one tile that is on it.
    pub fn without(mut self, tile: u8) -> Rack {
        if tile == JOKER {
            self.jokers -= 1;
        } else {
            self.letters.0[tile as usize] -= 1;
        }
        self
    }

    pub fn minus(&self, other: &Rack) -> Rack {
        Rack {
            letters: self.letters.beyond(&other.letters),
            jokers: self.jokers.saturating_sub(other.jokers),
        }
    }

    pub fn plus(&self, other: &Rack) -> Rack {
        Rack {
            letters: self.letters.plus(&other.letters),
            jokers: self.jokers + other.jokers,
        }
    }

    pub fn len(&self) -> u32 {
        self.letters.total() + self.jokers
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different tiles that are there.
    pub fn kinds(&self) -> Vec<u8> {
        let letters = self.letters.counts().map(|(letter, _)| letter as u8);
        letters.chain((self.jokers > 0).then_some(JOKER)).collect()
    }

    /// Every tile that is there.
    pub fn tiles(&self) -> Vec<u8> {
        let letters = self.letters.counts();
        let letters = letters.flat_map(|(letter, count)| (0..count).map(move |_| letter as u8));
        letters.chain((0..self.jokers).map(|_| JOKER)).collect()
    }

    /// What lies on a table, jokers apart from letters.
    pub fn lying(table: &[Vec<Tile>]) -> Rack {
        let face = |tile: &Tile| if tile.joker { JOKER } else { tile.letter };
        Rack::of(&table.iter().flatten().map(face).collect::<Vec<u8>>())
    }
}
