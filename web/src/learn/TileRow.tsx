// Tiles to look at: a row of them, as they lie on a table or stand on a rack.

import type { Family } from "../core/wire";
import { partsOf } from "../play/families";

export interface DrawnTile {
  readonly face: string;
  readonly stands?: string | undefined;
  readonly value?: number | undefined;
  /** Came from the rack. */
  readonly fresh?: boolean;
  /** Needed, and neither on the table nor on the rack. */
  readonly missing?: boolean;
}

export function TileRow({ family, tiles }: { family: Family; tiles: readonly DrawnTile[] }) {
  const { Face, spoken } = partsOf(family);
  const label = tiles.map(({ face, stands }) => spoken(face, stands ?? "")).join(", ");
  return (
    <span class="tile-row" role="img" aria-label={label}>
      {tiles.map(({ face, stands, value, fresh, missing }, i) => (
        <span key={i} class={`tile mini${fresh ? " fresh" : ""}${missing ? " missing" : ""}`}>
          <Face face={face} stands={stands ?? ""} value={value} />
        </span>
      ))}
    </span>
  );
}
