// A letter tile as it is read out.

import { JOKER } from "../core/notation";
import { t } from "../texts/texts";

export function spokenLetter(face: string, stands = ""): string {
  if (face !== JOKER && face !== "?") return face;
  return stands === "" ? t("joker-letter") : t("tile-stands", { tile: t("joker-letter"), stands });
}
