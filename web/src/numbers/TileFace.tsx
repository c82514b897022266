// What is printed on a number tile, drawn in a box of 40 by 53.

import { type Face, type Ink, readFace } from "../core/tile";
import { JokerDrawing } from "./JokerDrawing";

/** The mark that goes with an ink, for eyes that cannot tell the inks apart. */
export function Mark({ ink, x, y, size }: { ink: Ink; x: number; y: number; size: number }) {
  const r = size / 2;
  switch (ink) {
    case "K":
      return (
        <rect
          class="ink"
          x={x - r * 0.86}
          y={y - r * 0.86}
          width={r * 1.72}
          height={r * 1.72}
          rx={r * 0.16}
        />
      );
    case "R":
      return <circle class="ink" cx={x} cy={y} r={r} />;
    case "B":
      return <path class="ink" d={`M${x} ${y - r * 1.06}L${x + r * 1.14} ${y + r * 0.9}H${x - r * 1.14}Z`} />;
    case "Y":
      return (
        <path
          class="ink"
          d={`M${x} ${y - r * 1.24}L${x + r * 1.1} ${y}L${x} ${y + r * 1.24}L${x - r * 1.1} ${y}Z`}
        />
      );
  }
}

function Numeral({ number }: { number: number }) {
  const turns = number === 6 || number === 9;
  return (
    <>
      <text class="ink numeral" x={number > 9 ? 19.4 : 20} y="28.5" font-size={number > 9 ? 26 : 29}>
        {number}
      </text>
      {turns && <rect class="ink" x="12.5" y="32" width="15" height="2.2" rx="1.1" />}
    </>
  );
}

/** A tile that a joker stands for: `R8`, or `8` where its colour is open. */
function readStand(stand: string): { ink: Ink | null; number: number } {
  const drawn = readFace(stand);
  return drawn.kind === "number" ? drawn : { ink: null, number: Number(stand) };
}

/** What a joker stands for, small at its foot: `R8`, or `R8 R9` for a double. */
function Stands({ stands }: { stands: string }) {
  const tiles = stands.split(" ").map(readStand);
  const step = tiles.length > 1 ? 18 : 0;
  return (
    <g class="stands">
      <rect class="stands-plate" x="2.5" y="36.5" width="35" height="13.5" rx="4" />
      {tiles.map(({ ink, number }, i) => {
        const x = 20 + (i - (tiles.length - 1) / 2) * step;
        const wide = number > 9;
        return (
          <g key={`${ink}${number}`} data-ink={ink ?? "K"}>
            <text class="ink numeral" x={ink ? x - 4 : x} y="47.3" font-size={wide && step ? 9.5 : 11.5}>
              {number}
            </text>
            {ink && <Mark ink={ink} x={x + (wide ? 5.6 : 4.6)} y={43.4} size={step ? 5 : 6.5} />}
          </g>
        );
      })}
    </g>
  );
}

export function TileFace({ face, stands = "" }: { face: Face; stands?: string }) {
  const drawn = readFace(face);
  if (drawn.kind === "joker") {
    return (
      <svg class="face" viewBox="0 0 40 53" aria-hidden="true">
        <JokerDrawing joker={drawn.joker} small={stands !== ""} />
        {stands && <Stands stands={stands} />}
      </svg>
    );
  }
  if (drawn.kind !== "number") return null;
  return (
    <svg class="face" viewBox="0 0 40 53" data-ink={drawn.ink} aria-hidden="true">
      <Numeral number={drawn.number} />
      <Mark ink={drawn.ink} x={20} y={42} size={8.6} />
    </svg>
  );
}
