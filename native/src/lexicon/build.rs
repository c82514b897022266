//! Makes the smallest graph out of words in alphabetical order, one word after another:
//! what can no longer change is frozen, and shared with an equal node where there is one.

use super::graph::{Edge, HEADER_BYTES, MAGIC, VERSION};
use rustc_hash::FxHashMap;

struct Builder {
    edges: Vec<u32>,
    frozen: FxHashMap<Box<[u32]>, u32>,
    /// The nodes along the last word that may still grow, the root first.
    open: Vec<Vec<Edge>>,
}

/// The image of a graph of these words (codes, sorted, no two equal), `classes[i]` being the
/// bits that word `i` carries.
pub fn build(words: &[Vec<u8>], classes: &[u64]) -> Result<Vec<u8>, String> {
    if words.len() != classes.len() {
        return Err(format!(
            "{} words have {} classes",
            words.len(),
            classes.len()
        ));
    }
    let mut builder = Builder {
        edges: vec![0],
        frozen: FxHashMap::default(),
        open: vec![Vec::new()],
    };
    let mut last: &[u8] = &[];
    for word in words {
        if word.is_empty() || word.as_slice() <= last {
            return Err("the words must be sorted, and each there once".into());
        }
        let shared = word.iter().zip(last).take_while(|(a, b)| a == b).count();
        builder.close(shared)?;
        for (at, &letter) in word.iter().enumerate().skip(shared) {
            builder.open[at].push(Edge::new(letter, at + 1 == word.len(), 0));
            builder.open.push(Vec::new());
        }
        last = word;
    }
    builder.close(0)?;
    let top = builder.open.pop().unwrap_or_default();
    let root = builder.freeze(top)?;
    Ok(image(&builder.edges, root, classes))
}

impl Builder {
    /// Freezes the open nodes deeper than `depth`.
    fn close(&mut self, depth: usize) -> Result<(), String> {
        while self.open.len() > depth + 1 {
            let node = self.open.pop().unwrap_or_default();
            let target = self.freeze(node)?;
            if let Some(edge) = self.open.last_mut().and_then(|parent| parent.last_mut()) {
                *edge = Edge::new(edge.letter(), edge.is_final(), target);
            }
        }
        Ok(())
    }

    fn freeze(&mut self, node: Vec<Edge>) -> Result<u32, String> {
        if node.is_empty() {
            return Ok(0);
        }
        let key: Box<[u32]> = node.iter().map(|edge| edge.0).collect();
        if let Some(&start) = self.frozen.get(&key) {
            return Ok(start);
        }
        let start = self.edges.len() as u32;
        if start > Edge::TARGET_MAX {
            return Err("too many words for one graph".into());
        }
        self.edges.extend_from_slice(&key);
        if let Some(edge) = self.edges.last_mut() {
            *edge = Edge(*edge).as_last().0;
        }
        self.frozen.insert(key, start);
        Ok(start)
    }
}

fn image(edges: &[u32], root: u32, classes: &[u64]) -> Vec<u8> {
    let mut kinds: Vec<u64> = classes.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let header = [
        MAGIC,
        VERSION,
        edges.len() as u32,
        classes.len() as u32,
        kinds.len() as u32,
        root,
        0,
        0,
    ];
    let mut bytes =
        Vec::with_capacity(HEADER_BYTES + 4 * edges.len() + 8 * kinds.len() + 2 * classes.len());
    bytes.extend(
        header
            .iter()
            .chain(edges)
            .flat_map(|number| number.to_le_bytes()),
    );
    bytes.extend(kinds.iter().flat_map(|bits| bits.to_le_bytes()));
    for bits in classes {
        let kind = kinds.partition_point(|k| k < bits);
        if kinds.len() > 256 {
            bytes.extend((kind as u16).to_le_bytes());
        } else {
            bytes.push(kind as u8);
        }
    }
    bytes
}
