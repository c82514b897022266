import { describe, expect, it } from "vitest";
import { dueAction } from "../src/core/due";
import { lesson, type Moment } from "../src/core/lesson";
import { signed } from "../src/core/score";
import { askAgain, met, nextHolder, nextUnknown, seatingOf, show } from "../src/core/seating";
import { addSeat, firstSetup, orderOf, removeSeat, seatsFit } from "../src/core/setup";
import type { Rulebook } from "../src/core/wire";

const book: Rulebook = {
  id: "rummikub-sabra",
  family: "numbers",
  players: [2, 4],
  languages: [],
  clock_seconds: 120,
  clock_optional: true,
  clock_choices: [],
  levels: ["easy", "medium", "hard"],
  rounds: false,
  options: [],
  drawing: [],
};

describe("setting up a table", () => {
  it("begins with me and three bots of a middling level, each with a name of its own", () => {
    const setup = firstSetup(book, "nl");
    expect(setup.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(new Set(setup.seats.map((seat) => seat.name)).size).toBe(4);
    expect(setup.seats[1]?.level).toBe("medium");
  });

  it("keeps to the number of seats of the rulebook, and me at the first", () => {
    const full = firstSetup(book, "en");
    expect(addSeat(full, book, "bot")).toBe(full);
    const alone = [3, 2, 1, 0].reduce(removeSeat, full);
    expect(alone.seats.map((seat) => seat.kind)).toEqual(["me"]);
    expect(seatsFit(alone, book)).toBe(false);
  });

  it("orders what was set up, under my name", () => {
    const setup = addSeat({ ...firstSetup(book, "en"), seats: [{ kind: "me" }] }, book, "open");
    expect(orderOf(setup, book, "Anna")).toEqual({
      rulebook: "rummikub-sabra",
      options: {},
      clock_seconds: null,
      seats: [{ kind: "me", name: "Anna" }, { kind: "open" }],
    });
  });
});

describe("the action that is due", () => {
  const view = { phase: "playing", seat: 1, turn: 1, moves: ["play", "draw"] } as const;
  const state = { view, changed: false, legal: null, underWay: false, canLay: null };

  it("is to draw only for who can lay nothing, to end once it may, to mend while it may not", () => {
    expect(dueAction(state)).toBe("choose");
    expect(dueAction({ ...state, canLay: true })).toBe("choose");
    expect(dueAction({ ...state, canLay: false })).toBe("draw");
    expect(dueAction({ ...state, changed: true, legal: true })).toBe("end");
    expect(dueAction({ ...state, changed: true })).toBe("mend");
    expect(dueAction({ ...state, changed: true, legal: false })).toBe("mend");
    expect(dueAction({ ...state, view: { ...view, moves: ["play", "pass"] } })).toBe("choose");
    const nothing = { ...state, canLay: false };
    expect(dueAction({ ...nothing, view: { ...view, moves: ["play", "pass"] } })).toBe("pass");
  });

  it("is to wait in another's turn and while a move is on its way", () => {
    expect(dueAction({ ...state, view: { ...view, turn: 0 } })).toBe("wait");
    expect(dueAction({ ...state, underWay: true })).toBe("wait");
  });
});

describe("several people on one device", () => {
  it("finds out which key has which seat, whatever comes in between", () => {
    let seating = met(seatingOf(["a", "b", "c"]), 2);
    expect(nextUnknown(seating)).toBe("b");
    seating = met(show(seating, "b"), 2);
    expect(nextUnknown(seating)).toBe("b");
    seating = met(seating, 0);
    seating = met(show(seating, "c"), 1);
    expect(nextUnknown(seating)).toBeNull();
    expect([...seating.seats]).toEqual([
      [2, "a"],
      [0, "b"],
      [1, "c"],
    ]);
    expect(askAgain(seating).seats.size).toBe(0);
  });
});

describe("a first game", () => {
  const moment: Moment = {
    family: "numbers",
    mine: true,
    turnsOfMine: 0,
    opened: false,
    mustOpen: true,
    changed: false,
    chosen: false,
    tableEmpty: true,
    partial: false,
    legal: false,
    jokerOnTable: false,
    canLay: null,
  };

  it("explains what is next, and is silent after a while", () => {
    expect(lesson(moment)).toBe("lesson-sets");
    expect(lesson({ ...moment, chosen: true })).toBe("lesson-put");
    expect(lesson({ ...moment, changed: true, partial: true })).toBe("lesson-partial");
    expect(lesson({ ...moment, changed: true, legal: true })).toBe("lesson-end");
    expect(lesson({ ...moment, opened: true, turnsOfMine: 2, tableEmpty: false })).toBe("lesson-table");
    expect(lesson({ ...moment, turnsOfMine: 8 })).toBeNull();
  });
});

it("writes scores as on a sheet", () => {
  expect([62, -20, 0].map(signed)).toEqual(["+62", "\u221220", "0"]);
});

describe("one device for several", () => {
  const two = met(show(met(seatingOf(["k0", "k1"]), 0), "k1"), 1);
  const view = { phase: "playing", seat: 1, turn: 1 } as const;

  it("shows nobody's rack before somebody has said who they are", () => {
    expect(nextHolder(two, view, null)).toBe(1);
    expect(nextHolder(two, { ...view, turn: null }, null)).toBe(1);
    expect(nextHolder(two, view, 1)).toBeNull();
    expect(nextHolder(seatingOf(["k0"]), view, null)).toBeNull();
  });

  it("goes on to whose turn it is, and to nobody while all of them may doubt", () => {
    expect(nextHolder(two, { ...view, turn: 0 }, 1)).toBe(0);
    expect(nextHolder(two, { ...view, turn: 3 }, 1)).toBeNull();
    expect(nextHolder(two, { ...view, phase: "challenge" }, 1)).toBeNull();
    expect(nextHolder(two, { ...view, phase: "over" }, null)).toBeNull();
  });
});
