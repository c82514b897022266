//! What Python sees: an index of words that is built once, and questions about positions.

use super::index::WordIndex;
use super::letters::{Alphabet, Bag, JOKER_SIGN, Tile};
use super::question::{Answer, OldWords, Question, Rules, spelled};
use super::solve::solve;
use crate::lexicon::{Bits, TileFold, WordGraph};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A play as Python gets it: table, score, tiles, scorer, broken.
type PyPlay = (Vec<String>, u32, u32, Option<String>, u32);
/// An answer as Python gets it: plays, bound, proven, steps, seconds, found after.
type PyAnswer = (Vec<PyPlay>, u32, bool, u64, f64, f64);

/// The words of a dictionary, ready to be searched. Never changes, so threads may share it.
#[pyclass(frozen, name = "WordIndex", module = "optafel._native.words")]
pub struct PyWordIndex {
    pub index: WordIndex,
}

#[pymethods]
impl PyWordIndex {
    /// `words` and how common each is, in capitals of the alphabet.
    #[new]
    fn new(
        py: Python<'_>,
        alphabet: &str,
        words: Vec<String>,
        frequencies: Vec<u32>,
    ) -> PyResult<Self> {
        if words.len() != frequencies.len() {
            let (words, numbers) = (words.len(), frequencies.len());
            return Err(PyValueError::new_err(format!(
                "{words} words with {numbers} frequencies"
            )));
        }
        let alphabet = Alphabet::new(alphabet).map_err(PyValueError::new_err)?;
        let pairs = || {
            words
                .iter()
                .map(String::as_str)
                .zip(frequencies.iter().copied())
        };
        let index = py.detach(|| WordIndex::new(alphabet, pairs()));
        Ok(PyWordIndex {
            index: index.map_err(PyValueError::new_err)?,
        })
    }

    /// All words of a dictionary of the given lengths, as a box lays them: straight from there,
    /// so that nothing in Python waits for hundreds of thousands of words.
    #[staticmethod]
    fn of_dictionary(
        py: Python<'_>,
        alphabet: &str,
        dictionary: &WordGraph,
        fold: &TileFold,
        bits: Bits,
        lengths: (usize, usize),
    ) -> PyResult<Self> {
        let alphabet = Alphabet::new(alphabet).map_err(PyValueError::new_err)?;
        let index = py.detach(|| {
            let (words, frequencies) = dictionary.listed(lengths, fold, bits);
            let frequencies = frequencies.into_iter().map(u32::from);
            WordIndex::new(alphabet, words.iter().map(String::as_str).zip(frequencies))
        });
        Ok(PyWordIndex {
            index: index.map_err(PyValueError::new_err)?,
        })
    }

    fn __len__(&self) -> usize {
        self.index.word_count()
    }

    /// Whether a word in capitals is one of the index.
    fn __contains__(&self, word: &str) -> bool {
        let letters = self.index.alphabet.read_plain(word);
        letters.is_ok_and(|letters| self.index.find(&letters).is_some())
    }

    /// The words that look like a row in which `@` stands for any letter.
    fn like(&self, row: &str) -> PyResult<Vec<String>> {
        let found = self.index.words_like(&spelled(&self.read_row(row)?));
        let write = |&word: &usize| self.index.alphabet.write_plain(self.index.word(word));
        Ok(found.iter().map(write).collect())
    }

    /// The best plays of a position; see `optafel.solve.words` for what the arguments mean.
    #[pyo3(signature = (*, table, rack, shortest, rest_words, bound_jokers, distinct, doubling,
        pieces_score, history, extra, opening, most_broken, least_frequency, plays, seconds, nodes=None))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn solve(
        &self,
        py: Python<'_>,
        table: Vec<String>,
        rack: &str,
        shortest: usize,
        rest_words: bool,
        bound_jokers: bool,
        distinct: bool,
        doubling: bool,
        pieces_score: bool,
        history: Vec<String>,
        extra: Vec<String>,
        opening: Option<usize>,
        most_broken: Option<usize>,
        least_frequency: u32,
        plays: usize,
        seconds: f64,
        nodes: Option<u64>,
    ) -> PyResult<PyAnswer> {
        let old_words = if rest_words {
            OldWords::LeaveRestWords
        } else {
            OldWords::MayDissolve
        };
        let (rack, rack_jokers) = self.read_rack(rack)?;
        let question = Question {
            rules: Rules {
                shortest,
                old_words,
                bound_jokers,
                distinct,
                doubling,
                pieces_score,
            },
            table: table
                .iter()
                .map(|word| self.read_row(word))
                .collect::<PyResult<_>>()?,
            rack,
            rack_jokers,
            history: self.read_words(&history)?,
            extra: self.read_words(&extra)?,
            opening,
            most_broken,
            least_frequency,
            plays,
            seconds,
            nodes,
        };
        let answer = py.detach(|| solve(&self.index, &question));
        Ok(self.write(answer))
    }
}

impl PyWordIndex {
    pub fn read_row(&self, word: &str) -> PyResult<Vec<Tile>> {
        self.index
            .alphabet
            .read_tiles(word)
            .map_err(|unknown| refusal(word, unknown.sign, unknown.at))
    }

    pub fn read_rack(&self, rack: &str) -> PyResult<(Bag, u32)> {
        let tiles = self.read_row(rack)?;
        let letters: Vec<u8> = tiles
            .iter()
            .filter(|tile| !tile.joker)
            .map(|tile| tile.letter)
            .collect();
        Ok((Bag::of(&letters), (tiles.len() - letters.len()) as u32))
    }

    pub fn read_words(&self, words: &[String]) -> PyResult<Vec<Vec<u8>>> {
        let read = |word: &String| {
            let letters = self.index.alphabet.read_plain(word);
            letters.map_err(|unknown| refusal(word, unknown.sign, unknown.at))
        };
        words.iter().map(read).collect()
    }

    fn write(&self, answer: Answer) -> PyAnswer {
        let alphabet = &self.index.alphabet;
        let write = |play: super::question::Play| {
            let table = play
                .table
                .iter()
                .map(|row| alphabet.write_tiles(row))
                .collect();
            let scorer = play.scorer.map(|word| alphabet.write_plain(&word));
            (table, play.score, play.tiles, scorer, play.broken)
        };
        let plays = answer.plays.into_iter().map(write).collect();
        (
            plays,
            answer.bound,
            answer.proven,
            answer.steps,
            answer.seconds,
            answer.found_after,
        )
    }
}

fn refusal(text: &str, sign: char, at: usize) -> PyErr {
    PyValueError::new_err(format!(
        "cannot read {sign:?} at position {} of {text:?}: expected a letter of the alphabet or {JOKER_SIGN}",
        at + 1
    ))
}
