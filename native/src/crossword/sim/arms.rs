//! Weighing turns side by side with the same deals, and leaving aside those that cannot be the
//! best any more.

use super::deal::{Deal, Deals};
use super::playout::{Outcome, Playout};
use super::{Patience, Scales, Seen, Turned};
use crate::crossword::sitting::Sitting;
use crate::crossword::slot::POINT;
use std::time::Instant;

/// What a point is worth beside a chance to win, so that who has won or lost plays on with sense.
const POINT_WORTH: f64 = 0.0005;
/// What equity says of a turn counts like so many deals; near the end it says little.
const BELIEF: f64 = 20.0;
const BELIEF_NEAR_THE_END: f64 = 1.0;
/// With so few tiles in the pot and two seats, endgames are searched: at so many positions each in
/// the first round of deals, at four times as many in the next, and so on.
const SEARCHED_FROM: usize = 4;
const POSITIONS_FIRST: u64 = 12;
/// So many rounds are played at most where a round has every deal: more would hardly tell more.
const ROUNDS_MOST: usize = 6;
/// Where every deal is known, a turn is left aside that is worse by so many standard errors.
const ERRORS_OF_ALL: f64 = 0.7;
/// A turn is left aside once it is worse by so many standard errors, after so many deals.
const ERRORS: f64 = 2.2;
const DEALS_LEAST: usize = 24;
/// Turns are left aside after each so many deals.
const LOOK_EVERY: usize = 4;

/// What a turn was found to be worth.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// The chance to win, and the points ahead of the best of the others in the end.
    pub win: f64,
    pub ahead: f64,
    /// How many deals it was played with; none if it was not weighed.
    pub deals: usize,
    /// What it is chosen by.
    pub worth: f64,
}

struct Arm {
    /// What equity says counts like so many deals.
    belief: f64,
    /// What equity alone says of it.
    expected: Outcome,
    /// The worth in each deal.
    worths: Vec<f64>,
    outcomes: Vec<Outcome>,
    alive: bool,
}

impl Arm {
    fn worth(&self) -> f64 {
        let sum: f64 = self.worths.iter().sum();
        (sum + self.belief * worth(self.expected)) / (self.worths.len() as f64 + self.belief)
    }

    /// Whether the leader is so much better that this turn need not be looked at again.
    fn is_beaten_by(&self, leader: &Arm, errors: f64) -> bool {
        let pairs = leader.worths.iter().zip(&self.worths);
        let count = self.worths.len() as f64;
        let behind = pairs.map(|(best, own)| best - own);
        let (sum, squares) = behind.fold((0.0, 0.0), |(sum, squares), each| {
            (sum + each, squares + each * each)
        });
        let variance = (squares - sum * sum / count).max(0.0) / (count - 1.0);
        sum > errors * (variance * count).sqrt()
    }

    /// Takes down what came of a deal; a deeper look at it takes the place of the one before.
    fn enter(&mut self, place: usize, outcome: Outcome) {
        if place == self.outcomes.len() {
            self.outcomes.push(outcome);
            self.worths.push(worth(outcome));
        } else {
            self.outcomes[place] = outcome;
            self.worths[place] = worth(outcome);
        }
    }

    fn weighed(&self) -> Weighed {
        let deals = self.outcomes.len();
        let mean = |of: fn(&Outcome) -> f64| match deals {
            0 => of(&self.expected),
            _ => self.outcomes.iter().map(of).sum::<f64>() / deals as f64,
        };
        Weighed {
            win: mean(|outcome| outcome.win),
            ahead: mean(|outcome| outcome.ahead),
            deals,
            worth: self.worth(),
        }
    }
}

fn worth(outcome: Outcome) -> f64 {
    outcome.win + POINT_WORTH * outcome.ahead
}

/// Weighs turns of the player to move, each beside its place in `turns`. With `to_choose` only the
/// best is wanted, and the others are left aside as soon as may be.
pub fn weigh(
    scales: Scales<'_>,
    seen: &Seen<'_>,
    turns: &[Turned],
    (patience, seed): (Patience, u64),
    to_choose: bool,
) -> Vec<Weighed> {
    if turns.is_empty() {
        return Vec::new();
    }
    let near = seen.pot() <= SEARCHED_FROM;
    let arms = turns.iter().map(|turned| Arm {
        belief: if near { BELIEF_NEAR_THE_END } else { BELIEF },
        expected: expected(scales, seen, turned),
        worths: Vec::new(),
        outcomes: Vec::new(),
        alive: true,
    });
    let mut arms: Vec<Arm> = arms.collect();
    let sitting = Sitting::new(scales.plan, scales.words, seen.seats());
    let mut playout = Playout::new(sitting, scales.leaves, scales.table, seen);
    let mut deals = Deals::new(seen.unseen, seen.others.to_vec(), seed);
    let mut deal = Deal::default();
    let mut outcomes = Vec::new();
    let (round, all) = (deals.round(), deals.are_all());
    for number in 1.. {
        if to_choose && arms.iter().filter(|arm| arm.alive).count() < 2 {
            break;
        }
        let rounds = if all { (number - 1) / round } else { 0 };
        if rounds == ROUNDS_MOST {
            break;
        }
        if near && seen.seats() == 2 {
            playout.endgame = Some(POSITIONS_FIRST << (2 * rounds));
        }
        deals.next(&mut deal);
        outcomes.clear();
        for (_, turned) in arms.iter().zip(turns).filter(|(arm, _)| arm.alive) {
            if is_over(patience, playout.searches) {
                break;
            }
            outcomes.push(playout.run(turned, &deal));
        }
        let living = arms.iter().filter(|arm| arm.alive);
        if outcomes.len() < living.count() {
            break; // a deal that not all were played with says nothing
        }
        let place = if all {
            (number - 1) % round
        } else {
            number - 1
        };
        for (arm, &outcome) in arms.iter_mut().filter(|arm| arm.alive).zip(&outcomes) {
            arm.enter(place, outcome);
        }
        let whole = all && number.is_multiple_of(round);
        let enough = number >= DEALS_LEAST && number.is_multiple_of(LOOK_EVERY);
        if to_choose && (whole || !all && enough) {
            leave_aside(&mut arms, if all { ERRORS_OF_ALL } else { ERRORS });
        }
    }
    arms.iter().map(Arm::weighed).collect()
}

fn is_over(patience: Patience, searches: u64) -> bool {
    match patience {
        Patience::Until(moment) => Instant::now() >= moment,
        Patience::Searches(most) => searches >= most,
    }
}

fn leave_aside(arms: &mut [Arm], errors: f64) {
    let living = arms.iter().enumerate().filter(|(_, arm)| arm.alive);
    let Some((best, _)) = living.max_by(|a, b| a.1.worth().total_cmp(&b.1.worth())) else {
        return;
    };
    let beaten: Vec<usize> = (0..arms.len())
        .filter(|&at| at != best && arms[at].alive && arms[at].is_beaten_by(&arms[best], errors))
        .collect();
    for at in beaten {
        arms[at].alive = false;
    }
}

/// What a turn is worth by its score and what is kept alone.
fn expected(scales: Scales<'_>, seen: &Seen<'_>, turned: &Turned) -> Outcome {
    let best = seen.points[1..].iter().max().copied().unwrap_or(0);
    let points = POINT * (seen.points[0] + turned.score - best) + turned.leave;
    let ahead = f64::from(points) / f64::from(POINT);
    let left = seen.unseen.len() + turned.kept.len() + turned.exchanged.len();
    Outcome {
        win: scales.table.moved(ahead, left),
        ahead: scales.table.lead_moved(ahead, left),
    }
}
