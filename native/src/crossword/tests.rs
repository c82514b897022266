//! What the parts must keep true between them; the plays themselves are tested from Python.

use super::anagrams::{Anagrams, by_letters, key};
use super::board::Board;
use super::graph::{Arc, Graph, TURN};
use super::plan::Plan;
use super::play::Play;
use super::rack::Rack;
use super::search::all_plays;
use super::spell::Alphabet;
use super::words::Words;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn words_of(listed: &BTreeSet<String>) -> Words {
    let faces: Vec<String> = ["A", "B", "C", "D"].map(String::from).to_vec();
    let text: Vec<&str> = listed.iter().map(String::as_str).collect();
    Words::of_text(&text.join("\n"), &Alphabet::new(&faces).unwrap()).unwrap()
}

fn plan(rows: usize, cols: usize) -> Plan {
    let squares = rows * cols;
    let times = |every: usize| {
        (0..squares)
            .map(|at| if at % every == 0 { 2 } else { 1 })
            .collect()
    };
    let mut values = [0; 64];
    values[1..5].copy_from_slice(&[1, 2, 3, 4]);
    Plan::new(
        (rows, cols),
        times(3),
        times(5),
        squares / 2,
        values,
        (5, 50),
    )
    .unwrap()
}

fn listed() -> impl Strategy<Value = BTreeSet<String>> {
    proptest::collection::btree_set("[A-D]{2,6}", 1..40)
}

fn letters(word: &str) -> Vec<u32> {
    word.bytes()
        .map(|letter| u32::from(letter - b'A') + 1)
        .collect()
}

/// Reads a word from its letter `from` leftwards and then rightwards.
fn read(graph: &Graph, word: &[u32], from: usize) -> Option<Arc> {
    let leftwards = word[..=from].iter().rev().copied();
    let turn = (from + 1 < word.len()).then_some(TURN);
    let path = leftwards
        .chain(turn)
        .chain(word[from + 1..].iter().copied());
    path.into_iter()
        .try_fold(graph.root(), |arc, letter| graph.step(arc, letter))
}

proptest! {
    #[test]
    fn a_word_is_read_from_each_of_its_letters(listed in listed(), other in "[A-D]{2,6}") {
        let words = words_of(&listed);
        for word in listed.iter().map(|word| letters(word)) {
            for from in 0..word.len() {
                prop_assert!(read(&words.graph, &word, from).is_some_and(Arc::ends));
            }
        }
        let word = letters(&other);
        for from in 0..word.len() {
            let ends = read(&words.graph, &word, from).is_some_and(Arc::ends);
            prop_assert_eq!(ends, listed.contains(&other));
        }
    }

    #[test]
    fn bytes_hold_the_whole_graph(listed in listed(), harm in 0usize..5000) {
        let bytes = words_of(&listed).to_bytes();
        let again = Words::from_bytes(&bytes).unwrap();
        prop_assert_eq!(again.to_bytes(), bytes.clone());
        let mut harmed = bytes.clone();
        let at = harm % harmed.len();
        harmed[at] ^= 1;
        prop_assert!(Words::from_bytes(&harmed).is_none());
        prop_assert!(Words::from_bytes(&bytes[..at]).is_none());
    }

    #[test]
    fn no_handful_that_makes_a_word_is_denied(listed in listed()) {
        let words = words_of(&listed);
        let Words { graph, anagrams, .. } = &words;
        let alphabet = graph.alphabet();
        for word in listed.iter().map(|word| letters(word)) {
            let handful = word.iter().fold(0u64, |sum, &letter| sum.wrapping_add(key(letter)));
            prop_assert!(anagrams.may_be_word(handful, 0, alphabet));
            for (at, &first) in word.iter().enumerate() {
                let short = handful.wrapping_sub(key(first));
                prop_assert!(anagrams.may_be_word(short, 1, alphabet));
                prop_assert!(anagrams.blank_letters(short, 1, alphabet) >> first & 1 == 1);
                for &second in &word[at + 1..] {
                    let shorter = short.wrapping_sub(key(second));
                    prop_assert!(anagrams.may_be_word(shorter, 2, alphabet));
                    let both = 1 << first | 1 << second;
                    prop_assert!(anagrams.blank_letters(shorter, 2, alphabet) & both == both);
                }
            }
        }
    }

    /// A play renews only what it touches, and that is enough.
    #[test]
    fn a_board_played_up_is_the_board_laid_at_once(
        listed in listed(),
        sides in (3usize..9, 3usize..9),
        turns in proptest::collection::vec((proptest::collection::vec(0u8..5, 1..6), any::<usize>()), 1..12),
    ) {
        let words = words_of(&listed);
        let plan = plan(sides.0, sides.1);
        let mut board = Board::new(&plan, &words.graph);
        let mut rack = Rack::new();
        let mut cells = vec![0; plan.squares()];
        for (tiles, choice) in turns {
            rack.set(&plan, &tiles);
            let mut plays: Vec<Play> = Vec::new();
            all_plays(&plan, &words, &board, &rack, &mut plays);
            let Some(play) = plays.get(choice % plays.len().max(1)) else { continue };
            for (at, tile) in play.placed(&plan, &board) {
                cells[plan.square(play.lane.into(), at)] = tile;
            }
            board.lay(&plan, &words.graph, play);
            let mut fresh = Board::new(&plan, &words.graph);
            fresh.set(&plan, &words.graph, &cells);
            for lane in 0..plan.lanes() {
                prop_assert_eq!(board.sources(lane), fresh.sources(lane));
                for (played, laid) in board.lane(&plan, lane).iter().zip(fresh.lane(&plan, lane)) {
                    prop_assert_eq!(played.cell, laid.cell);
                    if laid.cell == 0 {
                        prop_assert_eq!(played, laid);
                    }
                }
            }
        }
    }
}

#[test]
fn an_anagram_is_rarely_claimed_wrongly() {
    let listed: Vec<Box<[u8]>> = (0..4096u32)
        .map(|n| (0..6).map(|at| (n >> (2 * at) & 3) as u8 + 1).collect())
        .collect();
    let anagrams = Anagrams::of(&by_letters(&listed));
    let wrong = (0..100_000u64)
        .filter(|&n| anagrams.may_be_word(n.wrapping_mul(0x9e37_79b9_7f4a_7c15), 0, 0));
    assert!(wrong.count() < 4_000);
}
