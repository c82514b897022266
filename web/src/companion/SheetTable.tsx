// The sheet on the screen and on paper.

import { t } from "../texts/texts";
import type { Row, Written } from "./written";

export interface TurnAt {
  readonly game: number;
  readonly turn: number;
}

export function SheetTable({
  sheet,
  onTurn,
  onGame,
}: {
  sheet: Written;
  /** Given, a turn can be touched to change it. */
  onTurn?: ((turn: TurnAt) => void) | undefined;
  /** Given, a game can be. */
  onGame?: ((game: number) => void) | undefined;
}) {
  return (
    <section class="sheet-scroll companion-sheet" aria-label={t("score-sheet")}>
      <h2 class="on-paper">{sheet.title}</h2>
      <table class="score-sheet">
        <caption>{sheet.says || t("score-sheet")}</caption>
        <thead>
          <tr>
            <td />
            {sheet.names.map((name, i) => (
              <th key={i} scope="col" title={name} class={sheet.winners.includes(i) ? "winner" : ""}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <tr key={at} class={`row-${row.kind}`}>
              <th scope="row">
                <Label row={row} onGame={onGame} />
              </th>
              {row.cells.map((text, seat) => (
                <td key={seat}>
                  <Cell row={row} seat={seat} text={text} name={sheet.names[seat] ?? ""} onTurn={onTurn} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Label({ row, onGame }: { row: Row; onGame: ((game: number) => void) | undefined }) {
  const game = row.game;
  if (!onGame || game === undefined) return <>{row.label}</>;
  return (
    <button
      type="button"
      class="turn-cell"
      aria-label={t("companion-change-game", { number: game + 1 })}
      onClick={() => onGame(game)}
    >
      {row.label}
    </button>
  );
}

function Cell({
  row,
  seat,
  text,
  name,
  onTurn,
}: {
  row: Row;
  seat: number;
  text: string;
  name: string;
  onTurn: ((turn: TurnAt) => void) | undefined;
}) {
  const word = row.words?.[seat];
  const turn = row.turns?.[seat];
  const shown = (
    <>
      {text} {word && <small>{word}</small>}
    </>
  );
  if (!onTurn || turn === null || turn === undefined || row.game === undefined) return shown;
  const where = { game: row.game, turn };
  return (
    <button
      type="button"
      class="turn-cell"
      aria-label={t("companion-change-turn", { name, points: text, word: word ?? "" })}
      onClick={() => onTurn(where)}
    >
      {shown}
    </button>
  );
}
