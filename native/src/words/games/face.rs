//! What Python sees of whole games: tiles as they are written, players by name.

use super::arena::{Made, PLAYERS, Player, Thought, play_on, weigh as weigh_turns};
use super::book::{Book, Ends, Refill};
use super::budget::Budget;
use super::champion::weighed;
use super::known::Known;
use super::outlook::{Opening, Outlook, Usual};
use super::rack::Rack;
use super::reckoning::{Worth, reckon as reckon_turns};
use super::setting::Setting;
use super::state::{Reason, SEATS, State, Turn};
use crate::words::face::PyWordIndex;
use crate::words::letters::{JOKER, Tile, WIDTH};
use crate::words::question::{OldWords, Play, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;

/// A turn that was made: seat, rack before it, the table after it or nothing, score, tiles, its word.
type PyMade = (usize, String, Option<Vec<String>>, i32, u32, Option<String>);
/// The turns, the racks that are left, the scores, and why it ended.
type PyGame = (Vec<PyMade>, Vec<String>, Vec<i32>, Option<&'static str>);

/// Tables with their scores, nothing for a draw or a pass.
type PyTurns = Vec<(Option<Vec<String>>, i32)>;
/// The chance to win, the points ahead of the others' mean, and the points.
type PyWorth = (f64, f64, f64);

/// What it is worth to keep a joker, in points, where nothing was learned of it.
const JOKER_KEPT: f64 = 1.0;

/// A rulebook, as whole games have to know it.
#[derive(FromPyObject)]
struct PyBook {
    shortest: usize,
    rest_words: bool,
    bound_jokers: bool,
    distinct: bool,
    doubling: bool,
    pieces_score: bool,
    opening: usize,
    refill: u32,
    refill_when_empty: bool,
    ends: String,
    goal: i32,
    tile_penalty: i32,
    joker_penalty: i32,
    goal_penalties: bool,
    whole_box: String,
}

/// What was learned of a rulebook in a language.
#[derive(FromPyObject)]
struct PyOutlook {
    letters: Vec<f64>,
    spread: Vec<f64>,
    opening_letters: f64,
    opening_left: u32,
    usual: Vec<PyUsual>,
    keep: Vec<(String, f64)>,
    openings: Vec<PyOpening>,
    dead: String,
    whole: f64,
    beside: Vec<f64>,
    sticks: f64,
}

/// One way in which an opening goes.
#[derive(FromPyObject)]
struct PyOpening {
    left: u32,
    share: f64,
    letters: f64,
}

/// What a turn with some tiles on the rack brings.
#[derive(FromPyObject)]
struct PyUsual {
    letters: f64,
    letters_a_tile: f64,
    spread: f64,
    left: Vec<f64>,
}

/// What a seat knows.
#[derive(FromPyObject)]
struct PySeen {
    table: Vec<String>,
    history: Vec<String>,
    rack: String,
    seat: usize,
    first: usize,
    counts: Vec<u32>,
    opened: Vec<bool>,
    scores: Vec<i32>,
    pot: u32,
    last_turns: Option<u32>,
    passes: u32,
    kept: Vec<u32>,
}

impl PyBook {
    fn whole_box(&self, index: &PyWordIndex) -> PyResult<Rack> {
        let (letters, jokers) = index.read_rack(&self.whole_box)?;
        Ok(Rack { letters, jokers })
    }

    fn read(&self) -> PyResult<Book> {
        let ends = match self.ends.as_str() {
            "last-tile" => Ends::LastTile,
            "goal" => Ends::Goal(self.goal),
            "out" => Ends::Out,
            other => {
                return Err(PyValueError::new_err(format!(
                    "no end {other:?}: expected last-tile, goal or out"
                )));
            }
        };
        Ok(Book {
            rules: Rules {
                shortest: self.shortest,
                old_words: if self.rest_words {
                    OldWords::LeaveRestWords
                } else {
                    OldWords::MayDissolve
                },
                bound_jokers: self.bound_jokers,
                distinct: self.distinct,
                doubling: self.doubling,
                pieces_score: self.pieces_score,
            },
            opening: self.opening,
            refill: if self.refill_when_empty {
                Refill::WhenEmpty(self.refill)
            } else {
                Refill::UpTo(self.refill)
            },
            ends,
            tile_penalty: self.tile_penalty,
            joker_penalty: self.joker_penalty,
            goal_penalties: self.goal_penalties,
        })
    }
}

impl PyOutlook {
    fn read(self, index: &PyWordIndex) -> PyResult<Outlook> {
        let usual = self.usual.into_iter();
        let openings = self.openings.into_iter();
        let dead = index.read_row(&self.dead)?;
        let mut keep = vec![0.0; WIDTH];
        keep[JOKER as usize] = JOKER_KEPT;
        for (tile, worth) in &self.keep {
            for tile in index.read_row(tile)? {
                keep[tile.letter as usize] = *worth;
            }
        }
        Ok(Outlook {
            letters: self.letters,
            spread: self.spread,
            opening_letters: self.opening_letters,
            opening_left: self.opening_left,
            usual: usual
                .map(|usual| Usual {
                    letters: usual.letters,
                    letters_a_tile: usual.letters_a_tile,
                    spread: usual.spread,
                    left: usual.left,
                })
                .collect(),
            keep,
            openings: openings
                .map(|opening| Opening {
                    left: opening.left,
                    share: opening.share,
                    letters: opening.letters,
                })
                .collect(),
            dead: dead.iter().map(|tile| tile.letter).collect(),
            whole: self.whole,
            beside: self.beside,
            sticks: self.sticks,
        })
    }
}

fn player(name: &str) -> PyResult<Player> {
    let found = PLAYERS.iter().find(|(known, _)| *known == name);
    found.map(|&(_, player)| player).ok_or_else(|| {
        let names = PLAYERS.map(|(name, _)| name).join(", ");
        PyValueError::new_err(format!("no player {name:?}: expected one of {names}"))
    })
}

fn seats(count: usize) -> PyResult<()> {
    if (2..=SEATS).contains(&count) {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "{count} seats: 2 to {SEATS} sit at a table"
    )))
}

