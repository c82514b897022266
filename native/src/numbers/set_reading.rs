//! What every joker of a set stands for, as the set lies.

use super::tile::{CHANGE, COLOURS, DOUBLE, MIRROR, TOP, Tile, colour_of, is_joker, number_of};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Run,
    Group,
    Mirror,
}

/// One way to understand tiles that lie together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    pub kind: Kind,
    pub value: u32,
    /// For each tile what a joker stands for; empty for a numbered tile and a mirror.
    pub stands: Vec<Vec<(Option<u8>, u8)>>,
}

/// One number of a set: which tile covers it, and what is known of it from that.
#[derive(Clone, Copy)]
struct Cell {
    tile: usize,
    printed: Option<(u8, u8)>,
    change: bool,
}

/// Numbers and colours that cells may stand for.
type Meaning = (Vec<u8>, Vec<Option<u8>>);

/// The reading that is worth most, of equal ones the first: a group, a run that rises, one that falls.
pub fn read_set(tiles: &[Tile]) -> Option<Reading> {
    if tiles.len() < 3 || tiles.iter().all(|&tile| is_joker(tile)) {
        return None;
    }
    let Some(centre) = tiles.iter().position(|&tile| tile == MIRROR) else {
        let cells = cells(tiles, 0);
        let (is_group, meaning) = best_meaning(&cells)?;
        let kind = if is_group { Kind::Group } else { Kind::Run };
        return Some(reading(kind, tiles, &cells, &meaning));
    };
    let mut left = cells(&tiles[..centre], 0);
    left.reverse();
    let right = cells(&tiles[centre + 1..], centre + 1);
    if left.is_empty() || left.len() != right.len() || tiles[centre + 1..].contains(&MIRROR) {
        return None;
    }
    let side: Option<Vec<Cell>> = left
        .iter()
        .zip(&right)
        .map(|(&one, &other)| merged(one, other))
        .collect();
    let (_, (numbers, colours)) = best_meaning(&side?)?;
    let both = (numbers.repeat(2), colours.repeat(2));
    Some(reading(Kind::Mirror, tiles, &[left, right].concat(), &both))
}

fn cells(tiles: &[Tile], first: usize) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(tiles.len() + 2);
    for (at, &tile) in tiles.iter().enumerate() {
        let cell = Cell {
            tile: first + at,
            printed: (!is_joker(tile)).then(|| (number_of(tile), colour_of(tile) as u8)),
            change: tile == CHANGE,
        };
        let covered = if tile == DOUBLE { 2 } else { 1 };
        cells.extend(std::iter::repeat_n(cell, covered));
    }
    cells
}

/// The cell that two mirrored cells both are.
fn merged(one: Cell, other: Cell) -> Option<Cell> {
    if one.change != other.change {
        return None;
    }
    match (one.printed, other.printed) {
        (Some(this), Some(that)) => (this == that).then_some(one),
        (Some(_), None) => Some(one),
        _ => Some(other),
    }
}

/// The dearest meaning, the first of equals, and whether it is a group.
fn best_meaning(cells: &[Cell]) -> Option<(bool, Meaning)> {
    let mut best: Option<(u32, bool, Meaning)> = None;
    let mut note = |is_group: bool, numbers: Vec<u8>, colours: &[Option<u8>]| {
        let value = numbers.iter().map(|&number| u32::from(number)).sum();
        if best.as_ref().is_none_or(|(most, _, _)| value > *most) {
            best = Some((value, is_group, (numbers, colours.to_vec())));
        }
    };
    if let Some(number) = group_number(cells) {
        note(true, vec![number; cells.len()], &group_colours(cells));
    }
    if let Some(colours) = stretch_colours(cells) {
        let length = cells.len() as u8;
        let fits = |numbers: &[u8]| {
            cells
                .iter()
                .zip(numbers)
                .all(|(cell, &number)| cell.printed.is_none_or(|(printed, _)| printed == number))
        };
        for start in 1..=(TOP + 1).saturating_sub(length) {
            let rising: Vec<u8> = (start..start + length).collect();
            if fits(&rising) {
                note(false, rising, &colours);
            }
        }
        for start in length..=TOP {
            let falling: Vec<u8> = (start + 1 - length..=start).rev().collect();
            if fits(&falling) {
                note(false, falling, &colours);
            }
        }
    }
    best.map(|(_, is_group, meaning)| (is_group, meaning))
}

