// How the puzzle of a day was solved, in few signs: years of it go along from device to device.

import type { Family } from "../core/wire";

export interface DayResult {
  /** How often the answer was checked, the right one too. */
  readonly tries: number;
  readonly seconds: number;
  readonly hints: number;
  /** What the answer gives, in tiles or points. */
  readonly got: number;
}

/** The answer was asked for. */
export const SHOWN = "-";

const SIGNS: Readonly<Record<Family, string>> = { numbers: "n", words: "w", crossword: "c" };

export const dayKey = (day: string, family: Family) => `${day.replaceAll("-", "")}${SIGNS[family]}`;

export function writeResult({ tries, seconds, hints, got }: DayResult): string {
  return [tries, seconds, hints, got].map(Math.round).join("/");
}

export function readResult(text: string | undefined): DayResult | null {
  const found = /^(\d+)\/(\d+)\/(\d+)\/(\d+)$/.exec(text ?? "");
  if (!found) return null;
  const [tries = 0, seconds = 0, hints = 0, got = 0] = found.slice(1).map(Number);
  return { tries, seconds, hints, got };
}
