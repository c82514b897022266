//! Plays to win.
//!
//! As long as the pot has tiles, laying gives the others more to build on and costs a draw, and whether the
//! own rack goes with all that lies on the table does not depend on how much of it lies there already. So
//! nothing is laid before all of it goes, not even the opening. With an empty pot the rest of the game is
//! searched, or played out where racks are hidden.

use super::book::without_jokers;
use super::duel::Duel;
use super::laying::{Hand, contains_opening, lies};
use super::mind::Mind;
use super::playout;
use super::policy::Decision;
use super::state::{Known, Turn};
use crate::numbers::objective::Objective;
use crate::numbers::tile::{FACES, JOKER, Tally, is_joker};
use crate::numbers::uncut::uncut_sets;

/// Deals that are played out at most.
const ROUNDS: usize = 40;
/// Turns that are played out at most.
const TURNS: usize = 12;

/// Openings that are tried on dealt racks, and how many deals.
const OPENINGS: usize = 8;
const DEALS: usize = 16;

pub fn decide(known: &Known, mind: &mut Mind) -> Decision {
    match sleep(known) {
        Some(Decision {
            turn: Turn::Lay(tiles),
            ..
        }) if tiles != known.rack => return Decision::of(Turn::Lay(safest_opening(known, mind))),
        Some(decision) => return decision,
        None => (),
    }
    if known.seats == 2 {
        return Decision::of(Duel::new(known.book, mind).best(known));
    }
    let turns = candidates(known);
    let worths = playout::weigh(known, &turns, ROUNDS, true, mind);
    let best = (0..turns.len()).max_by(|&one, &other| {
        let rank = |at: usize| {
            let worth = &worths[at];
            (worth.games, worth.chance() + worth.mean_points() / 1e4)
        };
        let ((games, value), (others, other)) = (rank(one), rank(other));
        games.cmp(&others).then(value.total_cmp(&other))
    });
    Decision::of(best.map_or(Turn::Rest, |at| turns[at]))
}

/// Goes out, or draws; opens where all the rest goes with the next turn. Nothing once the pot is empty.
pub fn sleep(known: &Known) -> Option<Decision> {
    if known.hand().goes_out() {
        return Some(Decision::of(Turn::Lay(known.rack)));
    }
    if known.pot == 0 {
        return None;
    }
    let ready = !known.opened[known.seat]
        && !known.book.goes_on
        && lies(&known.table.plus(&known.rack))
        && contains_opening(&known.book, &known.rack, None);
    let opening = if ready { least_opening(known) } else { None };
    Some(Decision::of(opening.map_or(Turn::Rest, Turn::Lay)))
}

/// Of the openings that give little, the one after which the others go out least often.
fn safest_opening(known: &Known, mind: &mut Mind) -> Tally {
    let openings = openings(known);
    let mut outs = vec![0; openings.len()];
    let mut chance = mind.chance.clone();
    for _ in 0..DEALS {
        let state = playout::dealt(known, &mut chance);
        for (opening, outs) in openings.iter().zip(&mut outs) {
            let table = known.table.plus(opening);
            let goes_out = |seat: usize| {
                let hand = Hand {
                    book: &known.book,
                    table: &table,
                    rack: &state.racks[seat],
                    opened: known.opened[seat],
                };
                seat != known.seat && hand.goes_out()
            };
            *outs += (0..known.seats).any(goes_out) as u32;
        }
        mind.look(openings.len() as u64);
        if mind.is_spent(0.8) {
            break;
        }
    }
    let safest = (0..openings.len()).min_by_key(|&at| (outs[at], at));
    safest.map_or(known.rack, |at| openings[at])
}

/// The opening that gives the others least to build on.
pub fn least_opening(known: &Known) -> Option<Tally> {
    openings(known).first().copied()
}

/// Openings that give the others little to build on: fewest jokers, then fewest tiles.
fn openings(known: &Known) -> Vec<Tally> {
    let need = known.book.opening as u32;
    let rack = &known.rack;
    let plain = without_jokers(rack);
    let from = if contains_opening(&known.book, &plain, None) {
        &plain
    } else {
        rack
    };
    let gift = |tiles: &Tally| {
        let jokers: u8 = tiles.0[JOKER as usize..].iter().sum();
        (jokers, tiles.len(), tiles.0)
    };
    let sets: Vec<(Tally, u32)> = uncut_sets(from).into_iter().collect();
    let mut some: Vec<(Tally, u32)> = sets.clone();
    for _ in 0..3 {
        let enough = some.iter().filter(|(_, worth)| *worth >= need);
        let mut enough: Vec<Tally> = enough.map(|(tiles, _)| *tiles).collect();
        if !enough.is_empty() {
            enough.sort_by_key(gift);
            enough.dedup();
            enough.truncate(OPENINGS);
            return enough;
        }
        some = some
            .iter()
            .flat_map(|(tiles, worth)| {
                let more = sets
                    .iter()
                    .map(|(set, more)| (tiles.plus(set), worth + more));
                more.filter(|(both, _)| from.contains(both))
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    let most = known.hand().most(rack, Objective::Tiles, None);
    most.into_iter().collect()
}

/// Turns that differ in what they leave: nothing laid, the most tiles, the most value, all but jokers, the
/// least opening, and the most value without some tile that costs much.
pub fn candidates(known: &Known) -> Vec<Turn> {
    let hand = known.hand();
    let mut laid: Vec<Tally> = Vec::new();
    let mut add = |tiles: Option<Tally>| laid.extend(tiles);
    add(known.most_tiles());
    add(hand.most(&known.rack, Objective::Value, known.only_with));
    add(hand.most(
        &without_jokers(&known.rack),
        Objective::Tiles,
        known.only_with,
    ));
    if !known.opened[known.seat] && contains_opening(&known.book, &known.rack, known.only_with) {
        add(least_opening(known));
    }
    let Some(most) = laid.first().copied() else {
        return vec![Turn::Rest];
    };
    for face in (0..FACES).filter(|&face| most.0[face] > 0 && !is_joker(face as u8)) {
        if laid.len() >= TURNS {
            break;
        }
        let mut rest = known.rack;
        rest.0[face] = 0;
        laid.extend(hand.most(&rest, Objective::Value, known.only_with));
    }
    let mut turns = vec![Turn::Rest];
    for tiles in laid {
        let turn = Turn::Lay(tiles);
        if !turns.contains(&turn) {
            turns.push(turn);
        }
    }
    turns
}
