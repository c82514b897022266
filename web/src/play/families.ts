// What differs between the families on the page: how a tile is drawn and read out. Rack, drag, steps and connection
// are the same for all.

import type { Family } from "../core/wire";
import { spokenTile } from "../numbers/spoken";
import { TileFace } from "../numbers/TileFace";

export interface FaceProps {
  readonly face: string;
  readonly stands?: string;
}
export interface FamilyParts {
  readonly Face: (props: FaceProps) => preact.JSX.Element | null;
  readonly spoken: (face: string, stands?: string) => string;
}

const NUMBERS: FamilyParts = { Face: TileFace, spoken: spokenTile };

/** The families that can be played on this page; the shelf shows no other. */
export function canPlay(family: Family): boolean {
  return family === "numbers";
}

export function partsOf(_family: Family): FamilyParts {
  return NUMBERS;
}
