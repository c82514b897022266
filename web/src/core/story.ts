// A game looked at again, as the server tells it: all turns first, then the best play of each as it is found.

import type { Position, Scene } from "./scene";
import type { Family } from "./wire";

export interface Story {
  readonly game: string;
  readonly family: Family;
  readonly names: readonly string[];
  readonly seats: number;
  /** What turns are measured in. */
  readonly unit: "tiles" | "points";
  readonly turns: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly ended: boolean;
  readonly differences: number;
  /** All finished games of the table, and which of them this is; none for a record. */
  readonly match?: Match | null;
}
export interface Match {
  /** From 1. */
  readonly number: number;
  readonly games: readonly {
    readonly names: readonly string[];
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  }[];
}
export interface Turn {
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  readonly play: string;
  readonly got: number;
  readonly position: Position | Record<string, never>;
  readonly before: Scene;
  readonly after: Scene;
  /** After the turn: points, or tiles left on each rack. */
  readonly standing: readonly number[];
  /** Why there is no best play: the rack is not known, or there is no dictionary. */
  readonly unsolved: "" | "rack" | "dictionary";
  /** Word games: the word that scored. */
  readonly word: string;
}
/** What a best play is measured by: the turn itself, its points with the tiles it keeps, or where the game leads. */
export type Measure = "turn" | "worth" | "end";
export interface Best {
  readonly play: string;
  /** What it gives in that turn. */
  readonly got: number;
  readonly proved: boolean;
  readonly by: Measure;
  /** By that measure, beside what the play that was made is worth; not said where only the turn counts. */
  readonly worth?: number;
  readonly made?: number;
  /** Word games: the word that scores. */
  readonly word: string;
  /** Number games: what the laid tiles count together. */
  readonly value: number | null;
  readonly scene: Scene;
  /** The best play with common words, where it is another one. */
  readonly common?: {
    readonly play: string;
    readonly got: number;
    readonly word: string;
    readonly scene: Scene;
  };
}
export interface BestFound {
  readonly number: number;
  readonly missed: number;
  readonly best: Best | null;
}
export interface TurningPoint {
  readonly number: number;
  readonly why: "missed" | "lead";
}
export type StoryLine =
  | ({ readonly type: "game" } & Story)
  | ({ readonly type: "turn" } & Turn)
  | ({ readonly type: "best" } & BestFound)
  | { readonly type: "end"; readonly turning_points: readonly TurningPoint[] }
  | { readonly type: "error"; readonly code: string; readonly message: string };

/** What has been heard so far. */
export interface Heard {
  readonly story: Story | null;
  readonly turns: readonly Turn[];
  /** By the number of the turn. */
  readonly bests: ReadonlyMap<number, BestFound>;
  readonly points: readonly TurningPoint[];
  readonly ended: boolean;
}
export const NOTHING_HEARD: Heard = { story: null, turns: [], bests: new Map(), points: [], ended: false };

export function hear(heard: Heard, line: StoryLine): Heard {
  switch (line.type) {
    case "game":
      return { ...NOTHING_HEARD, story: line };
    case "turn":
      return { ...heard, turns: [...heard.turns, line] };
    case "best":
      return { ...heard, bests: new Map(heard.bests).set(line.number, line) };
    case "end":
      return { ...heard, points: line.turning_points, ended: true };
    case "error":
      return heard;
  }
}

/** The totals of a match after each of its games. */
export function totals(match: Match): number[][] {
  const sums: number[][] = [];
  for (const { scores } of match.games) {
    const before = sums[sums.length - 1] ?? [];
    sums.push(scores.map((score, seat) => (before[seat] ?? 0) + score));
  }
  return sums;
}

/** The bytes of an answer as its lines; the last one may lack its end. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line !== "");
      if (done) break;
    }
    if (rest !== "") yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
