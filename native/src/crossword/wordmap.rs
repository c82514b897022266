//! From a handful of letters to the words that it makes with all of them.

/// An open table of handfuls; the words of each lie together in one long row of letters.
pub struct WordMap {
    /// High half: the upper half of the handful's key; low half: where its words begin. 0 is free.
    slots: Box<[u64]>,
    /// For each handful the length of its words, then the words, then 0.
    letters: Box<[u8]>,
}

const PLACE: u64 = u32::MAX as u64;

impl WordMap {
    /// The map of words with the keys of their letters; words of the same letters stand together.
    pub fn of(words: &[(u64, &[u8])]) -> Self {
        let handfuls = || words.chunk_by(|a, b| a.0 == b.0);
        let mut slots = vec![0u64; (handfuls().count() * 2).next_power_of_two()];
        // No handful begins at 0, so that no slot in use is 0.
        let mut letters = vec![0];
        for handful in handfuls() {
            let (key, first) = handful[0];
            let mut slot = first_slot(key, slots.len());
            while slots[slot] != 0 {
                slot = (slot + 1) & (slots.len() - 1);
            }
            slots[slot] = key & !PLACE | letters.len() as u64;
            letters.push(first.len() as u8);
            for (_, word) in handful {
                letters.extend_from_slice(word);
            }
            letters.push(0);
        }
        WordMap {
            slots: slots.into_boxed_slice(),
            letters: letters.into_boxed_slice(),
        }
    }

    pub(super) fn from_parts(slots: Box<[u64]>, letters: Box<[u8]>) -> Self {
        WordMap { slots, letters }
    }

    pub(super) fn parts(&self) -> (&[u64], &[u8]) {
        (&self.slots, &self.letters)
    }

    /// The words of `length` letters that a handful makes. Another handful's words may be given
    /// instead, though hardly ever: whoever lays them sees.
    pub fn words(&self, handful: u64, length: usize) -> impl Iterator<Item = &[u8]> {
        let mut slot = first_slot(handful, self.slots.len());
        let mut found: &[u8] = &[];
        while self.slots[slot] != 0 {
            if (self.slots[slot] ^ handful) & !PLACE == 0 {
                let words = &self.letters[(self.slots[slot] & PLACE) as usize..];
                if usize::from(words[0]) == length {
                    found = &words[1..];
                    break;
                }
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        found.chunks_exact(length).take_while(|word| word[0] != 0)
    }
}

/// Where the search for a handful begins, `count` being a power of two.
fn first_slot(handful: u64, count: usize) -> usize {
    (handful.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (count - 1)
}
