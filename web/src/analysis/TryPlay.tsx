// A play that is tried on the position: the same hands as in a game, and the referee looking on.

import { useEffect, useMemo } from "preact/hooks";
import { BoardStage } from "../board/BoardStage";
import { Refusals } from "../learn/TryTable";
import { TryTools } from "../learn/TryTools";
import { openPractice, type Practice } from "../live/practice";
import { shape } from "../live/shape";
import { Stage } from "../play/Stage";
import { t } from "../texts/texts";
import { askAbout, type Opened } from "./board";

export function TryPlay({
  opened,
  line,
  show,
}: {
  opened: Opened;
  line: string;
  /** A play that is to be shown before one's eyes. */
  show: string | null;
}) {
  const { rulebook, needs, bench } = opened;
  const practice = useMemo(() => {
    const { table, board, rack } = bench.lies.peek();
    const crossword = rulebook.family === "crossword";
    return openPractice(
      {
        game: rulebook.id,
        family: rulebook.family,
        table,
        rack: rack.map((face) => face.replace(/[[\]]/g, "")),
        ...(crossword ? { board, premiums: needs.premiums, values: needs.values } : {}),
      },
      (play) => askAbout(line, play),
    );
  }, [line]);
  useEffect(() => practice.stop, [practice]);
  useEffect(() => {
    if (show !== null && !/^(?:draw|pass|exchange)\b/.test(show)) practice.show(show);
  }, [practice, show]);
  const { view } = practice;
  return (
    <div
      class="practice analysis-table"
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
        <Said practice={practice} />
      </div>
      <TryTools practice={practice} />
    </div>
  );
}

function Said({ practice }: { practice: Practice }) {
  const ruling = practice.ruling.value;
  if (practice.trouble.value !== null) return <p>{practice.trouble.value}</p>;
  if (!practice.changed.value) return <p>{t("analysis-try-say")}</p>;
  if (practice.play.value === null) return <p>{t("board-one-line")}</p>;
  if (!ruling) return <p>{t("asking")}</p>;
  if (!ruling.legal) return <Refusals family={practice.view.family} violations={ruling.violations} />;
  return (
    <p class="good">
      {typeof ruling.score === "number"
        ? t("turn-scores", { score: ruling.score, word: ruling.longest ?? "" })
        : t("learn-good", { count: ruling.played.length })}
    </p>
  );
}
