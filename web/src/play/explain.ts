// The first game explains itself, a line at a time: the line that fits what the player is about to do.

import { lesson } from "../core/lesson";
import type { View } from "../core/wire";
import type { Session } from "../live/session";

export function explanation(session: Session, view: View): string | null {
  const { turn } = session;
  const ruling = session.ruling.value;
  return lesson({
    family: view.family,
    mine: session.mine.value,
    turnsOfMine: view.turns.filter((one) => one.seat === view.seat).length,
    opened: view.seat !== null && (view.seats[view.seat]?.opened ?? false),
    mustOpen: (view.opening ?? 0) > 0,
    changed: turn.changed.value,
    chosen: turn.chosen.value.size > 0,
    tableEmpty: turn.base.value.length === 0,
    partial: ruling?.marks.includes("partial") ?? false,
    legal: ruling?.legal ?? false,
    jokerOnTable: turn.base.value.some((row) =>
      row.tiles.some((tile) => turn.known.value.faces.get(tile) === "*"),
    ),
  });
}