/// The names of all players.
#[pyfunction]
fn player_names() -> Vec<&'static str> {
    PLAYERS.iter().map(|&(name, _)| name).collect()
}

/// The turn that a player makes who knows this much: the table after it, or nothing for a draw or a pass.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn choose(
    py: Python<'_>,
    index: &PyWordIndex,
    book: PyBook,
    own_words: Vec<String>,
    name: &str,
    seen: PySeen,
    outlook: PyOutlook,
    seconds: f64,
    nodes: Option<u64>,
) -> PyResult<Option<Vec<String>>> {
    let whole_box = book.whole_box(index)?;
    let (book, player, outlook) = (book.read()?, player(name)?, outlook.read(index)?);
    let own_words = index.read_words(&own_words)?;
    let known = known(index, book, seen)?;
    let thought = Thought { seconds, nodes };
    let turn = py.detach(|| {
        let setting = Setting {
            index: &index.index,
            book,
            own_words: &own_words,
            whole_box,
        };
        player.choose(&setting, &known, &outlook, thought).0
    });
    Ok(match turn {
        Turn::Lay(play) => Some(written(index, &play.table)),
        Turn::Rest => None,
    })
}

/// What turns are worth to the game to who makes them, each a table with its score, or nothing for a draw or a
/// pass: the chance to win, and the points ahead.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn weigh(
    py: Python<'_>,
    index: &PyWordIndex,
    book: PyBook,
    own_words: Vec<String>,
    seen: PySeen,
    turns: PyTurns,
    games: u64,
    seed: u64,
    nodes: u64,
) -> PyResult<Vec<PyWorth>> {
    let whole_box = book.whole_box(index)?;
    let book = book.read()?;
    let own_words = index.read_words(&own_words)?;
    let known = known(index, book, seen)?;
    let turns = read_turns(index, &known, turns)?;
    let thought = Thought {
        seconds: 0.0,
        nodes: Some(nodes),
    };
    let worths = py.detach(|| {
        let setting = Setting {
            index: &index.index,
            book,
            own_words: &own_words,
            whole_box,
        };
        let chances = (games, seed);
        weigh_turns(&setting, &known, &turns, chances, thought)
    });
    Ok(worths.iter().map(write_worth).collect())
}

