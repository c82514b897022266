// Every draw of the game, as this browser has worked it out.

import type { WorkedOut } from "../core/fair/draws";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";

export function Draws({ found }: { found: WorkedOut }) {
  if (!found.family || found.draws.length === 0) return null;
  const starts = found.start.map(({ seat, tile }) => ({ seat, when: t("fair-start"), tiles: [tile] }));
  const draws = found.draws.map(({ seat, event, tiles }) => ({
    seat,
    when: event === 0 ? t("fair-dealt") : t("fair-turn", { turn: event }),
    tiles,
  }));
  const { Face, spoken } = partsOf(found.family);
  return (
    <table class="record-table">
      <caption class="unseen">{t("fair-draws")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("fair-what")}</th>
          <th scope="col">{t("fair-who")}</th>
          <th scope="col">{t("fair-tiles")}</th>
        </tr>
      </thead>
      <tbody>
        {[...starts, ...draws].map(({ seat, when, tiles }, i) => (
          <tr key={i}>
            <td>{when}</td>
            <td>{found.names[seat] ?? t("fair-seat", { number: seat + 1 })}</td>
            <td>
              <span class="unseen">{tiles.map((face) => spoken(face)).join(", ")}</span>
              <span class="fair-tiles" aria-hidden="true">
                {tiles.map((face, at) => (
                  <span key={at} class="tile mini">
                    <Face face={face} />
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
