//! Where a search stands: what is free, what is asked for, and which old words are undecided.

use super::old_word::{Change, Old};
use super::takeup::{TakeUp, TakeUps};
use crate::words::letters::{Bag, WIDTH, letters_of};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A word of a class is laid from free letters.
    Word(usize),
    /// An old word is changed, both by their numbers.
    Change(usize, usize),
    /// A longer word takes old words up.
    TakeUp(usize),
    /// A joker stands for a letter that is lacking.
    Joker(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Of each letter what is free less what is asked for.
    pub balance: [i8; WIDTH],
    /// Jokers that are free or on the rack.
    pub jokers: i32,
    /// Letters that are lacking and that jokers stand for.
    pub joked: Bag,
    /// Old words of which nothing is decided, one bit each.
    pub undecided: u128,
    /// Old words that must read as they do.
    pub held: u128,
    /// Old words that stay as they are read, with a joker exchanged, one bit each.
    pub exchanged: u128,
    /// Letters that nobody asks for any more.
    pub closed: u32,
    /// How many old words may yet be broken.
    pub breakable: u32,
}

/// What a turn has besides the state.
pub struct Stock {
    pub olds: Vec<Old>,
    pub take_ups: TakeUps,
    /// The letters on the table, jokers aside.
    pub table: Bag,
    pub rack: Bag,
    pub rack_jokers: u32,
}

impl Stock {
    /// The words on the table that hold a joker, each with its place.
    pub fn olds_with_jokers(&self) -> impl Iterator<Item = (usize, &Old)> {
        let olds = self.olds.iter().enumerate();
        olds.filter(|(_, word)| word.most_jokers > 0)
    }
}

impl State {
    pub fn new(stock: &Stock, breakable: u32) -> State {
        let all = stock.olds.len() as u32;
        State {
            balance: [0; WIDTH],
            jokers: stock.rack_jokers as i32,
            joked: Bag::default(),
            undecided: if all == 128 {
                u128::MAX
            } else {
                (1 << all) - 1
            },
            held: 0,
            exchanged: 0,
            closed: 0,
            breakable,
        }
    }

    pub fn is_undecided(&self, old: usize) -> bool {
        self.undecided >> old & 1 == 1
    }

    pub fn ask(&mut self, letters: &Bag) {
        for (balance, &count) in self.balance.iter_mut().zip(&letters.0) {
            *balance -= count as i8;
        }
    }

    pub fn change(&mut self, old: usize, change: &Change) {
        for (balance, &count) in self.balance.iter_mut().zip(&change.frees.0) {
            *balance += count as i8;
        }
        self.ask(&change.asks);
        self.jokers += change.jokers as i32;
        self.undecided &= !(1 << old);
        self.exchanged |= u128::from(!change.breaks()) << old;
        self.breakable -= u32::from(change.breaks());
    }

    /// `asked` are the letters that the longer word asks for besides.
    pub fn take_up(&mut self, take_up: &TakeUp, asked: &[u8]) {
        for &letter in asked {
            self.balance[usize::from(letter)] -= 1;
        }
        self.jokers += take_up.jokers() as i32;
        self.undecided &= !take_up.olds;
        self.breakable -= take_up.olds.count_ones();
    }

    pub fn joke(&mut self, letter: usize) {
        self.joked.0[letter] += 1;
        self.jokers -= 1;
    }

    /// Whether a change is still open and breaks no more than may be.
    pub fn may_change(&self, old: usize, change: &Change) -> bool {
        self.is_undecided(old)
            && (change.keeps || self.held >> old & 1 == 0)
            && (!change.breaks() || self.breakable > 0)
            && (self.closed == 0 || (change.frees.mask() | change.asks.mask()) & self.closed == 0)
    }

    pub fn may_take_up(&self, take_up: &TakeUp) -> bool {
        take_up.olds & (!self.undecided | self.held) == 0
            && take_up.olds.count_ones() <= self.breakable
            && take_up.mask & self.closed == 0
    }

    /// Free letters that must be laid.
    pub fn must(&self) -> Bag {
        Bag(self.balance.map(|balance| balance.max(0) as u8))
    }

    /// Letters that may be laid, of the rack too.
    pub fn may(&self, rack: &Bag) -> Bag {
        Bag(std::array::from_fn(|at| {
            (i32::from(self.balance[at]) + i32::from(rack.0[at])).max(0) as u8
        }))
    }

    /// Letters that are asked for and not there.
    pub fn debt(&self, rack: &Bag) -> Bag {
        let there = |at: usize| i32::from(self.balance[at]) + i32::from(rack.0[at]);
        Bag(std::array::from_fn(|at| {
            (-there(at) - i32::from(self.joked.0[at])).max(0) as u8
        }))
    }

    /// How many tiles of the rack lie there if nothing else is decided.
    pub fn tiles(&self, rack_jokers: u32) -> i32 {
        let asked: i32 = self
            .balance
            .iter()
            .map(|&balance| -i32::from(balance))
            .sum();
        asked - (self.jokers + self.joked.total() as i32 - rack_jokers as i32)
    }

    /// The most tiles of the rack that can lie there in the end.
    pub fn most_tiles(&self, rack: &Bag, rack_jokers: u32) -> i32 {
        let unused =
            |at: usize| (i32::from(rack.0[at]) + i32::from(self.balance[at]).min(0)).max(0);
        let staying: i32 = letters_of(self.closed).map(unused).sum();
        (rack.total() + rack_jokers) as i32 - staying
    }
}
