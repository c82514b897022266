import { describe, expect, it } from "vitest";
import { composeWithRoom, type Window } from "../src/core/camera";
import { move, type Rows } from "../src/core/draft";
import { type Bounds, NOTHING_PLACED, type Placed, place } from "../src/core/felt";
import { below, seeded, shuffled, someRows } from "./dealing";

const FELT: Bounds = { left: -20, right: 20, top: -3, bottom: 3, fills: "middle" };

function expectTidy(rows: Rows, placed: Placed, bounds: Bounds): void {
  const taken = new Set<string>();
  for (const row of rows) {
    const spot = placed.rows.get(row.id);
    if (!spot) throw new Error(`row ${row.id} lies nowhere`);
    expect(spot.x).toBeGreaterThanOrEqual(bounds.left);
    expect(spot.x + row.tiles.length * 2).toBeLessThanOrEqual(bounds.right);
    expect(spot.row).toBeGreaterThanOrEqual(bounds.top);
    expect(spot.row).toBeLessThanOrEqual(bounds.bottom);
    for (let x = spot.x; x <= spot.x + row.tiles.length * 2; x++) {
      const key = `${spot.row}:${x}`;
      if (x < spot.x + row.tiles.length * 2) expect(taken.has(key)).toBe(false);
      taken.add(key);
    }
    row.tiles.forEach((tile, i) => {
      expect(placed.tiles.get(tile)).toEqual({ row: spot.row, x: spot.x + 2 * i });
    });
  }
}

function must(placed: Placed | null): Placed {
  if (!placed) throw new Error("does not fit");
  return placed;
}

describe("placing rows on the felt", () => {
  it("lays the first row in the middle, by whole tiles", () => {
    const rows = [{ id: 1, tiles: [1, 2, 3] }];
    expect(must(place(rows, NOTHING_PLACED, FELT)).rows.get(1)).toEqual({ row: 0, x: -2 });
  });

  it("keeps every other row where it lay when one grows into free felt", () => {
    const rows = someRows(24, seeded(7));
    const before = must(place(rows, NOTHING_PLACED, FELT));
    const after = move(rows, [99], { on: "felt" });
    const placed = must(place(after, before, FELT));
    for (const row of rows) expect(placed.rows.get(row.id)).toEqual(before.rows.get(row.id));
  });

  it("lets a row grow to the left when a tile joins in front, so that the others stay", () => {
    const rows = [{ id: 1, tiles: [1, 2, 3] }];
    const before = must(place(rows, NOTHING_PLACED, FELT));
    const placed = must(place([{ id: 1, tiles: [9, 1, 2, 3] }], before, FELT));
    expect(placed.tiles.get(1)).toEqual(before.tiles.get(1));
  });

  it("leaves both halves of a split row nearly in place, with felt between them", () => {
    const before = must(place([{ id: 1, tiles: [1, 2, 3, 4, 5, 6] }], NOTHING_PLACED, FELT));
    const halves = [
      { id: 1, tiles: [1, 2, 3] },
      { id: 2, tiles: [4, 5, 6] },
    ];
    const placed = must(place(halves, before, FELT));
    expect(placed.rows.get(1)).toEqual(before.rows.get(1));
    expect(placed.rows.get(2)).toEqual({ row: 0, x: (before.rows.get(1)?.x ?? 0) + 7 });
  });

  it("lays a new row where it was put down", () => {
    const wish = { row: 4, spot: { row: -2, x: 5 } };
    const placed = must(place([{ id: 4, tiles: [1, 2] }], NOTHING_PLACED, FELT, wish));
    expect(placed.rows.get(4)).toEqual({ row: -2, x: 5 });
  });

  it("moves a quiet neighbour rather than the row at work when a line is full", () => {
    const narrow: Bounds = { left: -8, right: 8, top: -1, bottom: 1, fills: "middle" };
    const rows: Rows = [
      { id: 1, tiles: [1, 2, 3, 4] },
      { id: 2, tiles: [5, 6, 7] },
    ];
    const start: Placed = {
      rows: new Map([
        [1, { row: 0, x: -8 }],
        [2, { row: 0, x: 1 }],
      ]),
      tiles: new Map([
        ...[1, 2, 3, 4].map((tile, i) => [tile, { row: 0, x: -8 + 2 * i }] as const),
        ...[5, 6, 7].map((tile, i) => [tile, { row: 0, x: 1 + 2 * i }] as const),
      ]),
    };
    const grown = move(rows, [8, 9], { on: "row", row: 1, index: 4 });
    const placed = must(place(grown, start, narrow));
    expect(placed.rows.get(1)).toEqual({ row: 0, x: -8 });
    expect(placed.rows.get(2)?.row).not.toBe(0);
  });

  it("fills a narrow table from the top left, two rows in a line where they fit", () => {
    const narrow: Bounds = { left: -8, right: 8, top: 0, bottom: Number.POSITIVE_INFINITY, fills: "corner" };
    const rows = [
      { id: 1, tiles: [1, 2, 3, 4] },
      { id: 2, tiles: [5, 6, 7] },
      { id: 3, tiles: [8, 9, 10] },
    ];
    const placed = must(place(rows, NOTHING_PLACED, narrow));
    expect([1, 2, 3].map((id) => placed.rows.get(id))).toEqual([
      { row: 0, x: -8 },
      { row: 0, x: 1 },
      { row: 1, x: -8 },
    ]);
  });

  it("says so when there is no room", () => {
    expect(
      place(someRows(104, seeded(3)), NOTHING_PLACED, {
        left: -6,
        right: 6,
        top: 0,
        bottom: 1,
        fills: "middle",
      }),
    ).toBeNull();
  });

  it("never lets rows overlap or leave the felt, however the table is rearranged", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = seeded(seed);
      const bounds: Bounds = {
        left: -22,
        right: 22,
        top: -4,
        bottom: seed % 2 ? 5 : Number.POSITIVE_INFINITY,
        fills: seed % 3 ? "middle" : "corner",
      };
      let rows = someRows(20 + below(chance, 40), chance);
      let placed = must(place(rows, NOTHING_PLACED, bounds));
      const tiles = rows.flatMap((row) => row.tiles);
      for (let turn = 0; turn < 8; turn++) {
        const picked = shuffled(tiles, chance).slice(0, 1 + below(chance, 3));
        const row = rows[below(chance, rows.length)];
        rows = move(rows, picked, row ? { on: "row", row: row.id, index: below(chance, 5) } : { on: "felt" });
        const next = place(rows, placed, bounds);
        if (!next) break;
        placed = next;
        expectTidy(rows, placed, bounds);
      }
    }
  });
});

describe("a turn at a full table", () => {
  it("begins with felt for one more set, whatever lies there", () => {
    const window: Window = { width: 1000, height: 480, sizes: [58, 54, 50, 44, 38, 32, 26], scrolls: false };
    for (let count = 1; count <= 24; count++) {
      const rows = Array.from({ length: count }, (_, i) => ({
        id: i + 1,
        tiles: [1, 2, 3, 4].map((n) => i * 4 + n),
      }));
      const scene = composeWithRoom(rows, NOTHING_PLACED, window);
      const after = composeWithRoom([...rows, { id: 99, tiles: [991, 992, 993] }], scene.placed, {
        ...window,
        sizes: [scene.tile],
      });
      expect(after.height).toBe(480);
      expect(after.placed.rows.has(99)).toBe(true);
    }
  });
});
