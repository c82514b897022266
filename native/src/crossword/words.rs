//! The words of a box: the graph, the handfuls that make words, and both as bytes.

use super::anagrams::{Anagrams, Filter};
use super::build::build;
use super::graph::{Arc, Graph, LETTERS_MAX};
use super::spell::Alphabet;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Changes with the format, so that no old bytes are read as new ones.
const MAGIC: &[u8; 8] = b"OPTAFXW1";
/// Letters, words, root, nodes, and the blocks of both filters, each 32 bits.
const COUNTS: usize = 6;
const HEADER_BYTES: usize = MAGIC.len() + COUNTS * 4;
const CHECK_BYTES: usize = 8;

pub struct Words {
    pub graph: Graph,
    pub anagrams: Anagrams,
    count: usize,
}

impl Words {
    /// The words of a text, one a line; none if there are too many for one graph.
    pub fn of_text(text: &str, alphabet: &Alphabet) -> Option<Self> {
        let words = alphabet.words(text);
        let graph = build(&words, alphabet.letters())?;
        Some(Words {
            graph,
            anagrams: Anagrams::of(&words),
            count: words.len(),
        })
    }

    pub fn count(&self) -> usize {
        self.count
    }

    pub fn graph_bytes(&self) -> usize {
        self.graph.nodes().len() * 4
    }

    pub fn anagram_bytes(&self) -> usize {
        self.anagrams
            .filters()
            .iter()
            .map(|filter| filter.blocks().len() * 8)
            .sum()
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let [words, one_short] = self.anagrams.filters();
        let counts = [
            self.graph.letters() as u32,
            self.count as u32,
            self.graph.root().node(),
            self.graph.nodes().len() as u32,
            words.blocks().len() as u32,
            one_short.blocks().len() as u32,
        ];
        let mut bytes = MAGIC.to_vec();
        bytes.reserve(self.graph_bytes() + self.anagram_bytes() + HEADER_BYTES);
        for count in counts.iter().chain(self.graph.nodes()) {
            bytes.extend_from_slice(&count.to_le_bytes());
        }
        for block in words.blocks().iter().chain(one_short.blocks()) {
            bytes.extend_from_slice(&block.to_le_bytes());
        }
        let check = check_sum(&bytes);
        bytes.extend_from_slice(&check.to_le_bytes());
        bytes
    }

    /// None if these are not the bytes that `to_bytes` wrote, all of them unharmed.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (bytes, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK_BYTES)?)?;
        if bytes.len() < HEADER_BYTES
            || !bytes.starts_with(MAGIC)
            || check != check_sum(bytes).to_le_bytes()
        {
            return None;
        }
        let count = |at: usize| read_u32(&bytes[MAGIC.len() + at * 4..]) as usize;
        let (letters, words, nodes) = (count(0), count(1), count(3));
        let body = &bytes[HEADER_BYTES..];
        if letters > LETTERS_MAX || body.len() != nodes * 4 + (count(4) + count(5)) * 8 {
            return None;
        }
        let (nodes, blocks) = body.split_at(nodes * 4);
        let (full, one_short) = blocks.split_at(count(4) * 8);
        let nodes = nodes.chunks_exact(4).map(read_u32).collect();
        let filter = |blocks: &[u8]| {
            let block = |b: &[u8]| u64::from(read_u32(b)) | u64::from(read_u32(&b[4..])) << 32;
            Filter::from_blocks(blocks.chunks_exact(8).map(block).collect())
        };
        Some(Words {
            graph: Graph::new(nodes, Arc::of_node(count(2) as u32), letters),
            anagrams: Anagrams::new(filter(full), filter(one_short)),
            count: words,
        })
    }
}

fn read_u32(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

fn check_sum(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
