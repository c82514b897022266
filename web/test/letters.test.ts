import { describe, expect, it } from "vitest";
import type { Rows } from "../src/core/draft";
import { notationOf, readMeant, writeTable } from "../src/core/notation";
import { longer } from "../src/core/record";
import { sortTiles } from "../src/core/tile";
import { tileFor } from "../src/core/typing";

const words = notationOf("words");
const faces = new Map([
  [1, "R"],
  [2, "I"],
  [3, "N"],
  [4, "@"],
  [5, "O"],
  [6, "P"],
  [7, "O"],
]);
const ring: Rows = [{ id: 1, tiles: [1, 2, 3, 4] }];
const lay = { rows: ring, table: ["RINg"] };

describe("words on the wire", () => {
  it("shows a joker as a joker and remembers its letter", () => {
    expect(words.read("RINg")).toEqual(["R", "I", "N", "@"]);
    expect(words.stands("RINg")).toEqual(["", "", "", "G"]);
    expect(words.stands("RIN@")).toEqual(["", "", "", ""]);
  });
  it("keeps the letter of a joker in a word that lies as it lay", () => {
    expect(writeTable("words", ring, faces, lay)).toEqual(["RINg"]);
  });
  it("leaves the letter open once the word has changed", () => {
    const changed: Rows = [
      { id: 1, tiles: [1, 2, 3] },
      { id: 2, tiles: [4, 5, 6] },
    ];
    expect(writeTable("words", changed, faces, lay)).toEqual(["RIN", "@OP"]);
  });
  it("writes the letter that the player says a joker is, and reads it back", () => {
    const changed: Rows = [
      { id: 1, tiles: [1, 2, 3] },
      { id: 2, tiles: [4, 5, 6] },
    ];
    const meant = new Map([[4, "T"]]);
    const written = writeTable("words", changed, faces, lay, meant);
    expect(written).toEqual(["RIN", "tOP"]);
    expect(readMeant("words", changed, written)).toEqual(meant);
    expect(writeTable("words", ring, faces, lay, meant)).toEqual(["RINt"]);
  });
  it("writes number sets with spaces", () => {
    const sets = new Map([
      [1, "R7"],
      [2, "*"],
    ]);
    expect(writeTable("numbers", [{ id: 1, tiles: [1, 2] }], sets, { rows: [], table: [] })).toEqual([
      "R7 *",
    ]);
  });
});

describe("typing a word", () => {
  const supply = { faces, rack: [5], rows: [...ring, { id: 2, tiles: [7, 6] }], base: ring };
  it("takes from the rack before the table", () => {
    expect(tileFor("O", supply, null)).toBe(5);
  });
  it("takes from a broken row before a whole one, and leaves the typed row alone", () => {
    expect(tileFor("P", supply, null)).toBe(6);
    expect(tileFor("P", supply, { id: 2, tiles: [7, 6] })).toBe(4);
    expect(tileFor("R", supply, null)).toBe(1);
  });
  it("takes a joker where no such letter is left, and nothing where there is none", () => {
    expect(tileFor("X", supply, null)).toBe(4);
    expect(tileFor("X", { ...supply, rows: [] }, null)).toBeNull();
  });
});

describe("a rack of letters", () => {
  it("is sorted by the alphabet with jokers last", () => {
    expect(sortTiles([4, 6, 2, 5], faces, "letter")).toEqual([2, 5, 6, 4]);
    const row = [..."MZ?DAC"];
    const sorted = sortTiles([0, 1, 2, 3, 4, 5], new Map(row.entries()), "letter");
    expect(sorted.map((id) => row[id]).join("")).toBe("ACDMZ?");
  });
});

describe("a record", () => {
  it("goes to the longer word, and stands when one is only as long", () => {
    expect(longer("HOUTEN", "SOEPEL")).toBe("HOUTEN");
    expect(longer("HOUTEN", "KEERPUNT")).toBe("KEERPUNT");
    expect(longer("", "OP")).toBe("OP");
  });
});
