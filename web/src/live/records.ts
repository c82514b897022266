// Alone for a record: the longest word ever laid, per rulebook and language, kept in this browser.

import { longer } from "../core/record";
import type { View } from "../core/wire";
import { isText, keep, recall } from "./keep";

export interface SolitaireRecord {
  readonly word: string;
  readonly isNew: boolean;
}

/** The record after this game, or null where the game was not played alone with words. */
export function solitaireRecord(view: View): SolitaireRecord | null {
  if (view.family !== "words" || view.seats.length !== 1) return null;
  const name = `longest.${view.game}.${view.language ?? ""}`;
  const before = recall(name, isText) ?? "";
  const now = view.turns.reduce((longest, turn) => longer(longest, turn.word ?? ""), "");
  const word = longer(before, now);
  if (word === "") return null;
  if (word !== before) keep(name, word);
  return { word, isNew: word === now };
}
