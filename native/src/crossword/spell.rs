//! Words as rows of tiles: a tile is not a character, and may show more than one.

use super::build::WORD_MAX;
use super::graph::LETTERS_MAX;
use rustc_hash::FxHashMap;

/// The tiles of a box by what they show; the first is letter 1.
pub struct Alphabet {
    faces: usize,
    /// By first character: what follows it on a tile, and which letter that is; longest first.
    tiles: FxHashMap<char, Vec<(String, u8)>>,
}

impl Alphabet {
    /// None if there are no tiles, too many, two alike, or one that shows nothing.
    pub fn new(faces: &[String]) -> Option<Self> {
        let mut tiles: FxHashMap<char, Vec<(String, u8)>> = FxHashMap::default();
        for (at, face) in faces.iter().enumerate() {
            let mut rest = face.chars();
            let first = rest.next()?;
            let same_start = tiles.entry(first).or_default();
            if same_start.iter().any(|(other, _)| other == rest.as_str()) {
                return None;
            }
            same_start.push((rest.as_str().to_owned(), u8::try_from(at + 1).ok()?));
        }
        for same_start in tiles.values_mut() {
            same_start.sort_by_key(|(rest, _)| std::cmp::Reverse(rest.len()));
        }
        (1..=LETTERS_MAX)
            .contains(&faces.len())
            .then_some(Alphabet {
                faces: faces.len(),
                tiles,
            })
    }

    pub fn letters(&self) -> usize {
        self.faces
    }

    /// The tiles that lay a word, the longest face first; none if some character is on no tile.
    fn spell(&self, word: &str) -> Option<Box<[u8]>> {
        let mut letters = Vec::with_capacity(word.len());
        let mut rest = word.chars();
        while let Some(first) = rest.next() {
            let candidates = self.tiles.get(&first)?;
            let (face, letter) = candidates
                .iter()
                .find(|(face, _)| rest.as_str().starts_with(face.as_str()))?;
            rest = rest.as_str()[face.len()..].chars();
            letters.push(*letter);
        }
        Some(letters.into_boxed_slice())
    }

    /// The words of a text, one a line, that can lie on a board: sorted, each once.
    pub fn words(&self, text: &str) -> Vec<Box<[u8]>> {
        let lines = text.lines().map(str::trim);
        let mut words: Vec<Box<[u8]>> = lines
            .filter_map(|line| self.spell(line))
            .filter(|word| (2..=WORD_MAX).contains(&word.len()))
            .collect();
        words.sort_unstable();
        words.dedup();
        words
    }
}
