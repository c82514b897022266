// Turns written down by hand, one after the other: totals, who is next, whether the end is in sight.

import {
  type Book,
  isNumber,
  type Line,
  type Remark,
  remark,
  seatsOf,
  type WrittenGame,
  type WrittenTurn,
} from "./game";

/** Of one turn: far beyond any, and a slip of the finger. */
const POINTS_MOST = 2_000;

export interface TurnScore {
  readonly points: number | null;
  readonly word: string | null;
  readonly checks: readonly Remark[];
}

export function scored(
  points: number | null,
  word: string | null = null,
  checks: readonly Remark[] = [],
): TurnScore {
  return { points, word, checks };
}

/** Where the turns have led. */
export interface SoFar {
  scores: number[];
  due: number;
  opened: Set<number>;
  skips: number[];
  penalties: number[];
  spared: number[];
  unsure: Set<number>;
  turns: number;
  ahead: number[];
  lines: Line[];
  checks: Remark[];
  lastTurns: number | null;
  over: string | null;
}

/** What the book has to know to say whether a game is over. */
interface Standing {
  readonly turn: number;
  readonly potEmpty: boolean;
  readonly idle: number;
  readonly passes: number;
  readonly scoreless: number;
  readonly out: number | null;
}

/** A turn of which only the points were written; null: something else was. */
export function pointsOf(text: string, seat: number): TurnScore | null {
  if (!isNumber(text)) return null;
  if (Number(text) > POINTS_MOST)
    return scored(null, null, [remark("check-too-many-points", "wrong", seat, { most: POINTS_MOST })]);
  return scored(Number(text));
}

/** A turn of which nothing scores, because its time ran out. */
export function tooLate({ sums }: Book, turn: WrittenTurn): TurnScore | null {
  return turn.late && !sums.late_scores ? scored(0) : null;
}

/** Nobody writes down every draw: there may be fewer tiles than this, never more. */
class Pot {
  private most: number;
  constructor(
    { sums, seats }: Book,
    private readonly emptyAfter: number | null,
  ) {
    const all = Object.values(sums.tiles).reduce((sum, { count }) => sum + count, 0);
    this.most = all - seats * sums.dealt;
  }
  /** How many of these tiles come out of it in turn `made`, counted from 1. */
  pay(tiles: number, made: number): number {
    if (this.emptyAfter !== null && made > this.emptyAfter) return 0;
    const paid = Math.min(tiles, this.most);
    this.most -= paid;
    return paid;
  }
  ranOutIn(made: number): boolean {
    return this.emptyAfter === made;
  }
}

export function run(book: Book, entry: WrittenGame, scores: readonly TurnScore[]): SoFar {
  const { sums, seats } = book;
  const nothing = () => Array.from({ length: seats }, () => 0);
  const found: SoFar = {
    scores: nothing(),
    due: entry.first,
    opened: new Set(entry.opened),
    skips: nothing(),
    penalties: nothing(),
    spared: nothing(),
    unsure: new Set(),
    turns: 0,
    ahead: [],
    lines: [],
    checks: [],
    lastTurns: null,
    over: null,
  };
  const pot = new Pot(book, entry.pot_empty);
  let [idle, passes, scoreless] = [0, 0, 0];
  for (const [at, turn] of entry.turns.entries()) {
    const made = at + 1;
    const one = scores[at] ?? scored(null);
    const { seat } = turn;
    if (found.over) found.checks.push(remark("check-turn-after-end", "odd", seat));
    else if (seat !== found.due) found.checks.push(remark("check-out-of-order", "odd", seat, {}, found.due));
    found.turns = made;
    const total = (found.scores[seat] ?? 0) + (one.points ?? 0);
    found.scores[seat] = total;
    found.lines.push({ seat, points: one.points, total, word: one.word, late: turn.late });
    note(found, one.checks);
    if (turn.kind === "laid" && turn.text.trim() && !tooLate(book, turn)) found.opened.add(seat);
    if (turn.late) {
      found.skips[seat] = (found.skips[seat] ?? 0) + sums.late_turns;
      punish(found, pot, seat, sums.late_tiles, made);
    }
    if (turn.kind === "none" && !turn.late) pot.pay(1, made);
    const potEmpty = entry.pot_empty !== null && made >= entry.pot_empty;
    // A turn without a play is a tile drawn as long as there is one; in the crossword it is a pass.
    const passed = turn.kind === "none" && (potEmpty || sums.family === "crossword");
    idle = passed ? idle + 1 : 0;
    passes = passed && !turn.late ? passes + 1 : 0;
    scoreless = one.points ? 0 : scoreless + 1;
    const state = { turn: seat, potEmpty, idle, passes, scoreless, out: null };
    found.lastTurns =
      found.lastTurns === null ? endInSight(book, entry.first, found, state) : found.lastTurns - 1;
    found.over ??= whyOver(book, found, state);
    handOn(book, found, seat, made === entry.turns.length);
  }
  return found;
}

