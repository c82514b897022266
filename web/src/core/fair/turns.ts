// What each line of a record does to the tiles. No rule is judged here but whose turn it is and where every tile comes
// from: whether a play is allowed is the referee's word.

import { isObject } from "../check";
import { type Box, tilesOn } from "./box";
import { changed, draw, drawAny, nextSeat, potOf, type Tiles, toPot, without } from "./pot";
import { type TurnText, Unfit } from "./recordText";
import { lettersOf } from "./signs";

/** The tiles after one more line. Throws Unfit. */
export function stepped(box: Box, key: Uint8Array, now: Tiles, turn: TurnText): Tiles {
  const unfit = (why: Unfit["why"], tiles: readonly string[] = []) => new Unfit(turn.line, why, tiles);
  if (turn.seat >= now.racks.length || now.resigned[turn.seat]) throw unfit("turn");
  const { pending } = now;
  if (turn.kind === "resign") {
    if (turn.rest !== "") throw unfit("unreadable");
    return resigned(now, turn.seat);
  }
  if (turn.kind === "accept" || turn.kind === "challenge") {
    if (!pending || pending.seat === turn.seat || pending.accepted.includes(turn.seat)) throw unfit("turn");
    if (turn.kind === "challenge") return challenged(box, key, now, turn.rest !== "");
    if (turn.rest !== "") throw unfit("unreadable");
    return accepted(now, turn.seat);
  }
  if (pending || now.turn !== turn.seat || (now.owed > 0 && turn.kind !== "draw")) throw unfit("turn");
  switch (turn.kind) {
    case "play":
      return played(box, now, turn, unfit);
    case "draw":
      return drew(now, turn, unfit);
    case "pass":
      if (turn.rest !== "") throw unfit("unreadable");
      return nextSeat(noted(now));
    case "exchange":
      return exchanged(box, key, now, turn, unfit);
    case "time-out":
      return timedOut(box, key, now, turn, unfit);
    default:
      throw unfit("unreadable");
  }
}

type Refuse = (why: Unfit["why"], tiles?: readonly string[]) => Unfit;

const noted = (tiles: Tiles): Tiles => ({ ...tiles, turns: tiles.turns + 1 });

const rackOf = (tiles: Tiles, seat: number) => tiles.racks[seat] ?? [];

function missing(rack: readonly string[], wanted: readonly string[]): string[] {
  const left = [...rack];
  return wanted.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function signsOf(box: Box, text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return box.family === "numbers" ? words : words.flatMap((word) => lettersOf(box.family, word));
}

/** `TABLE < TILES = SCORE (WORD) [WORDS]` */
function played(box: Box, now: Tiles, turn: TurnText, unfit: Refuse): Tiles {
  const at = turn.rest.indexOf(" < ");
  if (at < 0) throw unfit("unreadable");
  const laid = turn.rest
    .slice(at + 3)
    .replace(/ \[[^\]]*\]$/, "")
    .replace(/ \([^)]*\)$/, "")
    .replace(/ = -?\d+$/, "");
  const tiles = signsOf(box, laid);
  const rack = without(rackOf(now, turn.seat), tiles);
  if (rack === null) throw unfit("rack", missing(rackOf(now, turn.seat), tiles));
  const table = tableAfter(box, now, turn.rest.slice(0, at), tiles);
  if (table === null) throw unfit("rack", tiles);
  let after = noted({ ...now, racks: changed(now.racks, turn.seat, rack), table });
  after = refilled(box, after, turn.seat);
  if (box.challenge && now.racks.length > 1)
    return { ...after, pending: { seat: turn.seat, before: now, accepted: [] } };
  return after.owed > 0 ? after : nextSeat(after);
}

/** The tiles that lie there after a play: those that lay there and those from the rack, no other. */
function tableAfter(box: Box, now: Tiles, play: string, tiles: readonly string[]): readonly string[] | null {
  if (box.family === "crossword") return now.table;
  const table = tilesOn(box.family, play);
  const left = without(table, [...now.table, ...tiles]);
  return left?.length === 0 ? table : null;
}

function refilled(box: Box, tiles: Tiles, seat: number): Tiles {
  const have = rackOf(tiles, seat).length;
  if (box.refill === "none" || (box.refill === "when-empty" && have > 0)) return tiles;
  const wanted = Math.max(0, box.refillTiles - have);
  if (box.openPot) return { ...tiles, owed: Math.min(wanted, potOf(tiles)) };
  return drawAny(tiles, seat, wanted);
}

