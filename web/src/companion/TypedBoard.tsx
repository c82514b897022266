// A crossword as it was typed, drawn small: a word on the wrong square is seen at once.

import { playsOn, type Square } from "./plays";

const SIDE = 10;
const PREMIUMS: Record<string, string> = { l: "letter-2", L: "letter-3", w: "word-2", W: "word-3" };

export function TypedBoard({
  board,
  play,
  premiums,
}: {
  board: string;
  play: string;
  /** The rows of the board, a sign for every square. */
  premiums: readonly string[];
}) {
  const size = premiums.length;
  if (size === 0 || (board.trim() === "" && play.trim() === "")) return null;
  const lies = playsOn(board, size);
  const laid = playsOn(play, size);
  const squares = premiums.flatMap((row, y) =>
    [...row].map((sign, x) => ({ x, y, premium: PREMIUMS[sign] })),
  );
  return (
    <svg class="typed-board" viewBox={`-8 -8 ${size * SIDE + 9} ${size * SIDE + 9}`} aria-hidden="true">
      {Array.from({ length: size }, (_, i) => (
        <g key={i} class="typed-axis">
          <text x={i * SIDE + SIDE / 2} y={-2}>
            {String.fromCharCode(65 + i)}
          </text>
          <text x={-4} y={i * SIDE + SIDE * 0.68}>
            {i + 1}
          </text>
        </g>
      ))}
      {squares.map(({ x, y, premium }) => (
        <rect
          key={`${x},${y}`}
          class={premium ?? "plain-square"}
          x={x * SIDE + 0.3}
          y={y * SIDE + 0.3}
          width={SIDE - 0.6}
          height={SIDE - 0.6}
          rx={1.2}
        />
      ))}
      {lies.map((one) => (
        <Tile key={`${one.x},${one.y}`} square={one} kind="lies" />
      ))}
      {laid
        .filter(
          (one) =>
            !lies.some((other) => other.x === one.x && other.y === one.y && other.letter === one.letter),
        )
        .map((one) => (
          <Tile key={`${one.x},${one.y}`} square={one} kind="laid" />
        ))}
    </svg>
  );
}

function Tile({ square: { x, y, letter, blank }, kind }: { square: Square; kind: "lies" | "laid" }) {
  return (
    <g class={`board-tile ${kind}${blank ? " blank" : ""}`}>
      <rect x={x * SIDE + 0.4} y={y * SIDE + 0.4} width={SIDE - 0.8} height={SIDE - 0.8} rx={1.6} />
      <text x={x * SIDE + SIDE / 2} y={y * SIDE + SIDE * 0.76}>
        {letter}
      </text>
    </g>
  );
}
