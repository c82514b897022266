//! What tiles are worth that stay on the rack, as Python holds it.

use crate::crossword::leave::Leaves;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

/// What tiles are worth that stay on the rack, in thousandths of a point.
#[pyclass(frozen, module = "optafel._native.crossword")]
pub struct LeaveWorth(pub(super) Leaves);

#[pymethods]
impl LeaveWorth {
    /// `worth` has the blank first, then the letters; `together` says what handfuls of tiles are
    /// worth beyond the handfuls in them.
    #[new]
    fn new(worth: Vec<i32>, left: i32, together: Vec<(PyBackedBytes, i32)>) -> PyResult<Self> {
        if worth.len() > 64 {
            return Err(PyValueError::new_err(
                "a worth for at most 63 letters and the blank",
            ));
        }
        let mut by_letter = [0; 64];
        by_letter[..worth.len()].copy_from_slice(&worth);
        let mut leaves = Leaves::new(by_letter, left);
        for (tiles, worth) in &together {
            if tiles.len() < 2 || tiles.iter().any(|&tile| tile >= 64) {
                return Err(PyValueError::new_err("two tiles or more are together"));
            }
            leaves.say(tiles, *worth);
        }
        Ok(LeaveWorth(leaves))
    }
}
