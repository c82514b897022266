// Which action is due: the one button that stands out.

import type { View } from "./wire";

export type Due = "end" | "draw" | "pass" | "mend" | "choose" | "wait";

export interface State {
  readonly view: Pick<View, "phase" | "seat" | "turn" | "moves">;
  readonly changed: boolean;
  /** What the referee says of the table as it lies; null while it is asked. */
  readonly legal: boolean | null;
  readonly underWay: boolean;
  /** Whether anything can be laid; null where nobody has looked. */
  readonly canLay: boolean | null;
}

export function dueAction({ view, changed, legal, underWay, canLay }: State): Due {
  if (view.phase !== "playing" || view.seat === null || view.turn !== view.seat || underWay) return "wait";
  if (changed) return legal ? "end" : "mend";
  // Who may still find something is not told to draw.
  if (view.moves.includes("draw")) return canLay === false ? "draw" : "choose";
  if (!view.moves.includes("pass")) return "wait";
  return canLay === false || !view.moves.includes("play") ? "pass" : "choose";
}
