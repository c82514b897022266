//! What a whole game has to know of a rulebook, besides what a turn has.

use crate::words::question::Rules;

/// When a player who has laid something draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// Always, up to so many tiles.
    UpTo(u32),
    /// So many tiles, once the rack is empty.
    WhenEmpty(u32),
}

/// What brings the end about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// The last tile of the pot: the round is finished, and one more is played.
    LastTile,
    /// So many points: the round is finished. An empty pot does what it does above.
    Goal(i32),
    /// An empty rack once the pot is empty.
    Out,
}

#[derive(Clone, Copy, Debug)]
pub struct Book {
    pub rules: Rules,
    /// The fewest letters of one word of an opening.
    pub opening: usize,
    pub refill: Refill,
    pub ends: Ends,
    /// What a letter and a joker that are left on a rack cost.
    pub tile_penalty: i32,
    pub joker_penalty: i32,
    /// Whether that also holds where the goal has ended the game.
    pub goal_penalties: bool,
}

impl Book {
    /// How many tiles somebody draws who has laid something and has so many left.
    pub fn draws(&self, left: u32, pot: u32) -> u32 {
        let wanted = match self.refill {
            Refill::UpTo(full) => full.saturating_sub(left),
            Refill::WhenEmpty(full) if left == 0 => full,
            Refill::WhenEmpty(_) => 0,
        };
        wanted.min(pot)
    }

    /// Turns that are left, once that is known: after the turn of who sits so many places before the end of
    /// a round, with this many tiles in the pot and these the most points.
    pub fn last_turns(&self, to_come: u32, seats: u32, pot: u32, most: i32) -> Option<u32> {
        match self.ends {
            Ends::Goal(goal) if most >= goal => Some(to_come),
            Ends::LastTile | Ends::Goal(_) if pot == 0 => Some(to_come + seats),
            _ => None,
        }
    }

    /// Whether what is left on the racks is taken off when these are the most points.
    pub fn racks_count(&self, most: i32) -> bool {
        match self.ends {
            Ends::Goal(goal) => self.goal_penalties || most < goal,
            _ => true,
        }
    }
}
