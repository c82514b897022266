//! How long a search goes on: some time, or so many steps, whatever the time.

use std::cell::Cell;
use std::time::{Duration, Instant};

/// Where steps are counted the time is never looked at, so that the same question has the same answer on
/// every machine.
pub struct Clock {
    start: Instant,
    until: Option<Instant>,
    /// Steps that are left, where they are counted.
    left: Option<Cell<u64>>,
    all: u64,
}

/// How far a piece of a search may go.
#[derive(Clone, Copy)]
pub struct Limits {
    pub steps: u64,
    until: Option<Instant>,
}

impl Limits {
    pub fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Longer than anybody waits; also what keeps a huge number of seconds from overflowing.
const LONGEST_SECONDS: f64 = 1e6;

impl Clock {
    pub fn new(seconds: f64, nodes: Option<u64>) -> Clock {
        let start = Instant::now();
        let time = Duration::from_secs_f64(seconds.clamp(0.0, LONGEST_SECONDS));
        Clock {
            start,
            until: nodes.is_none().then(|| start + time),
            left: nodes.map(Cell::new),
            all: nodes.unwrap_or(0),
        }
    }

    pub fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// Whether so many seconds are gone, or, where steps are counted, so many of them.
    pub fn is_past(&self, seconds: f64, steps: u64) -> bool {
        match &self.left {
            Some(left) => self.all - left.get() > steps,
            None => self.seconds() > seconds,
        }
    }

    /// Whether this share of the time is gone, or so many steps. Their number does not depend on how many
    /// there are in all: with more of them a search goes the same way, only further.
    pub fn is_past_share(&self, share: f64, steps: u64) -> bool {
        let all = self
            .until
            .map_or(0.0, |until| (until - self.start).as_secs_f64());
        self.is_past(share * all, steps)
    }

    pub fn is_over(&self) -> bool {
        match &self.left {
            Some(left) => left.get() == 0,
            None => self.until.is_some_and(|until| Instant::now() >= until),
        }
    }

    pub fn spend(&self, steps: u64) {
        if let Some(left) = &self.left {
            left.set(left.get().saturating_sub(steps));
        }
    }

    pub fn limits(&self, steps: u64) -> Limits {
        Limits {
            steps: self
                .left
                .as_ref()
                .map_or(steps, |left| steps.min(left.get())),
            until: self.until,
        }
    }
}
