//! The best plays so far, and what a further one must do to be among them.

use super::question::Play;

/// A score and the tiles laid for it; more of the first is better, then more of the second.
pub type Worth = (u32, u32);

pub struct Ranking {
    wanted: usize,
    plays: Vec<Play>,
}

impl Ranking {
    pub fn new(wanted: usize) -> Ranking {
        Ranking {
            wanted: wanted.max(1),
            plays: Vec::new(),
        }
    }

    pub fn best(&self) -> Option<Worth> {
        self.plays.first().map(worth)
    }

    pub fn into_plays(self) -> Vec<Play> {
        self.plays
    }

    pub fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// The fewest tiles with which a word that scores so much would enter the ranking or move up.
    pub fn tiles_wanted(&self, score: u32, scorer: Option<&[u8]>) -> u32 {
        let same = self
            .plays
            .iter()
            .find(|play| play.scorer.as_deref() == scorer);
        let last = (self.plays.len() == self.wanted)
            .then(|| self.plays.last())
            .flatten();
        match same.or(last).map(worth) {
            Some((known, tiles)) if known == score => tiles + 1,
            Some((known, _)) if known > score => u32::MAX,
            _ => 1,
        }
    }

    /// Takes a play in if it is good enough; whether it was.
    pub fn enter(&mut self, play: Play) -> bool {
        if play.tiles < self.tiles_wanted(play.score, play.scorer.as_deref()) {
            return false;
        }
        self.plays.retain(|known| known.scorer != play.scorer);
        let at = self
            .plays
            .partition_point(|known| worth(known) >= worth(&play));
        self.plays.insert(at, play);
        self.plays.truncate(self.wanted);
        true
    }
}

fn worth(play: &Play) -> Worth {
    (play.score, play.tiles)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(word: u8, score: u32, tiles: u32) -> Play {
        Play {
            table: Vec::new(),
            score,
            tiles,
            scorer: Some(vec![word]),
            broken: 0,
        }
    }

    #[test]
    fn the_best_plays_come_first_one_for_each_word() {
        let mut ranking = Ranking::new(2);
        assert!(ranking.enter(play(1, 5, 2)));
        assert!(ranking.enter(play(2, 7, 1)));
        assert!(!ranking.enter(play(3, 5, 2)));
        assert!(ranking.enter(play(3, 5, 3)));
        assert!(!ranking.enter(play(2, 7, 1)));
        assert!(ranking.enter(play(2, 7, 4)));
        let worths: Vec<Worth> = ranking.into_plays().iter().map(worth).collect();
        assert_eq!(worths, vec![(7, 4), (5, 3)]);
    }

    #[test]
    fn what_is_wanted_grows_with_what_is_there() {
        let mut ranking = Ranking::new(1);
        assert_eq!(ranking.tiles_wanted(3, None), 1);
        ranking.enter(play(1, 5, 2));
        assert_eq!(ranking.tiles_wanted(6, Some(&[2])), 1);
        assert_eq!(ranking.tiles_wanted(5, Some(&[2])), 3);
        assert_eq!(ranking.tiles_wanted(4, Some(&[2])), u32::MAX);
    }
}
