// Whether a play is the answer, told by its seal alone (src/optafel/puzzle/sealed.py writes the same form).

import { boardOf, laidBy, readPlay } from "../companion/sums/play";
import type { View } from "../core/wire";

/** The tiles of sets or words, the joker as it lies on a rack. */
function tilesOf(family: View["family"], rows: readonly string[]): string[] {
  if (family === "numbers") return rows.flatMap((row) => row.split(/\s+/)).filter((tile) => tile !== "");
  return rows.flatMap((row) => [...row]);
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a play may be called: any of these under the seal is the answer. Null: nobody here can tell. */
export function formsOf(view: View, play: string): readonly string[] | null {
  if (view.family === "crossword") {
    const read = readPlay(play);
    const laid = read && laidBy(boardOf(view.board ?? [], view.premiums ?? []), read);
    if (!laid) return null;
    const inOrder = [...laid].sort(([a], [b]) => a - b);
    return [inOrder.map(([square, { letter, joker }]) => `${square}${written(letter, joker)}`).join(" ")];
  }
  const rows = play
    .split(view.family === "numbers" ? "|" : /\s+/)
    .map((row) => row.trim())
    .filter((row) => row !== "");
  if (view.family === "numbers") {
    const lay = tilesOf("numbers", view.table ?? []);
    return [
      without(tilesOf("numbers", rows), lay)
        .sort((a, b) => (a < b ? -1 : 1))
        .join(" "),
    ];
  }
  if (rows.some((word) => word.includes("@"))) return null;
  const lay = new Set((view.table ?? []).map((word) => word.toUpperCase()));
  return rows.map((word) => word.toUpperCase()).filter((word) => !lay.has(word));
}

/** A tile as the seal has it: a small letter is a joker, several letters stand in brackets. */
function written(letter: string, joker: boolean): string {
  const sign = joker ? letter.toLowerCase() : letter;
  return [...sign].length === 1 ? sign : `[${sign}]`;
}

async function hashed(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Unsealed = "right" | "less" | "unsure";

export async function unseal(name: string, seal: string, view: View, play: string): Promise<Unsealed> {
  const forms = formsOf(view, play);
  // Only on a secure connection can a browser reckon a seal; but only there it works without a network.
  if (!forms || !("subtle" in crypto)) return "unsure";
  for (const form of forms) if ((await hashed(`${name} ${form}`)) === seal) return "right";
  return "less";
}
