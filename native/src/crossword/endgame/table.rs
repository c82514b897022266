//! What is known of positions that come up again.

/// What a search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    // The first, so that an empty table is all zeros and costs nothing until it is written to.
    AtLeast,
    Exactly,
    AtMost,
}

#[derive(Clone, Copy)]
pub struct Entry {
    check: u64,
    pub value: i32,
    /// The mark of the best move, 0 if none is known.
    pub best: u32,
    /// How many turns were looked ahead; `TO_THE_END` if no guess was needed.
    pub depth: u8,
    pub limit: Limit,
}

/// The depth of what needs no deeper search.
pub const TO_THE_END: u8 = u8::MAX;

const EMPTY: Entry = Entry {
    check: 0,
    value: 0,
    best: 0,
    depth: 0,
    limit: Limit::AtLeast,
};

pub struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// With room for two to the power of `bits` positions.
    pub fn new(bits: u32) -> Self {
        Table {
            entries: vec![EMPTY; 1 << bits],
        }
    }

    fn place(&self, position: u64) -> usize {
        position as usize & (self.entries.len() - 1)
    }

    pub fn find(&self, position: u64) -> Option<&Entry> {
        let entry = &self.entries[self.place(position)];
        (entry.check == position && entry.depth > 0).then_some(entry)
    }

    /// Keeps what was found, unless something deeper is known of another position in its place.
    pub fn keep(&mut self, position: u64, value: i32, limit: Limit, depth: u8, best: u32) {
        let place = self.place(position);
        let entry = &mut self.entries[place];
        if entry.check == position || entry.depth <= depth || entry.depth == TO_THE_END {
            *entry = Entry {
                check: position,
                value,
                best,
                depth,
                limit,
            };
        }
    }
}
