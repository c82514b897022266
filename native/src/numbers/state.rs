//! What is still open when the numbers up to some number have been laid.

use super::lines::pair_of;
use super::lying::Tag;
use super::tile::{COLOURS, Jokers};

/// A set that is open and no plain run: it waits in a gap, or has a mirror.
///
/// "Same" waits for the colour it has, "other" for another one (a colour-change lies in the gap), "any"
/// for whichever (two of them do). "Half" has a double that reaches into the next number, "full" one
/// on either side of the mirror.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Odd {
    GapSame = 1,
    GapSameHalf,
    /// A colour-change lies last, so none may follow.
    GapOtherTurn,
    GapOther,
    GapOtherHalf,
    GapAny,
    GapAnyHalf,
    /// May end here: the last place has a numbered tile on one side at least.
    Mirror,
    MirrorHalf,
    MirrorGap,
    MirrorFull,
    MirrorOther,
    MirrorOtherHalf,
    MirrorOtherFull,
}

impl Odd {
    const ALL: [Odd; 14] = [
        Odd::GapSame,
        Odd::GapSameHalf,
        Odd::GapOtherTurn,
        Odd::GapOther,
        Odd::GapOtherHalf,
        Odd::GapAny,
        Odd::GapAnyHalf,
        Odd::Mirror,
        Odd::MirrorHalf,
        Odd::MirrorGap,
        Odd::MirrorFull,
        Odd::MirrorOther,
        Odd::MirrorOtherHalf,
        Odd::MirrorOtherFull,
    ];

    pub fn of_colour(self, colour: usize) -> OddSet {
        OddSet((self as u8) << 2 | colour as u8)
    }
}

/// An odd set and the colour it has, in one byte; 0 stands for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct OddSet(u8);

impl OddSet {
    pub fn kind(self) -> Odd {
        Odd::ALL[(self.0 >> 2) as usize - 1]
    }

    pub fn colour(self) -> usize {
        (self.0 & 3) as usize
    }
}

/// As many sets as can be odd at once: each holds one of the eight jokers.
pub const ODD_MAX: usize = 8;

/// The odd sets of a state while it is being put together.
#[derive(Clone, Copy, Default)]
pub struct OddSets {
    sets: [OddSet; ODD_MAX],
    len: usize,
}

impl OddSets {
    pub fn push(&mut self, set: OddSet) {
        self.sets[self.len] = set;
        self.len += 1;
    }

    pub fn pop(&mut self) {
        self.len -= 1;
    }

    pub fn as_slice(&self) -> &[OddSet] {
        &self.sets[..self.len]
    }

    fn pack(mut self) -> u64 {
        if self.len == 0 {
            return 0;
        }
        self.sets[..self.len].sort_unstable();
        let bytes = std::array::from_fn(|at| if at < self.len { self.sets[at].0 } else { 0 });
        u64::from_le_bytes(bytes)
    }

    fn unpack(packed: u64) -> Self {
        let sets = packed.to_le_bytes().map(OddSet);
        let len = sets.iter().take_while(|set| set.0 != 0).count();
        Self { sets, len }
    }
}

/// The open plain runs of one colour, in one byte: a pair of lengths, and the tags of either run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Open(u8);

impl Open {
    pub fn free(pair: u8) -> Self {
        Self(pair)
    }

    /// Open runs with their lengths and tags.
    pub fn of(mut runs: [(u8, Tag); 2]) -> Self {
        runs.sort_unstable();
        Self(pair_of(runs[0].0, runs[1].0) | runs[0].1 << 4 | runs[1].1 << 6)
    }

    pub fn pair(self) -> u8 {
        self.0 & 15
    }

    pub fn tags(self) -> [Tag; 2] {
        [self.0 >> 4 & 3, self.0 >> 6]
    }
}

const POOL_SHIFT: u32 = 32;
const ROOMY_SHIFT: u32 = 40;
const WORTH_SHIFT: u32 = 44;
const NUMBER_SHIFT: u32 = 60;
/// One byte a colour, without the tags.
const PAIRS_MASK: u64 = 0x0f0f_0f0f;

/// All that the numbers still to come need to know, packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct State {
    core: u64,
    odd: u64,
}

impl State {
    pub fn start(pool: Jokers) -> Self {
        Self::pack(
            [Open::default(); COLOURS],
            pool,
            OddSets::default(),
            false,
            0,
        )
    }

    pub fn pack(
        open: [Open; COLOURS],
        pool: Jokers,
        odd: OddSets,
        roomy: bool,
        worth: u16,
    ) -> Self {
        let open = u32::from_le_bytes(open.map(|open| open.0)) as u64;
        let pool = pool
            .iter()
            .rev()
            .fold(0, |core, &count| core << 2 | count as u64);
        let core = open
            | pool << POOL_SHIFT
            | (roomy as u64) << ROOMY_SHIFT
            | (worth as u64) << WORTH_SHIFT;
        Self {
            core,
            odd: odd.pack(),
        }
    }

    /// The open runs of each colour.
    pub fn open(&self) -> [Open; COLOURS] {
        (self.core as u32).to_le_bytes().map(Open)
    }

    /// Jokers that have not been laid.
    pub fn pool(&self) -> Jokers {
        [0, 2, 4, 6].map(|shift| (self.core >> (POOL_SHIFT + shift) & 3) as u8)
    }

    /// Whether a finished set can take in spare jokers of any kind.
    pub fn roomy(&self) -> bool {
        self.core >> ROOMY_SHIFT & 1 == 1
    }

    /// What the numbered tiles laid so far add up to, counted only where an opening asks for it.
    pub fn worth(&self) -> u16 {
        (self.core >> WORTH_SHIFT & 0xffff) as u16
    }

    pub fn odd(&self) -> OddSets {
        OddSets::unpack(self.odd)
    }

    /// The same state if no set had to stay as it lies.
    pub fn at_ease(&self) -> Self {
        let open = self.core & PAIRS_MASK;
        Self {
            core: self.core & !0xffff_ffff | open | 1 << ROOMY_SHIFT,
            ..*self
        }
    }

    /// State and number together.
    pub fn key(&self, number: u8) -> (u64, u64) {
        (self.core | (number as u64) << NUMBER_SHIFT, self.odd)
    }
}
