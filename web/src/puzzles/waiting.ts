// Answers that were found without a network. The referee looks at them when there is one; they count for the day on which
// they were laid.

import { signal } from "@preact/signals";
import type { Family } from "../core/wire";
import { isObject, isText, keep, recall } from "../live/keep";
import type { Progress } from "./progress";

export interface Waiting {
  readonly puzzle: string;
  readonly family: Family;
  readonly day: string;
  readonly inTime: boolean;
  readonly play: string;
  readonly progress: Progress;
}

const NAME = "waiting";
const isWaiting = (value: unknown): value is Waiting =>
  isObject(value) &&
  isText(value.puzzle) &&
  isText(value.family) &&
  isText(value.day) &&
  isText(value.play) &&
  isObject(value.progress);
const areWaiting = (value: unknown): value is Waiting[] => Array.isArray(value) && value.every(isWaiting);

export const waiting = signal<readonly Waiting[]>(recall(NAME, areWaiting) ?? []);

export const waits = (day: string, family: Family) =>
  waiting.value.some((one) => one.day === day && one.family === family);

export function letWait(answer: Waiting): void {
  put([...waiting.value.filter(({ puzzle }) => puzzle !== answer.puzzle), answer]);
}

export function waitsNoMore(puzzle: string): void {
  put(waiting.value.filter((one) => one.puzzle !== puzzle));
}

function put(all: readonly Waiting[]): void {
  waiting.value = all;
  keep(NAME, all);
}
