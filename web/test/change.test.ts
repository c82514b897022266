import { describe, expect, it } from "vitest";
import { changed } from "../src/core/change";
import type { ChangeTold, SeatView } from "../src/core/wire.generated";

const turn = (seat: number) => ({ seat, kind: "drew", count: 1 });
const view: SeatView = {
  table: ["R1 R2 R3"],
  stands: [["", "", ""]],
  game: "rummikub-sabra",
  family: "numbers",
  language: "",
  options: {},
  number: 7,
  phase: "playing",
  turn: 0,
  seats: [],
  pot: 70,
  piles: null,
  owed: 0,
  last: turn(1),
  turns: [turn(0), turn(1)],
  words: [],
  start_draw: [],
  commit: "ab",
  entropy: [],
  result: null,
  doubt: { seat: 1, words: [], waiting: [] },
  id: "t",
  round: 1,
  clock: null,
  sheet: { games: [], rounds: [], totals: [], won: [], leaders: [] },
  games: 1,
  hints: true,
  rematch: [],
  seat: 0,
  moves: ["play", "draw"],
  rack: ["K1"],
  draft: null,
};
const change = (said: Partial<ChangeTold>): ChangeTold => ({
  type: "change",
  since: 1,
  version: 2,
  view: {},
  ...said,
});

describe("a view that comes as a change", () => {
  it("has the new fields, the new items of its lists, and not what is gone", () => {
    const after = changed(
      view,
      change({
        view: { number: 8, turn: 1, pot: 69 },
        lists: {
          turns: { length: 3, items: { "0": turn(2), "2": turn(0) } },
          table: { length: 0, items: {} },
        },
        gone: ["doubt"],
      }),
    );
    const { doubt: _, ...rest } = view;
    expect(after).toEqual({
      ...rest,
      number: 8,
      turn: 1,
      pot: 69,
      table: [],
      turns: [turn(2), turn(1), turn(0)],
    });
    expect(view.turns).toEqual([turn(0), turn(1)]); // what was shown stays as it was
  });

  it("is none where the change is of another view", () => {
    expect(changed(view, change({ lists: { turns: { length: 5, items: { "4": turn(0) } } } }))).toBeNull();
    expect(changed(view, change({ view: { number: "eight" } }))).toBeNull();
    expect(changed(view, change({ gone: ["commit"] }))).toBeNull();
  });
});
