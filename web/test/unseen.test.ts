import { describe, expect, it } from "vitest";
import { featuresOf } from "../src/core/avatar";
import { unseenTiles } from "../src/core/unseen";

describe("tiles that are still to come", () => {
  it("are those of the box without the board and the own rack; a blank counts as a blank whatever it stands for", () => {
    const view = { box: { A: 3, E: 2, "[CH]": 1, "?": 2 }, board: [".Ae", "[CH].."], rack: ["A", "?"] };
    const left = Object.fromEntries(unseenTiles(view).map(({ letter, count }) => [letter, count]));
    expect(left).toEqual({ A: 1, E: 2, "[CH]": 0, "?": 0 });
    expect(unseenTiles(view).at(-1)?.letter).toBe("?");
  });
});

describe("a face for a name", () => {
  it("is the same for the same name, and differs between names", () => {
    expect(featuresOf("Anna")).toEqual(featuresOf(" anna "));
    const names = ["Anna", "Hanna", "Bram", "Fien", "Noor", "Teun", "Player 2", "Player 3"];
    const faces = new Set(names.map((name) => JSON.stringify(featuresOf(name))));
    expect(faces.size).toBe(names.length);
  });
});
