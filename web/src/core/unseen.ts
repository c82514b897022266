// Which tiles nobody at this seat has seen: what was in the box, without what lies on the board and on the own rack.

import { BLANK, readBoard } from "./board";
import type { View } from "./wire";

export interface Unseen {
  readonly letter: string;
  readonly count: number;
}

/** Every letter of the box in its order, blanks last. */
export function unseenTiles(view: Pick<View, "box" | "board" | "rack">): Unseen[] {
  const left = new Map(Object.entries(view.box ?? {}));
  const seen = (letter: string) => left.set(letter, Math.max(0, (left.get(letter) ?? 0) - 1));
  for (const sign of readBoard(view.board ?? [])) {
    if (sign !== ".") seen(sign === sign.toUpperCase() ? sign : BLANK);
  }
  for (const face of view.rack ?? []) seen(face);
  return [...left]
    .map(([letter, count]) => ({ letter, count }))
    .sort(
      (a, b) => Number(a.letter === BLANK) - Number(b.letter === BLANK) || (a.letter < b.letter ? -1 : 1),
    );
}
