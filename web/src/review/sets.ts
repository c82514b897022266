// The sets of a number game that a play makes, to be drawn in a sentence.

import type { Piece, Said } from "../core/said";
import type { Scene } from "../core/scene";
import { t } from "../texts/texts";

/** The sets that hold tiles from the rack, and how many others were only rearranged. */
export function setsSaid(scene: Scene): Said {
  const made = scene.changed.filter((at) => (scene.fresh[at] ?? []).length > 0);
  const sets = made.map((at): Piece => ({ tiles: scene.table?.[at] ?? "" }));
  const said = sets.flatMap((set, i) => (i === 0 ? [set] : [" ", set]));
  const moved = scene.changed.length - made.length;
  return moved > 0 ? [...said, ` (${t("review-sets-moved", { count: moved })})`] : said;
}
