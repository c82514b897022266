import { describe, expect, it } from "vitest";
import { findTyped, step } from "../src/core/focus";
import { put, retryDelay, settle } from "../src/core/outbox";
import { keepOrder, recallOrder, reorder, seenFirst } from "../src/core/rack";
import { sortTiles } from "../src/core/tile";

const faces = new Map([
  [1, "R7"],
  [2, "K13"],
  [3, "*"],
  [4, "B7"],
  [5, "R2"],
  [6, "R7"],
]);

describe("the rack's own order", () => {
  it("puts a tile before another one", () => {
    expect(reorder([1, 2, 3, 4], [1, 2, 3, 4], [4], 1)).toEqual([1, 4, 2, 3]);
    expect(reorder([1, 2, 3, 4], [1, 2, 3, 4], [1], 3)).toEqual([2, 3, 4, 1]);
  });

  it("remembers where tiles on the table stood while others are moved around them", () => {
    const order = reorder([1, 2, 3, 4, 5], [1, 3, 5], [5], 0);
    expect(order).toEqual([5, 1, 2, 3, 4]);
    expect(reorder([1, 2, 3, 4, 5], [1, 3, 5], [1], 2)).toEqual([2, 3, 4, 5, 1]);
  });

  it("keeps the order through a draw, the drawn tile last", () => {
    expect(keepOrder([4, 1, 3], [1, 3, 4, 9])).toEqual([4, 1, 3, 9]);
  });

  it("is recalled from what was written down, twins included", () => {
    expect(recallOrder(["*", "R7", "R2", "R7"], [1, 2, 3, 5, 6], faces)).toEqual([3, 1, 5, 6, 2]);
  });

  it("knows of two twins which one was laid by where the other one stands", () => {
    expect(seenFirst([1, 2, 6, 5], ["K13", "R7", "R2"], faces)).toEqual([2, 6, 5, 1]);
    expect(seenFirst([1, 2, 6, 5], ["R7", "K13", "R2"], faces)).toEqual([1, 2, 5, 6]);
  });

  it("sorts by colour and by number, jokers last, twins as they stood", () => {
    expect(sortTiles([3, 6, 1, 2, 4, 5], faces, "colour").map((id) => faces.get(id))).toEqual([
      "K13",
      "R2",
      "R7",
      "R7",
      "B7",
      "*",
    ]);
    expect(sortTiles([3, 6, 1, 2, 4, 5], faces, "number")).toEqual([5, 6, 1, 4, 2, 3]);
  });
});

describe("the keyboard", () => {
  const standing = [
    { id: "a", x: 10, y: 10 },
    { id: "b", x: 60, y: 12 },
    { id: "c", x: 20, y: 80 },
    { id: "d", x: 70, y: 80 },
  ];

  it("goes through a line and on to the next", () => {
    expect(step(standing, "a", "right")).toBe("b");
    expect(step(standing, "b", "right")).toBe("c");
    expect(step(standing, "a", "left")).toBe("a");
  });

  it("goes up and down to what stands nearest", () => {
    expect(step(standing, "b", "down")).toBe("d");
    expect(step(standing, "c", "up")).toBe("a");
    expect(step(standing, null, "down")).toBe("a");
  });

  it("finds a tile by what is typed, the next one when typed again", () => {
    const tiles = [...faces].map(([id, face]) => ({ id, face }));
    expect(findTyped(tiles, "r7", null)).toBe(1);
    expect(findTyped(tiles, "r7", 1)).toBe(6);
    expect(findTyped(tiles, "7", 6)).toBe(1);
    expect(findTyped(tiles, "k", null)).toBe(2);
    expect(findTyped(tiles, "1", null)).toBe(2);
    expect(findTyped(tiles, "12", null)).toBeNull();
  });
});

describe("moves on their way", () => {
  it("stay until they are settled", () => {
    const sent = put(put([], { id: "a", number: 4, move: { draw: 0 } }), {
      id: "b",
      number: 5,
      move: { pass: true },
    });
    expect(settle(sent, "a").map((one) => one.id)).toEqual(["b"]);
    expect(settle(sent, "x")).toHaveLength(2);
  });

  it("are tried again ever more slowly, never later than 15 seconds", () => {
    expect(retryDelay(0, 0)).toBe(200);
    expect(retryDelay(3, 1)).toBeGreaterThan(retryDelay(1, 1));
    expect(retryDelay(40, 1)).toBe(15_000);
  });
});
