// The sheet that was added up here, told as the server tells its own: in sentences, for the same page.

import { inPieces, t } from "../../texts/texts";
import type { CountedGame, CountedSheet, Remark as Told } from "../ask";
import type { Counted, Remark } from "./game";
import { WAITS } from "./game";
import type { CountedSheet as Sheet } from "./sheet";

export function spokenSheet(sheet: Sheet, names: readonly string[], lateSays: string): CountedSheet {
  return { ...sheet, games: sheet.games.map((game) => spokenGame(game, names, lateSays)) };
}

function spokenGame(game: Counted, names: readonly string[], lateSays: string): CountedGame {
  const { result } = game;
  return {
    ...game,
    result: result ? { winners: result.winners, reason: result.reason } : null,
    lines: game.lines.map((line) => ({ ...line, how: line.late && line.points === 0 ? [lateSays] : [] })),
    checks: oneWait(game.checks).map((check) => spokenRemark(check, names)),
  };
}

/** All that waits for the dictionary is said once. */
function oneWait(checks: readonly Remark[]): readonly Remark[] {
  const waits = checks.filter(({ key }) => key === WAITS);
  const others = checks.filter(({ key }) => key !== WAITS);
  const words = waits.map(({ params }) => params.word).join(", ");
  const [first] = waits;
  return first ? [...others, { ...first, seat: null, params: { words, count: waits.length } }] : others;
}

function spokenRemark({ key, weight, seat, other, params }: Remark, names: readonly string[]): Told {
  const { tile, ...plain } = params;
  const people = {
    ...(seat === null ? {} : { name: names[seat] ?? "" }),
    ...(other === null ? {} : { other: names[other] ?? "" }),
  };
  const drawn = tile !== undefined && key === "check-more-than-box";
  const pieces = drawn
    ? inPieces(key, { ...people, ...plain, tile: [{ tiles: `${tile}` }] })
    : [t(key, { ...people, ...params })];
  const message = pieces.map((piece) => (typeof piece === "string" ? piece : piece.tiles)).join("");
  return { code: key, weight, seat, message, pieces, place: null };
}
