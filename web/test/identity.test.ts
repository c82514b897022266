import { describe, expect, it } from "vitest";
import type { Rows } from "../src/core/draft";
import { type Known, NOTHING_KNOWN, nameTiles } from "../src/core/identity";
import { laidTiles, movedTiles, replayFrames } from "../src/core/replay";
import { readSet } from "../src/core/tile";
import { BOX, below, seeded, shuffled } from "./dealing";

const table = (notation: string) => notation.split(" | ").map(readSet);
const facesOf = (known: Known, rows: Rows = known.rows) =>
  rows.map((row) => row.tiles.map((tile) => known.faces.get(tile)).join(" ")).join(" | ");

describe("naming tiles from view to view", () => {
  it("keeps the names of rows that did not change, also when twins lie about", () => {
    const before = nameTiles(NOTHING_KNOWN, table("R7 R8 R9 | R7 B7 K7"), []);
    const after = nameTiles(before, table("R7 B7 K7 | R7 R8 R9 R10"), []);
    expect(after.rows[0]?.tiles).toEqual(before.rows[1]?.tiles);
    expect(after.rows[1]?.tiles.slice(0, 3)).toEqual(before.rows[0]?.tiles);
    expect(movedTiles(before.rows, after.rows)).toEqual([]);
    expect(laidTiles(before.rows, after.rows).map((tile) => after.faces.get(tile))).toEqual(["R10"]);
  });

  it("leaves a word together that grows at its front, also when a letter is there twice", () => {
    const before = nameTiles(NOTHING_KNOWN, [[..."KENNEN"]], [..."HERX"]);
    const after = nameTiles(before, [[..."HERKENNEN"]], ["X"]);
    expect(after.rows[0]?.tiles).toEqual([...before.rack.slice(0, 3), ...(before.rows[0]?.tiles ?? [])]);
  });

  it("sees which tiles went from one set to another", () => {
    const before = nameTiles(NOTHING_KNOWN, table("B4 B5 B6 B7 | R1 R2 R3"), []);
    const after = nameTiles(before, table("B4 B5 B6 | R1 R2 R3 | B7 R7 K7"), []);
    const moved = movedTiles(before.rows, after.rows);
    expect(moved.map((tile) => after.faces.get(tile))).toEqual(["B7"]);
    expect(laidTiles(before.rows, after.rows).map((tile) => after.faces.get(tile))).toEqual(["R7", "K7"]);
  });

  it("knows my own tiles when they lie on the table, and back in the rack when the clock ran out", () => {
    const start = nameTiles(NOTHING_KNOWN, [], ["R1", "R2", "R3", "K9"]);
    const played = nameTiles(start, table("R1 R2 R3"), ["K9", "B4"]);
    expect(played.rows[0]?.tiles).toEqual(start.rack.slice(0, 3));
    expect(played.rack[0]).toBe(start.rack[3]);
    const back = nameTiles(
      { ...start, rows: played.rows, rack: [start.rack[3] ?? 0] },
      [],
      ["K9", "R1", "R2", "R3"],
    );
    expect(new Set(back.rack)).toEqual(new Set(start.rack));
  });

  it("leaves my rack alone when somebody else lays the twin of a tile of mine", () => {
    const start = nameTiles(NOTHING_KNOWN, [], ["B4", "K11", "R2", "B4"]);
    const after = nameTiles(start, table("K4 B4 Y4 | K11 K12 K13"), ["B4", "K11", "R2", "B4"]);
    expect(after.rack).toEqual(start.rack);
    const played = nameTiles(start, table("K4 B4 Y4"), ["B4", "K11", "R2"]);
    expect(new Set(played.rack)).toEqual(
      new Set(start.rack.filter((tile) => !played.rows[0]?.tiles.includes(tile))),
    );
  });

  it("shows exactly the faces of the wire, with no name given twice", () => {
    for (let seed = 1; seed <= 100; seed++) {
      const chance = seeded(seed);
      let known = NOTHING_KNOWN;
      for (let view = 0; view < 5; view++) {
        const tiles = shuffled(BOX, chance).slice(0, 20 + below(chance, 40));
        const rack = tiles.splice(0, 14);
        const rows: string[][] = [];
        while (tiles.length > 0) rows.push(tiles.splice(0, 3 + below(chance, 3)));
        known = nameTiles(known, rows, rack);
        expect(facesOf(known)).toBe(rows.map((row) => row.join(" ")).join(" | "));
        expect(known.rack.map((tile) => known.faces.get(tile))).toEqual(rack);
        const named = [...known.rows.flatMap((row) => row.tiles), ...known.rack];
        expect(new Set(named).size).toBe(named.length);
        expect(new Set(known.rows.map((row) => row.id)).size).toBe(known.rows.length);
      }
    }
  });
});

describe("replaying a turn", () => {
  const before = nameTiles(NOTHING_KNOWN, table("Y5 Y6 Y7 | R5 R6 R7 | K5 K6 K7 K8 K9"), []);
  const after = nameTiles(before, table("Y5 R5 K5 B5 | Y6 R6 K6 | Y7 R7 K7 | K8 K9 K10"), []);

  it("goes from the table as it lay to the table as it lies, through changed rows", () => {
    const frames = replayFrames(before.rows, after.rows);
    expect(frames[0]).toEqual(before.rows);
    expect(frames.at(-1)).toEqual(after.rows);
    expect(frames.length).toBeGreaterThan(2);
  });

  it("never shows a tile twice and loses none that lay there", () => {
    const lay = before.rows.flatMap((row) => row.tiles);
    for (const frame of replayFrames(before.rows, after.rows)) {
      const shown = frame.flatMap((row) => row.tiles);
      expect(new Set(shown).size).toBe(shown.length);
      expect(lay.every((tile) => shown.includes(tile))).toBe(true);
      expect(new Set(frame.map((row) => row.id)).size).toBe(frame.length);
    }
  });

  it("is one still picture when nothing moved", () => {
    expect(replayFrames(before.rows, before.rows)).toEqual([before.rows]);
  });
});
