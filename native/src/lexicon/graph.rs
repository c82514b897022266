//! A word graph as it lies in a file: the smallest acyclic graph that spells every word, each
//! word numbered by its place in the alphabet, and for each number a class (its readings).
//!
//! The file is read as it is, so it can be mapped and shared. Little-endian throughout:
//! a header of eight 32-bit numbers, the edges (32 bits each), the classes (64 bits each),
//! and for each word the number of its class (one byte, or two when there are more than 256).
//! An edge is a letter (bits 0-4), whether it is the last of its node (5), whether a word
//! ends on it (6) and the first edge of the node it leads to (7-31, 0 for none).
//! Every node lies behind the nodes it leads to; the root lies last.

use super::letters::Fold;

pub const MAGIC: u32 = u32::from_le_bytes(*b"OTWG");
pub const VERSION: u32 = 1;
pub const HEADER_BYTES: usize = 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge(pub u32);

impl Edge {
    pub const TARGET_MAX: u32 = (1 << 25) - 1;

    pub fn new(letter: u8, is_final: bool, target: u32) -> Self {
        Self(letter as u32 | (is_final as u32) << 6 | target << 7)
    }
    #[inline]
    pub fn letter(self) -> u8 {
        (self.0 & 31) as u8
    }
    #[inline]
    pub fn is_last(self) -> bool {
        self.0 & 32 != 0
    }
    #[inline]
    pub fn is_final(self) -> bool {
        self.0 & 64 != 0
    }
    #[inline]
    pub fn target(self) -> u32 {
        self.0 >> 7
    }
    pub fn as_last(self) -> Self {
        Self(self.0 | 32)
    }
}

/// The bytes of a graph, wherever they are kept.
pub type Image = Box<dyn AsRef<[u8]> + Send + Sync>;

pub struct Graph {
    image: Image,
    edge_count: usize,
    word_count: usize,
    class_count: usize,
    root: u32,
    /// For each edge, how many words its node spells before it.
    words_before: Vec<u32>,
}

impl Graph {
    /// Checks the image whole, so that no later walk can leave it or go round in it.
    pub fn read(image: Image) -> Result<Self, String> {
        let bytes: &[u8] = (*image).as_ref();
        if bytes.len() < HEADER_BYTES {
            return Err(format!(
                "{} bytes are too few for a word graph",
                bytes.len()
            ));
        }
        let field = |at: usize| u32_at(bytes, 4 * at);
        if field(0) != MAGIC || field(1) != VERSION {
            return Err("these bytes are no word graph of this version".into());
        }
        let (edge_count, word_count) = (field(2) as usize, field(3) as usize);
        let (class_count, root) = (field(4) as usize, field(5));
        let width = if class_count > 256 { 2 } else { 1 };
        let expected = HEADER_BYTES + 4 * edge_count + 8 * class_count + width * word_count;
        if bytes.len() != expected {
            return Err(format!(
                "the word graph has {} bytes and should have {expected}",
                bytes.len()
            ));
        }
        let words_before = count_words(bytes, edge_count, word_count, root)?;
        let graph = Self {
            image,
            edge_count,
            word_count,
            class_count,
            root,
            words_before,
        };
        if (0..word_count).any(|index| graph.class_of(index as u32) >= class_count) {
            return Err("the word graph names a class that it does not have".into());
        }
        Ok(graph)
    }

    pub fn word_count(&self) -> usize {
        self.word_count
    }

    pub fn root(&self) -> u32 {
        self.root
    }

    #[inline]
    fn bytes(&self) -> &[u8] {
        (*self.image).as_ref()
    }

