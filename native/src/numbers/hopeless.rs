//! Rack tiles that no set can take, whatever else is laid: they cost in every play.

use super::supply::{Row, Supply};
use super::tile::{COLOURS, GLASS, TOP};

/// For each number, how many rack tiles of it are hopeless.
pub fn hopeless(supply: &Supply) -> [u32; TOP as usize + 1] {
    let jokers: u8 = supply.have_jokers[..GLASS].iter().sum();
    // With two jokers any tile is a group; with one it takes only a neighbour, and few tiles have none.
    if jokers > 0 {
        return [0; TOP as usize + 1];
    }
    std::array::from_fn(|number| {
        (0..COLOURS)
            .filter(|&colour| !has_set(supply, number, colour))
            .map(|colour| {
                (supply.rows[number].have[colour] - supply.rows[number].must[colour]) as u32
            })
            .sum()
    })
}

fn has_set(supply: &Supply, number: usize, colour: usize) -> bool {
    let in_group = colours(&supply.rows[number].have) >= 3;
    let in_run = (number.saturating_sub(2)..=number)
        .any(|first| (first..first + 3).all(|n| supply.rows[n].have[colour] > 0));
    let mirrored = supply.have_jokers[GLASS] > 0 && supply.rows[number].have[colour] > 1;
    in_group || in_run || mirrored
}

fn colours(row: &Row) -> usize {
    row.iter().filter(|&&count| count > 0).count()
}
