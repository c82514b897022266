//! How a game may go on after a turn: all make their best plays by equity, until it can be told
//! what the turn has brought.

use super::chance::{WinTable, won};
use super::deal::Deal;
use super::{Seen, Turned};
use crate::crossword::endgame::{self, Budget, Standing};
use crate::crossword::leave::Leaves;
use crate::crossword::sitting::{Choice, Sitting, Stock, Turn};
use crate::crossword::slot::POINT;
use std::collections::VecDeque;

/// With so few tiles in the pot a game is played to its end.
const TO_THE_END_FROM: usize = 7;

/// How a playout ended for the player who asks.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Outcome {
    /// The chance to win.
    pub win: f64,
    /// Points ahead of the best of the others.
    pub ahead: f64,
}

pub struct Playout<'a> {
    pub sitting: Sitting<'a>,
    leaves: &'a Leaves,
    table: &'a WinTable,
    seen: &'a Seen<'a>,
    pot: VecDeque<u8>,
    /// What each has kept is worth, in thousandths of a point.
    kept: Vec<i32>,
    /// Turns in a row that were passed, and that brought nothing.
    passes: usize,
    scoreless: usize,
    /// Searches for a best play, of all playouts.
    pub searches: u64,
    /// With two seats, at how many positions of an endgame to look once the pot is empty; none: both
    /// go on as before.
    pub endgame: Option<u64>,
}

/// What an endgame counts at least, and how many of its positions count as a search.
const ENDGAME_SEARCHES: u64 = 6;
const POSITIONS_A_SEARCH: u64 = 5;

impl<'a> Playout<'a> {
    pub fn new(
        sitting: Sitting<'a>,
        leaves: &'a Leaves,
        table: &'a WinTable,
        seen: &'a Seen<'a>,
    ) -> Self {
        Playout {
            kept: vec![0; sitting.racks.len()],
            sitting,
            leaves,
            table,
            seen,
            pot: VecDeque::new(),
            passes: 0,
            scoreless: 0,
            searches: 0,
            endgame: None,
        }
    }

    fn seats(&self) -> usize {
        self.sitting.racks.len()
    }

    fn stock(&self) -> Stock {
        Stock {
            tiles: self.pot.len(),
            exchange_from: self.seen.exchange_from,
        }
    }

    /// The game goes on after this turn, the hidden tiles being dealt like this.
    pub fn run(&mut self, turned: &Turned, deal: &Deal) -> Outcome {
        self.begin(turned, deal);
        let to_the_end = deal.pot.len() <= TO_THE_END_FROM;
        for ply in 1.. {
            if self.is_over((ply - 1) % self.seats()) {
                // A turn that ends the game takes some of the patience too.
                self.searches += u64::from(ply == 1);
                self.sitting.settle();
                return self.settled();
            }
            if let Some(positions) = self.endgame.filter(|_| self.pot.is_empty()) {
                return self.ended_by_search(ply % self.seats(), positions);
            }
            let goes_on = to_the_end || self.pot.is_empty();
            if ply > self.seats() && !goes_on {
                break;
            }
            let seat = ply % self.seats();
            let Choice { turn, equity } = self.sitting.choose(seat, self.stock(), self.leaves);
            self.searches += 1;
            if ply == self.seats() && !goes_on && laid_by(turn) < self.pot.len() {
                // Nobody will look at the board again: what the turn brings is enough.
                self.sitting.points[seat] += score_of(turn);
                self.kept[seat] = equity - POINT * score_of(turn);
                return self.estimated(laid_by(turn));
            }
            self.take(seat, turn, equity);
        }
        self.estimated(0)
    }

    /// What the best line of the endgame leads to, as far as that is found.
    fn ended_by_search(&mut self, seat: usize, positions: u64) -> Outcome {
        let racks = &self.sitting.racks;
        let standing = Standing {
            racks: [&racks[seat], &racks[1 - seat]],
            passed: self.passes > 0,
        };
        let (plan, graph) = (self.sitting.plan, &self.sitting.words.graph);
        let budget = Budget::Positions(positions);
        let ending = endgame::solve(plan, graph, &self.sitting.board, standing, budget);
        self.searches += ENDGAME_SEARCHES + ending.positions / POSITIONS_A_SEARCH;
        self.sitting.points[seat] += ending.value;
        self.settled()
    }

    fn begin(&mut self, turned: &Turned, deal: &Deal) {
        self.sitting.board.clone_from(&turned.board);
        self.sitting.points.copy_from_slice(self.seen.points);
        self.sitting.points[0] += turned.score;
        for (rack, dealt) in self.sitting.racks[1..].iter_mut().zip(&deal.racks) {
            rack.clone_from(dealt);
        }
        self.pot.clone_from(&deal.pot);
        self.kept.fill(0);
        self.kept[0] = turned.leave;
        self.sitting.racks[0].clone_from(&turned.kept);
        self.draw(0, turned.kept.len() + turned.drawn);
        self.give_back(&turned.exchanged);
        self.passes = if turned.turn == Turn::Pass {
            self.seen.passes + 1
        } else {
            0
        };
        self.scoreless = 0;
    }

    /// Whether nobody is to move any more after this player's turn.
    fn is_over(&self, seat: usize) -> bool {
        let empty = self.pot.is_empty();
        let stuck = empty && self.passes >= self.seats() || self.scoreless > 3 * self.seats();
        stuck || empty && self.sitting.racks[seat].is_empty()
    }