function drew(now: Tiles, turn: TurnText, unfit: Refuse): Tiles {
  if (!/^\d*$/.test(turn.rest)) throw unfit("unreadable");
  const pile = Number(turn.rest);
  if (!now.piles[pile]?.length) throw unfit("pot");
  const after = draw(now, turn.seat, 1, pile);
  if (now.owed === 0) return nextSeat(noted(after));
  const owed = Math.min(now.owed - 1, potOf(after));
  return owed > 0 ? { ...after, owed } : nextSeat({ ...after, owed });
}

/** New tiles are drawn first; then the old ones are mixed in. */
function exchanged(box: Box, key: Uint8Array, now: Tiles, turn: TurnText, unfit: Refuse): Tiles {
  const tiles = signsOf(box, turn.rest);
  const rack = without(rackOf(now, turn.seat), tiles);
  if (rack === null) throw unfit("rack", missing(rackOf(now, turn.seat), tiles));
  if (tiles.length === 0 || tiles.length > potOf(now)) throw unfit("pot");
  const drawn = draw({ ...now, racks: changed(now.racks, turn.seat, rack) }, turn.seat, tiles.length);
  return nextSeat(noted(toPot(drawn, tiles, key)));
}

interface TimedOut {
  readonly table: string | null;
  readonly back: readonly string[];
  readonly drawn: number;
  readonly skips: number;
}

function readTimedOut(box: Box, text: string): TimedOut | null {
  try {
    const said: unknown = JSON.parse(text || "{}");
    if (!isObject(said)) return null;
    const { table = null, to_pot: back = [], drawn = 0, skips = 0 } = said;
    const fits =
      (table === null || typeof table === "string") &&
      Array.isArray(back) &&
      typeof drawn === "number" &&
      typeof skips === "number";
    return fits ? { table, back: back.flatMap((sign) => signsOf(box, String(sign))), drawn, skips } : null;
  } catch {
    return null;
  }
}

function timedOut(box: Box, key: Uint8Array, now: Tiles, turn: TurnText, unfit: Refuse): Tiles {
  const said = readTimedOut(box, turn.rest);
  if (said === null) throw unfit("unreadable");
  let after = now;
  if (said.table !== null && box.family !== "crossword") {
    const kept = tilesOn(box.family, said.table);
    // All that lay there or is on the rack, less what stays and what goes back, is on the rack again.
    const rack = without([...now.table, ...rackOf(now, turn.seat)], [...kept, ...said.back]);
    if (rack === null) throw unfit("rack", kept);
    after = { ...now, table: kept, racks: changed(now.racks, turn.seat, rack) };
    if (box.family === "words") after = toPot(after, said.back, key);
  }
  after = drawAny(after, turn.seat, said.drawn);
  const skips = changed(after.skips, turn.seat, (after.skips[turn.seat] ?? 0) + said.skips);
  return nextSeat(noted({ ...after, skips }));
}

/** Where the doubt was right the play is taken back. Tiles drawn for it have been seen, so a pot that nobody may know is
 * mixed again. */
function challenged(box: Box, key: Uint8Array, now: Tiles, right: boolean): Tiles {
  const { pending, shuffles, resigned, drawn, turns } = now;
  if (!pending) return now;
  if (!right) return stands(noted(now));
  let back: Tiles = { ...pending.before, shuffles, resigned, drawn, turns: turns + 1 };
  if (back.piles.length === 1) back = toPot(back, [], key);
  return nextSeat(draw(back, pending.seat, box.penalty));
}

function accepted(now: Tiles, seat: number): Tiles {
  const { pending } = now;
  if (!pending) return now;
  const agreed = [...pending.accepted, seat];
  const waited = now.racks.some(
    (_, other) => !now.resigned[other] && other !== pending.seat && !agreed.includes(other),
  );
  return waited ? { ...now, pending: { ...pending, accepted: agreed } } : stands(now);
}

function stands(now: Tiles): Tiles {
  const after = { ...now, pending: null };
  return after.owed > 0 ? after : nextSeat(after);
}

function resigned(now: Tiles, seat: number): Tiles {
  const owed = now.turn === seat ? 0 : now.owed;
  const after = noted({ ...now, owed, resigned: changed(now.resigned, seat, true) });
  if (after.pending && after.pending.seat !== seat) return accepted(after, seat);
  return after.turn === seat && !after.pending ? nextSeat(after) : after;
}
