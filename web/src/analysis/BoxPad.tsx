// The box beside the table: a tap brings a tile out of it.

import { useSignal } from "@preact/signals";
import { lettersFor } from "../core/board";
import { INKS } from "../core/tile";
import type { Family, Needs } from "../core/wire";
import { Mark } from "../numbers/TileFace";
import { partsOf } from "../play/families";
import { FOLDERS } from "../texts/languages";
import { t } from "../texts/texts";

const LATIN = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function lettersOf(family: Family, needs: Needs, language: string): string[] {
  if (family === "crossword") return [...lettersFor(needs.values), "?"];
  return [...LATIN, ...(FOLDERS[language]?.onTiles ?? ""), ...needs.jokers];
}

export function BoxPad({
  family,
  needs,
  language,
  onTile,
}: {
  family: Family;
  needs: Needs;
  language: string;
  onTile: (face: string) => void;
}) {
  const ink = useSignal<(typeof INKS)[number]>("K");
  const { spoken } = partsOf(family);
  if (family !== "numbers")
    return (
      <fieldset class="box-pad letters">
        <legend>{t("analysis-box")}</legend>
        {lettersOf(family, needs, language).map((face) => (
          <button key={face} type="button" aria-label={spoken(face)} onClick={() => onTile(face)}>
            {face}
          </button>
        ))}
      </fieldset>
    );
  return (
    <fieldset class="box-pad">
      <legend>{t("analysis-box")}</legend>
      <div class="box-inks">
        {INKS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={ink.value === one}
            aria-label={t(`analysis-ink-${one.toLowerCase()}`)}
            data-ink={one}
            onClick={() => {
              ink.value = one;
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <Mark ink={one} x={10} y={10} radius={6.5} />
            </svg>
          </button>
        ))}
      </div>
      {Array.from({ length: 13 }, (_, i) => `${ink.value}${i + 1}`).map((face) => (
        <button
          key={face}
          type="button"
          data-ink={ink.value}
          aria-label={spoken(face)}
          onClick={() => onTile(face)}
        >
          {face.slice(1)}
        </button>
      ))}
      {needs.jokers.map((face) => (
        <button key={face} type="button" aria-label={spoken(face)} onClick={() => onTile(face)}>
          {face}
        </button>
      ))}
    </fieldset>
  );
}
