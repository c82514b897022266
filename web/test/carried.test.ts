// What two devices kept becomes one: nothing that was counted is lost, of a choice the latest counts.

import { describe, expect, it } from "vitest";
import { type Carried, joined, readCarried, written } from "../src/core/carried";

const phone: Carried = {
  theme: { at: 5, value: "dark" },
  name: { at: 1, value: "Anna" },
  puzzles: {
    at: 5,
    value: { days: { numbers: ["2026-11-01"], words: [] }, solved: { numbers: 3 }, next: { a: 9 } },
  },
};
const desk: Carried = {
  theme: { at: 2, value: "light" },
  name: { at: 9, value: "Anna B." },
  sound: { at: 3, value: false },
  puzzles: {
    at: 8,
    value: { days: { numbers: ["2026-11-02"], crossword: ["2026-11-03"] }, solved: { numbers: 2 }, next: {} },
  },
};

describe("two devices", () => {
  it("share all that either of them has", () => {
    const both = joined(phone, desk);
    expect(both.theme?.value).toBe("dark");
    expect(both.name?.value).toBe("Anna B.");
    expect(both.sound?.value).toBe(false);
    expect(both.puzzles?.value).toEqual({
      days: { numbers: ["2026-11-02", "2026-11-01"], words: [], crossword: ["2026-11-03"] },
      solved: { numbers: 3 },
      next: { a: 9 },
    });
  });

  it("agree, whoever comes first and however often", () => {
    const [one, other] = [joined(phone, desk), joined(desk, phone)];
    expect(written(one)).toBe(written(other));
    expect(written(joined(one, phone))).toBe(written(one));
    expect(written(joined(desk, one))).toBe(written(one));
  });

  it("are not led astray by what cannot be read", () => {
    for (const text of [undefined, "", "nonsense", "[]", "null", '{"name":"Anna"}', '{"name":{"at":"now"}}'])
      expect(readCarried(text)).toEqual({});
    expect(readCarried(JSON.stringify(phone))).toEqual(phone);
  });
});
