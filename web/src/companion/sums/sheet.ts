// The whole sheet, added up on this device: every game, the match, and who is ahead.

import { countCrossword } from "./crossword";
import type { Book, Counted, WrittenGame } from "./game";
import { countNumbers } from "./numbers";
import { countWords } from "./words";

const COUNT = { numbers: countNumbers, words: countWords, crossword: countCrossword };

export interface Match {
  readonly games: readonly (readonly number[])[];
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly won: readonly number[];
}

export interface CountedSheet {
  readonly games: readonly Counted[];
  readonly match: Match;
  readonly leaders: readonly number[];
  readonly by_games: boolean;
  readonly games_agreed: number | null;
  readonly over: boolean;
}

/** A round is as many games as there are players, where the book plays rounds. */
export function countSheet(book: Book, entries: readonly WrittenGame[], rounds: number | null): CountedSheet {
  const { sums, seats } = book;
  const games = entries.map((entry) => COUNT[sums.family](book, entry));
  const agreed = rounds && sums.rounds ? rounds * seats : null;
  // A match that is over is over: what is played after it changes nothing.
  const results = games.flatMap(({ result }) => (result ? [result] : [])).slice(0, agreed ?? undefined);
  const scores = results.map((result) => result.scores);
  const totals = summed(scores, seats);
  const won = totals.map((_, seat) => results.filter(({ winners }) => winners.includes(seat)).length);
  const match = { games: scores, rounds: inRounds(scores, seats), totals, won };
  return {
    games,
    match,
    leaders: results.length > 0 ? leaders(match, sums.rounds) : [],
    by_games: sums.rounds,
    games_agreed: agreed,
    over: agreed !== null && scores.length >= agreed,
  };
}

function summed(games: readonly (readonly number[])[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => games.reduce((sum, game) => sum + (game[seat] ?? 0), 0));
}

function inRounds(games: readonly (readonly number[])[], seats: number): number[][] {
  const count = Math.ceil(games.length / seats);
  return Array.from({ length: count }, (_, at) => summed(games.slice(at * seats, (at + 1) * seats), seats));
}

/** By games won and then points, or by points alone. */
function leaders({ totals, won }: Match, byGames: boolean): number[] {
  const above = (a: number, b: number) =>
    (byGames ? (won[a] ?? 0) - (won[b] ?? 0) : 0) || (totals[a] ?? 0) - (totals[b] ?? 0);
  const all = totals.map((_, seat) => seat);
  return all.filter((seat) => all.every((other) => above(other, seat) <= 0));
}
