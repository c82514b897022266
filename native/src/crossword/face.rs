//! What Python sees: words, and a box with them that answers for positions. Tiles are numbers here;
//! the Python side knows what they show.

use super::board::Board;
use super::engine::{Engine, Position};
use super::leave::Leaves;
use super::plan::{BLANK, Plan};
use super::play::Play;
use super::rack::RACK_MAX;
use super::spell::Alphabet;
use super::words::Words;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use std::sync::Arc;
use std::time::Duration;

/// The words of a box, as a graph.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct WordGraph(Arc<Words>);

#[pymethods]
impl WordGraph {
    /// From a text with a word a line; what the tiles cannot lay is left out.
    #[staticmethod]
    fn build(py: Python<'_>, text: &str, faces: Vec<String>) -> PyResult<Self> {
        let alphabet = Alphabet::new(&faces)
            .ok_or_else(|| PyValueError::new_err("1 to 63 tiles, no two alike, are an alphabet"))?;
        py.detach(|| Words::of_text(text, &alphabet))
            .map(|words| WordGraph(Arc::new(words)))
            .ok_or_else(|| PyValueError::new_err("too many words for one graph"))
    }

    /// From what `to_bytes` gave; none if it is harmed or of another version.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, bytes: &[u8]) -> Option<Self> {
        py.detach(|| Words::from_bytes(bytes))
            .map(|words| WordGraph(Arc::new(words)))
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &py.detach(|| self.0.to_bytes()))
    }

    fn __len__(&self) -> usize {
        self.0.count()
    }

    /// How many bytes the graph takes, the filters of handfuls that make a word, and the map from
    /// handfuls to words.
    fn sizes(&self) -> (usize, usize, usize) {
        (
            self.0.graph_bytes(),
            self.0.anagram_bytes(),
            self.0.map_bytes(),
        )
    }
}

/// What tiles are worth that stay on the rack, in thousandths of a point.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct LeaveWorth(Leaves);

#[pymethods]
impl LeaveWorth {
    /// `worth` has the blank first, then the letters; `vowels` are letters.
    #[new]
    fn new(
        worth: Vec<i32>,
        pair: i32,
        vowels: Vec<u8>,
        imbalance: i32,
        left: i32,
    ) -> PyResult<Self> {
        let letters = |letter: &u8| (1..64).contains(letter);
        if worth.len() > 64 || !vowels.iter().all(letters) {
            return Err(PyValueError::new_err(
                "a worth for at most 63 letters and the blank",
            ));
        }
        let mut by_letter = [0; 64];
        by_letter[..worth.len()].copy_from_slice(&worth);
        let vowels = vowels.iter().fold(0, |set, letter| set | 1 << letter);
        Ok(LeaveWorth(Leaves {
            worth: by_letter,
            pair,
            vowels,
            imbalance,
            left,
        }))
    }
}

/// Row, column, across or not, the tiles laid with 0 where one lies already, score, equity.
type FoundPlay<'py> = (usize, usize, bool, Bound<'py, PyBytes>, u32, i32);

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
                let shown = plays.iter().map(|play| self.shown(board, play));
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
                let shown = plays.iter().map(|play| self.shown(board, play));
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

    /// The best line of an endgame: what it gains, whether that is proven, a play or a pass for each
    /// turn, how many positions were looked at and how many turns ahead.
    fn endgame<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        rack: &[u8],
        other: &[u8],
        seconds: f64,
    ) -> PyResult<FoundEnding<'py>> {
        let position = self.position(cells, rack)?;
        self.position(cells, other)?;
        let budget = Duration::try_from_secs_f64(seconds)
            .map_err(|_| PyValueError::new_err("seconds must be a number from 0"))?;
        let (ending, line) = py.detach(|| {
            let show = |board: &Board, play: &Play| self.shown(board, play);
            self.0.endgame(&position, other, budget, show)
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

    /// Plays whole games with the tiles of a box: games, turns, exchanges, bonuses, points.
    fn selfplay(
        &self,
        py: Python<'_>,
        leaves: &LeaveWorth,
        tiles: &[u8],
        games: u64,
        seed: u64,
    ) -> PyResult<(u64, u64, u64, u64, u64)> {
        if tiles
            .iter()
            .any(|&tile| usize::from(tile) > self.0.letters())
        {
            return Err(PyValueError::new_err("tiles that are not in the alphabet"));
        }
        let sheet = py.detach(|| self.0.selfplay(&leaves.0, tiles, games, seed));
        Ok((
            sheet.games,
            sheet.turns,
            sheet.exchanges,
            sheet.bonuses,
            sheet.points,
        ))
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

/// A play with its tiles in place.
struct Shown {
    row: usize,
    column: usize,
    across: bool,
    tiles: Vec<u8>,
    score: u32,
    equity: i32,
}

impl Shown {
    fn into_python(self, py: Python<'_>) -> FoundPlay<'_> {
        let tiles = PyBytes::new(py, &self.tiles);
        (
            self.row,
            self.column,
            self.across,
            tiles,
            self.score,
            self.equity,
        )
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
                .all(|&cell| cell == 0 || cell < 2 * BLANK && is_letter(cell))
            && rack.len() <= RACK_MAX
            && rack.iter().all(|&tile| usize::from(tile) <= letters);
        fits.then_some(Position { cells, rack })
            .ok_or_else(|| PyValueError::new_err("board or rack do not fit the box"))
    }

    fn shown(&self, board: &Board, play: &Play) -> Shown {
        let plan = self.0.plan();
        let (lane, start) = (usize::from(play.lane), usize::from(play.start));
        let mut tiles = vec![0; usize::from(play.end - play.start)];
        for (at, tile) in play.placed(plan, board) {
            tiles[at - start] = tile;
        }
        let across = plan.across(lane);
        let (row, column) = if across {
            (lane, start)
        } else {
            (start, lane - plan.rows())
        };
        Shown {
            row,
            column,
            across,
            tiles,
            score: play.score,
            equity: play.equity,
        }
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<WordGraph>()?;
    module.add_class::<Searcher>()?;
    module.add_class::<LeaveWorth>()?;
    module.add("RACK_MAX", RACK_MAX)?;
    module.add("SIDE_MAX", super::plan::SIDE_MAX)?;
    module.add("LETTERS_MAX", super::graph::LETTERS_MAX)?;
    Ok(())
}
