//! A play that is found by a glance at words of every length, for when nothing comes of looking at the
//! longest ones first.

/// So many words of each length are glanced at.
const GLANCES: usize = 8;

/// Looks at a few words of each length, the longest first, until one of them can be laid. `open` are
/// the words of a length that might be, `glance` tells whether one is.
pub fn rough_play<Source, Candidate, Play>(
    lengths: impl Iterator<Item = usize>,
    open: impl Fn(usize) -> Vec<Source>,
    candidates: impl Fn(Source) -> Vec<Candidate>,
    mut glance: impl FnMut(&Candidate) -> Option<Play>,
) -> Option<Play> {
    for length in lengths {
        let open = open(length);
        // Those that stand side by side are much alike, so a few are taken from all over.
        let every = open.len().div_ceil(GLANCES).max(1);
        for source in open.into_iter().step_by(every) {
            let candidates = candidates(source);
            if let Some(play) = candidates.first().and_then(&mut glance) {
                return Some(play);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_word_is_taken_that_a_glance_finds() {
        let words = |length: usize| (0..100).map(|nth| (length, nth)).collect();
        let mut glances = 0;
        let found = rough_play(
            (3..=9).rev(),
            words,
            |word| vec![word],
            |&(length, nth)| {
                glances += 1;
                (length <= 6 && nth >= 50).then_some(length)
            },
        );
        assert_eq!(found, Some(6));
        assert!(glances <= 4 * GLANCES);
    }

    #[test]
    fn nothing_is_found_where_no_word_can_be_laid() {
        let none = rough_play(3..5, |_| vec![1], |word| vec![word], |_| None::<()>);
        assert_eq!(none, None);
        let no_words = rough_play(3..5, |_| Vec::<u8>::new(), |word| vec![word], |_| Some(()));
        assert_eq!(no_words, None);
    }
}
