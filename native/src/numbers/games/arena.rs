//! Players against each other: the same deals with the seats changed round.

use super::book::{Book, SEATS};
use super::chance::Chance;
use super::mind::Mind;
use super::policy::Policy;
use super::state::{End, State, Turn};

/// More turns than any game has: every turn lays, draws, or passes, and passes end it.
const TURNS: usize = 2_000;

/// What a player may think with.
#[derive(Clone, Copy)]
pub struct Thought {
    pub nodes: Option<u64>,
    pub seconds: Option<f64>,
}

/// One game as it went.
pub struct Played {
    pub end: End,
    pub turns: usize,
    pub state: State,
}

/// Plays a game to its end and tells of every turn. Each player has chance of its own.
pub fn play_on(
    mut state: State,
    players: &[Policy],
    thought: Thought,
    seed: u64,
    tell: &mut impl FnMut(&State, &Turn),
) -> Played {
    let mut minds: Vec<Mind> = (0..players.len())
        .map(|seat| Mind::new(seed ^ (seat as u64) << 56, thought.nodes, thought.seconds))
        .collect();
    for turns in 1..TURNS {
        let seat = state.turn;
        minds[seat].begin();
        let decision = players[seat].decide(&state.known(), &mut minds[seat]);
        tell(&state, &decision.turn);
        if let Some(end) = state.make(&decision.turn, decision.stuck) {
            return Played { end, turns, state };
        }
    }
    unreachable!("a game has an end")
}

/// The games of one deal: each player sits on each seat once, all in the same order.
pub fn play_round(
    book: Book,
    players: &[Policy],
    thought: Thought,
    seed: u64,
    deal: u64,
) -> Vec<([f64; SEATS], [i32; SEATS], usize)> {
    let seats = players.len();
    let state = State::dealt(book, seats, 0, &mut Chance::of(seed, deal));
    (0..seats)
        .map(|shift| {
            let seated: Vec<Policy> = (0..seats)
                .map(|seat| players[(seat + shift) % seats])
                .collect();
            let played = play_on(
                state.clone(),
                &seated,
                thought,
                seed ^ deal << 20 ^ shift as u64,
                &mut |_, _| (),
            );
            let by_player = |seat: usize| (seat + seats - shift) % seats;
            let mut won = [0.0; SEATS];
            let mut scores = [0; SEATS];
            for player in 0..seats {
                won[player] = played.end.won[by_player(player)];
                scores[player] = played.end.scores[by_player(player)];
            }
            (won, scores, played.turns)
        })
        .collect()
}
