// Players and turns in words.

import type { Said } from "../core/said";
import type { LogLine, View } from "../core/wire";
import { spokenSaid } from "../parts/Sentence";
import { hasText, inPieces, t } from "../texts/texts";
import { partsOf } from "./families";

export function seatName(view: View, seat: number): string {
  return seat === view.seat ? t("you") : (view.seats[seat]?.name ?? "");
}

function keyOf(line: LogLine): string {
  if (line.kind === "played" && line.word) return "log-word";
  return line.kind === "challenged" && !line.word ? "log-challenged-wrong" : `log-${line.kind}`;
}

/** A turn as a sentence: in the log, and read out as it happens. */
export function turnSentence(view: View, line: LogLine): string {
  const key = keyOf(line);
  const variables = {
    name: seatName(view, line.seat),
    who: line.seat === view.seat ? "you" : "other",
    count: line.played?.length ?? line.count ?? 0,
    score: line.score ?? 0,
    word: line.word ?? "",
  };
  const said = hasText(key) ? t(key, variables) : t("log-other", { ...variables, kind: line.kind });
  return line.kind === "timed-out" ? [said, ...clockDid(line, variables.who)].join(" ") : said;
}

/** What the clock did to who ran out of time. */
function clockDid(line: LogLine, who: string): string[] {
  const did: [string, number | null | undefined][] = [
    ["clock-to-pot", line.to_pot],
    ["clock-drew", line.count],
    ["clock-skips", line.skips],
  ];
  return did.flatMap(([key, count]) => (count ? [t(key, { count, who })] : []));
}

/** The bell for the last round: how many turns are left. */
export function lastTurns(view: View): string {
  const left = view.last_turns;
  return view.result || left === null || left === undefined ? "" : t("last-turns", { count: left });
}

/** A turn for who does not see the tiles: which ones were laid, where no word says it. */
export function turnTold(view: View, line: LogLine): string {
  const { spoken } = partsOf(view.family);
  if (line.kind !== "played" || line.word || !line.played?.length) return turnSentence(view, line);
  return t("told-laid", {
    name: seatName(view, line.seat),
    who: line.seat === view.seat ? "you" : "other",
    tiles: line.played.map((face) => spoken(face)).join(", "),
  });
}

/** What who begins drew for it, as long as nobody has moved. */
export function beginnerSaid(view: View): Said {
  const drew = view.turns.length === 0 && view.start_draw?.findLast((one) => one.seat === view.turn);
  if (!drew) return [];
  const who = drew.seat === view.seat ? "you" : "other";
  return inPieces("begins", { who, name: seatName(view, drew.seat), tile: [{ tiles: drew.tile }] });
}

/** The same as it is read out. */
export function beginner(view: View): string {
  return spokenSaid(view.family, beginnerSaid(view));
}
