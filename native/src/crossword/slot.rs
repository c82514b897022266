//! The slots of a position: every stretch of squares that a play could fill, with a bound on what
//! it can bring, found without the words.

use super::anagrams::key;
use super::board::{Square, letter};
use super::graph::letters_of;
use super::plan::Plan;
use super::rack::{RACK_MAX, Rack};
use super::source::Source;

/// So many thousandths are a point.
pub const POINT: i32 = 1000;

/// A stretch of a lane from `start` to `end`, reached from one source.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// No play here has a higher equity.
    pub bound: i32,
    pub lane: u8,
    /// Which of the lane's sources.
    pub source: u8,
    pub start: u8,
    pub end: u8,
    /// How many of its squares are empty.
    pub laid: u8,
    /// Whether the words have been asked already.
    pub asked: bool,
    /// The sum of the keys of the tiles lying in it.
    pub key: u64,
}

/// One more empty square on the way from a source, and what the way amounts to by then.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// What the last square multiplies a letter's value by, in the word and in the row across.
    letter_times: u32,
    across_times: u32,
    /// The highest value that fits on the last square; none if every letter fits there.
    value_max: Option<u32>,
    /// What all the way multiplies the word by, and counts for in the word and besides it.
    word_times: u32,
    value: u32,
    besides: u32,
    /// The keys of the tiles passed.
    key: u64,
    /// The edge of the word if it goes no further.
    edge: u8,
}

/// How far one gets from a source, by how many tiles are laid.
#[derive(Default)]
struct Way {
    reaches: [Reach; RACK_MAX + 1],
    /// The longest way.
    most: usize,
}

/// Both ways from a source; the memory is kept from one source to the next.
#[derive(Default)]
pub struct Ways {
    left: Way,
    right: Way,
}

/// What a rack brings along for the bounds.
pub struct Hopes {
    /// Its values from the highest to the lowest.
    values: [u8; RACK_MAX],
    /// Its kinds of tiles and their values, from the highest value to the lowest.
    kinds: [(u64, u32); RACK_MAX],
    kinds_count: usize,
    /// What can be laid: every letter if there is a blank.
    letters: u64,
    alphabet: u64,
    tiles: usize,
    /// By how many tiles are laid: the most that keeping the others is worth.
    leaves: [i32; RACK_MAX + 1],
}

impl Hopes {
    pub fn of(plan: &Plan, rack: &Rack, alphabet: u64) -> Self {
        let full = &rack.handfuls[rack.full()];
        let tiles = rack.tiles();
        let mut leaves = [i32::MIN; RACK_MAX + 1];
        for handful in &rack.handfuls {
            let laid = tiles - usize::from(handful.tiles);
            leaves[laid] = leaves[laid].max(handful.leave);
        }
        let mut kinds = [(0, 0); RACK_MAX];
        let mut kinds_count = 0;
        for letter in letters_of(full.letters & !1) {
            kinds[kinds_count] = (1 << letter, plan.values()[letter as usize]);
            kinds_count += 1;
        }
        kinds[..kinds_count].sort_unstable_by_key(|kind| std::cmp::Reverse(kind.1));
        Hopes {
            values: full.values,
            kinds,
            kinds_count,
            letters: if full.blanks > 0 {
                alphabet
            } else {
                full.letters
            },
            alphabet,
            tiles,
            leaves,
        }
    }

    /// The highest value that fits; a blank brings none.
    fn value_max(&self, fits: u64) -> u32 {
        let fitting = self.kinds[..self.kinds_count]
            .iter()
            .find(|kind| kind.0 & fits != 0);
        fitting.map_or(0, |kind| kind.1)
    }
}

impl Way {
    fn begin(&mut self, edge: u8, value: u32, key: u64) {
        self.most = 0;
        self.reaches[0] = Reach {
            edge,
            word_times: 1,
            value,
            key,
            ..Reach::default()
        };
    }

    /// Lays a tile on a square, after which the word reaches to `edge`, past tiles of this value
    /// and key.
    #[inline]
    fn lay(&mut self, hopes: &Hopes, square: &Square, edge: usize, (value, key): (u32, u64)) {
        let last = self.reaches[self.most];
        self.most += 1;
        self.reaches[self.most] = Reach {
            letter_times: square.gain as u32,
            across_times: (square.gain >> 32) as u32,
            value_max: (square.fits != hopes.alphabet).then(|| hopes.value_max(square.fits)),
            word_times: last.word_times * square.word_times,
            value: last.value + value,
            besides: last.besides + (square.across >> 32) as u32,
            key: last.key.wrapping_add(key),
            edge: edge as u8,
        };
    }

