// What people type beside the box, read as it was meant.

import { describe, expect, it } from "vitest";
import { asMeant, readNumbers } from "../src/companion/reading";

const dutch = new Map([
  ["zwart", "K"],
  ["z", "K"],
  ["rood", "R"],
  ["geel", "Y"],
  ["g", "Y"],
  ["joker", "*"],
]);

describe("numbers", () => {
  it.each([
    ["R1R2R3 | B11B12B13", "R1 R2 R3 | B11 B12 B13"],
    ["r1-r2-r3", "r1 r2 r3"],
    ["rood 7, zwart 13 joker", "R7  K13 *"],
    ["z7 g13 j", "K7 Y13 *"],
    ["R 7 / K 8", "R7 | K8"],
    ["25", "25"],
    ["-", "-"],
    ["R14 hallo", "R14 hallo"],
  ])("%s", (typed, meant) => {
    expect(readNumbers(typed, dutch)).toBe(meant);
  });
});

describe("letters", () => {
  const spells = { É: "E", Ä: "AE" };

  it("loses the marks that no tile has, and keeps a joker a joker", () => {
    expect(asMeant("words", "CAFÉ, HÄUSEr!", spells).trim()).toBe("CAFE  HAEUSEr");
    expect(asMeant("words", "café", spells)).toBe("cafe");
    expect(asMeant("words", "Straße", {})).toBe("Strasse");
  });

  it("finds the square of a play", () => {
    expect(asMeant("crossword", "D8TAFEL, 8 D TAART", {})).toBe("D8 TAFEL, 8D TAART");
    expect(asMeant("crossword", "8D TAART", {})).toBe("8D TAART");
    expect(asMeant("crossword", "ab", {}, false)).toBe("ab");
  });
});
