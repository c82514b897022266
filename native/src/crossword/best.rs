//! The best plays without finding all: slots in the order of what they can bring, until none can
//! bring more than what is found.

use super::anagrams::key;
use super::board::{Board, Square, letter};
use super::plan::Plan;
use super::play::Play;
use super::queue::{self, Queue};
use super::rack::Rack;
use super::slot::{self, Hopes, Multipliers, POINT, Slot};
use super::walk::{Sink, Walk};
use super::words::Words;

/// With more tiles than this a rack has too many handfuls to ask which of them make a word.
const ASKED_TILES_MAX: usize = 9;

/// The best plays found so far, the best one first.
pub struct Podium {
    wanted: usize,
    pub plays: Vec<Play>,
}

impl Podium {
    /// What a play must exceed to get in.
    fn threshold(&self) -> i32 {
        if self.plays.len() < self.wanted {
            i32::MIN
        } else {
            self.plays.last().map_or(i32::MAX, |play| play.equity)
        }
    }
}

impl Sink for Podium {
    fn take(&mut self, play: Play) {
        if play.equity <= self.threshold() {
            return;
        }
        let place = self
            .plays
            .partition_point(|other| other.equity >= play.equity);
        if self.plays.len() == self.wanted {
            self.plays.pop();
        }
        self.plays.insert(place, play);
    }
}

/// Which handfuls of one size may make a word with the same tiles on the board.
#[derive(Clone, Copy)]
struct Known {
    /// The tiles' keys, and the size.
    key: u64,
    size: usize,
    /// One bit a handful, in the rack's order.
    handfuls: u128,
}

const KNOWN_COUNT: usize = 256;
const UNKNOWN: Known = Known {
    key: 0,
    size: 0,
    handfuls: 0,
};

/// The memory of a search, kept from one to the next.
pub struct Ranking {
    queue: Queue,
    known: Box<[Known; KNOWN_COUNT]>,
    /// Handfuls that may fill a slot, each with what it can bring there.
    handfuls: Vec<(i32, u16)>,
    pub podium: Podium,
}

impl Ranking {
    pub fn new() -> Self {
        Ranking {
            queue: Queue::new(),
            known: Box::new([UNKNOWN; KNOWN_COUNT]),
            handfuls: Vec::new(),
            podium: Podium {
                wanted: 0,
                plays: Vec::new(),
            },
        }
    }

    /// Puts the `wanted` plays with the highest equity on the podium.
    pub fn find(&mut self, plan: &Plan, words: &Words, board: &Board, rack: &Rack, wanted: usize) {
        self.podium.wanted = wanted;
        self.podium.plays.clear();
        self.queue.clear();
        self.known.fill(UNKNOWN);
        let alphabet = words.graph.alphabet();
        let hopes = Hopes::of(plan, rack, alphabet);
        for lane in 0..plan.lanes() {
            let row = board.lane(plan, lane);
            for source in board.sources(lane).iter().enumerate() {
                slot::find(plan, (lane, row), source, &hopes, |slot| {
                    self.queue.push(slot)
                });
            }
        }
        let asks = rack.tiles() <= ASKED_TILES_MAX;
        while let Some(mut slot) = self.queue.pop() {
            let threshold = self.podium.threshold();
            if slot.bound <= threshold {
                if queue::place(slot.bound) < queue::place(threshold) {
                    break;
                }
                continue;
            }
            let row = board.lane(plan, slot.lane.into());
            if !asks {
                self.walk(plan, words, board, rack, &slot)
                    .fill(&slot, rack.full(), alphabet);
                continue;
            }
            let stretch = Stretch::of(plan, row, &slot, alphabet);
            self.ask(words, rack, &stretch, slot.laid.into());
            let Some(&(bound, _)) = self.handfuls.first() else {
                continue;
            };
            if !slot.asked && self.queue.may_exceed(bound) {
                slot.bound = bound;
                slot.asked = true;
                self.queue.push(slot);
                continue;
            }
            for at in 0..self.handfuls.len() {
                let (bound, number) = self.handfuls[at];
                if bound <= self.podium.threshold() {
                    break;
                }
                let handful = &rack.handfuls[usize::from(number)];
                let together = handful.key.wrapping_add(stretch.key);
                let blanks = handful.blanks.into();
                let blank_letters = words.anagrams.blank_letters(together, blanks, alphabet);
                self.walk(plan, words, board, rack, &slot).fill(
                    &slot,
                    number.into(),
                    blank_letters,
                );
            }
        }
    }

