// The crossword's board to look at, not to play on.

import { readRow } from "../core/board";
import type { Scene } from "../core/scene";
import { t } from "../texts/texts";

const PREMIUMS: Record<string, string> = { l: "letter-2", L: "letter-3", w: "word-2", W: "word-3" };

export function SceneBoard({ scene }: { scene: Scene }) {
  const rows = (scene.board ?? []).map(readRow);
  return (
    <>
      <ul class="unseen">
        {rows.flatMap((signs, at) =>
          wordsIn(signs).map(({ column, letters }) => (
            <li key={`${at}${column}`}>{t("review-board-row", { place: `${at + 1}${column}`, letters })}</li>
          )),
        )}
      </ul>
      <div class="scene-board">
        <div class="board" aria-hidden="true" style={{ "--size": `${rows.length}` }}>
          {rows.flatMap((signs, row) =>
            signs.map((sign, column) => (
              <Square
                key={`${row}:${column}`}
                sign={sign.replace(/[[\]]/g, "")}
                premium={PREMIUMS[scene.premiums?.[row]?.[column] ?? ""]}
                fresh={scene.fresh[row]?.includes(column) ?? false}
                value={scene.values?.[sign.replace(/[[\]]/g, "")]}
              />
            )),
          )}
        </div>
      </div>
    </>
  );
}

function Square({
  sign,
  premium,
  fresh,
  value,
}: {
  sign: string;
  premium: string | undefined;
  fresh: boolean;
  value: number | undefined;
}) {
  if (sign === ".")
    return (
      <span class={premium ? `square ${premium}` : "square"}>
        {premium && <span class="premium">{t(`short-${premium}`)}</span>}
      </span>
    );
  const blank = sign !== sign.toUpperCase();
  return (
    <span class={fresh ? "square fresh" : "square"} data-letter={sign}>
      <span class={blank ? "on-square of-blank" : "on-square"}>
        {sign.toUpperCase()}
        {!blank && <small>{value ?? 0}</small>}
      </span>
    </span>
  );
}

/** The letters that lie side by side in a row, with the column that each stretch begins at. */
function wordsIn(signs: readonly string[]): { column: string; letters: string }[] {
  const found: { column: string; letters: string }[] = [];
  signs.forEach((sign, at) => {
    if (sign === ".") return;
    const last = found[found.length - 1];
    if (last && signs[at - 1] !== ".") last.letters += sign;
    else found.push({ column: String.fromCharCode(65 + at), letters: sign });
  });
  return found;
}
