//! The walk through the word graph that finds the plays of a source: all of them, or those that
//! fill one slot with one handful.

use super::board::{Square, letter};
use super::graph::{Arc, Graph, TURN, letters_of};
use super::plan::Plan;
use super::play::{Play, Tiles, blank_as};
use super::rack::Rack;
use super::slot::{POINT, Slot};
use super::source::Source;

/// Takes plays as they are found.
pub trait Sink {
    fn take(&mut self, play: Play);
}

/// What has been laid so far.
#[derive(Clone, Copy)]
struct Laid {
    tiles: Tiles,
    /// Low half: what the word counts; high half: what the rows across it count.
    sum: u64,
    /// What the word is multiplied by.
    times: u32,
    /// The handful still held.
    held: u32,
}

/// One lane, one rack, one source.
pub struct Walk<'a, S> {
    plan: &'a Plan,
    graph: &'a Graph,
    rack: &'a Rack,
    lane: usize,
    row: &'a [Square],
    source: Source,
    pub sink: &'a mut S,
    /// How many tiles the walk sets out with, and the handful that stays on the rack all along.
    tiles: u32,
    aside: u32,
    /// The letters that blanks may stand for.
    blank_letters: u64,
    /// Where the word begins and how many tiles were laid leftwards, once the walk has turned.
    start: usize,
    leftwards: u32,
}

