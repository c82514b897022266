//! Puts a finished position on the table: what stays where it lies, what is laid, and which tiles are
//! jokers.

use super::old_word::Stays;
use super::state::{Move, Stock};
use crate::words::letters::{Bag, JOKER, Tile};
use crate::words::question::{Question, spelled};
use crate::words::standing::may_be_renamed;
use crate::words::vocabulary::Vocabulary;

/// A place where a letter is laid.
struct Slot {
    row: usize,
    at: usize,
    letter: u8,
    /// Whether a joker lay there that stood for the same letter.
    joker_lay: bool,
}

#[derive(Default)]
struct Laying {
    rows: Vec<Vec<Tile>>,
    slots: Vec<Slot>,
    freed: Bag,
    jokers: u32,
    broken: u32,
}

/// What was decided, with the words that are laid from free letters and the pieces that stay.
pub struct Decided<'t> {
    pub moves: &'t [Move],
    pub words: &'t [Vec<u8>],
    pub stays: &'t dyn Fn(usize, usize) -> Stays,
}

/// The rows after the turn, and how many old words are broken or taken up.
pub fn lay(
    question: &Question,
    vocabulary: &Vocabulary,
    stock: &Stock,
    decided: &Decided,
    headline: Option<&[u8]>,
) -> (Vec<Vec<Tile>>, u32) {
    let doubtful = headline.filter(|word| may_be_renamed(question, word));
    let mut laying = Laying::default();
    let mut moved = 0u128;
    for decision in decided.moves {
        match *decision {
            Move::Change(old, _) => moved |= 1 << old,
            Move::TakeUp(at) => moved |= stock.take_ups.get(at).olds,
            Move::Word(_) | Move::Joker(_) => {}
        }
    }
    for (old, row) in question.table.iter().enumerate() {
        if moved >> old & 1 == 0 {
            laying.stand(row, stock.olds[old].stands.as_deref());
        }
    }
    for decision in decided.moves {
        match *decision {
            Move::Change(old, change) => {
                let changes = &stock.olds[old].changes[change];
                laying.freed.add(&changes.frees);
                laying.jokers += changes.jokers;
                laying.broken += u32::from(changes.breaks());
                if !changes.words.is_empty() {
                    laying.piece(&question.table[old], &(decided.stays)(old, change));
                }
            }
            Move::TakeUp(at) => {
                let take_up = stock.take_ups.get(at);
                let places = stock.take_ups.places(take_up);
                laying.jokers += take_up.jokers();
                laying.broken += places.len() as u32;
                laying.longer(question, vocabulary.word(take_up.word()), places);
            }
            Move::Word(_) | Move::Joker(_) => {}
        }
    }
    for word in decided.words {
        let row = word.iter().map(|&letter| {
            Some(Tile {
                letter,
                joker: true,
            })
        });
        laying.row(word, row.map(|_| None).collect());
    }
    laying.place_jokers(stock, doubtful);
    (laying.rows, laying.broken)
}

impl Laying {
    /// A word that stays as it lies; its unnamed jokers are named.
    fn stand(&mut self, row: &[Tile], letters: Option<&[u8]>) {
        let name = |(at, tile): (usize, &Tile)| match letters {
            Some(letters) if tile.letter == JOKER => Tile {
                letter: letters[at],
                joker: true,
            },
            _ => *tile,
        };
        self.rows.push(row.iter().enumerate().map(name).collect());
    }

    fn piece(&mut self, row: &[Tile], stays: &Stays) {
        let lay = row[stays.start..stays.start + stays.letters.len()].iter();
        self.row(&stays.letters, lay.map(|tile| Some(*tile)).collect());
    }

    fn longer(&mut self, question: &Question, word: &[u8], places: &[(u8, u8)]) {
        let mut lay = vec![None; word.len()];
        for &(old, start) in places {
            for (at, tile) in question.table[usize::from(old)].iter().enumerate() {
                lay[usize::from(start) + at] = Some(*tile);
            }
        }
        self.row(word, lay);
    }

    /// A row of letters, with the tiles that lay in their places.
    fn row(&mut self, letters: &[u8], lay: Vec<Option<Tile>>) {
        for (at, (&letter, lay)) in letters.iter().zip(&lay).enumerate() {
            if lay.is_none_or(|tile| tile.joker) {
                let joker_lay = lay.is_some_and(|tile| tile.letter == letter);
                self.slots.push(Slot {
                    row: self.rows.len(),
                    at,
                    letter,
                    joker_lay,
                });
            }
        }
        self.rows.push(
            letters
                .iter()
                .map(|&letter| Tile {
                    letter,
                    joker: false,
                })
                .collect(),
        );
    }

    /// As few jokers as can be, so that the rack keeps its own; first where one lay before, and last in a word
    /// that could be taken for an old one of which only a joker is read otherwise.
    fn place_jokers(&mut self, stock: &Stock, doubtful: Option<&[u8]>) {
        let asked = Bag::of(
            &self
                .slots
                .iter()
                .map(|slot| slot.letter)
                .collect::<Vec<u8>>(),
        );
        let mut jokers = asked.beyond(&self.freed.plus(&stock.rack));
        let mut more = self.jokers.saturating_sub(jokers.total());
        let rows: Vec<bool> = self
            .rows
            .iter()
            .map(|row| doubtful == Some(spelled(row).as_slice()))
            .collect();
        self.slots
            .sort_by_key(|slot| (rows[slot.row], !slot.joker_lay));
        let likely = self.slots.iter().map(|slot| slot.letter as usize);
        for letter in likely {
            let from_rack = asked.0[letter].saturating_sub(self.freed.0[letter] + jokers.0[letter]);
            if more > 0 && from_rack > 0 {
                jokers.0[letter] += 1;
                more -= 1;
            }
        }
        for slot in &self.slots {
            if jokers.0[slot.letter as usize] > 0 {
                jokers.0[slot.letter as usize] -= 1;
                self.rows[slot.row][slot.at].joker = true;
            }
        }
    }
}
