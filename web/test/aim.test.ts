import { describe, expect, it } from "vitest";
import { aimAtFelt, aimAtRack, sameAim } from "../src/core/aim";
import { compose, cornerOf, type Window } from "../src/core/camera";
import type { Goal, Rows } from "../src/core/draft";
import { NOTHING_PLACED } from "../src/core/felt";
import { nextGoal, readingOrder } from "../src/core/goals";
import { seeded, someRows } from "./dealing";

const WINDOW: Window = { width: 1000, height: 500, sizes: [56, 48, 40, 32, 26], scrolls: false };
const rows: Rows = [{ id: 1, tiles: [1, 2, 3] }];
const scene = compose(rows, NOTHING_PLACED, WINDOW);
const lies = { rows, scene };
const corner = cornerOf(scene, scene.placed.rows.get(1) ?? { row: 0, x: 0 });
const middleOf = (index: number) => ({
  x: corner.x + (index + 0.5) * scene.tile,
  y: corner.y + scene.tile / 2,
});

describe("aiming at the felt", () => {
  it("falls between the tiles that it is held between", () => {
    const aim = (x: number) => aimAtFelt(lies, lies, null, new Set([9]), x, middleOf(0).y).goal;
    expect(aim(middleOf(0).x - 1)).toEqual({ on: "row", row: 1, index: 0 });
    expect(aim(middleOf(0).x + 1)).toEqual({ on: "row", row: 1, index: 1 });
    expect(aim(middleOf(1).x + 1)).toEqual({ on: "row", row: 1, index: 2 });
    expect(aim(corner.x + 3.4 * scene.tile)).toEqual({ on: "row", row: 1, index: 3 });
  });

  it("stays with a row as far as it is shown, with room made, but not from outside", () => {
    const wide = [{ id: 1, tiles: [9, 1, 2, 3] }];
    const shown = { rows: wide, scene: compose(wide, scene.placed, WINDOW) };
    const left = cornerOf(shown.scene, shown.scene.placed.rows.get(1) ?? { row: 0, x: 0 }).x + 2;
    const aim = (now: Goal | null) => aimAtFelt(lies, shown, now, new Set([9]), left, middleOf(0).y).goal;
    expect(aim({ on: "row", row: 1, index: 0 })).toEqual({ on: "row", row: 1, index: 0 });
    expect(aim(null)).toEqual({ on: "felt" });
  });

  it("takes the empty felt when no row is near, and says where", () => {
    const aim = aimAtFelt(lies, lies, null, new Set([9]), corner.x, corner.y - 3 * scene.tile);
    expect(aim.goal.on).toBe("felt");
    expect(aim.spot?.row).toBeLessThan(0);
  });

  it("does not take the row that is itself in hand for a goal", () => {
    const { x, y } = middleOf(1);
    expect(aimAtFelt(lies, lies, null, new Set([1, 2, 3]), x, y).goal.on).toBe("felt");
  });

  it("puts a lifted tile back where it was when it is held there", () => {
    const { x, y } = middleOf(1);
    expect(aimAtFelt(lies, lies, null, new Set([2]), x, y).goal).toEqual({ on: "row", row: 1, index: 1 });
  });
});

describe("aiming at the rack", () => {
  it("counts tier by tier and never beyond the last tile", () => {
    expect(aimAtRack(14, 7, 50, 80, 0, 10)).toEqual({ on: "rack", index: 0 });
    expect(aimAtRack(14, 7, 50, 80, 104, 90)).toEqual({ on: "rack", index: 9 });
    expect(aimAtRack(3, 7, 50, 80, 300, 200)).toEqual({ on: "rack", index: 3 });
  });

  it("knows the same aim from another", () => {
    expect(sameAim(null, null)).toBe(true);
    expect(sameAim({ goal: { on: "rack", index: 1 } }, { goal: { on: "rack", index: 2 } })).toBe(false);
    expect(
      sameAim(
        { goal: { on: "felt" }, spot: { row: 1, x: 2 } },
        { goal: { on: "felt" }, spot: { row: 1, x: 2 } },
      ),
    ).toBe(true);
  });
});

describe("a table in its window", () => {
  it("is shown smaller when it grows, and everything stays inside", () => {
    for (const count of [6, 30, 60, 104]) {
      const table = someRows(count, seeded(count));
      const { tile, placed, width, height, ...rest } = compose(table, NOTHING_PLACED, WINDOW);
      expect(width).toBe(WINDOW.width);
      expect(height).toBe(WINDOW.height);
      for (const row of table) {
        const at = cornerOf(
          { tile, placed, width, height, ...rest },
          placed.rows.get(row.id) ?? { row: 99, x: 99 },
        );
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x + row.tiles.length * tile).toBeLessThanOrEqual(WINDOW.width);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y + tile * 1.32).toBeLessThanOrEqual(WINDOW.height);
      }
    }
  });

  it("keeps its tiles large and scrolls where it may", () => {
    const phone: Window = { width: 390, height: 400, sizes: [48], scrolls: true };
    const long = [
      { id: 1, tiles: Array.from({ length: 13 }, (_, i) => i + 1) },
      ...someRows(60, seeded(5)).map((row) => ({
        id: row.id + 1,
        tiles: row.tiles.map((tile) => tile + 13),
      })),
    ];
    const laid = compose(long, NOTHING_PLACED, phone);
    expect(laid.tile).toBe(48);
    expect(laid.height).toBeGreaterThan(phone.height);
    expect(laid.width).toBeGreaterThanOrEqual(13 * 48);
  });

  it("draws its tiles smaller rather than cut off a long word", () => {
    const phone: Window = { width: 390, height: 400, sizes: [48, 44, 40, 36, 32, 28], scrolls: true };
    const word = (length: number) => [{ id: 1, tiles: Array.from({ length }, (_, i) => i + 1) }];
    for (const [length, tile] of [
      [7, 48],
      [8, 44],
      [11, 32],
    ] as const) {
      const laid = compose(word(length), NOTHING_PLACED, phone);
      expect(laid.tile).toBe(tile);
      expect(laid.width).toBe(phone.width);
    }
  });
});

describe("going through places by keyboard", () => {
  const two: Rows = [
    { id: 1, tiles: [1, 2] },
    { id: 2, tiles: [3] },
  ];

  it("steps through every place of every row, then the felt, then the rack", () => {
    let goal = nextGoal(two, { on: "row", row: 1, index: 0 }, "right", 5);
    const seen = [goal];
    for (let i = 0; i < 6; i++) {
      goal = nextGoal(two, goal, "right", 5);
      seen.push(goal);
    }
    expect(seen.map((one) => (one.on === "row" ? `${one.row}.${one.index}` : one.on))).toEqual([
      "1.1",
      "1.2",
      "2.0",
      "2.1",
      "felt",
      "rack",
      "rack",
    ]);
  });

  it("jumps from row to row", () => {
    expect(nextGoal(two, { on: "felt" }, "up", null)).toEqual({ on: "row", row: 2, index: 1 });
    expect(nextGoal(two, { on: "row", row: 2, index: 0 }, "up", null)).toEqual({
      on: "row",
      row: 1,
      index: 2,
    });
    expect(nextGoal(two, null, "up", null)).toEqual({ on: "felt" });
  });

  it("reads rows line by line", () => {
    const placed = {
      rows: new Map([
        [1, { row: 1, x: 0 }],
        [2, { row: 0, x: 9 }],
      ]),
      tiles: new Map(),
    };
    expect(readingOrder(two, placed).map((row) => row.id)).toEqual([2, 1]);
  });
});
