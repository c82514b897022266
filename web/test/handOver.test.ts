// A key in twelve words, there and back; a slip is noticed.

import { describe, expect, it } from "vitest";
import {
  isKey,
  KEY_BYTES,
  keyFromWords,
  keyOf,
  readList,
  typedWords,
  WORDS,
  wordsOf,
} from "../src/core/handOver";

const CODES = ["de", "en", "es", "fr", "nl", "pt"];
const LISTS = import.meta.glob<string>("../../src/optafel/languages/*/hand-over.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const listOf = (code: string) => readList(LISTS[`../../src/optafel/languages/${code}/hand-over.txt`] ?? "");

/** Bytes that differ from number to number, the same in every run. */
function bytes(seed: number): Uint8Array {
  let state = seed * 2654435761 + 1;
  return Uint8Array.from({ length: KEY_BYTES }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return state & 255;
  });
}

describe.each(CODES)("the list of %s", (code) => {
  const list = listOf(code);

  it("has 2048 plain words that four letters tell apart", () => {
    expect(list).toHaveLength(2048);
    expect(new Set(list.map((word) => word.slice(0, 4))).size).toBe(2048);
    expect(list.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([]);
  });

  it("gives every key back, however it is typed", () => {
    for (let seed = 0; seed < 50; seed++) {
      const key = keyOf(bytes(seed));
      expect(isKey(key)).toBe(true);
      const words = wordsOf(key, list);
      expect(words).toHaveLength(WORDS);
      expect(keyFromWords(words.join(" "), list)).toBe(key);
      const typed = words.map((word, at) => `${at + 1}. ${word.slice(0, 4).toUpperCase()}`).join(",\n");
      expect(keyFromWords(typed, list)).toBe(key);
    }
  });
});

describe("a slip", () => {
  const list = listOf("en");
  const words = wordsOf(keyOf(bytes(7)), list);

  it("in one word is noticed, whichever it is and whatever it becomes", () => {
    for (let at = 0; at < WORDS; at++)
      for (let other = 0; other < list.length; other += 41) {
        if (list[other] === words[at]) continue;
        const wrong = words.with(at, list[other] ?? "");
        expect(keyFromWords(wrong.join(" "), list)).toEqual({ why: "check" });
      }
  });

  it("of two words that changed places is noticed", () => {
    for (let at = 1; at < WORDS; at++) {
      const wrong = words.with(at, words[at - 1] ?? "").with(at - 1, words[at] ?? "");
      if (wrong.join() !== words.join())
        expect(keyFromWords(wrong.join(" "), list)).toEqual({ why: "check" });
    }
  });

  it("is said for what it is", () => {
    expect(keyFromWords("", list)).toEqual({ why: "count", count: 0 });
    expect(keyFromWords(words.slice(1).join(" "), list)).toEqual({ why: "count", count: 11 });
    expect(keyFromWords(words.with(3, "qqqqq").join(" "), list)).toEqual({ why: "word", word: "qqqqq" });
    expect(typedWords("1) Été, 2) ÜBER")).toEqual(["ete", "uber"]);
  });
});
