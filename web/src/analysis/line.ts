// A position as it is set up, and its line of text (docs/positions.md). What only the line can say is carried along.

import { readRow } from "../core/board";
import type { OptionValue, SceneShown } from "../core/wire";

/** What lies there and on the rack, each tile as it is written. */
export interface Lies {
  /** Numbers, words: a row each. */
  readonly table: readonly string[];
  /** Crossword: the rows of the board, a dot for an empty square. */
  readonly board: readonly string[];
  readonly rack: readonly string[];
}

export interface About {
  readonly game: string;
  /** Of the words; empty in number games. */
  readonly language: string;
  readonly opened: boolean;
  /** House rules that differ from the book. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** `pot=40` and the other fields that are not set by hand here. */
  readonly more: readonly string[];
}

export const NOTHING_LIES: Lies = { table: [], board: [], rack: [] };

export function liesOf(scene: SceneShown): Lies {
  return { table: scene.table ?? [], board: scene.board ?? [], rack: scene.rack };
}

const value = (option: OptionValue): string =>
  typeof option === "boolean" ? (option ? "yes" : "no") : encodeURIComponent(`${option}`);

/** A row of the board with a number for so many empty squares. */
function shortRow(row: string): string {
  return readRow(row)
    .join("")
    .replace(/\.+/g, (empty) => `${empty.length}`);
}

export function writeLine(about: About, lies: Lies): string {
  const laid =
    lies.board.length > 0
      ? lies.board.every((row) => /^\.*$/.test(row))
        ? ""
        : lies.board.map(shortRow).join("/")
      : lies.table.map((row) => row.replaceAll(" ", "")).join("/");
  return [
    about.language ? `${about.game}:${about.language}` : about.game,
    laid || "-",
    lies.rack.join("") || "-",
    ...(about.opened ? [] : ["opened=no"]),
    ...about.more,
    ...Object.entries(about.options).map(([name, option]) => `+${name}=${value(option)}`),
  ].join(" ");
}

/** All of a line but what lies there, which is the server's to read. `kinds` are the book's own house rules. */
export function readAbout(
  line: string,
  kinds: Readonly<Record<string, OptionValue>>,
  firstLanguage: string,
): About {
  const [game = "", , , ...fields] = line.trim().split(/\s+/);
  const [name = "", language = ""] = game.split(":");
  const options: Record<string, OptionValue> = {};
  const more: string[] = [];
  for (const field of fields) {
    const [key = "", said = ""] = field.split(/=(.*)/s);
    if (key.startsWith("+")) options[key.slice(1)] = readOption(said, kinds[key.slice(1)]);
    else if (key !== "opened") more.push(field);
  }
  const opened = !fields.includes("opened=no");
  return { game: name, language: language || firstLanguage, opened, options, more };
}

function readOption(said: string, kind: OptionValue | undefined): OptionValue {
  if (typeof kind === "boolean") return said === "yes";
  const text = decodeURIComponent(said);
  return typeof kind === "number" && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The line that somebody pasted: by itself, or inside a link to a position or to this board. */
export function lineIn(pasted: string): string {
  const link = /#\/(?:position|analysis)\/([^\s/]+)\s*$/.exec(pasted.trim());
  if (!link?.[1]) return pasted.trim();
  try {
    return decodeURIComponent(link[1]);
  } catch {
    return pasted.trim();
  }
}
