//! Builds the word graph from a list of words, in seconds.

use super::graph::{Arc, Graph, LETTERS_MAX, PLACE_BITS, TURN, set_nodes};
use rustc_hash::FxHasher;
use std::collections::VecDeque;
use std::hash::Hasher;
use std::sync::mpsc::sync_channel;

/// The longest word that any board holds.
pub const WORD_MAX: usize = 21;

/// One way to read a word: its letters leftwards from one of them, a turn, the rest rightwards.
/// Zeros fill it up, so that no path sorts between another one and what that one begins.
type Path = [u8; WORD_MAX + 3];

/// The turn while paths are sorted: no letter, and not the zero that fills up.
const TURN_IN_PATH: u8 = 0xff;

/// An arc whose state is known by number, before it has a place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step {
    symbol: u8,
    ends: bool,
    state: u32,
}

/// Finished states, equal ones kept once. State 0 is the one from which nothing goes on.
struct States {
    steps: Vec<Step>,
    first: Vec<u32>,
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;
const NOWHERE: u32 = 0;

/// The graph of `words`, letters being 1 to `letters`; none if it would outgrow 24-bit places.
pub fn build(words: &[Box<[u8]>], letters: usize) -> Option<Graph> {
    assert!(letters <= LETTERS_MAX);
    let mut states = States::new();
    let mut open: Vec<Vec<Step>> = vec![Vec::new(); WORD_MAX + 3];
    // The paths of one letter are sorted while those of the letter before are taken in.
    std::thread::scope(|scope| {
        let (send, sorted) = sync_channel(1);
        scope.spawn(move || {
            let mut letters = 1..=letters as u8;
            letters.all(|first| send.send(paths_from(words, first)).is_ok())
        });
        for paths in sorted {
            add_paths(&mut states, &mut open, paths);
        }
    });
    let root = states.keep(&open[0]);
    lay_out(&states, root, letters)
}

/// Every path whose first letter is `first`, sorted.
fn paths_from(words: &[Box<[u8]>], first: u8) -> Vec<Path> {
    let mut paths: Vec<Path> = Vec::new();
    for word in words {
        let starts = word
            .iter()
            .enumerate()
            .filter(|&(_, &letter)| letter == first);
        paths.extend(starts.map(|(at, _)| path(word, at + 1)));
    }
    paths.sort_unstable_by_key(as_numbers);
    paths.dedup();
    paths
}

/// A path as numbers that sort as its symbols do, only faster.
fn as_numbers(path: &Path) -> (u128, u64) {
    let (mut first, mut rest) = ([0; 16], [0; 8]);
    first.copy_from_slice(&path[..16]);
    rest.copy_from_slice(&path[16..]);
    (u128::from_be_bytes(first), u64::from_be_bytes(rest))
}

fn path(word: &[u8], turn: usize) -> Path {
    let mut path = [0; WORD_MAX + 3];
    for (to, &letter) in path.iter_mut().zip(word[..turn].iter().rev()) {
        *to = letter;
    }
    if turn < word.len() {
        path[turn] = TURN_IN_PATH;
        path[turn + 1..=word.len()].copy_from_slice(&word[turn..]);
    }
    path
}

/// Takes sorted paths in: what a path does not share with the one before it is finished.
fn add_paths(states: &mut States, open: &mut [Vec<Step>], paths: Vec<Path>) {
    let mut depth = 0;
    let mut last: Path = [0; WORD_MAX + 3];
    for path in paths {
        let length = path
            .iter()
            .position(|&symbol| symbol == 0)
            .unwrap_or(path.len());
        let shared = path
            .iter()
            .zip(&last)
            .take_while(|(a, b)| a == b)
            .count()
            .min(depth);
        states.finish(open, depth, shared);
        for (level, &symbol) in path.iter().enumerate().take(length).skip(shared) {
            let symbol = if symbol == TURN_IN_PATH {
                TURN as u8
            } else {
                symbol
            };
            open[level].push(Step {
                symbol,
                ends: level + 1 == length,
                state: NOWHERE,
            });
        }
        depth = length;
        last = path;
    }
    states.finish(open, depth, 0);
}

impl States {
    fn new() -> Self {
        States {
            steps: Vec::new(),
            first: vec![0, 0],
            slots: vec![FREE; 1 << 16],
        }
    }

    fn count(&self) -> usize {
        self.first.len() - 1
    }

    fn steps(&self, state: u32) -> &[Step] {
        let state = state as usize;
        &self.steps[self.first[state] as usize..self.first[state + 1] as usize]
    }