    fn take(&mut self, seat: usize, turn: Turn, equity: i32) {
        self.passes = if turn == Turn::Pass {
            self.passes + 1
        } else {
            0
        };
        self.scoreless += 1;
        match turn {
            Turn::Play(play) => {
                self.scoreless = 0;
                self.sitting.lay(&play, seat);
                self.kept[seat] = equity - POINT * play.score as i32;
                self.draw(seat, self.sitting.plan.rack_size as usize);
            }
            Turn::Exchange(kept) => {
                let rack = &self.sitting.rack;
                let exchanged: Vec<u8> = rack.tiles_of(rack.full() - kept).collect();
                let held = &mut self.sitting.racks[seat];
                let size = held.len();
                held.clear();
                held.extend(rack.tiles_of(kept));
                self.kept[seat] = equity;
                self.draw(seat, size);
                self.give_back(&exchanged);
            }
            Turn::Pass => self.kept[seat] = 0,
        }
    }

    fn draw(&mut self, seat: usize, size: usize) {
        let rack = &mut self.sitting.racks[seat];
        while rack.len() < size {
            let tile = match seat {
                0 => self.pot.pop_front(),
                _ => self.pot.pop_back(),
            };
            let Some(tile) = tile else { break };
            rack.push(tile);
        }
    }

    /// Puts tiles back where nobody draws them soon.
    fn give_back(&mut self, tiles: &[u8]) {
        for &tile in tiles {
            self.pot.insert(self.pot.len() / 2, tile);
        }
    }

    /// How far the first player is ahead of the best of the others, in thousandths of a point.
    fn ahead(&self, kept: impl Fn(usize) -> i32) -> f64 {
        let worth = |seat: usize| self.sitting.points[seat] * POINT + kept(seat);
        let best = (1..self.seats()).map(worth).max().unwrap_or(0);
        f64::from(worth(0) - best) / f64::from(POINT)
    }

    fn settled(&self) -> Outcome {
        let ahead = self.ahead(|_| 0);
        Outcome {
            win: won(ahead),
            ahead,
        }
    }

    /// What stands is worth, `laid` tiles being still to be taken off a rack.
    fn estimated(&self, laid: usize) -> Outcome {
        let ahead = self.ahead(|seat| self.kept[seat]);
        let held: usize = self.sitting.racks.iter().map(Vec::len).sum();
        let left = held + self.pot.len() - laid;
        Outcome {
            win: self.table.moved(ahead, left),
            ahead: self.table.lead_moved(ahead, left),
        }
    }
}

fn laid_by(turn: Turn) -> usize {
    match turn {
        Turn::Play(play) => play.laid.into(),
        _ => 0,
    }
}

fn score_of(turn: Turn) -> i32 {
    match turn {
        Turn::Play(play) => play.score as i32,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Drift, Scales, candidates};
    use super::*;
    use crate::crossword::plan::Plan;
    use crate::crossword::spell::Alphabet;
    use crate::crossword::words::Words;

    /// A playout to the end of the game: what lay in the box lies on the board or a rack, or in the
    /// pot.
    #[test]
    fn no_tile_is_lost_or_made() {
        let faces = ["A", "B", "C"].map(String::from);
        let words = "AB\nABC\nBA\nCAB\nABBA\nBAC\nCACA\nAA";
        let words = Words::of_text(words, &Alphabet::new(&faces).unwrap()).unwrap();
        let mut values = [0; 64];
        values[1..4].copy_from_slice(&[1, 3, 4]);
        let plan = Plan::new((7, 7), vec![1; 49], vec![1; 49], 24, values, (4, 20)).unwrap();
        let table = WinTable::new(vec![Drift {
            mean: 5.0,
            spread: 20.0,
        }])
        .unwrap();
        let leaves = Leaves::none();
        let unseen = [1, 1, 2, 2, 3, 0, 1, 2, 3, 1, 1];
        for others in [vec![4], vec![4, 4]] {
            let points = vec![0; others.len() + 1];
            let seen = Seen {
                cells: &[0; 49],
                rack: &[1, 2, 3, 1],
                unseen: &unseen,
                others: &others,
                points: &points,
                passes: 0,
                exchange_from: 1,
            };
            let scales = Scales {
                plan: &plan,
                words: &words,
                leaves: &leaves,
                table: &table,
            };
            let mut sitting = Sitting::new(&plan, &words, seen.seats());
            let turns = candidates(&mut sitting, scales, &seen);
            assert!(turns.len() > 3);
            let mut playout = Playout::new(sitting, &leaves, &table, &seen);
            let mut deals = super::super::deal::Deals::new(&unseen, others.clone(), 3);
            let mut deal = Deal::default();
            for turned in &turns {
                deals.next(&mut deal);
                playout.run(turned, &deal);
                let lying = (0..7).flat_map(|lane| playout.sitting.board.lane(&plan, lane));
                let lying = lying.map(|square| square.cell).filter(|&cell| cell != 0);
                let mut all: Vec<u8> = lying
                    .map(|cell| if cell >= 64 { 0 } else { cell })
                    .collect();
                all.extend(playout.sitting.racks.iter().flatten());
                all.extend(&playout.pot);
                all.sort_unstable();
                let mut box_of: Vec<u8> = [&unseen[..], seen.rack].concat();
                box_of.sort_unstable();
                assert_eq!(all, box_of);
            }
        }
    }
}
