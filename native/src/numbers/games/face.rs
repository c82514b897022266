//! What Python sees of whole games: tiles as small numbers, players by name.

use super::arena::{Thought, play_round};
use super::book::{Book, SEATS};
use super::policy::{NAMES, Policy};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Kinds of joker, worth of an opening, whether its turn goes on, what a joker costs on a rack.
type Rules = (usize, u16, bool, u32);

fn book(rules: Rules) -> Book {
    let (kinds, opening, goes_on, penalty) = rules;
    Book {
        kinds,
        opening,
        goes_on,
        penalty,
    }
}

fn policy(name: &str) -> PyResult<Policy> {
    let found = NAMES.iter().find(|(known, _)| *known == name);
    found.map(|&(_, policy)| policy).ok_or_else(|| {
        let names: Vec<&str> = NAMES.iter().map(|&(name, _)| name).collect();
        PyValueError::new_err(format!(
            "no player {name:?}: expected one of {}",
            names.join(", ")
        ))
    })
}

fn players(names: &[String]) -> PyResult<Vec<Policy>> {
    if !(2..=SEATS).contains(&names.len()) {
        let count = names.len();
        return Err(PyValueError::new_err(format!(
            "{count} players: 2 to {SEATS} sit at a table"
        )));
    }
    names.iter().map(|name| policy(name)).collect()
}

/// The games of some deals, the seats changed round: for each what each player won and scored, and the turns.
#[pyfunction]
fn play_deals(
    py: Python<'_>,
    rules: Rules,
    names: Vec<String>,
    deals: Vec<u64>,
    seed: u64,
    nodes: Option<u64>,
    seconds: Option<f64>,
) -> PyResult<Vec<Vec<(Vec<f64>, Vec<i32>, usize)>>> {
    let players = players(&names)?;
    let book = book(rules);
    let thought = Thought { nodes, seconds };
    Ok(py.detach(|| {
        let count = players.len();
        let round = |&deal: &u64| {
            play_round(book, &players, thought, seed, deal)
                .into_iter()
                .map(|(won, scores, turns)| {
                    (won[..count].to_vec(), scores[..count].to_vec(), turns)
                })
                .collect()
        };
        deals.iter().map(round).collect()
    }))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(play_deals, module)?)?;
    Ok(())
}
