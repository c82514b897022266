//! The graph against a plain sorted list of words.

use super::build::build;
use super::compound::{Compounds, Forbidden};
use super::graph::Graph;
use super::letters::{Fold, encode};
use super::search::{LikePattern, OfLength, OnLetters, Piece, search};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::BTreeSet;

const ALL_TILES: [u8; 5] = [26, 27, 28, 29, 30];

fn graph(words: &BTreeSet<Vec<u8>>, class: impl Fn(usize) -> u64) -> Graph {
    let listed: Vec<Vec<u8>> = words.iter().cloned().collect();
    let classes: Vec<u64> = (0..listed.len()).map(class).collect();
    Graph::read(Box::new(build(&listed, &classes).expect("sorted words"))).expect("a sound image")
}

fn found(graph: &Graph, tiles: &[u8], fold: &Fold) -> Vec<u32> {
    let mut indices = Vec::new();
    graph.find(tiles, fold, &mut |index| indices.push(index));
    indices
}

/// Few letters, so that words share beginnings and ends; Ä among them, so that folding matters.
fn words() -> impl Strategy<Value = BTreeSet<Vec<u8>>> {
    let letter = prop_oneof![Just(0u8), Just(1), Just(4), Just(26), Just(28)];
    btree_set(vec(letter, 1..7), 0..60)
}

