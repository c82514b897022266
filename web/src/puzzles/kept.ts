// What this browser keeps of the puzzles: which were solved, on which days, and how far the training is.

import { signal } from "@preact/signals";
import type { Family } from "../core/wire";
import { forget, isObject, isText, isTexts, keep, recall } from "../live/keep";
import { LEVELS, type Level, type Shelf } from "./api";

export interface Kept {
  /** Days on which the puzzle of the day was solved, by family. */
  readonly days: Readonly<Partial<Record<Family, readonly string[]>>>;
  /** How many puzzles were solved, by family. */
  readonly solved: Readonly<Partial<Record<Family, number>>>;
  /** Puzzles of the day whose answer was asked for, as `day family`; only the latest. */
  readonly shown: readonly string[];
  /** The next puzzle of each shelf and level. */
  readonly next: Readonly<Record<string, number>>;
}
const NOTHING: Kept = { days: {}, solved: {}, shown: [], next: {} };
const SHOWN_KEPT = 9;

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  isObject(value.days) &&
  Object.values(value.days).every(isTexts) &&
  isObject(value.solved) &&
  isTexts(value.shown) &&
  isObject(value.next);

export const kept = signal<Kept>(recall("puzzles", isKept) ?? NOTHING);

function change(next: Partial<Kept>): void {
  kept.value = { ...kept.value, ...next };
  keep("puzzles", kept.value);
}

export const daysOf = (family: Family): readonly string[] => kept.value.days[family] ?? [];
export const solvedOf = (family: Family): number => kept.value.solved[family] ?? 0;
export const wasShown = (day: string, family: Family) => kept.value.shown.includes(`${day} ${family}`);

/** Found without seeing the answer; `day` where it was the puzzle of that day. */
export function keepSolved(family: Family, day: string | null): void {
  const { days, solved } = kept.value;
  const old = daysOf(family);
  change({ solved: { ...solved, [family]: solvedOf(family) + 1 } });
  if (day !== null && !old.includes(day)) change({ days: { ...days, [family]: [...old, day] } });
}

export function keepShown(family: Family, day: string | null): void {
  if (day !== null) change({ shown: [`${day} ${family}`, ...kept.value.shown].slice(0, SHOWN_KEPT) });
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
