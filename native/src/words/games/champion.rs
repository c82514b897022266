//! Plays to win the game, not the turn.

use super::book::{Ends, Refill};
use super::budget::Budget;
use super::counting::Counting;
use super::known::Known;
use super::outlook::Outlook;
use super::saving::Saving;
use super::setting::Setting;
use super::state::Turn;

/// The longest word, with as many tiles as go: what everybody does who plays for the turn.
pub fn greedy(setting: &Setting, known: &Known, budget: &mut Budget) -> (Turn, i32) {
    let twice = setting.book.rules.doubling;
    match setting.best(&known.seen(), known.rack(), twice, budget, 1.0) {
        Some(play) => {
            let score = setting.score(&play, known.rack().len());
            (Turn::Lay(play), score)
        }
        None => (Turn::Rest, 0),
    }
}

/// Turns worth thinking of, the best for the game first; nothing where only rest is left.
pub fn weighed(
    setting: &Setting,
    known: &Known,
    outlook: &Outlook,
    budget: &mut Budget,
) -> Vec<(Turn, i32)> {
    let book = setting.book;
    let mut found = match (book.refill, book.ends) {
        (Refill::UpTo(_), Ends::LastTile | Ends::Out) => {
            Counting::new(setting, known, outlook).weighed(budget)
        }
        (Refill::WhenEmpty(_), Ends::LastTile | Ends::Goal(_)) => {
            Saving::new(setting, known, outlook).weighed(budget)
        }
        _ => return vec![greedy(setting, known, budget)],
    };
    // Of equals the one that was found first.
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let held = known.rack().len();
    let plays = found.into_iter().map(|(_, play)| play);
    plays
        .map(|play| {
            let score = setting.score(&play, held);
            (Turn::Lay(play), score)
        })
        .collect()
}

pub fn champion(
    setting: &Setting,
    known: &Known,
    outlook: &Outlook,
    budget: &mut Budget,
) -> (Turn, i32) {
    let found = weighed(setting, known, outlook, budget);
    found.into_iter().next().unwrap_or((Turn::Rest, 0))
}
