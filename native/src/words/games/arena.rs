//! Whole games between players.

use super::budget::Budget;
use super::champion::{champion, greedy};
use super::known::Known;
use super::outlook::Outlook;
use super::rack::Rack;
use super::reckoning::Worth;
use super::setting::Setting;
use super::state::{End, SEATS, State, Turn};
use crate::numbers::Chance;

/// A game that does not end by then is broken off.
const TURNS_MOST: usize = 2_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    Greedy,
    Champion,
}

pub const PLAYERS: [(&str, Player); 2] =
    [("greedy", Player::Greedy), ("champion", Player::Champion)];

/// How much players think in a turn.
#[derive(Clone, Copy)]
pub struct Thought {
    pub seconds: f64,
    pub nodes: Option<u64>,
}

/// One turn that was made.
pub struct Made {
    pub seat: usize,
    /// The rack before it.
    pub rack: Rack,
    pub turn: Turn,
    pub score: i32,
}

impl Player {
    pub fn choose(
        self,
        setting: &Setting,
        known: &Known,
        outlook: &Outlook,
        thought: Thought,
    ) -> (Turn, i32) {
        match self {
            Player::Greedy => {
                let mut budget = Budget::new(thought.seconds, thought.nodes);
                greedy(setting, known, &mut budget)
            }
            Player::Champion => {
                let mut budget = Budget::for_the_game(thought.seconds, thought.nodes);
                champion(setting, known, outlook, &mut budget)
            }
        }
    }
}

/// Plays a game to its end; tells each turn.
pub fn play_on(
    setting: &Setting,
    state: &mut State,
    players: &[Player],
    outlook: &Outlook,
    thought: Thought,
    mut tell: impl FnMut(Made),
) -> Option<End> {
    for _ in 0..TURNS_MOST {
        let seat = state.turn;
        let (turn, score) = players[seat].choose(setting, &Known::of(state), outlook, thought);
        let rack = state.racks[seat];
        let end = state.make(turn.clone(), score);
        tell(Made {
            seat,
            rack,
            turn,
            score,
        });
        if end.is_some() {
            return end;
        }
    }
    None
}

/// What turns are worth to the game: hidden tiles are dealt anew, the same for all turns, and the longest word
/// is laid from there on. `games` are played for each.
pub fn weigh(
    setting: &Setting,
    known: &Known,
    turns: &[(Turn, i32)],
    (games, seed): (u64, u64),
    thought: Thought,
) -> Vec<Worth> {
    let seats = known.state().seats;
    let outlook = Outlook::default();
    let mut ends = vec![Vec::new(); turns.len()];
    for game in 0..games {
        let dealt = known.dealt_anew(&setting.whole_box, &mut Chance::of(seed, game));
        for ((turn, score), ends) in turns.iter().zip(&mut ends) {
            let mut state = dealt.clone();
            let end = state.make(turn.clone(), *score).or_else(|| {
                let players = [Player::Greedy; SEATS];
                play_on(setting, &mut state, &players, &outlook, thought, |_| ())
            });
            ends.extend(end.map(|end| end.scores.map(f64::from)));
        }
    }
    let seat = known.state().turn;
    let worth = |ends: &Vec<[f64; SEATS]>| Worth::of(ends, seats, seat);
    ends.iter().map(worth).collect()
}
