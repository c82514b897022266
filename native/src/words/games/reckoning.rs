//! What turns are worth to the game, reckoned by how many tiles are where: no word is looked for, so that it
//! takes no time.

use super::book::Refill;
use super::chain::{Standing, play_out};
use super::known::Known;
use super::outline::{Counts, Outline};
use super::outlook::Outlook;
use super::rehearsal::Rehearsal;
use super::setting::Setting;
use super::state::{SEATS, Turn};
use crate::numbers::Chance;

/// What a turn promises who makes it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Worth {
    /// Shares of a win.
    pub chance: f64,
    /// Points ahead of the others' mean, and points.
    pub ahead: f64,
    pub points: f64,
}

impl Worth {
    /// The mean of so many ends of games, by what all have then.
    pub fn of(ends: &[[f64; SEATS]], seats: usize, seat: usize) -> Worth {
        let mut worth = Worth::default();
        let games = ends.len().max(1) as f64;
        for end in ends {
            let scores = &end[..seats];
            let most = scores.iter().copied().fold(f64::MIN, f64::max);
            let winners = scores.iter().filter(|&&score| score == most).count() as f64;
            let others = scores.iter().sum::<f64>() - scores[seat];
            worth.chance += f64::from(u8::from(scores[seat] == most)) / winners / games;
            worth.ahead += (scores[seat] - others / (seats - 1) as f64) / games;
            worth.points += scores[seat] / games;
        }
        worth
    }
}

/// What turns are worth to who is to move, if all play on as turns usually go. `games` are played for each,
/// with the same chances.
pub fn reckon(
    setting: &Setting,
    known: &Known,
    outlook: &Outlook,
    turns: &[(Turn, i32)],
    chances: (u64, u64),
) -> Vec<Worth> {
    let state = known.state();
    let ends: Vec<Vec<[f64; SEATS]>> = match setting.book.refill {
        Refill::UpTo(_) => {
            let mut rehearsal = Rehearsal::new(setting, known, outlook, false, chances);
            let counts = Counts::of(known);
            let turns = turns.iter();
            turns
                .map(|(turn, score)| {
                    let (tiles, score, dead) = in_numbers(setting, known, outlook, turn, *score);
                    rehearsal.ends(counts, (tiles, score, dead))
                })
                .collect()
        }
        Refill::WhenEmpty(_) => {
            let turns = turns.iter();
            turns
                .map(|(turn, score)| chained(setting, known, outlook, turn, *score, chances))
                .collect()
        }
    };
    let worth = |ends: &Vec<[f64; SEATS]>| Worth::of(ends, state.seats, state.turn);
    ends.iter().map(worth).collect()
}

/// Tiles that a turn lays, its points and the dead tiles that it keeps. A joker that may be left in the end is
/// paid for at once.
fn in_numbers(
    setting: &Setting,
    known: &Known,
    outlook: &Outlook,
    turn: &Turn,
    score: i32,
) -> (u32, i32, u32) {
    let (tiles, kept) = match turn {
        Turn::Lay(play) => (play.tiles, known.rack().minus(&known.laid(play))),
        Turn::Rest => (0, *known.rack()),
    };
    let dead = |tile: &u8| outlook.dead.contains(tile);
    let dead = kept.tiles().iter().filter(|tile| dead(tile)).count() as u32;
    let book = setting.book;
    let outline = Outline::of(setting, known, outlook);
    let dearer = if outline.may_be_last(&Counts::of(known), tiles) {
        (book.joker_penalty - book.tile_penalty) * kept.jokers as i32
    } else {
        0
    };
    (tiles, score - dearer, dead)
}

/// The ends of games after a turn in a book where racks are filled only once they are empty.
fn chained(
    setting: &Setting,
    known: &Known,
    outlook: &Outlook,
    turn: &Turn,
    score: i32,
    (games, seed): (u64, u64),
) -> Vec<[f64; SEATS]> {
    let mut standing = Standing::of(setting, known);
    let seat = standing.turn;
    let is_over = match turn {
        Turn::Lay(play) => {
            standing.jokers[seat] = known.rack().minus(&known.laid(play)).jokers;
            standing.lay(play.tiles, f64::from(score))
        }
        Turn::Rest => standing.rest(),
    };
    if standing.has_turn() {
        standing.jokers[seat] = 0; // it will go in time
    }
    if is_over {
        return vec![standing.totals()];
    }
    let game = |number| play_out(standing, outlook, &mut Chance::of(seed, number)).totals();
    (0..games).map(game).collect()
}
