import { describe, expect, it } from "vitest";
import { fitAll, fits, isFromServer, isReviewLine, parsed } from "../src/core/check";

const place = { book: "004", heading: "Doel" };
const option = { name: "goal", kind: "number", default: 50, place, least: 10 };
const book = {
  id: "rummikub-sabra",
  family: "numbers",
  players: [2, 4],
  languages: [],
  clock_seconds: 120,
  clock_optional: true,
  clock_choices: [],
  levels: ["casual"],
  rounds: false,
  options: [option, { ...option, kind: "choice", default: "a", place: null, choices: ["a", 1] }],
  drawing: ["R1 R2"],
};
const ruling = {
  legal: false,
  score: null,
  longest: null,
  opening_value: 12,
  played: ["K1"],
  violations: [
    {
      code: "not-a-set",
      rule: "rummikub-sabra/set",
      place,
      message: "no",
      pieces: ["no ", { tiles: "K1" }],
      tiles: [],
      where: [0],
    },
  ],
  marks: [],
  stands: [["R8", ""]],
  how: [],
};

describe("what is read at the edge", () => {
  it("is taken as it should be, with more than is known beside it", () => {
    expect(fits("RulebookShown", book)).toBe(true);
    expect(fits("RulebookShown", { ...book, newest: 1 })).toBe(true);
    expect(fitAll("RulebookShown", [book, book])).toBe(true);
    expect(fits("SpokenRuling", ruling)).toBe(true);
    expect(isFromServer({ type: "ruling", id: "a", ruling })).toBe(true);
    expect(isFromServer({ type: "refused", id: "a", code: "x", message: "y", pieces: ["y"] })).toBe(true);
    expect(isFromServer({ type: "hint", id: null, step: 1, move: "play", where: [3] })).toBe(true);
    expect(isReviewLine({ type: "end", turning_points: [{ number: 3, why: "lead" }] })).toBe(true);
    expect(fits("Begins", { first: 0, again: [], drawn: [{ seat: 0, tile: "K7" }] })).toBe(true);
    expect(fits("ShelfShown", { rulebook: "a", family: "words", language: "nl", levels: { easy: 3 } })).toBe(
      true,
    );
  });
  it.each([
    ["a field that is missing", { ...book, id: undefined }],
    ["another kind of value", { ...book, clock_seconds: "120" }],
    ["a choice that there is not", { ...book, family: "cards" }],
    ["a list that is none", { ...book, languages: "nl" }],
    ["a pair of three", { ...book, players: [2, 3, 4] }],
    ["a part that does not fit", { ...book, options: [{ ...option, place: { book: "004" } }] }],
    ["null where nothing may be missing", { ...book, drawing: null }],
    ["no object", null],
    ["a list", [book]],
  ])("is refused with %s", (_, value) => {
    expect(fits("RulebookShown", value)).toBe(false);
    expect(fitAll("RulebookShown", [book, value])).toBe(false);
  });
  it("is refused deep inside, and of an unknown kind", () => {
    const [violation] = ruling.violations;
    expect(fits("SpokenRuling", { ...ruling, violations: [{ ...violation, pieces: [{ tiles: 1 }] }] })).toBe(
      false,
    );
    expect(fits("SpokenRuling", { ...ruling, stands: [[1]] })).toBe(false);
    expect(isFromServer({ type: "dance" })).toBe(false);
    expect(isFromServer({ type: "toString" })).toBe(false);
    expect(isFromServer({ type: "ack", id: 3, number: 1 })).toBe(false);
    expect(isFromServer(parsed("{"))).toBe(false);
    expect(
      fits("ShelfShown", { rulebook: "a", family: "words", language: "nl", levels: { easy: "3" } }),
    ).toBe(false);
    expect(fits("Begins", { first: 0, again: [], drawn: [["K7", 0]] })).toBe(false);
  });
});
