// What lies beside the box: who plays, by which rules, and all that was written down. Kept in this browser as it is
// typed, so that a phone that sleeps, a reload or a server that is away loses nothing.

import { effect, type Signal, signal } from "@preact/signals";
import type { OptionValue, Rulebook } from "../core/wire";
import { isObject, isText, isTexts, keep, recall } from "../live/keep";

export interface Turn {
  readonly seat: number;
  readonly text: string;
  readonly kind: "laid" | "none" | "exchanged";
  readonly whole_rack: boolean;
  /** The time ran out with a table that was not finished. */
  readonly late: boolean;
}

export interface Game {
  readonly first: number;
  /** Whether somebody has said who begins. */
  readonly chosen: boolean;
  /** By seat the tile drawn to see who begins, as far as it was typed; sheets of before it was kept have none. */
  readonly drawn?: readonly string[];
  readonly turns: readonly Turn[];
  readonly pot_empty: number | null;
  readonly opened: readonly number[];
  /** Who laid the last tile; null as long as nobody has said. */
  readonly out: number | "nobody" | null;
  readonly left: readonly string[];
  /** Whether the players work out the scores themselves and want them checked. */
  readonly own: boolean;
  readonly scores: readonly string[];
  /** The next turn as far as it has been typed. */
  readonly typing: string;
  /** Whether the turn that is being typed took the whole rack. */
  readonly whole: boolean;
}

export interface Session {
  /** Of this sheet, so that keeping its result twice keeps it once. */
  readonly id: string;
  readonly rulebook: string;
  readonly names: readonly string[];
  readonly language: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rounds: number | null;
  readonly games: readonly Game[];
}

export function newGame(first: number, chosen = false): Game {
  return {
    first,
    chosen,
    drawn: [],
    turns: [],
    pot_empty: null,
    opened: [],
    out: null,
    left: [],
    own: false,
    scores: [],
    typing: "",
    whole: false,
  };
}

/** A game as the server reads it: what a switch has hidden is not sent. */
export function sent(game: Game, readLeft: (text: string) => string) {
  const { first, turns, pot_empty, opened } = game;
  const told = game.out !== null;
  return {
    first,
    // Sheets that were kept before turns could be late know nothing of it.
    turns: turns.map((turn) => ({ ...turn, late: turn.late ?? false })),
    pot_empty,
    opened,
    ended: told || game.own,
    out: typeof game.out === "number" ? game.out : null,
    left: told ? game.left.map(readLeft) : [],
    scores: game.own ? game.scores : [],
  };
}

const isGame = (value: unknown): value is Game =>
  isObject(value) &&
  Array.isArray(value.turns) &&
  Array.isArray(value.opened) &&
  (value.drawn === undefined || isTexts(value.drawn)) &&
  isTexts(value.left) &&
  isTexts(value.scores) &&
  isText(value.typing);
export const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.rulebook) &&
  isText(value.language) &&
  isTexts(value.names) &&
  isObject(value.options) &&
  Array.isArray(value.games) &&
  value.games.length > 0 &&
  value.games.every(isGame);

const opened = new Map<string, Signal<Session>>();

/** The sheet of a rulebook: as it was left, or a new one with the names of last time. */
export function openSession(rulebook: Rulebook, language: string): Signal<Session> {
  const there = opened.get(rulebook.id);
  if (there) return there;
  const name = `companion.${rulebook.id}`;
  const session = signal(recall(name, isSession) ?? firstSession(rulebook, language));
  effect(() => {
    keep(name, session.value);
    keep("companion.names", session.value.names);
  });
  opened.set(rulebook.id, session);
  return session;
}

/** Whether a sheet of this box has been begun. */
export function sheetLies(rulebook: string): boolean {
  const session = opened.get(rulebook)?.value ?? recall(`companion.${rulebook}`, isSession);
  return session !== null && begun(session);
}

/** The language of the words that a reader most likely plays in; empty for numbers. */
export function wordsOf(rulebook: Rulebook, language: string): string {
  return rulebook.languages.includes(language) ? language : (rulebook.languages[0] ?? "");
}

function firstSession(rulebook: Rulebook, language: string): Session {
  const [least, most] = rulebook.players;
  const names = [...(recall("companion.names", isTexts) ?? ["", ""])].slice(0, most);
  while (names.length < Math.max(2, least)) names.push("");
  return {
    id: newId(),
    rulebook: rulebook.id,
    names,
    language: wordsOf(rulebook, language),
    options: {},
    rounds: rulebook.rounds ? 1 : null,
    games: [newGame(0)],
  };
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** An empty sheet for the same people and rules. */
export function cleared(session: Session): Session {
  return { ...session, id: newId(), games: [newGame(0)] };
}

/** The game that is being played; there always is one. */
export function lastGame(session: Session): Game {
  return session.games.at(-1) ?? newGame(0);
}

export function changeGame(session: Session, at: number, change: Partial<Game>): Session {
  const games = session.games.map((game, i) => (i === at ? { ...game, ...change } : game));
  return { ...session, games };
}

export function changeLast(session: Session, change: Partial<Game>): Session {
  return changeGame(session, session.games.length - 1, change);
}

/** Whether anything stands on the sheet: then the number of players no longer changes. */
export function begun(session: Session): boolean {
  const game = lastGame(session);
  return session.games.length > 1 || game.turns.length > 0 || game.out !== null || game.own;
}

/** One text of a row by seat, changed; the row grows as far as it has to. */
export function withText(texts: readonly string[], seat: number, text: string, seats: number): string[] {
  return Array.from({ length: seats }, (_, i) => (i === seat ? text : (texts[i] ?? "")));
}
