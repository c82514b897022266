//! What a handful can bring in one slot, found without its words.

use super::board::Square;
use super::plan::Plan;
use super::rack::{Handful, RACK_MAX};
use super::slot::Slot;

/// The empty squares of a slot and what they do to the tiles laid there.
pub struct Stretch {
    /// What all its squares multiply by, from the highest to the lowest, and those of them where
    /// every letter fits.
    all: Multipliers,
    open: Multipliers,
    /// The others: what fits there, and the multiplier.
    narrow: [(u64, u32); RACK_MAX],
    narrow_count: usize,
    /// What a play counts besides the values of its tiles.
    fixed: u32,
}

/// Multipliers from the highest to the lowest.
struct Multipliers {
    times: [u32; RACK_MAX],
    count: usize,
}

impl Multipliers {
    fn new() -> Self {
        Multipliers {
            times: [0; RACK_MAX],
            count: 0,
        }
    }

    fn insert(&mut self, times: u32) {
        let mut at = self.count;
        while at > 0 && self.times[at - 1] < times {
            self.times[at] = self.times[at - 1];
            at -= 1;
        }
        self.times[at] = times;
        self.count += 1;
    }

    /// The most that values, given from the highest to the lowest, amount to.
    fn most(&self, values: &[u8; RACK_MAX]) -> u32 {
        let pairs = self.times[..self.count].iter().zip(values);
        pairs.map(|(&times, &value)| times * u32::from(value)).sum()
    }
}

impl Stretch {
    pub fn of(plan: &Plan, row: &[Square], slot: &Slot, alphabet: u64) -> Self {
        let squares = &row[slot.start.into()..slot.end.into()];
        let (mut word_times, mut value, mut besides) = (1, 0, 0);
        for square in squares {
            if square.cell == 0 {
                word_times *= square.word_times;
                besides += (square.across >> 32) as u32;
            } else {
                value += plan.cell_value(square.cell);
            }
        }
        let mut stretch = Stretch {
            all: Multipliers::new(),
            open: Multipliers::new(),
            narrow: [(0, 0); RACK_MAX],
            narrow_count: 0,
            fixed: value * word_times + besides + plan.bonus_for(slot.laid.into()),
        };
        for square in squares.iter().filter(|square| square.cell == 0) {
            let times = square.gain as u32 * word_times + (square.gain >> 32) as u32;
            stretch.all.insert(times);
            if square.fits == alphabet {
                stretch.open.insert(times);
            } else {
                stretch.narrow[stretch.narrow_count] = (square.fits, times);
                stretch.narrow_count += 1;
            }
        }
        stretch
    }

    /// What these tiles score at most; none if they cannot all be laid.
    pub fn most(&self, plan: &Plan, handful: &Handful) -> Option<u32> {
        let mut narrow = self.open.most(&handful.values);
        for &(fits, times) in &self.narrow[..self.narrow_count] {
            let letters = fits & handful.letters;
            if letters == 0 && handful.blanks == 0 {
                return None;
            }
            narrow += times * plan.value_max(letters);
        }
        Some(self.all.most(&handful.values).min(narrow) + self.fixed)
    }
}
