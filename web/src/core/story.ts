// A game looked at again, as the server tells it: all turns first, then the best play of each as it is found.

import type {
  BestLine,
  BestShown,
  EndLine,
  GameLine,
  MatchShown,
  ReviewLine,
  TurningPoint,
  TurnLine,
} from "./wire";

export type {
  BestLine as BestFound,
  BestShown as Best,
  GameLine as Story,
  MatchShown as Match,
  TurningPoint,
  TurnLine as Turn,
};
/** What a best play is measured by: the turn itself, its points with the tiles it keeps, or where the game leads. */
export type Measure = BestShown["by"];

/** What has been heard so far. */
export interface Heard {
  readonly story: GameLine | null;
  readonly turns: readonly TurnLine[];
  /** By the number of the turn. */
  readonly bests: ReadonlyMap<number, BestLine>;
  readonly points: readonly TurningPoint[];
  /** Percent that each seat had of what there was to have; null where none of its turns was looked at. */
  readonly accuracy: readonly (number | null)[];
  /** Of what: of the chance to win, or, where turns are not weighed, of points or tiles. */
  readonly accuracyOf: NonNullable<EndLine["accuracy_of"]>;
  readonly ended: boolean;
}
export const NOTHING_HEARD: Heard = {
  story: null,
  turns: [],
  bests: new Map(),
  points: [],
  accuracy: [],
  accuracyOf: "chance",
  ended: false,
};

export function hear(heard: Heard, line: ReviewLine): Heard {
  switch (line.type) {
    case "game":
      return { ...NOTHING_HEARD, story: line };
    case "turn":
      return { ...heard, turns: [...heard.turns, line] };
    case "best":
      return { ...heard, bests: new Map(heard.bests).set(line.number, line) };
    case "end":
      return {
        ...heard,
        points: line.turning_points,
        accuracy: line.accuracy ?? [],
        accuracyOf: line.accuracy_of ?? "chance",
        ended: true,
      };
    case "error":
      return heard;
  }
}

/** The totals of a match after each of its games. */
export function totals(match: MatchShown): number[][] {
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
