//! What Python sees of a dictionary.

use super::build;
use super::compound::{Compounds, Forbidden};
use super::graph::{Graph, Image};
use super::image::ImageSource;
use super::letters::{self, Fold};
use super::search::{self, LikePattern, OfLength, OnLetters, Piece, Wanted};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A fold, so that a dictionary can be asked in the tiles of a box.
#[pyclass(frozen, module = "optafel._native.lexicon")]
pub struct TileFold(Fold);

#[pymethods]
impl TileFold {
    #[new]
    fn new(kept: &str, split_umlauts: bool) -> PyResult<Self> {
        Ok(Self(Fold::new(&encode(kept)?, split_umlauts)))
    }
}

/// A packed dictionary: words by number, each with the bits of its class and a frequency.
#[pyclass(frozen, module = "optafel._native.lexicon")]
pub struct WordGraph {
    graph: Graph,
    frequencies: Option<Image>,
}

impl WordGraph {
    fn of(words: Image, frequencies: Option<Image>) -> PyResult<Self> {
        let graph = Graph::read(words).map_err(PyValueError::new_err)?;
        if let Some(image) = &frequencies {
            let count = (**image).as_ref().len();
            if count != graph.word_count() {
                return Err(PyValueError::new_err(format!(
                    "{count} frequencies do not go with {} words",
                    graph.word_count()
                )));
            }
        }
        Ok(Self { graph, frequencies })
    }

    fn frequency_of(&self, index: u32) -> u8 {
        self.frequencies
            .as_ref()
            .map_or(0, |image| (**image).as_ref()[index as usize])
    }

    /// For each class, whether its words count: whether some bit of it is allowed, and none
    /// forbids it.
    fn accepted(&self, allowed: u64, forbidden: u64) -> Vec<bool> {
        self.graph
            .classes()
            .map(|bits| bits & allowed != 0 && bits & forbidden == 0)
            .collect()
    }

    /// The words that a search finds, in order, each once with how common it is.
    fn found<W: Wanted>(&self, wanted: &W, fold: &Fold, (allowed, forbidden): Bits) -> Listed {
        let accept = self.accepted(allowed, forbidden);
        let mut words: Vec<String> = Vec::new();
        let mut frequencies: Vec<u8> = Vec::new();
        let mut last: Vec<u8> = Vec::new();
        for (tiles, index) in search::search(&self.graph, fold, wanted, &accept) {
            let frequency = self.frequency_of(index);
            if tiles == last {
                if let Some(known) = frequencies.last_mut() {
                    *known = frequency.max(*known);
                }
            } else {
                words.push(letters::decode(&tiles));
                frequencies.push(frequency);
                last = tiles;
            }
        }
        (words, frequencies)
    }

    /// All words of a length as the tiles of a box lay them, for another search.
    pub fn listed(&self, (min, max): (usize, usize), fold: &TileFold, bits: Bits) -> Listed {
        self.found(&OfLength { min, max }, &fold.0, bits)
    }

    fn look<'py, W: Wanted + Sync>(
        &self,
        py: Python<'py>,
        wanted: &W,
        fold: &TileFold,
        bits: Bits,
    ) -> WordList<'py> {
        let (words, frequencies) = py.detach(|| self.found(wanted, &fold.0, bits));
        (words, PyBytes::new(py, &frequencies))
    }
}

/// Words, and how common each is.
type Listed = (Vec<String>, Vec<u8>);
/// The bits of which a word must have one, and those of which it may have none.
pub type Bits = (u64, u64);
type WordList<'py> = (Vec<String>, Bound<'py, PyBytes>);

fn encode(word: &str) -> PyResult<Vec<u8>> {
    letters::encode(word).ok_or_else(|| {
        PyValueError::new_err(format!("{word:?} has a character that is no letter here"))
    })
}

#[pymethods]
impl WordGraph {
    #[new]
    #[pyo3(signature = (words, frequencies=None))]
    fn new(words: ImageSource, frequencies: Option<ImageSource>) -> PyResult<Self> {
        let frequencies = frequencies.map(ImageSource::open).transpose()?;
        Self::of(words.open()?, frequencies)
    }

    fn __len__(&self) -> usize {
        self.graph.word_count()
    }

    /// The numbers of the words that these tiles lay; more than one where folding made
    /// different words equal.
    fn find(&self, tiles: &str, fold: &TileFold) -> Vec<u32> {
        let mut found = Vec::new();
        if let Some(codes) = letters::encode(tiles) {
            self.graph
                .find(&codes, &fold.0, &mut |index| found.push(index));
        }
        found
    }

    /// The class bits of all words that these tiles lay, and the highest of their frequencies;
    /// nothing if there is no such word.
    fn entry(&self, tiles: &str, fold: &TileFold) -> Option<(u64, u8)> {
        let codes = letters::encode(tiles)?;
        let mut entry: Option<(u64, u8)> = None;
        self.graph.find(&codes, &fold.0, &mut |index| {
            let (bits, frequency) = entry.unwrap_or_default();
            entry = Some((
                bits | self.graph.class_bits(index),
                frequency.max(self.frequency_of(index)),
            ));
        });
        entry
    }

