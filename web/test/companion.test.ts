// The page beside the box: its clock, what it reads as tiles, and the table for a spreadsheet.

import { describe, expect, it } from "vitest";
import { faceOf, fresh, handedOn, leftMs, secondsLeft, started, stopped } from "../src/companion/clock";
import { asCsv } from "../src/companion/csv";
import { playsOn } from "../src/companion/plays";
import { capitals, typedRows } from "../src/companion/typed";

describe("the clock", () => {
  it("goes by the time of day, so that sleeping does not stop it", () => {
    const clock = started(fresh(60), 1_000);
    expect(secondsLeft(clock, 1_000)).toBe(60);
    expect(secondsLeft(clock, 31_500)).toBe(30);
    expect(leftMs(clock, 500_000)).toBe(0);
  });

  it("stands still while it is paused and goes on from there", () => {
    const paused = stopped(started(fresh(60), 0), 20_000);
    expect(secondsLeft(paused, 99_000)).toBe(40);
    expect(secondsLeft(started(paused, 100_000), 110_000)).toBe(30);
  });

  it("gives the next turn all its time, and runs on only if it ran", () => {
    const next = handedOn(started(fresh(60), 0), 15_000);
    expect([secondsLeft(next, 15_000), next.since]).toEqual([60, 15_000]);
    expect(handedOn(stopped(started(fresh(60), 0), 9_000), 15_000)).toEqual(fresh(60));
  });

  it("shows minutes and seconds", () => {
    expect([faceOf(120), faceOf(65), faceOf(0)]).toEqual(["2:00", "1:05", "0:00"]);
  });
});

describe("what is typed", () => {
  const faces = (family: "numbers" | "words" | "crossword", text: string) =>
    typedRows(family, text).map((row) => row.map((one) => one.face));

  it("is drawn as tiles, set by set; what is no tile is a gap", () => {
    expect(faces("numbers", "r7 K13 * | B4, x9")).toEqual([
      ["R7", "K13", "*"],
      ["B4", null],
    ]);
    expect(faces("numbers", "25")).toEqual([]);
  });

  it("takes small letters among capitals for jokers, and the square of a play for no tile", () => {
    expect(typedRows("words", "RINg")[0]?.at(-1)).toEqual({ face: "@", stands: "G", text: "g" });
    expect(faces("crossword", "8D TA.")).toEqual([["T", "A", null]]);
    expect([capitals("houten"), capitals("RINg")]).toEqual(["HOUTEN", "RINg"]);
    expect([capitals("8D taart"), capitals("8d TAaRT")]).toEqual(["8D TAART", "8d TAaRT"]);
    expect(capitals("8D taart, E7 TAFEL")).toBe("8D TAART, E7 TAFEL");
    expect(faces("words", "houten")).toEqual([[..."HOUTEN"]]);
    // A phone begins a sentence, or every word, with a capital.
    expect([capitals("Gang uit"), capitals("Gang Uit"), capitals("UIT Gangen")]).toEqual([
      "GANG UIT",
      "GANG UIT",
      "UIT GANGEN",
    ]);
    expect([capitals("Ui"), capitals("UIT Ben")]).toEqual(["Ui", "UIT Ben"]);
  });
});

describe("a crossword that is typed", () => {
  it("lies where its squares say", () => {
    const at = (text: string) => playsOn(text, 15).map(({ x, y, letter }) => `${letter}${x},${y}`);
    expect(at("8D TAa")).toEqual(["T3,7", "A4,7", "A5,7"]);
    expect(at("8D TA, d8 T.F")).toEqual(["T3,7", "A4,7", "F3,9"]);
    expect(at("8O AB")).toEqual(["A14,7"]);
    expect(at("what?")).toEqual([]);
    expect(playsOn("A1 [ch]O", 15)[0]).toEqual({ x: 0, y: 0, letter: "CH", blank: true });
  });
});

describe("the table for a spreadsheet", () => {
  it("quotes what needs it and keeps a name from being a formula", () => {
    const csv = asCsv({
      title: "Rummikub",
      names: ["=SUM(A1)", 'Jan "de", Wit'],
      rows: [
        { label: "Game 1", cells: ["+45", "\u221245"], kind: "plain" },
        { label: "1", cells: ["6", ""], words: ["HOUTEN", ""], kind: "plain" },
      ],
      says: "",
      winners: [0],
    });
    expect(csv.split("\r\n")).toEqual([
      "Rummikub",
      `,'=SUM(A1),"Jan ""de"", Wit"`,
      "Game 1,45,-45",
      "1,6,",
      ",HOUTEN,",
      "",
    ]);
  });
});