proptest! {
    #[test]
    fn every_word_is_found_under_its_place_and_no_other(listed in words(), others in words()) {
        let fold = Fold::new(&ALL_TILES, true);
        let graph = graph(&listed, |index| index as u64 * 3);
        for (place, word) in listed.iter().enumerate() {
            prop_assert_eq!(found(&graph, word, &fold), vec![place as u32]);
            prop_assert_eq!(graph.class_bits(place as u32), place as u64 * 3);
            prop_assert_eq!(graph.spell(place as u32), Some(word.clone()));
        }
        for word in others.difference(&listed) {
            prop_assert!(found(&graph, word, &fold).is_empty());
        }
    }

    #[test]
    fn folding_finds_every_word_that_is_laid_so(listed in words(), split in any::<bool>()) {
        let fold = Fold::new(&[], split);
        let graph = graph(&listed, |_| 1);
        let lay = |word: &[u8]| -> Vec<u8> { word.iter().flat_map(|&l| fold.tiles(l).to_vec()).collect() };
        for word in &listed {
            let tiles = lay(word);
            let mut expected: Vec<u32> = listed.iter().enumerate()
                .filter(|(_, other)| lay(other) == tiles).map(|(place, _)| place as u32).collect();
            let mut indices = found(&graph, &tiles, &fold);
            indices.sort_unstable();
            expected.sort_unstable();
            prop_assert_eq!(indices, expected);
        }
    }

    #[test]
    fn a_walk_over_all_words_meets_each_once(listed in words(), min in 0usize..4, max in 0usize..8) {
        let fold = Fold::new(&ALL_TILES, true);
        let graph = graph(&listed, |index| index as u64);
        let accept: Vec<bool> = graph.classes().map(|bits| bits % 3 != 0).collect();
        let hits = search(&graph, &fold, &OfLength { min, max }, &accept);
        let expected: Vec<(Vec<u8>, u32)> = listed.iter().enumerate()
            .filter(|(place, word)| place % 3 != 0 && (min..=max).contains(&word.len()))
            .map(|(place, word)| (word.clone(), place as u32)).collect();
        prop_assert_eq!(hits, expected);
    }

    #[test]
    fn letters_and_jokers_lay_what_a_count_says(listed in words(), rack in vec(0u8..5, 0..8), jokers in 0u8..3) {
        let fold = Fold::new(&ALL_TILES, true);
        let graph = graph(&listed, |_| 1);
        let hits = search(&graph, &fold, &OnLetters::new(&rack, jokers, 2), &[true]);
        let missing = |word: &[u8]| -> usize {
            let mut left = rack.clone();
            word.iter().filter(|letter| match left.iter().position(|have| have == *letter) {
                Some(at) => { left.swap_remove(at); false }
                None => true,
            }).count()
        };
        let expected: Vec<&Vec<u8>> = listed.iter()
            .filter(|word| word.len() >= 2 && missing(word) <= jokers as usize).collect();
        prop_assert_eq!(hits.iter().map(|(word, _)| word).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_pattern_fits_what_plain_recursion_says(listed in words(), signs in vec(0u8..4, 0..7)) {
        fn fits(pieces: &[Piece], word: &[u8]) -> bool {
            match (pieces.split_first(), word.split_first()) {
                (None, rest) => rest.is_none(),
                (Some((Piece::AnyRun, more)), Some((_, rest))) => fits(more, word) || fits(pieces, rest),
                (Some((Piece::AnyRun, more)), None) => fits(more, word),
                (Some((Piece::AnyTile, more)), Some((_, rest))) => fits(more, rest),
                (Some((Piece::Tile(tile), more)), Some((letter, rest))) => tile == letter && fits(more, rest),
                (Some(_), None) => false,
            }
        }
        let pieces: Vec<Piece> = signs.iter().map(|sign| match sign {
            0 => Piece::AnyRun,
            1 => Piece::AnyTile,
            letter => Piece::Tile(letter - 2),
        }).collect();
        let fold = Fold::new(&ALL_TILES, true);
        let graph = graph(&listed, |_| 1);
        let wanted = LikePattern::new(pieces.clone()).expect("short");
        let hits = search(&graph, &fold, &wanted, &[true]);
        let expected: Vec<&Vec<u8>> = listed.iter().filter(|word| fits(&pieces, word)).collect();
        prop_assert_eq!(hits.iter().map(|(word, _)| word).collect::<Vec<_>>(), expected);
    }

    /// A damaged file is refused, or at least cannot lead a walk astray.
    #[test]
    fn a_damaged_image_does_no_harm(listed in words(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let sorted: Vec<Vec<u8>> = listed.iter().cloned().collect();
        let mut image = build(&sorted, &vec![1; sorted.len()]).expect("sorted words");
        let at = at.index(image.len());
        image[at] = byte;
        if let Ok(graph) = Graph::read(Box::new(image)) {
            let fold = Fold::new(&ALL_TILES, true);
            let accept = vec![true; graph.classes().count()];
            let hits = search(&graph, &fold, &OfLength { min: 0, max: 64 }, &accept);
            prop_assert!(hits.len() <= graph.word_count());
            for index in 0..graph.word_count() as u32 {
                graph.spell(index);
            }
        }
    }
}

#[test]
fn words_must_be_sorted_and_different() {
    let word = |text: &str| encode(text).expect("letters");
    assert!(build(&[word("B"), word("A")], &[1, 1]).is_err());
    assert!(build(&[word("A"), word("A")], &[1, 1]).is_err());
    assert!(build(&[Vec::new()], &[1]).is_err());
    assert!(build(&[word("A")], &[]).is_err());
}

#[test]
fn more_classes_than_a_byte_counts_are_kept_apart() {
    let words: BTreeSet<Vec<u8>> = (0..26u8)
        .flat_map(|a| (0..26u8).map(move |b| vec![a, b]))
        .collect();
    let graph = graph(&words, |index| index as u64 + 7);
    assert!((0..676).all(|index| graph.class_bits(index) == index as u64 + 7));
}

/// Begin, middle and end as the recipe marks them, with the left flag 0 of a beginning and the
/// right flag 1 of an end.
#[test]
fn compounds_keep_places_joints_and_forbidden_words() {
    let parts = [
        ("AUTO", 1 << 1),
        ("BAND", 1 << 1 | 1 << 2 | 1 << 3),
        ("BANDEI", 1),
        ("EI", 1 << 3 | 1 << 19),
        ("PRIJS", 1 << 3),
    ];
    let listed: Vec<Vec<u8>> = parts
        .iter()
        .map(|(text, _)| encode(text).expect("letters"))
        .collect();
    let bits: Vec<u64> = parts.iter().map(|&(_, bits)| bits).collect();
    let graph = Graph::read(Box::new(build(&listed, &bits).expect("sorted"))).expect("sound");
    let clash = Forbidden {
        left: encode("O").expect("o"),
        left_flag: None,
        right: Vec::new(),
        right_flag: Some(1),
    };
    let compounds = Compounds::new(graph, vec![clash], Vec::new());
    let fold = Fold::new(&[], true);
    let split = |text: &str| compounds.split(&encode(text).expect("letters"), &fold);
    assert_eq!(split("AUTOBAND"), Some(vec![4, 8]));
    assert_eq!(split("AUTOBANDPRIJS"), Some(vec![4, 8, 13]));
    assert_eq!(split("PRIJSBAND"), None, "PRIJS begins nothing");
    assert_eq!(split("AUTOEI"), None, "the vowels clash");
    assert_eq!(split("BANDEI"), None, "forbidden as a whole");
    assert_eq!(split("BANDBAND"), None, "no part twice in a row");
    assert_eq!(split("BAND"), None, "one part is no compound");
    assert_eq!(split(""), None);
    assert_eq!(split(&"A".repeat(70)), None);
}

/// Number flags lie from bit 26 on, as the recipe marks them: 0 for what begins a number, 1 for
/// what ends one.
#[test]
fn numbers_are_joined_by_their_own_rules_alone() {
    let parts = [("DRIE", 1 << 26), ("EN", 1 << 28), ("TIEN", 1 << 27)];
    let listed: Vec<Vec<u8>> = parts
        .iter()
        .map(|(text, _)| encode(text).expect("letters"))
        .collect();
    let bits: Vec<u64> = parts.iter().map(|&(_, bits)| bits).collect();
    let graph = Graph::read(Box::new(build(&listed, &bits).expect("sorted"))).expect("sound");
    let compounds = Compounds::new(graph, Vec::new(), vec![vec![0, 1], vec![0, 2, 1]]);
    let fold = Fold::new(&[], true);
    let split = |text: &str| compounds.split(&encode(text).expect("letters"), &fold);
    assert_eq!(split("DRIETIEN"), Some(vec![4, 8]));
    assert_eq!(split("DRIEENTIEN"), Some(vec![4, 6, 10]));
    assert_eq!(split("TIENDRIE"), None, "the wrong way round");
    assert_eq!(split("DRIE"), None, "half a rule");
    assert_eq!(split("DRIETIENTIEN"), None, "more than a rule");
}

#[test]
fn an_image_of_another_kind_or_version_is_refused() {
    let image = build(&[encode("A").expect("a")], &[1]).expect("sorted");
    for byte in [0, 4] {
        let mut other = image.clone();
        other[byte] ^= 0x40;
        let refused = Graph::read(Box::new(other)).err().expect("refused");
        assert!(refused.contains("version"), "{refused}");
    }
}
