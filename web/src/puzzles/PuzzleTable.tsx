// The table at which a puzzle is solved: felt, rack and board are those of a game.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { BoardStage } from "../board/BoardStage";
import { dayOf, streak } from "../core/streak";
import type { View } from "../core/wire";
import { announce } from "../live/announce";
import { Refused, whyNot } from "../live/api";
import { openSession, type Session } from "../live/session";
import { shape } from "../live/shape";
import { bell } from "../live/sounds";
import { Bar } from "../parts/Bar";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { Stage } from "../play/Stage";
import { StatusLine } from "../play/StatusLine";
import { language, t } from "../texts/texts";
import type { Answered, Puzzle } from "./api";
import { sealOf, takePuzzle } from "./bag";
import { daysOf, forgetTable, keepPlace, keepShown, keepSolved, solvedOf } from "./kept";
import { createPuzzleLine } from "./line";
import { PuzzleActions } from "./PuzzleActions";
import { lookAt } from "./progress";
import { letWait } from "./waiting";

export type End = "solved" | "shown" | "found";

/** What is asked, in a sentence. */
function asked(view: View): string {
  const opening = view.family === "words" && view.opening;
  return t(opening ? "puzzles-ask-words-opening" : `puzzles-ask-${view.family}`);
}

/** What was shown, and what it gives, where the server could still be asked. */
function shownSaid(family: View["family"], best: number | null): string {
  if (best === null) return t("puzzles-shown");
  return `${t(`puzzles-shown-${family === "numbers" ? "tiles" : "points"}`, { best })} ${t("puzzles-shown")}`;
}

function written(day: string): string {
  return new Date(`${day}T00:00:00`).toLocaleDateString(language.value, { day: "numeric", month: "long" });
}

function About({ puzzle, day, alone }: { puzzle: Puzzle; day: string | null; alone: boolean }) {
  const { family } = puzzle;
  // Nothing kept yet is nothing to say: on a narrow phone there is no room for it either.
  const kept = day === null ? solvedOf(family) : streak(daysOf(family), day);
  return (
    <aside class="side puzzle-about" aria-label={t("puzzles-here")}>
      <p class="puzzle-name">
        {t(`puzzles-family-${family}`)}
        <span class="puzzle-level" data-level={puzzle.level}>
          {t(`puzzles-level-${puzzle.level}`)}
        </span>
      </p>
      <p class="puzzle-of">
        {day === null
          ? t("puzzles-number", { number: puzzle.puzzle.slice(puzzle.puzzle.lastIndexOf(".") + 1) })
          : t("puzzles-of-day", { date: written(day) })}
      </p>
      {puzzle.again && <p class="puzzle-of puzzle-again">{t("puzzles-again")}</p>}
      {alone && (
        <p class="puzzle-alone" role="status" title={t("puzzles-alone")}>
          <Icon name="offline" />
          <span>{t("puzzles-alone-short")}</span>
        </p>
      )}
      {kept > 0 && !alone && (
        <p class="puzzle-kept">
          {day === null ? t("puzzles-solved", { count: kept }) : t("puzzles-streak", { days: kept })}
        </p>
      )}
    </aside>
  );
}

function Solving({
  session,
  view,
  puzzle,
  day,
  end,
  over,
  alone,
  giveUp,
}: {
  session: Session;
  view: View;
  puzzle: Puzzle;
  day: string | null;
  end: End | null;
  /** How it ended, with what the play gives. */
  over: string;
  alone: boolean;
  giveUp: () => void;
}) {
  const own = { begin: asked(view), over, alone: alone ? t("puzzles-alone-check") : null };
  return (
    <>
      {view.family === "crossword" ? (
        <BoardStage session={session} view={view} />
      ) : (
        <Stage session={session} view={view} />
      )}
      <StatusLine session={session} view={view} own={own} />
      <PuzzleActions
        session={session}
        view={view}
        puzzle={puzzle}
        day={day}
        over={end !== null}
        alone={alone}
        giveUp={giveUp}
      />
      <About puzzle={puzzle} day={day} alone={alone && end === null} />
    </>
  );
}

function Table({ puzzle, day }: { puzzle: Puzzle; day: string | null }) {
  const end = useSignal<End | null>(null);
  const ending = useSignal("");
  const looking = useMemo(() => lookAt(puzzle.puzzle), [puzzle]);
  useEffect(() => looking.rest, [looking]);
  const over = (how: End, said: string) => {
    if (end.value !== null) return;
    end.value = how;
    ending.value = said;
    if (how === "shown") keepShown(puzzle.family, day);
    if (day === null && how !== "found") keepPlace(puzzle.puzzle);
    looking.done();
    forgetTable(puzzle.puzzle);
    announce(said);
    if (how !== "shown") bell();
  };
  const inTime = day === dayOf(new Date());
  const solved = ({ message, got }: Answered) => {
    if (end.value === null)
      keepSolved(puzzle.family, day === null ? null : { day, inTime, result: { ...looking.now(), got } });
    over("solved", `${t("puzzles-right")} ${message}`);
  };
  /** What a seal tells is looked at by the referee when there is a network again. */
  const found = (play: string) => {
    if (day !== null && end.value === null)
      letWait({ puzzle: puzzle.puzzle, family: puzzle.family, day, inTime, play, progress: looking.now() });
    over("found", t("puzzles-alone-right"));
  };
  const line = useMemo(
    () =>
      createPuzzleLine(puzzle, day === null ? null : sealOf(puzzle.puzzle), {
        solved,
        found,
        shown: (best) => over("shown", shownSaid(puzzle.family, best)),
        tried: looking.tried,
        hinted: looking.hinted,
      }),
    [puzzle],
  );
  const session = useMemo(() => openSession(puzzle.puzzle, { keys: ["puzzle"] }, line.open), [line]);
  useEffect(() => session.leave, [session]);
  const view = session.view.value;
  return (
    <main class="play puzzle-table" data-shape={shape.value} data-end={end.value ?? "open"}>
      <Bar
        title={t(`rulebook-${puzzle.rulebook}`)}
        back="#/puzzles"
        backLabel={t("puzzles-all")}
        keys={puzzle.family}
      />
      {session.line.value === "lost" && (
        <div class="banner" role="status">
          <Icon name="offline" />
          {t("reconnecting")}
        </div>
      )}
      {view && (
        <Solving
          session={session}
          view={view}
          puzzle={puzzle}
          day={day}
          end={end.value}
          over={ending.value}
          alone={line.alone.value}
          giveUp={line.giveUp}
        />
      )}
    </main>
  );
}

export function PuzzleTable({ name, day }: { name: string; day: string | null }) {
  const puzzle = useSignal<Puzzle | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = async () => {
    trouble.value = null;
    try {
      puzzle.value = await takePuzzle(name);
    } catch (error) {
      const away = error instanceof Refused && error.code === "offline";
      trouble.value = away ? t("puzzles-alone-not-here") : whyNot(error);
    }
  };
  useEffect(() => {
    void load();
  }, [name]);
  if (puzzle.value) return <Table puzzle={puzzle.value} day={day} />;
  return (
    <main class="play puzzle-table" data-shape={shape.value} aria-busy={!trouble.value}>
      <Bar title={t("puzzles-title")} back="#/puzzles" backLabel={t("puzzles-all")} />
      {trouble.value ? (
        <section class="card gone">
          <p role="alert">{trouble.value}</p>
          <Button kind="due" onClick={() => void load()}>
            {t("try-again")}
          </Button>
        </section>
      ) : (
        <p class="coming" role="status">
          {t("puzzles-coming")}
        </p>
      )}
    </main>
  );
}
