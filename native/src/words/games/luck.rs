//! Chance as playouts need it.

use crate::numbers::Chance;

/// Which of some shares a chance falls into.
pub fn reached(shares: impl Iterator<Item = f64>, chance: f64) -> usize {
    let mut seen = 0.0;
    let mut last = 0;
    for (at, share) in shares.enumerate() {
        seen += share;
        last = at;
        if seen > chance {
            break;
        }
    }
    last
}

/// Between 0 and 1.
pub fn fraction(chance: &mut Chance) -> f64 {
    chance.below(1 << 30) as f64 / f64::from(1 << 30)
}

/// Nearly a normal chance: the sum of twelve even ones.
pub fn normal(chance: &mut Chance) -> f64 {
    (0..12).map(|_| fraction(chance)).sum::<f64>() - 6.0
}
