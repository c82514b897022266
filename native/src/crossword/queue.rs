//! Slots in the order of what they can bring, to the point.

use super::slot::{POINT, Slot};

/// Bounds at and above this many points share a place: no play of an ordinary game comes near.
const TOP: usize = 511;
const NONE: u16 = u16::MAX;

/// A stack of slots for every number of points. Taking the next slot costs no comparison with the
/// others, and to the point is as good an order as an exact one.
pub struct Queue {
    slots: Vec<(Slot, u16)>,
    first: [u16; TOP + 1],
    highest: usize,
}

impl Queue {
    pub fn new() -> Self {
        Queue {
            slots: Vec::new(),
            first: [NONE; TOP + 1],
            highest: 0,
        }
    }

    pub fn clear(&mut self) {
        self.slots.clear();
        self.first = [NONE; TOP + 1];
        self.highest = 0;
    }

    pub fn push(&mut self, slot: Slot) {
        let place = place(slot.bound);
        self.slots.push((slot, self.first[place]));
        self.first[place] = (self.slots.len() - 1) as u16;
        self.highest = self.highest.max(place);
    }

    /// Takes one of the slots with the most points.
    pub fn pop(&mut self) -> Option<Slot> {
        while self.first[self.highest] == NONE {
            self.highest = self.highest.checked_sub(1)?;
        }
        let (slot, next) = self.slots[usize::from(self.first[self.highest])];
        self.first[self.highest] = next;
        Some(slot)
    }

    /// Whether another slot may have more points than this bound.
    pub fn may_exceed(&self, bound: i32) -> bool {
        (place(bound) + 1..=self.highest)
            .rev()
            .any(|place| self.first[place] != NONE)
    }
}

/// Where a bound stands: whatever stands lower is lower.
pub fn place(bound: i32) -> usize {
    (bound.max(0) / POINT).min(TOP as i32) as usize
}
