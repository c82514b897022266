// What is printed on a letter tile, drawn in a box of 40 by 53.

import { BLANK } from "../core/board";
import { JOKER } from "../core/notation";
import { JokerDrawing } from "../numbers/JokerDrawing";
import type { FaceProps } from "../play/families";

export function LetterFace({ face, stands = "", value }: FaceProps) {
  if (face === JOKER || face === BLANK) {
    return (
      <svg class="face" viewBox="0 0 40 53" aria-hidden="true">
        {stands === "" && face === JOKER && <JokerDrawing joker="*" small={false} />}
        {stands !== "" && (
          <text class="letter of-joker" x="20" y="35" font-size="30">
            {stands}
          </text>
        )}
        {stands !== "" && <path class="joker-foot" d="M12 43h16" />}
      </svg>
    );
  }
  return (
    <>
      <svg class="face" viewBox="0 0 40 53" data-ink="K" aria-hidden="true">
        <text class="ink letter" x="20" y="36" font-size="30">
          {face.replace(/[[\]]/g, "")}
        </text>
      </svg>
      {/* What it is worth is no part of the letter: the name says both, this only shows it. */}
      {value !== undefined && <small class="worth" aria-hidden="true" data-short={value} />}
    </>
  );
}
