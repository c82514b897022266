//! The turns that are worth weighing.

use super::{Pick, Scales, Seen, Turned};
use crate::crossword::search::all_plays;
use crate::crossword::sitting::{Sitting, Stock, Turn};
use crate::crossword::slot::POINT;

/// So many plays are weighed at most, and exchanges.
const PLAYS_MOST: usize = 15;
const EXCHANGES_MOST: usize = 3;
/// A turn that is worth so many points less than the best by equity is not weighed.
const WORSE_MOST: i32 = 22 * POINT;
/// With so few tiles in the pot it may be best to wait.
const PASS_FROM: usize = 4;

/// The best turns by equity, the best one first. The board and the rack of the one who asks are
/// laid out for it.
pub fn candidates(sitting: &mut Sitting<'_>, scales: Scales<'_>, seen: &Seen<'_>) -> Vec<Turned> {
    let stock = stock(seen);
    lay_out(sitting, seen);
    sitting.rate(0, stock, scales.leaves);
    sitting.rank(PLAYS_MOST);
    let plays = sitting.ranking.podium.plays.iter();
    let mut turns: Vec<(i32, Turn)> = plays.map(|&play| (play.equity, Turn::Play(play))).collect();
    let exchanges = sitting.rack.exchanges(stock.exchangeable());
    let mut exchanges: Vec<(usize, i32)> = exchanges.collect();
    exchanges.sort_unstable_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    exchanges.truncate(EXCHANGES_MOST);
    turns.extend(
        exchanges
            .iter()
            .map(|&(kept, worth)| (worth, Turn::Exchange(kept))),
    );
    turns.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
    let most = turns.first().map_or(0, |&(worth, _)| worth);
    turns.retain(|&(worth, _)| worth >= most - WORSE_MOST);
    if turns.is_empty() || stock.tiles <= PASS_FROM {
        turns.push((0, Turn::Pass));
    }
    turns
        .into_iter()
        .map(|(_, turn)| turned(sitting, turn))
        .collect()
}

/// Turns that somebody picks from all plays and the rack.
pub fn picked(
    sitting: &mut Sitting<'_>,
    scales: Scales<'_>,
    seen: &Seen<'_>,
    pick: &mut Pick<'_>,
) -> Vec<Turned> {
    lay_out(sitting, seen);
    sitting.rate(0, stock(seen), scales.leaves);
    let mut plays = Vec::new();
    let (board, rack) = (&sitting.board, &sitting.rack);
    all_plays(scales.plan, scales.words, board, rack, &mut plays);
    let turns = pick(board, rack, &plays).into_iter();
    turns.map(|turn| turned(sitting, turn)).collect()
}

fn stock(seen: &Seen<'_>) -> Stock {
    Stock {
        tiles: seen.pot(),
        exchange_from: seen.exchange_from,
    }
}

fn lay_out(sitting: &mut Sitting<'_>, seen: &Seen<'_>) {
    let graph = &sitting.words.graph;
    sitting.board.set(sitting.plan, graph, seen.cells);
    sitting.racks[0] = seen.rack.to_vec();
    sitting.rack.set(sitting.plan, seen.rack);
}

/// A turn with the rack as it was looked at and rated, on the board as it lies.
fn turned(sitting: &Sitting<'_>, turn: Turn) -> Turned {
    let rack = &sitting.rack;
    let mut board = sitting.board.clone();
    let (kept, score) = match turn {
        Turn::Play(play) => {
            board.lay(sitting.plan, &sitting.words.graph, &play);
            (usize::from(play.kept), play.score as i32)
        }
        Turn::Exchange(kept) => (kept, 0),
        Turn::Pass => (rack.full(), 0),
    };
    let rest: Vec<u8> = rack.tiles_of(rack.full() - kept).collect();
    Turned {
        turn,
        score,
        leave: if turn == Turn::Pass {
            0
        } else {
            rack.handfuls[kept].leave
        },
        kept: rack.tiles_of(kept).collect(),
        drawn: rest.len(),
        exchanged: if matches!(turn, Turn::Exchange(_)) {
            rest
        } else {
            Vec::new()
        },
        board,
    }
}
