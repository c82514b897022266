//! The walk through the word graph that finds the plays of a source: all of them, or those that
//! fill one slot.

use super::board::letter;
use super::graph::{Arc, Graph, TURN, letters_of};
use super::laying::{Laid, Laying};
use super::play::Play;
use super::slot::Slot;
use super::source::Source;

/// Takes plays as they are found.
pub trait Sink {
    fn take(&mut self, play: Play);
}

/// One lane, one rack, one source.
pub struct Walk<'a, S> {
    graph: &'a Graph,
    laying: Laying<'a>,
    source: Source,
    sink: &'a mut S,
    /// The letters that blanks may stand for.
    blank_letters: u64,
    /// Where the word begins and how many tiles were laid leftwards, once the walk has turned.
    start: usize,
    leftwards: u32,
}

impl<'a, S: Sink> Walk<'a, S> {
    pub fn new(graph: &'a Graph, laying: Laying<'a>, source: Source, sink: &'a mut S) -> Self {
        Walk {
            graph,
            laying,
            source,
            sink,
            blank_letters: graph.alphabet(),
            start: 0,
            leftwards: 0,
        }
    }

    /// Finds every play of the source with tiles of a handful.
    pub fn all(&mut self, handful: usize) {
        self.laying.take(handful);
        self.set_out::<false>(handful);
    }

    /// Finds the plays that fill a slot of the source with tiles of a handful.
    pub fn fill(&mut self, slot: &Slot, handful: usize, blank_letters: u64) {
        self.laying.take(handful);
        self.blank_letters = blank_letters;
        let lying = slot.end - slot.start - slot.laid;
        self.source.joinable = lying - (self.source.turn - self.source.edge);
        self.source.left = slot.start;
        self.source.right = slot.end;
        self.set_out::<true>(handful);
    }

    fn set_out<const FILL: bool>(&mut self, handful: usize) {
        let laid = Laid::nothing(handful, self.source.value);
        self.leftward::<FILL>(self.source.arc, self.source.edge.into(), laid);
    }

    /// Lays a tile on the square before `edge` in every way, or turns.
    fn leftward<const FILL: bool>(&mut self, arc: Arc, edge: usize, laid: Laid) {
        let next = self.graph.next(arc);
        if edge > self.source.left.into() {
            let at = edge - 1;
            let square = &self.laying.row[at];
            let held = self.laying.held(laid);
            let fits = next & square.fits;
            for letter in letters_of(fits & held) {
                let arc = self.graph.follow(arc, next, letter);
                let laid = self.laying.tile(square, laid, letter);
                self.leftward_after::<FILL>(arc, at, laid);
            }
            if held & 1 != 0 {
                for letter in letters_of(fits & self.blank_letters) {
                    let arc = self.graph.follow(arc, next, letter);
                    let laid = self.laying.blank(square, laid, letter);
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
                self.leftwards = self.laying.laid_count(laid);
                self.rightward::<FILL>(arc, self.source.turn.into(), laid);
            }
        }
    }

    #[inline(always)]
    fn leftward_after<const FILL: bool>(&mut self, arc: Arc, at: usize, laid: Laid) {
        let Source {
            left, turn, right, ..
        } = self.source;
        let whole = !FILL || at == usize::from(left) && turn == right;
        if arc.ends() && whole && at + 1 < turn.into() {
            self.start = at;
            self.leftwards = self.laying.laid_count(laid);
            self.found(at, turn.into(), laid);
        }
        if arc.goes_on() && laid.held != 0 && self.reaches(arc, laid) {
            self.leftward::<FILL>(arc, at, laid);
        }
    }

    /// Lays a tile on the empty square `at` in every way.
    fn rightward<const FILL: bool>(&mut self, arc: Arc, at: usize, laid: Laid) {
        let next = self.graph.next(arc);
        let square = &self.laying.row[at];
        let held = self.laying.held(laid);
        let fits = next & square.fits;
        for letter in letters_of(fits & held) {
            let arc = self.graph.follow(arc, next, letter);
            let laid = self.laying.tile(square, laid, letter);
            self.rightward_after::<FILL>(arc, at, laid);
        }
        if held & 1 != 0 {
            for letter in letters_of(fits & self.blank_letters) {
                let arc = self.graph.follow(arc, next, letter);
                let laid = self.laying.blank(square, laid, letter);
                self.rightward_after::<FILL>(arc, at, laid);
            }
        }
    }

    #[inline(always)]
    fn rightward_after<const FILL: bool>(&mut self, mut arc: Arc, laid_at: usize, mut laid: Laid) {
        let mut at = laid_at + 1;
        while let Some(square) = self.laying.row.get(at).filter(|square| square.cell != 0) {
            match self.graph.step(arc, letter(square.cell)) {
                Some(next) => arc = next,
                None => return,
            }
            laid.join(self.laying.plan.cell_value(square.cell));
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
        arc.needs() <= self.laying.held_count(laid) + u32::from(self.source.joinable)
    }

    /// A word from `start` to `end`, the last tile having been laid at `laid_at`.
    #[inline(always)]
    fn found(&mut self, laid_at: usize, end: usize, laid: Laid) {
        // One tile that makes words both ways is one play: the one across.
        if self.laying.laid_count(laid) == 1
            && !self.laying.plan.across(self.laying.lane)
            && self.laying.row[laid_at].crossed
        {
            return;
        }
        let play = self.laying.play(laid, (self.start, end), self.leftwards);
        self.sink.take(play);
    }
}
