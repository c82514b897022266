// What a new view tells: who did what, whose turn it is, what came to the rack. Read out as it happens.

import type { View } from "../core/wire";
import { partsOf } from "../play/families";
import { turnSentence } from "../play/names";
import { t } from "../texts/texts";

export interface Tidings {
  readonly text: string;
  /** The own turn begins. */
  readonly begins: boolean;
  /** A tile was drawn by this seat. */
  readonly drew: boolean;
}

export function tidings(last: View | null, next: View): Tidings {
  const turns = next.turns.slice(last?.turns.length ?? next.turns.length);
  const said = turns.map((line) => (line.seat === next.seat ? "" : turnSentence(next, line)));
  const mine = next.phase === "playing" && next.seat !== null && next.turn === next.seat;
  const begins = mine && (!last || last.turn !== last.seat || last.phase !== "playing" || turns.length > 0);
  const drawn = drawnTiles(last, next);
  if (drawn.length > 0) said.unshift(t("announce-drew", { tiles: drawn.join(", ") }));
  if (next.phase === "paused" && last?.phase !== "paused") said.push(t("announce-paused"));
  if (next.phase === "playing" && last?.phase === "paused") said.push(t("announce-resumed"));
  const asked = next.moves.includes("challenge") && !last?.moves.includes("challenge");
  if (asked) said.push(t("announce-doubt"));
  if (begins) said.push(t("announce-your-turn"));
  if (next.result && !last?.result) said.push(t("announce-over"));
  return {
    text: said.filter((one) => one !== "").join(" "),
    begins,
    drew: turns.some((line) => line.seat === next.seat && line.kind === "drew"),
  };
}

/** What came to the own rack with the last turn, as it is read out. */
function drawnTiles(last: View | null, next: View): string[] {
  if (!last?.rack || !next.rack || last.seat !== next.seat || last.round !== next.round) return [];
  if (last.phase === "waiting" || last.turns.length >= next.turns.length) return [];
  const before = [...last.rack];
  const drawn = next.rack.filter((face) => {
    const at = before.indexOf(face);
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
  return drawn.map((face) => partsOf(next.family).spoken(face));
}
