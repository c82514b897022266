// How a game ended, in words: on the score sheet, and read out.

import { signed } from "../core/score";
import type { Result, View } from "../core/wire";
import { hasText, t } from "../texts/texts";
import { seatName } from "./names";

/** Whether the last game of a match of several has been played. */
export function matchOver(view: View): boolean {
  return (view.games ?? 1) > 1 && (view.sheet?.games.length ?? 0) >= (view.games ?? 1);
}

export function matchLine(view: View): string | null {
  const leaders = view.sheet?.leaders ?? [];
  if ((view.games ?? 1) <= 1 || leaders.length === 0) return null;
  const names = leaders.map((seat) => view.seats[seat]?.name ?? "").join(", ");
  const played = view.sheet?.games.length ?? 0;
  return matchOver(view)
    ? t("match-won", { names })
    : t("match-so-far", { names, played, games: view.games ?? 1 });
}

export function headline(view: View, result: Result): string {
  if (view.seats.length === 1) return t("won-alone", { score: result.scores[0] ?? 0 });
  const [first] = result.winners;
  if (result.winners.length !== 1 || first === undefined) return t("won-shared");
  return first === view.seat ? t("won-you") : t("won-by", { name: seatName(view, first) });
}

export function reason(view: View, result: Result): string {
  const own = `reason-${view.family}-${result.reason}`;
  const key = hasText(own) ? own : `reason-${result.reason}`;
  const winner = result.winners[0];
  // Who went out is not always who won.
  const laid = view.turns.findLast((line) => line.kind === "played" && result.left[line.seat]?.length === 0);
  const out = laid?.seat ?? result.left.findIndex((tiles) => tiles.length === 0);
  const variables = {
    out: out === view.seat ? "you" : "other",
    outname: out < 0 ? "" : seatName(view, out),
    name: winner === undefined ? "" : seatName(view, winner),
    who: winner === view.seat ? "you" : "other",
    score: winner === undefined ? 0 : (result.scores[winner] ?? 0),
  };
  return hasText(key) ? t(key, variables) : result.reason;
}

/** The whole end in a few sentences, for who does not see the sheet. */
export function endSentences(view: View, result: Result): string[] {
  const alone = view.seats.length === 1;
  const scores = view.seats
    .map((seat, i) =>
      t("told-score", { name: seat.name, score: signed(result.scores[i] ?? 0).replace("+", "") }),
    )
    .join(", ");
  return [
    t("announce-over"),
    `${headline(view, result).replace(/[.!]$/, "")}.`,
    ...(alone ? [] : [reason(view, result), `${scores}.`]),
    matchLine(view) ?? "",
  ];
}
