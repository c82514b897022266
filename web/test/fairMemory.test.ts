// What a page remembers of a table, and what it makes of a record that says otherwise.

import { describe, expect, it } from "vitest";
import { type FairMemory, lastGame, NOTHING_REMEMBERED, remembered, unlike } from "../src/core/fair/memory";
import type { View } from "../src/core/wire";

const KEY = "key of Anna";
const SENT: FairMemory = { ...NOTHING_REMEMBERED, sent: { [KEY]: "salt" } };

function view(change: object): View {
  const plain = { phase: "playing", seat: 0, turns: [], commit: "h1", entropy: [], result: null };
  return { ...plain, game_number: 1, ...change } as unknown as View;
}

const waiting = (entropy: string[], commit = "h1") =>
  view({ phase: "waiting", game_number: undefined, entropy, commit });
const seeing = (memory: FairMemory, ...views: View[]) =>
  views.reduce((now, next) => remembered(now, KEY, next), memory);

describe("a stir", () => {
  it("counts once the table shows it, and no longer when another has taken its place", () => {
    expect(seeing(SENT, waiting([])).taken).toEqual({});
    expect(seeing(SENT, waiting(["salt"])).taken).toEqual({ [KEY]: "salt" });
    expect(seeing(SENT, waiting(["salt"]), waiting(["pepper"])).taken).toEqual({});
  });

  it("that the table had shown is not forgotten once the game has begun", () => {
    expect(seeing(SENT, waiting(["salt"]), view({ entropy: [] })).taken).toEqual({ [KEY]: "salt" });
  });

  it("counts too where the game begins as soon as somebody comes", () => {
    expect(seeing(SENT, view({ entropy: ["salt"] })).taken).toEqual({ [KEY]: "salt" });
  });
});

describe("a promise", () => {
  it("is the first hash that was shown for a game, whatever is shown later", () => {
    const memory = seeing(SENT, waiting([], "h1"), waiting([], "h2"), view({ commit: "h2", rack: ["K1"] }));
    expect(lastGame(memory)?.promise).toBe("h1");
  });

  it("of the next game is shown with the end of this one", () => {
    const over = view({ phase: "over", result: {}, next_commit: "h2", rack: ["K1"] });
    const memory = seeing(SENT, waiting([]), over, view({ game_number: 2, commit: "h2", rack: ["K2"] }));
    expect(lastGame(memory)).toEqual({ promise: "h2", racks: [[0, 0, "K2"]] });
  });

  it("of a game that began while nobody looked is none", () => {
    const memory = seeing(SENT, waiting([], "h1"), view({ game_number: 3, commit: "h3", rack: ["K1"] }));
    expect(lastGame(memory)?.promise).toBeUndefined();
  });
});

describe("the racks that were seen", () => {
  const moments = [
    { turns: 0, racks: [["K2", "K1"], ["R1"]] },
    { turns: 1, racks: [["K2", "K1", "B3"], ["R1"]] },
  ];
  const game = (...racks: (readonly [number, number, string])[]) => ({ racks });

  it("are kept once each, in whatever order they lay", () => {
    const memory = seeing(
      SENT,
      view({ rack: ["K2", "K1"] }),
      view({ rack: ["K1", "K2"] }),
      view({ rack: ["B3", "K1", "K2"], turns: [{}] }),
    );
    expect(lastGame(memory)?.racks).toEqual([
      [0, 0, "K1 K2"],
      [0, 1, "B3 K1 K2"],
    ]);
    expect(unlike(game(...(lastGame(memory)?.racks ?? [])), moments)).toBeNull();
  });

  it("are held against the record: other tiles, and turns that are gone", () => {
    expect(unlike(game([0, 1, "B4 K1 K2"]), moments)).toEqual({
      kind: "rack",
      turn: 1,
      seen: ["B4", "K1", "K2"],
    });
    expect(unlike(game([0, 2, "K1 K2"]), moments)).toEqual({ kind: "fewer-turns", seen: 2, turns: 1 });
  });
});
