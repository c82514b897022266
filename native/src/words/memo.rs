//! States of a search that came to nothing, so that no one comes there twice.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// States in which more classes than this are used up but would still fit are not remembered.
const SPENT_MAX: usize = 4;
/// Stands for no class.
const NO_CLASS: u32 = u32::MAX;

/// By which a state is remembered: itself, and which classes that would fit may not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key<S> {
    state: S,
    spent: [u32; SPENT_MAX],
}

impl<S> Key<S> {
    /// Nothing if too many classes are used up.
    pub fn new(state: S, mut spent: Vec<u32>) -> Option<Key<S>> {
        spent.sort_unstable();
        spent.dedup();
        let mut places = [NO_CLASS; SPENT_MAX];
        places.get_mut(..spent.len())?.copy_from_slice(&spent);
        Some(Key {
            state,
            spent: places,
        })
    }
}

/// Dead states, each with the fewest tiles of the rack for which that is known.
pub struct Memo<S> {
    dead: FxHashMap<Key<S>, i32>,
}

impl<S: Copy + Eq + Hash> Memo<S> {
    pub fn new() -> Memo<S> {
        Memo {
            dead: FxHashMap::default(),
        }
    }

    pub fn is_dead(&self, key: Option<&Key<S>>, tiles: i32) -> bool {
        key.is_some_and(|key| self.dead.get(key).is_some_and(|&known| known <= tiles))
    }

    pub fn bury(&mut self, key: Option<Key<S>>, tiles: i32) {
        if let Some(key) = key {
            let known = self.dead.entry(key).or_insert(tiles);
            *known = tiles.min(*known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dead_for_few_tiles_is_dead_for_more() {
        let mut memo = Memo::new();
        let key = Key::new(7u8, vec![3, 1, 3]);
        memo.bury(key, 5);
        assert!(memo.is_dead(Key::new(7, vec![1, 3]).as_ref(), 5));
        assert!(memo.is_dead(key.as_ref(), 6));
        assert!(!memo.is_dead(key.as_ref(), 4));
        assert!(!memo.is_dead(Key::new(7, vec![1]).as_ref(), 6));
    }

    #[test]
    fn a_state_with_much_used_up_is_not_remembered() {
        let mut memo = Memo::new();
        let key = Key::new(7u8, vec![1, 2, 3, 4, 5]);
        memo.bury(key, 1);
        assert!(key.is_none() && !memo.is_dead(None, 9));
    }
}
