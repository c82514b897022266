// What a phone without a network will want is fetched while there is one, for who has shown that they want it: who has
// looked at the puzzles once, or has installed the page. And what waited for a network is settled.

import { loadRulebooks, rulebooks } from "./live/api";
import { keptNames } from "./live/keep";
import { language } from "./texts/texts";

/** After everything that somebody waits for. */
const LATER_MS = 6_000;

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;

async function makeReady(): Promise<void> {
  if (!navigator.onLine) return;
  const kept = keptNames();
  if (kept.includes("waiting")) await (await import("./puzzles/settle")).settle();
  if (isInstalled() || kept.includes("bag")) {
    const { packBag } = await import("./puzzles/bag");
    await packBag(language.peek());
  }
  if (!isInstalled()) return;
  if (!rulebooks.value) await loadRulebooks();
  const { fetchBooks } = await import("./companion/beforehand");
  if (rulebooks.value) await fetchBooks(rulebooks.value, language.peek());
}

export function keepReady(): void {
  const go = () => void makeReady().catch(() => {}); // next time
  window.setTimeout(go, LATER_MS);
  window.addEventListener("online", go);
}
