//! The search behind the words family.

mod agenda;
mod bound;
mod candidates;
mod clock;
mod cover;
mod covering;
mod cuts;
mod dissolve;
mod face;
mod games;
mod index;
mod lay;
mod letters;
mod levels;
mod memo;
mod needs;
mod novelty;
mod packed;
mod pairs;
mod pool;
mod prices;
mod question;
mod ranking;
mod relaxed;
mod rest_words;
mod shelf;
mod simplex;
mod solve;
mod spell;
mod standing;
mod trigrams;
mod vocabulary;
mod weights;

use pyo3::prelude::*;

/// What Python sees of this search.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<face::PyWordIndex>()?;
    games::register(module)
}
