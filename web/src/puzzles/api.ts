// Calls for puzzles.

import { signal } from "@preact/signals";
import { dayOf } from "../core/streak";
import type { Family, Hint, Ruling, View } from "../core/wire";
import { askJson } from "../live/api";

export const LEVELS = ["easy", "medium", "hard", "fiendish"] as const;
export type Level = (typeof LEVELS)[number];

export interface DailyPuzzle {
  readonly family: Family;
  readonly puzzle: string;
  readonly rulebook: string;
  readonly language: string;
  readonly level: Level;
}
export interface Shelf {
  readonly rulebook: string;
  readonly family: Family;
  readonly language: string;
  readonly levels: Readonly<Partial<Record<Level, number>>>;
}
export interface Overview {
  readonly date: string;
  readonly daily: readonly DailyPuzzle[];
  readonly shelves: readonly Shelf[];
}
export interface Puzzle {
  readonly puzzle: string;
  readonly rulebook: string;
  readonly family: Family;
  readonly language: string;
  readonly level: Level;
  /** Whether it has stood on the shelf under another number: no new one of its level was found. */
  readonly again: boolean;
  readonly view: View;
}
export interface Answered {
  readonly right: boolean;
  readonly legal: boolean;
  readonly got: number;
  readonly best: number | null;
  readonly message: string;
  readonly ruling: Ruling;
}

const at = (name: string, what = "") => `/puzzles/${encodeURIComponent(name)}${what}`;

/** What there is today, in a language of words: kept while one goes from puzzle to puzzle. */
export const overview = signal<Overview | null>(null);

export async function loadOverview(words: string): Promise<void> {
  const asked = new URLSearchParams({ date: dayOf(new Date()), language: words });
  overview.value = await askJson<Overview>(`/puzzles?${asked}`);
}
export const loadPuzzle = (name: string) => askJson<Puzzle>(at(name));
export const askRuling = (name: string, table: readonly string[] | string | null) =>
  askJson<Ruling>(at(name, "/ruling"), { table });
export const askAnswer = (name: string, play: string) => askJson<Answered>(at(name, "/answer"), { play });
export const askHint = (name: string, step: number) => askJson<Hint>(at(name, "/hint"), { step });
