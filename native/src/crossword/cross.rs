//! What the row across a square lets a play lay there.

use super::board::{Square, letter};
use super::graph::{Arc, Graph, TURN, letters_of};
use super::plan::Plan;

/// The letters that make a word of the row, and what the tiles lying in it count for.
pub struct Crossing {
    pub letters: u64,
    pub value: u32,
}

/// What the tiles beside the empty square `at` along `row` ask for; some tile lies there.
pub fn crossing(plan: &Plan, graph: &Graph, row: &[Square], at: usize) -> Crossing {
    let before = row[..at]
        .iter()
        .rev()
        .take_while(|square| square.cell != 0)
        .count();
    let after = row[at + 1..]
        .iter()
        .take_while(|square| square.cell != 0)
        .count();
    let before = &row[at - before..at];
    let after = &row[at + 1..at + 1 + after];
    let value = before
        .iter()
        .chain(after)
        .map(|square| plan.cell_value(square.cell))
        .sum();
    Crossing {
        letters: between(graph, before, after),
        value,
    }
}

/// The letters that make a word between these two rows of tiles, not both of them empty.
fn between(graph: &Graph, before: &[Square], after: &[Square]) -> u64 {
    if after.is_empty() {
        let behind = leftwards(graph, graph.root(), before).and_then(|arc| graph.step(arc, TURN));
        return behind.map_or(0, |arc| graph.endings(arc));
    }
    let Some(ahead) = leftwards(graph, graph.root(), after) else {
        return 0;
    };
    if before.is_empty() {
        return graph.endings(ahead);
    }
    let next = graph.next(ahead);
    letters_of(next & !1)
        .filter(|&letter| {
            let arc = graph.follow(ahead, next, letter);
            arc.goes_on() && leftwards(graph, arc, before).is_some_and(Arc::ends)
        })
        .fold(0, |set, letter| set | 1 << letter)
}

/// Follows the tiles of a row from its right end to its left.
pub fn leftwards(graph: &Graph, from: Arc, row: &[Square]) -> Option<Arc> {
    row.iter()
        .rev()
        .try_fold(from, |arc, square| graph.step(arc, letter(square.cell)))
}
