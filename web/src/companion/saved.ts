// Results that were kept: the last ones, in this browser. Each can be looked at again, and gone on with.

import { signal } from "@preact/signals";
import { isObject, isText, keep, recall } from "../live/keep";
import { isSession, type Session } from "./session";
import { isWritten, type Written } from "./written";

const MOST = 200;

export interface Saved {
  readonly id: string;
  readonly rulebook: string;
  /** When it was saved, as the time of day in milliseconds. */
  readonly at: number;
  /** What the players call it; empty: the name of the game. */
  readonly name: string;
  readonly sheet: Written;
  /** All that was written, to go on with; results of earlier times have only their sheet. */
  readonly session: Session | null;
}

const isKept = (value: unknown): value is Omit<Saved, "name" | "session"> =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.rulebook) &&
  typeof value.at === "number" &&
  isWritten(value.sheet);

function readSaved(value: unknown): Saved[] {
  if (!isObject(value)) return [];
  const { name, session } = value;
  if (!isKept(value)) return [];
  return [{ ...value, name: isText(name) ? name : "", session: isSession(session) ? session : null }];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const savedResults = signal<readonly Saved[]>(
  (recall("companion.saved", isList) ?? []).flatMap(readSaved),
);
/** What was thrown away last, as long as it can be had back. */
export const thrownAway = signal<Saved | null>(null);

function put(list: readonly Saved[]): void {
  savedResults.value = list;
  keep("companion.saved", list);
}

/** Newest first; the same sheet kept again takes the place of its earlier self. */
export function saveResult(session: Session, sheet: Written): void {
  const { id, rulebook } = session;
  const before = savedResults.peek().find((one) => one.id === id);
  const others = savedResults.peek().filter((one) => one.id !== id);
  const saved = { id, rulebook, at: Date.now(), name: before?.name ?? "", sheet, session };
  put([saved, ...others].slice(0, MOST));
}

/** A sheet that was saved stays as it is now, without being saved again. */
export function keepUp(session: Session, sheet: Written): void {
  const before = savedResults.peek().find((one) => one.id === session.id);
  if (!before || JSON.stringify([before.session, before.sheet]) === JSON.stringify([session, sheet])) return;
  change(session.id, { session, sheet });
}

function change(id: string, part: Partial<Saved>): void {
  put(savedResults.peek().map((one) => (one.id === id ? { ...one, ...part } : one)));
}

export function renameResult(id: string, name: string): void {
  change(id, { name });
}

export function forgetResult(id: string): void {
  thrownAway.value = savedResults.peek().find((one) => one.id === id) ?? null;
  put(savedResults.peek().filter((one) => one.id !== id));
}

/** The one that was thrown away last is back where it was. */
export function haveBack(): void {
  const back = thrownAway.peek();
  thrownAway.value = null;
  if (back && !savedResults.peek().some((one) => one.id === back.id))
    put([...savedResults.peek(), back].sort((a, b) => b.at - a.at));
}
