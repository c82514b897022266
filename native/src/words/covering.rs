//! All means of covering a table, the quick ones first: a short look with short words, then whether
//! it could be done in parts and along those parts, then everything.

use super::bound::Bound;
use super::clock::Clock;
use super::cover::{Accepts, Aids, Cover, Forced, Goal, Supply, Verdict};
use super::cuts::Cuts;
use super::letters::Bag;
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
const DIVE: u64 = 600;
/// With so few tiles left all words are soon looked at, in so many steps.
const LITTLE: u32 = 40;
const PEEK: u64 = 60;
/// How much longer each further round is.
const PATIENCE: u64 = 6;
/// After so many candidates that are impossible one by one a common reason is looked for.
const LESSON: u32 = 100;

/// What a cover is looked for, and how far.
pub struct Wanted<'t> {
    pub goal: &'t Goal,
    pub forced: &'t Forced,
    pub accepts: Option<Accepts<'t>>,
    /// Each round looks longer and in another order.
    pub round: u32,
    pub clock: &'t Clock,
}

/// What stays the same for all covers of a position.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    pub vocabulary: &'a Vocabulary<'a>,
    pub prices: &'a Prices,
    /// The classes that fit the table and the rack.
    pub fitting: &'a Bits,
    pub rare: &'a RareLetters,
    pub distinct: bool,
    pub bound: &'a Bound,
}

impl<'a> Position<'a> {
    fn relaxation(&self) -> Relaxation<'a> {
        Relaxation::new(self.vocabulary, self.fitting, self.distinct)
    }
}

pub struct Covering<'a> {
    position: Position<'a>,
    supply: Supply,
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
    pub fn new(position: Position<'a>, supply: Supply) -> Covering<'a> {
        let Position {
            vocabulary,
            prices,
            fitting,
            rare,
            distinct,
            bound,
        } = position;
        let cover =
            |classes: Bits| Cover::new(vocabulary, prices, classes, rare, supply, distinct, bound);
        let up_to = |length: usize| cover(vocabulary.up_to_length(fitting, length));
        let many = count(fitting) > FEW;
        Covering {
            position,
            supply,
            short: many.then(|| up_to(SHORT)),
            middle: many.then(|| up_to(MIDDLE)),
            all: cover(fitting.clone()),
            cuts: Cuts::default(),
            relaxation: None,
            refuted: 0,
            lesson: LESSON,
        }
    }

    /// Covers what the forced words leave of a goal.
    pub fn cover(&mut self, wanted: &Wanted) -> Verdict {
        let left = Remainder::new(wanted.goal, &self.supply, wanted.forced);
        if self.cuts.exclude(&left) {
            return Verdict::Impossible;
        }
        match self.unguided(wanted) {
            Verdict::Undecided => self.guided(wanted, &left),
            Verdict::Impossible => {
                self.learn(&left);
                Verdict::Impossible
            }
            covered => covered,
        }
    }

    /// Whether a reason is known why a word of these letters cannot lie there.
    pub fn excludes(&self, goal: &Goal, letters: &Bag) -> bool {
        let forced = Forced {
            letters: *letters,
            tiles: letters.total(),
            ..Forced::default()
        };
        self.cuts
            .exclude(&Remainder::new(goal, &self.supply, &forced))
    }

    fn unguided(&mut self, wanted: &Wanted) -> Verdict {
        let patience = PATIENCE.pow(wanted.round);
        let mut aids = Aids {
            cuts: &mut self.cuts,
            guide: None,
            clock: wanted.clock,
            limits: wanted.clock.limits(GLANCE * patience),
            mood: wanted.round,
            accepts: wanted.accepts,
        };
        let Some(short) = &mut self.short else {
            return self.all.search(wanted.goal, wanted.forced, &mut aids);
        };
        if let Verdict::Covered(words) = short.search(wanted.goal, wanted.forced, &mut aids) {
            return Verdict::Covered(words);
        }
        let tiles = self.supply.letters.total() + self.supply.jokers;
        if tiles.saturating_sub(wanted.forced.tiles) > LITTLE {
            return Verdict::Undecided;
        }
        aids.limits = wanted.clock.limits(PEEK * patience);
        self.all.search(wanted.goal, wanted.forced, &mut aids)
    }

    /// Where many candidates prove impossible one by one, looks for a reason that holds for others.
    fn learn(&mut self, left: &Remainder) {
        self.refuted += 1;
        if self.refuted < self.lesson {
            return;
        }
        self.refuted = 0;
        let guide = self
            .relaxation
            .get_or_insert_with(|| self.position.relaxation());
        match guide.solve(left, Scope::Whole) {
            Relaxed::Impossible(Some(cut)) => self.cuts.add(*cut),
            _ => self.lesson *= 4,
        }
    }

    /// Asks at every step whether it could still be done in parts.
    fn guided(&mut self, wanted: &Wanted, left: &Remainder) -> Verdict {
        let guide = self
            .relaxation
            .get_or_insert_with(|| self.position.relaxation());
        let mut aids = Aids {
            cuts: &mut self.cuts,
            guide: Some(guide),
            clock: wanted.clock,
            limits: wanted.clock.limits(DIVE * PATIENCE.pow(wanted.round)),
            mood: wanted.round,
            accepts: wanted.accepts,
        };
        match self.middle.as_mut().filter(|_| wanted.round == 0) {
            Some(middle) => match middle.search(wanted.goal, wanted.forced, &mut aids) {
                // Without a reason that holds for all words it may only lack a longer one.
                Verdict::Impossible if !aids.cuts.exclude(left) => Verdict::Undecided,
                verdict => verdict,
            },
            None => self.all.search(wanted.goal, wanted.forced, &mut aids),
        }
    }

    pub fn steps(&self) -> u64 {
        let covers = self.short.iter().chain(&self.middle).chain([&self.all]);
        covers.map(|cover| cover.effort).sum()
    }
}
