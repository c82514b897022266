// What is printed on a letter tile, drawn in a box of 40 by 53.

import { JOKER } from "../core/notation";
import { JokerDrawing } from "../numbers/JokerDrawing";
import type { FaceProps } from "../play/families";

export function LetterFace({ face, stands = "", value }: FaceProps) {
  if (face === JOKER || face === "?") {
    return (
      <svg class="face" viewBox="0 0 40 53" aria-hidden="true">
        {stands === "" ? (
          <JokerDrawing joker="*" small={false} />
        ) : (
          <text class="letter of-joker" x="20" y="35" font-size="30">
            {stands}
          </text>
        )}
        {stands !== "" && <path class="joker-foot" d="M12 43h16" />}
      </svg>
    );
  }
  return (
    <svg class="face" viewBox="0 0 40 53" data-ink="K" aria-hidden="true">
      <text class="ink letter" x="20" y="36" font-size="30">
        {face.replace(/[[\]]/g, "")}
      </text>
      {value !== undefined && (
        <text class="ink worth" x="33" y="48" font-size="11">
          {value}
        </text>
      )}
    </svg>
  );
}
