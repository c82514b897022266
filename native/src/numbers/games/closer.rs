//! Hoards, and once the pot is empty looks two turns ahead: its own and the other's.

use super::laying::Hand;
use super::mind::Mind;
use super::policy::Decision;
use super::state::{Known, Turn};
use crate::numbers::objective::Objective;
use crate::numbers::tile::{FACES, Tally};

/// The turn of a seat that has opened and cannot go out.
pub fn close(known: &Known, _mind: &mut Mind) -> Decision {
    if known.pot > 0 {
        return Decision::of(Turn::Rest);
    }
    let most = known.most_tiles();
    let Some(most) = most else {
        return Decision::lay_or_stuck(None);
    };
    if known.seats != 2 {
        return Decision::of(Turn::Lay(most));
    }
    let other = known.unseen();
    let opened = known.opened[1 - known.seat];
    let mut turns: Vec<Tally> = vec![Tally::default(), most];
    for face in (0..FACES).filter(|&face| known.rack.0[face] > 0) {
        let mut rest = known.rack;
        rest.0[face] = 0;
        let laid = known.hand().most(&rest, Objective::Tiles, None);
        turns.extend(laid.filter(|laid| !turns.contains(laid)));
    }
    let stands = |laid: &Tally| {
        let table = known.table.plus(laid);
        let hand = Hand {
            book: &known.book,
            table: &table,
            rack: &other,
            opened,
        };
        if hand.goes_out() {
            return None;
        }
        let reply = hand.most(&other, Objective::Value, None);
        let left = other.minus(&reply.unwrap_or_default());
        let own = known.rack.minus(laid);
        Some(known.book.points(&left) - known.book.points(&own))
    };
    let safe = turns
        .iter()
        .filter_map(|laid| stands(laid).map(|stand| (stand, laid)));
    match safe.max_by_key(|&(stand, _)| stand) {
        Some((_, laid)) if laid.is_empty() => Decision::of(Turn::Rest),
        Some((_, laid)) => Decision::of(Turn::Lay(*laid)),
        None => Decision::of(Turn::Lay(most)),
    }
}
