// Every page opens at its top; going back returns to where one was. What is scrolled belongs to an entry of the
// browser's history, so that the same page visited twice has two places.

import { effect, untracked } from "@preact/signals";
import { newId } from "../core/chance";
import { type Route, route } from "../route";
import { isObject } from "./keep";

const KEPT = "optafel.scrolled";
/** So long a page that is still being fetched may grow to the height at which it was left. */
const PATIENCE_MS = 3_000;
/** Somebody scrolls on their own: then nothing pulls them back. */
const BY_HAND = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

interface Entry {
  readonly entry: string;
}
const isEntry = (value: unknown): value is Entry => isObject(value) && typeof value.entry === "string";

/** A section of a rulebook is gone to by the page itself. */
function goesToAPart(here: Route): boolean {
  return here.page === "learn" && here.rest.length > 1;
}

function readPlaces(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    if (!isObject(kept)) return new Map();
    return new Map(Object.entries(kept).flatMap(([entry, y]) => (typeof y === "number" ? [[entry, y]] : [])));
  } catch {
    return new Map();
  }
}

export function keepScroll(): void {
  history.scrollRestoration = "manual";
  const places = readPlaces();
  let here = "";
  let stop = () => {};

  /** Down to where one was, as soon as the page is long enough. */
  const returnTo = (y: number) => {
    stop();
    const until = performance.now() + PATIENCE_MS;
    const grown = new ResizeObserver(() => {
      window.scrollTo(0, y);
      if (Math.abs(window.scrollY - y) <= 1 || performance.now() > until) stop();
    });
    stop = () => {
      grown.disconnect();
      for (const sign of BY_HAND) window.removeEventListener(sign, stop);
      stop = () => {};
    };
    for (const sign of BY_HAND) window.addEventListener(sign, stop, { passive: true });
    grown.observe(document.documentElement);
    grown.observe(document.body);
  };

  effect(() => {
    const to = route.value;
    untracked(() => {
      stop();
      const state: unknown = history.state;
      if (isEntry(state)) {
        here = state.entry;
        returnTo(places.get(here) ?? 0);
        return;
      }
      here = newId();
      history.replaceState({ entry: here } satisfies Entry, "");
      if (!goesToAPart(to)) window.scrollTo(0, 0);
    });
  });
  window.addEventListener("scroll", () => places.set(here, window.scrollY), { passive: true });
  window.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(places)));
    } catch {
      // Without storage a page that is loaded again opens at its top.
    }
  });
}
