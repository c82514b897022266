import { expect, test } from "vitest";
import { lineIn, readAbout, writeLine } from "../src/analysis/line";
import { carriedBy, carrying, lineInPicture, withText } from "../src/core/pictureLine";

const LINE = "woord-international:nl KANTOOR/HUT DM opened=no pot=40 others=14,7! +goal=60 +no_verbs=yes";
const KINDS = { goal: 50, no_verbs: false };

test("a line is read and written again as it was, with what is not set by hand", () => {
  const about = readAbout(LINE, KINDS, "nl");
  expect(about.options).toEqual({ goal: 60, no_verbs: true });
  expect(about.more).toEqual(["pot=40", "others=14,7!"]);
  expect(writeLine(about, { table: ["KANTOOR", "HUT"], board: [], rack: ["D", "M"] })).toBe(LINE);
});

test("a board is written with numbers for its empty squares, tiles of two letters in brackets", () => {
  const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? "...TA[CH]t........" : ".".repeat(15)));
  const about = readAbout("scrabble-nl:nl - -", {}, "nl");
  expect(writeLine(about, { table: [], board, rack: ["?"] })).toBe(
    `scrabble-nl:nl ${"15/".repeat(7)}3TA[CH]t8/${"15/".repeat(6)}15 ?`,
  );
  expect(writeLine(about, { table: [], board: board.map(() => ".".repeat(15)), rack: [] })).toBe(
    "scrabble-nl:nl - -",
  );
});

test("a link to a position is as good as its line", () => {
  const link = `http://127.0.0.1:8000/#/position/${encodeURIComponent(LINE)}`;
  expect(lineIn(` ${link} `)).toBe(LINE);
  expect(lineIn(link.replace("position", "analysis"))).toBe(LINE);
  expect(lineIn(`  ${LINE}`)).toBe(LINE);
});

test("a picture carries its position, drawn or in dots", () => {
  const svg = carrying('<svg xmlns="x"><title/></svg>', LINE);
  expect(lineInPicture(svg)).toBe(LINE);
  expect(lineInPicture("<svg/>")).toBeNull();
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  const png = withText(new Uint8Array([1, 2, 3, ...end]), carriedBy(svg) ?? "");
  expect(lineInPicture(new TextDecoder().decode(png))).toBe(LINE);
  expect([...png.slice(0, 3)]).toEqual([1, 2, 3]);
  expect([...png.slice(-12)]).toEqual(end);
  // The last chunk of every PNG has a sum that everybody knows.
  const sum = withText(new Uint8Array(end), "").slice(0, -12);
  expect(new DataView(sum.buffer).getUint32(0)).toBe("Comment\0".length);
});
