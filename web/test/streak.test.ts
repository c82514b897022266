import { describe, expect, it } from "vitest";
import { dayBefore, dayOf, longestStreak, streak } from "../src/core/streak";

describe("days in a row", () => {
  it("counts back from today", () => {
    const days = ["2026-11-13", "2026-11-14", "2026-11-15"];
    expect(streak(days, "2026-11-15")).toBe(3);
  });
  it("still stands while today is open, and is broken by a day without", () => {
    expect(streak(["2026-11-14"], "2026-11-15")).toBe(1);
    expect(streak(["2026-11-13"], "2026-11-15")).toBe(0);
    expect(streak([], "2026-11-15")).toBe(0);
  });
  it("goes over the ends of months, leap days and years", () => {
    expect(streak(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01")).toBe(3);
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  });
  it("knows the longest there was", () => {
    expect(longestStreak(["2026-01-01", "2026-01-02", "2026-01-03", "2026-02-01"])).toBe(3);
    expect(longestStreak([])).toBe(0);
  });
  it("writes a day as the calendar of the place has it", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});
