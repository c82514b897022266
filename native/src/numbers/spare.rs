//! Where spare jokers go: onto finished sets, if those can take them.

use super::arrange::arrange;
use super::tile::{Jokers, STAR, TURN, TWIN, Tile, colour_of, is_joker, joker_of};

/// Choices of up to two each of classic, double and colour-change jokers.
const HANDS: usize = 27;

/// Adds all of `spare` (no mirrors) to the sets, or returns `None`. The sets come back laid out.
pub fn add(sets: &[Vec<Tile>], spare: Jokers) -> Option<Vec<Vec<Tile>>> {
    let whole = hand(spare);
    // One set takes them all, nearly always.
    let host = sets
        .iter()
        .position(|set| arrange(&with(set, whole)).is_some());
    let Some(host) = host else {
        let shared = add_dearest(sets, spare);
        return shared
            .or_else(|| add_dearest(&in_threes(sets), spare))
            .map(|(laid, _)| laid);
    };
    let lay = |(at, set): (usize, &Vec<Tile>)| {
        let taken = if at == host {
            arrange(&with(set, whole))
        } else {
            arrange(set)
        };
        taken.map(|laid| laid.order)
    };
    sets.iter().enumerate().map(lay).collect()
}

/// Long runs leave no room at their ends, but in pieces they do.
fn in_threes(sets: &[Vec<Tile>]) -> Vec<Vec<Tile>> {
    let mut pieces: Vec<Vec<Tile>> = Vec::new();
    for set in sets {
        let plain_run = set
            .iter()
            .all(|&tile| !is_joker(tile) && colour_of(tile) == colour_of(set[0]));
        let count = if plain_run { (set.len() / 3).max(1) } else { 1 };
        let mut rest = set.clone();
        rest.sort_unstable();
        for _ in 1..count {
            pieces.push(rest.drain(..3).collect());
        }
        pieces.push(rest);
    }
    pieces
}

/// The same, worth so much at least. Jokers that the sets have already may change places: which of two sets
/// that end at one number has which of them, the search does not weigh.
pub fn add_worth(sets: &[Vec<Tile>], spare: Jokers, needed: u32) -> Option<Vec<Vec<Tile>>> {
    let enough = |(laid, worth)| (worth >= needed).then_some(laid);
    add_dearest(sets, spare).and_then(enough).or_else(|| {
        let (bare, all) = without_jokers(sets, spare);
        let moves = sets.len() > 1 && all != spare;
        moves
            .then(|| add_dearest(&bare, all))
            .flatten()
            .and_then(enough)
    })
}

/// The sets with no jokers but mirrors, and the others with those that are spare.
fn without_jokers(sets: &[Vec<Tile>], mut spare: Jokers) -> (Vec<Vec<Tile>>, Jokers) {
    let mut bare = sets.to_vec();
    for kind in [STAR, TWIN, TURN] {
        for set in &mut bare {
            let before = set.len();
            set.retain(|&tile| tile != joker_of(kind));
            spare[kind] += (before - set.len()) as u8;
        }
    }
    (bare, spare)
}

/// The same, worth as much as can be; and what that is.
pub fn add_dearest(sets: &[Vec<Tile>], spare: Jokers) -> Option<(Vec<Vec<Tile>>, u32)> {
    Sharing {
        sets,
        best: vec![None; (sets.len() + 1) * HANDS],
    }
    .share(hand(spare))
}

/// The most that a set and those after it are worth with some jokers, and the jokers that the set takes.
#[derive(Clone, Copy)]
struct Share {
    worth: u32,
    takes: usize,
}

struct Sharing<'a> {
    sets: &'a [Vec<Tile>],
    /// By set and hand; the inner `None`: it cannot be done.
    best: Vec<Option<Option<Share>>>,
}

impl Sharing<'_> {
    fn share(mut self, mut left: usize) -> Option<(Vec<Vec<Tile>>, u32)> {
        let worth = self.from(0, left)?.worth;
        let mut laid = Vec::with_capacity(self.sets.len());
        for (at, set) in self.sets.iter().enumerate() {
            let takes = self.from(at, left)?.takes;
            laid.push(arrange(&with(set, takes))?.order);
            left -= takes;
        }
        Some((laid, worth))
    }

    fn from(&mut self, at: usize, left: usize) -> Option<Share> {
        if at == self.sets.len() {
            return (left == 0).then_some(Share { worth: 0, takes: 0 });
        }
        if let Some(known) = self.best[at * HANDS + left] {
            return known;
        }
        let mut best: Option<Share> = None;
        for takes in (0..=left).filter(|&takes| is_part(takes, left)) {
            let Some(laid) = arrange(&with(&self.sets[at], takes)) else {
                continue;
            };
            let Some(rest) = self.from(at + 1, left - takes) else {
                continue;
            };
            let worth = laid.worth + rest.worth;
            if best.is_none_or(|best| worth > best.worth) {
                best = Some(Share { worth, takes });
            }
        }
        self.best[at * HANDS + left] = Some(best);
        best
    }
}

fn hand(jokers: Jokers) -> usize {
    (jokers[STAR] as usize * 3 + jokers[TWIN] as usize) * 3 + jokers[TURN] as usize
}

fn counts(hand: usize) -> [usize; 3] {
    [hand / 9, hand / 3 % 3, hand % 3]
}

fn is_part(part: usize, whole: usize) -> bool {
    counts(part)
        .iter()
        .zip(counts(whole))
        .all(|(&part, whole)| part <= whole)
}

fn with(set: &[Tile], hand: usize) -> Vec<Tile> {
    let mut tiles = set.to_vec();
    for (kind, count) in counts(hand).into_iter().enumerate() {
        tiles.extend(std::iter::repeat_n(joker_of(kind), count));
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::super::notation::{sets, tiles};
    use super::*;

    #[test]
    fn spare_jokers_find_a_place_or_not() {
        let fits = |sets: &[Vec<Tile>], spare| add(sets, spare).is_some();
        let full = sets("R3 B3 K3 Y3");
        assert!(!fits(&full, [1, 0, 0, 0]));
        assert!(fits(&sets("R3 B3 K3"), [1, 0, 0, 0]));
        assert!(!fits(&sets("R3 B3 K3"), [0, 1, 0, 0]));
        assert!(fits(&sets("R3 * *"), [0, 2, 0, 0]));
        assert!(!fits(&sets("R3 M R3"), [1, 0, 0, 0]));
        assert!(fits(&sets("R3 M R3"), [2, 2, 2, 0]));
        assert!(fits(&sets("R3 B3 K3 | K4 Y4 R4"), [2, 0, 0, 0]));
    }

    #[test]
    fn they_change_places_where_that_is_worth_more() {
        let laid = sets("B9 D D | R9 C C");
        assert_eq!(add_dearest(&laid, [0; 4]).unwrap().1, 82);
        assert!(add_worth(&laid, [0; 4], 84).is_some());
        assert!(add_worth(&laid, [0; 4], 85).is_none());
    }

    #[test]
    fn they_lie_where_they_are_worth_most() {
        let (laid, worth) = add_dearest(&sets("R3 R4 R5 | K10 K11 K12"), [1, 0, 0, 0]).unwrap();
        assert_eq!(worth, 12 + 46);
        assert_eq!(laid[1], tiles("K10 K11 K12 *"));
    }
}
