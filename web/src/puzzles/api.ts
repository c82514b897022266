// Calls for puzzles.

import { signal } from "@preact/signals";
import { dayOf } from "../core/streak";
import type { Overview } from "../core/wire";
import { askFor } from "../live/api";

export const LEVELS = ["easy", "medium", "hard", "fiendish"] as const;
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

export async function loadOverview(words: string): Promise<void> {
  const asked = new URLSearchParams({ date: dayOf(new Date()), language: words });
  overview.value = await askFor("Overview", `/puzzles?${asked}`);
}
export const loadPuzzle = (name: string) => askFor("PuzzleShown", at(name));
export const askRuling = (name: string, table: readonly string[] | string | null) =>
  askFor("SpokenRuling", at(name, "/ruling"), { table });
export const askAnswer = (name: string, play: string) => askFor("Answered", at(name, "/answer"), { play });
export const askHint = (name: string, step: number) => askFor("Hint", at(name, "/hint"), { step });
