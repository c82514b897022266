//! What Python sees of whole games: tiles as small numbers, players by name.

use super::arena::{Thought, play_on, play_round};
use super::book::SEATS;
use super::champion;
use super::duel::Duel;
use super::layout::laid_out;
use super::mind::Mind;
use super::playout;
use super::policy::{NAMES, Policy};
use super::seen::{Rules, Seen, beginning, book, known, refusal, turn};
use super::state::{State, Turn};
use crate::numbers::tile::Tile;
use pyo3::prelude::*;

/// A whole table.
type Sets = Vec<Vec<u32>>;
/// What each player won and scored, and the turns.
type Outcome = (Vec<f64>, Vec<i32>, usize);
/// A turn: who, and the table at its end, or nothing for a draw or a pass.
type Move = (usize, Option<Sets>);
/// Every turn, the racks that are left, the outcome, and whether somebody went out.
type WholeGame = (Vec<Move>, Vec<Vec<u32>>, Outcome, bool);

fn shown(sets: &[Vec<Tile>]) -> Sets {
    sets.iter()
        .map(|set| set.iter().map(|&tile| tile as u32).collect())
        .collect()
}

fn policy(name: &str) -> PyResult<Policy> {
    let found = NAMES.iter().find(|(known, _)| *known == name);
    found.map(|&(_, policy)| policy).ok_or_else(|| {
        let names: Vec<&str> = NAMES.iter().map(|&(name, _)| name).collect();
        refusal(format!(
            "no player {name:?}: expected one of {}",
            names.join(", ")
        ))
    })
}

fn players(names: &[String]) -> PyResult<Vec<Policy>> {
    if !(2..=SEATS).contains(&names.len()) {
        let count = names.len();
        return Err(refusal(format!(
            "{count} players: 2 to {SEATS} sit at a table"
        )));
    }
    names.iter().map(|name| policy(name)).collect()
}

/// The names of all players.
#[pyfunction]
fn player_names() -> Vec<&'static str> {
    NAMES.iter().map(|&(name, _)| name).collect()
}

/// The games of some deals, the seats changed round: for each what each player won and scored, and the turns.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn play_deals(
    py: Python<'_>,
    rules: Rules,
    names: Vec<String>,
    first_deal: u64,
    deals: u64,
    seed: u64,
    nodes: Option<u64>,
    seconds: Option<f64>,
) -> PyResult<Vec<Vec<Outcome>>> {
    let players = players(&names)?;
    let book = book(rules)?;
    let thought = Thought { nodes, seconds };
    Ok(py.detach(|| {
        let count = players.len();
        let round = |deal: u64| {
            play_round(book, &players, thought, seed, deal)
                .into_iter()
                .map(|(won, scores, turns)| {
                    (won[..count].to_vec(), scores[..count].to_vec(), turns)
                })
                .collect()
        };
        (first_deal..first_deal + deals).map(round).collect()
    }))
}

/// One game from a deal to its end: every turn, the racks and the outcome.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn play_game(
    py: Python<'_>,
    rules: Rules,
    names: Vec<String>,
    racks: Vec<Vec<Tile>>,
    pot: Vec<Tile>,
    first: usize,
    seed: u64,
    nodes: Option<u64>,
    seconds: Option<f64>,
) -> PyResult<WholeGame> {
    let players = players(&names)?;
    if racks.len() != players.len() {
        let (racks, players) = (racks.len(), players.len());
        return Err(refusal(format!("{racks} racks for {players} players")));
    }
    let state = beginning(book(rules)?, &racks, pot, first)?;
    let thought = Thought { nodes, seconds };
    py.detach(|| {
        let mut sets: Vec<Vec<Tile>> = Vec::new();
        let mut moves: Vec<Move> = Vec::new();
        let mut lost = false;
        let mut tell = |state: &State, turn: &Turn| {
            let table = match turn {
                Turn::Rest => None,
                Turn::Lay(tiles) => {
                    match laid_out(&state.known().hand(), &sets, tiles) {
                        Some(table) => sets = table,
                        None => lost = true,
                    }
                    Some(shown(&sets))
                }
            };
            moves.push((state.turn, table));
        };
        let played = play_on(state, &players, thought, seed, &mut tell);
        if lost {
            return Err(refusal("a turn could not be laid out".to_string()));
        }
        let count = players.len();
        let racks = played.state.racks[..count]
            .iter()
            .map(|rack| rack.tiles().into_iter().map(u32::from).collect())
            .collect();
        let end = &played.end;
        let outcome = (
            end.won[..count].to_vec(),
            end.scores[..count].to_vec(),
            played.turns,
        );
        Ok((moves, racks, outcome, end.went_out))
    })
}

/// The turn of a player who knows so much: the table at its end, or nothing for a draw or a pass.
#[pyfunction]
fn choose(
    py: Python<'_>,
    rules: Rules,
    name: String,
    seen: Seen,
    seed: u64,
    nodes: Option<u64>,
    seconds: Option<f64>,
) -> PyResult<Option<Sets>> {
    let policy = policy(&name)?;
    let (known, sets) = known(book(rules)?, seen)?;
    py.detach(|| {
        let mut mind = Mind::new(seed, nodes, seconds);
        mind.begin();
        match policy.decide(&known, &mut mind).turn {
            Turn::Rest => Ok(None),
            Turn::Lay(tiles) => match laid_out(&known.hand(), &sets, &tiles) {
                Some(table) => Ok(Some(shown(&table))),
                None => Err(refusal("the turn could not be laid out".to_string())),
            },
        }
    })
}

/// The chance to win and the points that each of these turns promises.
#[pyfunction]
fn weigh(
    py: Python<'_>,
    rules: Rules,
    seen: Seen,
    plays: Vec<Option<Vec<Vec<Tile>>>>,
    seed: u64,
    nodes: u64,
) -> PyResult<Vec<(f64, f64)>> {
    let (known, _) = known(book(rules)?, seen)?;
    let turns: Vec<Turn> = plays
        .into_iter()
        .map(|play| turn(&known, play))
        .collect::<PyResult<_>>()?;
    Ok(py.detach(|| {
        let mut mind = Mind::new(seed, Some(nodes), None);
        mind.begin();
        if known.pot == 0 && known.seats == 2 {
            return Duel::new(known.book, &mut mind).weigh(&known, &turns);
        }
        let rounds = (nodes as usize).div_ceil(turns.len().max(1));
        let worths = playout::weigh(&known, &turns, rounds, false, &mut mind);
        worths
            .iter()
            .map(|worth| (worth.chance(), worth.mean_points()))
            .collect()
    }))
}

/// Turns of this seat that differ in what they leave; nothing for a draw or a pass.
#[pyfunction]
fn candidates(py: Python<'_>, rules: Rules, seen: Seen) -> PyResult<Vec<Option<Sets>>> {
    let (known, sets) = known(book(rules)?, seen)?;
    Ok(py.detach(|| {
        champion::candidates(&known)
            .iter()
            .filter_map(|turn| match turn {
                Turn::Rest => Some(None),
                Turn::Lay(tiles) => {
                    laid_out(&known.hand(), &sets, tiles).map(|table| Some(shown(&table)))
                }
            })
            .collect()
    }))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(player_names, module)?)?;
    module.add_function(wrap_pyfunction!(play_deals, module)?)?;
    module.add_function(wrap_pyfunction!(play_game, module)?)?;
    module.add_function(wrap_pyfunction!(choose, module)?)?;
    module.add_function(wrap_pyfunction!(weigh, module)?)?;
    module.add_function(wrap_pyfunction!(candidates, module)?)?;
    Ok(())
}
