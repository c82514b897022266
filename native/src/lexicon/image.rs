//! Where the bytes of a dictionary come from: a file that is mapped, or memory.

use super::graph::Image;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use std::fs::File;

/// The bytes of a packed file, or the path of one to map.
#[derive(FromPyObject)]
pub enum ImageSource {
    Path(String),
    Bytes(Vec<u8>),
}

impl ImageSource {
    pub fn open(self) -> PyResult<Image> {
        let path = match self {
            Self::Bytes(bytes) => return Ok(Box::new(bytes)),
            Self::Path(path) => path,
        };
        let name = |error: std::io::Error| PyOSError::new_err(format!("{path}: {error}"));
        let file = File::open(&path).map_err(name)?;
        // SAFETY: a mapping is only sound while nobody shortens the file. These files are
        // written under the name of their content and never changed. Mapped, a dictionary is
        // shared by all processes of a machine and loads in milliseconds; see
        // docs/figures/lexicon.md for the difference.
        let mapped = unsafe { memmap2::Mmap::map(&file) }.map_err(name)?;
        Ok(Box::new(mapped))
    }
}