    fn spell(&self, index: u32) -> Option<String> {
        self.graph.spell(index).map(|codes| letters::decode(&codes))
    }

    /// All words of a length, in alphabetical order, with a frequency byte each.
    fn words<'py>(
        &self,
        py: Python<'py>,
        min: usize,
        max: usize,
        fold: &TileFold,
        bits: Bits,
    ) -> WordList<'py> {
        self.look(py, &OfLength { min, max }, fold, bits)
    }

    /// All words of at least `min` letters that these tiles and jokers lay.
    fn on_letters<'py>(
        &self,
        py: Python<'py>,
        tiles: &str,
        jokers: u8,
        min: usize,
        fold: &TileFold,
        bits: Bits,
    ) -> PyResult<WordList<'py>> {
        Ok(self.look(
            py,
            &OnLetters::new(&encode(tiles)?, jokers, min),
            fold,
            bits,
        ))
    }

    /// All words like a pattern, `?` being any letter and `*` any run of letters.
    fn like<'py>(
        &self,
        py: Python<'py>,
        pattern: &str,
        fold: &TileFold,
        bits: Bits,
    ) -> PyResult<WordList<'py>> {
        let piece = |letter: char| match letter {
            '?' => Ok(Piece::AnyTile),
            '*' => Ok(Piece::AnyRun),
            _ => letters::code(letter).map(Piece::Tile).ok_or_else(|| {
                PyValueError::new_err(format!("{letter:?} is no letter, nor ? or *"))
            }),
        };
        let pieces = pattern.chars().map(piece).collect::<PyResult<Vec<_>>>()?;
        let wanted = LikePattern::new(pieces).map_err(PyValueError::new_err)?;
        Ok(self.look(py, &wanted, fold, bits))
    }

    /// Looks every one of these words up, `rounds` times, and says how often one was found: a
    /// benchmark has no other way to leave Python out of its measure.
    fn count_found(
        &self,
        py: Python<'_>,
        words: Vec<String>,
        fold: &TileFold,
        rounds: u32,
    ) -> PyResult<u64> {
        let codes = words
            .iter()
            .map(|word| encode(word))
            .collect::<PyResult<Vec<_>>>()?;
        Ok(py.detach(|| {
            let mut found = 0;
            for word in (0..rounds).flat_map(|_| &codes) {
                self.graph.find(word, &fold.0, &mut |index| {
                    let entry = (self.graph.class_bits(index), self.frequency_of(index));
                    found += (std::hint::black_box(entry).0 != 0) as u64;
                });
            }
            found
        }))
    }
}

/// The rules by which the compounds of a language are made.
#[pyclass(frozen, module = "optafel._native.lexicon")]
pub struct CompoundRules(Compounds);

#[pymethods]
impl CompoundRules {
    /// `patterns` are the joints that are forbidden: letters and flag on the left, letters and
    /// flag on the right, -1 being no flag.
    #[new]
    fn new(
        parts: ImageSource,
        patterns: Vec<(String, i32, String, i32)>,
        number_rules: Vec<Vec<u32>>,
    ) -> PyResult<Self> {
        let graph = Graph::read(parts.open()?).map_err(PyValueError::new_err)?;
        let forbidden = patterns
            .into_iter()
            .map(|(left, left_flag, right, right_flag)| {
                Ok(Forbidden {
                    left: encode(&left)?,
                    left_flag: u32::try_from(left_flag).ok(),
                    right: encode(&right)?,
                    right_flag: u32::try_from(right_flag).ok(),
                })
            })
            .collect::<PyResult<Vec<_>>>()?;
        Ok(Self(Compounds::new(graph, forbidden, number_rules)))
    }

    /// The bits of all parts that these tiles lay.
    fn part_bits(&self, tiles: &str, fold: &TileFold) -> u64 {
        letters::encode(tiles).map_or(0, |codes| self.0.bits(&codes, &fold.0))
    }

    /// The parts of a lawful compound; nothing if the tiles lay none.
    fn split(&self, tiles: &str, fold: &TileFold) -> Option<Vec<String>> {
        let codes = letters::encode(tiles)?;
        let ends = self.0.split(&codes, &fold.0)?;
        let starts = std::iter::once(0).chain(ends.iter().copied());
        Some(
            starts
                .zip(&ends)
                .map(|(start, &end)| letters::decode(&codes[start..end]))
                .collect(),
        )
    }
}

/// Packs words with the bits of their classes: the bytes of a graph.
#[pyfunction]
fn pack<'py>(
    py: Python<'py>,
    words: Vec<String>,
    classes: Vec<u64>,
) -> PyResult<Bound<'py, PyBytes>> {
    let codes = words
        .iter()
        .map(|word| encode(word))
        .collect::<PyResult<Vec<_>>>()?;
    let image = py
        .detach(|| build::build(&codes, &classes))
        .map_err(PyValueError::new_err)?;
    Ok(PyBytes::new(py, &image))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("PATTERN_PLACES_MAX", LikePattern::PIECES_MAX)?;
    module.add_class::<WordGraph>()?;
    module.add_class::<TileFold>()?;
    module.add_class::<CompoundRules>()?;
    module.add_function(wrap_pyfunction!(pack, module)?)?;
    Ok(())
}
