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

/** A row never changes: which tiles it has is written down once. */
const written = new WeakMap<Row, string>();
function tilesOf(row: Row): string {
  const known = written.get(row) ?? row.tiles.join(",");
  written.set(row, known);
  return known;
}

function indexAmong(rows: readonly Row[], row: Row): number {
  const tiles = tilesOf(row);
  return rows.findIndex((one) => one === row || tilesOf(one) === tiles);
}

function ruledIndex(ruled: Ruled | null, row: Row): number {
  return ruled ? indexAmong(ruled.rows, row) : -1;
}

export function markOf(session: Staged, row: Row): RowMark {
  const ruled = session.ruled.value;
  const lay = indexAmong(session.turn.base.value, row) >= 0;
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
  const lay = indexAmong(session.turn.base.value, row);
  const stands = at >= 0 ? ruled?.ruling.stands?.[at] : lay >= 0 ? standsAtRest(view, lay) : undefined;
  const meant = session.turn.meant.value;
  return new Map(row.tiles.map((tile, i) => [tile, meant.get(tile) ?? stands?.[i] ?? ""]));
}

function standsAtRest(view: View, at: number): readonly string[] | undefined {
  return view.stands?.[at] ?? notationOf(view.family).stands(view.table?.[at] ?? "");
}
