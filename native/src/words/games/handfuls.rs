//! Plays with some tiles of a rack only: what a player keeps he can use alone.

use super::budget::Budget;
use super::known::Known;
use super::rack::Rack;
use super::setting::Setting;
use crate::words::question::Play;

/// The share of what is left to think that one look at a handful may take.
pub const SHARE: f64 = 0.05;
/// The share of it for the first search of a turn, and for a second one that asks for something else.
pub const FIRST: f64 = 2.0 / 3.0;
pub const SECOND: f64 = 0.4;

/// The best play with so many tiles at most, for each number of them that was looked at.
pub struct Handfuls<'a> {
    setting: &'a Setting<'a>,
    known: &'a Known,
    /// What it is worth to keep each tile, the dearest first.
    keep: &'a dyn Fn(u8) -> f64,
}

impl<'a> Handfuls<'a> {
    pub fn new(
        setting: &'a Setting<'a>,
        known: &'a Known,
        keep: &'a dyn Fn(u8) -> f64,
    ) -> Handfuls<'a> {
        Handfuls {
            setting,
            known,
            keep,
        }
    }

    fn look(&self, handful: &Rack, budget: &mut Budget) -> Option<(Play, Rack)> {
        let play = self
            .setting
            .best(&self.known.seen(), handful, false, budget, SHARE)?;
        let laid = self.known.laid(&play);
        Some((play, laid))
    }

    /// What is left on the rack is worth so much to keep.
    fn kept(&self, laid: &Rack) -> f64 {
        let kept = self.known.rack().minus(laid).tiles();
        kept.iter().map(|&tile| (self.keep)(tile)).sum()
    }

    /// The best play that lays one tile.
    pub fn one(&self, budget: &mut Budget) -> Option<(Play, Rack)> {
        let handfuls = self.known.rack().kinds();
        self.best_of(handfuls.iter().map(|&tile| Rack::of(&[tile])), budget)
    }

    /// The best play with one tile more than this one lays.
    pub fn one_more(&self, laid: &Rack, budget: &mut Budget) -> Option<(Play, Rack)> {
        let rest = self.known.rack().minus(laid).kinds();
        let more = rest.iter().map(|&tile| laid.plus(&Rack::of(&[tile])));
        self.best_of(more, budget)
    }

    /// The best play with one tile fewer than this one lays: the first that scores as much, keeping the
    /// dearest tiles first, or else what scores most.
    pub fn one_fewer(&self, play: &Play, laid: &Rack, budget: &mut Budget) -> Option<(Play, Rack)> {
        let letters = letters_of(play);
        let mut kinds = laid.kinds();
        kinds.sort_by(|&one, &other| (self.keep)(other).total_cmp(&(self.keep)(one)));
        let mut best: Option<(Play, Rack)> = None;
        for tile in kinds {
            if budget.is_spent() {
                break;
            }
            let Some(found) = self.look(&laid.without(tile), budget) else {
                continue;
            };
            let length = letters_of(&found.0);
            if length >= letters {
                return Some(found);
            }
            if best
                .as_ref()
                .is_none_or(|(best, _)| letters_of(best) < length)
            {
                best = Some(found);
            }
        }
        best
    }

    fn best_of(
        &self,
        handfuls: impl Iterator<Item = Rack>,
        budget: &mut Budget,
    ) -> Option<(Play, Rack)> {
        let worth = |found: &(Play, Rack)| {
            let letters = letters_of(&found.0);
            (letters, self.kept(&found.1))
        };
        let mut best: Option<(Play, Rack)> = None;
        for handful in handfuls {
            if budget.is_spent() {
                break;
            }
            let found = self.look(&handful, budget);
            let better =
                found.filter(|found| best.as_ref().is_none_or(|best| worth(found) > worth(best)));
            best = better.or(best);
        }
        best
    }
}

/// How long the word is that scores.
pub fn letters_of(play: &Play) -> u32 {
    play.scorer.as_ref().map_or(0, Vec::len) as u32
}
