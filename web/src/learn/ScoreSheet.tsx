// A score sheet as the book prints it.

import { PlaceLine } from "../parts/PlaceLine";
import { t } from "../texts/texts";
import type { ScoreTable } from "./lesson";

const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`.replace("-", "−"));

export function ScoreSheet({ book, table }: { book: string; table: ScoreTable }) {
  return (
    <div class="sheet-scroll">
      <table class="score-sheet">
        <caption>
          {t("learn-score-table")} <PlaceLine place={{ book, heading: table.heading }} />
        </caption>
        <thead>
          <tr>
            <td />
            {table.totals.map((_, at) => (
              <th key={at} scope="col">
                {t("learn-player", { letter: String.fromCharCode(65 + at) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.games.map((game, i) => (
            <tr key={i}>
              <th scope="row">{t("learn-game", { number: i + 1 })}</th>
              {game.map((points, at) => (
                <td key={at}>{signed(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sheet-total")}</th>
            {table.totals.map((points, at) => (
              <td key={at} class={points === Math.max(...table.totals) ? "winner" : ""}>
                {signed(points)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
