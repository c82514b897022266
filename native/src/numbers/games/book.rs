//! What a rulebook of the numbers family says about whole games.

use crate::numbers::tile::{COPIES, FACES, JOKER, Tally, is_joker, joker_of, number_of};

/// The most that can sit at a table.
pub const SEATS: usize = 4;
/// What each is dealt.
pub const DEALT: usize = 14;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Book {
    /// How many kinds of joker are in the box, in the order of their codes.
    pub kinds: usize,
    /// What the first sets of a player have to be worth.
    pub opening: u16,
    /// Whether the turn of the opening may go on with the table.
    pub goes_on: bool,
    /// What a joker costs that stays on a rack.
    pub penalty: u32,
}

impl Book {
    /// All tiles of the box.
    pub fn whole_box(&self) -> Tally {
        let mut tally = Tally::default();
        for tile in 0..FACES {
            let absent = tile >= joker_of(self.kinds) as usize;
            tally.0[tile] = if absent { 0 } else { COPIES };
        }
        tally
    }

    /// What a rack costs whoever still holds it.
    pub fn points(&self, rack: &Tally) -> i32 {
        let each = |tile: usize| match tile as u8 {
            joker if is_joker(joker) => self.penalty,
            tile => number_of(tile) as u32,
        };
        (0..FACES)
            .map(|tile| rack.0[tile] as u32 * each(tile))
            .sum::<u32>() as i32
    }
}

/// The tiles without jokers.
pub fn without_jokers(rack: &Tally) -> Tally {
    let mut plain = *rack;
    plain.0[JOKER as usize..].fill(0);
    plain
}
