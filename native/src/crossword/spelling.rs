//! Fills a slot with known words.

use super::board::letter;
use super::laying::{Laid, Laying};
use super::slot::Slot;
use super::walk::Sink;

/// A slot, what is laid there, and who takes the plays.
pub struct Spelling<'a, S> {
    pub laying: Laying<'a>,
    pub slot: Slot,
    pub sink: &'a mut S,
}

impl<S: Sink> Spelling<'_, S> {
    /// Lays a word with the tiles of a handful in every way, if it fits.
    pub fn lay(&mut self, word: &[u8], handful: usize) {
        self.laying.take(handful);
        self.lay_rest(word, self.slot.start.into(), Laid::nothing(handful, 0));
    }

    fn lay_rest(&mut self, word: &[u8], mut at: usize, mut laid: Laid) {
        let start = usize::from(self.slot.start);
        while at < self.slot.end.into() {
            let square = &self.laying.row[at];
            let next = u32::from(word[at - start]);
            at += 1;
            if square.cell != 0 {
                if letter(square.cell) != next {
                    return;
                }
                laid.join(self.laying.plan.cell_value(square.cell));
                continue;
            }
            if square.fits >> next & 1 == 0 {
                return;
            }
            let held = self.laying.held(laid);
            let (tile, blank) = (held >> next & 1 != 0, held & 1 != 0);
            if tile && blank {
                self.lay_rest(word, at, self.laying.blank(square, laid, next));
            }
            laid = match (tile, blank) {
                (true, _) => self.laying.tile(square, laid, next),
                (false, true) => self.laying.blank(square, laid, next),
                (false, false) => return,
            };
        }
        let play = self.laying.play(laid, (start, self.slot.end.into()), 0);
        self.sink.take(play);
    }
}
