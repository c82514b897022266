// The games this browser has a seat at. A seat's key is a secret: it is kept here and goes nowhere but to the server.

import { signal } from "@preact/signals";
import { isObject, isText, keep, recall } from "./keep";

export interface KeptGame {
  readonly table: string;
  readonly game: string;
  /** Keys of the seats on this device, by seat as it was given out; the first one is whose turn at the screen it is. */
  readonly keys: readonly string[];
  readonly invite?: string;
  readonly watch?: string;
  readonly names: readonly string[];
  /** When it was last looked at, in ms since 1970. */
  readonly seen: number;
  readonly over: boolean;
  /** Hashes of seeds that were shown here before their first tile was drawn. */
  readonly commits?: readonly string[];
}

const KEPT_MAX = 24;

function isKeptGame(value: unknown): value is KeptGame {
  return (
    isObject(value) &&
    isText(value.table) &&
    isText(value.game) &&
    Array.isArray(value.keys) &&
    value.keys.every(isText)
  );
}
const isKeptGames = (value: unknown): value is KeptGame[] => Array.isArray(value) && value.every(isKeptGame);

export const keptGames = signal<readonly KeptGame[]>(recall("games", isKeptGames) ?? []);

export function keepGame(game: KeptGame): void {
  const others = keptGames.value.filter((other) => other.table !== game.table);
  keptGames.value = [game, ...others].slice(0, KEPT_MAX);
  keep("games", keptGames.value);
}

export function changeGame(table: string, change: Partial<KeptGame>): void {
  const game = keptGame(table);
  if (game) keepGame({ ...game, ...change });
}

export function keptGame(table: string): KeptGame | undefined {
  return keptGames.value.find((game) => game.table === table);
}

export function forgetGame(table: string): void {
  keptGames.value = keptGames.value.filter((game) => game.table !== table);
  keep("games", keptGames.value);
}
