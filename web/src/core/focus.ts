// Arrow keys: which tile is next, by where the tiles stand on the screen.

export interface Standing<Id> {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
}
export type Arrow = "left" | "right" | "up" | "down";

/** Tiles whose middles differ less than this in height stand in one line. */
const SAME_LINE = 12;

function intoLines<Id>(standing: readonly Standing<Id>[]): Standing<Id>[][] {
  const lines: Standing<Id>[][] = [];
  for (const one of [...standing].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && one.y - first.y < SAME_LINE) line.push(one);
    else lines.push([one]);
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x);
  return lines;
}

/** The tile that an arrow leads to. Left and right go on in the next line; up and down keep to the same height. */
export function step<Id>(standing: readonly Standing<Id>[], from: Id | null, arrow: Arrow): Id | null {
  const lines = intoLines(standing);
  const flat = lines.flat();
  const here = flat.find((one) => one.id === from);
  if (!here) return flat[0]?.id ?? null;
  if (arrow === "left" || arrow === "right") {
    const at = flat.indexOf(here) + (arrow === "right" ? 1 : -1);
    return flat[at]?.id ?? here.id;
  }
  const line = lines.findIndex((one) => one.includes(here)) + (arrow === "down" ? 1 : -1);
  const next = lines[line];
  if (!next) return here.id;
  return next.reduce((a, b) => (Math.abs(b.x - here.x) < Math.abs(a.x - here.x) ? b : a)).id;
}

/**
 * The next tile that fits what was typed (`7`, `R7`, `*`), after the one that has the focus; the rack is looked
 * through first because it is given first.
 */
export function findTyped<Id>(
  tiles: readonly { readonly id: Id; readonly face: string }[],
  typed: string,
  from: Id | null,
): Id | null {
  const wanted = typed.toUpperCase();
  const exact = tiles.filter((tile) => tile.face === wanted || numberOf(tile.face) === wanted);
  const found = exact.length > 0 ? exact : tiles.filter((tile) => startsWith(tile.face, wanted));
  const at = found.findIndex((tile) => tile.id === from);
  return (found[at + 1] ?? found[0])?.id ?? null;
}

function startsWith(face: string, typed: string): boolean {
  return face.startsWith(typed) || numberOf(face).startsWith(typed);
}

function numberOf(face: string): string {
  return face.replace(/^[KRBY](?=\d)/, "");
}
