//! The word graph: every way to read a word from one of its letters leftwards and then, after a
//! turn, rightwards, with equal tails kept once, in flat 32-bit nodes.
//!
//! A state with several ways on is a set of letters (one node, two for more than 31 letters)
//! followed by one arc a letter, in the order of the letters. A state with one way on, and two in
//! three are such, is that arc alone. An arc is 24 bits for where its state lies, one bit that says
//! whether that state is of the short kind, one that says whether a word ends here, and six bits:
//! the letter in a short state, otherwise the fewest letters that any word still needs.

/// The turn from leftwards to rightwards takes the place of letter 0.
pub const TURN: u32 = 0;
/// The most letters an alphabet may have: with the turn they fill a 64-bit set.
pub const LETTERS_MAX: usize = 63;
/// Alphabets up to this size need one node for a set of letters.
const LETTERS_NARROW: usize = 31;

pub const PLACE_BITS: u32 = 24;
const PLACE: u32 = (1 << PLACE_BITS) - 1;
const SHORT: u32 = 1 << 24;
const ENDS: u32 = 1 << 25;
const TOP_SHIFT: u32 = 26;
const TOP: u32 = !0 << TOP_SHIFT;

/// One step through the graph, and with it the state that it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arc(u32);

impl Arc {
    pub(super) fn new(place: u32, short: bool, ends: bool, top: u32) -> Self {
        let flags = if short { SHORT } else { 0 } | if ends { ENDS } else { 0 };
        Arc(place | flags | top << TOP_SHIFT)
    }

    pub(super) fn of_node(node: u32) -> Self {
        Arc(node)
    }

    pub(super) fn node(self) -> u32 {
        self.0
    }

    /// Whether the letters up to here are a word.
    #[inline(always)]
    pub fn ends(self) -> bool {
        self.0 & ENDS != 0
    }

    /// Whether any word goes on from here.
    #[inline(always)]
    pub fn goes_on(self) -> bool {
        self.0 & PLACE != 0
    }

    /// No word that goes on from here needs fewer letters than this.
    #[inline(always)]
    pub fn needs(self) -> u32 {
        self.0 >> TOP_SHIFT
    }

    #[inline(always)]
    fn short(self) -> bool {
        self.0 & SHORT != 0
    }

    #[inline(always)]
    fn place(self) -> usize {
        (self.0 & PLACE) as usize
    }
}

/// A word graph over letters 1 to `letters`.
pub struct Graph {
    nodes: Box<[u32]>,
    root: Arc,
    letters: usize,
    /// By letter: the letters that stand right after it in some word.
    after: [u64; LETTERS_MAX + 1],
}

/// How many nodes a set of letters takes.
pub fn set_nodes(letters: usize) -> usize {
    if letters > LETTERS_NARROW { 2 } else { 1 }
}

impl Graph {
    pub(super) fn new(nodes: Box<[u32]>, root: Arc, letters: usize) -> Self {
        let mut graph = Graph {
            nodes,
            root,
            letters,
            after: [0; LETTERS_MAX + 1],
        };
        for letter in letters_of(graph.next(root)) {
            let before = graph.step(root, letter).map_or(0, |arc| graph.next(arc));
            for earlier in letters_of(before & !1) {
                graph.after[earlier as usize] |= 1 << letter;
            }
        }
        graph
    }

    /// The letters that stand right after this one in some word.
    pub fn after(&self, letter: u32) -> u64 {
        self.after[letter as usize]
    }

    pub fn root(&self) -> Arc {
        self.root
    }

    pub fn letters(&self) -> usize {
        self.letters
    }

    pub fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    /// Every letter of the alphabet, as a set.
    pub fn alphabet(&self) -> u64 {
        (u64::MAX >> (LETTERS_MAX - self.letters)) & !1
    }

    /// The letters (and the turn) that some word has next.
    #[inline(always)]
    pub fn next(&self, arc: Arc) -> u64 {
        let first = self.nodes[arc.place()];
        if arc.short() {
            1 << (first >> TOP_SHIFT)
        } else if self.letters > LETTERS_NARROW {
            u64::from(first) | u64::from(self.nodes[arc.place() + 1]) << 32
        } else {
            u64::from(first)
        }
    }

    /// Goes on with a letter of `next`, which is what `next` gave for this arc.
    #[inline(always)]
    pub fn follow(&self, arc: Arc, next: u64, letter: u32) -> Arc {
        if arc.short() {
            return Arc(self.nodes[arc.place()] & !TOP);
        }
        let before = (next & ((1 << letter) - 1)).count_ones() as usize;
        Arc(self.nodes[arc.place() + set_nodes(self.letters) + before])
    }

    /// Goes on with any letter, if some word does.
    #[inline]
    pub fn step(&self, arc: Arc, letter: u32) -> Option<Arc> {
        let next = self.next(arc);
        (next >> letter & 1 != 0).then(|| self.follow(arc, next, letter))
    }

    /// The letters that complete a word from here.
    pub fn endings(&self, arc: Arc) -> u64 {
        let next = self.next(arc);
        letters_of(next & !1)
            .filter(|&letter| self.follow(arc, next, letter).ends())
            .fold(0, |set, letter| set | 1 << letter)
    }
}

/// The letters in a set, from low to high.
#[inline(always)]
pub fn letters_of(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let letter = set.trailing_zeros();
            set &= set - 1;
            letter
        })
    })
}
