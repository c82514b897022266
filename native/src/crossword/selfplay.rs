//! Whole games of two players who both make the play with the highest equity.

use super::best::{Question, Ranking};
use super::board::Board;
use super::leave::Leaves;
use super::ledger::Ledger;
use super::plan::Plan;
use super::play::Play;
use super::pot::Pot;
use super::rack::Rack;
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

enum Turn {
    Play(Play),
    /// Keeps this handful.
    Exchange(usize),
    Pass,
}

/// Two players at a board.
pub struct Match<'a> {
    plan: &'a Plan,
    words: &'a Words,
    /// How each player weighs what stays on his rack.
    leaves: [&'a Leaves; 2],
    ending: Leaves,
    board: Board,
    rack: Rack,
    ranking: Ranking,
    racks: [Vec<u8>; 2],
    points: [i64; 2],
    sheet: Sheet,
    ledger: Option<&'a mut Ledger>,
}

impl<'a> Match<'a> {
    pub fn new(plan: &'a Plan, words: &'a Words, leaves: [&'a Leaves; 2]) -> Self {
        let mut ending = Leaves::none();
        for (worth, &value) in ending.worth.iter_mut().zip(plan.values()) {
            // What is left is lost to its owner and won by the other.
            *worth = -2 * POINT * value as i32;
        }
        Match {
            plan,
            words,
            leaves,
            ending,
            board: Board::new(plan, &words.graph),
            rack: Rack::new(),
            ranking: Ranking::new(),
            racks: [Vec::new(), Vec::new()],
            points: [0; 2],
            sheet: Sheet::default(),
            ledger: None,
        }
    }

    /// Writes down what racks drawn by chance bring on the boards of the games.
    pub fn watched(mut self, ledger: &'a mut Ledger) -> Self {
        self.ledger = Some(ledger);
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
        let size = self.plan.rack_size as usize;
        self.board.clear(self.plan, &self.words.graph);
        self.points = [0; 2];
        for rack in &mut self.racks {
            rack.clear();
            pot.draw(rack, size);
        }
        let (mut scoreless, mut passes) = (0, 0);
        for turn in first.. {
            let seat = turn % 2;
            self.watch(pot, seat);
            match self.choose(seat, pot.tiles.len()) {
                Turn::Play(play) => {
                    self.lay(&play, seat);
                    scoreless = if play.score == 0 { scoreless + 1 } else { 0 };
                    passes = 0;
                    pot.draw(&mut self.racks[seat], size);
                }
                Turn::Exchange(kept) => {
                    self.exchange(kept, seat, pot);
                    scoreless += 1;
                    passes = 0;
                }
                Turn::Pass => {
                    scoreless += 1;
                    passes += 1;
                }
            }
            self.sheet.turns += 1;
            let out = self.racks[seat].is_empty();
            if out || passes == 2 || scoreless == SCORELESS_TURNS_MAX {
                return;
            }
        }
    }

    /// What a rack drawn by chance from all that this player does not see on the board would bring.
    fn watch(&mut self, pot: &mut Pot, seat: usize) {
        let size = self.plan.rack_size as usize;
        let Some(ledger) = self.ledger.take() else {
            return;
        };
        if pot.tiles.len() >= size {
            let in_pot = pot.tiles.len();
            let hidden = pot.tiles.clone();
            pot.tiles.extend(self.racks.iter().flatten());
            let mut drawn = Vec::with_capacity(size);
            pot.draw(&mut drawn, size);
            pot.tiles = hidden;
            self.rack.set(self.plan, &drawn);
            self.leaves[seat].rate(&mut self.rack);
            let equity = self.best(in_pot).1;
            ledger.enter(&self.rack, equity);
        }
        self.ledger = Some(ledger);
    }

    fn choose(&mut self, seat: usize, pot: usize) -> Turn {
        self.rack.set(self.plan, &self.racks[seat]);
        if pot == 0 {
            let other = self.racks[1 - seat].iter();
            let value: u32 = other.map(|&tile| self.plan.cell_value(tile)).sum();
            self.ending.left = 2 * POINT * value as i32;
            self.ending.rate(&mut self.rack);
        } else {
            self.leaves[seat].rate(&mut self.rack);
        }
        self.best(pot).0
    }

    /// The best turn with the rack as it is rated, and its equity.
    fn best(&mut self, pot: usize) -> (Turn, i32) {
        let question = Question {
            plan: self.plan,
            words: self.words,
            board: &self.board,
            rack: &self.rack,
        };
        self.ranking.find(question, 1);
        let play = self.ranking.podium.plays.first().copied();
        match (play, self.rack.best_kept(pot)) {
            (play, Some((kept, leave))) if play.is_none_or(|play| leave > play.equity) => {
                (Turn::Exchange(kept), leave)
            }
            (Some(play), _) => (Turn::Play(play), play.equity),
            _ => (Turn::Pass, 0),
        }
    }

    fn lay(&mut self, play: &Play, seat: usize) {
        self.board.lay(self.plan, &self.words.graph, play);
        self.racks[seat].clear();
        self.racks[seat].extend(self.rack.tiles_of(play.kept.into()));
        self.points[seat] += i64::from(play.score);
        self.sheet.bonuses += u64::from(u32::from(play.laid) >= self.plan.rack_size);
    }

    fn exchange(&mut self, kept: usize, seat: usize, pot: &mut Pot) {
        let rack = &mut self.racks[seat];
        let size = rack.len();
        rack.clear();
        rack.extend(self.rack.tiles_of(kept));
        pot.draw(rack, size);
        pot.tiles
            .extend(self.rack.tiles_of(self.rack.full() - kept));
        self.sheet.exchanges += 1;
    }

    /// Each loses what he has left, and who went out gains it.
    fn settle(&mut self) {
        let left = self.racks.each_ref().map(|rack| {
            let values = rack.iter().map(|&tile| self.plan.cell_value(tile));
            i64::from(values.sum::<u32>())
        });
        for seat in 0..2 {
            self.points[seat] -= left[seat];
            if self.racks[seat].is_empty() {
                self.points[seat] += left[1 - seat];
            }
            self.sheet.points[seat] += self.points[seat];
        }
        self.sheet.games += 1;
        self.sheet.won[0] += u64::from(self.points[0] > self.points[1]);
        self.sheet.won[1] += u64::from(self.points[1] > self.points[0]);
    }
}
