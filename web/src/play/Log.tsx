// What happened, turn by turn; folded away until it is asked for.

import type { LogLine, View } from "../core/wire";
import { hasText, t } from "../texts/texts";
import { partsOf } from "./families";
import { seatName } from "./Players";

function sentence(view: View, line: LogLine): string {
  const key = `log-${line.kind}`;
  const variables = {
    name: seatName(view, line.seat),
    who: line.seat === view.seat ? "you" : "other",
    count: line.played?.length ?? line.count ?? 0,
    score: line.score ?? 0,
  };
  return hasText(key) ? t(key, variables) : t("log-other", { ...variables, kind: line.kind });
}

export function Log({ view }: { view: View }) {
  const { Face } = partsOf(view.family);
  return (
    <details class="log">
      <summary>{t("log", { count: view.turns.length })}</summary>
      <ol reversed>
        {view.turns
          .map((line, i) => (
            <li key={i}>
              <span>{sentence(view, line)}</span>
              {line.played && line.played.length > 0 && (
                <span class="log-tiles" aria-hidden="true">
                  {line.played.map((face, at) => (
                    <span key={at} class="tile mini">
                      <Face face={face} />
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))
          .toReversed()}
      </ol>
    </details>
  );
}
