//! Whole games: two players against each other, and what is learned from them.

use super::Searcher;
use super::leaves::LeaveWorth;
use crate::crossword::ledger::Ledger;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Games, turns, exchanges, bonuses, points of both players, games that each won.
type Played = (u64, u64, u64, u64, (i64, i64), (u64, u64));

/// Tiles, on how many racks they were, and what those brought together.
type Held<'py> = (Bound<'py, PyBytes>, u64, i64);

/// Plays whole games with the tiles of a box: two players who weigh leaves each in his way.
#[pyfunction]
fn play_games(
    py: Python<'_>,
    searcher: &Searcher,
    leaves: (Bound<'_, LeaveWorth>, Bound<'_, LeaveWorth>),
    tiles: &[u8],
    games: u64,
    seed: u64,
) -> PyResult<Played> {
    are_tiles(searcher, tiles)?;
    let both = [&leaves.0.get().0, &leaves.1.get().0];
    let sheet = py.detach(|| searcher.0.play_games(both, tiles, games, seed));
    Ok((
        sheet.games,
        sheet.turns,
        sheet.exchanges,
        sheet.bonuses,
        sheet.points.into(),
        sheet.won.into(),
    ))
}

/// Plays games and asks at each turn what a rack drawn by chance would bring there: for each
/// handful of at most `most` tiles how many racks held it, and what they brought together.
#[pyfunction]
fn weigh_racks<'py>(
    py: Python<'py>,
    searcher: &Searcher,
    leaves: &LeaveWorth,
    tiles: &[u8],
    games_and_seed: (u64, u64),
    most: usize,
) -> PyResult<Vec<Held<'py>>> {
    are_tiles(searcher, tiles)?;
    let mut ledger = Ledger::new(most);
    py.detach(|| {
        searcher
            .0
            .weigh_racks(&leaves.0, tiles, games_and_seed, &mut ledger);
    });
    let held = ledger.entries();
    Ok(held
        .map(|(tiles, entry)| (PyBytes::new(py, &tiles), entry.count, entry.sum))
        .collect())
}

pub(super) fn are_tiles(searcher: &Searcher, tiles: &[u8]) -> PyResult<()> {
    let letters = searcher.0.letters();
    let known = tiles.iter().all(|&tile| usize::from(tile) <= letters);
    let refusal = || PyValueError::new_err("tiles that are not in the alphabet");
    known.then_some(()).ok_or_else(refusal)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(play_games, module)?)?;
    module.add_function(wrap_pyfunction!(weigh_racks, module)?)
}
