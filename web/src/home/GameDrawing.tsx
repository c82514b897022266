// A small drawing for each game: what its table looks like in play.

import { useEffect } from "preact/hooks";
import type { Family } from "../core/wire";
import { booksAtHand, loadRulebooks, rulebooksMissing } from "../live/api";
import { TileFace } from "../numbers/TileFace";

interface Piece {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

const W = 30;
const H = 40;

function NumberTiles({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ face, x, y, turn = 0 }) => (
        <g key={`${face}${x}${y}`} transform={`translate(${x} ${y}) rotate(${turn} ${W / 2} ${H / 2})`}>
          <rect class="drawn-edge" y="2.4" width={W} height={H} rx="5" />
          <rect class="drawn-tile" width={W} height={H} rx="5" />
          <svg width={W} height={H} x="0" y="0" aria-hidden="true">
            <TileFace face={face} />
          </svg>
        </g>
      ))}
    </>
  );
}

function LetterTiles({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ face, x, y, turn = 0 }) => (
        <g key={`${face}${x}${y}`} transform={`translate(${x} ${y}) rotate(${turn} 13 13)`}>
          <rect class="drawn-edge" y="2.2" width="26" height="26" rx="5" />
          <rect class="drawn-tile" width="26" height="26" rx="5" />
          <text class="drawn-letter" x="13" y="20">
            {face}
          </text>
        </g>
      ))}
    </>
  );
}

const WIDTH = 240;
const ROWS = [22, 78];

/** The tiles of a row and their places; two spaces leave a gap. */
function numberRow(row: string, y: number, fanned: boolean): Piece[] {
  const faces = row.replaceAll("  ", " _ ").split(" ");
  const [step, gap] = fanned ? [36, 20] : [32, 20];
  const wide = faces.reduce((sum, face) => sum + (face === "_" ? gap : step), W - step);
  let x = (WIDTH - wide) / 2;
  return faces.flatMap((face, i) => {
    const at = x;
    x += face === "_" ? gap : step;
    if (face === "_") return [];
    const off = i - (faces.length - 1) / 2;
    return [fanned ? { face, x: at, y: y - 6 + 2 * off * off, turn: 5 * off } : { face, x: at, y }];
  });
}

/** A row of words: those after the first lean, as letters that were taken out of them do. */
function letterRow(row: string, y: number): Piece[] {
  const words = row.split(" ").map((text) => [...text]);
  const wide = words.reduce((sum, letters) => sum + letters.length * 27 + 14, -14);
  let x = (WIDTH - wide) / 2;
  return words.flatMap((letters, nth) => {
    const pieces = letters.map((face, i) => ({
      face,
      x: x + i * 27,
      y: nth ? y + i * 3 : y,
      turn: nth ? 5 : 0,
    }));
    x += letters.length * 27 + 14;
    return pieces;
  });
}

function Board({ across, down }: { across: string; down: string }) {
  const squares = Array.from({ length: 7 * 5 }, (_, i) => ({ column: i % 7, row: Math.floor(i / 7) }));
  const tint = (column: number, row: number) =>
    (column + row) % 6 === 0 ? "drawn-red" : (column - row + 12) % 6 === 3 ? "drawn-blue" : "drawn-square";
  const crossed = [...down].map((face, i) => ({ face, x: 78, y: 20 + i * 28 })).filter((_, i) => i !== 1);
  return (
    <>
      {squares.map(({ column, row }) => (
        <rect
          key={`${column}-${row}`}
          class={tint(column, row)}
          x={22 + column * 28}
          y={-8 + row * 28}
          width="26"
          height="26"
          rx="3"
        />
      ))}
      <LetterTiles
        pieces={[...[...across].map((face, i) => ({ face, x: 50 + i * 28, y: 48 })), ...crossed]}
      />
    </>
  );
}

function Drawn({ family, rows }: { family: Family; rows: readonly string[] }) {
  switch (family) {
    case "numbers":
      return <NumberTiles pieces={rows.flatMap((row, i) => numberRow(row, ROWS[i] ?? 0, i === 0))} />;
    case "words":
      return <LetterTiles pieces={rows.flatMap((row, i) => letterRow(row, i === 0 ? 26 : 74))} />;
    case "crossword":
      return <Board across={rows[0] ?? ""} down={rows[1] ?? ""} />;
  }
}

/** What the rulebook of that name has on the lid of its box. */
export function GameDrawing({ rulebook }: { rulebook: string }) {
  useEffect(() => {
    // Asked for once: what is known to be missing is asked for again by who sees it.
    if (!booksAtHand.value && !rulebooksMissing.value) void loadRulebooks();
  }, []);
  const book = booksAtHand.value?.find(({ id }) => id === rulebook);
  return (
    <svg class="drawing" viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      {book && <Drawn family={book.family} rows={book.drawing ?? ["*"]} />}
    </svg>
  );
}
