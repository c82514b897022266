// A small table to try an example at: the same hands as in a game, and the referee looking along.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { BoardStage } from "../board/BoardStage";
import { saidBy } from "../core/said";
import type { Family, Violation } from "../core/wire";
import { openPractice, type Practice } from "../live/practice";
import { reducedMotion } from "../live/settings";
import { shape } from "../live/shape";
import { Button } from "../parts/controls";
import { PlaceLine } from "../parts/PlaceLine";
import { Sentence } from "../parts/Sentence";
import { Stage } from "../play/Stage";
import { t } from "../texts/texts";
import { askRuling, canBeShown, type Example, sameTable, tried } from "./lesson";
import { TryTools } from "./TryTools";

export function TryTable({ example, show }: { example: Example; show: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const practice = useMemo(
    () => openPractice(example.position, (play) => askRuling(example, play)),
    [example],
  );
  useEffect(() => practice.stop, [practice]);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest", behavior: reducedMotion.value ? "auto" : "smooth" });
    if (show) practice.show(example.play);
  }, [practice, show]);
  const { view } = practice;
  return (
    <div
      class="practice"
      ref={box}
      data-shape={shape.value}
      data-family={view.family}
      data-legal={practice.changed.value ? practice.ruling.value?.legal : undefined}
    >
      {view.family === "crossword" ? (
        <BoardStage session={practice} view={view} />
      ) : (
        <Stage session={practice} view={view} />
      )}
      <div class="practice-said" aria-live="polite">
        <Said practice={practice} example={example} />
      </div>
      <TryTools practice={practice}>
        {canBeShown(example) && !example.erratum && (
          <Button icon="eye" disabled={practice.showing.value} onClick={() => practice.show(example.play)}>
            {t("learn-show")}
          </Button>
        )}
        <Button
          icon="close"
          onClick={() => {
            tried.value = null;
          }}
        >
          {t("learn-leave")}
        </Button>
      </TryTools>
    </div>
  );
}

function Said({ practice, example }: { practice: Practice; example: Example }) {
  const ruling = practice.ruling.value;
  const play = practice.play.value;
  if (practice.trouble.value !== null) return <p>{practice.trouble.value}</p>;
  if (!practice.changed.value) return <p>{t("learn-hands")}</p>;
  if (play === null) return <p>{t("board-one-line")}</p>;
  if (!ruling) return <p>{t("asking")}</p>;
  const opening =
    !example.case.opened && typeof ruling.opening_value === "number"
      ? t("learn-opening-worth", { value: ruling.opening_value })
      : "";
  if (!ruling.legal)
    return (
      <>
        {opening && <p>{opening}</p>}
        <Refusals family={practice.view.family} violations={ruling.violations} />
      </>
    );
  const good =
    typeof ruling.score === "number"
      ? t("turn-scores", { score: ruling.score, word: ruling.longest ?? "" })
      : t("learn-good", { count: ruling.played.length });
  const same = sameTable(practice.view.family, play, example.play) ? t("learn-same") : "";
  return (
    <p class="good">
      {good} {opening} {same}
    </p>
  );
}

/** What the referee has against it, each with its place and the way to the rule. */
export function Refusals({ family, violations }: { family: Family; violations: readonly Violation[] }) {
  return (
    <ul class="refusals">
      {violations.map((wrong, i) => (
        <li key={i}>
          <Sentence family={family} said={saidBy(wrong)} />
          {wrong.place && (
            <PlaceLine place={wrong.place}>
              {wrong.rule && <a href={`#/learn/${wrong.rule}`}>{t("read-more")}</a>}
            </PlaceLine>
          )}
        </li>
      ))}
    </ul>
  );
}
