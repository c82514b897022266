// The tiles that are still in the pot or on the other racks, counted from what this seat has seen.

import { BLANK } from "../core/board";
import { unseenTiles } from "../core/unseen";
import type { View } from "../core/wire";
import { t } from "../texts/texts";

export function Unseen({ view, open = false }: { view: View; open?: boolean }) {
  const tiles = unseenTiles(view);
  const total = tiles.reduce((sum, one) => sum + one.count, 0);
  return (
    <details class="log" open={open}>
      <summary>{t("unseen")}</summary>
      <p class="unseen-say">{t("unseen-say", { count: total })}</p>
      <ul class="unseen-tiles">
        {tiles.map(({ letter, count }) => {
          const name = letter === BLANK ? t("unseen-blank") : letter.replace(/[[\]]/g, "");
          return (
            <li key={letter} class={count === 0 ? "none" : ""}>
              <span class="unseen">{t("unseen-tile", { letter: name, count })}</span>
              <b aria-hidden="true">{letter === BLANK ? "" : name}</b>
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
