//! The best plays without finding all: slots in the order of what they can bring, until none can
//! bring more than what is found.

use super::anagrams::key;
use super::board::Board;
use super::graph::letters_of;
use super::laying::Laying;
use super::plan::Plan;
use super::play::Play;
use super::queue::{self, Queue};
use super::rack::Rack;
use super::slot::{self, Hopes, POINT, Slot, Ways};
use super::spelling::Spelling;
use super::stretch::Stretch;
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
    ways: Ways,
    known: Box<[Known; KNOWN_COUNT]>,
    /// Handfuls that may fill a slot, each with what it can bring there.
    handfuls: Vec<(i32, u16)>,
    pub podium: Podium,
}

/// What is searched: a board, a rack and the words.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub board: &'a Board,
    pub rack: &'a Rack,
}

impl Ranking {
    pub fn new() -> Self {
        Ranking {
            queue: Queue::new(),
            ways: Ways::default(),
            known: Box::new([UNKNOWN; KNOWN_COUNT]),
            handfuls: Vec::new(),
            podium: Podium {
                wanted: 0,
                plays: Vec::new(),
            },
        }
    }

    /// Puts the `wanted` plays with the highest equity on the podium.
    pub fn find(&mut self, question: Question<'_>, wanted: usize) {
        self.podium.wanted = wanted;
        self.podium.plays.clear();
        self.queue_slots(question);
        self.known.fill(UNKNOWN);
        let asks = question.rack.tiles() <= ASKED_TILES_MAX;
        while let Some(slot) = self.queue.pop() {
            let threshold = self.podium.threshold();
            if slot.bound <= threshold {
                if queue::place(slot.bound) < queue::place(threshold) {
                    break;
                }
            } else if asks {
                self.ask_and_fill(question, slot);
            } else {
                let alphabet = question.words.graph.alphabet();
                self.walk(question, &slot, question.rack.full(), alphabet);
            }
        }
    }

    fn queue_slots(&mut self, question: Question<'_>) {
        let Question {
            plan,
            words,
            board,
            rack,
        } = question;
        self.queue.clear();
        let hopes = Hopes::of(plan, rack, words.graph.alphabet());
        for lane in 0..plan.lanes() {
            let row = board.lane(plan, lane);
            for source in board.sources(lane).iter().enumerate() {
                let add = |slot| self.queue.push(slot);
                slot::find(plan, (lane, row), source, &hopes, &mut self.ways, add);
            }
        }
    }

    /// Fills a slot with the handfuls that may make a word there and bring enough; or puts it back
    /// into the queue, if others may bring more than these handfuls.
    fn ask_and_fill(&mut self, question: Question<'_>, mut slot: Slot) {
        let Question {
            plan,
            words,
            board,
            rack,
        } = question;
        let handfuls = self.known(words, rack, slot.key, slot.laid.into());
        if handfuls == 0 {
            return;
        }
        let row = board.lane(plan, slot.lane.into());
        let stretch = Stretch::of(plan, row, &slot, words.graph.alphabet());
        self.promising(plan, rack, &stretch, (slot.laid.into(), handfuls));
        let Some(&(bound, _)) = self.handfuls.first() else {
            return;
        };
        if !slot.asked && self.queue.may_exceed(bound) {
            slot.bound = bound;
            slot.asked = true;
            self.queue.push(slot);
            return;
        }
        for at in 0..self.handfuls.len() {
            let (bound, number) = self.handfuls[at];
            if bound <= self.podium.threshold() {
                break;
            }
            self.fill(question, &slot, number.into());
        }
    }

    /// Finds the plays that fill a slot with all tiles of a handful.
    fn fill(&mut self, question: Question<'_>, slot: &Slot, number: usize) {
        let Words {
            graph,
            anagrams,
            map,
            ..
        } = question.words;
        let handful = &question.rack.handfuls[number];
        let together = handful.key.wrapping_add(slot.key);
        let blanks = handful.blanks.into();
        let letters = anagrams.blank_letters(together, blanks, graph.alphabet());
        if blanks > 1 {
            self.walk(question, slot, number, letters);
            return;
        }
        let length = usize::from(slot.end - slot.start);
        let lane = usize::from(slot.lane);
        let row = question.board.lane(question.plan, lane);
        let mut spelling = Spelling {
            laying: Laying::new(question.plan, question.rack, lane, row),
            slot: *slot,
            sink: &mut self.podium,
        };
        if blanks == 0 {
            map.words(together, length)
                .for_each(|word| spelling.lay(word, number));
            return;
        }
        for letter in letters_of(letters) {
            let handful = together.wrapping_add(key(letter));
            map.words(handful, length)
                .for_each(|word| spelling.lay(word, number));
        }
    }

    /// Finds the plays that fill a slot with tiles of a handful, by walking through the graph.
    fn walk(&mut self, question: Question<'_>, slot: &Slot, handful: usize, blank_letters: u64) {
        let lane = usize::from(slot.lane);
        let source = question.board.sources(lane)[usize::from(slot.source)];
        let row = question.board.lane(question.plan, lane);
        let laying = Laying::new(question.plan, question.rack, lane, row);
        Walk::new(&question.words.graph, laying, source, &mut self.podium).fill(
            slot,
            handful,
            blank_letters,
        );
    }

    /// Those of the handfuls (of one size, one bit each) that can bring more in a stretch than the
    /// podium asks for, the most promising first.
    fn promising(
        &mut self,
        plan: &Plan,
        rack: &Rack,
        stretch: &Stretch,
        (size, mut handfuls): (usize, u128),
    ) {
        self.handfuls.clear();
        let threshold = self.podium.threshold();
        let numbers = rack.of_size(size);
        while handfuls != 0 {
            let number = numbers[handfuls.trailing_zeros() as usize];
            handfuls &= handfuls - 1;
            let handful = &rack.handfuls[usize::from(number)];
            let kept = &rack.handfuls[rack.full() - usize::from(number)];
            let Some(score) = stretch.most(plan, handful) else {
                continue;
            };
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
