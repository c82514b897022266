//! The line of play that a search is in: a board for every turn, and the plays of both players,
//! found anew only in the lanes that the last plays touched.

use crate::crossword::board::Board;
use crate::crossword::graph::Graph;
use crate::crossword::laying::Laying;
use crate::crossword::plan::{BLANK, Plan, SIDE_MAX};
use crate::crossword::play::Play;
use crate::crossword::rack::Rack;
use crate::crossword::walk::Walk;

const LANES_MAX: usize = 2 * SIDE_MAX;

/// Plays of one player in one lane: where they lie, by turn and place there.
#[derive(Clone, Copy)]
struct Listed {
    turn: u8,
    from: u32,
    to: u32,
}

/// Marks a lane whose plays are not known.
const UNKNOWN: Listed = Listed {
    turn: u8::MAX,
    from: 0,
    to: 0,
};

/// Where a play is kept: at which turn it was found, and the place there.
#[derive(Clone, Copy)]
pub struct Kept {
    turn: u8,
    index: u32,
}

/// How things stand before a turn.
struct Ply {
    /// What lies there, unless nothing has been laid since an earlier turn: then its board serves.
    board: Board,
    /// The turn whose board it is.
    board_of: usize,
    /// The tiles on the board, as a number.
    key: u64,
    held: [usize; 2],
    listed: [[Listed; LANES_MAX]; 2],
    /// Plays found at this turn.
    found: Vec<Play>,
}

/// One player's tiles.
pub struct Hand {
    pub rack: Rack,
    /// By handful: how many it has of each kind, eight bits each, and what it is worth in points.
    counts: Vec<u128>,
    pub values: Vec<i32>,
}

const COUNT_GUARDS: u128 = 0x8080_8080_8080_8080_8080_8080_8080_8080;

impl Hand {
    fn new(plan: &Plan, tiles: &[u8]) -> Self {
        let mut rack = Rack::new();
        rack.set(plan, tiles);
        let (mut counts, mut values) = (Vec::new(), Vec::new());
        rack.for_each_handful(|_, kinds| {
            let count = kinds
                .iter()
                .rev()
                .fold(0, |sum, kind| sum << 8 | u128::from(kind.1));
            counts.push(count);
            let value = |&(kind, count): &(u8, u8)| plan.cell_value(kind) * u32::from(count);
            values.push(kinds.iter().map(value).sum::<u32>() as i32);
        });
        Hand {
            rack,
            counts,
            values,
        }
    }

    /// The handful that a play uses.
    #[inline]
    pub fn used(&self, play: &Play) -> usize {
        self.rack.full() - usize::from(play.kept)
    }

    /// Whether a handful holds another one.
    #[inline]
    pub fn has(&self, held: usize, used: usize) -> bool {
        ((self.counts[held] | COUNT_GUARDS) - self.counts[used]) & COUNT_GUARDS == COUNT_GUARDS
    }
}

pub struct Line<'a> {
    pub plan: &'a Plan,
    graph: &'a Graph,
    pub hands: [Hand; 2],
    plies: Vec<Ply>,
    /// The turn that the line is at.
    pub turn: usize,
}

impl<'a> Line<'a> {
    pub fn new(plan: &'a Plan, graph: &'a Graph, board: &Board, racks: [&[u8]; 2]) -> Self {
        let hands = racks.map(|tiles| Hand::new(plan, tiles));
        let first = Ply {
            board: board.clone(),
            board_of: 0,
            key: 0,
            held: [hands[0].rack.full(), hands[1].rack.full()],
            listed: [[UNKNOWN; LANES_MAX]; 2],
            found: Vec::new(),
        };
        Line {
            plan,
            graph,
            hands,
            plies: vec![first],
            turn: 0,
        }
    }

    /// Who is to move: the one who began has the even turns.
    pub fn seat(&self) -> usize {
        self.turn % 2
    }

    fn board(&self) -> &Board {
        &self.plies[self.plies[self.turn].board_of].board
    }

    pub fn held(&self, seat: usize) -> usize {
        self.plies[self.turn].held[seat]
    }

    /// What a player still holds, in points.
    pub fn value_held(&self, seat: usize) -> i32 {
        self.hands[seat].values[self.held(seat)]
    }

    /// What the player to move gains if the game ends with this play, or this pass after a pass;
    /// none if it goes on.
    #[inline]
    pub fn ends_with(&self, play: Option<&Play>, passed: bool) -> Option<i32> {
        let seat = self.seat();
        let other = self.value_held(1 - seat);
        match play {
            Some(play) => {
                let out = self.held(seat) == self.hands[seat].used(play);
                out.then(|| play.score as i32 + 2 * other)
            }
            None => passed.then(|| other - self.value_held(seat)),
        }
    }

    /// The position as a number: the tiles on the board, what both hold and who is to move.
    pub fn key(&self, passed: bool) -> u64 {
        let ply = &self.plies[self.turn];
        key_of(ply.key, ply.held, self.seat(), passed)
    }

    /// The number of the position after a play or a pass, without making it.
    pub fn key_after(&self, play: Option<&Play>) -> u64 {
        let ply = &self.plies[self.turn];
        let (seat, mut held) = (self.seat(), ply.held);
        let mut key = ply.key;
        if let Some(play) = play {
            held[seat] -= self.hands[seat].used(play);
            key ^= self.key_of_play(play);
        }
        key_of(key, held, 1 - seat, play.is_none())
    }

    fn key_of_play(&self, play: &Play) -> u64 {
        let tiles = play.placed(self.plan, self.board());
        tiles.fold(0, |key, (at, tile)| {
            let square = self.plan.square(play.lane.into(), at);
            key ^ mix(square as u64 * u64::from(2 * BLANK) + u64::from(tile))
        })
    }