    fn walk<'a>(
        &'a mut self,
        plan: &'a Plan,
        words: &'a Words,
        board: &'a Board,
        rack: &'a Rack,
        slot: &Slot,
    ) -> Walk<'a, Podium> {
        let lane = usize::from(slot.lane);
        let source = board.sources(lane)[usize::from(slot.source)];
        let row = board.lane(plan, lane);
        Walk::new(
            plan,
            &words.graph,
            rack,
            (lane, row),
            source,
            &mut self.podium,
        )
    }

    /// The handfuls of the rack that may make a word with the tiles lying in a stretch and bring
    /// more than the podium asks for, the most promising first.
    fn ask(&mut self, words: &Words, rack: &Rack, stretch: &Stretch, laid: usize) {
        self.handfuls.clear();
        let threshold = self.podium.threshold();
        let numbers = rack.of_size(laid);
        let mut handfuls = self.known(words, rack, stretch.key, laid);
        while handfuls != 0 {
            let number = numbers[handfuls.trailing_zeros() as usize];
            handfuls &= handfuls - 1;
            let handful = &rack.handfuls[usize::from(number)];
            let kept = &rack.handfuls[rack.full() - usize::from(number)];
            let score = stretch.times.most(&handful.values) + stretch.fixed;
            let bound = score as i32 * POINT + kept.leave;
            if bound > threshold {
                self.handfuls.push((bound, number));
            }
        }
        self.handfuls.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// Which handfuls of a size may make a word with these tiles.
    fn known(&mut self, words: &Words, rack: &Rack, key: u64, size: usize) -> u128 {
        let known = &mut self.known[(key as usize ^ (size * 41)) % KNOWN_COUNT];
        if (known.key, known.size) != (key, size) {
            let alphabet = words.graph.alphabet();
            let mut handfuls = 0;
            for (bit, &number) in rack.of_size(size).iter().enumerate() {
                let handful = &rack.handfuls[usize::from(number)];
                let together = handful.key.wrapping_add(key);
                let may = words
                    .anagrams
                    .may_be_word(together, handful.blanks.into(), alphabet);
                handfuls |= u128::from(may) << bit;
            }
            *known = Known {
                key,
                size,
                handfuls,
            };
        }
        known.handfuls
    }
}

/// What the squares of a slot do to the tiles laid there.
struct Stretch {
    times: Multipliers,
    /// What the play counts besides the values of its tiles.
    fixed: u32,
    /// The keys of the tiles lying in it.
    key: u64,
}

impl Stretch {
    fn of(plan: &Plan, row: &[Square], slot: &Slot, _alphabet: u64) -> Self {
        let squares = &row[slot.start.into()..slot.end.into()];
        let (mut word_times, mut value, mut besides, mut sum) = (1, 0, 0, 0u64);
        for square in squares {
            if square.cell == 0 {
                word_times *= square.word_times;
                besides += (square.across >> 32) as u32;
            } else {
                value += plan.cell_value(square.cell);
                sum = sum.wrapping_add(key(letter(square.cell)));
            }
        }
        let mut times = Multipliers::new();
        for square in squares.iter().filter(|square| square.cell == 0) {
            times.insert(
                square.gain as u32 * word_times + (square.gain >> 32) as u32,
                None,
            );
        }
        let bonus = if u32::from(slot.laid) >= plan.rack_size {
            plan.bonus
        } else {
            0
        };
        Stretch {
            times,
            fixed: value * word_times + besides + bonus,
            key: sum,
        }
    }
}
