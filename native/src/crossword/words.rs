//! The words of a box: the graph, the handfuls that make words, and both as bytes.

use super::anagrams::{Anagrams, Filter, by_letters};
use super::build::build;
use super::graph::{Arc, Graph, LETTERS_MAX};
use super::spell::Alphabet;
use super::wordmap::WordMap;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Changes with the format, so that no old bytes are read as new ones.
const MAGIC: &[u8; 8] = b"OPTAFXW2";
/// Letters, words, root, nodes, the blocks of both filters, and both parts of the map, 32 bits each.
const COUNTS: usize = 8;
const HEADER_BYTES: usize = MAGIC.len() + COUNTS * 4;
const CHECK_BYTES: usize = 8;

pub struct Words {
    pub graph: Graph,
    pub anagrams: Anagrams,
    pub map: WordMap,
    count: usize,
}

impl Words {
    /// The words of a text, one a line; none if there are too many for one graph.
    pub fn of_text(text: &str, alphabet: &Alphabet) -> Option<Self> {
        let words = alphabet.words(text);
        std::thread::scope(|scope| {
            let handfuls = scope.spawn(|| {
                let keyed = by_letters(&words);
                (Anagrams::of(&keyed), WordMap::of(&keyed))
            });
            let graph = build(&words, alphabet.letters());
            let (anagrams, map) = handfuls.join().ok()?;
            Some(Words {
                graph: graph?,
                anagrams,
                map,
                count: words.len(),
            })
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

    pub fn map_bytes(&self) -> usize {
        let (slots, letters) = self.map.parts();
        slots.len() * 8 + letters.len()
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let [words, one_short] = self.anagrams.filters();
        let (slots, letters) = self.map.parts();
        let counts = [
            self.graph.letters() as u32,
            self.count as u32,
            self.graph.root().node(),
            self.graph.nodes().len() as u32,
            words.blocks().len() as u32,
            one_short.blocks().len() as u32,
            slots.len() as u32,
            letters.len() as u32,
        ];
        let size = self.graph_bytes() + self.anagram_bytes() + self.map_bytes();
        let mut bytes = Vec::with_capacity(HEADER_BYTES + size + CHECK_BYTES);
        bytes.extend_from_slice(MAGIC);
        for count in counts.iter().chain(self.graph.nodes()) {
            bytes.extend_from_slice(&count.to_le_bytes());
        }
        for block in words.blocks().iter().chain(one_short.blocks()).chain(slots) {
            bytes.extend_from_slice(&block.to_le_bytes());
        }
        bytes.extend_from_slice(letters);
        let check = check_sum(&bytes);
        bytes.extend_from_slice(&check.to_le_bytes());
        bytes
    }

    /// None if these are not the bytes that `to_bytes` wrote, all of them unharmed.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (bytes, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK_BYTES)?)?;
        if !bytes.starts_with(MAGIC) || check != check_sum(bytes).to_le_bytes() {
            return None;
        }
        let (header, body) = bytes.split_at_checked(HEADER_BYTES)?;
        let counts: Vec<usize> = header[MAGIC.len()..]
            .chunks_exact(4)
            .map(|count| read_u32(count) as usize)
            .collect();
        let [
            letters,
            count,
            root,
            nodes,
            words,
            one_short,
            slots,
            map_letters,
        ] = counts[..]
        else {
            return None;
        };
        let (nodes, rest) = body.split_at_checked(nodes * 4)?;
        let (words, rest) = rest.split_at_checked(words * 8)?;
        let (one_short, rest) = rest.split_at_checked(one_short * 8)?;
        let (slots, rest) = rest.split_at_checked(slots * 8)?;
        if letters > LETTERS_MAX || rest.len() != map_letters {
            return None;
        }
        let nodes = nodes.chunks_exact(4).map(read_u32).collect();
        Some(Words {
            graph: Graph::new(nodes, Arc::of_node(root as u32), letters),
            anagrams: Anagrams::new(
                Filter::from_blocks(read_u64s(words)),
                Filter::from_blocks(read_u64s(one_short)),
            ),
            map: WordMap::from_parts(read_u64s(slots), rest.into()),
            count,
        })
    }
}

fn read_u64s(bytes: &[u8]) -> Box<[u64]> {
    let number = |b: &[u8]| u64::from(read_u32(b)) | u64::from(read_u32(&b[4..])) << 32;
    bytes.chunks_exact(8).map(number).collect()
}

fn read_u32(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

fn check_sum(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
