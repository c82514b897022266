//! A box with its words, ready to be asked; the memory that a question needs is kept for the next.

use super::best::{Question, Ranking};
use super::board::Board;
use super::endgame::{self, Budget, Ending, Standing};
use super::leads::Leads;
use super::leave::Leaves;
use super::ledger::Ledger;
use super::plan::Plan;
use super::play::Play;
use super::rack::Rack;
use super::search::{Tally, all_plays};
use super::selfplay::{Match, Sheet};
use super::sim::{self, Patience, Pick, Scales, Seen, Turned, Weighed, WinTable};
use super::sitting::Sitting;
use super::words::Words;
use std::sync::{Arc, Mutex, PoisonError};

/// What one question works with.
struct Desk {
    board: Board,
    rack: Rack,
    plays: Vec<Play>,
    ranking: Ranking,
}

pub struct Engine {
    plan: Plan,
    words: Arc<Words>,
    desks: Mutex<Vec<Desk>>,
}

/// A position: the board's cells row by row, and the rack with 0 for a blank.
pub struct Position<'a> {
    pub cells: &'a [u8],
    pub rack: &'a [u8],
}

impl Engine {
    pub fn new(plan: Plan, words: Arc<Words>) -> Self {
        Engine {
            plan,
            words,
            desks: Mutex::new(Vec::new()),
        }
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    pub fn letters(&self) -> usize {
        self.words.graph.letters()
    }

    /// Every play of the position, each once.
    pub fn plays<T>(
        &self,
        position: &Position<'_>,
        answer: impl FnOnce(&Board, &[Play]) -> T,
    ) -> T {
        self.at_desk(|desk| {
            self.lay_out(desk, position);
            desk.plays.clear();
            all_plays(
                &self.plan,
                &self.words,
                &desk.board,
                &desk.rack,
                &mut desk.plays,
            );
            answer(&desk.board, &desk.plays)
        })
    }

    pub fn tally(&self, position: &Position<'_>) -> Tally {
        self.plays(position, |_, plays| Tally::of(plays))
    }

    /// The best plays, the best one first: by equity, which is the score where `leaves` says so.
    pub fn best<T>(
        &self,
        position: &Position<'_>,
        (wanted, leaves): (usize, &Leaves),
        answer: impl FnOnce(&Board, &[Play]) -> T,
    ) -> T {
        self.at_desk(|desk| {
            self.lay_out(desk, position);
            leaves.rate(&mut desk.rack);
            let question = Question {
                plan: &self.plan,
                words: &self.words,
                board: &desk.board,
                rack: &desk.rack,
            };
            desk.ranking.find(question, wanted);
            answer(&desk.board, &desk.ranking.podium.plays)
        })
    }

    /// The best line for the player to move, the pot being empty and both racks known. `answer` is
    /// given each play with the board that it is made on.
    pub fn endgame<T>(
        &self,
        cells: &[u8],
        standing: Standing<'_>,
        budget: Budget,
        mut answer: impl FnMut(&Board, &Play) -> T,
    ) -> (Ending, Vec<Option<T>>) {
        self.at_desk(|desk| {
            let (plan, graph) = (&self.plan, &self.words.graph);
            desk.board.set(plan, graph, cells);
            let ending = endgame::solve(plan, graph, &desk.board, standing, budget);
            let turns = ending.line.iter().map(|turn| {
                let play = turn.as_ref()?;
                let shown = answer(&desk.board, play);
                desk.board.lay(plan, graph, play);
                Some(shown)
            });
            let line = turns.collect();
            (ending, line)
        })
    }

    /// The tiles that are best kept when others are exchanged, and their worth.
    pub fn best_kept(&self, rack: &[u8], pot: usize, leaves: &Leaves) -> Option<(Vec<u8>, i32)> {
        self.at_desk(|desk| {
            desk.rack.set(&self.plan, rack);
            leaves.rate(&mut desk.rack);
            let (kept, worth) = desk.rack.best_kept(pot)?;
            Some((desk.rack.tiles_of(kept).collect(), worth))
        })
    }

    /// Plays whole games of the best play against the best play.
    pub fn play_games(&self, leaves: [&Leaves; 2], tiles: &[u8], games: u64, seed: u64) -> Sheet {
        Match::new(&self.plan, &self.words, leaves).play(tiles, games, seed)
    }

    /// Plays games and writes down what racks drawn by chance would bring in them.
    pub fn weigh_racks(
        &self,
        leaves: &Leaves,
        tiles: &[u8],
        (games, seed): (u64, u64),
        ledger: &mut Ledger,
    ) {
        let both = Match::new(&self.plan, &self.words, [leaves; 2]);
        both.watched(ledger).play(tiles, games, seed);
    }

    /// Plays games and writes down what becomes of leads.
    pub fn follow_leads(
        &self,
        leaves: &Leaves,
        tiles: &[u8],
        (games, seed): (u64, u64),
        leads: &mut Leads,
    ) {
        let both = Match::new(&self.plan, &self.words, [leaves; 2]);
        both.followed(leads).play(tiles, games, seed);
    }

    /// Weighs turns by simulation: the given ones, or those that are worth it by equity, and then
    /// only as far as the best of them must be known. Gives each with the board that it is made on.
    pub fn weigh<T>(
        &self,
        (leaves, table): (&Leaves, &WinTable),
        seen: &Seen<'_>,
        given: Option<&mut Pick<'_>>,
        (patience, seed): (Patience, u64),
        answer: impl Fn(&Board, &Turned, &Weighed) -> T,
    ) -> Vec<T> {
        let scales = Scales {
            plan: &self.plan,
            words: &self.words,
            leaves,
            table,
        };
        let mut sitting = Sitting::new(&self.plan, &self.words, seen.seats());
        let to_choose = given.is_none();
        let turns = match given {
            None => sim::candidates(&mut sitting, scales, seen),
            Some(pick) => sim::picked(&mut sitting, scales, seen, pick),
        };
        let weighed = sim::weigh(scales, seen, &turns, (patience, seed), to_choose);
        let pairs = turns.iter().zip(&weighed);
        pairs
            .map(|(turned, weighed)| answer(&sitting.board, turned, weighed))
            .collect()
    }

    fn lay_out(&self, desk: &mut Desk, position: &Position<'_>) {
        desk.board
            .set(&self.plan, &self.words.graph, position.cells);
        desk.rack.set(&self.plan, position.rack);
    }

    fn at_desk<T>(&self, work: impl FnOnce(&mut Desk) -> T) -> T {
        let free = self
            .desks
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        let mut desk = free.unwrap_or_else(|| Desk {
            board: Board::new(&self.plan, &self.words.graph),
            rack: Rack::new(),
            plays: Vec::new(),
            ranking: Ranking::new(),
        });
        let answer = work(&mut desk);
        self.desks
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(desk);
        answer
    }
}
