//! The chance to win that a lead gives.

/// How a lead changes until the end: in the mean, and how widely.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drift {
    pub mean: f64,
    pub spread: f64,
}

/// By how many tiles do not lie on the board: how the lead of the player to move changes. Learned
/// by self-play; the entries above the last one are like it.
#[derive(Clone, Debug)]
pub struct WinTable {
    drifts: Vec<Drift>,
}

/// A logistic curve with this slope is as good as the normal one, to a hundredth.
const SLOPE: f64 = 1.702;

impl WinTable {
    /// None if there is no entry or a lead would never change.
    pub fn new(drifts: Vec<Drift>) -> Option<Self> {
        let sound = drifts
            .iter()
            .all(|drift| drift.mean.is_finite() && drift.spread.is_finite() && drift.spread > 0.0);
        (sound && !drifts.is_empty()).then_some(WinTable { drifts })
    }

    /// The chance of a player to move who is ahead by so many points.
    pub fn to_move(&self, ahead: f64, left: usize) -> f64 {
        let drift = self.drifts[left.min(self.drifts.len() - 1)];
        1.0 / (1.0 + (-SLOPE * (ahead + drift.mean) / drift.spread).exp())
    }

    /// How far a player who has just moved is ahead at the end, in the mean: the other has a turn more.
    pub fn lead_moved(&self, ahead: f64, left: usize) -> f64 {
        ahead - self.drifts[left.min(self.drifts.len() - 1)].mean
    }

    /// The chance of a player who has just moved.
    pub fn moved(&self, ahead: f64, left: usize) -> f64 {
        1.0 - self.to_move(-ahead, left)
    }
}

/// The share of a win that a final lead is.
pub fn won(ahead: f64) -> f64 {
    match ahead {
        _ if ahead > 0.0 => 1.0,
        _ if ahead < 0.0 => 0.0,
        _ => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_lead_is_never_worse_and_the_same_chance_is_shared_between_both() {
        let drifts = (0..90).map(|left| Drift {
            mean: f64::from(left) / 5.0,
            spread: 5.0 + f64::from(left),
        });
        let table = WinTable::new(drifts.collect()).unwrap();
        for left in [0, 1, 14, 60, 89, 200] {
            let chances: Vec<f64> = (-400..400)
                .map(|lead| table.to_move(f64::from(lead), left))
                .collect();
            assert!(chances.is_sorted());
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            assert!((table.moved(20.0, left) + table.to_move(-20.0, left) - 1.0).abs() < 1e-12);
        }
        assert!(WinTable::new(Vec::new()).is_none());
    }
}
