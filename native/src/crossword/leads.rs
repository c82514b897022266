//! What becomes of a lead: how far somebody is ahead at the end who is so far ahead now. From that
//! it is learned what chance to win a lead gives.

use super::slot::POINT;

/// How leads with so many tiles left have changed until the end, in points.
#[derive(Clone, Copy, Default)]
pub struct Change {
    pub count: u64,
    pub sum: f64,
    pub squares: f64,
}

#[derive(Default)]
pub struct Leads {
    /// By how many tiles do not lie on the board.
    pub changes: Vec<Change>,
    /// Tiles left, who was to move and the lead, of each turn of the game that is being played.
    begun: Vec<(usize, usize, i32)>,
}

impl Leads {
    pub fn begin(&mut self, left: usize, seat: usize, lead: i32) {
        self.begun.push((left, seat, lead));
    }

    /// The game is over, and the first player so far ahead.
    pub fn end(&mut self, ahead: i32) {
        for (left, seat, lead) in self.begun.drain(..) {
            if self.changes.len() <= left {
                self.changes.resize(left + 1, Change::default());
            }
            let ahead = if seat == 0 { ahead } else { -ahead };
            let change = f64::from(ahead) - f64::from(lead) / f64::from(POINT);
            let entry = &mut self.changes[left];
            entry.count += 1;
            entry.sum += change;
            entry.squares += change * change;
        }
    }
}
