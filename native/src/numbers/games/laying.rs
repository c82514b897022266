//! What can be laid, asked of tiles alone: where the sets lie now matters to nobody who has opened.

use super::book::Book;
use crate::numbers::clock::Clock;
use crate::numbers::objective::Objective;
use crate::numbers::opening;
use crate::numbers::play::{Clocks, Question};
use crate::numbers::search::Search;
use crate::numbers::supply::Supply;
use crate::numbers::table::Table;
use crate::numbers::tile::{Tally, Tile};
use crate::numbers::walk::Outcome;

/// Steps of one search at most: a limit that few positions reach, and the same on every machine.
const STEPS: u32 = 60_000;

/// What a player has at the beginning of a turn.
#[derive(Clone, Copy)]
pub struct Hand<'a> {
    pub book: &'a Book,
    pub table: &'a Tally,
    pub rack: &'a Tally,
    pub opened: bool,
}

/// Whether these tiles all lie in sets at once.
pub fn lies(tiles: &Tally) -> bool {
    let supply = Supply::new(tiles, &Tally::default());
    let mut search = Search::new(supply, Objective::Tiles, 0);
    matches!(
        search.any(0, &mut Clock::for_steps(STEPS)),
        Outcome::Found(_)
    )
}

impl Hand<'_> {
    /// Whether the whole rack goes at once.
    pub fn goes_out(&self) -> bool {
        self.may_lay(self.rack)
    }

    /// Whether exactly these tiles of the rack make a turn.
    pub fn may_lay(&self, tiles: &Tally) -> bool {
        if tiles.is_empty() {
            return false;
        }
        if self.opened {
            return lies(&self.table.plus(tiles));
        }
        if !self.book.goes_on || self.table.is_empty() {
            let supply = Supply::new(tiles, &Tally::default());
            return Search::new(supply, Objective::Tiles, self.book.opening)
                .any(0, &mut Clock::for_steps(STEPS))
                .is_found();
        }
        lies(&self.table.plus(tiles)) && contains_opening(self.book, tiles, None)
    }

    /// The tiles of a turn that lays the most, or the most value, of `tiles`; where a tile is named,
    /// it is known that nothing can be laid without it.
    pub fn most(&self, tiles: &Tally, objective: Objective, only_with: Option<Tile>) -> Option<Tally> {
        if tiles.is_empty() || only_with.is_some_and(|tile| tiles.0[tile as usize] == 0) {
            return None;
        }
        let mut laid = Tally::default();
        if let Some(tile) = only_with {
            laid.0[tile as usize] = 1;
        }
        if self.opened {
            return cheapest(self.table, tiles, &laid, objective, 0);
        }
        if !contains_opening(self.book, tiles, only_with) {
            return None;
        }
        let opening = cheapest(&Tally::default(), tiles, &laid, objective, self.book.opening);
        if !self.book.goes_on || self.table.is_empty() {
            return opening;
        }
        let question = Question {
            table: Table::new(vec![self.table.tiles()]),
            rack: *tiles,
            laid: Tally::default(),
            objective,
            touched_max: None,
        };
        let mut clocks = Clocks {
            whole: Clock::for_steps(STEPS),
            tidy_seconds: 0.0,
        };
        let going_on = opening::going_on(&question, self.book.opening as u32, &mut clocks);
        going_on.play.map(|play| play.played).or(opening)
    }
}

/// Whether sets made of these tiles alone are worth enough for an opening.
pub fn contains_opening(book: &Book, tiles: &Tally, only_with: Option<Tile>) -> bool {
    let mut must = Tally::default();
    if let Some(tile) = only_with {
        must.0[tile as usize] = 1;
    }
    let mut search = Search::new(
        Supply::new(&must, &tiles.minus(&must)),
        Objective::Tiles,
        book.opening,
    );
    let idle = Objective::Tiles.cost(&tiles.minus(&must).tiles());
    let most = if must.is_empty() { idle - 1 } else { idle };
    search.any(most, &mut Clock::for_steps(STEPS)).is_found()
}

fn cheapest(
    table: &Tally,
    tiles: &Tally,
    laid: &Tally,
    objective: Objective,
    worth: u16,
) -> Option<Tally> {
    let rest = tiles.minus(laid);
    let supply = Supply::new(&table.plus(laid), &rest);
    let mut search = Search::new(supply, objective, worth);
    let idle = objective.cost(&rest.tiles());
    let most = if laid.is_empty() {
        idle.checked_sub(1)?
    } else {
        idle
    };
    let mut clock = Clock::for_steps(STEPS);
    // Most often nothing goes at all, and that is told at once.
    if !search.any(most, &mut clock).is_found() {
        return None;
    }
    search.cheapest(most, &mut clock);
    let lying = Tally::of(&search.sets()?.concat());
    Some(lying.minus(table))
}

trait Found {
    fn is_found(&self) -> bool;
}

impl Found for Outcome {
    fn is_found(&self) -> bool {
        matches!(self, Outcome::Found(_))
    }
}
