//! When to stop thinking: after some time, or after so many nodes of the search, whatever the time.

use std::time::{Duration, Instant};

/// Looking at the time is dear; do it once in so many nodes.
const NODES_PER_LOOK: u64 = 256;

/// Where nodes are counted the time is never looked at, so that the same question has the same answer on
/// every machine.
#[derive(Clone)]
pub struct Clock {
    deadline: Option<Instant>,
    nodes: u64,
    nodes_max: Option<u64>,
    over: bool,
}

impl Clock {
    pub fn new(seconds: f64, nodes: Option<u64>) -> Self {
        nodes.map_or_else(|| Self::for_seconds(seconds), Self::for_nodes)
    }

    pub fn for_seconds(seconds: f64) -> Self {
        let time = Duration::try_from_secs_f64(seconds.max(0.0)).ok();
        // Times beyond what the machine can count are no limit.
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        Self {
            deadline,
            nodes: 0,
            nodes_max: None,
            over: false,
        }
    }

    pub fn for_nodes(nodes_max: u64) -> Self {
        Self {
            deadline: None,
            nodes: 0,
            nodes_max: Some(nodes_max),
            over: false,
        }
    }

    /// A clock for part of the time: at most so many seconds from now; where nodes are counted, one part in
    /// `parts` of those left.
    pub fn for_part(&self, seconds: f64, parts: u64) -> Self {
        if let Some(most) = self.nodes_max {
            let left = most.saturating_sub(self.nodes) / parts;
            return Self::for_nodes(if seconds > 0.0 { left } else { 0 });
        }
        let part = Self::for_seconds(seconds);
        let deadline = match (self.deadline, part.deadline) {
            (Some(whole), Some(part)) => Some(whole.min(part)),
            (whole, part) => whole.or(part),
        };
        Self { deadline, ..part }
    }

    /// Takes over what was spent on a part.
    pub fn spend(&mut self, part: &Clock) {
        self.nodes = self.nodes.saturating_add(part.nodes);
    }

    /// Counts one node; true when the time is up.
    pub fn tick(&mut self) -> bool {
        self.nodes = self.nodes.saturating_add(1);
        if self.nodes % NODES_PER_LOOK == 1 {
            self.over |= self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.over |= self.nodes_max.is_some_and(|most| self.nodes > most);
        self.over
    }

    pub fn is_over(&self) -> bool {
        self.over
    }
}

/// How long to think, and how long of that to look for a play that leaves more sets as they lie.
pub struct Clocks {
    pub whole: Clock,
    /// Where nodes are counted this only says whether to look at all.
    pub tidy_seconds: f64,
    /// Which part of the nodes left one such look may take.
    pub tidy_parts: u64,
}

impl Clocks {
    pub fn new(seconds: f64, tidy_seconds: f64, nodes: Option<u64>) -> Self {
        Self {
            whole: Clock::new(seconds, nodes),
            tidy_seconds,
            tidy_parts: 1,
        }
    }

    pub fn tidy(&self) -> Clock {
        self.whole.for_part(self.tidy_seconds, self.tidy_parts)
    }
}
