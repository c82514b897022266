//! Finds all words that fit: on some letters, by a pattern, or simply all of them.

use super::graph::Graph;
use super::letters::Fold;

/// What a search looks for, told tile by tile.
pub trait Wanted {
    type Progress: Clone;
    fn start(&self) -> Self::Progress;
    /// The progress after one more tile, or nothing if no wanted word goes on so.
    fn step(&self, progress: &Self::Progress, tile: u8) -> Option<Self::Progress>;
    fn is_whole(&self, progress: &Self::Progress) -> bool;
}

/// Every word of a length between two bounds.
pub struct OfLength {
    pub min: usize,
    pub max: usize,
}

impl Wanted for OfLength {
    type Progress = usize;
    fn start(&self) -> usize {
        0
    }
    #[inline]
    fn step(&self, length: &usize, _tile: u8) -> Option<usize> {
        (*length < self.max).then_some(length + 1)
    }
    #[inline]
    fn is_whole(&self, length: &usize) -> bool {
        *length >= self.min
    }
}

/// The words that some letters and jokers can lay, using at least `min` of them.
pub struct OnLetters {
    counts: [u8; 31],
    jokers: u8,
    min: usize,
}

#[derive(Clone)]
pub struct LettersLeft {
    counts: [u8; 31],
    jokers: u8,
    laid: usize,
}

impl OnLetters {
    pub fn new(tiles: &[u8], jokers: u8, min: usize) -> Self {
        let mut counts = [0u8; 31];
        for &tile in tiles {
            counts[tile as usize] = counts[tile as usize].saturating_add(1);
        }
        Self {
            counts,
            jokers,
            min,
        }
    }
}

impl Wanted for OnLetters {
    type Progress = LettersLeft;
    fn start(&self) -> LettersLeft {
        LettersLeft {
            counts: self.counts,
            jokers: self.jokers,
            laid: 0,
        }
    }
    #[inline]
    fn step(&self, left: &LettersLeft, tile: u8) -> Option<LettersLeft> {
        let mut next = left.clone();
        // A letter of its own first: a joker can do all that it could have done later.
        if left.counts[tile as usize] > 0 {
            next.counts[tile as usize] -= 1;
        } else if left.jokers > 0 {
            next.jokers -= 1;
        } else {
            return None;
        }
        next.laid += 1;
        Some(next)
    }
    #[inline]
    fn is_whole(&self, left: &LettersLeft) -> bool {
        left.laid >= self.min
    }
}

/// One piece of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Tile(u8),
    AnyTile,
    AnyRun,
}

/// The words that look like a pattern. Progress is the set of places in the pattern that the
/// tiles so far may have come to, a bit each.
pub struct LikePattern {
    pieces: Vec<Piece>,
}

impl LikePattern {
    pub const PIECES_MAX: usize = 63;

    pub fn new(pieces: Vec<Piece>) -> Result<Self, String> {
        if pieces.len() > Self::PIECES_MAX {
            return Err(format!(
                "a pattern has at most {} places, this one has {}",
                Self::PIECES_MAX,
                pieces.len()
            ));
        }
        Ok(Self { pieces })
    }

    /// A run may also be empty: whoever stands before it stands behind it too.
    fn pass_runs(&self, mut places: u64) -> u64 {
        for (at, piece) in self.pieces.iter().enumerate() {
            if *piece == Piece::AnyRun && places >> at & 1 == 1 {
                places |= 1 << (at + 1);
            }
        }
        places
    }
}

impl Wanted for LikePattern {
    type Progress = u64;
    fn start(&self) -> u64 {
        self.pass_runs(1)
    }
    fn step(&self, places: &u64, tile: u8) -> Option<u64> {
        let mut next = 0;
        for (at, piece) in self
            .pieces
            .iter()
            .enumerate()
            .filter(|(at, _)| places >> at & 1 == 1)
        {
            match *piece {
                Piece::Tile(wanted) if wanted != tile => {}
                Piece::Tile(_) | Piece::AnyTile => next |= 1 << (at + 1),
                Piece::AnyRun => next |= 1 << at,
            }
        }
        (next != 0).then(|| self.pass_runs(next))
    }
    fn is_whole(&self, places: &u64) -> bool {
        places >> self.pieces.len() & 1 == 1
    }
}

/// A word found, as its tiles, and its number.
pub type Hit = (Vec<u8>, u32);

/// All wanted words, in the order of their tiles; a word that folding makes of several
/// dictionary words is there once for each.
pub fn search<W: Wanted>(graph: &Graph, fold: &Fold, wanted: &W, accept: &[bool]) -> Vec<Hit> {
    let mut walk = Walk {
        graph,
        fold,
        wanted,
        accept,
        tiles: Vec::new(),
        hits: Vec::new(),
    };
    walk.node(graph.root(), 0, &wanted.start());
    // Only folded words are out of order, so the sort that profits from runs is the faster one.
    walk.hits.sort();
    walk.hits
}

struct Walk<'a, W: Wanted> {
    graph: &'a Graph,
    fold: &'a Fold,
    wanted: &'a W,
    /// Which classes of words count.
    accept: &'a [bool],
    tiles: Vec<u8>,
    hits: Vec<Hit>,
}

impl<W: Wanted> Walk<'_, W> {
    fn node(&mut self, node: u32, index: u32, progress: &W::Progress) {
        let graph = self.graph;
        for (at, edge) in graph.edges(node) {
            let laid = self.fold.tiles(edge.letter());
            let Some(progress) = laid.iter().try_fold(progress.clone(), |progress, &tile| {
                self.wanted.step(&progress, tile)
            }) else {
                continue;
            };
            let index = index + graph.words_before(at);
            self.tiles.extend_from_slice(laid);
            if edge.is_final()
                && self.wanted.is_whole(&progress)
                && self.accept[graph.class_of(index)]
            {
                self.hits.push((self.tiles.clone(), index));
            }
            self.node(edge.target(), index + edge.is_final() as u32, &progress);
            self.tiles.truncate(self.tiles.len() - laid.len());
        }
    }
}
