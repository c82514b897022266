//! What a player thinks with: chance, and how much of it.

use super::chance::Chance;
use std::time::{Duration, Instant};

pub struct Mind {
    pub chance: Chance,
    /// How many positions may be looked at in a turn.
    nodes: u64,
    seconds: Option<f64>,
    seen: u64,
    deadline: Option<Instant>,
}

impl Mind {
    pub fn new(seed: u64, nodes: Option<u64>, seconds: Option<f64>) -> Self {
        Self {
            chance: Chance::new(seed),
            nodes: nodes.unwrap_or(u64::MAX),
            seconds,
            seen: 0,
            deadline: None,
        }
    }

    /// A turn begins.
    pub fn begin(&mut self) {
        self.seen = 0;
        self.deadline = self
            .seconds
            .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
            .and_then(|time| Instant::now().checked_add(time));
    }

    /// Counts positions that are looked at.
    pub fn look(&mut self, positions: u64) {
        self.seen += positions;
    }

    /// Whether so large a share of what may be looked at has been.
    pub fn is_spent(&self, share: f64) -> bool {
        let late = || match (self.deadline, self.seconds) {
            (Some(deadline), Some(seconds)) => {
                let left = deadline.saturating_duration_since(Instant::now());
                left.as_secs_f64() <= seconds * (1.0 - share)
            }
            _ => false,
        };
        self.seen as f64 >= self.nodes as f64 * share || late()
    }
}
