//! The native core: search only. No rule text, no I/O beyond mapping a word file, no Python
//! objects beyond the thin faces registered here.

use pyo3::prelude::*;

mod crossword;
mod lexicon;
mod numbers;
mod words;

/// `optafel._native`: one submodule a search problem.
#[pymodule]
fn _native(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    for (name, register) in [
        (
            "numbers",
            numbers::register as fn(&Bound<'_, PyModule>) -> PyResult<()>,
        ),
        ("lexicon", lexicon::register),
        ("words", words::register),
        ("crossword", crossword::register),
    ] {
        let submodule = PyModule::new(py, name)?;
        register(&submodule)?;
        module.add_submodule(&submodule)?;
    }
    Ok(())
}
