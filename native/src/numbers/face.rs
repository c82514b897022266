//! What Python sees of this search: tiles as small numbers, plays as lists of them.

use super::clock::Clock;
use super::objective::Objective;
use super::play::{Answer, Clocks, Question};
use super::table::Table;
use super::tile::{COPIES, FACES, Tally, Tile, is_joker, number_of};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Table, tiles played, their value, sets touched.
type FoundPlay = (Vec<Vec<u32>>, u32, u32, u32);
/// A play if there is one; the most tiles or value that any play has; whether nothing is better;
/// whether nothing as good leaves more sets as they lie.
type Solved = (Option<FoundPlay>, u32, bool, bool);

fn question(
    table: Vec<Vec<Tile>>,
    rack: &[Tile],
    by_value: bool,
    touched_max: Option<u8>,
) -> PyResult<Question> {
    let all: Vec<Tile> = table.iter().flatten().chain(rack).copied().collect();
    if let Some(tile) = all.iter().find(|&&tile| tile as usize >= FACES) {
        return Err(PyValueError::new_err(format!("tile {tile} does not exist: codes are 0 to 55")));
    }
    let tally = Tally::of(&all);
    if let Some(tile) = (0..FACES).find(|&tile| tally.0[tile] > COPIES) {
        let count = tally.0[tile];
        return Err(PyValueError::new_err(format!("tile {tile} is there {count} times: a box has two")));
    }
    Ok(Question {
        table: Table::new(table),
        rack: Tally::of(rack),
        laid: Tally::default(),
        objective: if by_value { Objective::Value } else { Objective::Tiles },
        touched_max,
    })
}

fn value_of(tiles: &[Tile]) -> u32 {
    tiles.iter().filter(|&&tile| !is_joker(tile)).map(|&tile| number_of(tile) as u32).sum()
}

fn solved(question: &Question, answer: Answer) -> Solved {
    let rack = question.rack.tiles();
    let left = question.objective.main_part(answer.low);
    let whole = match question.objective {
        Objective::Tiles => rack.len() as u32,
        Objective::Value => value_of(&rack),
    };
    let play = answer.play.map(|play| {
        let played = play.played.tiles();
        let table = play.table.iter().map(|set| set.iter().map(|&tile| tile as u32).collect());
        (table.collect(), played.len() as u32, value_of(&played), play.touched as u32)
    });
    (play, whole.saturating_sub(left), answer.cheapest, answer.tidiest)
}

/// The best play.
#[pyfunction]
#[pyo3(signature = (table, rack, by_value, touched_max, seconds, tidy_seconds))]
fn solve(
    py: Python<'_>,
    table: Vec<Vec<Tile>>,
    rack: Vec<Tile>,
    by_value: bool,
    touched_max: Option<u8>,
    seconds: f64,
    tidy_seconds: f64,
) -> PyResult<Solved> {
    let question = question(table, &rack, by_value, touched_max)?;
    Ok(py.detach(|| {
        let whole = Clock::for_seconds(seconds);
        let answer = question.answer(&mut Clocks { whole, tidy_seconds });
        solved(&question, answer)
    }))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(solve, module)?)?;
    Ok(())
}
