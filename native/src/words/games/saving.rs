//! Turns in books where a rack is filled only once it is empty: an empty rack brings seven tiles for the next
//! turn, and a few that nothing can be made of bring nothing. What is left at the end is taken off.

use super::budget::Budget;
use super::chain::{Standing, worth_of};
use super::handfuls::{FIRST, Handfuls, SECOND};
use super::known::Known;
use super::outlook::Outlook;
use super::setting::Setting;
use crate::words::question::Play;

/// Games in numbers that are played for each play.
const GAMES: u64 = 600;
/// What a point counts beside a game won, for tiles that are kept.
const POINT: f64 = 0.02;

pub struct Saving<'a> {
    setting: &'a Setting<'a>,
    known: &'a Known,
    outlook: &'a Outlook,
    standing: Standing,
    weighed: Vec<(f64, Play)>,
}

impl<'a> Saving<'a> {
    pub fn new(setting: &'a Setting<'a>, known: &'a Known, outlook: &'a Outlook) -> Saving<'a> {
        Saving {
            setting,
            known,
            outlook,
            standing: Standing::of(setting, known),
            weighed: Vec::new(),
        }
    }

    /// Plays worth thinking of, each with its worth to the game.
    pub fn weighed(mut self, budget: &mut Budget) -> Vec<(f64, Play)> {
        let (rack, seen) = (*self.known.rack(), self.known.seen());
        let Some(full) = self.setting.best(&seen, &rack, false, budget, FIRST) else {
            return Vec::new();
        };
        self.weigh(&full);
        if full.tiles < rack.len() {
            // Counted double, a shorter word is found with which the whole rack goes.
            let whole = self.setting.best(&seen, &rack, true, budget, SECOND);
            if let Some(whole) = whole {
                self.weigh(&whole);
            }
        }
        self.try_fewer(full, budget);
        self.weighed
    }

    /// Plays with fewer and fewer tiles.
    fn try_fewer(&mut self, full: Play, budget: &mut Budget) {
        let outlook = self.outlook;
        let keep = |tile: u8| outlook.keep(tile);
        let handfuls = Handfuls::new(self.setting, self.known, &keep);
        let laid = self.known.laid(&full);
        let mut found = Some((full, laid));
        while let Some((play, laid)) = found {
            self.weigh(&play);
            if laid.len() <= 1 || budget.is_spent() {
                return;
            }
            found = handfuls.one_fewer(&play, &laid, budget);
        }
    }

    fn weigh(&mut self, play: &Play) {
        let seat = self.standing.turn;
        let kept = self.known.rack().minus(&self.known.laid(play));
        let score = self.setting.score(play, self.known.rack().len());
        let mut standing = self.standing;
        standing.jokers[seat] = kept.jokers;
        let is_over = standing.lay(play.tiles, f64::from(score));
        let has_turn = standing.has_turn();
        if has_turn {
            standing.jokers[seat] = 0; // it will go in time
        }
        let mut worth = worth_of(&standing, is_over, seat, self.outlook, GAMES);
        if has_turn {
            let kept = kept.tiles();
            worth += POINT
                * kept
                    .iter()
                    .map(|&tile| self.outlook.keep(tile))
                    .sum::<f64>();
        }
        self.weighed.push((worth, play.clone()));
    }
}
