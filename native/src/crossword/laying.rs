//! Laying tiles one by one: what they count, what is still held, and the play in the end.

use super::board::Square;
use super::plan::Plan;
use super::play::{Play, Tiles, blank_as};
use super::rack::Rack;
use super::slot::POINT;

/// What has been laid so far.
#[derive(Clone, Copy)]
pub struct Laid {
    tiles: Tiles,
    /// Low half: what the word counts; high half: what the rows across it count.
    sum: u64,
    /// What the word is multiplied by.
    times: u32,
    /// The handful still held.
    pub held: u32,
}

impl Laid {
    /// Nothing, beside tiles that count so much.
    pub fn nothing(held: usize, value: u32) -> Self {
        Laid {
            tiles: Tiles::default(),
            sum: value.into(),
            times: 1,
            held: held as u32,
        }
    }

    /// Joins a tile that lies on the board.
    #[inline(always)]
    pub fn join(&mut self, value: u32) {
        self.sum += u64::from(value);
    }
}

/// The lane in which tiles of a rack are laid.
#[derive(Clone, Copy)]
pub struct Laying<'a> {
    pub plan: &'a Plan,
    pub rack: &'a Rack,
    pub row: &'a [Square],
    pub lane: usize,
    /// How many tiles there are to lay, and the handful that stays on the rack all along.
    pub tiles: u32,
    pub aside: u32,
}

impl<'a> Laying<'a> {
    /// With the whole rack to lay.
    pub fn new(plan: &'a Plan, rack: &'a Rack, lane: usize, row: &'a [Square]) -> Self {
        Laying {
            plan,
            rack,
            row,
            lane,
            tiles: rack.tiles() as u32,
            aside: 0,
        }
    }

    /// Puts all but a handful aside.
    pub fn take(&mut self, handful: usize) {
        self.tiles = self.rack.handfuls[handful].tiles.into();
        self.aside = (self.rack.full() - handful) as u32;
    }

    #[inline(always)]
    pub fn tile(&self, square: &Square, laid: Laid, letter: u32) -> Laid {
        let value = u64::from(self.plan.values()[letter as usize]);
        Laid {
            tiles: laid.tiles.and(letter),
            sum: laid.sum + value * square.gain + square.across,
            times: laid.times * square.word_times,
            held: laid.held - u32::from(self.rack.steps[letter as usize]),
        }
    }

    #[inline(always)]
    pub fn blank(&self, square: &Square, laid: Laid, letter: u32) -> Laid {
        Laid {
            tiles: laid.tiles.and(blank_as(letter)),
            sum: laid.sum + square.across,
            times: laid.times * square.word_times,
            held: laid.held - u32::from(self.rack.steps[0]),
        }
    }

    /// The letters still held; bit 0 for a blank.
    #[inline(always)]
    pub fn held(&self, laid: Laid) -> u64 {
        self.rack.handfuls[laid.held as usize].letters
    }

    #[inline(always)]
    pub fn held_count(&self, laid: Laid) -> u32 {
        self.rack.handfuls[laid.held as usize].tiles.into()
    }

    #[inline(always)]
    pub fn laid_count(&self, laid: Laid) -> u32 {
        self.tiles - self.held_count(laid)
    }

    /// The play that covers these squares, its first `leftwards` tiles laid from right to left.
    #[inline(always)]
    pub fn play(&self, laid: Laid, (start, end): (usize, usize), leftwards: u32) -> Play {
        let count = self.laid_count(laid);
        let across = (laid.sum >> 32) as u32;
        let score = laid.sum as u32 * laid.times + across + self.plan.bonus_for(count as usize);
        let kept = laid.held + self.aside;
        Play {
            tiles: laid.tiles,
            score,
            equity: score as i32 * POINT + self.rack.handfuls[kept as usize].leave,
            lane: self.lane as u8,
            start: start as u8,
            end: end as u8,
            laid: count as u8,
            leftwards: leftwards as u8,
            kept: kept as u16,
        }
    }
}
