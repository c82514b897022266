//! The slots of a position: every stretch of squares that a play could fill, with a bound on what
//! it can bring, found without the words.

use super::board::Square;
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
}

/// One more empty square on the way from a source, and what the way amounts to by then.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// The edge of the word if it goes no further.
    edge: u8,
    /// What the last square multiplies a letter's value by, in the word and in the row across.
    letter_times: u32,
    across_times: u32,
    /// The highest value that fits on the last square; none if every letter fits there.
    value_max: Option<u32>,
    /// What all the way multiplies the word by, and counts for in the word and besides it.
    word_times: u32,
    value: u32,
    besides: u32,
}

/// How far one gets from a source, by how many tiles are laid.
struct Way {
    reaches: [Reach; RACK_MAX + 1],
    /// The longest way.
    most: usize,
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
        for letter in super::graph::letters_of(full.letters & !1) {
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
    fn new(edge: u8, value: u32) -> Self {
        let mut reaches = [Reach::default(); RACK_MAX + 1];
        reaches[0] = Reach {
            edge,
            word_times: 1,
            value,
            ..Reach::default()
        };
        Way { reaches, most: 0 }
    }

    #[inline]
    fn lay(&mut self, hopes: &Hopes, square: &Square, edge: usize, joined: u32) {
        let last = self.reaches[self.most];
        self.most += 1;
        self.reaches[self.most] = Reach {
            edge: edge as u8,
            letter_times: square.gain as u32,
            across_times: (square.gain >> 32) as u32,
            value_max: (square.fits != hopes.alphabet).then(|| hopes.value_max(square.fits)),
            word_times: last.word_times * square.word_times,
            value: last.value + joined,
            besides: last.besides + (square.across >> 32) as u32,
        };
    }

    fn leftwards(row: &[Square], source: &Source, hopes: &Hopes) -> Self {
        let mut way = Way::new(source.edge, source.value);
        let span = usize::from(source.left)..usize::from(source.edge);
        for at in span.rev().take(hopes.tiles) {
            if row[at].fits & hopes.letters == 0 {
                break;
            }
            way.lay(hopes, &row[at], at, 0);
        }
        way
    }

    fn rightwards(plan: &Plan, row: &[Square], source: &Source, hopes: &Hopes) -> Self {
        let mut way = Way::new(source.turn, 0);
        let mut at = usize::from(source.turn);
        while at < source.right.into()
            && way.most < hopes.tiles
            && row[at].fits & hopes.letters != 0
        {
            let square = &row[at];
            let mut joined = 0;
            at += 1;
            while at < row.len() && row[at].cell != 0 {
                joined += plan.cell_value(row[at].cell);
                at += 1;
            }
            way.lay(hopes, square, at, joined);
        }
        way
    }
}

/// What the squares of a slot can make of values.
#[derive(Clone, Copy)]
pub struct Multipliers {
    /// Of the squares where every letter fits, from the highest to the lowest.
    times: [u32; RACK_MAX],
    count: usize,
    /// What the others bring at most.
    others: u32,
}

impl Multipliers {
    pub fn new() -> Self {
        Multipliers {
            times: [0; RACK_MAX],
            count: 0,
            others: 0,
        }
    }

    #[inline]
    pub fn insert(&mut self, times: u32, value_max: Option<u32>) {
        if let Some(value) = value_max {
            self.others += times * value;
            return;
        }
        let mut at = self.count;
        while at > 0 && self.times[at - 1] < times {
            self.times[at] = self.times[at - 1];
            at -= 1;
        }
        self.times[at] = times;
        self.count += 1;
    }

    /// The most that these values, from the highest to the lowest, can amount to.
    #[inline]
    pub fn most(&self, values: &[u8; RACK_MAX]) -> u32 {
        let pairs = self.times[..self.count].iter().zip(values);
        pairs
            .map(|(&times, &value)| times * u32::from(value))
            .sum::<u32>()
            + self.others
    }
}

/// Adds the slots of a source.
pub fn find(
    plan: &Plan,
    (lane, row): (usize, &[Square]),
    (index, source): (usize, &Source),
    hopes: &Hopes,
    mut add: impl FnMut(Slot),
) {
    let left = Way::leftwards(row, source, hopes);
    let right = Way::rightwards(plan, row, source, hopes);
    for to_left in usize::from(source.gap)..=left.most {
        let from = &left.reaches[to_left];
        let mut times = Multipliers::new();
        let mut word_times = 0;
        for to_right in 0..=right.most.min(hopes.tiles - to_left) {
            let to = &right.reaches[to_right];
            let laid = to_left + to_right;
            if word_times == from.word_times * to.word_times {
                times.insert(to.letter_times * word_times + to.across_times, to.value_max);
            } else {
                word_times = from.word_times * to.word_times;
                times = Multipliers::new();
                let squares = left.reaches[1..=to_left]
                    .iter()
                    .chain(&right.reaches[1..=to_right]);
                for reach in squares {
                    times.insert(
                        reach.letter_times * word_times + reach.across_times,
                        reach.value_max,
                    );
                }
            }
            if laid == 0
                || to.edge - from.edge < 2
                || laid == 1 && !plan.across(lane) && lies_across(row, from, to)
            {
                continue;
            }
            let fixed = (from.value + to.value) * word_times + from.besides + to.besides;
            let bonus = if laid as u32 >= plan.rack_size {
                plan.bonus
            } else {
                0
            };
            let score = times.most(&hopes.values) + fixed + bonus;
            add(Slot {
                bound: score as i32 * POINT + hopes.leaves[laid],
                lane: lane as u8,
                source: index as u8,
                start: from.edge,
                end: to.edge,
                laid: laid as u8,
                asked: false,
            });
        }
    }
}

/// Whether the one empty square of a slot touches a tile across the lane.
fn lies_across(row: &[Square], from: &Reach, to: &Reach) -> bool {
    let stretch = &row[from.edge.into()..to.edge.into()];
    stretch
        .iter()
        .any(|square| square.cell == 0 && square.crossed)
}
