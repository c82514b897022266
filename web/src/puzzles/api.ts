// Calls for puzzles.

import { signal } from "@preact/signals";
import { dayOf } from "../core/streak";
import type { Overview } from "../core/wire";
import { askFor } from "../live/api";

export const LEVELS = ["gentle", "easy", "medium", "hard", "fiendish"] as const;
export type Level = (typeof LEVELS)[number];

export type {
  Answered,
  DailyPuzzle,
  Overview,
  PuzzleShown as Puzzle,
  ShelfShown as Shelf,
} from "../core/wire";

const at = (name: string, what = "") => `/puzzles/${encodeURIComponent(name)}${what}`;

/** What there is today, in a language of words: kept while one goes from puzzle to puzzle. */
export const overview = signal<Overview | null>(null);

const of = (date: string, words: string) => new URLSearchParams({ date, language: words });

export async function loadOverview(words: string): Promise<void> {
  overview.value = await loadDay(dayOf(new Date()), words);
}
/** The puzzles of a day that has been. */
export const loadDay = (date: string, words: string) => askFor("Overview", `/puzzles?${of(date, words)}`);
/** Those of a day and the next ones, to be taken along. */
export const loadBag = (date: string, words: string) => askFor("Bag", `/puzzles/bag?${of(date, words)}`);
export const loadPuzzle = (name: string) => askFor("PuzzleShown", at(name));
export const askRuling = (name: string, table: readonly string[] | string | null) =>
  askFor("SpokenRuling", at(name, "/ruling"), { table });
export const askAnswer = (name: string, play: string) => askFor("Answered", at(name, "/answer"), { play });
export const askHint = (name: string, step: number) => askFor("Hint", at(name, "/hint"), { step });
