// Setting up by hand: tiles out of the box, moved about on the table and the rack, and back into the box.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BoardStage } from "../board/BoardStage";
import { announce } from "../live/announce";
import { shape } from "../live/shape";
import { Button, IconButton } from "../parts/controls";
import { partsOf } from "../play/families";
import { Stage } from "../play/Stage";
import { t } from "../texts/texts";
import { BoxPad } from "./BoxPad";
import type { AnalysisBoard, Opened } from "./board";

type To = "rack" | "table";

export function SetUp({ board, opened }: { board: AnalysisBoard; opened: Opened }) {
  const { bench, rulebook, needs, about } = opened;
  const to = useSignal<To>("rack");
  const { family } = rulebook;
  const bring = (face: string) => {
    bench.add(face, to.value);
    announce(t(`analysis-brought-${to.value}`, { tile: partsOf(family).spoken(face) }));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "Delete" || target?.closest("input, select, textarea, dialog")) return;
      if (bench.hasChosen.peek()) bench.remove();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bench]);
  return (
    <>
      <div
        class="practice analysis-table setting-up"
        data-shape={shape.value}
        data-family={family}
        key={rulebook.id}
      >
        {family === "crossword" ? (
          <BoardStage session={bench.staged} view={bench.view} />
        ) : (
          <Stage session={bench.staged} view={bench.view} />
        )}
        <p class="practice-said">{t(`analysis-hands-${family}`)}</p>
        <div class="practice-tools">
          <IconButton
            icon="back"
            label={t("take-back")}
            disabled={!board.canUndo.value}
            onClick={board.undo}
          />
          <Button icon="trash" disabled={!bench.hasChosen.value} onClick={bench.remove}>
            {t("analysis-remove")}
          </Button>
          <Button icon="reset" onClick={() => void board.clear(rulebook.id)}>
            {t("analysis-clear")}
          </Button>
        </div>
      </div>
      <div class="analysis-box card">
        <p aria-hidden="true">{t("analysis-goes-to")}</p>
        <fieldset class="review-shown">
          <legend class="unseen">{t("analysis-goes-to")}</legend>
          {(["rack", "table"] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="analysis-to"
                checked={to.value === one}
                onChange={() => {
                  to.value = one;
                }}
              />
              <span>
                {t(one === "table" && family === "crossword" ? "analysis-to-board" : `analysis-to-${one}`)}
              </span>
            </label>
          ))}
        </fieldset>
        {to.value === "table" && family !== "crossword" && (
          <Button icon="plus" onClick={bench.nextRow}>
            {t(family === "numbers" ? "analysis-next-set" : "analysis-next-word")}
          </Button>
        )}
        <BoxPad family={family} needs={needs} language={about.language} onTile={bring} />
      </div>
    </>
  );
}
