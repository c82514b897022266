// Results that were kept: the last ones, in this browser.

import { signal } from "@preact/signals";
import { isObject, isText, keep, recall } from "../live/keep";
import { isWritten, type Written } from "./written";

const MOST = 50;

export interface Saved {
  readonly id: string;
  readonly rulebook: string;
  /** When, as the time of day in milliseconds. */
  readonly at: number;
  readonly sheet: Written;
}

const isSaved = (value: unknown): value is Saved =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.rulebook) &&
  typeof value.at === "number" &&
  isWritten(value.sheet);
const isList = (value: unknown): value is Saved[] => Array.isArray(value) && value.every(isSaved);

export const savedResults = signal<readonly Saved[]>(recall("companion.saved", isList) ?? []);

function put(list: readonly Saved[]): void {
  savedResults.value = list;
  keep("companion.saved", list);
}

/** Newest first; the same sheet kept again takes the place of its earlier self. */
export function saveResult(id: string, rulebook: string, sheet: Written): void {
  const others = savedResults.value.filter((one) => one.id !== id);
  put([{ id, rulebook, at: Date.now(), sheet }, ...others].slice(0, MOST));
}

export function forgetResult(id: string): void {
  put(savedResults.value.filter((one) => one.id !== id));
}
