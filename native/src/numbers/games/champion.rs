//! Plays to win: hoards unseen, and searches the end.

use super::duel::Duel;
use super::laying::contains_opening;
use super::mind::Mind;
use super::policy::Decision;
use super::state::{Known, Turn};
use crate::numbers::tile::Tally;
use crate::numbers::uncut::uncut_sets;
use super::laying::lies;

pub fn decide(known: &Known, mind: &mut Mind) -> Decision {
    let hand = known.hand();
    if hand.goes_out() {
        return Decision::of(Turn::Lay(known.rack));
    }
    if known.pot == 0 && known.seats == 2 {
        return Decision::of(Duel::new(known.book, mind).best(known).turn);
    }
    if known.pot > 0 {
        if !known.opened[known.seat]
            && !known.book.goes_on
            && contains_opening(&known.book, &known.rack, known.only_with)
            && lies(&known.table.plus(&known.rack))
            && let Some(opening) = least_opening(known)
        {
            return Decision::of(Turn::Lay(opening));
        }
        return Decision::of(Turn::Rest);
    }
    Decision::lay_or_stuck(known.most_tiles())
}

/// The opening with fewest tiles.
pub fn least_opening(known: &Known) -> Option<Tally> {
    let need = known.book.opening as u32;
    let sets: Vec<(Tally, u32)> = uncut_sets(&known.rack).into_iter().collect();
    let alone = sets
        .iter()
        .filter(|(_, worth)| *worth >= need)
        .map(|(tiles, _)| *tiles);
    let least = alone.min_by_key(|tiles| (tiles.len(), tiles.0));
    least.or_else(|| {
        let pairs = sets.iter().enumerate().flat_map(|(at, one)| {
            sets[at..].iter().filter_map(move |other| {
                let both = one.0.plus(&other.0);
                (one.1 + other.1 >= need && known.rack.contains(&both)).then_some(both)
            })
        });
        pairs.min_by_key(|tiles| (tiles.len(), tiles.0))
    })
}
