// What a new view tells: who did what, whose turn it is, what came to the rack. Read out as it happens.

import { type LaidTile, readBoard, writePlay } from "../core/board";
import type { LogLine, View } from "../core/wire";
import { endSentences } from "../play/ending";
import { partsOf } from "../play/families";
import { beginner, lastTurns, seatName, turnTold } from "../play/names";
import { happeningSentence } from "../play/SeatNews";
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
  const mine = next.phase === "playing" && next.seat !== null && next.turn === next.seat;
  const begins = mine && (!last || last.turn !== last.seat || last.phase !== "playing" || turns.length > 0);
  const said = turns.map((line, i) => told(next, line, i === turns.length - 1));
  const drawn = drawnTiles(last, next);
  if (drawn.length > 0)
    said.splice(ownAt(next, turns) + 1, 0, t("announce-drew", { tiles: drawn.join(", ") }));
  if (last)
    for (const each of next.happenings ?? [])
      if (each.number > last.number) said.push(happeningSentence(each));
  if (next.phase === "paused" && last?.phase !== "paused") said.push(t("announce-paused"));
  if (next.phase === "playing" && last?.phase === "paused") said.push(t("announce-resumed"));
  const asked = next.moves.includes("challenge") && !last?.moves.includes("challenge");
  if (asked) said.push(t("announce-doubt"));
  const bell = next.phase === "playing" && (last?.last_turns ?? null) === null ? lastTurns(next) : "";
  said.push(bell);
  const first = !last || last.phase === "waiting" ? beginner(next) : "";
  said.push(first);
  if (begins) said.push(t("announce-your-turn"));
  else if (first === "" && next.phase === "playing" && next.turn !== null && passedOn(last, next))
    said.push(t("turn-of", { name: seatName(next, next.turn) }));
  if (next.result && !last?.result) said.push(...endSentences(next, next.result));
  return {
    text: said.filter((one) => one !== "").join(" "),
    begins,
    drew: turns.some((line) => line.seat === next.seat && line.kind === "drew"),
  };
}

/** A turn as it is read out. What this seat drew is said tile by tile, and not once more. */
function told(view: View, line: LogLine, latest: boolean): string {
  const own = line.seat === view.seat;
  if (own && line.kind === "drew") return "";
  const place = latest ? lastPlace(view) : null;
  return [turnTold(view, line), place ? t("told-place", place) : ""].filter((one) => one !== "").join(" ");
}

/** Where the own turn stands among those that came; what was drawn is said right after it. */
function ownAt(view: View, turns: readonly LogLine[]): number {
  return turns.findLastIndex((line) => line.seat === view.seat);
}

function passedOn(last: View | null, next: View): boolean {
  return (
    !last || last.turn !== next.turn || last.turns.length < next.turns.length || last.phase === "waiting"
  );
}

/** Where on the board the last word begins, and which way it goes. */
function lastPlace(view: View): { place: string; way: "across" | "down" } | null {
  const { board, last } = view;
  if (!board || !last?.before || last.kind !== "played") return null;
  const before = readBoard(last.before);
  const laid = new Map(
    readBoard(board).flatMap((sign, at): [number, LaidTile][] =>
      sign !== "." && before[at] === "." ? [[at, { tile: at, letter: "A", blank: false }]] : [],
    ),
  );
  const place = writePlay(before, laid, board.length)?.split(" ")[0];
  if (!place) return null;
  return /^\d/.test(place)
    ? { place, way: "across" }
    : { place: place.replace(/^(\D)(\d+)$/, "$2$1"), way: "down" };
}

/** What came to the own rack since the last view, as it is read out. */
function drawnTiles(last: View | null, next: View): string[] {
  if (!last?.drawn || !next.drawn || last.seat !== next.seat || last.round !== next.round) return [];
  if (last.phase === "waiting") return [];
  const known = last.drawn.turn === next.drawn.turn ? last.drawn.tiles.length : 0;
  const { spoken } = partsOf(next.family);
  return next.drawn.tiles.slice(known).map((face) => spoken(face, "", next.values?.[face]));
}
