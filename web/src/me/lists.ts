// The lists that a key is said in, one a language, fetched when somebody asks for words.

import { keyFromWords, type Misread, readList } from "../core/handOver";
import { language } from "../texts/texts";

const LISTS = import.meta.glob<string>("../../../src/optafel/languages/*/hand-over.txt", {
  query: "?raw",
  import: "default",
});

const codeOf = (path: string) => path.split("/").at(-2) ?? "";

/** Languages that have a list, the one that is spoken first. */
export function listed(): string[] {
  const all = Object.keys(LISTS).map(codeOf).sort();
  const spoken = language.value;
  return all.includes(spoken) ? [spoken, ...all.filter((code) => code !== spoken)] : all;
}

export async function listOf(code: string): Promise<readonly string[]> {
  const path = Object.keys(LISTS).find((one) => codeOf(one) === code);
  return readList((await (path ? LISTS[path]?.() : undefined)) ?? "");
}

/** The key that was typed, in whichever language it was written down; else what is wrong by the nearest list. */
export async function keyTyped(text: string): Promise<string | Misread> {
  let wrong: Misread | null = null;
  for (const code of listed()) {
    const read = keyFromWords(text, await listOf(code));
    if (typeof read === "string") return read;
    if (read.why === "count") return read;
    if (wrong === null || read.why === "check") wrong = read;
  }
  return wrong ?? { why: "count", count: 0 };
}
