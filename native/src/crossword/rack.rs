//! A rack and every handful that can be taken from it.
//!
//! A handful is known by a number: each kind of tile has a step, and a handful is the sum of the
//! steps of its tiles. Taking a tile away is one subtraction, and what a handful holds, counts and
//! is worth to keep stands in a table.

use super::anagrams::key;
use super::plan::Plan;

/// The most tiles on a rack: their steps and their values fit the tables.
pub const RACK_MAX: usize = 15;

/// What is asked of a handful while searching.
#[derive(Clone, Copy, Default)]
pub struct Handful {
    /// The letters in it; bit 0 for a blank.
    pub letters: u64,
    /// The sum of its letters' keys.
    pub key: u64,
    /// Its values from the highest to the lowest.
    pub values: [u8; RACK_MAX],
    /// What keeping it is worth, in thousandths of a point.
    pub leave: i32,
    pub tiles: u8,
    pub blanks: u8,
}

pub struct Rack {
    /// By letter: the step in the number of a handful.
    pub steps: [u16; 64],
    pub handfuls: Vec<Handful>,
    /// The kinds of tiles and how many there are of each, in the order of their steps.
    kinds: Vec<(u8, u8)>,
    /// The numbers of the handfuls sorted by how many tiles they hold, and where each size begins.
    sorted: Vec<u16>,
    begins: [u16; RACK_MAX + 2],
}

impl Rack {
    pub fn new() -> Self {
        Rack {
            steps: [0; 64],
            handfuls: vec![Handful::default()],
            kinds: Vec::new(),
            sorted: vec![0],
            begins: [0; RACK_MAX + 2],
        }
    }

    /// The handful that holds every tile.
    pub fn full(&self) -> usize {
        self.handfuls.len() - 1
    }

    pub fn tiles(&self) -> usize {
        self.handfuls[self.full()].tiles.into()
    }

    /// The handfuls of so many tiles.
    pub fn of_size(&self, tiles: usize) -> &[u16] {
        &self.sorted[self.begins[tiles] as usize..self.begins[tiles + 1] as usize]
    }

    /// Takes these tiles, 0 for a blank: at most `RACK_MAX`. No leave is worth anything then.
    pub fn set(&mut self, plan: &Plan, tiles: &[u8]) {
        self.kinds.clear();
        for &tile in tiles {
            match self.kinds.iter_mut().find(|kind| kind.0 == tile) {
                Some(kind) => kind.1 += 1,
                None => self.kinds.push((tile, 1)),
            }
        }
        // From the cheapest kind to the dearest, so that each new value goes before the others.
        self.kinds
            .sort_unstable_by_key(|&(kind, _)| (plan.values()[kind as usize], kind));
        self.steps = [0; 64];
        self.handfuls.clear();
        self.handfuls.push(Handful::default());
        for &(kind, count) in &self.kinds {
            let step = self.handfuls.len();
            self.steps[kind as usize] = step as u16;
            for number in 0..step * usize::from(count) {
                let with = with_tile(self.handfuls[number], kind, plan);
                self.handfuls.push(with);
            }
        }
        self.sort();
    }

    /// The kinds of tiles and how many there are of each.
    pub fn kinds(&self) -> &[(u8, u8)] {
        &self.kinds
    }

    /// Adds to the leave of every handful those of all handfuls in it, each once.
    pub fn sum_up_leaves(&mut self) {
        let mut step = 1;
        for &(_, count) in &self.kinds {
            let span = step * (usize::from(count) + 1);
            for block in self.handfuls.chunks_exact_mut(span) {
                for at in step..span {
                    block[at].leave += block[at - step].leave;
                }
            }
            step = span;
        }
    }

    /// The handful that is best kept when the others are exchanged, and what that is worth; none
    /// if the pot is empty or there is nothing to exchange.
    pub fn best_kept(&self, pot: usize) -> Option<(usize, i32)> {
        self.exchanges(pot).max_by_key(|&(_, leave)| leave)
    }

    /// The handfuls that may be kept when the others are exchanged, each with what that is worth.
    pub fn exchanges(&self, pot: usize) -> impl Iterator<Item = (usize, i32)> {
        let fewest = self.tiles() - self.tiles().min(pot);
        let kept = self.handfuls[..self.full()].iter().enumerate();
        kept.filter(move |(_, kept)| usize::from(kept.tiles) >= fewest)
            .map(|(number, kept)| (number, kept.leave))
    }

    /// The handful that is left without these tiles; none if they are not all there.
    pub fn without(&self, tiles: &[u8]) -> Option<usize> {
        let mut kinds = self.kinds.clone();
        let mut left = self.full();
        for &tile in tiles {
            let kind = kinds.iter_mut().find(|kind| kind.0 == tile && kind.1 > 0)?;
            kind.1 -= 1;
            left -= usize::from(self.steps[usize::from(tile)]);
        }
        Some(left)
    }

    /// Calls `each` for every handful with how many it holds of each kind.
    pub fn for_each_handful(&mut self, mut each: impl FnMut(&mut Handful, &[(u8, u8)])) {
        let mut held: [(u8, u8); RACK_MAX] = [(0, 0); RACK_MAX];
        let held = &mut held[..self.kinds.len()];
        for (to, kind) in held.iter_mut().zip(&self.kinds) {
            *to = (kind.0, 0);
        }
        for handful in &mut self.handfuls {
            each(handful, held);
            // Counts up like an odometer, as the numbers of the handfuls do.
            for (to, kind) in held.iter_mut().zip(&self.kinds) {
                if to.1 < kind.1 {
                    to.1 += 1;
                    break;
                }
                to.1 = 0;
            }
        }
    }

    /// The tiles of a handful, 0 for a blank.
    pub fn tiles_of(&self, mut handful: usize) -> impl Iterator<Item = u8> {
        self.kinds.iter().rev().flat_map(move |&(kind, _)| {
            let step = usize::from(self.steps[usize::from(kind)]);
            let count = handful / step;
            handful %= step;
            std::iter::repeat_n(kind, count)
        })
    }

    fn sort(&mut self) {
        let mut counts = [0u16; RACK_MAX + 2];
        for handful in &self.handfuls {
            counts[handful.tiles as usize + 1] += 1;
        }
        for size in 1..counts.len() {
            counts[size] += counts[size - 1];
        }
        self.begins = counts;
        self.sorted.clear();
        self.sorted.resize(self.handfuls.len(), 0);
        for (number, handful) in self.handfuls.iter().enumerate() {
            let place = &mut counts[handful.tiles as usize];
            self.sorted[*place as usize] = number as u16;
            *place += 1;
        }
    }
}

fn with_tile(handful: Handful, tile: u8, plan: &Plan) -> Handful {
    let mut values = [plan.values()[tile as usize] as u8; RACK_MAX];
    values[1..].copy_from_slice(&handful.values[..RACK_MAX - 1]);
    Handful {
        letters: handful.letters | 1 << tile,
        key: handful.key.wrapping_add(key(tile.into())),
        values,
        leave: 0,
        tiles: handful.tiles + 1,
        blanks: handful.blanks + u8::from(tile == 0),
    }
}
