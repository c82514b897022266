// Which action is due: the one button that stands out.

import type { View } from "./wire";

export type Due = "end" | "draw" | "pass" | "mend" | "wait";

export interface State {
  readonly view: Pick<View, "phase" | "seat" | "turn" | "moves">;
  readonly changed: boolean;
  /** What the referee says of the table as it lies; null while it is asked. */
  readonly legal: boolean | null;
  readonly underWay: boolean;
}

export function dueAction({ view, changed, legal, underWay }: State): Due {
  if (view.phase !== "playing" || view.seat === null || view.turn !== view.seat || underWay) return "wait";
  if (changed) return legal ? "end" : "mend";
  if (view.moves.includes("draw")) return "draw";
  return view.moves.includes("pass") ? "pass" : "wait";
}
