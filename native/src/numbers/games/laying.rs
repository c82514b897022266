//! What can be laid, asked of tiles alone: where the sets lie now matters to nobody who has opened.

use super::book::Book;
use crate::numbers::clock::{Clock, Clocks};
use crate::numbers::objective::Objective;
use crate::numbers::opening;
use crate::numbers::play::Question;
use crate::numbers::search::Search;
use crate::numbers::supply::Supply;
use crate::numbers::table::Table;
use crate::numbers::tile::{COLOURS, JOKER, TOP, TWIN, Tally, Tile, number_of};
use crate::numbers::walk::Outcome;

/// Steps of one search at most: a limit that few positions reach, and the same on every machine.
const STEPS: u64 = 60_000;

/// What a player has at the beginning of a turn.
#[derive(Clone, Copy)]
pub struct Hand<'a> {
    pub book: &'a Book,
    pub table: &'a Tally,
    pub rack: &'a Tally,
    pub opened: bool,
}

/// Racks up to this size leave more behind than they lay, most often.
const SMALL_RACK: usize = 14;
/// More tiles than a joker can give a place to that have none without it: two on either side of it in a run,
/// or a pair of them on either side of a mirror.
const HOSTED: usize = 4;

/// Which faces have a place in some set without jokers, if nothing else is to lie.
fn placed(tiles: &Tally) -> [bool; JOKER as usize] {
    let have = |colour: usize, number: usize| tiles.0[colour * TOP as usize + number] > 0;
    let mut placed = [false; JOKER as usize];
    for number in 0..TOP as usize {
        if (0..COLOURS).filter(|&colour| have(colour, number)).count() >= 3 {
            (0..COLOURS).for_each(|colour| placed[colour * TOP as usize + number] = true);
        }
    }
    for colour in 0..COLOURS {
        for first in 0..TOP as usize - 2 {
            if (first..first + 3).all(|number| have(colour, number)) {
                let at = colour * TOP as usize + first;
                placed[at..at + 3].fill(true);
            }
        }
    }
    placed
}

fn jokers_in(tiles: &Tally) -> usize {
    tiles.jokers().iter().map(|&count| count as usize).sum()
}

/// Whether a glance tells that these tiles cannot all lie: too many have no place.
fn too_many_orphans(tiles: &Tally) -> bool {
    let placed = placed(tiles);
    let orphans: usize = (0..JOKER as usize)
        .filter(|&tile| !placed[tile])
        .map(|tile| tiles.0[tile] as usize)
        .sum();
    orphans > HOSTED * jokers_in(tiles)
}

/// Whether these tiles all lie in sets at once.
pub fn lies(tiles: &Tally) -> bool {
    if too_many_orphans(tiles) {
        return false;
    }
    let supply = Supply::new(tiles, &Tally::default());
    let mut search = Search::new(supply, Objective::Tiles, 0);
    matches!(
        search.any(0, &mut Clock::for_nodes(STEPS)),
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
                .any(0, &mut Clock::for_nodes(STEPS))
                .is_found();
        }
        lies(&self.table.plus(tiles)) && contains_opening(self.book, tiles, None)
    }

    /// The tiles of a turn that lays the most, or the most value, of `tiles`; where a tile is named,
    /// it is known that nothing can be laid without it.
    pub fn most(
        &self,
        tiles: &Tally,
        objective: Objective,
        only_with: Option<Tile>,
    ) -> Option<Tally> {
        if tiles.is_empty() || only_with.is_some_and(|tile| tiles.0[tile as usize] == 0) {
            return None;
        }
        let mut laid = Tally::default();
        if let Some(tile) = only_with {
            laid.0[tile as usize] = 1;
        }
        if self.opened {
            let all = self.table.plus(tiles);
            if jokers_in(&all) == 0 && !self.any_placed(&all, tiles, only_with) {
                return None;
            }
            return cheapest(self.table, tiles, &laid, objective, 0);
        }
        if !contains_opening(self.book, tiles, only_with) {
            return None;
        }
        let from_rack = || {
            cheapest(
                &Tally::default(),
                tiles,
                &laid,
                objective,
                self.book.opening,
            )
        };
        if !self.book.goes_on || self.table.is_empty() {
            return from_rack();
        }
        // What lays most contains an opening, nearly always, and then nothing is better.
        if let Some(most) = cheapest(self.table, tiles, &laid, objective, 0)
            && contains_opening(self.book, &most, None)
        {
            return Some(most);
        }
        let question = Question {
            table: Table::new(vec![self.table.tiles()]),
            rack: *tiles,
            laid: Tally::default(),
            objective,
            touched_max: None,
        };
        let mut clocks = Clocks {
            whole: Clock::for_nodes(STEPS),
            tidy_seconds: 0.0,
            tidy_parts: 1,
        };
        let going_on = opening::going_on(&question, self.book.opening, &mut clocks);
        going_on.play.map(|play| play.played).or_else(from_rack)
    }
}

