//! Of plays that are equally good, the one that leaves most sets as they lie.

use super::clock::Clock;
use super::keep::{Keep, parted, with_breaks};
use super::play::{Play, Question};
use super::search::Search;
use super::table::{Places, Shape};
use super::walk::{NEVER, Outcome};

/// Sets with jokers stay or are broken before the search begins: their jokers may lie anywhere then. So
/// there is a search for each choice of them.
pub struct Variants<'a> {
    question: &'a Question,
    /// By the sets with jokers that stay; those that break fewest first.
    choices: Vec<(u8, Places)>,
    keeps: Vec<Option<Keep>>,
}

impl<'a> Variants<'a> {
    pub fn new(question: &'a Question) -> Self {
        let jokered: Vec<usize> = (0..question.table.sets.len())
            .filter(|&at| question.table.shapes[at] == Shape::Jokered)
            .collect();
        let choice = |bits: u32| {
            let stay = jokered
                .iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 0);
            let kept = stay.fold(0, |kept: Places, (_, &place)| kept | 1 << place);
            (bits.count_ones() as u8, kept)
        };
        let mut choices: Vec<_> = (0..1u32 << jokered.len()).map(choice).collect();
        choices.sort_by_key(|&(broken, _)| broken);
        let keeps = choices.iter().map(|_| None).collect();
        Self {
            question,
            choices,
            keeps,
        }
    }

    /// Takes over the search in which nothing stays.
    pub fn set_free(&mut self, search: Search) {
        if let Some(last) = self.keeps.last_mut() {
            *last = Some(Keep::new(search, &self.question.table));
        }
    }

    fn keep(&mut self, at: usize) -> &mut Keep {
        let question = self.question;
        let kept = self.choices[at].1;
        self.keeps[at].get_or_insert_with(|| Keep::new(question.search(kept), &question.table))
    }

    /// Of the plays that cost so much, one that touches fewest sets.
    pub fn tidiest(&mut self, cost: u32, clock: &mut Clock) -> Option<Play> {
        let question = self.question;
        let mut lows: Vec<u32> = self
            .choices
            .iter()
            .map(|&(broken, _)| broken as u32)
            .collect();
        let most = question.table.sets.len() as u32;
        for breaks in 0..=most {
            for (at, low) in lows.iter_mut().enumerate() {
                let (broken, kept) = self.choices[at];
                if *low > breaks {
                    continue;
                }
                let keep = self.keep(at);
                match keep.any(with_breaks(cost, breaks as u8 - broken), clock) {
                    Outcome::Found(_) => return Some(question.play(keep.sets()?, kept)),
                    Outcome::AtLeast(least) => {
                        let (dearer, more) = parted(least);
                        *low = if dearer > cost {
                            NEVER
                        } else {
                            (more + broken) as u32
                        };
                    }
                    Outcome::Unknown => return None,
                }
            }
        }
        None
    }

    /// The cheapest play that costs no more than `budget` and touches at most so many sets.
    pub fn cheapest(&mut self, budget: u32, breaks: u8, clock: &mut Clock) -> Option<(u32, Play)> {
        let question = self.question;
        let mut best = None;
        let mut budget = with_breaks(budget, breaks);
        for at in 0..self.choices.len() {
            let (broken, kept) = self.choices[at];
            if broken > breaks || budget < broken as u32 {
                break;
            }
            let keep = self.keep(at);
            let inner = keep.cheapest(budget - broken as u32, breaks - broken, clock);
            if let Outcome::Found(cost) = inner {
                best = Some((parted(cost).0, question.play(keep.sets()?, kept)));
                let Some(less) = (cost + broken as u32).checked_sub(1) else {
                    break;
                };
                budget = less;
            }
        }
        best
    }
}
