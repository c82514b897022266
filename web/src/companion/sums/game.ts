// A game on the sheet, added up on this device with the numbers of the book alone. The server counts the same way
// (src/optafel/companion) and has the last word; sheets that both have added up keep the two alike
// (tests/vectors/sheets.json).

import type { Needs, Sums } from "../../core/wire";
import type { sent } from "../session";

/** One game as it is sent to the server. */
export type WrittenGame = ReturnType<typeof sent>;
export type WrittenTurn = WrittenGame["turns"][number];

/** What a sheet is added up with. */
export interface Book {
  readonly sums: Sums;
  readonly needs: Needs;
  readonly seats: number;
}

export type Weight = "wrong" | "odd" | "missing" | "note";

/** `key` is that of its sentence, which names `seat` and `other`. */
export interface Remark {
  readonly key: string;
  readonly weight: Weight;
  readonly seat: number | null;
  readonly other: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export function remark(
  key: string,
  weight: Weight,
  seat: number | null = null,
  params: Remark["params"] = {},
  other: number | null = null,
): Remark {
  return { key, weight, seat, other, params };
}

export interface Line {
  readonly seat: number;
  readonly points: number | null;
  readonly total: number;
  readonly word: string | null;
  readonly late: boolean;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

export interface Counted {
  readonly scores: readonly number[];
  readonly opened: readonly boolean[];
  readonly due: number;
  readonly turns: number;
  readonly result: Result | null;
  readonly lines: readonly Line[];
  readonly last_turns: number | null;
  readonly ahead: readonly number[];
  readonly penalties: readonly number[];
  readonly over: string | null;
  readonly held: readonly (readonly string[])[];
  readonly points: readonly (number | null)[];
  readonly checks: readonly Remark[];
}

/** What cannot be read; the server says what of it. */
export const UNREADABLE = "companion-unreadable";
/** Words and plays that only the dictionary can say something about. */
export const WAITS = "companion-waits-words";

/** Something speaks against counting the game. */
export function spoilt(checks: readonly Remark[]): boolean {
  return checks.some(({ weight }) => weight === "wrong" || weight === "missing");
}

/** The most points win. */
export function highest(scores: readonly number[], reason: string): Result {
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])), reason };
}

export const seatsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, seat) => seat);
export const isNumber = (text: string): boolean => /^\d+$/.test(text);