    fn go_left(&mut self, row: &[Square], source: &Source, hopes: &Hopes) {
        self.begin(source.edge, source.value, source.key);
        let span = usize::from(source.left)..usize::from(source.edge);
        for at in span.rev().take(hopes.tiles) {
            if row[at].fits & hopes.letters == 0 {
                break;
            }
            self.lay(hopes, &row[at], at, (0, 0));
        }
    }

    fn go_right(&mut self, plan: &Plan, row: &[Square], source: &Source, hopes: &Hopes) {
        self.begin(source.turn, 0, 0);
        let mut at = usize::from(source.turn);
        while at < source.right.into()
            && self.most < hopes.tiles
            && row[at].fits & hopes.letters != 0
        {
            let square = &row[at];
            let (mut value, mut sum) = (0, 0u64);
            at += 1;
            while at < row.len() && row[at].cell != 0 {
                value += plan.cell_value(row[at].cell);
                sum = sum.wrapping_add(key(letter(row[at].cell)));
                at += 1;
            }
            self.lay(hopes, square, at, (value, sum));
        }
    }
}

/// The multipliers of some squares from the highest to the lowest, and the most that the highest
/// values of a rack amount to on them.
struct Multipliers {
    times: [u32; RACK_MAX],
    count: usize,
    sum: u32,
}

impl Multipliers {
    fn new() -> Self {
        Multipliers {
            times: [0; RACK_MAX],
            count: 0,
            sum: 0,
        }
    }

    /// Takes one more multiplier; `values` go from the highest to the lowest.
    #[inline]
    fn insert(&mut self, times: u32, values: &[u8; RACK_MAX]) {
        let mut at = self.count;
        self.sum += times * u32::from(values[at]);
        while at > 0 && self.times[at - 1] < times {
            let lower = self.times[at - 1];
            // Both change places: the higher multiplier gets the higher value.
            self.sum += (times - lower) * (u32::from(values[at - 1]) - u32::from(values[at]));
            self.times[at] = lower;
            at -= 1;
        }
        self.times[at] = times;
        self.count += 1;
    }
}

/// Adds the slots of a source.
pub fn find(
    plan: &Plan,
    (lane, row): (usize, &[Square]),
    (index, source): (usize, &Source),
    hopes: &Hopes,
    ways: &mut Ways,
    mut add: impl FnMut(Slot),
) {
    let Ways { left, right } = ways;
    left.go_left(row, source, hopes);
    right.go_right(plan, row, source, hopes);
    for to_left in usize::from(source.gap)..=left.most {
        let from = &left.reaches[to_left];
        let mut bound = Bound::new(0);
        for to_right in 0..=right.most.min(hopes.tiles - to_left) {
            let to = &right.reaches[to_right];
            let laid = to_left + to_right;
            if bound.word_times == from.word_times * to.word_times {
                bound.add(to, hopes);
            } else {
                bound = Bound::new(from.word_times * to.word_times);
                let squares = left.reaches[1..=to_left].iter();
                for reach in squares.chain(&right.reaches[1..=to_right]) {
                    bound.add(reach, hopes);
                }
            }
            if laid == 0
                || to.edge - from.edge < 2
                || laid == 1 && !plan.across(lane) && lies_across(row, from, to)
            {
                continue;
            }
            let fixed = (from.value + to.value) * bound.word_times + from.besides + to.besides;
            let score = bound.most() + fixed + plan.bonus_for(laid);
            add(Slot {
                bound: score as i32 * POINT + hopes.leaves[laid],
                lane: lane as u8,
                source: index as u8,
                start: from.edge,
                end: to.edge,
                laid: laid as u8,
                asked: false,
                key: from.key.wrapping_add(to.key),
            });
        }
    }
}

/// What tiles laid on some squares bring at most, without what is fixed.
struct Bound {
    word_times: u32,
    /// The squares where every letter fits, and what the others bring at most.
    open: Multipliers,
    narrow: u32,
}

impl Bound {
    fn new(word_times: u32) -> Self {
        Bound {
            word_times,
            open: Multipliers::new(),
            narrow: 0,
        }
    }

    #[inline]
    fn add(&mut self, square: &Reach, hopes: &Hopes) {
        let times = square.letter_times * self.word_times + square.across_times;
        match square.value_max {
            Some(value) => self.narrow += times * value,
            None => self.open.insert(times, &hopes.values),
        }
    }

    fn most(&self) -> u32 {
        self.open.sum + self.narrow
    }
}

/// Whether the one empty square of a slot touches a tile across the lane.
fn lies_across(row: &[Square], from: &Reach, to: &Reach) -> bool {
    let stretch = &row[from.edge.into()..to.edge.into()];
    stretch
        .iter()
        .any(|square| square.cell == 0 && square.crossed)
}
