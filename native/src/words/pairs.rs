//! Letters packed two by two, so that many words are weighed with half as many look-ups.

use super::letters::{JOKER, WIDTH};
use super::weights::Weights;

/// What every two letters weigh together.
pub struct PairWeights(Box<[i64; WIDTH * WIDTH]>);

/// Puts the letters of a word behind those of others; nothing is paired with the last of an odd number.
pub fn pack(letters: &[u8], packed: &mut Vec<u16>) {
    let pair = |pair: &[u8]| {
        let second = pair.get(1).copied().unwrap_or(JOKER);
        u16::from(pair[0]) * WIDTH as u16 + u16::from(second)
    };
    packed.extend(letters.chunks(2).map(pair));
}

/// How many pairs so many letters are.
pub fn pairs_of(letters: usize) -> usize {
    letters.div_ceil(2)
}

impl PairWeights {
    pub fn new(weights: &Weights) -> PairWeights {
        let mut each = *weights.each();
        each[usize::from(JOKER)] = 0;
        let mut pairs = Box::new([0; WIDTH * WIDTH]);
        for (row, first) in pairs.chunks_exact_mut(WIDTH).zip(each) {
            for (pair, second) in row.iter_mut().zip(each) {
                *pair = first + second;
            }
        }
        PairWeights(pairs)
    }

    pub fn of(&self, packed: &[u16]) -> i64 {
        packed
            .iter()
            .map(|&pair| self.0[usize::from(pair) % (WIDTH * WIDTH)])
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_letters_weigh_what_the_letters_weigh() {
        let weights = Weights::new(std::array::from_fn(|letter| 100 - 9 * letter as i64));
        let pairs = PairWeights::new(&weights);
        for letters in [&[4u8, 4, 17, 0][..], &[30, 2, 9], &[5], &[]] {
            let mut packed = Vec::new();
            pack(letters, &mut packed);
            assert_eq!(packed.len(), pairs_of(letters.len()));
            assert_eq!(pairs.of(&packed), weights.of_letters(letters));
        }
    }
}
