// A number tile as it is read out.

import { type Face, readFace } from "../core/tile";
import { t } from "../texts/texts";

export function spokenTile(face: Face, stands = ""): string {
  const drawn = readFace(face);
  if (drawn.kind === "number") return t(`tile-${drawn.ink.toLowerCase()}`, { number: drawn.number });
  if (drawn.kind === "letter") return drawn.letter;
  const name = t(JOKER_NAMES[drawn.joker]);
  return stands === ""
    ? name
    : t("tile-stands", {
        tile: name,
        stands: stands
          .split(" ")
          .map((one) => spokenTile(one))
          .join(", "),
      });
}

const JOKER_NAMES = {
  "*": "joker-classic",
  D: "joker-double",
  C: "joker-colour",
  M: "joker-mirror",
} as const;
