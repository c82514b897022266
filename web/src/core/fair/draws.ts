// Every draw of a finished game, worked out from its record alone: nobody is asked.

import { type Box, boxOf, startRank } from "./box";
import { pilesOf, potOf, type Tiles } from "./pot";
import { type RecordText, readRecordText, Unfit, type Why } from "./recordText";
import { fromHex, hex, sha256 } from "./sha256";
import { keyOf, shuffled } from "./shuffle";
import { stepped } from "./turns";

/** What is wrong with a record. */
export type Trouble =
  | { readonly kind: "line"; readonly line: number; readonly why: Why; readonly tiles: readonly string[] }
  | { readonly kind: "no-seed" | "unfinished" | "other-end" | "not-here" };

export interface Draw {
  /** Which turn of the record; 0 is the deal. */
  readonly event: number;
  readonly seat: number;
  readonly tiles: readonly string[];
}

/** The racks at one moment of the game. */
export interface Moment {
  /** Lines of the public log by then. */
  readonly turns: number;
  readonly racks: readonly (readonly string[])[];
}

export interface WorkedOut {
  readonly family: Box["family"] | null;
  readonly names: readonly string[];
  /** The hash that the seed gives. */
  readonly shown: string;
  readonly stirs: readonly string[];
  readonly start: readonly { readonly seat: number; readonly tile: string }[];
  readonly draws: readonly Draw[];
  readonly moments: readonly Moment[];
  readonly trouble: Trouble | null;
}

const NOTHING: WorkedOut = {
  family: null,
  names: [],
  shown: "",
  stirs: [],
  start: [],
  draws: [],
  moments: [],
  trouble: null,
};

export function workOut(text: string): WorkedOut {
  try {
    return ofRecord(readRecordText(text));
  } catch (wrong) {
    if (wrong instanceof Unfit) return { ...NOTHING, trouble: troubleOf(wrong) };
    throw wrong;
  }
}

function troubleOf({ line, why, tiles }: Unfit): Trouble {
  return { kind: "line", line, why, tiles };
}

function ofRecord(record: RecordText): WorkedOut {
  const { headers } = record;
  const seed = fromHex(headers.get("seed") ?? "");
  const stirs = stirsOf(headers.get("entropy") ?? "[]");
  const seats = Number(headers.get("seats") ?? "2");
  const first = headers.has("first") ? Number(headers.get("first")) : null;
  const names = (headers.get("names") ?? "").split(";").map((name) => name.trim());
  const known = { ...NOTHING, names: names[0] === "" ? [] : names };
  if (!seed || seed.length === 0) return { ...known, trouble: { kind: "no-seed" } };
  const box = boxOf(headers);
  const told = { ...known, shown: hex(sha256(seed)), stirs: stirs ?? [], family: box?.family ?? null };
  const inside = Number.isInteger(seats) && seats > 0 && seats <= 26;
  const begins = first === null || (Number.isInteger(first) && first >= 0 && first < seats);
  if (!box || !stirs || !inside || !begins || headers.has("position"))
    return { ...told, trouble: { kind: "not-here" } };
  return { ...told, ...drawn(box, keyOf(seed, stirs), seats, first, record) };
}

function stirsOf(text: string): string[] | null {
  try {
    const said: unknown = JSON.parse(text);
    const whole = (one: unknown): one is string => typeof one === "string" && !/\p{Cs}/u.test(one);
    return Array.isArray(said) && said.every(whole) ? said : null;
  } catch {
    return null;
  }
}

function drawn(box: Box, key: Uint8Array, seats: number, first: number | null, record: RecordText) {
  const start = first === null ? startDraw(box, shuffled(box.tiles, key, 0), seats) : [];
  const begins = first ?? start.at(-1)?.first ?? 0;
  let now = dealt(box, shuffled(box.tiles, key, 1), seats, begins);
  const draws: Draw[] = now.racks.map((tiles, seat) => ({ event: 0, seat, tiles }));
  const moments: Moment[] = [momentOf(now)];
  let trouble: Trouble | null = null;
  try {
    for (const [at, turn] of record.turns.entries()) {
      if (turn.number !== at + 1) throw new Unfit(turn.line, "number");
      const before = now;
      now = stepped(box, key, before, turn);
      draws.push(...fresh(before, now, at + 1));
      moments.push(momentOf(now));
    }
    trouble = endTrouble(box, now, record.headers.get("result") ?? "");
  } catch (wrong) {
    if (!(wrong instanceof Unfit)) throw wrong;
    trouble = troubleOf(wrong);
  }
  return { start: start.map(({ seat, tile }) => ({ seat, tile })), draws, moments, trouble };
}

const momentOf = ({ turns, racks }: Tiles): Moment => ({ turns, racks });

interface Started {
  readonly seat: number;
  readonly tile: string;
  /** Who begins, as far as is known by now. */
  readonly first: number;
}

/** The highest begins; who draws a joker draws again, and so do those who tie. */
function startDraw(box: Box, pot: readonly string[], seats: number): Started[] {
  const drawn: Started[] = [];
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  let at = 0;
  while (tied.length > 1) {
    const ranks = new Map<number, number>();
    for (const seat of tied) {
      while (!ranks.has(seat)) {
        const tile = pot[at++ % pot.length] ?? "";
        const rank = startRank(box.family, tile);
        if (rank !== null) ranks.set(seat, rank);
        drawn.push({ seat, tile, first: 0 });
      }
    }
    const highest = Math.max(...ranks.values());
    tied = tied.filter((seat) => ranks.get(seat) === highest);
  }
  return drawn.map((one) => ({ ...one, first: tied[0] ?? 0 }));
}

function dealt(box: Box, pot: readonly string[], seats: number, first: number): Tiles {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const racks = all.map((seat) => {
    const at = (seat - first + seats) % seats;
    return pot.slice(at * box.rack, (at + 1) * box.rack);
  });
  return {
    shuffles: 2,
    piles: pilesOf(box, pot.slice(seats * box.rack)),
    racks,
    drawn: all.map(() => 0),
    table: [],
    turn: first,
    resigned: all.map(() => false),
    skips: all.map(() => 0),
    owed: 0,
    pending: null,
    turns: 0,
  };
}

/** What came to each rack: new tiles always stand behind the others. */
function fresh(before: Tiles, now: Tiles, event: number): Draw[] {
  return now.drawn.flatMap((drawn, seat) => {
    const known = before.drawn[seat] ?? 0;
    const rack = now.racks[seat] ?? [];
    return drawn > known ? [{ event, seat, tiles: rack.slice(rack.length - (drawn - known)) }] : [];
  });
}

/** Whether the game can have ended here in the way that the record says. */
function endTrouble(box: Box, now: Tiles, result: string): Trouble | null {
  if (result === "") return { kind: "unfinished" };
  const [reason] = result.split(" ");
  const inside = now.racks.filter((_, seat) => !now.resigned[seat]);
  const empty = inside.some((rack) => rack.length === 0);
  const pot = potOf(now);
  const could: Readonly<Record<string, boolean>> = {
    "went-out": empty && (box.family === "numbers" || pot === 0),
    resigned: inside.length < 2,
    blocked: pot === 0,
    "last-round": true,
    scoreless: box.family === "crossword",
  };
  return could[reason ?? ""] ? null : { kind: "other-end" };
}
