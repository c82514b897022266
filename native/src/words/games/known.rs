//! What a seat knows, and the hidden tiles dealt anew.

use super::rack::Rack;
use super::state::{SEATS, Seen, State};
use crate::numbers::Chance;
use crate::words::question::Play;

/// All that a seat may know when it is to move. The racks of the others are only counted.
pub struct Known {
    /// The game without what is hidden: the pot and the others' racks are empty here.
    open: State,
    pub counts: [u32; SEATS],
    pub pot: u32,
}

impl Known {
    /// A state of which the pot and the racks of the others are not looked at.
    pub fn new(open: State, counts: [u32; SEATS], pot: u32) -> Known {
        Known { open, counts, pot }
    }

    /// What the seat to move knows.
    pub fn of(state: &State) -> Known {
        let mut open = state.clone();
        let mut counts = [0; SEATS];
        for (seat, rack) in open.racks.iter_mut().enumerate() {
            counts[seat] = rack.len();
            if seat != state.turn {
                *rack = Rack::default();
            }
        }
        let pot = std::mem::take(&mut open.pot).len() as u32;
        Known { open, counts, pot }
    }

    pub fn state(&self) -> &State {
        &self.open
    }

    pub fn rack(&self) -> &Rack {
        &self.open.racks[self.open.turn]
    }

    /// The tiles of the rack that a play lays.
    pub fn laid(&self, play: &Play) -> Rack {
        Rack::lying(&play.table).minus(&Rack::lying(&self.open.table))
    }

    pub fn seen(&self) -> Seen<'_> {
        self.open.seen()
    }

    /// The game with what is hidden dealt by chance; `whole_box` is every tile there is.
    pub fn dealt_anew(&self, whole_box: &Rack, chance: &mut Chance) -> State {
        let mut state = self.open.clone();
        let seen = Rack::lying(&state.table).plus(self.rack());
        let mut hidden = whole_box.minus(&seen).tiles();
        chance.shuffle(&mut hidden);
        for seat in (0..state.seats).filter(|&seat| seat != self.open.turn) {
            let rest = hidden.len().saturating_sub(self.counts[seat] as usize);
            state.racks[seat] = Rack::of(&hidden.split_off(rest));
        }
        hidden.truncate(self.pot as usize);
        state.pot = hidden;
        state
    }
}
