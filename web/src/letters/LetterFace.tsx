// What is printed on a letter tile, drawn in a box of 40 by 53.

import drawings from "../../../src/optafel/draw/drawings.json";
import { BLANK } from "../core/board";
import { JOKER } from "../core/notation";
import { JokerDrawing } from "../numbers/JokerDrawing";
import type { FaceProps } from "../play/families";

const said = drawings.letter;

export function LetterFace({ face, stands = "", value }: FaceProps) {
  if (face === JOKER || face === BLANK) {
    return (
      <svg class="face" viewBox="0 0 40 53" aria-hidden="true">
        {stands === "" && face === JOKER && <JokerDrawing joker="*" small={false} />}
        {stands !== "" && (
          <text class="letter of-joker" x={said.x} y={said.y_of_joker} font-size={said.size}>
            {stands}
          </text>
        )}
        {stands !== "" && (
          <path class="joker-foot" d={said.joker_foot} stroke-width={said.joker_foot_width} />
        )}
      </svg>
    );
  }
  const letter = face.replace(/[[\]]/g, "");
  return (
    <>
      <svg class="face" viewBox="0 0 40 53" data-ink="K" aria-hidden="true">
        <text
          class="ink letter"
          x={said.x}
          y={said.y}
          font-size={letter.length > 1 ? said.size_of_two : said.size}
        >
          {letter}
        </text>
      </svg>
      {/* What it is worth is no part of the letter: the name says both, this only shows it. */}
      {value !== undefined && <small class="worth" aria-hidden="true" data-short={value} />}
    </>
  );
}