    /// The squares on which a play lays tiles.
    pub fn squares(&self, play: &Play) -> impl Iterator<Item = usize> {
        let (plan, lane) = (self.plan, play.lane.into());
        let tiles = play.placed(plan, self.board());
        tiles.map(move |(at, _)| plan.square(lane, at))
    }

    /// Where a tile must lie for a play to be another one, or none: on its squares, and at the ends
    /// of the words that it makes.
    pub fn zone(&self, play: &Play) -> Zone {
        let board = self.board();
        let lane = usize::from(play.lane);
        let mut zone = Zone::default();
        let ends = usize::from(play.start).saturating_sub(1)
            ..(usize::from(play.end) + 1).min(self.plan.length(lane));
        for at in ends {
            zone.add(self.plan.square(lane, at));
        }
        for (at, _) in play.placed(self.plan, board) {
            let (across, at) = self.plan.crossing(lane, at);
            let row = board.lane(self.plan, across);
            let before = (0..at).rev().find(|&at| row[at].cell == 0);
            let after = (at + 1..row.len()).find(|&at| row[at].cell == 0);
            for end in [before, after].into_iter().flatten() {
                zone.add(self.plan.square(across, end));
            }
        }
        zone
    }

    /// Makes a play, or passes.
    pub fn go(&mut self, play: Option<&Play>) {
        let next = self.turn + 1;
        let key = play.map_or(0, |play| self.key_of_play(play));
        let board_of = self.plies[self.turn].board_of;
        if self.plies.len() == next {
            let last = &self.plies[self.turn];
            let copy = Ply {
                board: self.board().clone(),
                board_of,
                key: last.key,
                held: last.held,
                listed: last.listed,
                found: Vec::new(),
            };
            self.plies.push(copy);
        }
        let (before, after) = self.plies.split_at_mut(next);
        let (last, ply) = (&before[self.turn], &mut after[0]);
        ply.board_of = board_of;
        ply.key = last.key;
        ply.held = last.held;
        ply.listed = last.listed;
        ply.found.clear();
        if let Some(play) = play {
            let seat = self.turn % 2;
            ply.held[seat] -= self.hands[seat].used(play);
            ply.key ^= key;
            ply.board_of = next;
            ply.board.clone_from(&before[board_of].board);
            // What is found in the lanes that are touched waits for a look: many positions are
            // refuted without one.
            ply.board.put(self.plan, self.graph, play);
            let mut touched = ply.board.stale();
            while touched != 0 {
                let lane = touched.trailing_zeros() as usize;
                touched &= touched - 1;
                ply.listed[0][lane] = UNKNOWN;
                ply.listed[1][lane] = UNKNOWN;
            }
        }
        self.turn = next;
    }

    pub fn back(&mut self) {
        self.turn -= 1;
    }

    /// A play that was found at this turn or an earlier one.
    pub fn play(&self, kept: Kept) -> Play {
        self.plies[usize::from(kept.turn)].found[kept.index as usize]
    }

    /// Finds the plays of both players in the lanes where they are not known: those of the other
    /// serve for every move that is tried here.
    pub fn look(&mut self) {
        let turn = self.turn;
        let board_of = self.plies[turn].board_of;
        self.plies[board_of].board.freshen(self.plan, self.graph);
        let (before, after) = self.plies.split_at_mut(turn);
        let ply = &mut after[0];
        let board = before.get(board_of).map_or(&ply.board, |ply| &ply.board);
        for (seat, hand) in self.hands.iter().enumerate() {
            for lane in 0..self.plan.lanes() {
                if ply.listed[seat][lane].turn != u8::MAX {
                    continue;
                }
                let from = ply.found.len() as u32;
                let row = board.lane(self.plan, lane);
                let laying = Laying::new(self.plan, &hand.rack, lane, row);
                for &source in board.sources(lane) {
                    Walk::new(self.graph, laying, source, &mut ply.found).all(ply.held[seat]);
                }
                ply.listed[seat][lane] = Listed {
                    turn: turn as u8,
                    from,
                    to: ply.found.len() as u32,
                };
            }
        }
    }

    /// Calls `each` for every known play that a player could make on this board, with where it is
    /// kept: all plays after a look, before it those in lanes that the last moves did not touch.
    #[inline]
    pub fn for_each_play(&self, seat: usize, mut each: impl FnMut(&Play, usize, Kept)) {
        let ply = &self.plies[self.turn];
        let (hand, held) = (&self.hands[seat], ply.held[seat]);
        let known = ply.listed[seat][..self.plan.lanes()].iter();
        for listed in known.filter(|listed| listed.from < listed.to) {
            let found = &self.plies[usize::from(listed.turn)].found;
            for index in listed.from..listed.to {
                let play = &found[index as usize];
                let used = hand.used(play);
                if hand.has(held, used) {
                    let turn = listed.turn;
                    each(play, used, Kept { turn, index });
                }
            }
        }
    }
}

/// Some squares of the board, one bit each.
#[derive(Clone, Copy, Default)]
pub struct Zone([u64; (SIDE_MAX * SIDE_MAX).div_ceil(64)]);

impl Zone {
    fn add(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    #[inline]
    pub fn has(&self, square: usize) -> bool {
        self.0[square / 64] >> (square % 64) & 1 != 0
    }
}

fn key_of(board: u64, held: [usize; 2], seat: usize, passed: bool) -> u64 {
    let state = held[0] << 40 | held[1] << 8 | seat << 1 | usize::from(passed);
    board ^ mix(state as u64 | 1 << 63)
}

fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
