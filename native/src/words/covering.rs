//! All means of covering a table, the quick ones first: a short look with short words, then whether
//! it could be done in parts and along those parts, then everything.

use super::clock::Clock;
use super::cover::{Aids, Cover, Forced, Goal, Supply, Verdict};
use super::cuts::Cuts;
use super::levels::RareLetters;
use super::prices::Prices;
use super::relaxed::{Relaxation, Relaxed, Remainder, Scope};
use super::shelf::{Bits, count};
use super::vocabulary::Vocabulary;

/// So few classes need no shorter list of them first.
const FEW: u32 = 4000;
/// Most tables can be covered with words up to this length.
const SHORT: usize = 5;
/// The few that cannot, mostly with words up to this length.
const MIDDLE: usize = 7;
/// Steps of a first look, and of a dive along a cover in parts.
const GLANCE: u64 = 150;
const DIVE: u64 = 60;
/// With so few tiles left all words are soon looked at, in so many steps.
const LITTLE: u32 = 40;
const PEEK: u64 = 60;
/// How much longer each further round is.
const PATIENCE: u64 = 6;

pub struct Covering<'a> {
    vocabulary: &'a Vocabulary<'a>,
    /// The classes that fit the table and the rack.
    fitting: &'a Bits,
    supply: Supply,
    distinct: bool,
    short: Option<Cover<'a>>,
    middle: Option<Cover<'a>>,
    all: Cover<'a>,
    cuts: Cuts,
    relaxation: Option<Relaxation<'a>>,
    /// How many candidates proved impossible since a reason was looked for.
    refuted: u32,
    /// After how many such candidates it is worth while to look for a reason.
    lesson: u32,
}

impl<'a> Covering<'a> {
    pub fn new(
        vocabulary: &'a Vocabulary,
        prices: &'a Prices,
        fitting: &'a Bits,
        rare: &'a RareLetters,
        supply: Supply,
        distinct: bool,
    ) -> Covering<'a> {
        let cover = |classes: Bits| Cover::new(vocabulary, prices, classes, rare, supply, distinct);
        let up_to = |length: usize| cover(vocabulary.up_to_length(fitting, length));
        let many = count(fitting) > FEW;
        Covering {
            vocabulary,
            fitting,
            supply,
            distinct,
            short: many.then(|| up_to(SHORT)),
            middle: many.then(|| up_to(MIDDLE)),
            all: cover(fitting.clone()),
            cuts: Cuts::default(),
            relaxation: None,
            refuted: 0,
            lesson: 100,
        }
    }

    /// Covers what the forced words leave of a goal. Each round looks longer and in another order.
    pub fn cover(&mut self, goal: &Goal, forced: &Forced, round: u32, clock: &Clock) -> Verdict {
        let left = Remainder::new(goal, &self.supply, forced);
        if self.cuts.exclude(&left) {
            return Verdict::Impossible;
        }
        match self.unguided(goal, forced, round, clock) {
            Verdict::Undecided => self.guided(goal, forced, &left, round, clock),
            Verdict::Impossible => {
                self.learn(&left);
                Verdict::Impossible
            }
            covered => covered,
        }
    }

    fn unguided(&mut self, goal: &Goal, forced: &Forced, round: u32, clock: &Clock) -> Verdict {
        let patience = PATIENCE.pow(round);
        let cuts = &mut self.cuts;
        let limits = clock.limits(GLANCE * patience);
        let mut aids = Aids {
            cuts,
            guide: None,
            hasty: false,
            limits,
            mood: round,
        };
        let Some(short) = &mut self.short else {
            return self.all.search(goal, forced, &mut aids);
        };
        if let Verdict::Covered(words) = short.search(goal, forced, &mut aids) {
            return Verdict::Covered(words);
        }
        let left = (self.supply.letters.total() + self.supply.jokers).saturating_sub(forced.tiles);
        if left > LITTLE {
            return Verdict::Undecided;
        }
        aids.limits = clock.limits(PEEK * patience);
        self.all.search(goal, forced, &mut aids)
    }

    /// Where many candidates prove impossible one by one, looks for a reason that holds for others.
    fn learn(&mut self, left: &Remainder) {
        self.refuted += 1;
        if self.refuted < self.lesson {
            return;
        }
        self.refuted = 0;
        match guide(
            &mut self.relaxation,
            self.vocabulary,
            self.fitting,
            self.distinct,
        )
        .solve(left, Scope::Whole)
        {
            Relaxed::Impossible(Some(cut)) => self.cuts.add(cut),
            _ => self.lesson *= 4,
        }
    }

    /// Asks at every step whether it could still be done in parts.
    fn guided(
        &mut self,
        goal: &Goal,
        forced: &Forced,
        left: &Remainder,
        round: u32,
        clock: &Clock,
    ) -> Verdict {
        let guide = guide(
            &mut self.relaxation,
            self.vocabulary,
            self.fitting,
            self.distinct,
        );
        let mut aids = Aids {
            cuts: &mut self.cuts,
            guide: Some(guide),
            hasty: round == 0 && self.middle.is_some(),
            limits: clock.limits(DIVE * PATIENCE.pow(round)),
            mood: round,
        };
        match self.middle.as_mut().filter(|_| round == 0) {
            Some(middle) => match middle.search(goal, forced, &mut aids) {
                // Without a reason that holds for all words it may only lack a longer one.
                Verdict::Impossible if !aids.cuts.exclude(left) => Verdict::Undecided,
                verdict => verdict,
            },
            None => self.all.search(goal, forced, &mut aids),
        }
    }

    pub fn steps(&self) -> u64 {
        let covers = self.short.iter().chain(&self.middle).chain([&self.all]);
        covers.map(|cover| cover.steps).sum()
    }
}

/// The linear program of a position, made when first needed.
fn guide<'r, 'a>(
    relaxation: &'r mut Option<Relaxation<'a>>,
    vocabulary: &'a Vocabulary<'a>,
    fitting: &Bits,
    distinct: bool,
) -> &'r mut Relaxation<'a> {
    relaxation.get_or_insert_with(|| Relaxation::new(vocabulary, fitting, distinct))
}
