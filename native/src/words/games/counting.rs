//! Turns in books where racks are filled up: it counts most how many tiles are laid, since that decides who
//! still has a tile in the last round and who makes the last turn.

use super::book::Ends;
use super::budget::Budget;
use super::handfuls::{FIRST, Handfuls, SECOND, SHARE, letters_of};
use super::known::Known;
use super::outline::Counts;
use super::outlook::Outlook;
use super::rack::Rack;
use super::rehearsal::{GAMES, Rehearsal};
use super::setting::Setting;
use crate::words::letters::JOKER;
use crate::words::question::Play;

/// What a point counts beside a game won, for tiles that are kept.
const POINT: f64 = 0.01;

/// How much more often a turn must win than the most points now: so much the outline does not know.
const SURELY: f64 = 0.02;
/// How much more, with a full pot, where tiles are dead and more than one other plays: who will hold those
/// tiles moves the end of the game about as much as what is kept.
const MORE_SURELY: f64 = 0.15;

/// A turn of which it counts most how many tiles are laid.
pub struct Counting<'a> {
    setting: &'a Setting<'a>,
    known: &'a Known,
    rehearsal: Rehearsal<'a>,
    counts: Counts,
    /// Tiles of the rack that go into no word.
    dead: Vec<u8>,
    /// What plays are worth to the game, and the plays.
    weighed: Vec<(f64, Play)>,
}

impl<'a> Counting<'a> {
    pub fn new(setting: &'a Setting<'a>, known: &'a Known, outlook: &'a Outlook) -> Counting<'a> {
        Counting {
            setting,
            known,
            rehearsal: Rehearsal::new(setting, known, outlook, true, (GAMES, 1)),
            counts: Counts::of(known),
            dead: outlook.dead.clone(),
            weighed: Vec::new(),
        }
    }

    /// Plays worth thinking of, each with its worth to the game.
    pub fn weighed(mut self, budget: &mut Budget) -> Vec<(f64, Play)> {
        let (rack, seen) = (*self.known.rack(), self.known.seen());
        let twice = self.setting.book.rules.doubling;
        let Some(full) = self.setting.best(&seen, &rack, twice, budget, FIRST) else {
            return Vec::new();
        };
        let goes = full.tiles == rack.len();
        if twice && seen.opened && !goes {
            self.notice_dead(&full, budget);
        }
        self.weigh(&full);
        let longest = if twice && goes {
            self.setting.best(&seen, &rack, false, budget, SECOND)
        } else {
            Some(full)
        };
        if let Some(longest) = longest {
            self.weigh(&longest);
            self.try_fewer(longest, budget);
        }
        self.weighed
    }

    /// Tiles that a play leaves and that could not be laid by themselves either are dead, for all that is
    /// known now.
    fn notice_dead(&mut self, play: &Play, budget: &mut Budget) {
        let left = self.known.rack().minus(&self.known.laid(play));
        for tile in left.kinds() {
            let alone = Rack::of(&[tile]);
            let seen = self.known.seen();
            if !self.dead.contains(&tile)
                && self
                    .setting
                    .best(&seen, &alone, false, budget, SHARE)
                    .is_none()
            {
                self.dead.push(tile);
            }
        }
    }

    /// How many tiles of these are dead.
    fn dead_of(&self, kept: &Rack) -> u32 {
        let kept = kept.tiles().into_iter();
        kept.filter(|tile| self.dead.contains(tile)).count() as u32
    }

    fn weigh(&mut self, play: &Play) {
        let score = self.setting.score(play, self.known.rack().len());
        let kept = self.known.rack().minus(&self.known.laid(play));
        let doubt = if self.weighed.is_empty() {
            0.0
        } else {
            self.doubt()
        };
        let worth = self.worth(play.tiles, score, &kept) - doubt;
        self.weighed.push((worth, play.clone()));
    }

    /// How much more often than the most points now another turn must win.
    fn doubt(&self) -> f64 {
        let outline = &self.rehearsal.outline;
        if self.setting.book.ends != Ends::Out {
            return 0.0;
        }
        if outline.seats == 2 || outline.outlook.dead.is_empty() {
            return SURELY;
        }
        SURELY + MORE_SURELY * f64::from(self.counts.pot) / f64::from(outline.tiles)
    }

    /// What it is worth to the game to lay so many tiles for so many points and keep these.
    fn worth(&mut self, tiles: u32, score: i32, kept: &Rack) -> f64 {
        let book = self.setting.book;
        let outline = &self.rehearsal.outline;
        let may_be_last = outline.may_be_last(&self.counts, tiles);
        let keep: f64 = if may_be_last {
            0.0
        } else {
            let kept = kept.tiles().into_iter();
            kept.map(|tile| outline.outlook.keep(tile)).sum()
        };
        let dearer = if may_be_last {
            (book.joker_penalty - book.tile_penalty) * kept.jokers as i32
        } else {
            0
        };
        let dead = self.dead_of(kept);
        if book.ends == Ends::Out {
            return self
                .rehearsal
                .worth(self.counts, tiles, score - dearer, dead)
                + POINT * keep;
        }
        let mut counts = self.counts;
        counts.dead[counts.turn] = dead;
        f64::from(score - dearer) + self.rehearsal.outline.after(counts, tiles) + keep
    }

    /// What laying so many tiles would be worth with a word of these letters, whatever stays but a joker.
    fn promise(&mut self, tiles: u32, letters: u32) -> f64 {
        let mut dead = Rack::default();
        let rack = *self.known.rack();
        let kept = rack.tiles().into_iter();
        kept.filter(|tile| self.dead.contains(tile) && *tile != JOKER)
            .for_each(|tile| dead.put(tile));
        let left = rack.len() - tiles;
        let dead = Rack::of(&dead.tiles()[..(left.min(dead.len()) as usize)]);
        self.worth(tiles, letters as i32, &dead)
    }

    fn promises(&mut self, tiles: u32, letters: u32) -> bool {
        let best = self.weighed.iter().map(|&(worth, _)| worth);
        let best = best.fold(f64::MIN, f64::max);
        self.promise(tiles, letters) > best
    }

    /// Plays with fewer tiles than the longest word with the most of them.
    fn try_fewer(&mut self, longest: Play, budget: &mut Budget) {
        let letters = letters_of(&longest);
        let most = longest.tiles;
        let promise = (1..most).map(|tiles| (tiles, self.promise(tiles, letters)));
        let best = promise.max_by(|(_, one), (_, other)| one.total_cmp(other));
        let Some((wanted, _)) = best else { return };
        let (setting, known) = (self.setting, self.known);
        let outlook = self.rehearsal.outline.outlook;
        let keep = |tile: u8| outlook.keep(tile);
        let handfuls = Handfuls::new(setting, known, &keep);
        if known.state().opened[known.state().turn] && wanted <= most / 2 {
            let mut found = handfuls.one(budget);
            for tiles in 1..most {
                let Some((play, laid)) = found else { return };
                self.weigh(&play);
                let promises = (tiles + 1..most).any(|tiles| self.promises(tiles, letters));
                if !promises || budget.is_spent() {
                    return;
                }
                found = handfuls.one_more(&laid, budget);
            }
            return;
        }
        let laid = known.laid(&longest);
        let mut found = Some((longest, laid));
        while let Some((play, laid)) = found {
            self.weigh(&play);
            let promises = (1..laid.len()).any(|tiles| self.promises(tiles, letters));
            if !promises || budget.is_spent() {
                return;
            }
            found = handfuls.one_fewer(&play, &laid, budget);
        }
    }
}
