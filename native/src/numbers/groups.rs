//! Which groups the tiles of one number can make: a table, computed once.
//!
//! For every choice of "at least this many, at most that many" per colour it lists how many tiles can
//! lie in groups for how many jokers. A joker is listed only where it is needed: spare ones are
//! added to finished sets at the end of the search.

use super::supply::Row;
use super::tile::{COLOURS, COPIES, GLASS, JOKER, Jokers, STAR, TWIN, Tile, joker_of, tile_of};
use std::sync::LazyLock;

const LEVELS: usize = COPIES as usize + 1;
const ROWS: usize = LEVELS.pow(COLOURS as u32);
const POOLS: usize = LEVELS.pow(3);
/// Pairs (fewest, most) with fewest <= most <= 2.
const SPANS: usize = 6;
const BOXES: usize = SPANS.pow(COLOURS as u32);

/// One way to make groups: tiles that lie in them, and the jokers it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub tiles: u8,
    /// Classic, double and mirror jokers.
    pub stars: u8,
    pub twins: u8,
    pub glasses: u8,
    /// Whether some set of it can take in double or colour-change jokers later on.
    pub roomy: bool,
}

impl Way {
    fn beats(&self, other: &Way) -> bool {
        self.glasses == other.glasses
            && self.stars <= other.stars
            && self.twins <= other.twins
            && self.tiles >= other.tiles
            && self.roomy >= other.roomy
    }
}

/// One group: which colours lie in it how often, and the jokers.
#[derive(Clone, Copy)]
struct Shape {
    row: Row,
    stars: u8,
    twins: u8,
    glasses: u8,
}

/// As many classic and double jokers as can lie in the groups of one number.
const GROUP_JOKERS: usize = 2 * COPIES as usize;

pub struct Groups {
    ways: Vec<Vec<Way>>,
    /// For each box and number of jokers, mirrors aside, the most tiles that can lie.
    most_tiles: Vec<[Option<u8>; GROUP_JOKERS + 1]>,
    /// For each box the fewest jokers with which anything can.
    fewest_jokers: Vec<u8>,
    shapes: Vec<Shape>,
    /// For each row of tiles and jokers, the last group of one way to use up exactly those.
    last: Vec<Option<u16>>,
    /// For the same, whether that way has a roomy set.
    roomy: Vec<bool>,
}

pub static GROUPS: LazyLock<Groups> = LazyLock::new(Groups::new);

/// What a colour adds to the index of a box: at least `fewest` of it, at most `most`.
pub fn in_box(colour: usize, fewest: u8, most: u8) -> usize {
    const SPAN: [[u8; 3]; 3] = [[0, 1, 2], [9, 3, 4], [9, 9, 5]];
    const PLACE: [usize; COLOURS] = [SPANS * SPANS * SPANS, SPANS * SPANS, SPANS, 1];
    SPAN[fewest as usize][most as usize] as usize * PLACE[colour]
}

/// The index of a choice of fewest and most tiles per colour.
pub fn box_of(fewest: Row, most: Row) -> usize {
    (0..COLOURS).map(|c| in_box(c, fewest[c], most[c])).sum()
}

impl Groups {
    pub fn ways(&self, index: usize) -> &[Way] {
        &self.ways[index]
    }

    /// The most tiles that can lie with exactly so many jokers, mirrors aside.
    pub fn most_tiles(&self, index: usize, jokers: u8) -> Option<u8> {
        *self.most_tiles[index].get(jokers as usize)?
    }

    /// The fewest jokers with which the tiles that have to lie can; more than there are if they never can.
    pub fn fewest_jokers(&self, index: usize) -> u8 {
        self.fewest_jokers[index]
    }

    /// The sets of one way, as tiles in no order.
    pub fn sets(&self, number: u8, fewest: Row, most: Row, way: Way) -> Vec<Vec<Tile>> {
        let pool = pool_index(way.stars, way.twins, way.glasses);
        let row = rows()
            .find(|&row| {
                within(row, fewest, most)
                    && row.iter().sum::<u8>() == way.tiles
                    && self.last[entry(row, pool)].is_some()
                    && self.roomy[entry(row, pool)] >= way.roomy
            })
            .expect("a way of the table can be laid");
        self.unpack(number, row, way)
    }

