import { describe, expect, it } from "vitest";
import {
  type Laid,
  lettersFor,
  liesAcross,
  nextFree,
  readBoard,
  readPlay,
  writePlay,
} from "../src/core/board";

const SIZE = 5;
const board = readBoard([".....", ".....", ".AAP.", ".....", "....."]);
const laid = (...tiles: [number, string, boolean?][]): Laid =>
  new Map(tiles.map(([place, letter, blank], i) => [place, { tile: i, letter, blank: blank ?? false }]));

describe("what a blank may stand for", () => {
  it("is every letter, those that are special jokers among numbers too", () => {
    expect(lettersFor({ A: 1, C: 5, D: 2, M: 3, Z: 4, "?": 0 })).toEqual(["A", "C", "D", "M", "Z"]);
  });
});

describe("writing a play", () => {
  it("goes across by row and column, with what lies there as dots", () => {
    expect(writePlay(board, laid([10, "K"], [14, "S"]), SIZE)).toBe("3A K...S");
  });
  it("goes down by column and row", () => {
    expect(writePlay(board, laid([6, "L"], [16, "T"]), SIZE)).toBe("B2 L.T");
  });
  it("writes a blank small", () => {
    expect(writePlay(board, laid([14, "S", true]), SIZE)).toBe("3B ...s");
  });
  it("gives a single tile the word it joins", () => {
    expect(liesAcross(board, laid([6, "L"]), SIZE)).toBe(false);
    expect(writePlay(board, laid([6, "L"]), SIZE)).toBe("B2 L.");
  });
  it("has no word for tiles with a gap between them or in two lines", () => {
    expect(writePlay(board, laid([0, "A"], [3, "B"]), SIZE)).toBeNull();
    expect(writePlay(board, laid([0, "A"], [6, "B"]), SIZE)).toBeNull();
    expect(writePlay(board, laid(), SIZE)).toBeNull();
  });
});

describe("reading a play again", () => {
  it("finds every tile where it was laid", () => {
    expect(readPlay("3A K...s", SIZE)).toEqual([
      { place: 10, letter: "K", blank: false },
      { place: 14, letter: "S", blank: true },
    ]);
    expect(readPlay("B2 L.T", SIZE)?.map((one) => one.place)).toEqual([6, 16]);
  });
  it("refuses what it cannot read or what leaves the board", () => {
    expect(readPlay("pass", SIZE)).toBeNull();
    expect(readPlay("9Z AB", SIZE)).toBeNull();
  });
});

describe("the cursor", () => {
  it("jumps over what lies there, and stops at the edge", () => {
    expect(nextFree(board, laid(), SIZE, { place: 11, across: true })).toBe(14);
    expect(nextFree(board, laid([14, "S"]), SIZE, { place: 11, across: true })).toBeNull();
  });
});
