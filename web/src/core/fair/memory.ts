// What a page remembers of a table, so that it need not believe anybody afterwards: what it stirred in, the hashes that
// were shown before the first tile, and every rack that it saw.

import { isObject } from "../check";
import type { View } from "../wire";
import type { Moment } from "./draws";

export interface FairMemory {
  /** By the key of a seat: what was sent for the shuffle last. */
  readonly sent: Readonly<Record<string, string>>;
  /** The same, once the table had shown that it was taken. */
  readonly taken: Readonly<Record<string, string>>;
  /** By the number of the game at the table, from 1. */
  readonly games: Readonly<Record<string, SeenGame>>;
}

export interface SeenGame {
  /** The hash that was shown before its first tile. */
  readonly promise?: string;
  /** What was seen on racks: seat, lines of the log by then, tiles in order. */
  readonly racks: readonly (readonly [number, number, string])[];
}

export const NOTHING_REMEMBERED: FairMemory = { sent: {}, taken: {}, games: {} };
const GAMES_MAX = 5;
const RACKS_MAX = 600;

export function isFairMemory(value: unknown): value is FairMemory {
  return isObject(value) && isObject(value.sent) && isObject(value.taken) && isObject(value.games);
}

/** The memory after one more view of the table, by whoever holds this key. */
export function remembered(memory: FairMemory, key: string | null, view: View): FairMemory {
  const after = key === null ? memory : withStir(memory, key, view);
  const number = view.game_number;
  if (view.phase === "waiting") return withGame(after, 1, { promise: view.commit });
  if (number === undefined) return after;
  const { next_commit: next, rack, seat } = view;
  const promised = next === undefined ? after : withGame(after, number + 1, { promise: next });
  if (seat === null || !rack) return promised;
  return withRack(promised, number, [seat, view.turns.length, [...rack].sort().join(" ")]);
}

/** A stir counts as taken once the table shows it; one that is shown no longer has been replaced by another device. */
function withStir(memory: FairMemory, key: string, view: View): FairMemory {
  const shown = view.entropy ?? [];
  const sent = memory.sent[key];
  if (sent !== undefined && shown.includes(sent))
    return memory.taken[key] === sent ? memory : { ...memory, taken: { ...memory.taken, [key]: sent } };
  const taken = memory.taken[key];
  if (view.phase !== "waiting" || taken === undefined || shown.includes(taken)) return memory;
  const { [key]: _gone, ...others } = memory.taken;
  return { ...memory, taken: others };
}

function withGame(memory: FairMemory, number: number, change: Partial<SeenGame>): FairMemory {
  const before = memory.games[number] ?? { racks: [] };
  // The first promise is the one that counts: it is not replaced by a later one.
  const promise = before.promise ?? change.promise;
  if (before.promise === promise && change.racks === undefined && memory.games[number]) return memory;
  const game: SeenGame = { ...before, ...change, ...(promise === undefined ? {} : { promise }) };
  const games = Object.entries<SeenGame>({ ...memory.games, [number]: game });
  return { ...memory, games: Object.fromEntries(games.slice(-GAMES_MAX)) };
}

function withRack(memory: FairMemory, number: number, seen: SeenGame["racks"][number]): FairMemory {
  const racks = memory.games[number]?.racks ?? [];
  const last = racks.findLast(([seat]) => seat === seen[0]);
  if (last?.[1] === seen[1] && last[2] === seen[2]) return memory;
  return withGame(memory, number, { racks: [...racks, seen].slice(-RACKS_MAX) });
}

/** The last game that was seen at a table. */
export function lastGame(memory: FairMemory): SeenGame | undefined {
  return Object.values(memory.games).findLast((game) => game.racks.length > 0);
}

/** The first thing that was seen otherwise than it follows from the record; null where all fits. */
export function unlike(seen: SeenGame, moments: readonly Moment[]): UnlikeSeen | null {
  const turns = moments.at(-1)?.turns ?? 0;
  const most = Math.max(0, ...seen.racks.map(([, when]) => when));
  if (most > turns) return { kind: "fewer-turns", seen: most, turns };
  for (const [seat, when, rack] of seen.racks) {
    const same = moments.some(
      (moment) => moment.turns === when && [...(moment.racks[seat] ?? [])].sort().join(" ") === rack,
    );
    if (!same) return { kind: "rack", turn: when, seen: rack.split(" ").filter((tile) => tile !== "") };
  }
  return null;
}

export type UnlikeSeen =
  | { readonly kind: "fewer-turns"; readonly seen: number; readonly turns: number }
  | { readonly kind: "rack"; readonly turn: number; readonly seen: readonly string[] };
