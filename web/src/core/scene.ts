// A position as it is shown, asked about and sent on in a link.

import { notationOf } from "./notation";
import type { Family, OptionValue, View } from "./wire";

/** The fields of a case: what `POST /api/solve` takes. */
export interface Position {
  readonly game: string;
  readonly rack: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly table?: string;
  readonly board?: readonly string[];
  readonly opened?: boolean;
  readonly history?: readonly string[];
  /** The crossword: tiles in the pot; once it is empty what the other holds, and whether the other just passed. */
  readonly pot?: number;
  readonly other_rack?: string;
  readonly passed?: boolean;
}
/** What lies there, and which of it a play has laid or changed. */
export interface Scene {
  readonly family: Family;
  readonly rack: readonly string[];
  /** Per row: which of its tiles came from the rack. */
  readonly fresh: readonly (readonly number[])[];
  /** Rows that did not lie there before. */
  readonly changed: readonly number[];
  readonly table?: readonly string[];
  readonly stands?: readonly (readonly string[])[] | null;
  readonly board?: readonly string[];
  readonly premiums?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
}

/** What one seat has before it: nothing that its own view does not tell. */
export function positionOfView(view: View): Position {
  const opened = view.seat === null || view.seats[view.seat]?.opened !== false;
  const said: Position = {
    game: view.game,
    rack: (view.rack ?? []).join(" "),
    ...(view.language ? { language: view.language } : {}),
    ...(view.options && Object.keys(view.options).length > 0 ? { options: view.options } : {}),
  };
  if (view.family === "crossword") return { ...said, board: [(view.board ?? []).join("/")], pot: view.pot };
  return {
    ...said,
    table: (view.table ?? []).join(notationOf(view.family).between),
    opened,
    ...(view.words && view.words.length > 0 ? { history: view.words } : {}),
  };
}

const FIELDS = [
  "rack",
  "table",
  "board",
  "language",
  "options",
  "unopened",
  "history",
  "pot",
  "other",
  "passed",
] as const;
type Field = (typeof FIELDS)[number];

/** A position as one piece of a link: lines of notation, in letters that every program leaves alone. */
export function packPosition(position: Position): string {
  const said: Partial<Record<Field, string>> = { rack: position.rack };
  if (position.table) said.table = position.table;
  if (position.board) said.board = position.board.map(shortRows).join(" ");
  if (position.language) said.language = position.language;
  if (position.options && Object.keys(position.options).length > 0)
    said.options = JSON.stringify(position.options);
  if (position.opened === false) said.unopened = "";
  if (position.history && position.history.length > 0) said.history = position.history.join(" ");
  if (position.pot !== undefined) said.pot = `${position.pot}`;
  if (position.other_rack !== undefined) said.other = position.other_rack;
  if (position.passed) said.passed = "";
  const text = FIELDS.flatMap((field) => (said[field] === undefined ? [] : [`${field} ${said[field]}`])).join(
    "\n",
  );
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A number for a run of empty squares. */
function shortRows(board: string): string {
  return board.replace(/\.+/g, (run) => `${run.length}`);
}

/** What `packPosition` packed, or null for a link that was cut off or changed. */
export function unpackPosition(game: string, packed: string): Position | null {
  try {
    const bytes = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
    );
    const said = new Map(
      text.split("\n").map((line): [string, string] => {
        const [name = "", ...rest] = line.split(" ");
        return [name, rest.join(" ")];
      }),
    );
    const rack = said.get("rack");
    if (rack === undefined) return null;
    const [table, board, language] = [said.get("table"), said.get("board"), said.get("language")];
    const [options, history] = [said.get("options"), said.get("history")];
    const [pot, other] = [said.get("pot"), said.get("other")];
    return {
      game,
      rack,
      ...(table === undefined ? {} : { table }),
      ...(board === undefined ? {} : { board: [board] }),
      ...(language === undefined ? {} : { language }),
      ...(options === undefined ? {} : { options: JSON.parse(options) as Record<string, OptionValue> }),
      ...(history === undefined ? {} : { history: history.split(" ") }),
      ...(said.has("unopened") ? { opened: false } : {}),
      ...(pot === undefined ? {} : { pot: Number(pot) }),
      ...(other === undefined ? {} : { other_rack: other }),
      ...(said.has("passed") ? { passed: true } : {}),
    };
  } catch {
    return null;
  }
}
