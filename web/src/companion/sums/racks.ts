// The end of a game on the sheet: what is left on the racks, and why it is over.

import {
  type Book,
  type Counted,
  isNumber,
  type Remark,
  type Result,
  remark,
  seatsOf,
  UNREADABLE,
  type WrittenGame,
} from "./game";
import { type SoFar, whyOver } from "./turns";

/** Ways to write that a rack is empty. */
const NOTHING = ["0", "-", "–"];
const NUMBER_TILE = /^(?:[KRBY](?:1[0-3]|[1-9])|[*DCM])$/;

/** What one player has left; nothing is known where `points` is null. `tiles` null: only the points were written. */
export interface RackLeft {
  readonly points: number | null;
  readonly tiles: readonly string[] | null;
}
const UNKNOWN: RackLeft = { points: null, tiles: null };
const EMPTY: RackLeft = { points: 0, tiles: [] };

/** The tiles of a rack by their signs; null: something of it is no tile. */
function readTiles(family: Book["sums"]["family"], text: string): string[] | null {
  const capitals = text.toUpperCase();
  if (family === "numbers") {
    const signs = capitals.split(/[\s,]+/).filter((sign) => sign !== "");
    return signs.every((sign) => NUMBER_TILE.test(sign)) ? signs : null;
  }
  const signs = capitals.replace(/\s+/g, "").match(/\[[\p{Letter}\d_]{2,3}\]|./gsu) ?? [];
  const tiles = signs.map((sign) => (sign === "?" ? "@" : sign));
  return tiles.every((sign) => sign === "@" || /^(?:\p{Letter}|\[\p{Letter}+\])$/u.test(sign)) ? tiles : null;
}

function worthOf({ sums }: Book, tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum + (sums.tiles[tile]?.worth ?? sums.else_worth), 0);
}

/** By seat what is left, and what of it cannot be so. */
export function readLeft(book: Book, entry: WrittenGame): { racks: RackLeft[]; checks: Remark[] } {
  const checks: Remark[] = [];
  const most = Object.values(book.sums.tiles).reduce((sum, { count, worth }) => sum + count * worth, 0);
  const racks = seatsOf(book.seats).map((seat) => readOne(book, entry, seat, most, checks));
  return { racks, checks: [...checks, ...moreThanBox(book, racks)] };
}

function readOne(book: Book, entry: WrittenGame, seat: number, most: number, checks: Remark[]): RackLeft {
  const text = (entry.left[seat] ?? "").trim();
  if (seat === entry.out) {
    if (text && !NOTHING.includes(text))
      checks.push(remark("check-out-but-left", "wrong", seat, { read: text.slice(0, 60) }));
    return EMPTY;
  }
  if (!text) return UNKNOWN;
  if (NOTHING.includes(text)) return EMPTY;
  if (isNumber(text)) {
    if (Number(text) <= most) return { points: Number(text), tiles: null };
    checks.push(remark("check-too-many-points", "wrong", seat, { most }));
    return UNKNOWN;
  }
  const tiles = readTiles(book.sums.family, text);
  if (tiles) return { points: worthOf(book, tiles), tiles };
  checks.push(remark(UNREADABLE, "wrong", seat, { read: text.slice(0, 60) }));
  return UNKNOWN;
}

/** Tiles of which more were typed, all racks together, than the box holds. */
function moreThanBox({ sums }: Book, racks: readonly RackLeft[]): Remark[] {
  const there = new Map<string, number>();
  for (const tile of racks.flatMap(({ tiles }) => tiles ?? [])) there.set(tile, (there.get(tile) ?? 0) + 1);
  const inOrder = [...there].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([tile, count]) => {
    const most = sums.tiles[tile]?.count ?? 0;
    return count > most ? [remark("check-more-than-box", "wrong", null, { tile, count, most })] : [];
  });
}

/** Racks that nobody has counted yet; one that could not be read is said already. */
export function missingLeft(racks: readonly RackLeft[], wrong: readonly Remark[]): Remark[] {
  const said = new Set(wrong.map(({ seat }) => seat));
  return racks.flatMap(({ points }, seat) =>
    points === null && !said.has(seat) ? [remark("check-left-missing", "missing", seat)] : [],
  );
}

/** Why the game is over, if it is to be counted, and what is left; remarks go to the run. */
export function close(
  book: Book,
  entry: WrittenGame,
  found: SoFar,
  racksCount: boolean,
): { reason: string | null; racks: readonly RackLeft[] } {
  if (entry.ended) {
    let racks: readonly RackLeft[] = [];
    if (racksCount) {
      const left = readLeft(book, entry);
      racks = left.racks;
      found.checks.push(...left.checks, ...missingLeft(racks, left.checks));
    }
    return { reason: found.over ?? endedByHand(book, entry, found), racks };
  }
  if (found.over && !racksCount) return { reason: found.over, racks: [] };
  if (found.over) found.checks.push(remark("check-count-left", "missing"));
  else if (found.lastTurns)
    found.checks.push(remark("check-last-turns", "note", null, { turns: found.lastTurns }));
  return { reason: null, racks: [] };
}

/** Who went out ends the game by the book; otherwise the players end it where the book would go on. */
function endedByHand(book: Book, entry: WrittenGame, found: SoFar): string {
  const turn = entry.turns.at(-1)?.seat ?? entry.first;
  const potEmpty = entry.out !== null || entry.pot_empty !== null;
  const state = { turn, potEmpty, idle: 0, passes: 0, scoreless: 0, out: entry.out };
  const reason = whyOver(book, found, state);
  if (reason === null)
    found.checks.push(remark("check-ended-early", "odd", null, { turns: found.lastTurns ?? 0 }));
  return reason ?? (entry.out === null ? "blocked" : "went-out");
}

export function counted(
  book: Book,
  found: SoFar,
  racks: readonly RackLeft[],
  result: Result | null,
): Counted {
  return {
    scores: result?.scores ?? found.scores,
    opened: seatsOf(book.seats).map((seat) => found.opened.has(seat)),
    due: found.due,
    turns: found.turns,
    result,
    lines: found.lines,
    last_turns: found.lastTurns,
    ahead: found.ahead,
    penalties: found.penalties,
    over: found.over,
    held: racks.map(({ tiles }) => tiles ?? []),
    points: racks.map(({ points }) => points),
    checks: found.checks,
  };
}
