// What one needs beside any of the boxes is fetched while there is a network: who is going to need it without one does
// not know that yet.

import type { Rulebook } from "../core/wire";
import { fetchBook } from "./desk";
import { wordsOf } from "./session";

export async function fetchBooks(rulebooks: readonly Rulebook[], language: string): Promise<void> {
  for (const rulebook of rulebooks) {
    try {
      await fetchBook({ rulebook: rulebook.id, language: wordsOf(rulebook, language), options: {} });
    } catch {
      return; // away, or too often: next time
    }
  }
}
