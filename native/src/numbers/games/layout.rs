//! From the tiles of a turn to the table as it lies at its end.

use super::laying::Hand;
use crate::numbers::clock::Clock;
use crate::numbers::objective::Objective;
use crate::numbers::play::Question;
use crate::numbers::search::Search;
use crate::numbers::supply::Supply;
use crate::numbers::table::Table;
use crate::numbers::tidy::Variants;
use crate::numbers::tile::{Tally, Tile};
use crate::numbers::walk::Outcome;

/// Steps for any way to lay the tiles, and for one that leaves more sets as they lie.
const STEPS: u64 = 2_000_000;
const TIDY_STEPS: u64 = 20_000;

/// The whole table when these tiles of the hand have been laid; as few sets as can be told soon are touched.
pub fn laid_out(hand: &Hand, sets: &[Vec<Tile>], tiles: &Tally) -> Option<Vec<Vec<Tile>>> {
    let mut clock = Clock::for_nodes(STEPS);
    if !hand.opened && (!hand.book.goes_on || sets.is_empty()) {
        let supply = Supply::new(tiles, &Tally::default());
        let mut search = Search::new(supply, Objective::Tiles, hand.book.opening);
        search.any(0, &mut clock);
        let mut table = sets.to_vec();
        table.extend(search.sets()?);
        return Some(table);
    }
    let question = Question {
        table: Table::new(sets.to_vec()),
        rack: *tiles,
        laid: *tiles,
        objective: Objective::Tiles,
        touched_max: None,
    };
    let mut search = question.search(0);
    let Outcome::Found(cost) = search.any(0, &mut clock) else {
        return None;
    };
    let any = search.sets().map(|new| question.play(new, 0));
    let tidy = Variants::new(&question).tidiest(cost, &mut Clock::for_nodes(TIDY_STEPS));
    tidy.or(any).map(|play| play.table)
}
