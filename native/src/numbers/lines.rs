//! Plain runs that are open at a number: at most two a colour, since each ends in a numbered tile of
//! that number. What may become of them at the next number is a table, computed once.

use super::tile::COPIES;
use std::sync::LazyLock;

/// The lengths of a colour's open runs, shorter first; 0: none, 3: three or more.
pub const LENGTHS: [[u8; 2]; 10] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
    [3, 3],
];
/// How many pairs of open runs there are.
pub const PAIRS: usize = LENGTHS.len();

/// What becomes of one open run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// There is no run.
    Idle,
    Extend,
    /// It ends here. Fewer than three tiles: jokers have to be added.
    Close,
    /// A joker takes the next place, and a numbered tile comes later.
    Gap,
}

/// One choice for the open runs of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The pair of open runs afterwards.
    pub after: u8,
    /// Numbered tiles that it takes.
    pub used: u8,
    /// Runs that it begins.
    pub begun: u8,
    /// Jokers that it takes.
    pub need: u8,
    /// Whether some run ends.
    pub closes: bool,
    pub acts: [Act; 2],
    /// Whether another choice is as good in any case, provided that no run has to stay as it lies.
    pub beaten: bool,
}

/// By pair and by tiles at hand; choices that need no jokers come first.
type ByPair = [[Vec<Choice>; COPIES as usize + 1]; PAIRS];

pub struct Lines {
    all: ByPair,
    /// Those that no other choice beats.
    free: ByPair,
}

pub static LINES: LazyLock<Lines> = LazyLock::new(Lines::new);

pub fn pair_of(one: u8, other: u8) -> u8 {
    const PAIR: [[u8; 4]; 4] = [[0, 1, 2, 3], [1, 4, 5, 6], [2, 5, 7, 8], [3, 6, 8, 9]];
    PAIR[one as usize][other as usize]
}

/// The pair with one more run of three or more, where there is room for it.
pub fn with_long(pair: u8) -> u8 {
    const AFTER: [u8; PAIRS] = [3, 6, 8, 9, 0, 0, 0, 0, 0, 0];
    AFTER[pair as usize]
}

impl Lines {
    pub fn all(&self, pair: u8, have: u8) -> &[Choice] {
        &self.all[pair as usize][have as usize]
    }

    pub fn free(&self, pair: u8, have: u8) -> &[Choice] {
        &self.free[pair as usize][have as usize]
    }

    fn new() -> Self {
        let table = |keep: fn(&Choice) -> bool| -> ByPair {
            std::array::from_fn(|pair| {
                std::array::from_fn(|have| {
                    let mut choices = all(LENGTHS[pair], have as u8);
                    choices.retain(keep);
                    choices
                })
            })
        };
        Self {
            all: table(|_| true),
            free: table(|choice| !choice.beaten && (!choice.closes || choice.begun == 0)),
        }
    }
}

fn all(lengths: [u8; 2], have: u8) -> Vec<Choice> {
    let mut choices = Vec::new();
    for one in acts(lengths[0]) {
        for &other in acts(lengths[1]) {
            for new in 0..=have {
                choices.extend(choice(lengths, [*one, other], new, have));
            }
        }
    }
    choices.sort_by_key(|choice| choice.need);
    choices
}

fn acts(length: u8) -> &'static [Act] {
    match length {
        0 => &[Act::Idle],
        _ => &[Act::Extend, Act::Close, Act::Gap],
    }
}

fn choice(lengths: [u8; 2], acts: [Act; 2], new: u8, have: u8) -> Option<Choice> {
    let mut open = Vec::new();
    let mut need = 0;
    for (length, act) in lengths.into_iter().zip(acts) {
        match act {
            Act::Idle => {}
            Act::Extend => open.push((length + 1).min(3)),
            Act::Close => need += 3 - length,
            Act::Gap => need += 1,
        }
    }
    open.extend(std::iter::repeat_n(1, new as usize));
    let used = acts.iter().filter(|&&act| act == Act::Extend).count() as u8 + new;
    if used > have {
        return None;
    }
    open.resize(2, 0);
    let closes = acts.contains(&Act::Close);
    let beaten = beaten(lengths, acts);
    Some(Choice {
        after: pair_of(open[0], open[1]),
        used,
        begun: new,
        need,
        closes,
        acts,
        beaten,
    })
}

/// Two free runs: it is better to end the longer one than the shorter, and rather the shorter one waits
/// than the longer. Of two that are as long, either will do.
fn beaten(lengths: [u8; 2], acts: [Act; 2]) -> bool {
    if lengths[0] == lengths[1] {
        return acts[0] as u8 > acts[1] as u8;
    }
    matches!(
        acts,
        [Act::Close, Act::Extend] | [Act::Close, Act::Gap] | [Act::Extend, Act::Gap]
    )
}

/// What a pair of open runs lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// Jokers that it will take in any case.
    pub jokers: u8,
    /// And others, or as many colour-changes or doubles among those: tiles of its colour are missing.
    pub own: u8,
}

/// What each pair lacks, by how many tiles of its colour the next number and the one after have.
pub type Shortages = [[[Shortage; PAIRS]; COPIES as usize + 1]; COPIES as usize + 1];

pub static SHORTAGES: LazyLock<Shortages> = LazyLock::new(|| {
    std::array::from_fn(|next| {
        std::array::from_fn(|after| {
            std::array::from_fn(|pair| shortage(pair as u8, next as u8, after as u8))
        })
    })
});

/// What a pair lacks if the next number and the one after have so many tiles of its colour.
fn shortage(pair: u8, next: u8, after_next: u8) -> Shortage {
    let lengths = LENGTHS[pair as usize];
    let short = lengths
        .iter()
        .filter(|&&length| length == 1 || length == 2)
        .count() as u8;
    let single = lengths.iter().filter(|&&length| length == 1).count() as u8;
    Shortage {
        jokers: short.saturating_sub(next),
        own: single.saturating_sub(after_next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_have_their_place() {
        for (index, lengths) in LENGTHS.iter().enumerate() {
            assert_eq!(pair_of(lengths[1], lengths[0]) as usize, index);
            if lengths[0] == 0 {
                assert_eq!(with_long(index as u8), pair_of(lengths[1], 3));
            }
        }
    }

    #[test]
    fn an_unfinished_run_goes_on_or_takes_jokers() {
        let free = |pair, have| {
            LINES
                .free(pair, have)
                .iter()
                .filter(|c| c.need == 0)
                .count()
        };
        assert_eq!(free(pair_of(0, 1), 0), 0);
        assert_eq!(free(pair_of(0, 1), 1), 1);
        assert_eq!(free(pair_of(0, 3), 0), 1);
        // It ends or goes on. To end it and begin another is no better than to go on.
        assert_eq!(free(pair_of(0, 3), 1), 2);
        assert_eq!(
            shortage(pair_of(1, 2), 1, 0),
            Shortage { jokers: 1, own: 1 }
        );
    }
}
