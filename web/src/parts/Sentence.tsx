// A sentence with the tiles that it quotes drawn in it, and as it is read out: by the names of the tiles.

import { readRow } from "../core/board";
import { JOKER, notationOf } from "../core/notation";
import { type Said, written } from "../core/said";
import type { Family } from "../core/wire";
import { partsOf } from "../play/families";

interface Quoted {
  readonly face: string;
  readonly stands: string;
}

/** Sets, words or single tiles in notation, as rows of tiles. */
function rowsOf(family: Family, tiles: string): Quoted[][] {
  const { read, between, stands } = notationOf(family);
  const rows = tiles.split(between).filter((row) => row.trim() !== "");
  if (family === "crossword") return rows.map((row) => readRow(row).map((face) => ({ face, stands: "" })));
  return rows.map((row) => read(row).map((face, i) => ({ face, stands: stands(row)?.[i] ?? "" })));
}

function spokenRow(family: Family, row: readonly Quoted[]): string {
  const { spoken } = partsOf(family);
  const names = row.map(({ face, stands }) =>
    face === JOKER ? ` ${spoken(face, stands)} ` : spoken(face, stands),
  );
  // Letters side by side are read as the word they make.
  return names.join(family === "numbers" ? ", " : "").trim();
}

function spokenTiles(family: Family, tiles: string): string {
  return rowsOf(family, tiles)
    .map((row) => spokenRow(family, row))
    .join(family === "numbers" ? "; " : ", ");
}

/** The sentence as it is read out. */
export function spokenSaid(family: Family, said: Said): string {
  return said.map((piece) => (typeof piece === "string" ? piece : spokenTiles(family, piece.tiles))).join("");
}

export function Sentence({ family, said }: { family: Family; said: Said }) {
  return (
    <span key={written(said)} class="sentence">
      {said.map((piece, i) =>
        typeof piece === "string" ? piece : <QuotedTiles key={i} family={family} tiles={piece.tiles} />,
      )}
    </span>
  );
}

function QuotedTiles({ family, tiles }: { family: Family; tiles: string }) {
  const { Face } = partsOf(family);
  return (
    <span class="quoted-tiles" role="img" aria-label={spokenTiles(family, tiles)}>
      {rowsOf(family, tiles).map((row, i) => (
        <span key={i} class="quoted-row">
          {row.map(({ face, stands }, at) => (
            <span key={at} class="tile mini">
              <Face face={face} stands={stands} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
