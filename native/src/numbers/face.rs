//! What Python sees of this search: tiles as small numbers, racks and sets as bytes of them.

use super::clock::Clocks;
use super::objective::Objective;
use super::opening::{self, Need};
use super::play::{Answer, Question};
use super::ranked::ranked as ranking;
use super::table::Table;
use super::tile::{COPIES, FACES, Tally, Tile, is_joker, number_of};
use super::uncut::count_unsplit;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::time::Instant;

/// Table, tiles played, their value, sets touched.
type FoundPlay<'py> = (Vec<Bound<'py, PyBytes>>, u32, u32, u32);
/// A play if there is one; the most tiles or value that any play has; whether nothing is better;
/// whether nothing as good leaves more sets as they lie.
type Solved<'py> = (Option<FoundPlay<'py>>, u32, bool, bool);

/// The codes of some tiles: bytes, or any sequence of numbers.
struct Codes(Vec<Tile>);

impl<'a, 'py> FromPyObject<'a, 'py> for Codes {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match given.cast::<PyBytes>() {
            Ok(bytes) => Ok(Codes(bytes.as_bytes().to_vec())),
            Err(_) => given.extract().map(Codes),
        }
    }
}

/// Places of sets are bits of a word; a box has tiles for 37 sets.
const SETS_MAX: usize = 64;

fn known(tiles: &[Tile]) -> PyResult<()> {
    match tiles.iter().find(|&&tile| tile as usize >= FACES) {
        Some(tile) => Err(PyValueError::new_err(format!(
            "tile {tile} does not exist: codes are 0 to 55"
        ))),
        None => Ok(()),
    }
}

fn question(
    table: Vec<Codes>,
    Codes(rack): &Codes,
    by_value: bool,
    touched_max: Option<u8>,
) -> PyResult<Question> {
    let table: Vec<Vec<Tile>> = table.into_iter().map(|Codes(set)| set).collect();
    let all: Vec<Tile> = table.iter().flatten().chain(rack).copied().collect();
    known(&all)?;
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

fn solved<'py>(py: Python<'py>, question: &Question, answer: Answer) -> Solved<'py> {
    let rack = question.rack.tiles();
    let left = question.objective.main_part(answer.low);
    let whole = match question.objective {
        Objective::Tiles => rack.len() as u32,
        Objective::Value => value_of(&rack),
    };
    let play = answer.play.map(|play| {
        let played = play.played.tiles();
        let table = play.table.iter().map(|set| PyBytes::new(py, set));
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

/// The best play. `tidy_seconds` is how long to look for one that leaves more sets as they lie. With
/// `nodes` the search goes so far and the time does not count, here and in all functions below.
#[pyfunction]
#[pyo3(signature = (table, rack, by_value, touched_max, seconds, tidy_seconds, nodes=None))]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn solve(
    py: Python<'_>,
    table: Vec<Codes>,
    rack: Codes,
    by_value: bool,
    touched_max: Option<u8>,
    seconds: f64,
    tidy_seconds: f64,
    nodes: Option<u64>,
) -> PyResult<Solved<'_>> {
    let question = question(table, &rack, by_value, touched_max)?;
    let answer = py.detach(|| question.answer(&mut Clocks::new(seconds, tidy_seconds, nodes)));
    Ok(solved(py, &question, answer))
}

/// The best plays that differ in the tiles they lay, and whether they are proved to be. `need` is what a
/// first turn has to be worth, and whether it may go on with the table.
#[pyfunction]
#[pyo3(signature = (table, rack, by_value, count, seconds, tidy_seconds, nodes=None, touched_max=None,
    need=None))]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn ranked(
    py: Python<'_>,
    table: Vec<Codes>,
    rack: Codes,
    by_value: bool,
    count: usize,
    seconds: f64,
    tidy_seconds: f64,
    nodes: Option<u64>,
    touched_max: Option<u8>,
    need: Option<(u16, bool)>,
) -> PyResult<(Vec<Solved<'_>>, bool)> {
    let question = question(table, &rack, by_value, touched_max)?;
    let need = need.map(|(worth, goes_on)| Need { worth, goes_on });
    let (answers, proven) = py.detach(|| {
        let mut clocks = Clocks::new(seconds, tidy_seconds, nodes);
        ranking(&question, need, count, &mut clocks)
    });
    let answers = answers.into_iter();
    Ok((
        answers
            .map(|answer| solved(py, &question, answer))
            .collect(),
        proven,
    ))
}

/// The best first turn: sets from the rack worth so much; and if the turn may go on, the table too.
#[pyfunction]
#[pyo3(signature = (table, rack, by_value, worth, goes_on, seconds, tidy_seconds, nodes=None,
    touched_max=None))]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn open(
    py: Python<'_>,
    table: Vec<Codes>,
    rack: Codes,
    by_value: bool,
    worth: u16,
    goes_on: bool,
    seconds: f64,
    tidy_seconds: f64,
    nodes: Option<u64>,
    touched_max: Option<u8>,
) -> PyResult<Solved<'_>> {
    let question = question(table, &rack, by_value, touched_max)?;
    let answer = py.detach(|| {
        let mut clocks = Clocks::new(seconds, tidy_seconds, nodes);
        if goes_on {
            opening::going_on(&question, worth, &mut clocks)
        } else {
            opening::from_rack(&question, worth, &mut clocks.whole)
        }
    });
    Ok(solved(py, &question, answer))
}

/// How many seconds the search for the best play of each position takes, measured here: what is left of a
/// call in Python is the way to and fro.
#[pyfunction]
#[pyo3(signature = (positions, by_value, seconds, tidy_seconds, nodes=None))]
fn search_seconds(
    py: Python<'_>,
    positions: Vec<(Vec<Codes>, Codes)>,
    by_value: bool,
    seconds: f64,
    tidy_seconds: f64,
    nodes: Option<u64>,
) -> PyResult<Vec<f64>> {
    let questions: Vec<Question> = positions
        .into_iter()
        .map(|(table, rack)| question(table, &rack, by_value, None))
        .collect::<PyResult<_>>()?;
    Ok(py.detach(|| {
        let timed = |question: &Question| {
            let began = Instant::now();
            std::hint::black_box(question.answer(&mut Clocks::new(seconds, tidy_seconds, nodes)));
            began.elapsed().as_secs_f64()
        };
        questions.iter().map(timed).collect()
    }))
}

/// How many sets there are in a box that cannot be split into smaller ones.
#[pyfunction]
fn count_sets(py: Python<'_>, special: bool) -> usize {
    py.detach(|| count_unsplit(special))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(solve, module)?)?;
    module.add_function(wrap_pyfunction!(ranked, module)?)?;
    module.add_function(wrap_pyfunction!(open, module)?)?;
    module.add_function(wrap_pyfunction!(search_seconds, module)?)?;
    module.add_function(wrap_pyfunction!(count_sets, module)?)?;
    Ok(())
}
