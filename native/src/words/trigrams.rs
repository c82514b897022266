//! Where a row of letters stands inside the words of a dictionary.

use super::letters::{JOKER, WIDTH};
use std::ops::Range;

/// Every place at which at least two more letters of a word begin, in order of three letters there.
pub struct Trigrams {
    places: Vec<u32>,
    firsts: Vec<u32>,
}

/// So many letters of a row are looked for at once.
pub const TRIGRAM: usize = 3;

const BUCKETS: usize = WIDTH * WIDTH * WIDTH;

impl Trigrams {
    /// `starts` are the places in `text` where words begin, and the end of the text.
    pub fn new(text: &[u8], starts: &[u32]) -> Trigrams {
        let mut firsts = vec![0u32; BUCKETS + 1];
        each_place(text, starts, |_, bucket| firsts[bucket + 1] += 1);
        for bucket in 0..BUCKETS {
            firsts[bucket + 1] += firsts[bucket];
        }
        let mut next = firsts.clone();
        let mut places = vec![0u32; firsts[BUCKETS] as usize];
        each_place(text, starts, |place, bucket| {
            places[next[bucket] as usize] = place;
            next[bucket] += 1;
        });
        Trigrams { places, firsts }
    }

    /// At most how many places there are where a row like `pattern` may begin, `JOKER` standing for any
    /// letter, and the places; all that is known of them is that the rarest two or three letters of
    /// the pattern are there. None when the pattern has no two letters near enough to look for.
    pub fn places_of(&self, pattern: &[u8]) -> Option<(usize, impl Iterator<Item = usize> + '_)> {
        let anchors = (0..pattern.len()).filter_map(|at| {
            let letter = |at: usize| pattern.get(at).copied().unwrap_or(JOKER);
            let ranges = self.ranges(letter(at), letter(at + 1), letter(at + 2))?;
            let count: usize = ranges.iter().map(ExactSizeIterator::len).sum();
            Some((count, at, ranges))
        });
        let (count, at, ranges) = anchors.min_by_key(|(count, ..)| *count)?;
        let places = ranges.into_iter().flat_map(|range| &self.places[range]);
        let begins = move |&place: &u32| (place as usize).checked_sub(at);
        Some((count, places.filter_map(begins)))
    }

    /// Where the places of three letters are, of which the second or the third may be any.
    fn ranges(&self, one: u8, two: u8, three: u8) -> Option<Vec<Range<usize>>> {
        let between =
            |from: usize, to: usize| self.firsts[from] as usize..self.firsts[to + 1] as usize;
        let exactly = |two: u8| {
            let bucket = bucket_of(one, two, three);
            between(bucket, bucket)
        };
        match (one, two, three) {
            (JOKER, ..) | (_, JOKER, JOKER) => None,
            (_, JOKER, _) => Some((0..JOKER).map(exactly).collect()),
            (_, _, JOKER) => {
                let range = between(bucket_of(one, two, 0), bucket_of(one, two, JOKER));
                Some(vec![range])
            }
            _ => Some(vec![exactly(two)]),
        }
    }
}

fn bucket_of(one: u8, two: u8, three: u8) -> usize {
    (one as usize * WIDTH + two as usize) * WIDTH + three as usize
}

fn each_place(text: &[u8], starts: &[u32], mut visit: impl FnMut(u32, usize)) {
    for word in starts.windows(2) {
        let (start, end) = (word[0] as usize, word[1] as usize);
        for place in start..end.saturating_sub(1).max(start) {
            let three = if place + 2 < end {
                text[place + 2]
            } else {
                JOKER
            };
            visit(place as u32, bucket_of(text[place], text[place + 1], three));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_wherever_it_stands() {
        // The words 0 1 2 1 2, 1 2 and 3 1 2.
        let text = [0, 1, 2, 1, 2, 1, 2, 3, 1, 2];
        let trigrams = Trigrams::new(&text, &[0, 5, 7, 10]);
        let places = |pattern: &[u8]| {
            let mut places: Vec<usize> = trigrams.places_of(pattern).unwrap().1.collect();
            places.sort_unstable();
            places
        };
        assert_eq!(places(&[1, 2]), vec![1, 3, 5, 8]);
        assert_eq!(places(&[2, 1, 2]), vec![2]);
        assert_eq!(places(&[JOKER, 1, 2, 1]), vec![0]);
        assert_eq!(places(&[1, JOKER, 1]), vec![1]);
        assert!(trigrams.places_of(&[1, JOKER, JOKER, 2]).is_none());
    }
}
