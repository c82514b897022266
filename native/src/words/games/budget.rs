//! How much a player may think in a turn: some time, or so many steps of the search.

use std::time::Instant;

/// What a search counts at least, so that many short ones come to an end too.
const STEPS_LEAST: u64 = 20;

pub struct Budget {
    steps: Option<u64>,
    until: f64,
    start: Instant,
}

impl Budget {
    /// Where steps are counted the time is never looked at.
    pub fn new(seconds: f64, steps: Option<u64>) -> Budget {
        Budget {
            steps,
            until: seconds,
            start: Instant::now(),
        }
    }

    /// The same for who thinks of more than the best turn: the first search, which gets two thirds, has as many
    /// steps as it has for others.
    pub fn for_the_game(seconds: f64, steps: Option<u64>) -> Budget {
        Budget::new(seconds, steps.map(|steps| steps + steps / 2))
    }

    /// This share of what is left, as seconds and as steps.
    pub fn part(&self, share: f64) -> (f64, Option<u64>) {
        let left = self.until - self.start.elapsed().as_secs_f64();
        let steps = |steps: u64| ((steps as f64 * share) as u64).max(STEPS_LEAST);
        ((left * share).max(0.0), self.steps.map(steps))
    }

    pub fn spend(&mut self, steps: u64) {
        if let Some(left) = &mut self.steps {
            *left = left.saturating_sub(steps.max(STEPS_LEAST));
        }
    }

    pub fn is_spent(&self) -> bool {
        match self.steps {
            Some(left) => left == 0,
            None => self.start.elapsed().as_secs_f64() >= self.until,
        }
    }
}
