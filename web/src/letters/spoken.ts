// A letter tile as it is read out.

import { BLANK } from "../core/board";
import { JOKER } from "../core/notation";
import { t } from "../texts/texts";

/** With what the letter is worth, where that is printed on it. */
export function spokenLetter(face: string, stands = "", value?: number): string {
  const letter = face.replace(/[[\]]/g, "");
  if (face !== JOKER && face !== BLANK)
    return value === undefined ? letter : t("letter-worth", { letter, value });
  const tile = t(face === BLANK ? "unseen-blank" : "joker-letter");
  return stands === "" ? tile : t("tile-stands", { tile, stands });
}
