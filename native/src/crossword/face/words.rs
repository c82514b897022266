//! The words of a box, as Python holds them.

use crate::crossword::spell::Alphabet;
use crate::crossword::words::Words;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::sync::Arc;

/// The words of a box, as a graph.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct WordGraph(pub(super) Arc<Words>);

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
