//! Weights of letters in whole numbers, and how much bags of letters weigh.

use super::letters::{Bag, WIDTH};

/// What each letter weighs.
#[derive(Clone, Debug)]
pub struct Weights([i64; WIDTH]);

/// What the price 1 becomes where prices are ordinary.
const FINEST: f64 = 65536.0;
/// With heavier weights whole tables could not be weighed.
const HEAVIEST: f64 = 1e12;

/// By what prices are multiplied to become weights: so that they are fine, and that none is too heavy.
pub fn scale<'p>(prices: impl IntoIterator<Item = &'p f64>) -> f64 {
    let dearest = prices
        .into_iter()
        .fold(1.0f64, |most, price| most.max(price.abs()));
    FINEST.min(HEAVIEST / dearest)
}

pub fn whole(price: f64, scale: f64) -> i64 {
    (price * scale).round() as i64
}

impl Weights {
    pub fn new(weights: [i64; WIDTH]) -> Weights {
        Weights(weights)
    }

    pub fn each(&self) -> &[i64; WIDTH] {
        &self.0
    }

    pub fn of(&self, bag: &Bag) -> i64 {
        bag.counts()
            .map(|(letter, count)| self.0[letter] * i64::from(count))
            .sum()
    }

    /// The same for letters one by one, which is quicker for the few that a word has.
    pub fn of_letters(&self, letters: &[u8]) -> i64 {
        letters
            .iter()
            .map(|&letter| self.0[letter as usize % WIDTH])
            .sum()
    }
}

/// Of many things the few that weigh most.
pub struct Heaviest<T> {
    most: usize,
    items: Vec<(i64, T)>,
    /// What a further one must weigh more than.
    least: i64,
}

impl<T> Heaviest<T> {
    pub fn new(most: usize) -> Heaviest<T> {
        // A weight of one is what rounding can make of nothing.
        Heaviest {
            most,
            items: Vec::new(),
            least: 1,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Whether it would take something of this weight and so many letters, by the letter.
    pub fn takes(&self, weight: i64, letters: usize) -> bool {
        weight >= (self.least + 1) * letters as i64
    }

    pub fn offer(&mut self, weight: i64, item: T) {
        if weight > self.least {
            self.items.push((weight, item));
            if self.items.len() >= 8 * self.most {
                self.shorten();
            }
        }
    }

    fn shorten(&mut self) {
        self.items
            .sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        if self.items.len() >= self.most {
            self.items.truncate(self.most);
            self.least = self.items[self.most - 1].0;
        }
    }

    /// The heaviest first.
    pub fn into_items(mut self) -> Vec<T> {
        self.shorten();
        self.items.into_iter().map(|(_, item)| item).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_weighs_what_its_letters_weigh() {
        let weights = Weights::new(std::array::from_fn(|letter| 7 * letter as i64 - 20));
        let letters = [0, 3, 3, 9, 30];
        assert_eq!(weights.of_letters(&letters), -20 + 1 + 1 + 43 + 190);
        assert_eq!(weights.of(&Bag::of(&letters)), weights.of_letters(&letters));
    }

    #[test]
    fn the_heaviest_are_kept_in_order() {
        let mut heaviest = Heaviest::new(3);
        for weight in 0..100 {
            heaviest.offer((weight * 37) % 101, weight);
        }
        let mut expected: Vec<i64> = (0..100).collect();
        expected.sort_by_key(|weight| -(weight * 37 % 101));
        assert_eq!(heaviest.into_items(), expected[..3]);
    }
}
