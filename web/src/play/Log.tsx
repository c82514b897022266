// What happened, turn by turn; folded away until it is asked for.

import type { View } from "../core/wire";
import { t } from "../texts/texts";
import { partsOf } from "./families";
import { turnSentence } from "./names";

export function Log({ view }: { view: View }) {
  const { Face, spoken } = partsOf(view.family);
  return (
    <details class="log">
      <summary>{t("log", { count: view.turns.length })}</summary>
      <ol reversed>
        {view.turns
          .map((line, i) => (
            <li key={i}>
              <span>{turnSentence(view, line)}</span>
              {line.played && line.played.length > 0 && !line.word && (
                <span class="unseen"> {line.played.map((face) => spoken(face)).join(", ")}</span>
              )}
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
