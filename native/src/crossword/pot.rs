//! A pot from which tiles are drawn at random.

pub struct Pot {
    pub tiles: Vec<u8>,
    state: u64,
}

impl Pot {
    /// An empty pot whose chance comes from a seed.
    pub fn new(seed: u64) -> Self {
        Pot {
            tiles: Vec::new(),
            state: seed,
        }
    }

    /// Puts all tiles of a box in, and nothing else.
    pub fn fill(&mut self, tiles: &[u8]) {
        self.tiles.clear();
        self.tiles.extend_from_slice(tiles);
    }

    /// A number below this one.
    pub fn random(&mut self, below: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((mixed ^ (mixed >> 31)) >> 32) * below as u64) >> 32) as usize
    }

    /// Fills a rack up to its size, as far as the tiles go.
    pub fn draw(&mut self, rack: &mut Vec<u8>, size: usize) {
        while rack.len() < size && !self.tiles.is_empty() {
            let at = self.random(self.tiles.len());
            rack.push(self.tiles.swap_remove(at));
        }
    }

    /// Brings the tiles into an order of chance.
    pub fn shuffle(&mut self) {
        for last in (1..self.tiles.len()).rev() {
            let other = self.random(last + 1);
            self.tiles.swap(last, other);
        }
    }
}
