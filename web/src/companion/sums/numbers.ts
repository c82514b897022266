// A number game on the sheet: the racks at the end, or the scores that the players worked out.

import {
  type Book,
  type Counted,
  highest,
  type Remark,
  type Result,
  remark,
  seatsOf,
  spoilt,
  type WrittenGame,
} from "./game";
import { missingLeft, type RackLeft, readLeft } from "./racks";
import { run, type SoFar, scored } from "./turns";

export function countNumbers(book: Book, entry: WrittenGame): Counted {
  const { racks, checks } = readLeft(book, entry);
  checks.push(...openings(book, entry, racks));
  const found = run(
    book,
    entry,
    entry.turns.map(() => scored(null)),
  );
  checks.push(...fromTurns(entry, found));
  let result: Result | null = null;
  if (entry.ended) {
    const written = entry.scores.some((text) => text.trim() !== "");
    const missing = missingLeft(racks, checks);
    if (!written) checks.push(...missing);
    checks.push(...emptyRacks(entry, racks));
    if (missing.length === 0 && !spoilt(checks)) {
      result = byRacks(entry, racks);
      checks.push(how(entry, racks, result));
    }
    if (written) result = byHand(book, entry, result, checks) ?? result;
  }
  if (spoilt(checks)) result = null;
  return {
    scores: result?.scores ?? seatsOf(book.seats).map(() => 0),
    opened: seatsOf(book.seats).map((seat) => entry.opened.includes(seat)),
    due: found.due,
    turns: found.turns,
    result,
    lines: [],
    last_turns: null,
    ahead: [],
    penalties: found.penalties,
    over: found.over,
    held: racks.map(({ tiles }) => tiles ?? []),
    points: racks.map(({ points }) => points),
    checks,
  };
}

/** The others pay what they hold (beyond the lowest rack, where nobody went out), the winner gets it all. */
function byRacks(entry: WrittenGame, racks: readonly RackLeft[]): Result {
  const held = racks.map(({ points }) => points ?? 0);
  const least = entry.out === null ? Math.min(...held) : 0;
  const winners =
    entry.out === null ? held.flatMap((points, seat) => (points === least ? [seat] : [])) : [entry.out];
  const scores = held.map((points, seat) => (winners.includes(seat) ? 0 : Math.min(0, least - points)));
  const paid = -scores.reduce((sum, score) => sum + score, 0);
  const share = Math.floor(paid / winners.length);
  // Points that cannot be shared evenly go to who sits first.
  for (const [at, seat] of winners.entries()) scores[seat] = share + (at < paid % winners.length ? 1 : 0);
  return { scores, winners, reason: entry.out === null ? "blocked" : "went-out" };
}

/** What the turns tell: who took penalty tiles, and that nobody can play any more. */
function fromTurns(entry: WrittenGame, found: SoFar): Remark[] {
  const order = found.checks.filter(({ key }) => key === "check-out-of-order" || key === "check-turn-lost");
  const blocked = !entry.ended && found.over ? [remark("check-blocked", "missing")] : [];
  return [...order, ...penalties(found), ...blocked];
}

function penalties(found: SoFar): Remark[] {
  return found.penalties.flatMap((tiles, seat) => {
    const spared = found.spared[seat] ?? 0;
    const took =
      spared > 0
        ? [remark("check-penalty-fewer", "note", seat, { tiles, due: tiles + spared })]
        : tiles > 0
          ? [remark("check-penalty-tiles", "note", seat, { tiles })]
          : [];
    return found.unsure.has(seat) ? [...took, remark("check-penalty-pot-ran-out", "note", seat)] : took;
  });
}

/** How the winner's score came about. */
function how(entry: WrittenGame, racks: readonly RackLeft[], { scores, winners }: Result): Remark {
  const [winner = 0, other = null] = winners;
  const paid =
    scores
      .filter((score) => score < 0)
      .map((score) => `${-score}`)
      .join(" + ") || "0";
  const params = { paid, score: scores[winner] ?? 0 };
  if (entry.out !== null) return remark("check-how-went-out", "note", winner, params);
  if (other !== null) return remark("check-how-shared", "note", winner, {}, other);
  return remark("check-how-blocked", "note", winner, { ...params, least: racks[winner]?.points ?? 0 });
}

/** One rack is empty at most, and that one went out. */
function emptyRacks(entry: WrittenGame, racks: readonly RackLeft[]): Remark[] {
  return racks.flatMap(({ points }, seat) => {
    if (points !== 0 || seat === entry.out) return [];
    return entry.out === null
      ? [remark("check-empty-rack", "wrong", seat)]
      : [remark("check-two-out", "wrong", seat, {}, entry.out)];
  });
}

/** Who has not opened still has what was dealt, and nobody goes out without; where openings are marked. */
function openings({ sums }: Book, entry: WrittenGame, racks: readonly RackLeft[]): Remark[] {
  if (entry.opened.length === 0) return [];
  const unmarked =
    entry.ended && entry.out !== null && !entry.opened.includes(entry.out)
      ? [remark("check-out-not-opened", "odd", entry.out)]
      : [];
  const few = racks.flatMap(({ tiles }, seat) => {
    const count = tiles?.length ?? 0;
    if (seat === entry.out || entry.opened.includes(seat) || count === 0 || count >= sums.dealt) return [];
    return [remark("check-not-opened-few", "odd", seat, { count, dealt: sums.dealt })];
  });
  return [...unmarked, ...few];
}

/** The players' own scores: they add up to 0, one wins, and the racks say the same. */
function byHand(book: Book, entry: WrittenGame, racks: Result | null, checks: Remark[]): Result | null {
  const wrong: Remark[] = [];
  const scores: number[] = [];
  for (const seat of seatsOf(book.seats)) {
    const text = (entry.scores[seat] ?? "").trim().replaceAll("−", "-");
    if (!text) wrong.push(remark("check-score-missing", "missing", seat));
    else if (/^[+-]?\d+$/.test(text) && text.length <= 6)
      scores.push(Number(text) + 0); // no minus zero
    else wrong.push(remark("check-score-unreadable", "wrong", seat, { read: text.slice(0, 60) }));
  }
  checks.push(...wrong);
  if (wrong.length > 0) return null;
  const total = scores.reduce((sum, score) => sum + score, 0);
  if (total !== 0) {
    const params = { total, by: Math.abs(total), way: total > 0 ? "high" : "low" };
    checks.push(remark("check-not-zero", "wrong", null, params));
  } else if (scores.filter((score) => score > 0).length !== 1) checks.push(remark("check-one-winner", "odd"));
  for (const [seat, wrote] of scores.entries()) {
    const said = racks?.scores[seat];
    if (said !== undefined && said !== wrote)
      checks.push(remark("check-other-score", "wrong", seat, { wrote, counted: said }));
  }
  return highest(scores, "by-hand");
}
