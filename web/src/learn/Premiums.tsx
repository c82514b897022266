// The four kinds of coloured squares, and what each does.

import { t } from "../texts/texts";

const KINDS = ["letter-2", "letter-3", "word-2", "word-3"] as const;

export function Premiums() {
  return (
    <ul class="premiums">
      {KINDS.map((kind) => (
        <li key={kind}>
          <span class={`square ${kind}`} aria-hidden="true">
            <span class="premium">{t(`short-${kind}`)}</span>
          </span>
          {t(`premium-${kind}`)}
        </li>
      ))}
    </ul>
  );
}
