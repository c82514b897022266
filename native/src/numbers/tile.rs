//! Tiles as the search sees them: one code a face, and how many of each there are.

/// 0..52: colour * 13 + number - 1, colours in the order black, red, blue, yellow; then the jokers.
pub type Tile = u8;

pub const COLOURS: usize = 4;
/// The highest number in the box.
pub const TOP: u8 = 13;
/// How many tiles of one face a box holds, jokers too.
pub const COPIES: u8 = 2;

pub const JOKER: Tile = 52;
pub const DOUBLE: Tile = 53;
pub const CHANGE: Tile = 54;
pub const MIRROR: Tile = 55;
pub const FACES: usize = 56;

/// Kinds of joker, as indices of a [`Jokers`].
pub const STAR: usize = 0;
pub const TWIN: usize = 1;
pub const TURN: usize = 2;
pub const GLASS: usize = 3;

/// How many of each kind of joker: classic, double, colour-change, mirror.
pub type Jokers = [u8; 4];

pub fn tile_of(colour: usize, number: u8) -> Tile {
    colour as u8 * TOP + number - 1
}

pub fn joker_of(kind: usize) -> Tile {
    JOKER + kind as u8
}

pub fn is_joker(tile: Tile) -> bool {
    tile >= JOKER
}

pub fn colour_of(tile: Tile) -> usize {
    (tile / TOP) as usize
}

pub fn number_of(tile: Tile) -> u8 {
    tile % TOP + 1
}

/// How many tiles of each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally(pub [u8; FACES]);

impl Default for Tally {
    fn default() -> Self {
        Self([0; FACES])
    }
}

impl Tally {
    pub fn of(tiles: &[Tile]) -> Self {
        let mut tally = Self::default();
        for &tile in tiles {
            tally.0[tile as usize] += 1;
        }
        tally
    }

    pub fn contains(&self, other: &Tally) -> bool {
        self.0.iter().zip(&other.0).all(|(have, want)| have >= want)
    }

    pub fn minus(&self, other: &Tally) -> Tally {
        let mut rest = *self;
        for (have, less) in rest.0.iter_mut().zip(&other.0) {
            *have -= less;
        }
        rest
    }

    pub fn plus(&self, other: &Tally) -> Tally {
        let mut sum = *self;
        for (have, more) in sum.0.iter_mut().zip(&other.0) {
            *have += more;
        }
        sum
    }

    pub fn tiles(&self) -> Vec<Tile> {
        (0..FACES as u8)
            .flat_map(|tile| std::iter::repeat_n(tile, self.0[tile as usize] as usize))
            .collect()
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn jokers(&self) -> Jokers {
        [0, 1, 2, 3].map(|kind| self.0[joker_of(kind) as usize])
    }
}