/// The same, reckoned by how many tiles are where.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn reckon(
    py: Python<'_>,
    index: &PyWordIndex,
    book: PyBook,
    seen: PySeen,
    outlook: PyOutlook,
    turns: PyTurns,
    games: u64,
    seed: u64,
) -> PyResult<Vec<PyWorth>> {
    let whole_box = book.whole_box(index)?;
    let (book, outlook) = (book.read()?, outlook.read(index)?);
    let known = known(index, book, seen)?;
    let turns = read_turns(index, &known, turns)?;
    let worths = py.detach(|| {
        let setting = Setting {
            index: &index.index,
            book,
            own_words: &[],
            whole_box,
        };
        reckon_turns(&setting, &known, &outlook, &turns, (games, seed))
    });
    Ok(worths.iter().map(write_worth).collect())
}

/// Turns that are worth weighing, best for the game first: tables with their scores.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn candidates(
    py: Python<'_>,
    index: &PyWordIndex,
    book: PyBook,
    own_words: Vec<String>,
    seen: PySeen,
    outlook: PyOutlook,
    seconds: f64,
    nodes: Option<u64>,
) -> PyResult<Vec<(Vec<String>, i32)>> {
    let whole_box = book.whole_box(index)?;
    let (book, outlook) = (book.read()?, outlook.read(index)?);
    let own_words = index.read_words(&own_words)?;
    let known = known(index, book, seen)?;
    let found = py.detach(|| {
        let setting = Setting {
            index: &index.index,
            book,
            own_words: &own_words,
            whole_box,
        };
        let mut budget = Budget::for_the_game(seconds, nodes);
        weighed(&setting, &known, &outlook, &mut budget)
    });
    let plays = found.into_iter().filter_map(|(turn, score)| match turn {
        Turn::Lay(play) => Some((written(index, &play.table), score)),
        Turn::Rest => None,
    });
    Ok(plays.collect())
}

fn write_worth(worth: &Worth) -> PyWorth {
    (worth.chance, worth.ahead, worth.points)
}

fn read_turns(index: &PyWordIndex, known: &Known, turns: PyTurns) -> PyResult<Vec<(Turn, i32)>> {
    let turns = turns.into_iter().map(|(table, score)| {
        let Some(table) = table else {
            return Ok((Turn::Rest, score));
        };
        let rows = table.iter().map(|row| index.read_row(row));
        let table = rows.collect::<PyResult<Vec<Vec<Tile>>>>()?;
        let laid = Rack::lying(&table).minus(&Rack::lying(known.seen().table));
        let was = Rack::lying(known.seen().table);
        if Rack::lying(&table) != was.plus(&laid) || !laid.minus(known.rack()).is_empty() {
            return Err(PyValueError::new_err(
                "a turn takes tiles from the table, or lays what is not on the rack",
            ));
        }
        let play = Play {
            table,
            score: 0,
            tiles: laid.len(),
            scorer: None,
            broken: 0,
        };
        Ok((Turn::Lay(play), score))
    });
    turns.collect()
}

fn written(index: &PyWordIndex, table: &[Vec<Tile>]) -> Vec<String> {
    let alphabet = &index.index.alphabet;
    table.iter().map(|row| alphabet.write_tiles(row)).collect()
}

fn known(index: &PyWordIndex, book: Book, seen: PySeen) -> PyResult<Known> {
    let count = seen.counts.len();
    seats(count)?;
    let kept = match seen.kept.is_empty() {
        true => vec![0; count],
        false => seen.kept,
    };
    let all = [seen.opened.len(), seen.scores.len(), kept.len()];
    if all != [count; 3] || seen.seat >= count || seen.first >= count {
        return Err(PyValueError::new_err(format!(
            "{count} seats with {} opened, {} scores, {} kept, seat {} and first {}",
            all[0], all[1], all[2], seen.seat, seen.first
        )));
    }
    let (letters, jokers) = index.read_rack(&seen.rack)?;
    let mut racks = vec![Rack::default(); count];
    racks[seen.seat] = Rack { letters, jokers };
    let mut state = State::new(book, &racks, Vec::new(), seen.first);
    let rows = seen.table.iter().map(|row| index.read_row(row));
    state.table = Arc::new(rows.collect::<PyResult<_>>()?);
    state.history = Arc::new(index.read_words(&seen.history)?);
    state.turn = seen.seat;
    state.opened[..count].copy_from_slice(&seen.opened);
    state.scores[..count].copy_from_slice(&seen.scores);
    state.last_turns = seen.last_turns;
    state.passes = seen.passes;
    state.kept[..count].copy_from_slice(&kept);
    let mut counts = [0; SEATS];
    counts[..count].copy_from_slice(&seen.counts);
    Ok(Known::new(state, counts, seen.pot))
}

