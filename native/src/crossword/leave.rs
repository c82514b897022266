//! What tiles are worth that a play leaves on the rack.

use super::rack::Rack;

/// A worth for every tile, corrected for tiles that do not go well together. All in thousandths
/// of a point.
#[derive(Clone)]
pub struct Leaves {
    /// By letter; 0 is the blank.
    pub worth: [i32; 64],
    /// Lost for every pair of equal letters.
    pub pair: i32,
    /// The letters that count as vowels, and what each vowel or consonant too many costs.
    pub vowels: u64,
    pub imbalance: i32,
    /// Lost if any tile is left at all.
    pub left: i32,
}

impl Leaves {
    /// Nothing but the score counts.
    pub fn none() -> Self {
        Leaves {
            worth: [0; 64],
            pair: 0,
            vowels: 0,
            imbalance: 0,
            left: 0,
        }
    }

    /// What these tiles are worth: a count of each kind.
    fn of(&self, kinds: &[(u8, u8)]) -> i32 {
        let (mut worth, mut vowels, mut others) = (0, 0, 0);
        for &(kind, count) in kinds.iter().filter(|kind| kind.1 > 0) {
            let count = i32::from(count);
            worth += self.worth[kind as usize] * count;
            if kind == 0 {
                continue;
            }
            worth -= self.pair * (count * (count - 1) / 2);
            if self.vowels >> kind & 1 == 1 {
                vowels += count;
            } else {
                others += count;
            }
        }
        let any = kinds.iter().any(|kind| kind.1 > 0);
        let uneven: i32 = vowels - others;
        worth - self.imbalance * (uneven.abs() - 1).max(0) - if any { self.left } else { 0 }
    }

    /// Writes the worth of every handful into the rack's table.
    pub fn rate(&self, rack: &mut Rack) {
        rack.for_each_handful(|handful, kinds| handful.leave = self.of(kinds));
    }
}
