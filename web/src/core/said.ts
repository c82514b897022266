// A sentence as it is shown: words, and between them tiles, which are drawn.

import type { Ruling } from "./wire";

export type Said = Ruling["violations"][number]["pieces"];
export type Piece = Said[number];

/** What the referee said in pieces; somebody who says only words said one piece. */
export function saidBy(spoken: { readonly message: string; readonly pieces?: Said }): Said {
  return spoken.pieces ?? [spoken.message];
}

/** The same with the tiles in notation, to compare or to copy. */
export function written(said: Said): string {
  return said.map((piece) => (typeof piece === "string" ? piece : piece.tiles)).join("");
}