impl<'a, S: Sink> Walk<'a, S> {
    pub fn new(
        plan: &'a Plan,
        graph: &'a Graph,
        rack: &'a Rack,
        (lane, row): (usize, &'a [Square]),
        source: Source,
        sink: &'a mut S,
    ) -> Self {
        Walk {
            plan,
            graph,
            rack,
            lane,
            row,
            source,
            sink,
            tiles: rack.tiles() as u32,
            aside: 0,
            blank_letters: graph.alphabet(),
            start: 0,
            leftwards: 0,
        }
    }

    /// Finds every play of the source.
    pub fn all(&mut self) {
        self.set_out::<false>(self.rack.full());
    }

    /// Finds the plays that fill a slot of the source with tiles of a handful.
    pub fn fill(&mut self, slot: &Slot, handful: usize, blank_letters: u64) {
        self.tiles = self.rack.handfuls[handful].tiles.into();
        self.aside = (self.rack.full() - handful) as u32;
        self.blank_letters = blank_letters;
        let lying = slot.end - slot.start - slot.laid;
        self.source.joinable = lying - (self.source.turn - self.source.edge);
        self.source.left = slot.start;
        self.source.right = slot.end;
        self.set_out::<true>(handful);
    }

    fn set_out<const FILL: bool>(&mut self, handful: usize) {
        let laid = Laid {
            tiles: Tiles::default(),
            sum: self.source.value.into(),
            times: 1,
            held: handful as u32,
        };
        self.leftward::<FILL>(self.source.arc, self.source.edge.into(), laid);
    }

    /// Lays a tile on the square before `edge` in every way, or turns.
    fn leftward<const FILL: bool>(&mut self, arc: Arc, edge: usize, laid: Laid) {
        let next = self.graph.next(arc);
        if edge > self.source.left.into() {
            let at = edge - 1;
            let square = &self.row[at];
            let held = self.rack.handfuls[laid.held as usize].letters;
            let fits = next & square.fits;
            for letter in letters_of(fits & held) {
                let arc = self.graph.follow(arc, next, letter);
                let laid = self.lay(square, laid, letter);
                self.leftward_after::<FILL>(arc, at, laid);
            }
            if held & 1 != 0 {
                for letter in letters_of(fits & self.blank_letters) {
                    let arc = self.graph.follow(arc, next, letter);
                    let laid = self.lay_blank(square, laid, letter);
                    self.leftward_after::<FILL>(arc, at, laid);
                }
            }
            if FILL {
                return;
            }
        }
        if next >> TURN & 1 != 0 && self.source.turn < self.source.right {
            let arc = self.graph.follow(arc, next, TURN);
            if self.reaches(arc, laid) {
                self.start = edge;
                self.leftwards = self.laid_count(laid);
                self.rightward::<FILL>(arc, self.source.turn.into(), laid);
            }
        }
    }

    #[inline(always)]
    fn leftward_after<const FILL: bool>(&mut self, arc: Arc, at: usize, laid: Laid) {
        let whole =
            !FILL || at == usize::from(self.source.left) && self.source.turn == self.source.right;
        if arc.ends() && whole && at + 1 < self.source.turn.into() {
            self.start = at;
            self.leftwards = self.laid_count(laid);
            self.found(at, self.source.turn.into(), laid);
        }
        if arc.goes_on() && laid.held != 0 && self.reaches(arc, laid) {
            self.leftward::<FILL>(arc, at, laid);
        }
    }

    /// Lays a tile on the empty square `at` in every way.
    fn rightward<const FILL: bool>(&mut self, arc: Arc, at: usize, laid: Laid) {
        let next = self.graph.next(arc);
        let square = &self.row[at];
        let held = self.rack.handfuls[laid.held as usize].letters;
        let fits = next & square.fits;
        for letter in letters_of(fits & held) {
            let arc = self.graph.follow(arc, next, letter);
            let laid = self.lay(square, laid, letter);
            self.rightward_after::<FILL>(arc, at, laid);
        }
        if held & 1 != 0 {
            for letter in letters_of(fits & self.blank_letters) {
                let arc = self.graph.follow(arc, next, letter);
                let laid = self.lay_blank(square, laid, letter);
                self.rightward_after::<FILL>(arc, at, laid);
            }
        }
    }

    #[inline(always)]
    fn rightward_after<const FILL: bool>(&mut self, mut arc: Arc, laid_at: usize, mut laid: Laid) {
        let mut at = laid_at + 1;
        while let Some(square) = self.row.get(at).filter(|square| square.cell != 0) {
            match self.graph.step(arc, letter(square.cell)) {
                Some(next) => arc = next,
                None => return,
            }
            laid.sum += u64::from(self.plan.cell_value(square.cell));
            at += 1;
        }
        let right = self.source.right.into();
        if arc.ends() && (!FILL || at == right) {
            self.found(laid_at, at, laid);
        }
        if arc.goes_on() && laid.held != 0 && at < right && self.reaches(arc, laid) {
            self.rightward::<FILL>(arc, at, laid);
        }
    }

    /// Whether the tiles held and those that may be joined are enough for some word from here.
    #[inline(always)]
    fn reaches(&self, arc: Arc, laid: Laid) -> bool {
        let held = self.rack.handfuls[laid.held as usize].tiles;
        arc.needs() <= u32::from(held) + u32::from(self.source.joinable)
    }

    #[inline(always)]
    fn laid_count(&self, laid: Laid) -> u32 {
        self.tiles - u32::from(self.rack.handfuls[laid.held as usize].tiles)
    }

    #[inline(always)]
    fn lay(&self, square: &Square, laid: Laid, letter: u32) -> Laid {
        let value = u64::from(self.plan.values()[letter as usize]);
        Laid {
            tiles: laid.tiles.and(letter),
            sum: laid.sum + value * square.gain + square.across,
            times: laid.times * square.word_times,
            held: laid.held - u32::from(self.rack.steps[letter as usize]),
        }
    }

    #[inline(always)]
    fn lay_blank(&self, square: &Square, laid: Laid, letter: u32) -> Laid {
        Laid {
            tiles: laid.tiles.and(blank_as(letter)),
            sum: laid.sum + square.across,
            times: laid.times * square.word_times,
            held: laid.held - u32::from(self.rack.steps[0]),
        }
    }

    /// A word from `start` to `end`, the last tile having been laid at `laid_at`.
    #[inline(always)]
    fn found(&mut self, laid_at: usize, end: usize, laid: Laid) {
        let count = self.laid_count(laid);
        // One tile that makes words both ways is one play: the one across.
        if count == 1 && !self.plan.across(self.lane) && self.row[laid_at].crossed {
            return;
        }
        let bonus = if count >= self.plan.rack_size {
            self.plan.bonus
        } else {
            0
        };
        let score = laid.sum as u32 * laid.times + (laid.sum >> 32) as u32 + bonus;
        let kept = laid.held + self.aside;
        self.sink.take(Play {
            tiles: laid.tiles,
            score,
            equity: score as i32 * POINT + self.rack.handfuls[kept as usize].leave,
            lane: self.lane as u8,
            start: self.start as u8,
            end: end as u8,
            laid: count as u8,
            leftwards: self.leftwards as u8,
            kept: kept as u16,
        });
    }
}