    fn unpack(&self, number: u8, mut row: Row, way: Way) -> Vec<Vec<Tile>> {
        let (mut stars, mut twins, mut glasses) = (way.stars, way.twins, way.glasses);
        let mut sets = Vec::new();
        while row != [0; COLOURS] || stars + twins + glasses > 0 {
            let at = entry(row, pool_index(stars, twins, glasses));
            let shape = self.shapes[self.last[at].expect("every rest can be laid") as usize];
            let mut set = Vec::new();
            for (colour, left) in row.iter_mut().enumerate() {
                let count = shape.row[colour];
                set.extend(std::iter::repeat_n(tile_of(colour, number), count as usize));
                *left -= count;
            }
            let mut jokers: Jokers = [0; 4];
            (jokers[STAR], jokers[TWIN], jokers[GLASS]) = (shape.stars, shape.twins, shape.glasses);
            for (kind, &count) in jokers.iter().enumerate() {
                set.extend(std::iter::repeat_n(joker_of(kind), count as usize));
            }
            debug_assert!(set.iter().any(|&tile| tile < JOKER));
            (stars, twins, glasses) = (
                stars - shape.stars,
                twins - shape.twins,
                glasses - shape.glasses,
            );
            sets.push(set);
        }
        sets
    }

    fn new() -> Self {
        let shapes = shapes();
        let mut last = vec![None; ROWS * POOLS];
        let mut roomy = vec![false; ROWS * POOLS];
        reach(&shapes, &mut last, &mut roomy);
        let mut ways = vec![Vec::new(); BOXES];
        for fewest in rows() {
            for most in rows() {
                if (0..COLOURS).all(|c| fewest[c] <= most[c]) {
                    ways[box_of(fewest, most)] = ways_within(fewest, most, &last, &roomy);
                }
            }
        }
        let most = |ways: &Vec<Way>, jokers: usize| {
            let with = ways
                .iter()
                .filter(|way| (way.stars + way.twins) as usize == jokers);
            with.map(|way| way.tiles).max()
        };
        let fewest = |ways: &Vec<Way>| {
            let jokers = ways.iter().map(|way| way.stars + way.twins);
            jokers.min().unwrap_or(u8::MAX)
        };
        Self {
            most_tiles: ways
                .iter()
                .map(|ways| std::array::from_fn(|jokers| most(ways, jokers)))
                .collect(),
            fewest_jokers: ways.iter().map(fewest).collect(),
            ways,
            shapes,
            last,
            roomy,
        }
    }
}

fn rows() -> impl Iterator<Item = Row> {
    (0..ROWS).map(|index| [27, 9, 3, 1].map(|power| (index / power % LEVELS) as u8))
}

fn row_index(row: Row) -> usize {
    row.iter()
        .fold(0, |index, &count| index * LEVELS + count as usize)
}

fn pool_index(stars: u8, twins: u8, glasses: u8) -> usize {
    (stars as usize * LEVELS + twins as usize) * LEVELS + glasses as usize
}

fn entry(row: Row, pool: usize) -> usize {
    row_index(row) * POOLS + pool
}

fn within(row: Row, fewest: Row, most: Row) -> bool {
    (0..COLOURS).all(|c| fewest[c] <= row[c] && row[c] <= most[c])
}

