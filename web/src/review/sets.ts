// Sets of a number game in words: which ones a play makes, by what their tiles stand for.

import type { Scene } from "../core/scene";
import { readFace, readSet } from "../core/tile";
import { spokenTile } from "../numbers/spoken";
import { t } from "../texts/texts";

/** A run by its ends, a group by its tiles. */
function setSay(faces: readonly string[]): string {
  const drawn = faces.map(readFace);
  const ink = drawn[0]?.kind === "number" ? drawn[0].ink : null;
  const run = drawn.every((one) => one.kind === "number" && one.ink === ink);
  const [first = "", last = ""] = [faces[0], faces[faces.length - 1]];
  if (run && faces.length > 2)
    return t("review-set-run", { first: spokenTile(first), last: spokenTile(last) });
  return faces.map((face) => spokenTile(face)).join(", ");
}

/** What a tile stands for: two tiles for a double joker. A joker that can be of any colour keeps its own name. */
function standsFor(face: string, stands: string): string[] {
  const tiles = readSet(stands);
  return tiles.length > 0 && tiles.every((one) => readFace(one).kind === "number") ? tiles : [face];
}

/** The sets that hold tiles from the rack, and how many others were only rearranged. */
export function setsSay(scene: Scene): string {
  const made = scene.changed.filter((at) => (scene.fresh[at] ?? []).length > 0);
  const said = made.map((at) => {
    const stands = scene.stands?.[at] ?? [];
    return setSay(readSet(scene.table?.[at] ?? "").flatMap((face, i) => standsFor(face, stands[i] ?? "")));
  });
  const moved = scene.changed.length - made.length;
  return moved > 0 ? `${said.join("; ")} (${t("review-sets-moved", { count: moved })})` : said.join("; ");
}
