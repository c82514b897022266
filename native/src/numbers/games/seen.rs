//! What Python says that a seat knows, checked: a position that no box has is refused.

use super::book::{Book, SEATS};
use super::state::{Known, State, Turn};
use crate::numbers::tile::{FACES, Tally, Tile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Kinds of joker, worth of an opening, whether its turn goes on, what a joker costs on a rack.
pub type Rules = (usize, u16, bool, u32);
/// Table, own rack, own seat, who has opened, how many tiles each holds, tiles in the pot, passes in a row,
/// turns that each has waited.
pub type Seen = (
    Vec<Vec<Tile>>,
    Vec<Tile>,
    usize,
    Vec<bool>,
    Vec<usize>,
    usize,
    usize,
    Vec<usize>,
);

pub fn refusal(text: String) -> PyErr {
    PyValueError::new_err(text)
}

pub fn book(rules: Rules) -> PyResult<Book> {
    let (kinds, opening, goes_on, penalty) = rules;
    if kinds > 4 {
        return Err(refusal(format!(
            "{kinds} kinds of joker: there are at most 4"
        )));
    }
    Ok(Book {
        kinds,
        opening,
        goes_on,
        penalty,
    })
}

/// The tiles, if the box holds them.
pub fn from_box(book: &Book, tiles: &[Tile]) -> PyResult<Tally> {
    if let Some(tile) = tiles.iter().find(|&&tile| tile as usize >= FACES) {
        return Err(refusal(format!(
            "tile {tile} does not exist: codes are 0 to 55"
        )));
    }
    let (tally, whole) = (Tally::of(tiles), book.whole_box());
    match (0..FACES).find(|&tile| tally.0[tile] > whole.0[tile]) {
        None => Ok(tally),
        Some(tile) => Err(refusal(format!(
            "tile {tile} is there {} times: the box has {}",
            tally.0[tile], whole.0[tile]
        ))),
    }
}

pub fn known(book: Book, seen: Seen) -> PyResult<(Known, Vec<Vec<Tile>>)> {
    let (sets, rack, seat, opened, counts, pot, idle, waits) = seen;
    let seats = counts.len();
    if !(2..=SEATS).contains(&seats) || opened.len() != seats || waits.len() != seats {
        return Err(refusal(format!(
            "{seats} counts, {} that opened, {} that waited: expected as many of each, for 2 to {SEATS} seats",
            opened.len(),
            waits.len()
        )));
    }
    if seat >= seats {
        return Err(refusal(format!("seat {seat}: expected one below {seats}")));
    }
    let lying = sets.concat();
    let all: Vec<Tile> = lying.iter().chain(&rack).copied().collect();
    from_box(&book, &all)?;
    if counts[seat] != rack.len() {
        return Err(refusal(format!(
            "the rack has {} tiles: the seat is said to hold {}",
            rack.len(),
            counts[seat]
        )));
    }
    let (told, whole) = (
        lying.len() + counts.iter().sum::<usize>() + pot,
        book.whole_box().len(),
    );
    if told != whole {
        return Err(refusal(format!(
            "table, racks and pot have {told} tiles together: the box has {whole}"
        )));
    }
    let known = Known {
        book,
        seats,
        seat,
        table: Tally::of(&lying),
        rack: Tally::of(&rack),
        opened: padded(&opened),
        counts: padded(&counts),
        pot,
        idle,
        waits: padded(&waits),
        only_with: None,
    };
    Ok((known, sets))
}

pub fn padded<T: Copy + Default>(values: &[T]) -> [T; SEATS] {
    std::array::from_fn(|seat| values.get(seat).copied().unwrap_or_default())
}

/// A turn that Python gives as the table at its end; nothing for a draw or a pass.
pub fn turn(known: &Known, table: Option<Vec<Vec<Tile>>>) -> PyResult<Turn> {
    let Some(sets) = table else {
        return Ok(Turn::Rest);
    };
    let lies = from_box(&known.book, &sets.concat())?;
    if !lies.contains(&known.table) {
        return Err(refusal("tiles have left the table".to_string()));
    }
    let laid = lies.minus(&known.table);
    if laid.is_empty() || !known.rack.contains(&laid) {
        return Err(refusal(
            "a turn lays tiles of the rack, one at least".to_string(),
        ));
    }
    Ok(Turn::Lay(laid))
}

/// A game that is about to begin.
pub fn beginning(book: Book, racks: &[Vec<Tile>], pot: Vec<Tile>, first: usize) -> PyResult<State> {
    let seats = racks.len();
    let all: Vec<Tile> = racks.iter().flatten().chain(&pot).copied().collect();
    if from_box(&book, &all)? != book.whole_box() {
        let (count, whole) = (all.len(), book.whole_box().len());
        return Err(refusal(format!(
            "racks and pot have {count} tiles: a game begins with all {whole} of the box"
        )));
    }
    if !(2..=SEATS).contains(&seats) || first >= seats {
        return Err(refusal(format!(
            "seat {first} of {seats} begins: 2 to {SEATS} seats, the first is 0"
        )));
    }
    let racks =
        std::array::from_fn(|seat| racks.get(seat).map_or(Tally::default(), |r| Tally::of(r)));
    Ok(State::new(book, seats, racks, pot, first))
}
