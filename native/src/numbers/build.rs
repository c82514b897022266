//! From the states that a search went through back to sets of tiles.

use super::event::{Event, Run};
use super::groups::GROUPS;
use super::lines::Act;
use super::state::{OddSet, State};
use super::step::{Here, Step};
use super::tile::{COLOURS, MIRROR, Tile, tile_of};

/// One number on the way: what was at hand and was spent, and the states before and after.
pub struct Leg<'a> {
    pub here: Here<'a>,
    pub from: State,
    pub to: State,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Line(Run),
    Odd(OddSet),
}

/// A set of tiles in no order.
pub struct Built {
    pub tiles: Vec<Tile>,
    /// It lies as it lay before.
    pub kept: bool,
}

/// Puts together the sets.
pub fn build(legs: &[Leg]) -> Vec<Built> {
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
        |child, record: &Vec<Event>| {
            let same = child.state == leg.to
                && child.cost == leg.here.budget
                && (leg.here.lying.is_none() || child.breaks == leg.here.breaks);
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
    done: Vec<Built>,
}

impl Builder {
    fn apply(&mut self, number: u8, event: Event) {
        match event {
            Event::Line {
                run,
                act,
                after,
                jokers,
                becomes,
            } => {
                let mut set = self.take(Place::Line(run));
                set.extend(jokers.into_iter().flatten());
                if act == Act::Extend {
                    set.push(tile_of(run.colour, number));
                    let run = Run {
                        length: (run.length + 1).min(3),
                        tag: after,
                        ..run
                    };
                    self.next.push((Place::Line(run), set));
                } else {
                    self.put(becomes.map(Place::Odd), set, after > 0);
                }
            }
            Event::Begin { colour, tag } => {
                let place = Place::Line(Run {
                    colour,
                    length: 1,
                    tag,
                });
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
                let line = line.map(|colour| {
                    Place::Line(Run {
                        colour,
                        length: 3,
                        tag: 0,
                    })
                });
                self.put(becomes.map(Place::Odd).or(line), laid, false);
            }
            Event::Groups { fewest, most, way } => {
                let sets = GROUPS.sets(number, fewest, most, way).into_iter();
                self.done
                    .extend(sets.map(|tiles| Built { tiles, kept: false }));
            }
            Event::Stay { colours } => {
                let here = (0..COLOURS).filter(|&colour| colours[colour] > 0);
                let tiles = here.map(|colour| tile_of(colour, number)).collect();
                self.done.push(Built { tiles, kept: true });
            }
        }
    }

    fn take(&mut self, place: Place) -> Vec<Tile> {
        let at = self.open.iter().position(|(found, _)| *found == place);
        self.open.swap_remove(at.expect("an open set goes on")).1
    }

    fn put(&mut self, place: Option<Place>, tiles: Vec<Tile>, kept: bool) {
        match place {
            Some(place) => self.next.push((place, tiles)),
            None => self.done.push(Built { tiles, kept }),
        }
    }
}
