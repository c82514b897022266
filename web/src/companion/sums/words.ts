// A word game on the sheet: turns by their points or their words, last rounds, what is left at the end. Whether a word
// counts is the dictionary's to say; here its letters are counted.

import { asMeant } from "../reading";
import {
  type Book,
  type Counted,
  highest,
  type Line,
  type Remark,
  type Result,
  remark,
  spoilt,
  WAITS,
  type WrittenGame,
  type WrittenTurn,
} from "./game";
import { close, counted } from "./racks";
import { pointsOf, run, scored, type TurnScore, tooLate } from "./turns";

export function countWords(book: Book, entry: WrittenGame): Counted {
  const { sums } = book;
  const found = run(book, entry, scoreTurns(book, entry));
  found.checks.push(...openings(book, found.lines));
  const takesOff = sums.ends !== "goal" || sums.goal_costs || Math.max(...found.scores) < sums.goal;
  const { reason, racks } = close(book, entry, found, takesOff);
  let result: Result | null = null;
  if (reason && !spoilt(found.checks)) {
    const left = takesOff ? racks.map(({ points }) => points ?? 0) : [];
    result = highest(
      found.scores.map((points, seat) => points - (left[seat] ?? 0)),
      reason,
    );
    if (takesOff)
      found.checks.push(remark("check-how-words", "note", null, { tile: sums.letter, joker: sums.joker }));
  }
  return counted(book, found, racks, result);
}

/** A word that was written down before does not score again, where the book says so. */
function scoreTurns(book: Book, entry: WrittenGame): TurnScore[] {
  const formed = new Set<string>();
  return entry.turns.map((turn) => {
    const one = scoreTurn(book, turn, formed);
    if (one.word) formed.add(one.word);
    return one;
  });
}

function scoreTurn(book: Book, turn: WrittenTurn, formed: ReadonlySet<string>): TurnScore {
  const text = turn.text.trim();
  const late = tooLate(book, turn);
  if (late) return late;
  if (turn.kind !== "laid") return scored(0);
  if (!text) return scored(null, null, [remark("check-turn-empty", "missing", turn.seat)]);
  const points = pointsOf(text, turn.seat);
  if (points) return points;
  const words = text.split(/\s+/).map((word) => asMeant("words", word, book.needs.spells).toUpperCase());
  const scores = (word: string) =>
    book.sums.repeats || (!formed.has(word) && words.filter((other) => other === word).length === 1);
  let longest: string | null = null;
  let letters = 0;
  for (const word of words.filter(scores)) {
    if ([...word].length <= letters) continue;
    letters = [...word].length;
    longest = word;
  }
  const times = turn.whole_rack ? book.needs.whole_rack : 1;
  return scored(letters * times, longest, [remark(WAITS, "note", turn.seat, { word: words.join(" ") })]);
}

/** The first word of a player has as many letters as the book asks, so the first score is no lower. */
function openings({ needs }: Book, lines: readonly Line[]): Remark[] {
  const least = needs.opening ?? 0;
  const first = new Map<number, number>();
  for (const { seat, points } of lines) if (points && !first.has(seat)) first.set(seat, points);
  return [...first].flatMap(([seat, points]) =>
    points < least ? [remark("check-opening-low", "odd", seat, { points, least })] : [],
  );
}
