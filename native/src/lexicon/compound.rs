//! Whether a word is a lawful compound: parts that may begin, continue and end one, joined
//! where no rule forbids it; or a number, joined by the rules of numbers.

use super::graph::Graph;
use super::letters::Fold;

/// Where the bits of a part lie; the recipe that marks the parts knows the same places.
const FORBIDDEN: u64 = 1;
const BEGIN: u64 = 1 << 1;
const MIDDLE: u64 = 1 << 2;
const END: u64 = 1 << 3;
const LEFT_FLAGS: u32 = 3;
const RIGHT_FLAGS: u32 = 8;
const LEFT_OF_BEGIN: u32 = 4;
const LEFT_OF_MIDDLE: u32 = LEFT_OF_BEGIN + LEFT_FLAGS;
const RIGHT_OF_MIDDLE: u32 = LEFT_OF_MIDDLE + LEFT_FLAGS;
const RIGHT_OF_END: u32 = RIGHT_OF_MIDDLE + RIGHT_FLAGS;
const NUMBERS: u32 = RIGHT_OF_END + RIGHT_FLAGS;

/// Longer words are not looked at: no box has the tiles for one.
const LENGTH_MAX: usize = 64;

/// A joint that is not allowed: letters and a flag on either side, each of which may be left
/// open.
pub struct Forbidden {
    pub left: Vec<u8>,
    pub left_flag: Option<u32>,
    pub right: Vec<u8>,
    pub right_flag: Option<u32>,
}

pub struct Compounds {
    parts: Graph,
    forbidden: Vec<Forbidden>,
    /// Each rule is the number flags that its parts must have, in order.
    number_rules: Vec<Vec<u32>>,
}

impl Compounds {
    pub fn new(parts: Graph, forbidden: Vec<Forbidden>, number_rules: Vec<Vec<u32>>) -> Self {
        Self {
            parts,
            forbidden,
            number_rules,
        }
    }

    /// Where each part of the compound ends, or nothing if the word is no lawful compound.
    pub fn split(&self, tiles: &[u8], fold: &Fold) -> Option<Vec<usize>> {
        if tiles.is_empty() || tiles.len() > LENGTH_MAX || self.bits(tiles, fold) & FORBIDDEN != 0 {
            return None;
        }
        let mut search = Splitting {
            compounds: self,
            tiles,
            found: self.parts_of(tiles, fold),
            hopeless: [0; LENGTH_MAX],
            ends: Vec::new(),
        };
        if search.goes_on(0, 0, 0) || search.is_number() {
            return Some(search.ends);
        }
        None
    }

    /// The bits of all parts that these tiles lay.
    pub fn bits(&self, tiles: &[u8], fold: &Fold) -> u64 {
        let mut bits = 0;
        self.parts.find(tiles, fold, &mut |index| {
            bits |= self.parts.class_bits(index)
        });
        bits
    }

    /// For each place in the word, the parts that begin there: their ends and bits.
    fn parts_of(&self, tiles: &[u8], fold: &Fold) -> Vec<Vec<(usize, u64)>> {
        (0..tiles.len())
            .map(|start| {
                let mut found: Vec<(usize, u64)> = Vec::new();
                self.parts
                    .find_prefixes(&tiles[start..], fold, &mut |length, index| {
                        found.push((start + length, self.parts.class_bits(index)));
                    });
                // Several parts may be laid with the same tiles: any of them will do.
                found.sort_unstable_by_key(|&(end, _)| std::cmp::Reverse(end));
                found.dedup_by(|next, kept| {
                    let same = next.0 == kept.0;
                    kept.1 |= if same { next.1 } else { 0 };
                    same
                });
                found
            })
            .collect()
    }
}

struct Splitting<'a> {
    compounds: &'a Compounds,
    tiles: &'a [u8],
    found: Vec<Vec<(usize, u64)>>,
    /// For each place, the set of left parts (by their beginning) after which nothing fits.
    hopeless: [u64; LENGTH_MAX],
    ends: Vec<usize>,
}

impl Splitting<'_> {
    /// Whether the word can be finished from `at`, the part before it having begun at `left`
    /// with these flags.
    fn goes_on(&mut self, left: usize, at: usize, left_flags: u64) -> bool {
        if self.hopeless[at] >> left & 1 == 1 {
            return false;
        }
        for choice in 0..self.found[at].len() {
            let (end, bits) = self.found[at][choice];
            let is_last = end == self.tiles.len();
            let place = if is_last { END } else { MIDDLE };
            let place = if at == 0 { BEGIN } else { place };
            if bits & place == 0 || (at == 0 && is_last) {
                continue;
            }
            let right = if is_last {
                RIGHT_OF_END
            } else {
                RIGHT_OF_MIDDLE
            };
            if at > 0 && !self.may_join(left, at, end, left_flags, bits >> right) {
                continue;
            }
            self.ends.push(end);
            let first = if at == 0 {
                LEFT_OF_BEGIN
            } else {
                LEFT_OF_MIDDLE
            };
            if is_last || self.goes_on(at, end, bits >> first) {
                return true;
            }
            self.ends.pop();
        }
        self.hopeless[at] |= 1 << left;
        false
    }

    fn may_join(
        &self,
        left: usize,
        at: usize,
        end: usize,
        left_flags: u64,
        right_flags: u64,
    ) -> bool {
        let (before, after) = (&self.tiles[..at], &self.tiles[at..]);
        if before[left..] == self.tiles[at..end] {
            return false;
        }
        let has = |flags: u64, flag: Option<u32>| flag.is_none_or(|flag| flags >> flag & 1 == 1);
        !self.compounds.forbidden.iter().any(|joint| {
            has(left_flags, joint.left_flag)
                && has(right_flags, joint.right_flag)
                && before.ends_with(&joint.left)
                && after.starts_with(&joint.right)
        })
    }

    fn is_number(&mut self) -> bool {
        let compounds = self.compounds;
        compounds
            .number_rules
            .iter()
            .any(|rule| self.follows(rule, 0))
    }

    fn follows(&mut self, rule: &[u32], at: usize) -> bool {
        let Some((&flag, rest)) = rule.split_first() else {
            return at == self.tiles.len();
        };
        if at == self.tiles.len() {
            return false;
        }
        for choice in 0..self.found[at].len() {
            let (end, bits) = self.found[at][choice];
            if bits >> (NUMBERS + flag) & 1 == 1 {
                self.ends.push(end);
                if self.follows(rest, end) {
                    return true;
                }
                self.ends.pop();
            }
        }
        false
    }
}
