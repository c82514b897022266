// Asking for a review, and for positions to show and to send on.

import { signal } from "@preact/signals";
import type { Position, Scene } from "../core/scene";
import { type Heard, hear, linesOf, NOTHING_HEARD, type StoryLine } from "../core/story";
import { ask, askJson, Refused, whyNot } from "./api";

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
        const said = JSON.parse(text) as StoryLine;
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

export interface Solved {
  readonly play: string;
  readonly score: number | null;
  readonly tiles: number;
  readonly optimal: boolean;
  readonly word?: string;
  readonly value?: number | null;
  /** The crossword: what it is worth with the tiles that it keeps, or what it gains until the end. */
  readonly worth?: number;
  readonly gain?: number;
}
/** The best play, measured as a review measures it. */
export function solvePosition(position: Position): Promise<Solved> {
  return askJson<Solved>("/solve", position.board ? { ...position, objective: "equity" } : position);
}

export function showPosition(position: Position, play?: string): Promise<Scene> {
  return askJson<Scene>("/position", { ...position, ...(play === undefined ? {} : { play }) });
}
