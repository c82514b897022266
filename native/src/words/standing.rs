//! What became of the words that lay there, tile by tile, and what is new on the table: exactly as the
//! referee reads it.

use super::letters::{Bag, JOKER, Tile};
use super::novelty::{Novelty, Past};
use super::question::{Question, reads_as, spelled};

/// The rows of a table after a turn, each with whether it would score if it lies there once.
pub fn new_rows(question: &Question, past: &Past, table: &[Vec<Tile>]) -> Vec<bool> {
    let compared = Compared::new(question, table);
    let is_new = |row: &Vec<Tile>| match past.by_reading(&spelled(row)) {
        Novelty::Old => false,
        Novelty::New => true,
        Novelty::NewIfKept(of) => !of.iter().any(|&at| compared.broken[at]),
    };
    let mut new: Vec<bool> = table.iter().map(is_new).collect();
    // Of rows that look like an old one those that score nothing anyway are the old ones.
    let mut taken = compared.stays;
    for &old in &compared.renamed {
        let looks_like =
            |row: &usize| !taken[*row] && same_faces(&question.table[old], &table[*row]);
        let rows = (0..table.len()).filter(looks_like);
        if let Some(row) = rows.min_by_key(|&row| new[row]) {
            (new[row], taken[row]) = (false, true);
        }
    }
    new
}

/// Whether every joker that stands for another letter than it did has been replaced: by a tile of the rack,
/// or by one of a word that lay there and no longer does.
pub fn jokers_are_lawful(question: &Question, table: &[Vec<Tile>]) -> bool {
    let bound = question.bound_letters();
    if question.opening.is_some() || bound.is_empty() {
        return true;
    }
    let now = bag_of(table.iter().flatten(), true);
    let lacking = bound.beyond(&now);
    if lacking.is_empty() {
        return true;
    }
    let mut come = bag_of(table.iter().flatten(), false).beyond(&question.table_letters());
    let compared = Compared::new(question, table);
    let rows = question.table.iter().zip(&compared.broken);
    for (row, _) in rows.filter(|(_, broken)| **broken) {
        come.add(&bag_of(row.iter(), false));
    }
    lacking.beyond(&come).is_empty()
}

/// Whether a word could be an old row of which nobody moved a tile, with a joker that is read otherwise.
pub fn may_be_renamed(question: &Question, word: &[u8]) -> bool {
    question.opening.is_none()
        && question
            .table
            .iter()
            .any(|row| fits_faces(row, word) && spelled(row) != word)
}

/// Whether a word fits the tiles of a row, its jokers standing for anything; only rows with jokers do.
pub fn fits_faces(row: &[Tile], word: &[u8]) -> bool {
    row.len() == word.len()
        && row.iter().any(|tile| tile.joker)
        && row
            .iter()
            .zip(word)
            .all(|(tile, &letter)| tile.joker || tile.letter == letter)
}

fn bag_of<'t>(tiles: impl Iterator<Item = &'t Tile>, jokers: bool) -> Bag {
    let wanted = tiles.filter(|tile| tile.joker == jokers && tile.letter != JOKER);
    Bag::of(&wanted.map(|tile| tile.letter).collect::<Vec<u8>>())
}

fn same_faces(old: &[Tile], new: &[Tile]) -> bool {
    let same = |(old, new): (&Tile, &Tile)| {
        old.joker == new.joker && (old.joker || old.letter == new.letter)
    };
    old.len() == new.len() && old.iter().zip(new).all(same)
}

/// Old rows and new ones, paired off: the same tiles, else the same word, else tiles that nobody moved.
struct Compared {
    /// One a new row: whether it lay there and read the same.
    stays: Vec<bool>,
    /// Old rows of which no tile was moved, read otherwise now.
    renamed: Vec<usize>,
    /// One an old row: whether it no longer lies there.
    broken: Vec<bool>,
}

impl Compared {
    fn new(question: &Question, table: &[Vec<Tile>]) -> Compared {
        let mut stays = vec![false; table.len()];
        let mut left: Vec<usize> = (0..question.table.len()).collect();
        left.sort_by_key(|&old| spelled(&question.table[old]).contains(&JOKER));
        let letters: Vec<Vec<u8>> = table.iter().map(|row| spelled(row)).collect();
        for exactly in [true, false] {
            left.retain(|&old| {
                let row = &question.table[old];
                let read = spelled(row);
                let same = |new: &usize| {
                    !stays[*new]
                        && (&table[*new] == row || (!exactly && reads_as(&read, &letters[*new])))
                };
                let found = (0..table.len()).find(same);
                if let Some(new) = found {
                    stays[new] = true;
                }
                found.is_none()
            });
        }
        let mut broken = vec![false; question.table.len()];
        let (mut renamed, mut unmoved) = (Vec::new(), stays.clone());
        for old in left {
            let same =
                |new: &usize| !unmoved[*new] && same_faces(&question.table[old], &table[*new]);
            match (0..table.len()).find(same) {
                Some(new) => {
                    unmoved[new] = true;
                    renamed.push(old);
                }
                None => broken[old] = true,
            }
        }
        Compared {
            stays,
            renamed,
            broken,
        }
    }
}