impl Hand<'_> {
    /// Whether some tile (the one without which nothing goes, if there is one) has a place in some set.
    fn any_placed(&self, all: &Tally, tiles: &Tally, only_with: Option<Tile>) -> bool {
        let placed = placed(all);
        match only_with {
            Some(tile) => placed[tile as usize],
            None => (0..JOKER as usize).any(|tile| tiles.0[tile] > 0 && placed[tile]),
        }
    }
}

/// Whether sets made of these tiles alone are worth enough for an opening.
pub fn contains_opening(book: &Book, tiles: &Tally, only_with: Option<Tile>) -> bool {
    if most_worth(tiles) < book.opening as u32 {
        return false;
    }
    if jokers_in(tiles) == 0 {
        let placed = placed(tiles);
        let worth: u32 = (0..JOKER)
            .filter(|&tile| placed[tile as usize])
            .map(|tile| number_of(tile) as u32 * tiles.0[tile as usize] as u32)
            .sum();
        if worth < book.opening as u32 || only_with.is_some_and(|tile| !placed[tile as usize]) {
            return false;
        }
    }
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
    search.any(most, &mut Clock::for_nodes(STEPS)).is_found()
}

/// More than any sets of these tiles are worth: no joker stands for more than it has places of the highest
/// number.
fn most_worth(tiles: &Tally) -> u32 {
    let printed = (0..JOKER).map(|tile| number_of(tile) as u32 * tiles.0[tile as usize] as u32);
    let jokers = tiles.jokers();
    let places: u32 = jokers.iter().map(|&count| count as u32).sum::<u32>() + jokers[TWIN] as u32;
    printed.sum::<u32>() + places * TOP as u32
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
    let mut clock = Clock::for_nodes(STEPS);
    // Most often nothing goes at all, and that is told at once.
    let Outcome::Found(mut cost) = search.any(most, &mut clock) else {
        return None;
    };
    if objective == Objective::Tiles && tiles.len() <= SMALL_RACK {
        // Few tiles go: ask for one more as long as there is one, then for the best of as many.
        while let Some(less) = fewer_left(cost)
            && let Outcome::Found(found) = search.any(less, &mut clock)
        {
            cost = found;
        }
        search.low = search.low.max(fewer_left(cost).map_or(0, |less| less + 1));
    }
    search.cheapest(most.min(cost), &mut clock);
    let lying = Tally::of(&search.sets()?.concat());
    Some(lying.minus(table))
}

/// What a play may cost that leaves a tile less behind than one that costs so much.
fn fewer_left(cost: u32) -> Option<u32> {
    let tile = Objective::Tiles.joker_cost();
    (cost / tile * tile).checked_sub(1)
}

trait Found {
    fn is_found(&self) -> bool;
}

impl Found for Outcome {
    fn is_found(&self) -> bool {
        matches!(self, Outcome::Found(_))
    }
}

#[cfg(test)]
mod tests {
    use super::super::chance::Chance;
    use super::*;

    const BOOK: Book = Book {
        kinds: 4,
        opening: 30,
        goes_on: true,
        penalty: 30,
    };

    /// Tiles that lie close together, so that many of them go.
    fn some_tiles(seed: u64) -> Tally {
        let mut chance = Chance::of(7, seed);
        let mut box_tiles: Vec<Tile> = BOOK.whole_box().tiles();
        let top = 4 + chance.below(10) as u8;
        box_tiles.retain(|&tile| tile >= JOKER || number_of(tile) <= top);
        chance.shuffle(&mut box_tiles);
        box_tiles.truncate(3 + chance.below(12));
        Tally::of(&box_tiles)
    }

    #[test]
    fn a_glance_never_says_other_than_the_search() {
        let mut both = [0; 2];
        for seed in 0..4_000 {
            let tiles = some_tiles(seed);
            let mut search =
                Search::new(Supply::new(&tiles, &Tally::default()), Objective::Tiles, 0);
            let found = search.any(0, &mut Clock::for_nodes(STEPS)).is_found();
            assert_eq!(lies(&tiles), found, "{:?}", tiles.tiles());
            both[found as usize] += 1;
        }
        assert!(both.iter().all(|&count| count > 20), "{both:?}");
    }

    #[test]
    fn what_lays_most_is_what_the_whole_search_finds() {
        for seed in 0..1_500 {
            let (rack, table) = (some_tiles(seed), Tally::default());
            let hand = Hand {
                book: &BOOK,
                table: &table,
                rack: &rack,
                opened: true,
            };
            let most = hand.most(&rack, Objective::Tiles, None);
            let cost = |laid: &Tally| Objective::Tiles.cost(&rack.minus(laid).tiles());
            let mut search = Search::new(Supply::new(&table, &rack), Objective::Tiles, 0);
            let idle = cost(&table);
            let outcome = search.cheapest(idle - 1, &mut Clock::for_nodes(1_000_000));
            match (most, outcome) {
                (Some(laid), Outcome::Found(least)) => assert_eq!(cost(&laid), least),
                (None, Outcome::AtLeast(_)) => (),
                (most, outcome) => panic!("{most:?} against {outcome:?}"),
            }
        }
    }
}
