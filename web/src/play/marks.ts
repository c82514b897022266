// What the referee says of each row on the table, ready to be shown.

import type { Row } from "../core/draft";
import { notationOf } from "../core/notation";
import { type Said, saidBy } from "../core/said";
import type { TileId } from "../core/tile";
import type { Place, View } from "../core/wire";
import type { Ruled, Staged } from "../live/session";

export interface RowMark {
  /** Whole rows lie quietly; null while the referee is asked. */
  readonly whole: boolean | null;
  /** What is missing, in the player's language. */
  readonly why: Said | null;
  readonly place: Place | null;
  /** A word that was made in this turn, or one that was left of a broken word. */
  readonly made?: "new" | "rest";
}
/** Marks of rows that cannot stay as they lie. */
const UNFINISHED = new Set(["partial", "loose", "not-a-word"]);
const QUIET: RowMark = { whole: true, why: null, place: null };
const ASKED: RowMark = { whole: null, why: null, place: null };

function ruledIndex(ruled: Ruled | null, row: Row): number {
  if (!ruled) return -1;
  return ruled.rows.findIndex((one) => one.tiles.join(",") === row.tiles.join(","));
}

export function markOf(session: Staged, row: Row): RowMark {
  const ruled = session.ruled.value;
  const lay = session.turn.base.value.some((one) => one.tiles.join(",") === row.tiles.join(","));
  const at = ruledIndex(ruled, row);
  if (!ruled || at < 0) return lay ? QUIET : ASKED;
  const mark = ruled.ruling.marks[at] ?? "";
  if (mark === "new" || mark === "rest") return { ...QUIET, made: mark };
  if (!UNFINISHED.has(mark)) return QUIET;
  const found = ruled.ruling.violations.find((one) => one.where?.includes(at));
  return { whole: false, why: found ? saidBy(found) : null, place: found?.place ?? null };
}

/** What each tile stands for: from the referee on the draft, else from the view. */
export function standsOf(session: Staged, view: View, row: Row): Map<TileId, string> {
  const ruled = session.ruled.value;
  const at = ruledIndex(ruled, row);
  const lay = session.turn.base.value.findIndex((one) => one.tiles.join(",") === row.tiles.join(","));
  const stands = at >= 0 ? ruled?.ruling.stands?.[at] : lay >= 0 ? standsAtRest(view, lay) : undefined;
  const meant = session.turn.meant.value;
  return new Map(row.tiles.map((tile, i) => [tile, meant.get(tile) ?? stands?.[i] ?? ""]));
}

function standsAtRest(view: View, at: number): readonly string[] | undefined {
  return view.stands?.[at] ?? notationOf(view.family).stands(view.table?.[at] ?? "");
}
