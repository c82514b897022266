import { describe, expect, it } from "vitest";
import { decodeRecord } from "../src/core/decode";
import { type Position, packPosition, positionOfView, unpackPosition } from "../src/core/scene";
import { linesOf, totals } from "../src/core/story";
import type { View } from "../src/core/wire";

const POSITIONS: Position[] = [
  { game: "rummikub-jokers", rack: "B11 K8 * D", table: "B8 B9 B10 | R1 * R3", opened: false },
  {
    game: "woord-international",
    rack: "A @ Ë",
    table: "HOUTEN RINg",
    language: "nl",
    history: ["HOUT", "RING"],
  },
  { game: "scrabble-nl", rack: "[CH] ?", board: ["15/15/7[CH]a6"], language: "es", options: { bingo: 35 } },
  { game: "rummikub-sabra", rack: "" },
  {
    game: "scrabble-nl",
    rack: "A B",
    board: ["15/15"],
    language: "nl",
    pot: 0,
    other_rack: "? E",
    passed: true,
  },
];

describe("a position in a link", () => {
  it.each(POSITIONS)("comes out as it went in", (position) => {
    const packed = packPosition(position);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(unpackPosition(position.game, packed)).toEqual(position);
  });
  it("is short for a board", () => {
    const rows = Array.from({ length: 15 }, () => "...............").join("/");
    const packed = packPosition({ game: "scrabble-nl", rack: "A", board: [rows] });
    expect(unpackPosition("scrabble-nl", packed)?.board).toEqual([Array(15).fill("15").join("/")]);
    expect(packed.length).toBeLessThan(100);
  });
  it.each(["", "%%%", "AAAA", "dGFibGU"])("that was cut off is none: %s", (packed) => {
    expect(unpackPosition("rummikub-sabra", packed)).toBeNull();
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

describe("the position of a table that is played at", () => {
  const seat = { name: "", kind: "person", tiles: 2, opened: true, score: 0, here: true } as const;
  const view: View = {
    id: "t",
    game: "rummikub-sabra",
    family: "numbers",
    number: 1,
    phase: "playing",
    seat: 1,
    turn: 0,
    seats: [seat, { ...seat, opened: false }],
    table: ["B8 B9 B10", "R1 * R3"],
    rack: ["K1", "*"],
    pot: 70,
    moves: [],
    clock: null,
    last: null,
    turns: [],
    result: null,
  };
  it("is what this seat has before it", () => {
    expect(positionOfView(view)).toEqual({
      game: "rummikub-sabra",
      rack: "K1 *",
      table: "B8 B9 B10 | R1 * R3",
      opened: false,
    });
  });
  it("has no rack for who only watches", () => {
    const { rack: _, ...seen } = view;
    expect(positionOfView({ ...seen, seat: null }).rack).toBe("");
  });
  it("tells of a board how many tiles are left, and of words which have counted", () => {
    const board = {
      ...view,
      game: "scrabble-nl",
      family: "crossword",
      board: ["A.", ".."],
      language: "nl",
    } as const;
    expect(positionOfView(board)).toEqual({
      game: "scrabble-nl",
      rack: "K1 *",
      language: "nl",
      board: ["A./.."],
      pot: 70,
    });
    const words = {
      ...view,
      family: "words",
      table: ["HOUT", "AF"],
      words: ["HOUT"],
      options: { a: 1 },
    } as const;
    expect(positionOfView(words)).toMatchObject({ table: "HOUT AF", history: ["HOUT"], options: { a: 1 } });
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
