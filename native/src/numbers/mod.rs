//! The search behind the numbers family.

use pyo3::prelude::*;

mod arrange;
mod arrange_mirror;
mod assemble;
mod build;
mod clock;
mod event;
mod face;
mod games;
mod groups;
mod hopeless;
mod keep;
mod legal;
mod lines;
mod lying;
#[cfg(test)]
mod notation;
mod objective;
mod opening;
mod play;
mod ranked;
mod search;
mod spare;
mod state;
mod step;
mod step_lines;
mod step_odd;
mod supply;
mod table;
mod tidy;
mod tile;
mod uncut;
mod walk;
mod worth;

pub use games::Chance;

/// What Python sees of this search.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    face::register(module)?;
    games::register(module)
}