    /// The edges of a node, each with its place. Node 0 has none.
    #[inline]
    pub fn edges(&self, node: u32) -> impl Iterator<Item = (u32, Edge)> + '_ {
        let (words, _) = self.bytes()[HEADER_BYTES..].as_chunks::<4>();
        let mut next = node;
        std::iter::from_fn(move || {
            if next == 0 {
                return None;
            }
            let (at, edge) = (next, Edge(u32::from_le_bytes(words[next as usize])));
            next = if edge.is_last() { 0 } else { at + 1 };
            Some((at, edge))
        })
    }

    #[inline]
    pub fn words_before(&self, edge: u32) -> u32 {
        self.words_before[edge as usize]
    }

    /// The number of the class of a word.
    #[inline]
    pub fn class_of(&self, index: u32) -> usize {
        let start = HEADER_BYTES + 4 * self.edge_count + 8 * self.class_count;
        let (bytes, index) = (self.bytes(), index as usize);
        if self.class_count > 256 {
            let at = start + 2 * index;
            u16::from_le_bytes([bytes[at], bytes[at + 1]]) as usize
        } else {
            bytes[start + index] as usize
        }
    }

    pub fn classes(&self) -> impl Iterator<Item = u64> + '_ {
        (0..self.class_count).map(|class| self.class(class))
    }

    #[inline]
    pub fn class(&self, class: usize) -> u64 {
        let at = HEADER_BYTES + 4 * self.edge_count + 8 * class;
        u64::from_le_bytes(self.bytes()[at..at + 8].try_into().expect("eight bytes"))
    }

    #[inline]
    pub fn class_bits(&self, index: u32) -> u64 {
        self.class(self.class_of(index))
    }

    /// Calls `found` with the number of every word that is laid with these tiles.
    #[inline]
    pub fn find(&self, tiles: &[u8], fold: &Fold, found: &mut impl FnMut(u32)) {
        self.find_prefixes(tiles, fold, &mut |length, index| {
            if length == tiles.len() {
                found(index);
            }
        });
    }

    /// Calls `found` with the length and number of every word that these tiles begin with.
    #[inline]
    pub fn find_prefixes(&self, tiles: &[u8], fold: &Fold, found: &mut impl FnMut(usize, u32)) {
        self.prefixes_from(self.root, tiles, 0, fold, 0, found);
    }

    fn prefixes_from(
        &self,
        node: u32,
        tiles: &[u8],
        at: usize,
        fold: &Fold,
        index: u32,
        found: &mut impl FnMut(usize, u32),
    ) {
        if at == tiles.len() {
            return;
        }
        for &letter in fold.sources(tiles[at]) {
            let laid = fold.tiles(letter);
            if !tiles[at..].starts_with(laid) {
                continue;
            }
            let Some((place, edge)) = self.edges(node).find(|(_, edge)| edge.letter() == letter)
            else {
                continue;
            };
            let (index, end) = (index + self.words_before(place), at + laid.len());
            if edge.is_final() {
                found(end, index);
            }
            self.prefixes_from(
                edge.target(),
                tiles,
                end,
                fold,
                index + edge.is_final() as u32,
                found,
            );
        }
    }

    /// The letters of the word with this number.
    pub fn spell(&self, index: u32) -> Option<Vec<u8>> {
        if index as usize >= self.word_count {
            return None;
        }
        let (mut node, mut left, mut letters) = (self.root, index, Vec::new());
        loop {
            let (at, edge) = self
                .edges(node)
                .take_while(|&(at, _)| self.words_before(at) <= left)
                .last()?;
            letters.push(edge.letter());
            left -= self.words_before(at);
            if edge.is_final() {
                if left == 0 {
                    return Some(letters);
                }
                left -= 1;
            }
            node = edge.target();
        }
    }
}

#[inline]
fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

/// How many words each node spells before each of its edges; refuses a graph that is not one.
fn count_words(
    bytes: &[u8],
    edge_count: usize,
    word_count: usize,
    root: u32,
) -> Result<Vec<u32>, String> {
    let broken = |what: &str| Err(format!("the word graph is broken: {what}"));
    let mut before = vec![0u32; edge_count];
    let mut total = vec![0u32; edge_count];
    let mut node = 1;
    let mut at = 1;
    let mut sum = 0u32;
    while at < edge_count {
        let edge = Edge(u32_at(bytes, HEADER_BYTES + 4 * at));
        if edge.target() as usize >= node || edge.letter() > 30 {
            return broken("an edge leads forward or has no letter");
        }
        before[at] = sum;
        let below = total[edge.target() as usize];
        if below == 0 && edge.target() != 0 {
            return broken("an edge leads into the middle of a node");
        }
        match sum
            .checked_add(below)
            .and_then(|s| s.checked_add(edge.is_final() as u32))
        {
            Some(s) => sum = s,
            None => return broken("too many words"),
        }
        at += 1;
        if edge.is_last() {
            total[node] = sum;
            (node, sum) = (at, 0);
        }
    }
    if edge_count == 0 || node != edge_count {
        return broken("its last node has no end");
    }
    if root as usize >= edge_count || total[root as usize] as usize != word_count {
        return broken("its root does not spell as many words as it says");
    }
    Ok(before)
}
