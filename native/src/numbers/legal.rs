//! Whether tiles that lie in this order are a set, and what the set is worth.

use super::tile::{CHANGE, COLOURS, DOUBLE, MIRROR, TOP, Tile, colour_of, is_joker, number_of};

/// One number of a set: what is known of it from the tile that covers it. A double joker covers two.
#[derive(Clone, Copy, PartialEq)]
struct Cell {
    number: Option<u8>,
    colour: Option<usize>,
    change: bool,
}

/// What these tiles are worth as they lie, read in the best way; `None` if they are no set.
pub fn worth_as_laid(tiles: &[Tile]) -> Option<u32> {
    if tiles.len() < 3 || tiles.iter().all(|&tile| is_joker(tile)) {
        return None;
    }
    let Some(centre) = tiles.iter().position(|&tile| tile == MIRROR) else {
        return worth_of_cells(&cells(tiles));
    };
    let mut left = cells(&tiles[..centre]);
    left.reverse();
    let right = cells(&tiles[centre + 1..]);
    if left.is_empty() || left.len() != right.len() || tiles[centre + 1..].contains(&MIRROR) {
        return None;
    }
    let side: Option<Vec<Cell>> = left
        .iter()
        .zip(&right)
        .map(|(&a, &b)| merged(a, b))
        .collect();
    worth_of_cells(&side?).map(|worth| 2 * worth)
}

fn cells(tiles: &[Tile]) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(tiles.len() + 2);
    for &tile in tiles {
        let printed = !is_joker(tile);
        let cell = Cell {
            number: printed.then(|| number_of(tile)),
            colour: printed.then(|| colour_of(tile)),
            change: tile == CHANGE,
        };
        cells.extend(std::iter::repeat_n(
            cell,
            if tile == DOUBLE { 2 } else { 1 },
        ));
    }
    cells
}

/// The cell that two mirrored cells both are.
fn merged(one: Cell, other: Cell) -> Option<Cell> {
    if one.change || other.change {
        return (one.change && other.change).then_some(one);
    }
    match (one.number, other.number) {
        (None, _) => Some(other),
        (_, None) => Some(one),
        _ => (one == other).then_some(one),
    }
}

fn worth_of_cells(cells: &[Cell]) -> Option<u32> {
    let backward: Vec<Cell> = cells.iter().rev().copied().collect();
    [group_worth(cells), run_worth(cells), run_worth(&backward)]
        .into_iter()
        .flatten()
        .max()
}

fn group_worth(cells: &[Cell]) -> Option<u32> {
    let mut seen = [false; COLOURS];
    let mut number = None;
    if cells.len() > COLOURS {
        return None;
    }
    for cell in cells {
        if cell.change {
            return None;
        }
        if let (Some(found), Some(colour)) = (cell.number, cell.colour) {
            if number.is_some_and(|other| other != found) || seen[colour] {
                return None;
            }
            number = Some(found);
            seen[colour] = true;
        }
    }
    number.map(|number| number as u32 * cells.len() as u32)
}

/// A run that rises from left to right.
fn run_worth(cells: &[Cell]) -> Option<u32> {
    if !stretches_differ(cells) {
        return None;
    }
    let length = cells.len() as u8;
    let highest_start = (TOP + 1).checked_sub(length)?;
    let fits = |start: u8| {
        (start..)
            .zip(cells)
            .all(|(number, cell)| cell.number.is_none_or(|printed| printed == number))
    };
    let start = (1..=highest_start).rev().find(|&start| fits(start))?;
    Some((start..start + length).map(u32::from).sum())
}

/// A colour-change ends one stretch of a colour and begins another; two never touch.
fn stretches_differ(cells: &[Cell]) -> bool {
    let (mut before, mut colour) = (None, None);
    let mut after_change = false;
    for cell in cells {
        if cell.change {
            if after_change {
                return false;
            }
            (before, colour) = (colour, None);
        } else if let Some(found) = cell.colour {
            if colour.map_or(before == Some(found), |colour| colour != found) {
                return false;
            }
            colour = Some(found);
        }
        after_change = cell.change;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::notation::tiles;
    use super::*;

    fn worth(text: &str) -> Option<u32> {
        worth_as_laid(&tiles(text))
    }

    #[test]
    fn runs_and_groups_are_sets() {
        assert_eq!(worth("R4 R5 R6"), Some(15));
        assert_eq!(worth("R6 R5 R4"), Some(15));
        assert_eq!(worth("B3 R3 Y3 K3"), Some(12));
        assert_eq!(worth("R12 R13 R1"), None);
        assert_eq!(worth("R12 R13"), None);
        assert_eq!(worth("Y13 R13 R13"), None);
        assert_eq!(worth("R10 R11 *"), Some(33));
        assert_eq!(worth("* R12 R13"), Some(36));
        assert_eq!(worth("R12 R13 *"), None);
        assert_eq!(worth("* * R1"), Some(6)); // read from the other side: 1 2 3
    }

    #[test]
    fn a_double_stands_for_two() {
        assert_eq!(worth("R2 D R5"), Some(14));
        assert_eq!(worth("B3 R3 D"), Some(12));
        assert_eq!(worth("R2 D"), None);
        assert_eq!(worth("D R2 R3"), None);
        assert_eq!(worth("R11 R12 D"), None);
        assert_eq!(worth("D R3 R4"), Some(10));
        assert_eq!(worth("B3 R3 K3 D"), None);
    }

    #[test]
    fn a_change_parts_two_colours() {
        assert_eq!(worth("R3 R4 C B6 B7"), Some(25));
        assert_eq!(worth("R3 C R5"), None);
        assert_eq!(worth("R4 R5 C"), Some(15));
        assert_eq!(worth("B3 R3 C"), None);
        assert_eq!(worth("R3 C * C R7"), Some(25));
        assert_eq!(worth("R3 C * R6"), None);
        assert_eq!(worth("R3 C C B6"), None);
        assert_eq!(worth("C R3 C"), Some(9));
        assert_eq!(worth("C R1 C"), None);
    }

    #[test]
    fn a_mirror_has_two_equal_sides() {
        assert_eq!(worth("R3 M R3"), Some(6));
        assert_eq!(worth("R2 R3 M R3 R2"), Some(10));
        assert_eq!(worth("R3 R2 M R2 R3"), Some(10));
        assert_eq!(worth("B3 R3 M R3 B3"), Some(12));
        assert_eq!(worth("R4 C B6 M B6 C R4"), Some(30));
        assert_eq!(worth("R3 * R5 M R5 R4 R3"), Some(24));
        assert_eq!(worth("R2 R3 M R3"), None);
        assert_eq!(worth("R2 R3 M R2 R3"), None);
        assert_eq!(worth("R3 B3 M D"), Some(12));
        assert_eq!(worth("R5 C M C R5"), Some(22));
        assert_eq!(worth("R5 C M * R5"), None);
        assert_eq!(worth("* M *"), None);
        assert_eq!(worth("D * M R3 D"), Some(24));
    }
}
