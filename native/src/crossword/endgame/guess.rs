//! A guess at how an endgame goes on: both make their best plays in turn, as if none got in the
//! way of another.

use super::ply::Hand;

/// Keeps its memory from one guess to the next.
pub struct Guesser {
    /// By player and handful: the best score of a play with these tiles; negative if there is none.
    scores: [Vec<i32>; 2],
}

const NONE: i32 = -1;

impl Guesser {
    pub fn new() -> Self {
        Guesser {
            scores: [Vec::new(), Vec::new()],
        }
    }

    /// Forgets what was seen; both hold these handfuls now.
    pub fn begin(&mut self, held: [usize; 2]) {
        for (scores, held) in self.scores.iter_mut().zip(held) {
            scores.clear();
            scores.resize(held + 1, NONE);
        }
    }

    /// Takes in a play that a player can make on the board as it lies.
    #[inline]
    pub fn see(&mut self, seat: usize, used: usize, score: i32) {
        let best = &mut self.scores[seat][used];
        *best = score.max(*best);
    }

    /// By the handfuls that a player can play: the best score of a play with these tiles.
    pub fn scores(&self, seat: usize) -> impl Iterator<Item = (usize, i32)> {
        let scores = self.scores[seat].iter().copied().enumerate();
        scores.filter(|&(_, score)| score > NONE)
    }

    /// What the player to move may expect to gain on the other until the end.
    pub fn guess(&self, hands: &[Hand; 2], first: usize, mut held: [usize; 2]) -> i32 {
        let (mut seat, mut passes, mut gain) = (first, 0, 0);
        loop {
            let sign = if seat == first { 1 } else { -1 };
            let other = hands[1 - seat].values[held[1 - seat]];
            match self.best(&hands[seat], seat, held[seat], other) {
                Some((used, score)) => {
                    passes = 0;
                    gain += sign * score;
                    held[seat] -= used;
                    if held[seat] == 0 {
                        return gain + sign * 2 * other;
                    }
                }
                None => {
                    passes += 1;
                    if passes == 2 {
                        return gain + sign * (other - hands[seat].values[held[seat]]);
                    }
                }
            }
            seat = 1 - seat;
        }
    }

    /// The tiles and the score of the play that looks best.
    fn best(&self, hand: &Hand, seat: usize, held: usize, other: i32) -> Option<(usize, i32)> {
        let mut best = None;
        let mut best_promise = i32::MIN;
        for (used, &score) in self.scores[seat][..=held].iter().enumerate() {
            if score > NONE && hand.has(held, used) {
                let promise = score + hand.values[used] + if used == held { 2 * other } else { 0 };
                if promise > best_promise {
                    best_promise = promise;
                    best = Some((used, score));
                }
            }
        }
        best
    }
}
