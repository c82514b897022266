// A tile as the page knows it: an identity of the page's own, and the face that is printed on it.
// Two tiles may share a face (there are two red sevens), so that only the identity tells what moved.

export type TileId = number;
/** Notation of one tile: `R7`, `*`, `A`, `@`. */
export type Face = string;
export type Faces = ReadonlyMap<TileId, Face>;

export const INKS = ["K", "R", "B", "Y"] as const;
export type Ink = (typeof INKS)[number];

export type Drawn =
  | { readonly kind: "number"; readonly ink: Ink; readonly number: number }
  | { readonly kind: "joker"; readonly joker: "*" | "D" | "C" | "M" }
  | { readonly kind: "letter"; readonly letter: string; readonly joker: boolean };

const NUMBER = /^([KRBY])(\d{1,2})$/;

/** What is printed on the tile, for a face of the numbers family. */
export function readFace(face: Face): Drawn {
  const numbered = NUMBER.exec(face);
  if (numbered) return { kind: "number", ink: numbered[1] as Ink, number: Number(numbered[2]) };
  if (face === "*" || face === "D" || face === "C" || face === "M") return { kind: "joker", joker: face };
  return { kind: "letter", letter: face, joker: face === "@" || face !== face.toUpperCase() };
}

/** A set in notation, as its tiles: `B4 B5 *` → `["B4", "B5", "*"]`. */
export function readSet(notation: string): Face[] {
  return notation.split(" ").filter((face) => face !== "");
}

export function writeSet(faces: readonly Face[]): string {
  return faces.join(" ");
}

export type Order = "colour" | "number" | "letter";

/** Letter tiles that stand for any letter: the joker of the word games, the blank of the crossword. */
const ANY_LETTER: readonly Face[] = ["@", "?"];

function rank(face: Face, order: Order): readonly number[] {
  // Among letters C, D and M are letters like others, not the special jokers of the numbers.
  if (order === "letter") return [ANY_LETTER.includes(face) ? 1 : 0, face.charCodeAt(0), 0];
  const drawn = readFace(face);
  if (drawn.kind !== "number") return [1, face.charCodeAt(0), 0];
  const ink = INKS.indexOf(drawn.ink);
  return order === "colour" ? [0, ink, drawn.number] : [0, drawn.number, ink];
}

/** Sort a rack by colour, by number or by the alphabet; jokers come last. Equal faces keep their order. */
export function sortTiles(ids: readonly TileId[], faces: Faces, order: Order): TileId[] {
  const ranked = ids.map((id) => ({ id, rank: rank(faces.get(id) ?? "", order) }));
  ranked.sort((a, b) => {
    for (let i = 0; i < a.rank.length; i++) {
      const difference = (a.rank[i] ?? 0) - (b.rank[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return ranked.map((entry) => entry.id);
}
