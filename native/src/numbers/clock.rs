//! When to stop thinking.

use std::time::{Duration, Instant};

/// Looking at the time is dear; do it once in so many steps.
const STEPS_PER_LOOK: u32 = 256;

pub struct Clock {
    deadline: Option<Instant>,
    steps: u32,
    steps_max: u32,
    over: bool,
}

impl Clock {
    pub fn for_seconds(seconds: f64) -> Self {
        let time = Duration::try_from_secs_f64(seconds.max(0.0)).ok();
        // Times beyond what the machine can count are no limit.
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        Self {
            deadline,
            steps: 0,
            steps_max: u32::MAX,
            over: false,
        }
    }

    pub fn for_steps(steps_max: u32) -> Self {
        Self {
            deadline: None,
            steps: 0,
            steps_max,
            over: false,
        }
    }

    /// A clock for part of the time: at most so many seconds from now.
    pub fn for_part(&self, seconds: f64) -> Self {
        let part = Self::for_seconds(seconds);
        let deadline = match (self.deadline, part.deadline) {
            (Some(whole), Some(part)) => Some(whole.min(part)),
            (whole, part) => whole.or(part),
        };
        Self { deadline, ..part }
    }

    /// Counts one step; true when the time is up.
    pub fn tick(&mut self) -> bool {
        self.steps = self.steps.saturating_add(1);
        if self.steps % STEPS_PER_LOOK == 1 {
            self.over |= self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.over |= self.steps > self.steps_max;
        self.over
    }

    pub fn is_over(&self) -> bool {
        self.over
    }
}
