//! The words that can still be formed: those that some lane's tiles and the racks together supply.

use crate::crossword::board::{Board, letter};
use crate::crossword::build::build;
use crate::crossword::graph::{Arc, Graph, TURN, letters_of};
use crate::crossword::plan::Plan;
use std::collections::BTreeSet;

/// More words than this are not worth a graph of their own.
const WORDS_MAX: usize = 40_000;

/// How many there are of each letter, blanks at 0.
type Supply = [u8; 64];

/// A graph of the words that can still be formed; none if they are too many.
pub fn cut(plan: &Plan, graph: &Graph, board: &Board, racks: [&[u8]; 2]) -> Option<Graph> {
    let mut held: Supply = [0; 64];
    for &tile in racks.into_iter().flatten() {
        held[usize::from(tile)] += 1;
    }
    let supplies: BTreeSet<(Supply, usize)> = (0..plan.lanes())
        .map(|lane| {
            let mut supply = held;
            for square in board
                .lane(plan, lane)
                .iter()
                .filter(|square| square.cell != 0)
            {
                supply[letter(square.cell) as usize] += 1;
            }
            (supply, plan.length(lane))
        })
        .collect();
    let mut finder = Finder {
        graph,
        word: Vec::new(),
        words: BTreeSet::new(),
    };
    for (mut supply, length) in supplies {
        finder.find(graph.root(), &mut supply, length);
        if finder.words.len() > WORDS_MAX {
            return None;
        }
    }
    let words: Vec<Box<[u8]>> = finder.words.into_iter().collect();
    build(&words, graph.letters())
}

struct Finder<'a> {
    graph: &'a Graph,
    /// The word so far, from its end to its beginning.
    word: Vec<u8>,
    words: BTreeSet<Box<[u8]>>,
}

impl Finder<'_> {
    /// Goes on with each letter that is supplied, or a blank in its stead.
    fn find(&mut self, arc: Arc, supply: &mut Supply, length: usize) {
        if self.words.len() > WORDS_MAX || self.word.len() == length {
            return;
        }
        let next = self.graph.next(arc);
        for letter in letters_of(next & !(1 << TURN)) {
            let taken = if supply[letter as usize] > 0 {
                letter as usize
            } else {
                0
            };
            if supply[taken] == 0 {
                continue;
            }
            supply[taken] -= 1;
            self.word.push(letter as u8);
            let arc = self.graph.follow(arc, next, letter);
            if arc.ends() {
                self.words.insert(self.word.iter().rev().copied().collect());
            }
            if arc.goes_on() {
                self.find(arc, supply, length);
            }
            self.word.pop();
            supply[taken] += 1;
        }
    }
}
