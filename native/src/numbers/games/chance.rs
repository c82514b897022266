//! Chance that a seed repeats.

/// SplitMix64: small, quick, and good enough to deal by.
#[derive(Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Chance of its own for something that a seed and a number name.
    pub fn of(seed: u64, number: u64) -> Self {
        let mut chance = Self(seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03));
        chance.next();
        chance
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }

    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_its_chance_and_all_places_are_as_likely() {
        let deal = |seed| {
            let mut tiles: Vec<u8> = (0..10).collect();
            Chance::new(seed).shuffle(&mut tiles);
            tiles
        };
        assert_eq!(deal(1), deal(1));
        assert_ne!(deal(1), deal(2));
        let mut first = [0; 10];
        (0..10_000).for_each(|seed| first[deal(seed)[0] as usize] += 1);
        assert!(first.iter().all(|&count| (850..1150).contains(&count)));
    }
}
