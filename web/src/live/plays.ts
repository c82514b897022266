// The best plays of a position, asked for while it is looked at: what is no longer wanted is hung up on, and the
// server stops too.

import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { fits } from "../core/check";
import type { PlaysShown } from "../core/wire";
import { language } from "../texts/texts";
import { ask, misread, whyNot } from "./api";

export interface BestPlays {
  /** Those of the position that is asked about; the last ones while it is. */
  readonly shown: ReadonlySignal<PlaysShown | null>;
  readonly working: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<string | null>;
}

/** Whether what is kept is worth something too: on a board, by an estimate. */
export type Objective = "" | "equity";

/** Tiles that are moved one after the other are one question. */
const DELAY_MS = 300;

async function askPlays(position: string, objective: Objective, wanted: AbortSignal): Promise<PlaysShown> {
  const body = JSON.stringify({ position, ...(objective ? { objective } : {}) });
  const answer = await ask("/plays", { method: "POST", body, signal: wanted });
  const said: unknown = await answer.json().catch(() => undefined);
  if (fits("PlaysShown", said)) return said;
  throw misread();
}

/**
 * The best plays of a position, null for none, asked for anew whenever it changes. `linger`: the last ones stand there
 * until the new ones are known, for a position that changes tile by tile.
 */
export function useBestPlays(position: string | null, objective: Objective, linger = false): BestPlays {
  const own = useMemo(
    () => ({
      shown: signal<PlaysShown | null>(null),
      working: signal(false),
      trouble: signal<string | null>(null),
    }),
    [],
  );
  useEffect(() => {
    own.trouble.value = null;
    own.working.value = position !== null;
    if (position === null || !linger) own.shown.value = null;
    if (position === null) return;
    const line = new AbortController();
    const timer = window.setTimeout(() => {
      askPlays(position, objective, line.signal).then(
        (found) => {
          if (line.signal.aborted) return;
          own.shown.value = found;
          own.working.value = false;
        },
        (error: unknown) => {
          if (line.signal.aborted) return;
          own.shown.value = null;
          own.trouble.value = whyNot(error);
          own.working.value = false;
        },
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      line.abort();
    };
  }, [own, position, objective, linger, language.value]);
  return own;
}
