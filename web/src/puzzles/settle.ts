// The network is back: the referee looks at what was found without it.

import { signal } from "@preact/signals";
import { Refused, whyNot } from "../live/api";
import { askAnswer } from "./api";
import { keepSolved } from "./kept";
import { type Waiting, waiting, waitsNoMore } from "./waiting";

/** An answer that does not stand after all, and why. */
export interface NotRight {
  readonly answer: Waiting;
  readonly why: string;
}
export const notRight = signal<readonly NotRight[]>([]);

let underWay = false;

export async function settle(): Promise<void> {
  if (underWay) return;
  underWay = true;
  try {
    for (const answer of waiting.peek()) await settleOne(answer);
  } catch {
    // Still away, or too often: next time.
  } finally {
    underWay = false;
  }
}

async function settleOne(answer: Waiting): Promise<void> {
  const { puzzle, family, day, inTime, play, progress } = answer;
  const refused = (why: string) => {
    notRight.value = [...notRight.value, { answer, why }];
  };
  try {
    const said = await askAnswer(puzzle, play);
    if (said.right) keepSolved(family, { day, inTime, result: { ...progress, got: said.got } });
    else refused(said.message);
  } catch (error) {
    if (!(error instanceof Refused) || ["offline", "too-many-requests"].includes(error.code)) throw error;
    refused(whyNot(error));
  }
  waitsNoMore(puzzle);
}
