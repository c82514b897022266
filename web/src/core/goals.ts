// Where tiles in hand can go by keyboard: every place in every row, a row of their own, the rack.

import type { Goal, Rows } from "./draft";
import type { Placed } from "./felt";
import type { Arrow } from "./focus";

/** The rows as the eye goes: line by line, from the left. */
export function readingOrder(rows: Rows, placed: Placed): Rows {
  const at = (id: number) => placed.rows.get(id) ?? { row: 0, x: 0 };
  return [...rows].sort((a, b) => at(a.id).row - at(b.id).row || at(a.id).x - at(b.id).x);
}

/**
 * The goal that an arrow leads to. `rows` are the rows that stay, in reading order. Left and right go place by place,
 * up and down row by row; after the last row come the empty felt and, where it is allowed, the rack.
 */
export function nextGoal(rows: Rows, goal: Goal | null, arrow: Arrow, rack: number | null): Goal {
  const felt: Goal = { on: "felt" };
  const stops: Goal[][] = [
    ...rows.map((row) =>
      Array.from({ length: row.tiles.length + 1 }, (_, index): Goal => ({ on: "row", row: row.id, index })),
    ),
    [felt],
    ...(rack === null ? [] : [[{ on: "rack", index: rack } satisfies Goal]]),
  ];
  if (!goal) return felt;
  const line = stops.findIndex((stop) => stop.some((one) => same(one, goal)));
  const here = stops[line];
  if (!here) return felt;
  if (arrow === "up" || arrow === "down") {
    const next = stops[line + (arrow === "down" ? 1 : -1)] ?? here;
    return next.at(-1) ?? felt;
  }
  const flat = stops.flat();
  const at = flat.findIndex((one) => same(one, goal));
  return flat[at + (arrow === "right" ? 1 : -1)] ?? goal;
}

function same(a: Goal, b: Goal): boolean {
  if (a.on !== b.on) return false;
  return a.on === "row" && b.on === "row" ? a.row === b.row && a.index === b.index : true;
}
