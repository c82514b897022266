//! Whole games of two players who both make the play with the highest equity.

use super::leads::Leads;
use super::leave::Leaves;
use super::ledger::Ledger;
use super::plan::Plan;
use super::pot::Pot;
use super::sitting::{Choice, Sitting, Stock, Turn};
use super::slot::POINT;
use super::words::Words;

/// So many turns in a row without a score end a game that would not end.
const SCORELESS_TURNS_MAX: u32 = 6;

/// What happened in some games.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub games: u64,
    pub turns: u64,
    pub exchanges: u64,
    /// Plays that earned the bonus for all tiles.
    pub bonuses: u64,
    /// What each player scored, what was left on the racks reckoned in.
    pub points: [i64; 2],
    /// The games that each player won.
    pub won: [u64; 2],
}

/// Two players at a board.
pub struct Match<'a> {
    /// How each player weighs what stays on his rack.
    leaves: [&'a Leaves; 2],
    sitting: Sitting<'a>,
    /// What each keeps is worth, in thousandths of a point.
    kept: [i32; 2],
    sheet: Sheet,
    ledger: Option<&'a mut Ledger>,
    leads: Option<&'a mut Leads>,
}

impl<'a> Match<'a> {
    pub fn new(plan: &'a Plan, words: &'a Words, leaves: [&'a Leaves; 2]) -> Self {
        Match {
            leaves,
            sitting: Sitting::new(plan, words, 2),
            kept: [0; 2],
            sheet: Sheet::default(),
            ledger: None,
            leads: None,
        }
    }

    /// Writes down what racks drawn by chance bring on the boards of the games.
    pub fn watched(mut self, ledger: &'a mut Ledger) -> Self {
        self.ledger = Some(ledger);
        self
    }

    /// Writes down what became of leads.
    pub fn followed(mut self, leads: &'a mut Leads) -> Self {
        self.leads = Some(leads);
        self
    }

    /// Plays games with the tiles of a box, 0 for a blank; who begins changes from game to game.
    pub fn play(mut self, tiles: &[u8], games: u64, seed: u64) -> Sheet {
        let mut pot = Pot::new(seed);
        for game in 0..games {
            pot.fill(tiles);
            self.game(&mut pot, game as usize % 2);
            self.settle();
        }
        self.sheet
    }

    fn game(&mut self, pot: &mut Pot, first: usize) {
        let plan = self.sitting.plan;
        let size = plan.rack_size as usize;
        self.sitting.board.clear(plan, &self.sitting.words.graph);
        self.sitting.points.fill(0);
        self.kept = [0; 2];
        for rack in &mut self.sitting.racks {
            rack.clear();
            pot.draw(rack, size);
        }
        let (mut scoreless, mut passes) = (0, 0);
        for turn in first.. {
            let seat = turn % 2;
            self.watch(pot, seat);
            self.follow(pot, seat);
            let stock = Stock {
                tiles: pot.tiles.len(),
                exchange_from: 1,
            };
            let Choice { turn, equity } = self.sitting.choose(seat, stock, self.leaves[seat]);
            self.kept[seat] = 0;
            match turn {
                Turn::Play(play) => {
                    self.sitting.lay(&play, seat);
                    self.kept[seat] = equity - POINT * play.score as i32;
                    self.sheet.bonuses += u64::from(u32::from(play.laid) >= plan.rack_size);
                    scoreless = if play.score == 0 { scoreless + 1 } else { 0 };
                    passes = 0;
                    pot.draw(&mut self.sitting.racks[seat], size);
                }
                Turn::Exchange(kept) => {
                    self.exchange(kept, seat, pot);
                    self.kept[seat] = equity;
                    scoreless += 1;
                    passes = 0;
                }
                Turn::Pass => {
                    scoreless += 1;
                    passes += 1;
                }
            }
            self.sheet.turns += 1;
            let out = self.sitting.racks[seat].is_empty();
            if out || passes == 2 || scoreless == SCORELESS_TURNS_MAX {
                return;
            }
        }
    }

    /// What a rack drawn by chance from all that this player does not see on the board would bring.
    fn watch(&mut self, pot: &mut Pot, seat: usize) {
        let plan = self.sitting.plan;
        let size = plan.rack_size as usize;
        let Some(ledger) = self.ledger.take() else {
            return;
        };
        if pot.tiles.len() >= size {
            let stock = Stock {
                tiles: pot.tiles.len(),
                exchange_from: 1,
            };
            let hidden = pot.tiles.clone();
            pot.tiles.extend(self.sitting.racks.iter().flatten());
            let mut drawn = Vec::with_capacity(size);
            pot.draw(&mut drawn, size);
            pot.tiles = hidden;
            self.sitting.rack.set(plan, &drawn);
            self.leaves[seat].rate(&mut self.sitting.rack);
            let equity = self.sitting.best(stock).equity;
            ledger.enter(&self.sitting.rack, equity);
        }
        self.ledger = Some(ledger);
    }

    /// Remembers how far the player to move is ahead, while there is a pot.
    fn follow(&mut self, pot: &Pot, seat: usize) {
        let Some(leads) = self.leads.as_mut().filter(|_| !pot.tiles.is_empty()) else {
            return;
        };
        let held: usize = self.sitting.racks.iter().map(Vec::len).sum();
        let points = &self.sitting.points;
        let lead =
            POINT * (points[seat] - points[1 - seat]) + self.kept[seat] - self.kept[1 - seat];
        leads.begin(pot.tiles.len() + held, seat, lead);
    }

    fn exchange(&mut self, kept: usize, seat: usize, pot: &mut Pot) {
        let looked_at = &self.sitting.rack;
        let rack = &mut self.sitting.racks[seat];
        let size = rack.len();
        rack.clear();
        rack.extend(looked_at.tiles_of(kept));
        pot.draw(rack, size);
        pot.tiles
            .extend(looked_at.tiles_of(looked_at.full() - kept));
        self.sheet.exchanges += 1;
    }

    fn settle(&mut self) {
        self.sitting.settle();
        let points = [self.sitting.points[0], self.sitting.points[1]];
        for seat in 0..2 {
            self.sheet.points[seat] += i64::from(points[seat]);
            self.sheet.won[seat] += u64::from(points[seat] > points[1 - seat]);
        }
        self.sheet.games += 1;
        if let Some(leads) = &mut self.leads {
            leads.end(points[0] - points[1]);
        }
    }
}
