//! What Python sees of this search: tiles as small numbers, plays as lists of them.

use super::clock::Clock;
use super::objective::Objective;
use super::opening;
use super::play::{Answer, Clocks, Question};
use super::ranked::ranked as ranking;
use super::table::Table;
use super::tile::{COPIES, FACES, Tally, Tile, is_joker, number_of};
use super::uncut::count_unsplit;
use super::walk::Outcome;
use super::worth::dearest;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Table, tiles played, their value, sets touched.
type FoundPlay = (Vec<Vec<u32>>, u32, u32, u32);
/// A play if there is one; the most tiles or value that any play has; whether nothing is better;
/// whether nothing as good leaves more sets as they lie.
type Solved = (Option<FoundPlay>, u32, bool, bool);

/// Places of sets are bits of a word; a box has tiles for 37 sets.
const SETS_MAX: usize = 64;

fn question(
    table: Vec<Vec<Tile>>,
    rack: &[Tile],
    by_value: bool,
    touched_max: Option<u8>,
) -> PyResult<Question> {
    let all: Vec<Tile> = table.iter().flatten().chain(rack).copied().collect();
    if let Some(tile) = all.iter().find(|&&tile| tile as usize >= FACES) {
        return Err(PyValueError::new_err(format!(
            "tile {tile} does not exist: codes are 0 to 55"
        )));
    }
    let tally = Tally::of(&all);
    if let Some(tile) = (0..FACES).find(|&tile| tally.0[tile] > COPIES) {
        let count = tally.0[tile];
        return Err(PyValueError::new_err(format!(
            "tile {tile} is there {count} times: a box has two"
        )));
    }
    if table.len() > SETS_MAX {
        let count = table.len();
        return Err(PyValueError::new_err(format!(
            "{count} sets lie there: at most {SETS_MAX} can"
        )));
    }
    Ok(Question {
        table: Table::new(table),
        rack: Tally::of(rack),
        laid: Tally::default(),
        objective: if by_value {
            Objective::Value
        } else {
            Objective::Tiles
        },
        touched_max,
    })
}

fn value_of(tiles: &[Tile]) -> u32 {
    tiles
        .iter()
        .filter(|&&tile| !is_joker(tile))
        .map(|&tile| number_of(tile) as u32)
        .sum()
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
        let table = play
            .table
            .iter()
            .map(|set| set.iter().map(|&tile| tile as u32).collect());
        (
            table.collect(),
            played.len() as u32,
            value_of(&played),
            play.touched as u32,
        )
    });
    (
        play,
        whole.saturating_sub(left),
        answer.cheapest,
        answer.tidiest,
    )
}

/// The best play. `tidy_seconds` is how long to look for one that leaves more sets as they lie.
#[pyfunction]
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
        let answer = question.answer(&mut clocks(seconds, tidy_seconds));
        solved(&question, answer)
    }))
}

/// The best plays that differ in the tiles they lay, and whether they are proved to be.
#[pyfunction]
fn ranked(
    py: Python<'_>,
    table: Vec<Vec<Tile>>,
    rack: Vec<Tile>,
    by_value: bool,
    count: usize,
    seconds: f64,
    tidy_seconds: f64,
) -> PyResult<(Vec<Solved>, bool)> {
    let question = question(table, &rack, by_value, None)?;
    Ok(py.detach(|| {
        let (answers, proven) = ranking(&question, count, &mut clocks(seconds, tidy_seconds));
        (
            answers
                .into_iter()
                .map(|answer| solved(&question, answer))
                .collect(),
            proven,
        )
    }))
}

/// The best first turn: sets from the rack worth so much; and if the turn may go on, the table too.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn open(
    py: Python<'_>,
    table: Vec<Vec<Tile>>,
    rack: Vec<Tile>,
    by_value: bool,
    worth: u16,
    goes_on: bool,
    seconds: f64,
    tidy_seconds: f64,
) -> PyResult<Solved> {
    let question = question(table, &rack, by_value, None)?;
    Ok(py.detach(|| {
        let mut clocks = clocks(seconds, tidy_seconds);
        let answer = if goes_on {
            opening::going_on(&question, worth as u32, &mut clocks)
        } else {
            opening::from_rack(&question, worth, &mut clocks.whole)
        };
        solved(&question, answer)
    }))
}

/// Whether any rack tile can be laid; `None`: there was no time to tell.
#[pyfunction]
fn can_play(
    py: Python<'_>,
    table: Vec<Vec<Tile>>,
    rack: Vec<Tile>,
    seconds: f64,
) -> PyResult<Option<bool>> {
    let question = question(table, &rack, false, None)?;
    Ok(py.detach(|| {
        let Some(most) = question.most() else {
            return Some(false);
        };
        match question
            .search(0)
            .any(most, &mut Clock::for_seconds(seconds))
        {
            Outcome::Found(_) => Some(true),
            Outcome::AtLeast(_) => Some(false),
            Outcome::Unknown => None,
        }
    }))
}

/// A play that lays all these tiles, if there is one.
#[pyfunction]
fn lay(
    py: Python<'_>,
    table: Vec<Vec<Tile>>,
    tiles: Vec<Tile>,
    seconds: f64,
    tidy_seconds: f64,
) -> PyResult<Solved> {
    let question = question(table, &tiles, false, None)?;
    let question = Question {
        laid: question.rack,
        ..question
    };
    Ok(py.detach(|| {
        let answer = question.answer(&mut clocks(seconds, tidy_seconds));
        solved(&question, answer)
    }))
}

/// The most that sets made of these tiles alone are worth; `None`: there was no time to tell.
#[pyfunction]
fn opening_value(py: Python<'_>, tiles: Vec<Tile>, seconds: f64) -> PyResult<Option<u32>> {
    let question = question(Vec::new(), &tiles, false, None)?;
    Ok(py.detach(|| {
        let opening = dearest(&question.rack, &mut Clock::for_seconds(seconds));
        opening.map(|opening| opening.worth)
    }))
}

/// How many sets there are in a box that cannot be split into smaller ones.
#[pyfunction]
fn count_sets(py: Python<'_>, special: bool) -> usize {
    py.detach(|| count_unsplit(special))
}

fn clocks(seconds: f64, tidy_seconds: f64) -> Clocks {
    Clocks {
        whole: Clock::for_seconds(seconds),
        tidy_seconds,
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(solve, module)?)?;
    module.add_function(wrap_pyfunction!(ranked, module)?)?;
    module.add_function(wrap_pyfunction!(open, module)?)?;
    module.add_function(wrap_pyfunction!(can_play, module)?)?;
    module.add_function(wrap_pyfunction!(lay, module)?)?;
    module.add_function(wrap_pyfunction!(opening_value, module)?)?;
    module.add_function(wrap_pyfunction!(count_sets, module)?)?;
    Ok(())
}
