// What this browser keeps of the puzzles: which were solved, on which days, and how far the training is.

import { signal } from "@preact/signals";
import { streak } from "../core/streak";
import type { Family } from "../core/wire";
import { forget, isObject, isText, isTexts, keep, recall, takes } from "../live/keep";
import { LEVELS, type Level, type Puzzle, type Shelf } from "./api";
import type { Card } from "./card";
import { type DayResult, dayKey, readResult, SHOWN, writeResult } from "./result";
import { waits } from "./waiting";

export interface Kept {
  /** Days on which the puzzle of the day was solved, by family. */
  readonly days: Readonly<Partial<Record<Family, readonly string[]>>>;
  /** How many puzzles were solved, by family. */
  readonly solved: Readonly<Partial<Record<Family, number>>>;
  /** Puzzles of the day whose answer was asked for, as `day family`; only the latest. */
  readonly shown: readonly string[];
  /** The next puzzle of each shelf and level. */
  readonly next: Readonly<Record<string, number>>;
  /** How each puzzle of a day ended, by `dayKey`: as `writeResult` writes it, or `-` where the answer was asked for. */
  readonly results: Readonly<Record<string, string>>;
}
const NOTHING: Kept = { days: {}, solved: {}, shown: [], next: {}, results: {} };
const SHOWN_KEPT = 9;

/** What was kept before results were has none. */
type Older = Omit<Kept, "results"> & Partial<Pick<Kept, "results">>;
const isKept = (value: unknown): value is Older =>
  isObject(value) &&
  isObject(value.days) &&
  Object.values(value.days).every(isTexts) &&
  isObject(value.solved) &&
  isTexts(value.shown) &&
  isObject(value.next) &&
  (value.results === undefined || (isObject(value.results) && isTexts(Object.values(value.results))));

export const kept = signal<Kept>({ ...NOTHING, ...recall("puzzles", isKept) });

takes("puzzles", isKept, (value) => {
  kept.value = { ...NOTHING, ...value };
});

function change(next: Partial<Kept>): void {
  kept.value = { ...kept.value, ...next };
  keep("puzzles", kept.value);
}

export const daysOf = (family: Family): readonly string[] => kept.value.days[family] ?? [];
export const solvedOf = (family: Family): number => kept.value.solved[family] ?? 0;
export const wasShown = (day: string, family: Family) =>
  kept.value.shown.includes(`${day} ${family}`) || kept.value.results[dayKey(day, family)] === SHOWN;

/** How the puzzle of a day was solved; null: it was not, or nobody wrote down how. */
export const resultOf = (day: string, family: Family): DayResult | null =>
  readResult(kept.value.results[dayKey(day, family)]);

/** A puzzle of a day that was solved: when, and how. */
export interface SolvedDay {
  readonly day: string;
  /** Whether it was still that day: only then it counts for the days in a row. */
  readonly inTime: boolean;
  readonly result: DayResult;
}

/** Found without seeing the answer; `on` where it was the puzzle of a day. */
export function keepSolved(family: Family, on: SolvedDay | null): void {
  const { days, solved, results } = kept.value;
  const old = daysOf(family);
  change({ solved: { ...solved, [family]: solvedOf(family) + 1 } });
  if (on === null) return;
  const key = dayKey(on.day, family);
  // The first time is the one that counts.
  if (results[key] === undefined) change({ results: { ...results, [key]: writeResult(on.result) } });
  if (on.inTime && !old.includes(on.day)) change({ days: { ...days, [family]: [...old, on.day] } });
}

export function keepShown(family: Family, day: string | null): void {
  if (day === null) return;
  const { shown, results } = kept.value;
  const key = dayKey(day, family);
  change({
    shown: [`${day} ${family}`, ...shown].slice(0, SHOWN_KEPT),
    results: { ...results, [key]: results[key] ?? SHOWN },
  });
}

/** The card of a puzzle of a day; null: it has not been solved. */
export function cardOf({ family, level }: Pick<Puzzle, "family" | "level">, day: string): Card | null {
  const result = resultOf(day, family);
  const days = daysOf(family);
  return result && { family, level, day, result, streak: days.includes(day) ? streak(days, day) : 0 };
}

export type DayState = "solved" | "later" | "shown" | "waits" | "open";

/** How it stands with the puzzle of a day. */
export function stateOf(day: string, family: Family): DayState {
  if (daysOf(family).includes(day)) return "solved";
  if (resultOf(day, family)) return "later";
  if (waits(day, family)) return "waits";
  return wasShown(day, family) ? "shown" : "open";
}

const stand = (shelf: Pick<Shelf, "rulebook" | "language">, level: Level) =>
  [shelf.rulebook, ...(shelf.language ? [shelf.language] : []), level].join(".");

export function nextNumber(shelf: Pick<Shelf, "rulebook" | "language">, level: Level): number {
  return kept.value.next[stand(shelf, level)] ?? 1;
}

export function nextPuzzle(shelf: Pick<Shelf, "rulebook" | "language">, level: Level): string {
  return `${stand(shelf, level)}.${nextNumber(shelf, level)}`;
}

/** The training goes on behind this puzzle. */
export function keepPlace(puzzle: string): void {
  const at = puzzle.lastIndexOf(".");
  const shelf = puzzle.slice(0, at);
  const number = Number(puzzle.slice(at + 1));
  if ((kept.value.next[shelf] ?? 1) <= number) change({ next: { ...kept.value.next, [shelf]: number + 1 } });
}

/** What was kept of an unfinished puzzle is let go. */
export function forgetTable(puzzle: string): void {
  forget(`draft.${puzzle}`);
  forget(`rack.${puzzle}.0`);
}

export interface Wish {
  readonly rulebook: string;
  readonly language: string;
  readonly level: Level;
}
const isWish = (value: unknown): value is Wish =>
  isObject(value) &&
  isText(value.rulebook) &&
  isText(value.language) &&
  LEVELS.some((level) => level === value.level);

/** What was last trained on. */
export const wish = signal<Wish | null>(recall("puzzles.wish", isWish));

export function keepWish(next: Wish): void {
  wish.value = next;
  keep("puzzles.wish", next);
}
