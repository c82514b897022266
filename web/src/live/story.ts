// Asking for a review, and for positions to show and to send on.

import { signal } from "@preact/signals";
import { isReviewLine, parsed } from "../core/check";
import type { Position, Scene, Solved } from "../core/scene";
import { type Heard, hear, linesOf, NOTHING_HEARD } from "../core/story";
import type { Family } from "../core/wire";
import { ask, askFor, misread, Refused, whyNot } from "./api";

export interface Review {
  readonly heard: { readonly value: Heard };
  readonly working: { readonly value: boolean };
  readonly trouble: { readonly value: string | null };
  /** A game of a table's match, from 1; the last one where no number is said. */
  readonly ofTable: (table: string, key: string, game?: string) => Promise<void>;
  readonly ofRecord: (record: string) => Promise<void>;
  /** Hang up: the server then stops too. */
  readonly stop: () => void;
  readonly forget: () => void;
}

export function newReview(): Review {
  const heard = signal<Heard>(NOTHING_HEARD);
  const working = signal(false);
  const trouble = signal<string | null>(null);
  let line: AbortController | null = null;

  const stop = () => {
    line?.abort();
    line = null;
    working.value = false;
  };
  const listen = async (path: string, init: RequestInit) => {
    stop();
    const own = new AbortController();
    line = own;
    trouble.value = null;
    working.value = true;
    heard.value = NOTHING_HEARD;
    try {
      const answer = await ask(path, { ...init, signal: own.signal });
      if (!answer.body) throw new Refused("offline", "");
      for await (const text of linesOf(answer.body)) {
        if (own.signal.aborted) return;
        const said = parsed(text);
        if (!isReviewLine(said)) throw misread();
        if (said.type === "error") throw new Refused(said.code, said.message);
        heard.value = hear(heard.value, said);
      }
    } catch (error) {
      if (!own.signal.aborted) trouble.value = whyNot(error);
    } finally {
      if (line === own) working.value = false;
    }
  };
  return {
    heard,
    working,
    trouble,
    ofTable: (table, key, game) => {
      const asked = game === undefined ? "" : `?game=${game}`;
      return listen(`/tables/${encodeURIComponent(table)}/review${asked}`, {
        headers: { "X-Seat-Key": key },
      });
    },
    ofRecord: (record) => listen("/review", { method: "POST", body: JSON.stringify({ record }) }),
    stop,
    forget: () => {
      stop();
      heard.value = NOTHING_HEARD;
      trouble.value = null;
    },
  };
}

/** The best play, measured as a review measures it: on a board with the tiles that it keeps. */
export function solvePosition(position: Position, family: Family): Promise<Solved> {
  return askFor(
    "SolvedCase",
    "/solve",
    family === "crossword" ? { ...position, objective: "equity" } : position,
  );
}

export function showPosition(position: Position, play?: string): Promise<Scene> {
  return askFor("SceneShown", "/position", { ...position, ...(play === undefined ? {} : { play }) });
}
