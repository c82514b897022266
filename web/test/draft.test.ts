import { describe, expect, it } from "vitest";
import { type Goal, lift, move, type Rows, sameRows, split } from "../src/core/draft";
import { allTiles, below, seeded, shuffled, someRows } from "./dealing";

const table: Rows = [
  { id: 1, tiles: [1, 2, 3, 4] },
  { id: 2, tiles: [5, 6, 7] },
];
const lying = (rows: Rows) => rows.map((row) => row.tiles.join(" "));

describe("moving tiles", () => {
  it("puts a tile of the rack between two tiles of a row", () => {
    expect(lying(move(table, [9], { on: "row", row: 1, index: 2 }))).toEqual(["1 2 9 3 4", "5 6 7"]);
  });

  it("counts the place among the tiles that stay", () => {
    expect(lying(move(table, [1], { on: "row", row: 1, index: 3 }))).toEqual(["2 3 4 1", "5 6 7"]);
  });

  it("lays tiles on the felt as a row of their own, in the order given", () => {
    expect(lying(move(table, [4, 9], { on: "felt" }))).toEqual(["1 2 3", "5 6 7", "4 9"]);
  });

  it("lets an emptied row go", () => {
    expect(lying(move(table, [5, 6, 7], { on: "row", row: 1, index: 4 }))).toEqual(["1 2 3 4 5 6 7"]);
  });

  it("puts a whole row back where it was when it is dropped on itself", () => {
    expect(move(table, [1, 2, 3, 4], { on: "row", row: 1, index: 0 })).toEqual(table);
  });

  it("takes tiles to the rack", () => {
    expect(lying(move(table, [5], { on: "rack", index: 0 }))).toEqual(["1 2 3 4", "6 7"]);
  });

  it("splits a row, the right part next to the left", () => {
    expect(lying(split(table, 1, 1))).toEqual(["1", "2 3 4", "5 6 7"]);
    expect(split(table, 1, 0)).toBe(table);
    expect(split(table, 1, 4)).toBe(table);
  });

  it("leaves untouched rows the same values, and the old table as it was", () => {
    const after = move(table, [9], { on: "row", row: 1, index: 0 });
    expect(after[1]).toBe(table[1]);
    expect(lying(table)).toEqual(["1 2 3 4", "5 6 7"]);
  });

  it("neither makes nor loses a tile, whatever is moved where", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const chance = seeded(seed);
      let rows = someRows(10 + below(chance, 30), chance);
      const tiles = allTiles(rows);
      for (let turn = 0; turn < 10; turn++) {
        const picked = shuffled(tiles, chance).slice(0, 1 + below(chance, 4));
        const row = rows[below(chance, rows.length)];
        const goal: Goal =
          chance() < 0.3 || !row ? { on: "felt" } : { on: "row", row: row.id, index: below(chance, 9) };
        rows = move(rows, picked, goal);
        expect(allTiles(rows)).toEqual(tiles);
        expect(new Set(rows.map((one) => one.id)).size).toBe(rows.length);
        expect(rows.every((one) => one.tiles.length > 0)).toBe(true);
      }
      expect(allTiles(lift(rows, tiles.slice(0, 3)))).toEqual(tiles.slice(3));
    }
  });
});

describe("comparing", () => {
  it("sees the same table in another order of rows, and another table as another", () => {
    expect(sameRows(table, [...table].reverse())).toBe(true);
    expect(sameRows(table, move(table, [1], { on: "row", row: 1, index: 3 }))).toBe(false);
  });
});
