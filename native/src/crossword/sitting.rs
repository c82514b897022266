//! Players round a board, and what one does who makes the play with the highest equity.

use super::best::{Question, Ranking};
use super::board::Board;
use super::leave::Leaves;
use super::plan::Plan;
use super::play::Play;
use super::rack::Rack;
use super::slot::POINT;
use super::words::Words;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Play(Play),
    /// Keeps this handful.
    Exchange(usize),
    Pass,
}

/// A turn, and what it is worth: its score and what is kept, in thousandths of a point.
#[derive(Clone, Copy)]
pub struct Choice {
    pub turn: Turn,
    pub equity: i32,
}

pub struct Sitting<'a> {
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub board: Board,
    /// What each player holds, and has scored.
    pub racks: Vec<Vec<u8>>,
    pub points: Vec<i32>,
    /// The rack that was looked at last.
    pub rack: Rack,
    pub ranking: Ranking,
    /// What tiles are worth that are kept when there are no others to draw.
    ending: Leaves,
}

impl<'a> Sitting<'a> {
    pub fn new(plan: &'a Plan, words: &'a Words, seats: usize) -> Self {
        let mut ending = Leaves::none();
        for (worth, &value) in ending.worth.iter_mut().zip(plan.values()) {
            // What is left is lost to its owner and won by the other.
            *worth = -2 * POINT * value as i32;
        }
        Sitting {
            plan,
            words,
            board: Board::new(plan, &words.graph),
            racks: vec![Vec::new(); seats],
            points: vec![0; seats],
            rack: Rack::new(),
            ranking: Ranking::new(),
            ending,
        }
    }

    /// What tiles count that lie on a rack.
    pub fn value_of(&self, tiles: &[u8]) -> i32 {
        let values = tiles.iter().map(|&tile| self.plan.cell_value(tile));
        values.sum::<u32>() as i32
    }

    /// The best turn of a player by equity; with an empty pot what the others hold is reckoned in.
    pub fn choose(&mut self, seat: usize, pot: Stock, leaves: &Leaves) -> Choice {
        self.rack.set(self.plan, &self.racks[seat]);
        self.rate(seat, pot, leaves);
        self.best(pot)
    }

    /// Says what keeping each handful of the rack that is looked at is worth to its player.
    pub fn rate(&mut self, seat: usize, pot: Stock, leaves: &Leaves) {
        if pot.tiles > 0 {
            leaves.rate(&mut self.rack);
            return;
        }
        let others = self.racks.iter().enumerate();
        let others = others.filter(|&(other, _)| other != seat);
        let value: i32 = others.map(|(_, rack)| self.value_of(rack)).sum();
        self.ending.left = 2 * POINT * value;
        self.ending.rate(&mut self.rack);
    }

    /// The best turn with the rack as it is rated.
    pub fn best(&mut self, pot: Stock) -> Choice {
        self.rank(1);
        let play = self.ranking.podium.plays.first().copied();
        let exchange = self.rack.best_kept(pot.exchangeable());
        match (play, exchange) {
            (play, Some((kept, leave))) if play.is_none_or(|play| leave > play.equity) => Choice {
                turn: Turn::Exchange(kept),
                equity: leave,
            },
            (Some(play), _) => Choice {
                turn: Turn::Play(play),
                equity: play.equity,
            },
            _ => Choice {
                turn: Turn::Pass,
                equity: 0,
            },
        }
    }

    /// Puts the best plays with the rack as it is rated on the podium.
    pub fn rank(&mut self, wanted: usize) {
        let question = Question {
            plan: self.plan,
            words: self.words,
            board: &self.board,
            rack: &self.rack,
        };
        self.ranking.find(question, wanted);
    }

    /// Makes a play of the rack that was looked at last, and draws nothing.
    pub fn lay(&mut self, play: &Play, seat: usize) {
        self.board.lay(self.plan, &self.words.graph, play);
        self.racks[seat].clear();
        self.racks[seat].extend(self.rack.tiles_of(play.kept.into()));
        self.points[seat] += play.score as i32;
    }

    /// Each loses what he has left, and who went out gains what all others lose.
    pub fn settle(&mut self) {
        let all: i32 = self.racks.iter().map(|rack| self.value_of(rack)).sum();
        for seat in 0..self.racks.len() {
            self.points[seat] += match self.racks[seat].is_empty() {
                true => all,
                false => -self.value_of(&self.racks[seat]),
            };
        }
    }
}

/// How many tiles are in the pot, and how many there must be for an exchange.
#[derive(Clone, Copy)]
pub struct Stock {
    pub tiles: usize,
    pub exchange_from: usize,
}

impl Stock {
    /// So many tiles can be exchanged.
    pub fn exchangeable(self) -> usize {
        match self.tiles < self.exchange_from {
            true => 0,
            false => self.tiles,
        }
    }
}
