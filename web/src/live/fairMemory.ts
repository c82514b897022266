// What this browser remembers of each table for the proof of a fair shuffle. It stays on the device.

import { newId } from "../core/chance";
import {
  type FairMemory,
  isFairMemory,
  lastGame,
  NOTHING_REMEMBERED,
  remembered,
  type SeenGame,
} from "../core/fair/memory";
import type { View } from "../core/wire";
import { keptGames } from "./games";
import { forget, keep, keptNames, recall } from "./keep";

const PREFIX = "fair.";

export interface Remembering {
  /** What to stir in with this key: always the same, however often it is sent. */
  readonly stir: (key: string) => string;
  /** Something else was sent to be stirred in. */
  readonly stirred: (key: string | null, text: string) => void;
  readonly saw: (key: string | null, view: View) => void;
}

export function rememberFair(table: string): Remembering {
  forgetOthers(table);
  let memory = memoryOf(table);
  const put = (next: FairMemory) => {
    if (next === memory) return;
    memory = next;
    keep(PREFIX + table, memory);
  };
  const sent = (key: string, text: string) => put({ ...memory, sent: { ...memory.sent, [key]: text } });
  return {
    stir: (key) => {
      if (memory.sent[key] === undefined) sent(key, newId());
      return memory.sent[key] ?? "";
    },
    stirred: (key, text) => {
      if (key !== null) sent(key, text);
    },
    saw: (key, view) => {
      if (view.commit) put(remembered(memory, key, view));
    },
  };
}

export function memoryOf(table: string): FairMemory {
  return recall(PREFIX + table, isFairMemory) ?? NOTHING_REMEMBERED;
}

/** What is remembered of tables that are on the list no more goes with them. */
function forgetOthers(table: string): void {
  const listed = new Set(keptGames.value.map((game) => game.table));
  for (const name of keptNames()) {
    const other = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : table;
    if (other !== table && !listed.has(other)) forget(name);
  }
}

export interface FoundMemory {
  readonly memory: FairMemory;
  readonly game: SeenGame;
}

/** What is remembered of the game of a record: the last one of this table, or the one that was promised with its hash. */
export function memoryFor(table: string | undefined, shown: string): FoundMemory | null {
  if (table !== undefined) {
    const memory = memoryOf(table);
    const game = lastGame(memory);
    return game ? { memory, game } : null;
  }
  for (const name of keptNames()) {
    if (!name.startsWith(PREFIX)) continue;
    const memory = memoryOf(name.slice(PREFIX.length));
    const game = Object.values(memory.games).find(({ promise }) => promise === shown);
    if (game) return { memory, game };
  }
  return null;
}
