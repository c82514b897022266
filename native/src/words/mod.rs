//! The search behind the words family.

use pyo3::prelude::*;

/// What Python sees of this search.
pub fn register(_module: &Bound<'_, PyModule>) -> PyResult<()> {
    Ok(())
}
