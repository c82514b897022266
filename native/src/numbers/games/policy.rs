//! Who plays: players that need no search beyond their own turn, and the names of all.

use super::book::without_jokers;
use super::champion;
use super::closer;
use super::laying::Hand;
use super::mind::Mind;
use super::state::{Known, Turn};
use crate::numbers::objective::Objective;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Lays the most tiles each turn.
    Greedy,
    /// Opens when it can, then draws until the whole rack goes at once.
    Hoarder,
    /// Hoards up to twenty tiles, then lays all that go but jokers.
    Hoarder20,
    /// Hoards; once the pot is empty it looks what the other can do after each of its turns.
    Closer,
    /// Hoards unseen: opens when all goes with that turn or the next.
    Sleeper,
    /// Plays to win.
    Champion,
}

/// Names as they are written.
pub const NAMES: [(&str, Policy); 6] = [
    ("greedy", Policy::Greedy),
    ("hoarder", Policy::Hoarder),
    ("hoarder-20", Policy::Hoarder20),
    ("closer", Policy::Closer),
    ("sleeper", Policy::Sleeper),
    ("champion", Policy::Champion),
];

/// How many tiles are enough for who hoards up to twenty.
const HOARD: usize = 20;

/// A turn, and whether it is known that nothing could be laid.
#[derive(Clone, Copy)]
pub struct Decision {
    pub turn: Turn,
    pub stuck: bool,
}

impl Decision {
    pub fn of(turn: Turn) -> Self {
        Self { turn, stuck: false }
    }

    /// Lays these tiles if there are any; else nothing could be laid.
    pub fn lay_or_stuck(tiles: Option<crate::numbers::tile::Tally>) -> Self {
        match tiles {
            Some(tiles) => Self::of(Turn::Lay(tiles)),
            None => Self {
                turn: Turn::Rest,
                stuck: true,
            },
        }
    }
}

impl Known {
    /// What this seat has at the beginning of its turn.
    pub fn hand(&self) -> Hand<'_> {
        Hand {
            book: &self.book,
            table: &self.table,
            rack: &self.rack,
            opened: self.opened[self.seat],
        }
    }

    /// The turn that lays most tiles.
    pub fn most_tiles(&self) -> Option<crate::numbers::tile::Tally> {
        self.hand()
            .most(&self.rack, Objective::Tiles, self.only_with)
    }
}

impl Policy {
    pub fn decide(self, known: &Known, mind: &mut Mind) -> Decision {
        match self {
            Self::Greedy => Decision::lay_or_stuck(known.most_tiles()),
            Self::Hoarder => hoard(known).unwrap_or_else(|| {
                if known.pot == 0 {
                    Decision::lay_or_stuck(known.most_tiles())
                } else {
                    Decision::of(Turn::Rest)
                }
            }),
            Self::Hoarder20 => hoard(known).unwrap_or_else(|| hoard_no_more(known)),
            Self::Champion => champion::decide(known, mind),
            Self::Sleeper => {
                champion::sleep(known).unwrap_or_else(|| Decision::lay_or_stuck(known.most_tiles()))
            }
            Self::Closer => hoard(known).unwrap_or_else(|| closer::close(known, mind)),
        }
    }
}

/// Opens, goes out, or says nothing.
pub fn hoard(known: &Known) -> Option<Decision> {
    if !known.opened[known.seat] {
        return Some(Decision::lay_or_stuck(known.most_tiles()));
    }
    let out = known.hand().goes_out();
    out.then_some(Decision::of(Turn::Lay(known.rack)))
}

fn hoard_no_more(known: &Known) -> Decision {
    if known.pot > 0 && known.rack.len() < HOARD {
        return Decision::of(Turn::Rest);
    }
    let plain = without_jokers(&known.rack);
    let laid = known.hand().most(&plain, Objective::Tiles, None);
    Decision::of(laid.map_or(Turn::Rest, Turn::Lay))
}