fn group_number(cells: &[Cell]) -> Option<u8> {
    if cells.len() > COLOURS || cells.iter().any(|cell| cell.change) {
        return None;
    }
    let mut seen = [false; COLOURS];
    let mut number = None;
    for (found, colour) in cells.iter().filter_map(|cell| cell.printed) {
        if number.is_some_and(|other| other != found) || seen[colour as usize] {
            return None;
        }
        number = Some(found);
        seen[colour as usize] = true;
    }
    number
}

/// A joker's colour in a group is known only where just one is missing.
fn group_colours(cells: &[Cell]) -> Vec<Option<u8>> {
    let colours: Vec<Option<u8>> = cells
        .iter()
        .map(|cell| cell.printed.map(|(_, colour)| colour))
        .collect();
    let missing: Vec<u8> = (0..COLOURS as u8)
        .filter(|&colour| !colours.contains(&Some(colour)))
        .collect();
    let free = colours.iter().filter(|colour| colour.is_none()).count();
    match missing[..] {
        [only] if free == 1 => colours.iter().map(|colour| colour.or(Some(only))).collect(),
        _ => colours,
    }
}

/// The colour of every cell of a run; `None` where the colours do not fit. A colour-change joker ends one
/// stretch and begins the next; each has one colour, and neighbours differ.
fn stretch_colours(cells: &[Cell]) -> Option<Vec<Option<u8>>> {
    let mut stretches: Vec<Option<u8>> = vec![None];
    let mut after_change = false;
    for cell in cells {
        if cell.change {
            if after_change {
                return None;
            }
            stretches.push(None);
        } else if let Some((_, found)) = cell.printed {
            let colour = stretches.last_mut()?;
            if colour.is_some_and(|colour| colour != found) {
                return None;
            }
            *colour = Some(found);
        }
        after_change = cell.change;
    }
    if stretches
        .windows(2)
        .any(|pair| pair[0].is_some() && pair[0] == pair[1])
    {
        return None;
    }
    let mut at = 0;
    let colours = cells.iter().map(|cell| {
        at += usize::from(cell.change);
        if cell.change { None } else { stretches[at] }
    });
    Some(colours.collect())
}

fn reading(kind: Kind, tiles: &[Tile], cells: &[Cell], (numbers, colours): &Meaning) -> Reading {
    let mut stands = vec![Vec::new(); tiles.len()];
    for ((cell, &number), &colour) in cells.iter().zip(numbers).zip(colours) {
        if is_joker(tiles[cell.tile]) {
            stands[cell.tile].push((colour, number));
        }
    }
    Reading {
        kind,
        value: numbers.iter().map(|&number| u32::from(number)).sum(),
        stands,
    }
}

#[cfg(test)]
mod tests {
    use super::super::legal::worth_as_laid;
    use super::super::notation::tiles;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn jokers_stand_for_what_they_replace() {
        let read =
            |text: &str| read_set(&tiles(text)).map(|read| (read.kind, read.value, read.stands));
        let stands = |text: &str| read(text).unwrap().2;
        assert_eq!(stands("R4 * R6")[1], [(Some(1), 5)]);
        assert_eq!(stands("R4 D R7")[1], [(Some(1), 5), (Some(1), 6)]);
        assert_eq!(stands("R4 C B6")[1], [(None, 5)]);
        assert_eq!(read("R3 * * B9"), None);
        assert_eq!(read("R3 M R3").unwrap().0, Kind::Mirror);
    }

    proptest! {
        #[test]
        fn a_reading_is_worth_what_the_search_counts(
            set in prop::collection::vec(prop_oneof![0u8..8, 13u8..21, 52u8..56], 1..8)
        ) {
            prop_assert_eq!(read_set(&set).map(|read| read.value), worth_as_laid(&set));
        }
    }
}
