//! The time that a search has.

use std::time::{Duration, Instant};

#[derive(Clone, Copy)]
pub struct Clock {
    start: Instant,
    until: Instant,
}

/// How far a piece of a search may go.
#[derive(Clone, Copy)]
pub struct Limits {
    pub steps: u64,
    pub until: Instant,
}

/// Longer than anybody waits; also what keeps a huge number of seconds from overflowing.
const LONGEST_SECONDS: f64 = 1e6;

impl Clock {
    pub fn new(seconds: f64) -> Clock {
        let start = Instant::now();
        Clock {
            start,
            until: start + Duration::from_secs_f64(seconds.clamp(0.0, LONGEST_SECONDS)),
        }
    }

    pub fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// The share of the time that is gone.
    pub fn share(&self) -> f64 {
        let all = (self.until - self.start).as_secs_f64();
        self.seconds() / all.max(f64::MIN_POSITIVE)
    }

    pub fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    pub fn limits(&self, steps: u64) -> Limits {
        Limits {
            steps,
            until: self.until,
        }
    }
}
