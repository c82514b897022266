// The games this browser has a seat at. A seat's key is a secret: it is kept here and goes nowhere but to the server.

import { computed, signal } from "@preact/signals";
import { isObject, isText, keep, recall, takes } from "./keep";

export interface KeptGame {
  readonly table: string;
  readonly game: string;
  /** Keys of the seats on this device, by seat as it was given out; the first one is whose turn at the screen it is. */
  readonly keys: readonly string[];
  readonly invite?: string;
  readonly watch?: string;
  /** The table's code, that can be said aloud. */
  readonly code?: string;
  readonly names: readonly string[];
  /** When it was last looked at, in ms since 1970. */
  readonly seen: number;
  readonly over: boolean;
  /** Hashes of seeds that were shown here before their first tile was drawn. */
  readonly commits?: readonly string[];
  /** The games of this table that were played to their end. */
  readonly ended?: readonly EndedGame[];
}

export interface EndedGame {
  /** Which game of the table it was, from 1. */
  readonly number: number;
  /** When its end was seen here. */
  readonly at: number;
  /** Who had how much. */
  readonly said: string;
}

const KEPT_MAX = 200;

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

takes("games", isKeptGames, (games) => {
  keptGames.value = games;
});

/** As they are kept now: another tab may have added one. */
const latest = () => recall("games", isKeptGames) ?? keptGames.value;

/** Every game that was played to its end, the newest first: a table that was played at twice has two. */
export const endedGames = computed(() =>
  keptGames.value
    .flatMap(({ table, game, ended = [] }) => ended.map((one) => ({ table, game, ...one })))
    .sort((a, b) => b.at - a.at),
);

/** A game of this table is over: it stays in the list, also when another one begins there. */
export function noteEnd(table: string, number: number, said: string): void {
  const before = keptGame(table)?.ended ?? [];
  if (before.some((one) => one.number === number)) return;
  changeGame(table, { ended: [...before, { number, at: Date.now(), said }] });
}

export function keepGame(game: KeptGame): void {
  const others = latest().filter((other) => other.table !== game.table);
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
  keptGames.value = latest().filter((game) => game.table !== table);
  keep("games", keptGames.value);
  forgotten(table);
}

let forgotten: (table: string) => void = () => {};

/** Told which game was taken off the list here. */
export function whenForgotten(told: (table: string) => void): void {
  forgotten = told;
}

/** The games as another device has them. */
export function bringGames(games: readonly KeptGame[]): void {
  keptGames.value = games.slice(0, KEPT_MAX);
  keep("games", keptGames.value);
}
