//! What the box says and no play changes: the printed board and what tiles are worth.

use super::graph::letters_of;
use super::rack::RACK_MAX;

/// The longest side of a board.
pub const SIDE_MAX: usize = 21;

/// Added to a letter that a blank stands for.
pub const BLANK: u8 = 64;

/// A printed board and its values. Lanes are the rows from the top, then the columns from the left.
pub struct Plan {
    rows: usize,
    cols: usize,
    /// By square, row by row: what a letter laid there is multiplied by, and then its words.
    letter_times: Vec<u8>,
    word_times: Vec<u8>,
    /// The square that the first play covers.
    start: usize,
    /// By letter; 0 is the blank.
    values: [u32; 64],
    /// So many tiles in one play earn the bonus.
    pub rack_size: u32,
    bonus: u32,
}

impl Plan {
    /// None unless the sides are 1 to 21, the rack 1 to 15 and there is one entry a square.
    pub fn new(
        (rows, cols): (usize, usize),
        letter_times: Vec<u8>,
        word_times: Vec<u8>,
        start: usize,
        values: [u32; 64],
        (rack_size, bonus): (u32, u32),
    ) -> Option<Self> {
        let sides = 1..=SIDE_MAX;
        let fits = sides.contains(&rows)
            && sides.contains(&cols)
            && letter_times.len() == rows * cols
            && word_times.len() == rows * cols
            && start < rows * cols
            && (1..=RACK_MAX as u32).contains(&rack_size);
        fits.then_some(Plan {
            rows,
            cols,
            letter_times,
            word_times,
            start,
            values,
            rack_size,
            bonus,
        })
    }

    pub fn rows(&self) -> usize {
        self.rows
    }

    pub fn lanes(&self) -> usize {
        self.rows + self.cols
    }

    pub fn across(&self, lane: usize) -> bool {
        lane < self.rows
    }

    pub fn length(&self, lane: usize) -> usize {
        if self.across(lane) {
            self.cols
        } else {
            self.rows
        }
    }

    /// The same square seen along the other direction.
    pub fn crossing(&self, lane: usize, at: usize) -> (usize, usize) {
        if self.across(lane) {
            (self.rows + at, lane)
        } else {
            (at, lane - self.rows)
        }
    }

    /// The square's number, row by row.
    pub fn square(&self, lane: usize, at: usize) -> usize {
        if self.across(lane) {
            lane * self.cols + at
        } else {
            at * self.cols + lane - self.rows
        }
    }

    pub fn squares(&self) -> usize {
        self.rows * self.cols
    }

    pub fn times(&self, square: usize) -> (u32, u32) {
        (
            self.letter_times[square].into(),
            self.word_times[square].into(),
        )
    }

    pub fn is_start(&self, lane: usize, at: usize) -> bool {
        self.square(lane, at) == self.start
    }

    /// What the tiles of a cell count for: a blank counts nothing.
    pub fn cell_value(&self, cell: u8) -> u32 {
        if cell >= BLANK {
            0
        } else {
            self.values[cell as usize]
        }
    }

    /// What so many tiles in one play earn besides.
    #[inline]
    pub fn bonus_for(&self, laid: usize) -> u32 {
        if laid as u32 >= self.rack_size {
            self.bonus
        } else {
            0
        }
    }

    /// The highest value among these letters, 0 if there are none.
    pub fn value_max(&self, letters: u64) -> u32 {
        letters_of(letters)
            .map(|letter| self.values[letter as usize])
            .max()
            .unwrap_or(0)
    }

    pub fn values(&self) -> &[u32; 64] {
        &self.values
    }
}
