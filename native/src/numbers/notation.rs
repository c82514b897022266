//! Tiles written as players write them, for tests.

use super::tile::{CHANGE, DOUBLE, JOKER, MIRROR, Tile, tile_of};

/// Reads tiles such as `R7 K13 * D C M`.
pub fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

/// Reads sets parted by bars.
pub fn sets(text: &str) -> Vec<Vec<Tile>> {
    text.split('|')
        .map(tiles)
        .filter(|set| !set.is_empty())
        .collect()
}

fn tile(text: &str) -> Tile {
    match text {
        "*" => JOKER,
        "D" => DOUBLE,
        "C" => CHANGE,
        "M" => MIRROR,
        _ => {
            let colour = "KRBY".find(&text[..1]).expect("a colour: K, R, B or Y");
            tile_of(colour, text[1..].parse().expect("a number from 1 to 13"))
        }
    }
}
