// Several people on one device: whose rack is shown, and who is asked about a play that may be doubted.

import { expect, test } from "vitest";
import { judgesHere, met, nextHolder, type Seating, seatingOf, show } from "../src/core/seating";
import type { Phase } from "../src/core/wire";

const together = ["a", "b", "c"].reduce<Seating>(
  (seating, key, seat) => met(show(seating, key), seat),
  seatingOf(["a", "b", "c"]),
);
const inside = { resigned: false };
const seats = [inside, inside, inside, inside] as never;

test("all others on the device are asked, the next in turn first", () => {
  const view = { phase: "challenge" as Phase, doubt: { seat: 1, words: ["QXZ"], waiting: [0, 2, 3] }, seats };
  expect(judgesHere(together, view)).toEqual([2, 0]);
  const elsewhere = { ...view, doubt: { ...view.doubt, seat: 3 } };
  expect(judgesHere(together, elsewhere)).toEqual([0, 1, 2]);
  expect(judgesHere(seatingOf(["a"]), view)).toEqual([]);
  expect(judgesHere(together, { phase: "playing", seats })).toEqual([]);
});

test("nobody takes the device while it lies in the middle", () => {
  expect(nextHolder(together, { phase: "challenge", seat: 1, turn: 1 }, 1)).toBeNull();
  // The last to answer was seat 2; whose turn it is takes the device before a rack is seen again.
  expect(nextHolder(together, { phase: "playing", seat: 2, turn: 1 }, 1)).toBe(1);
  expect(nextHolder(together, { phase: "playing", seat: 1, turn: 1 }, 1)).toBeNull();
  expect(nextHolder(together, { phase: "playing", seat: 2, turn: 3 }, 1)).toBe(1);
});
