//! The classes with which a table can be covered, the most useful first.

use super::letters::{Bag, WIDTH};
use super::shelf::Shelf;
use super::vocabulary::{Class, Vocabulary};

pub struct Pool {
    pub shelf: Shelf,
    classes: Vec<Class>,
    masks: Vec<u32>,
    lengths: Vec<u8>,
    varieties: Vec<u8>,
}

impl Pool {
    /// Classes come in the order of how plentiful their letters are: `must` be covered, `may` be.
    pub fn new(vocabulary: &Vocabulary, classes: Vec<Class>, must: &Bag, may: &Bag) -> Pool {
        let prices = prices(vocabulary.index.commonness(), must, may);
        let mut priced: Vec<(f32, Class)> = classes
            .into_iter()
            .map(|class| {
                let counts = class.bag.0.iter().zip(&prices);
                let price: f32 = counts.map(|(&count, price)| f32::from(count) * price).sum();
                (price / class.length as f32, class)
            })
            .collect();
        priced.sort_by(|(left, _), (right, _)| left.total_cmp(right));
        let classes: Vec<Class> = priced.into_iter().map(|(_, class)| class).collect();
        Pool {
            shelf: Shelf::new(classes.iter().map(|class| class.bag).collect()),
            masks: classes.iter().map(|class| class.bag.mask()).collect(),
            lengths: classes.iter().map(|class| class.length as u8).collect(),
            varieties: classes.iter().map(|class| vocabulary.variety(class).min(255) as u8).collect(),
            classes,
        }
    }

    pub fn len(&self) -> usize {
        self.classes.len()
    }

    pub fn class(&self, at: usize) -> &Class {
        &self.classes[at]
    }

    pub fn bag(&self, at: usize) -> &Bag {
        self.shelf.bag(at)
    }

    pub fn mask(&self, at: usize) -> u32 {
        self.masks[at]
    }

    pub fn length(&self, at: usize) -> u32 {
        u32::from(self.lengths[at])
    }

    /// How many different words a class has.
    pub fn variety(&self, at: usize) -> u32 {
        u32::from(self.varieties[at])
    }
}

/// A letter that is common in words and scarce here is dear.
fn prices(commonness: &[f32; WIDTH], must: &Bag, may: &Bag) -> [f32; WIDTH] {
    let held = |at: usize| {
        let (must, may) = (f32::from(must.0[at]), f32::from(may.0[at]));
        must + 0.5 * (may - must).max(0.0)
    };
    let all: f32 = 1.0 + (0..WIDTH).map(held).sum::<f32>();
    std::array::from_fn(|at| commonness[at] * all / (held(at) + 0.3))
}
