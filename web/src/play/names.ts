// Players and turns in words.

import type { LogLine, View } from "../core/wire";
import { hasText, t } from "../texts/texts";

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
  return hasText(key) ? t(key, variables) : t("log-other", { ...variables, kind: line.kind });
}
