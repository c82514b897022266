//! Many bags of letters at once: for each letter and number a row of bits that tells which bags hold
//! at least so many of that letter. Which bags fit into a supply is then a few passes over bits.

use super::letters::{Bag, WIDTH};

/// One bit a bag.
pub type Bits = Vec<u64>;

/// Counts of lacking tiles are kept in two bits a bag; with more jokers bags are looked at one by one.
const MOST_JOKERS_IN_BITS: u32 = 3;
/// Rows are walked in stretches that stay in the first-level cache.
const STRETCH: usize = 64;

pub struct Shelf {
    bags: Vec<Bag>,
    masks: Vec<u32>,
    totals: Vec<u8>,
    /// `rows[letter][n]`: the bags with more than `n` of that letter.
    rows: Vec<Vec<Bits>>,
}

impl Shelf {
    pub fn new(bags: Vec<Bag>) -> Shelf {
        let blocks = bags.len().div_ceil(64);
        let mut most = Bag::default();
        for bag in &bags {
            most = most.largest(bag);
        }
        let empty = |&count: &u8| vec![vec![0; blocks]; count as usize];
        let mut rows: Vec<Vec<Bits>> = most.0.iter().map(empty).collect();
        for (at, bag) in bags.iter().enumerate() {
            for (letter, count) in bag.counts() {
                for row in &mut rows[letter][..count as usize] {
                    row[at / 64] |= 1 << (at % 64);
                }
            }
        }
        let masks = bags.iter().map(Bag::mask).collect();
        let totals = bags.iter().map(|bag| bag.total() as u8).collect();
        Shelf {
            bags,
            masks,
            totals,
            rows,
        }
    }

    pub fn len(&self) -> usize {
        self.bags.len()
    }

    pub fn blocks(&self) -> usize {
        self.bags.len().div_ceil(64)
    }

    pub fn bag(&self, at: usize) -> &Bag {
        &self.bags[at]
    }

    pub fn bags(&self) -> &[Bag] {
        &self.bags
    }

    /// The letters of a bag, one bit each.
    pub fn mask(&self, at: usize) -> u32 {
        self.masks[at]
    }

    pub fn total(&self, at: usize) -> u32 {
        u32::from(self.totals[at])
    }

    /// The bags that hold this letter, as far as there are any.
    pub fn with_letter(&self, letter: usize) -> &[u64] {
        self.rows[letter].first().map_or(&[], Vec::as_slice)
    }

    /// Keeps in `fits` the bags that need at most `jokers` tiles besides `supply`; it may leave the
    /// last bags out.
    pub fn keep_fitting(&self, fits: &mut [u64], supply: &Bag, jokers: u32) {
        match jokers {
            0 => self.keep_without_jokers(fits, supply),
            1..=MOST_JOKERS_IN_BITS => self.keep_with_jokers(fits, supply, jokers),
            _ => {
                let fitting: Vec<usize> = members(fits).collect();
                for at in fitting {
                    if self.bags[at].lacking_in(supply) > jokers {
                        fits[at / 64] &= !(1 << (at % 64));
                    }
                }
            }
        }
    }

    fn keep_without_jokers(&self, fits: &mut [u64], supply: &Bag) {
        for letter in 0..WIDTH {
            if let Some(row) = self.rows[letter].get(supply.0[letter] as usize) {
                for (fit, too_many) in fits.iter_mut().zip(row) {
                    *fit &= !too_many;
                }
            }
        }
    }

    fn keep_with_jokers(&self, fits: &mut [u64], supply: &Bag, jokers: u32) {
        let mut lacking: Vec<&Bits> = Vec::with_capacity(2 * WIDTH);
        for letter in 0..WIDTH {
            let held = supply.0[letter] as usize;
            lacking.extend(
                self.rows[letter]
                    .iter()
                    .skip(held)
                    .take(jokers as usize + 1),
            );
        }
        for (stretch, fits) in fits.chunks_mut(STRETCH).enumerate() {
            let (mut ones, mut twos, mut over) =
                ([0u64; STRETCH], [0u64; STRETCH], [0u64; STRETCH]);
            for row in &lacking {
                let row = &row[stretch * STRETCH..][..fits.len()];
                for (at, &one_more) in row.iter().enumerate() {
                    let carry = ones[at] & one_more;
                    ones[at] ^= one_more;
                    over[at] |= twos[at] & carry;
                    twos[at] ^= carry;
                }
            }
            for (at, fit) in fits.iter_mut().enumerate() {
                *fit &= !over[at]
                    & match jokers {
                        1 => !twos[at],
                        2 => !(twos[at] & ones[at]),
                        _ => u64::MAX,
                    };
            }
        }
    }
}

/// A row in which the first `len` bits are set.
pub fn all(len: usize) -> Bits {
    let mut bits = vec![u64::MAX; len.div_ceil(64)];
    if !len.is_multiple_of(64) {
        bits[len / 64] = (1 << (len % 64)) - 1;
    }
    bits
}

/// The places whose bits are set, in order.
pub fn members(bits: &[u64]) -> impl Iterator<Item = usize> + '_ {
    bits.iter().enumerate().flat_map(|(block, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (at < 64).then_some(block * 64 + at)
        })
    })
}

pub fn count(bits: &[u64]) -> u32 {
    bits.iter().map(|block| block.count_ones()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn bag() -> impl Strategy<Value = Bag> {
        prop::collection::vec(0u8..5, 0..9).prop_map(|letters| Bag::of(&letters))
    }

    proptest! {
        #[test]
        fn a_bag_fits_exactly_when_the_jokers_make_up_for_what_it_lacks(
            bags in prop::collection::vec(bag(), 1..200), supply in bag(), jokers in 0u32..6,
        ) {
            let shelf = Shelf::new(bags.clone());
            let mut fits = all(shelf.len());
            shelf.keep_fitting(&mut fits, &supply, jokers);
            let fitting = |at: &usize| bags[*at].lacking_in(&supply) <= jokers;
            let expected: Vec<usize> = (0..bags.len()).filter(fitting).collect();
            prop_assert_eq!(members(&fits).collect::<Vec<_>>(), expected);
        }

        #[test]
        fn the_members_are_the_bits_that_are_set(len in 0usize..300) {
            let bits = all(len);
            prop_assert_eq!(members(&bits).collect::<Vec<_>>(), (0..len).collect::<Vec<_>>());
            prop_assert_eq!(count(&bits), len as u32);
        }
    }
}
