// What differs between the families on the page: how a tile is drawn and read out. Rack, drag, steps and connection
// are the same for all.

import type { Order } from "../core/tile";
import type { Family } from "../core/wire";
import { LetterFace } from "../letters/LetterFace";
import { spokenLetter } from "../letters/spoken";
import { spokenTile } from "../numbers/spoken";
import { TileFace } from "../numbers/TileFace";

export interface FaceProps {
  readonly face: string;
  readonly stands?: string;
  /** What the letter is worth, where that is printed on it. */
  readonly value?: number | undefined;
}
export interface FamilyParts {
  readonly Face: (props: FaceProps) => preact.JSX.Element | null;
  readonly spoken: (face: string, stands?: string, value?: number) => string;
  /** The family whose notation its rows are written in. */
  readonly family: Family;
  /** What a row of tiles is called: the first part of its keys in the catalogue. */
  readonly row: "row" | "word";
  /** The ways in which a rack is sorted. */
  readonly orders: readonly Order[];
}

const NUMBERS: FamilyParts = {
  Face: TileFace,
  spoken: spokenTile,
  family: "numbers",
  row: "row",
  orders: ["colour", "number"],
};
const LETTERS: FamilyParts = {
  Face: LetterFace,
  spoken: spokenLetter,
  family: "words",
  row: "word",
  orders: ["letter"],
};

export function partsOf(family: Family): FamilyParts {
  return family === "numbers" ? NUMBERS : LETTERS;
}
