// The puzzles of today and the next days, fetched beforehand: for the train, the holiday house, the garden.

import { fits } from "../core/check";
import { dayOf } from "../core/streak";
import type { Bag, Overview } from "../core/wire";
import { Refused } from "../live/api";
import { keep, recall } from "../live/keep";
import { loadBag, loadPuzzle, type Puzzle } from "./api";

const NAME = "bag";
const isBag = (value: unknown): value is Bag => fits("Bag", value);

/** Once a day, and when the words are to be of another language. */
export async function packBag(words: string): Promise<void> {
  const today = dayOf(new Date());
  const there = recall(NAME, isBag);
  if (there?.days[0]?.date === today && there.language === words) return;
  keep(NAME, await loadBag(today, words));
}

/** A day out of the bag, as the server would tell it; there is nothing to train on in it. */
export function fromBag(day: string): Overview | null {
  const packed = recall(NAME, isBag)?.days.find(({ date }) => date === day);
  if (!packed) return null;
  const daily = packed.puzzles.map(({ shown: { family, puzzle, rulebook, language, level } }) => ({
    family,
    puzzle,
    rulebook,
    language,
    level,
  }));
  return { date: day, daily, shelves: [] };
}

/** The seal of a puzzle that is in the bag. */
export const sealOf = (name: string): string | null => packed(name)?.seal ?? null;

function packed(name: string) {
  const puzzles = recall(NAME, isBag)?.days.flatMap((day) => day.puzzles) ?? [];
  return puzzles.find(({ shown }) => shown.puzzle === name);
}

/** A puzzle as the server has it, or out of the bag while it is away. */
export async function takePuzzle(name: string): Promise<Puzzle> {
  try {
    return await loadPuzzle(name);
  } catch (error) {
    const here = error instanceof Refused && error.code === "offline" ? packed(name)?.shown : undefined;
    if (here) return here;
    throw error;
  }
}
