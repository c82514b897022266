import { describe, expect, it } from "vitest";
import { decodeRecord } from "../src/core/decode";
import { gameOf, hasOpened, type Position, positionOfLink } from "../src/core/scene";
import { linesOf, totals } from "../src/core/story";

/** Links as they were before a position was one line, and what they say. */
const OLD: [string, string, Position][] = [
  [
    "rummikub-jokers",
    "cmFjayBCMTEgSzggKiBECnRhYmxlIEI4IEI5IEIxMCB8IFIxICogUjMKdW5vcGVuZWQg",
    { game: "rummikub-jokers", rack: "B11 K8 * D", table: "B8 B9 B10 | R1 * R3", opened: false },
  ],
  [
    "woord-international",
    "cmFjayBBIEAgw4sKdGFibGUgSE9VVEVOIFJJTmcKbGFuZ3VhZ2UgbmwKaGlzdG9yeSBIT1VUIFJJTkc",
    {
      game: "woord-international",
      rack: "A @ Ë",
      table: "HOUTEN RINg",
      language: "nl",
      history: ["HOUT", "RING"],
    },
  ],
  [
    "scrabble-nl",
    "cmFjayBbQ0hdID8KYm9hcmQgMTUvMTUvN1tDSF1hNgpsYW5ndWFnZSBlcwpvcHRpb25zIHsiYmluZ28iOjM1fQ",
    {
      game: "scrabble-nl",
      rack: "[CH] ?",
      board: ["15/15/7[CH]a6"],
      language: "es",
      options: { bingo: 35 },
    },
  ],
  [
    "scrabble-nl",
    "cmFjayBBIEIKYm9hcmQgMTUvMTUKbGFuZ3VhZ2UgbmwKcG90IDAKb3RoZXIgPyBFCnBhc3NlZCA",
    {
      game: "scrabble-nl",
      rack: "A B",
      board: ["15/15"],
      language: "nl",
      pot: 0,
      other_rack: "? E",
      passed: true,
    },
  ],
];

describe("a position in a link", () => {
  const line = "scrabble-nl:nl 15/3TAART7/15 TFEL? pot=81 others=7";
  it("is its line", () => {
    const position = positionOfLink([line]);
    expect(position).toEqual({ position: line });
    expect(position && gameOf(position)).toBe("scrabble-nl");
    expect(position && hasOpened(position)).toBe(true);
    const closed = positionOfLink(["rummikub-sabra - K1K2 opened=no pot=70"]);
    expect(closed && [gameOf(closed), hasOpened(closed)]).toEqual(["rummikub-sabra", false]);
  });
  it.each(OLD)("of an older page is still read: %s", (game, packed, position) => {
    const read = positionOfLink([game, packed]);
    expect(read).toEqual(position);
    expect(read && gameOf(read)).toBe(game);
  });
  it.each([
    [[]],
    [[""]],
    [["rummikub-sabra"]],
    [["rummikub-sabra B8B9B10"]],
    [["rummikub-sabra", ""]],
    [["rummikub-sabra", "%%%"]],
    [["rummikub-sabra", "AAAA"]],
    [["rummikub-sabra", "dGFibGU"]],
  ])("that was cut off is none: %s", (rest) => {
    expect(positionOfLink(rest)).toBeNull();
  });
});

describe("a record file", () => {
  const latin = Uint8Array.from([0x5a, 0x6f, 0xeb]);
  it("is read as UTF-8, or as what is older", () => {
    expect(decodeRecord(new TextEncoder().encode("Zoë"))).toBe("Zoë");
    expect(decodeRecord(latin)).toBe("Zoë");
    expect(decodeRecord(Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toBe("Zë");
    const said = new TextEncoder().encode("#character-encoding nonsense\nZoë");
    expect(decodeRecord(said)).toContain("Zoë");
  });
});

describe("an answer in lines", () => {
  it("is put together again however it was cut", async () => {
    const bytes = new TextEncoder().encode('{"a":"ë"}\n\n{"b":2}\n{"c":3}');
    for (const size of [1, 2, 5, 100]) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      const lines: string[] = [];
      for await (const line of linesOf(body)) lines.push(line);
      expect(lines).toEqual(['{"a":"ë"}', '{"b":2}', '{"c":3}']);
    }
  });
});

describe("a match", () => {
  it("adds up over its games", () => {
    const game = { names: [], winners: [0] };
    const games = [
      { ...game, scores: [30, -30] },
      { ...game, scores: [-12, 12] },
    ];
    expect(totals({ number: 1, games })).toEqual([
      [30, -30],
      [18, -18],
    ]);
  });
});
