import { expect, test } from "vitest";
import type { SceneShown } from "../src/core/wire";
import { moveSaid, spelledPlay } from "../src/review/say";

const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? ".......TAaRT..." : ".".repeat(15)));
const scene: SceneShown = { family: "crossword", board: BOARD, rack: [], fresh: [[0, 1, 2, 3]], changed: [] };

test("a play on the board that is best for the game is named by its square and its word", () => {
  expect(moveSaid("8H TAaRT", scene)).toEqual(["8H TAART"]);
  expect(spelledPlay("8H TAaRT", scene, true)).toBe("8H TAaRT");
});

test("a play with sets or words is named by those that hold tiles of the rack", () => {
  const table = ["B8 B9 B10", "R4 R5 R6"];
  const number: SceneShown = { family: "numbers", table, rack: [], changed: [1], fresh: [[], [2]] };
  expect(moveSaid("B8 B9 B10 | R4 R5 R6", number)).toEqual([{ tiles: "R4 R5 R6" }]);
});
