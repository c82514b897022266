// What is printed on a number tile, drawn in a box of 40 by 53.

import drawings from "../../../src/optafel/draw/drawings.json";
import { type Face, type Ink, readFace } from "../core/tile";
import { JokerDrawing } from "./JokerDrawing";

/** The mark that goes with an ink, for eyes that cannot tell the inks apart. */
export function Mark({ ink, x, y, radius }: { ink: Ink; x: number; y: number; radius: number }) {
  return <path class="ink" transform={`translate(${x} ${y}) scale(${radius})`} d={drawings.marks[ink]} />;
}

function Numeral({ number }: { number: number }) {
  const { line, line_under, ...places } = drawings.numeral;
  const { x, y, size } = places[number > 9 ? "two_digits" : "one_digit"];
  return (
    <>
      <text class="ink numeral" x={x} y={y} font-size={size} letter-spacing={places.spacing}>
        {number}
      </text>
      {line_under.includes(number) && <rect class="ink" {...line} />}
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
  const said = drawings.stands;
  const tiles = stands.split(" ").map(readStand);
  const close = tiles.length > 1;
  return (
    <g class="stands">
      <rect class="stands-plate" {...said.plate} />
      {tiles.map(({ ink, number }, i) => {
        const x = 20 + (i - (tiles.length - 1) / 2) * said.step;
        const wide = number > 9;
        return (
          <g key={`${ink}${number}`} data-ink={ink ?? "K"}>
            <text
              class="ink numeral"
              x={ink ? x - said.left : x}
              y={said.y}
              font-size={wide && close ? said.size_close : said.size}
              letter-spacing={drawings.numeral.spacing}
            >
              {number}
            </text>
            {ink && (
              <Mark
                ink={ink}
                x={x + (wide ? said.mark_right_wide : said.mark_right)}
                y={said.mark_y}
                radius={close ? said.mark_radius_close : said.mark_radius}
              />
            )}
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
      <Mark ink={drawn.ink} {...drawings.mark} />
    </svg>
  );
}