/** Penalty tiles, as far as the pot has them. */
function punish(found: SoFar, pot: Pot, seat: number, tiles: number, made: number): void {
  const paid = pot.pay(tiles, made);
  found.penalties[seat] = (found.penalties[seat] ?? 0) + paid;
  found.spared[seat] = (found.spared[seat] ?? 0) + tiles - paid;
  if (paid > 1 && pot.ranOutIn(made)) found.unsure.add(seat);
}

/** Of turns that are still to be written the first is enough, and so it is of words that wait. */
function note(found: SoFar, checks: readonly Remark[]): void {
  for (const check of checks)
    if (check.weight !== "missing" || found.checks.every(({ key }) => key !== check.key))
      found.checks.push(check);
}

function nextSeat(seat: number, skips: readonly number[]): { seat: number; skips: number[] } {
  const left = [...skips];
  let next = seat;
  for (let tried = 0; tried < 2 * skips.length; tried++) {
    next = (next + 1) % skips.length;
    const lost = left[next] ?? 0;
    if (lost === 0) break;
    left[next] = lost - 1;
  }
  return { seat: next, skips: left };
}

/** Whose turn it is, and after whom, over those who lose theirs. */
function handOn(book: Book, found: SoFar, seat: number, last: boolean): void {
  const before = found.skips;
  let due = nextSeat(seat, before);
  const lost = seatsOf(book.seats).filter((one) => (due.skips[one] ?? 0) < (before[one] ?? 0));
  found.due = due.seat;
  found.skips = due.skips;
  if (!last) return;
  for (let left = found.lastTurns ?? 0; left > 0; left--) {
    found.ahead.push(due.seat);
    due = nextSeat(due.seat, due.skips);
  }
  found.checks.push(...lost.map((one) => remark("check-turn-lost", "note", one)));
}

function endInSight({ sums, seats }: Book, first: number, found: SoFar, state: Standing): number | null {
  if (sums.family !== "words" || seats === 1) return null;
  const leftInRound = seats - 1 - ((state.turn - first + seats) % seats);
  if (sums.ends === "goal" && Math.max(...found.scores) >= sums.goal) return leftInRound;
  return sums.ends !== "out" && state.potEmpty ? leftInRound + seats : null;
}

/** Why the book says that the game is over; null: it is not. */
export function whyOver({ sums, seats }: Book, found: SoFar, state: Standing): string | null {
  const { potEmpty, idle, passes, scoreless, out } = state;
  const stuck = potEmpty && (passes >= seats || idle >= 2 * seats);
  switch (sums.family) {
    case "numbers":
      if (out !== null) return "went-out";
      return seats === 1 ? "resigned" : stuck ? "blocked" : null;
    case "words":
      if (potEmpty && out !== null && (sums.ends === "out" || seats === 1)) return "went-out";
      if (found.lastTurns === 0) return "last-round";
      return found.lastTurns === null && stuck ? "blocked" : null;
    case "crossword":
      if (seats === 1) return "resigned";
      if (potEmpty && out !== null) return "went-out";
      if (potEmpty && passes >= seats) return "blocked";
      return sums.scoreless > 0 && scoreless >= sums.scoreless ? "scoreless" : null;
  }
}