/// Every group, with jokers only where fewer than three tiles would be left without them, and every
/// mirrored group of two or more a side (one a side is a run, too, and is found as one).
fn shapes() -> Vec<Shape> {
    let mut shapes = Vec::new();
    let colours_in = |mask: u8| [0, 1, 2, 3].map(|c| mask >> c & 1);
    for mask in 1..16u8 {
        let tiles = mask.count_ones() as u8;
        for (stars, twins) in pools() {
            let cells = tiles + stars + 2 * twins;
            let physical = tiles + stars + twins;
            let spare = stars + twins > 0 && physical > 3;
            if physical >= 3 && cells <= 4 && !spare {
                shapes.push(Shape {
                    row: colours_in(mask),
                    stars,
                    twins,
                    glasses: 0,
                });
            }
        }
    }
    for width in 2..=COLOURS as u8 {
        for left in 0..16u8 {
            for right in left..16u8 {
                let colours = (left | right).count_ones() as u8;
                if colours == 0 || colours > width {
                    continue;
                }
                mirrored(width, [left, right], &mut shapes);
            }
        }
    }
    shapes
}

/// All mirrored groups with these colours printed on the tiles of either side. The order of the places
/// can always be chosen so that each double covers two neighbours.
fn mirrored(width: u8, masks: [u8; 2], shapes: &mut Vec<Shape>) {
    let fills = |mask: u8| {
        pools().filter(move |&(stars, twins)| mask.count_ones() as u8 + stars + 2 * twins == width)
    };
    for (stars, twins) in fills(masks[0]) {
        for (more_stars, more_twins) in fills(masks[1]) {
            if stars + more_stars <= COPIES && twins + more_twins <= COPIES {
                shapes.push(Shape {
                    row: [0, 1, 2, 3].map(|c| (masks[0] >> c & 1) + (masks[1] >> c & 1)),
                    stars: stars + more_stars,
                    twins: twins + more_twins,
                    glasses: 1,
                });
            }
        }
    }
}

/// All choices of classic and double jokers.
fn pools() -> impl Iterator<Item = (u8, u8)> {
    (0..=COPIES).flat_map(|stars| (0..=COPIES).map(move |twins| (stars, twins)))
}

/// Finds all that can be made by adding group to group.
fn reach(shapes: &[Shape], last: &mut [Option<u16>], roomy: &mut [bool]) {
    let mut found = vec![([0; COLOURS], 0, 0, 0)];
    while let Some((row, stars, twins, glasses)) = found.pop() {
        let from_roomy = roomy[entry(row, pool_index(stars, twins, glasses))];
        for (index, shape) in shapes.iter().enumerate() {
            let sum = [0, 1, 2, 3].map(|c| row[c] + shape.row[c]);
            let (s, t, g) = (
                stars + shape.stars,
                twins + shape.twins,
                glasses + shape.glasses,
            );
            if sum.iter().any(|&count| count > COPIES) || s.max(t).max(g) > COPIES {
                continue;
            }
            let at = entry(sum, pool_index(s, t, g));
            let single = shape.row.iter().sum::<u8>() == 1;
            let is_roomy = from_roomy || single || shape.glasses > 0;
            if last[at].is_none() || (is_roomy && !roomy[at]) {
                last[at] = Some(index as u16);
                roomy[at] |= is_roomy;
                found.push((sum, s, t, g));
            }
        }
    }
    last[0] = Some(0);
}

/// The ways within a box that are worth trying: no other takes as few jokers for as many tiles.
fn ways_within(fewest: Row, most: Row, last: &[Option<u16>], roomy: &[bool]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for glasses in 0..=COPIES {
        for (stars, twins) in pools() {
            let pool = pool_index(stars, twins, glasses);
            let laid = |roomy_only: bool| {
                rows()
                    .filter(|&row| within(row, fewest, most) && last[entry(row, pool)].is_some())
                    .filter(|&row| !roomy_only || roomy[entry(row, pool)])
                    .map(|row| (row.iter().sum::<u8>(), roomy[entry(row, pool)]))
                    .max()
            };
            for (tiles, roomy) in [laid(false), laid(true)].into_iter().flatten() {
                let way = Way {
                    tiles,
                    stars,
                    twins,
                    glasses,
                    roomy,
                };
                if !ways.iter().any(|other| other.beats(&way)) {
                    ways.push(way);
                }
            }
        }
    }
    ways
}
