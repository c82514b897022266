// How far somebody is with a puzzle: how often the answer was checked, and how long it was looked at. A phone that sleeps
// or a reload loses nothing of it.

import { forget, isObject, keep, recall } from "../live/keep";
import type { DayResult } from "./result";

export type Progress = Omit<DayResult, "got">;
const NONE: Progress = { tries: 0, seconds: 0, hints: 0 };
const isProgress = (value: unknown): value is Progress =>
  isObject(value) && [value.tries, value.seconds, value.hints].every((count) => typeof count === "number");

const nameOf = (puzzle: string) => `tries.${puzzle}`;

export interface Looking {
  readonly now: () => Progress;
  readonly tried: () => void;
  readonly hinted: () => void;
  /** Nobody looks at it any more, for now or for good. */
  readonly rest: () => void;
  readonly done: () => void;
}

/** From now on the time is taken, as long as the page is in sight. */
export function lookAt(puzzle: string): Looking {
  let progress = recall(nameOf(puzzle), isProgress) ?? NONE;
  const add = (more: Partial<Progress>) => {
    progress = {
      tries: progress.tries + (more.tries ?? 0),
      seconds: progress.seconds + (more.seconds ?? 0),
      hints: progress.hints + (more.hints ?? 0),
    };
    keep(nameOf(puzzle), progress);
  };
  const timer = window.setInterval(() => {
    if (document.visibilityState === "visible") add({ seconds: 1 });
  }, 1_000);
  const rest = () => clearInterval(timer);
  return {
    now: () => progress,
    tried: () => add({ tries: 1 }),
    hinted: () => add({ hints: 1 }),
    rest,
    done: () => {
      rest();
      forget(nameOf(puzzle));
    },
  };
}
