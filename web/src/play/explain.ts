// The first game explains itself, a line at a time: the line that fits what the player is about to do.

import { lesson } from "../core/lesson";
import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { explains } from "../live/settings";

export function explanation(session: Session, view: View): string | null {
  const { turn } = session;
  const ruling = session.ruling.value;
  const crossword = view.family === "crossword";
  return lesson({
    family: view.family,
    mine: session.mine.value,
    turnsOfMine: view.turns.filter((one) => one.seat === view.seat).length,
    opened: view.seat !== null && (view.seats[view.seat]?.opened ?? false),
    mustOpen: (view.opening ?? 0) > 0,
    changed: crossword ? session.board.laid.value.size > 0 : turn.changed.value,
    chosen: turn.chosen.value.size > 0,
    tableEmpty: crossword ? !view.board?.some((row) => /[^.]/.test(row)) : turn.base.value.length === 0,
    partial: ruling?.marks.includes("partial") ?? false,
    legal: ruling?.legal ?? false,
    canLay: session.hints.canLay.value,
    jokerOnTable: turn.base.value.some((row) =>
      row.tiles.some((tile) => turn.known.value.faces.get(tile) === "*"),
    ),
  });
}

const JOKERS: Readonly<Record<string, string>> = {
  "*": "joker-say-classic",
  D: "joker-say-double",
  C: "joker-say-colour",
  M: "joker-say-mirror",
  "@": "joker-say-letter",
};

/** What a joker does, while one is chosen: the special ones for everybody, the plain one for who is learning. */
export function jokerSaid(session: Session, view: View): string | null {
  if (view.family === "crossword" || view.result) return null;
  const { chosen, known } = session.turn;
  const [only, second] = chosen.value;
  if (only === undefined || second !== undefined) return null;
  const face = known.value.faces.get(only) ?? "";
  const plain = face === "*" || face === "@";
  return plain && !explains.value ? null : (JOKERS[face] ?? null);
}
