//! Hidden tiles dealt anew: what the others may hold and in which order the pot may give the rest.

use crate::crossword::pot::Pot;
use std::collections::VecDeque;

/// One way in which the tiles that are not seen may be dealt.
#[derive(Clone, Default, Debug)]
pub struct Deal {
    /// What the others hold, in the order in which they come to move.
    pub racks: Vec<Vec<u8>>,
    /// The player who asks draws from its front, the others from its back: so what they draw does
    /// not hang on how many tiles he lays.
    pub pot: VecDeque<u8>,
}

/// Deals one after the other. A shuffled row of tiles serves as often as it has tiles, moved on by
/// one place each time: each tile comes to each place once. With one tile in the pot and one other
/// player, such a round is every deal there is, and all rounds are the same.
pub struct Deals {
    row: Pot,
    dealt: usize,
    counts: Vec<usize>,
}

impl Deals {
    /// `counts` says how many tiles each of the others holds.
    pub fn new(unseen: &[u8], counts: Vec<usize>, seed: u64) -> Self {
        let mut row = Pot::new(seed);
        row.fill(unseen);
        // Whatever the order was in which they were given.
        row.tiles.sort_unstable();
        Deals {
            row,
            dealt: 0,
            counts,
        }
    }

    /// How many deals a round has.
    pub fn round(&self) -> usize {
        self.row.tiles.len().max(1)
    }

    /// Whether a round has every deal there is.
    pub fn are_all(&self) -> bool {
        self.counts.len() == 1 && self.row.tiles.len() == self.counts[0] + 1
    }

    pub fn next(&mut self, deal: &mut Deal) {
        let size = self.round();
        if self.dealt.is_multiple_of(size) && !(self.dealt > 0 && self.are_all()) {
            self.row.shuffle();
        }
        let tiles = self.row.tiles.iter();
        let mut tiles = tiles
            .cycle()
            .skip(self.dealt % size)
            .take(self.row.tiles.len());
        self.dealt += 1;
        deal.racks.resize(self.counts.len(), Vec::new());
        for (rack, &count) in deal.racks.iter_mut().zip(&self.counts) {
            rack.clear();
            rack.extend(tiles.by_ref().take(count));
        }
        deal.pot.clear();
        deal.pot.extend(tiles);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_has_all_tiles_and_a_round_brings_each_to_each_place() {
        let unseen = [3, 0, 5, 5, 9, 1, 7, 2];
        let mut sorted = unseen.to_vec();
        sorted.sort_unstable();
        let mut deals = Deals::new(&unseen, vec![3, 4], 11);
        let mut deal = Deal::default();
        let mut last: Vec<u8> = Vec::new();
        for _ in 0..deals.round() {
            deals.next(&mut deal);
            let sizes: Vec<usize> = deal.racks.iter().map(Vec::len).collect();
            assert_eq!((sizes, deal.pot.len()), (vec![3, 4], 1));
            last.extend(&deal.pot);
            let mut all: Vec<u8> = deal.racks.concat();
            all.extend(&deal.pot);
            all.sort_unstable();
            assert_eq!(all, sorted);
        }
        last.sort_unstable();
        assert_eq!(last, sorted);
    }
}
