//! What turns bring on the average, learned from games: from how many tiles which word comes, and how much
//! of a rack goes.

/// What a turn with some tiles on the rack brings.
#[derive(Clone, Debug, Default)]
pub struct Usual {
    /// Letters of the word that scores: so many, and so many more for each tile on the table.
    pub letters: f64,
    pub letters_a_tile: f64,
    /// How far that length is off from turn to turn.
    pub spread: f64,
    /// How often 0, 1, 2… tiles stay on the rack.
    pub left: Vec<f64>,
}

/// One way in which an opening goes.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// Tiles that stay on the rack.
    pub left: u32,
    pub share: f64,
    pub letters: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// Letters of the longest word, by how many tiles lie on the table or on the rack.
    pub letters: Vec<f64>,
    /// How far that length is off from turn to turn.
    pub spread: Vec<f64>,
    /// Letters of the word of an opening, and tiles that stay on the rack then.
    pub opening_letters: f64,
    pub opening_left: u32,
    /// By tiles on the rack.
    pub usual: Vec<Usual>,
    /// What it is worth to keep each tile, in points.
    pub keep: Vec<f64>,
    /// How openings go, where more is known than the mean.
    pub openings: Vec<Opening>,
    /// Tiles that go into no word.
    pub dead: Vec<u8>,
    /// How often a whole rack goes that has none of them.
    pub whole: f64,
    /// How often 0, 1, 2… tiles more stay on a rack that has some.
    pub beside: Vec<f64>,
    /// How often who kept something keeps something the next time too.
    pub sticks: f64,
}

impl Outlook {
    /// The longest word from so many tiles.
    pub fn letters(&self, tiles: u32) -> f64 {
        let at = (tiles as usize).min(self.letters.len().saturating_sub(1));
        self.letters.get(at).copied().unwrap_or(0.0)
    }

    /// How far the longest word from so many tiles is off.
    pub fn spread(&self, tiles: u32) -> f64 {
        let at = (tiles as usize).min(self.spread.len().saturating_sub(1));
        self.spread.get(at).copied().unwrap_or(0.0)
    }

    /// The same on the average.
    pub fn usual_spread(&self) -> f64 {
        self.spread.iter().sum::<f64>() / self.spread.len().max(1) as f64
    }

    /// What a turn with so many tiles on the rack brings, or with as many fewer as something is known of.
    pub fn usual(&self, held: u32) -> Option<&Usual> {
        let up_to = self.usual.len().min(held as usize + 1);
        let known = self.usual[..up_to].iter().rev();
        known.into_iter().find(|usual| !usual.left.is_empty())
    }

    /// What it is worth to keep a tile, in points.
    pub fn keep(&self, tile: u8) -> f64 {
        self.keep.get(tile as usize).copied().unwrap_or(0.0)
    }
}