/// Plays one deal to its end; the pot is drawn from its end.
#[pyfunction]
#[expect(
    clippy::too_many_arguments,
    reason = "the keywords of one Python function"
)]
fn play_game(
    py: Python<'_>,
    index: &PyWordIndex,
    book: PyBook,
    own_words: Vec<String>,
    names: Vec<String>,
    racks: Vec<String>,
    pot: &str,
    first: usize,
    outlook: PyOutlook,
    seconds: f64,
    nodes: Option<u64>,
) -> PyResult<PyGame> {
    seats(racks.len())?;
    if names.len() != racks.len() || first >= racks.len() {
        let (names, racks) = (names.len(), racks.len());
        return Err(PyValueError::new_err(format!(
            "{names} players with {racks} racks, of whom {first} begins"
        )));
    }
    let whole_box = book.whole_box(index)?;
    let (book, outlook) = (book.read()?, outlook.read(index)?);
    let own_words = index.read_words(&own_words)?;
    let players: Vec<Player> = names
        .iter()
        .map(|name| player(name))
        .collect::<PyResult<_>>()?;
    let rack = |tiles: &String| -> PyResult<Rack> {
        let (letters, jokers) = index.read_rack(tiles)?;
        Ok(Rack { letters, jokers })
    };
    let racks: Vec<Rack> = racks.iter().map(rack).collect::<PyResult<_>>()?;
    let pot = index
        .read_row(pot)?
        .iter()
        .map(|tile| tile.letter)
        .collect();
    let mut state = State::new(book, &racks, pot, first);
    let mut turns: Vec<Made> = Vec::new();
    let end = py.detach(|| {
        let setting = Setting {
            index: &index.index,
            book,
            own_words: &own_words,
            whole_box,
        };
        let thought = Thought { seconds, nodes };
        play_on(&setting, &mut state, &players, &outlook, thought, |made| {
            turns.push(made);
        })
    });
    let alphabet = &index.index.alphabet;
    let write = |rack: &Rack| {
        let signs = rack.tiles().into_iter().map(|tile| Tile {
            letter: tile,
            joker: false,
        });
        alphabet.write_tiles(&signs.collect::<Vec<Tile>>())
    };
    let told = turns.into_iter().map(|made| {
        let rack = write(&made.rack);
        match made.turn {
            Turn::Lay(play) => {
                let word = play.scorer.as_ref().map(|word| alphabet.write_plain(word));
                let table = Some(written(index, &play.table));
                (made.seat, rack, table, made.score, play.tiles, word)
            }
            Turn::Rest => (made.seat, rack, None, made.score, 0, None),
        }
    });
    let scores = end.map_or(state.scores, |end| end.scores);
    let reason = end.map(|end| match end.reason {
        Reason::WentOut => "went-out",
        Reason::LastRound => "last-round",
        Reason::Blocked => "blocked",
    });
    Ok((
        told.collect(),
        state.racks[..state.seats].iter().map(write).collect(),
        scores[..state.seats].to_vec(),
        reason,
    ))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(player_names, module)?)?;
    module.add_function(wrap_pyfunction!(choose, module)?)?;
    module.add_function(wrap_pyfunction!(weigh, module)?)?;
    module.add_function(wrap_pyfunction!(reckon, module)?)?;
    module.add_function(wrap_pyfunction!(candidates, module)?)?;
    module.add_function(wrap_pyfunction!(play_game, module)?)
}
