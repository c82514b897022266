//! Whole games of two players who both make the play with the highest equity.

use super::best::{Question, Ranking};
use super::board::Board;
use super::leave::Leaves;
use super::plan::Plan;
use super::play::Play;
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
    /// The scores of both players together, without what is left on the racks.
    pub points: u64,
}

/// A pot from which tiles are drawn at random.
struct Pot {
    tiles: Vec<u8>,
    state: u64,
}

impl Pot {
    fn random(&mut self, below: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((mixed ^ (mixed >> 31)) >> 32) * below as u64) >> 32) as usize
    }

    fn draw(&mut self, rack: &mut Vec<u8>, size: usize) {
        while rack.len() < size && !self.tiles.is_empty() {
            let at = self.random(self.tiles.len());
            rack.push(self.tiles.swap_remove(at));
        }
    }
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
    leaves: &'a Leaves,
    ending: Leaves,
    board: Board,
    rack: Rack,
    ranking: Ranking,
    racks: [Vec<u8>; 2],
    sheet: Sheet,
}

impl<'a> Match<'a> {
    pub fn new(plan: &'a Plan, words: &'a Words, leaves: &'a Leaves) -> Self {
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
            sheet: Sheet::default(),
        }
    }

    /// Plays games with the tiles of a box, 0 for a blank.
    pub fn play(mut self, tiles: &[u8], games: u64, seed: u64) -> Sheet {
        let mut pot = Pot {
            tiles: Vec::new(),
            state: seed,
        };
        for _ in 0..games {
            pot.tiles.clear();
            pot.tiles.extend_from_slice(tiles);
            self.game(&mut pot);
            self.sheet.games += 1;
        }
        self.sheet
    }

    fn game(&mut self, pot: &mut Pot) {
        let size = self.plan.rack_size as usize;
        self.board.clear(self.plan, &self.words.graph);
        for rack in &mut self.racks {
            rack.clear();
            pot.draw(rack, size);
        }
        let (mut scoreless, mut passes) = (0, 0);
        for turn in 0.. {
            let seat = turn % 2;
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

    fn choose(&mut self, seat: usize, pot: usize) -> Turn {
        self.rack.set(self.plan, &self.racks[seat]);
        if pot == 0 {
            let other = self.racks[1 - seat].iter();
            let value: u32 = other.map(|&tile| self.plan.cell_value(tile)).sum();
            self.ending.left = 2 * POINT * value as i32;
            self.ending.rate(&mut self.rack);
        } else {
            self.leaves.rate(&mut self.rack);
        }
        let question = Question {
            plan: self.plan,
            words: self.words,
            board: &self.board,
            rack: &self.rack,
        };
        self.ranking.find(question, 1);
        let play = self.ranking.podium.plays.first().copied();
        let fewest = self.rack.tiles() - self.rack.tiles().min(pot);
        let kept = self.rack.handfuls[..self.rack.full()].iter().enumerate();
        let kept = kept.filter(|(_, kept)| usize::from(kept.tiles) >= fewest);
        let exchange = kept.max_by_key(|(_, kept)| kept.leave);
        match (play, exchange) {
            (play, Some((number, kept))) if play.is_none_or(|play| kept.leave > play.equity) => {
                Turn::Exchange(number)
            }
            (Some(play), _) => Turn::Play(play),
            _ => Turn::Pass,
        }
    }

    fn lay(&mut self, play: &Play, seat: usize) {
        self.board.lay(self.plan, &self.words.graph, play);
        self.racks[seat].clear();
        self.racks[seat].extend(self.rack.tiles_of(play.kept.into()));
        self.sheet.points += u64::from(play.score);
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
}
