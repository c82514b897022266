//! What Python sees: words, and a box with them that answers for positions. Tiles are numbers here;
//! the Python side knows what they show.

mod games;
mod leaves;
mod shown;
mod sim;
mod words;

use super::board::Board;
use super::endgame::{Budget, Standing};
use super::engine::{Engine, Position};
use super::leave::Leaves;
use super::plan::{BLANK, Plan};
use super::play::Play;
use super::rack::RACK_MAX;
use leaves::LeaveWorth;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use shown::{FoundPlay, Shown};
use std::time::{Duration, Instant};
use words::WordGraph;

/// Value, proven or not, the line with none for a pass, positions, depth.
type FoundEnding<'py> = (i32, bool, Vec<Option<FoundPlay<'py>>>, u64, u8);

/// A board, the values of its letters, and words.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct Searcher(Engine);

#[pymethods]
impl Searcher {
    #[new]
    fn new(
        words: &WordGraph,
        sides: (usize, usize),
        times: (Vec<u8>, Vec<u8>),
        start: usize,
        values: Vec<u8>,
        bingo: (u32, u32),
    ) -> PyResult<Self> {
        let mut by_letter = [0; 64];
        for (to, &value) in by_letter[1..].iter_mut().zip(&values) {
            *to = value.into();
        }
        let plan = Plan::new(sides, times.0, times.1, start, by_letter, bingo)
            .filter(|_| values.len() == words.0.graph.letters())
            .ok_or_else(|| PyValueError::new_err("squares and values must fit board and words"))?;
        Ok(Searcher(Engine::new(plan, words.0.clone())))
    }

    /// Every legal play, in no particular order.
    fn plays<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        rack: &[u8],
    ) -> PyResult<Vec<FoundPlay<'py>>> {
        let position = self.position(cells, rack)?;
        let found = py.detach(|| {
            self.0.plays(&position, |board, plays| {
                let shown = plays
                    .iter()
                    .map(|play| Shown::of(self.0.plan(), board, play));
                shown.collect::<Vec<_>>()
            })
        });
        Ok(found.into_iter().map(|play| play.into_python(py)).collect())
    }

    /// The best plays, the best one first.
    fn best<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        rack: &[u8],
        wanted: usize,
        leaves: &LeaveWorth,
    ) -> PyResult<Vec<FoundPlay<'py>>> {
        let position = self.position(cells, rack)?;
        let found = py.detach(|| {
            self.0.best(&position, (wanted, &leaves.0), |board, plays| {
                let shown = plays
                    .iter()
                    .map(|play| Shown::of(self.0.plan(), board, play));
                shown.collect::<Vec<_>>()
            })
        });
        Ok(found.into_iter().map(|play| play.into_python(py)).collect())
    }

    /// For each position the score of the best play by score, 0 if there is none.
    fn best_scores(
        &self,
        py: Python<'_>,
        positions: Vec<(PyBackedBytes, PyBackedBytes)>,
    ) -> PyResult<Vec<u32>> {
        let positions = self.positions(&positions)?;
        let leaves = Leaves::none();
        Ok(py.detach(|| {
            let best = |position| {
                self.0.best(position, (1, &leaves), |_, plays| {
                    plays.first().map_or(0, |play| play.score)
                })
            };
            positions.iter().map(best).collect()
        }))
    }

    /// How many seconds the search for the best plays of each position takes, measured here: what is left
    /// of a call in Python is the way to and fro.
    fn search_seconds(
        &self,
        py: Python<'_>,
        positions: Vec<(PyBackedBytes, PyBackedBytes)>,
        wanted: usize,
        leaves: &LeaveWorth,
    ) -> PyResult<Vec<f64>> {
        let positions = self.positions(&positions)?;
        Ok(py.detach(|| {
            let timed = |position| {
                let began = Instant::now();
                let best = self
                    .0
                    .best(position, (wanted, &leaves.0), |_, plays| plays.len());
                std::hint::black_box(best);
                began.elapsed().as_secs_f64()
            };
            positions.iter().map(timed).collect()
        }))
    }

    /// The best line of an endgame, `other` being the other's rack and whether he has just passed:
    /// what it gains, whether that is proven, a play or a pass for each
    /// turn, how many positions were looked at and how many turns ahead. With `nodes` so many positions are
    /// looked at, and the time does not count.
    #[pyo3(signature = (cells, rack, other, seconds, nodes=None))]
    fn endgame<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        rack: &[u8],
        other: (Vec<u8>, bool),
        seconds: f64,
        nodes: Option<u64>,
    ) -> PyResult<FoundEnding<'py>> {
        let Position { cells, rack } = self.position(cells, rack)?;
        let (other, passed) = &other;
        self.fits(other)?;
        let standing = Standing {
            racks: [rack, other],
            passed: *passed,
        };
        let time = Duration::try_from_secs_f64(seconds)
            .map_err(|_| PyValueError::new_err("seconds must be a number from 0"))?;
        let budget = nodes.map_or_else(|| Budget::Until(Instant::now() + time), Budget::Positions);
        let (ending, line) = py.detach(|| {
            let show = |board: &Board, play: &Play| Shown::of(self.0.plan(), board, play);
            self.0.endgame(cells, standing, budget, show)
        });
        let line = line.into_iter();
        let line = line
            .map(|turn| turn.map(|play| play.into_python(py)))
            .collect();
        Ok((
            ending.value,
            ending.proven,
            line,
            ending.positions,
            ending.depth,
        ))
    }

    /// What is best kept if tiles are exchanged with a pot of so many, and its worth in thousandths
    /// of a point; none if nothing can be exchanged.
    fn best_kept<'py>(
        &self,
        py: Python<'py>,
        rack: &[u8],
        pot: usize,
        leaves: &LeaveWorth,
    ) -> PyResult<Option<(Bound<'py, PyBytes>, i32)>> {
        self.fits(rack)?;
        let kept = self.0.best_kept(rack, pot, &leaves.0);
        Ok(kept.map(|(tiles, worth)| (PyBytes::new(py, &tiles), worth)))
    }

    /// For each position: how many plays, the sum of their scores, the best score.
    fn tally(
        &self,
        py: Python<'_>,
        positions: Vec<(PyBackedBytes, PyBackedBytes)>,
    ) -> PyResult<Vec<(u64, u64, u32)>> {
        let positions = self.positions(&positions)?;
        Ok(py.detach(|| {
            let tallies = positions.iter().map(|position| self.0.tally(position));
            tallies
                .map(|tally| (tally.count, tally.sum, tally.best))
                .collect()
        }))
    }
}

