//! From the states that a search went through back to sets of tiles.

use super::event::Event;
use super::groups::GROUPS;
use super::lines::Act;
use super::state::{OddSet, State};
use super::step::{Here, Step};
use super::tile::{MIRROR, Tile, tile_of};

/// One number on the way: what was at hand and was spent, and the states before and after.
pub struct Leg<'a> {
    pub here: Here<'a>,
    pub from: State,
    pub to: State,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Line { colour: usize, length: u8 },
    Odd(OddSet),
}

/// Puts together the sets, each as tiles in no order.
pub fn build(legs: &[Leg]) -> Vec<Vec<Tile>> {
    let mut table = Builder::default();
    for leg in legs {
        for event in events(leg) {
            table.apply(leg.here.number, event);
        }
        table.open.append(&mut table.next);
    }
    table.done
}

/// What happened at this number.
fn events(leg: &Leg) -> Vec<Event> {
    let mut found = Vec::new();
    Step::run(
        leg.here,
        leg.from,
        Vec::new(),
        |state, cost, record: &Vec<Event>| {
            let same = state == leg.to && cost == leg.here.budget;
            if same {
                found.clone_from(record);
            }
            same
        },
    );
    found
}

#[derive(Default)]
struct Builder {
    open: Vec<(Place, Vec<Tile>)>,
    /// Open after the number that is being laid.
    next: Vec<(Place, Vec<Tile>)>,
    done: Vec<Vec<Tile>>,
}

impl Builder {
    fn apply(&mut self, number: u8, event: Event) {
        match event {
            Event::Line {
                colour,
                length,
                act,
                jokers,
                becomes,
            } => {
                let mut set = self.take(Place::Line { colour, length });
                set.extend(jokers.into_iter().flatten());
                if act == Act::Extend {
                    set.push(tile_of(colour, number));
                    let length = (length + 1).min(3);
                    self.next.push((Place::Line { colour, length }, set));
                } else {
                    self.put(becomes.map(Place::Odd), set);
                }
            }
            Event::Begin { colour } => {
                let place = Place::Line { colour, length: 1 };
                self.next.push((place, vec![tile_of(colour, number)]));
            }
            Event::Reflect { tiles, becomes } => {
                self.next
                    .push((Place::Odd(becomes), vec![tiles[0], tiles[1], MIRROR]));
            }
            Event::Odd {
                set,
                tiles,
                becomes,
                line,
            } => {
                let mut laid = self.take(Place::Odd(set));
                laid.extend(tiles.into_iter().flatten());
                let line = line.map(|colour| Place::Line { colour, length: 3 });
                self.put(becomes.map(Place::Odd).or(line), laid);
            }
            Event::Groups { fewest, most, way } => {
                self.done.extend(GROUPS.sets(number, fewest, most, way));
            }
        }
    }

    fn take(&mut self, place: Place) -> Vec<Tile> {
        let at = self.open.iter().position(|(found, _)| *found == place);
        self.open.swap_remove(at.expect("an open set goes on")).1
    }

    fn put(&mut self, place: Option<Place>, set: Vec<Tile>) {
        match place {
            Some(place) => self.next.push((place, set)),
            None => self.done.push(set),
        }
    }
}
