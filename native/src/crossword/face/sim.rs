//! Turns weighed by simulation, as Python asks for it.

use super::Searcher;
use super::leaves::LeaveWorth;
use super::shown::{FoundPlay, Shown};
use crate::crossword::board::Board;
use crate::crossword::leads::Leads;
use crate::crossword::play::Play;
use crate::crossword::rack::Rack;
use crate::crossword::sim::{Drift, Patience, Pick, Seen, Turned, Weighed, WinTable};
use crate::crossword::sitting::Turn;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::time::{Duration, Instant};

/// The chance to win that a lead gives, by how many tiles do not lie on the board.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct LeadWorth(WinTable);

#[pymethods]
impl LeadWorth {
    /// How the lead of the player to move changes until the end, in the mean and how widely, by how
    /// many tiles are left.
    #[new]
    fn new(drifts: Vec<(f64, f64)>) -> PyResult<Self> {
        let drifts = drifts
            .into_iter()
            .map(|(mean, spread)| Drift { mean, spread });
        WinTable::new(drifts.collect())
            .map(LeadWorth)
            .ok_or_else(|| PyValueError::new_err("a mean and a spread above 0 for each count"))
    }

    /// The chance of a player to move who is ahead by so many points.
    fn to_move(&self, ahead: f64, left: usize) -> f64 {
        self.0.to_move(ahead, left)
    }
}

/// A turn that is to be weighed: a play's row, column, direction and tiles; or tiles exchanged, none
/// of them for a pass.
type Given = (Option<(usize, usize, bool, Vec<u8>)>, Vec<u8>);

/// A play or none, tiles exchanged, chance to win, points ahead, deals, and what it is chosen by.
type Found<'py> = (
    Option<FoundPlay<'py>>,
    Bound<'py, PyBytes>,
    f64,
    f64,
    usize,
    f64,
);

/// Unseen tiles, how many each of the others holds, the points of all, passes in a row, and how many
/// tiles an exchange asks for.
type Hidden = (Vec<u8>, Vec<usize>, Vec<i32>, usize, usize);

struct Answer {
    play: Option<Shown>,
    exchanged: Vec<u8>,
    weighed: Weighed,
}

/// Weighs turns by simulation, without what others hold being known: those that are given, or those
/// that are worth it by equity, and then only as far as the best must be told. With `searches` so
/// many best plays are looked for, and the time does not count.
#[pyfunction]
#[pyo3(signature = (searcher, worths, cells, rack, hidden, given, seed, seconds, searches=None))]
#[allow(clippy::too_many_arguments)]
fn weigh_turns<'py>(
    py: Python<'py>,
    searcher: &Searcher,
    worths: (Bound<'_, LeaveWorth>, Bound<'_, LeadWorth>),
    cells: &[u8],
    rack: &[u8],
    hidden: Hidden,
    given: Option<Vec<Given>>,
    seed: u64,
    seconds: f64,
    searches: Option<u64>,
) -> PyResult<Vec<Found<'py>>> {
    let position = searcher.position(cells, rack)?;
    let (unseen, others, points, passes, exchange_from) = hidden;
    super::games::are_tiles(searcher, &unseen)?;
    let held: usize = others.iter().sum();
    if points.len() != others.len() + 1 || others.is_empty() || held > unseen.len() {
        return Err(PyValueError::new_err("seats, points and tiles do not fit"));
    }
    let seen = Seen {
        cells: position.cells,
        rack: position.rack,
        unseen: &unseen,
        others: &others,
        points: &points,
        passes,
        exchange_from: exchange_from.max(1),
    };
    let time = Duration::try_from_secs_f64(seconds)
        .map_err(|_| PyValueError::new_err("seconds must be a number from 0"))?;
    let patience = searches.map_or_else(
        || Patience::Until(Instant::now() + time),
        Patience::Searches,
    );
    let both = (&worths.0.get().0, &worths.1.get().0);
    let plan = searcher.0.plan();
    let found = py.detach(|| {
        let mut pick = |board: &Board, rack: &Rack, plays: &[Play]| {
            let shown: Vec<Shown> = plays
                .iter()
                .map(|play| Shown::of(plan, board, play))
                .collect();
            let turns = given.iter().flatten();
            turns
                .filter_map(|(play, exchanged)| match play {
                    Some(place) => {
                        let at = shown.iter().position(|shown| shown.is_at(place))?;
                        Some(Turn::Play(plays[at]))
                    }
                    None if exchanged.is_empty() => Some(Turn::Pass),
                    None => rack.without(exchanged).map(Turn::Exchange),
                })
                .collect::<Vec<_>>()
        };
        let pick: Option<&mut Pick<'_>> = match given {
            None => None,
            Some(_) => Some(&mut pick),
        };
        let answer = |board: &Board, turned: &Turned, weighed: &Weighed| Answer {
            play: match &turned.turn {
                Turn::Play(play) => Some(Shown::of(plan, board, play)),
                _ => None,
            },
            exchanged: turned.exchanged.clone(),
            weighed: *weighed,
        };
        searcher
            .0
            .weigh(both, &seen, pick, (patience, seed), answer)
    });
    if given
        .as_ref()
        .is_some_and(|given| given.len() != found.len())
    {
        return Err(PyValueError::new_err("a turn that cannot be made"));
    }
    let found = found.into_iter().map(|answer| {
        let Weighed {
            win,
            ahead,
            deals,
            worth,
        } = answer.weighed;
        (
            answer.play.map(|play| play.into_python(py)),
            PyBytes::new(py, &answer.exchanged),
            win,
            ahead,
            deals,
            worth,
        )
    });
    Ok(found.collect())
}

/// Plays games and follows what becomes of leads: by how many tiles did not lie on the board, how
/// often a player was to move then, and the sum and the sum of squares of what the lead changed by.
#[pyfunction]
fn follow_leads(
    py: Python<'_>,
    searcher: &Searcher,
    leaves: &LeaveWorth,
    tiles: &[u8],
    games_and_seed: (u64, u64),
) -> PyResult<Vec<(u64, f64, f64)>> {
    super::games::are_tiles(searcher, tiles)?;
    let mut leads = Leads::default();
    py.detach(|| {
        searcher
            .0
            .follow_leads(&leaves.0, tiles, games_and_seed, &mut leads);
    });
    let changes = leads.changes.iter();
    Ok(changes
        .map(|change| (change.count, change.sum, change.squares))
        .collect())
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<LeadWorth>()?;
    module.add_function(wrap_pyfunction!(weigh_turns, module)?)?;
    module.add_function(wrap_pyfunction!(follow_leads, module)?)
}
