// A small drawing for each game: what its table looks like in play.

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
        <g key={`${face}${x}`} transform={`translate(${x} ${y}) rotate(${turn} ${W / 2} ${H / 2})`}>
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

const word = (letters: string, x: number, y: number): Piece[] =>
  [...letters].map((face, i) => ({ face, x: x + i * 27, y }));

function Board() {
  const squares = Array.from({ length: 7 * 5 }, (_, i) => ({ column: i % 7, row: Math.floor(i / 7) }));
  const tint = (column: number, row: number) =>
    (column + row) % 6 === 0 ? "drawn-red" : (column - row + 12) % 6 === 3 ? "drawn-blue" : "drawn-square";
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
        pieces={[
          ...[..."TAART"].map((face, i) => ({ face, x: 50 + i * 28, y: 48 })),
          { face: "T", x: 78, y: 20 },
          ...[..."FEL"].map((face, i) => ({ face, x: 78, y: 76 + i * 28 })),
        ]}
      />
    </>
  );
}

function drawing(rulebook: string) {
  switch (rulebook) {
    case "rummikub-sabra":
      return (
        <NumberTiles
          pieces={[
            { face: "R7", x: 48, y: 22, turn: -7 },
            { face: "R8", x: 84, y: 17, turn: -2 },
            { face: "R9", x: 120, y: 18, turn: 3 },
            { face: "*", x: 156, y: 24, turn: 8 },
            { face: "K4", x: 30, y: 78 },
            { face: "B4", x: 62, y: 78 },
            { face: "Y4", x: 94, y: 78 },
            { face: "B11", x: 146, y: 78 },
            { face: "B12", x: 178, y: 78 },
          ]}
        />
      );
    case "rummikub-jokers":
      return (
        <NumberTiles
          pieces={[
            { face: "*", x: 40, y: 22, turn: -8 },
            { face: "D", x: 80, y: 16, turn: -3 },
            { face: "C", x: 120, y: 17, turn: 3 },
            { face: "M", x: 160, y: 23, turn: 8 },
            { face: "R2", x: 42, y: 80 },
            { face: "R3", x: 74, y: 80 },
            { face: "M", x: 106, y: 80 },
            { face: "R3", x: 138, y: 80 },
            { face: "R2", x: 170, y: 80 },
          ]}
        />
      );
    case "woord-sabra":
      return <LetterTiles pieces={[...word("HOUTEN", 36, 26), ...word("TAFEL", 62, 72)]} />;
    case "woord-international":
      return (
        <LetterTiles
          pieces={[
            ...word("KANT", 20, 30),
            ...[..."OOR"].map((face, i) => ({ face, x: 142 + i * 27, y: 24 + i * 3, turn: 5 })),
            ...word("DROOM", 52, 78),
          ]}
        />
      );
    case "word-2023":
      return <LetterTiles pieces={[...word("LETTERS", 24, 24), ...word("ZES", 84, 72)]} />;
    case "scrabble-nl":
      return <Board />;
    default:
      return <NumberTiles pieces={[{ face: "*", x: 105, y: 40 }]} />;
  }
}

export function GameDrawing({ rulebook }: { rulebook: string }) {
  return (
    <svg class="drawing" viewBox="0 0 240 132" aria-hidden="true">
      {drawing(rulebook)}
    </svg>
  );
}