impl Searcher {
    fn positions<'a>(
        &self,
        positions: &'a [(PyBackedBytes, PyBackedBytes)],
    ) -> PyResult<Vec<Position<'a>>> {
        positions
            .iter()
            .map(|(cells, rack)| self.position(cells, rack))
            .collect()
    }

    fn position<'a>(&self, cells: &'a [u8], rack: &'a [u8]) -> PyResult<Position<'a>> {
        let letters = self.0.letters();
        let is_letter = |cell: u8| (1..=letters).contains(&usize::from(cell % BLANK));
        let fits = cells.len() == self.0.plan().squares()
            && cells
                .iter()
                .all(|&cell| cell == 0 || cell < 2 * BLANK && is_letter(cell));
        self.fits(rack)?;
        fits.then_some(Position { cells, rack })
            .ok_or_else(|| PyValueError::new_err("the board does not fit the box"))
    }

    fn fits(&self, rack: &[u8]) -> PyResult<()> {
        let letters = self.0.letters();
        let fits = rack.len() <= RACK_MAX && rack.iter().all(|&tile| usize::from(tile) <= letters);
        let refusal = || PyValueError::new_err("the rack does not fit the box");
        fits.then_some(()).ok_or_else(refusal)
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<WordGraph>()?;
    module.add_class::<Searcher>()?;
    module.add_class::<LeaveWorth>()?;
    games::register(module)?;
    sim::register(module)?;
    module.add("RACK_MAX", RACK_MAX)?;
    module.add("SIDE_MAX", super::plan::SIDE_MAX)?;
    module.add("LETTERS_MAX", super::graph::LETTERS_MAX)?;
    Ok(())
}
