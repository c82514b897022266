//! What there is to lay, number by number: tiles that must lie on the table and tiles that may.

use super::tile::{COLOURS, JOKER, Jokers, TOP, Tally, colour_of, number_of};

/// Tiles of one number, by colour.
pub type Row = [u8; COLOURS];

/// The tiles of one number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Rows {
    /// All of them.
    pub have: Row,
    /// Those that lie on the table and have to lie there again.
    pub must: Row,
}

/// Room for the numbers 1 to 13 and, beyond them, rows that are always empty: the search looks two
/// numbers ahead.
const NUMBERS: usize = TOP as usize + 4;

#[derive(Clone)]
pub struct Supply {
    pub rows: [Rows; NUMBERS],
    pub have_jokers: Jokers,
    pub must_jokers: Jokers,
}

impl Supply {
    pub fn new(must: &Tally, may: &Tally) -> Self {
        let mut rows = [Rows::default(); NUMBERS];
        for tile in 0..JOKER {
            let (row, colour) = (&mut rows[number_of(tile) as usize], colour_of(tile));
            row.must[colour] = must.0[tile as usize];
            row.have[colour] = must.0[tile as usize] + may.0[tile as usize];
        }
        let must_jokers = must.jokers();
        let may_jokers = may.jokers();
        let have_jokers = std::array::from_fn(|kind| must_jokers[kind] + may_jokers[kind]);
        Self {
            rows,
            have_jokers,
            must_jokers,
        }
    }

    pub fn rack_jokers(&self) -> Jokers {
        std::array::from_fn(|kind| self.have_jokers[kind] - self.must_jokers[kind])
    }
}
