// The analysis board: any position of any of the games, by hand, by its line or from a link, and its best plays while
// one moves tiles.

import "../learn/learn.css";
import "../review/review.css";
import "./analysis.css";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { rulebooks } from "../live/api";
import { type Objective, useBestPlays } from "../live/plays";
import type { OwnPageProps } from "../pages";
import { Choice, Switch } from "../parts/controls";
import { OptionLines } from "../parts/OptionLines";
import { OwnHead } from "../parts/OwnHead";
import { Share } from "../review/Share";
import { writeRoute } from "../route";
import { BestPlaysList } from "../study/BestPlays";
import { PlayFrom } from "../study/PlayFrom";
import { languageName, t } from "../texts/texts";
import { AsText } from "./AsText";
import { type AnalysisBoard, gameName, type Opened, openBoard } from "./board";
import { SetUp } from "./SetUp";
import { TryPlay } from "./TryPlay";

const FIRST_GAME = "rummikub-sabra";

type Mode = "set-up" | "try";

export default function AnalysisPage({ rest: [line] }: OwnPageProps) {
  const board = useMemo(openBoard, []);
  useEffect(() => board.stop, [board]);
  useEffect(() => {
    const first = async () => {
      if (line === undefined || !(await board.load(line))) {
        if (!board.opened.peek()) await board.clear(FIRST_GAME);
      }
    };
    void first();
  }, [board, line]);
  const now = board.line.value;
  useLayoutEffect(() => {
    // The address is the position: it can be kept, sent and come back to. It is no step of the browser's. It changes
    // with what is seen: who reloads at once finds what they saw.
    if (now !== null) history.replaceState(null, "", writeRoute({ page: "analysis", rest: [now] }));
  }, [now]);
  const opened = board.opened.value;
  return (
    <main class="page analysis-page">
      <OwnHead title={t("go-analysis")} />
      {board.trouble.value && (
        <p class="notice" role="alert">
          {board.trouble.value}
        </p>
      )}
      {opened && now !== null && <Desk board={board} opened={opened} line={now} />}
    </main>
  );
}

function Desk({ board, opened, line }: { board: AnalysisBoard; opened: Opened; line: string }) {
  const mode = useSignal<Mode>("set-up");
  const shown = useSignal<string | null>(null);
  const objective = useSignal<Objective>("");
  const { family } = opened.rulebook;
  const lies = opened.bench.lies.value;
  const something = lies.rack.length > 0;
  const best = useBestPlays(something ? line : null, family === "crossword" ? objective.value : "", true);
  useEffect(() => {
    shown.value = null;
  }, [line]);
  const setMode = (to: Mode) => {
    mode.value = to;
    shown.value = null;
  };
  return (
    <div class="analysis-desk">
      <div class="analysis-main">
        <About board={board} opened={opened} />
        <ModeChoice mode={mode.value} onChoose={setMode} />
        {mode.value === "set-up" ? (
          <SetUp board={board} opened={opened} />
        ) : (
          <TryPlay opened={opened} line={line} show={shown.value} />
        )}
      </div>
      <div class="analysis-side">
        {something ? (
          <BestPlaysList
            best={best}
            family={family}
            chosen={shown.value}
            onChoose={(play) => {
              mode.value = "try";
              shown.value = play.play;
            }}
          />
        ) : (
          <p class="card analysis-empty">{t("analysis-no-rack")}</p>
        )}
        {family === "crossword" && (
          <Choice
            label={t("analysis-by")}
            value={objective.value || "score"}
            options={[
              { value: "score", label: t("analysis-by-score") },
              { value: "equity", label: t("analysis-by-equity") },
            ]}
            onChange={(by) => {
              objective.value = by === "equity" ? "equity" : "";
            }}
          />
        )}
        <AsText board={board} line={line} />
        <PlayFrom position={line} game={opened.rulebook.id} />
        <Share
          position={{ position: line }}
          rest={[line]}
          play={shown.value ?? ""}
          caption={gameName(opened.rulebook.id)}
        />
        <details class="analysis-rules">
          <summary>{t("analysis-rules")}</summary>
          <OptionLines
            rulebook={opened.rulebook}
            chosen={opened.about.options}
            onChange={(options) => void board.change({ options })}
          />
        </details>
      </div>
    </div>
  );
}

/** Which game, in which language, and whether this seat has opened. */
function About({ board, opened }: { board: AnalysisBoard; opened: Opened }) {
  const { rulebook, about } = opened;
  return (
    <div class="analysis-about">
      <Choice
        label={t("analysis-game")}
        value={rulebook.id}
        options={(rulebooks.value ?? []).map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={(game) => void board.clear(game)}
      />
      {rulebook.languages.length > 1 && (
        <Choice
          label={t("setup-words-language")}
          value={about.language}
          options={rulebook.languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(language) => void board.change({ language })}
        />
      )}
      {rulebook.family !== "crossword" && (
        <Switch
          label={t("analysis-opened")}
          checked={about.opened}
          onChange={(hasOpened) => void board.change({ opened: hasOpened })}
        />
      )}
    </div>
  );
}

function ModeChoice({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  return (
    <fieldset class="review-shown analysis-mode">
      <legend class="unseen">{t("analysis-mode")}</legend>
      {(["set-up", "try"] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="analysis-mode" checked={mode === one} onChange={() => onChoose(one)} />
          <span>{t(`analysis-mode-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
