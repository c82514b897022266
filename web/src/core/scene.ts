// A position as it is shown, asked about and sent on in a link.

import { isObject, parsed } from "./check";
import type { SceneShown, SolvedCase } from "./wire";

export type Scene = SceneShown;
export type Solved = SolvedCase;

/** A position to ask about: as one line, or, from a link that is older than that, in the fields of a case. */
export type Position = { readonly position: string } | OldPosition;

/** The fields that a link had before positions were one line. */
interface OldPosition {
  readonly game: string;
  readonly rack: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly table?: string;
  readonly board?: readonly string[];
  readonly opened?: boolean;
  readonly history?: readonly string[];
  readonly pot?: number;
  readonly other_rack?: string;
  readonly passed?: boolean;
}

/** The rulebook of a position. */
export function gameOf(position: Position): string {
  return "game" in position ? position.game : (/^[^\s:]*/.exec(position.position)?.[0] ?? "");
}

/** Whether the seat that it is has opened. */
export function hasOpened(position: Position): boolean {
  return "game" in position ? position.opened !== false : !/\sopened=no(\s|$)/.test(position.position);
}

/** The position of a link, or null for one that was cut off or changed. */
export function positionOfLink(rest: readonly string[]): Position | null {
  const [first = "", packed] = rest;
  if (packed !== undefined) return unpackPosition(first, packed);
  return first.trim().split(/\s+/).length < 3 ? null : { position: first };
}

/** The packed lines of an old link. */
function unpackPosition(game: string, packed: string): Position | null {
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
    const [options, history] = [parsed(said.get("options") ?? "null"), said.get("history")];
    const [pot, other] = [said.get("pot"), said.get("other")];
    return {
      game,
      rack,
      ...(table === undefined ? {} : { table }),
      ...(board === undefined ? {} : { board: [board] }),
      ...(language === undefined ? {} : { language }),
      ...(isObject(options) ? { options } : {}),
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