    /// Finishes the open states below level `shared`, from the deepest up.
    fn finish(&mut self, open: &mut [Vec<Step>], depth: usize, shared: usize) {
        for level in (shared + 1..=depth).rev() {
            let state = if open[level].is_empty() {
                NOWHERE
            } else {
                self.keep(&open[level])
            };
            open[level].clear();
            if let Some(step) = open[level - 1].last_mut() {
                step.state = state;
            }
        }
    }

    /// The number of the state with these steps, which is new or known already.
    fn keep(&mut self, steps: &[Step]) -> u32 {
        if self.count() * 2 > self.slots.len() {
            self.grow();
        }
        let mut slot = slot_of(steps) & (self.slots.len() - 1);
        while self.slots[slot] != FREE {
            if self.steps(self.slots[slot]) == steps {
                return self.slots[slot];
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        let state = self.count() as u32;
        self.slots[slot] = state;
        self.steps.extend_from_slice(steps);
        self.first.push(self.steps.len() as u32);
        state
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 4 - 1;
        let mut slots = vec![FREE; mask + 1];
        for state in 1..self.count() as u32 {
            let mut slot = slot_of(self.steps(state)) & mask;
            while slots[slot] != FREE {
                slot = (slot + 1) & mask;
            }
            slots[slot] = state;
        }
        self.slots = slots;
    }
}

fn slot_of(steps: &[Step]) -> usize {
    let mut hasher = FxHasher::default();
    for step in steps {
        let flags = u64::from(step.symbol) << 33 | u64::from(step.ends) << 32;
        hasher.write_u64(flags | u64::from(step.state));
    }
    (hasher.finish() >> 16) as usize
}

/// Gives every state its place and writes the nodes.
fn lay_out(states: &States, root: u32, letters: usize) -> Option<Graph> {
    let needs = needs(states);
    let set_nodes = set_nodes(letters);
    let mut place = vec![0u32; states.count()];
    let mut end = set_nodes; // the state from which nothing goes on is an empty set at place 0
    let order = order(states, root, &needs);
    for &state in &order {
        place[state as usize] = u32::try_from(end)
            .ok()
            .filter(|&end| end < 1 << PLACE_BITS)?;
        let arcs = states.steps(state).len();
        end += if arcs == 1 { 1 } else { set_nodes + arcs };
    }
    let arc = |step: &Step, top: u32| {
        let short = states.steps(step.state).len() == 1;
        Arc::new(place[step.state as usize], short, step.ends, top).node()
    };
    let mut nodes = vec![0u32; end];
    for &state in &order {
        let steps = states.steps(state);
        let at = place[state as usize] as usize;
        if let [step] = steps {
            nodes[at] = arc(step, u32::from(step.symbol));
            continue;
        }
        // Paths are sorted with the turn last, but nodes with the turn first.
        let mut sorted = steps.to_vec();
        sorted.sort_unstable_by_key(|step| step.symbol);
        let set = sorted.iter().fold(0u64, |set, step| set | 1 << step.symbol);
        nodes[at] = set as u32;
        if set_nodes == 2 {
            nodes[at + 1] = (set >> 32) as u32;
        }
        for (node, step) in nodes[at + set_nodes..].iter_mut().zip(&sorted) {
            *node = arc(step, u32::from(needs[step.state as usize]));
        }
    }
    let short = states.steps(root).len() == 1;
    let root = Arc::new(place[root as usize], short, false, 0);
    Some(Graph::new(nodes.into_boxed_slice(), root, letters))
}

/// For each state the fewest letters that complete a word from it.
fn needs(states: &States) -> Vec<u8> {
    let mut needs = vec![0u8; states.count()];
    for state in 1..states.count() {
        let fewest = states.steps(state as u32).iter().map(|step| {
            let letter = u8::from(u32::from(step.symbol) != TURN);
            letter
                + if step.ends {
                    0
                } else {
                    needs[step.state as usize]
                }
        });
        needs[state] = fewest.min().unwrap_or(0);
    }
    needs
}

/// States of short words first, since short words are what a rack makes: what a search visits
/// lies close together.
fn order(states: &States, root: u32, needs: &[u8]) -> Vec<u32> {
    const UNSEEN: u8 = u8::MAX;
    let mut depth = vec![UNSEEN; states.count()];
    depth[root as usize] = 0;
    depth[NOWHERE as usize] = 0;
    let mut order = Vec::with_capacity(states.count());
    let mut queue = VecDeque::from([root]);
    while let Some(state) = queue.pop_front() {
        order.push(state);
        for step in states.steps(state) {
            if depth[step.state as usize] == UNSEEN {
                let letter = u8::from(u32::from(step.symbol) != TURN);
                depth[step.state as usize] = depth[state as usize] + letter;
                queue.push_back(step.state);
            }
        }
    }
    order.sort_by_key(|&state| depth[state as usize] + needs[state as usize]);
    order
}
