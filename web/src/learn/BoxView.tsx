// What is in the box: every tile once, and how many there are of it.

import { readFace } from "../core/tile";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";
import type { BoxTile, Lesson } from "./lesson";
import { TileRow } from "./TileRow";

export function BoxView({ lesson }: { lesson: Lesson }) {
  const { family, box } = lesson;
  const { spoken } = partsOf(family);
  const label = ({ face, count, value }: BoxTile) =>
    value === undefined
      ? t("learn-box-tile", { count, tile: spoken(face) })
      : t("learn-box-worth", { count, tile: spoken(face), value });
  const numbers = box.filter(({ face }) => family === "numbers" && readFace(face).kind === "number");
  const others = box.filter((tile) => !numbers.includes(tile));
  return (
    <div class="on-felt box">
      {inRows(numbers).map((row, i) => (
        <TileRow key={i} family={family} tiles={row} />
      ))}
      <ul class="box-tiles">
        {others.map((tile) => (
          <li key={tile.face}>
            <span class="unseen">{label(tile)}</span>
            <span aria-hidden="true">
              <TileRow family={family} tiles={[tile]} />
              <small>× {tile.count}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Numbers a colour a row. */
function inRows(tiles: readonly BoxTile[]): BoxTile[][] {
  const rows = new Map<string, BoxTile[]>();
  for (const tile of tiles) {
    const ink = tile.face[0] ?? "";
    rows.set(ink, [...(rows.get(ink) ?? []), tile]);
  }
  return [...rows.values()];
}
