// What can be done at a puzzle: work at it, have it checked, ask for a hint or give up; and then on to the next.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { shape } from "../live/shape";
import { Button, IconButton } from "../parts/controls";
import { SortSwitch } from "../play/Actions";
import { partsOf } from "../play/families";
import { HintButton } from "../play/HintButton";
import { TakeBack } from "../play/TurnButtons";
import { writeRoute } from "../route";
import { t } from "../texts/texts";
import { loadPuzzle, overview, type Puzzle } from "./api";
import { cardOf, nextPuzzle, stateOf } from "./kept";
import { ShareButton } from "./ShareCard";

/** Hints tell where to look and which tiles; the whole answer is asked for by its own button. */
const HINTS = 2;

function Tools({
  session,
  view,
  alone,
  children,
}: {
  session: Session;
  view: View;
  alone: boolean;
  children: ComponentChildren;
}) {
  const { turn, board } = session;
  const crossword = view.family === "crossword";
  const steps = crossword ? board.laid.value.size : turn.stepCount.value;
  const { orders } = partsOf(view.family);
  const told = session.hints.told.value?.step ?? 0;
  return (
    <div class="tools">
      {!crossword && <TakeBack turn={turn} />}
      <IconButton
        icon="reset"
        label={t(crossword ? "recall" : "reset-turn")}
        disabled={!turn.open.value || steps === 0}
        onClick={crossword ? board.recall : turn.reset}
      />
      <SortSwitch turn={turn} orders={orders} />
      {crossword && <IconButton icon="shuffle" label={t("shuffle")} onClick={turn.shuffle} />}
      {told < HINTS && !alone && <HintButton session={session} />}
      {children}
    </div>
  );
}

/** Where one goes from here: the next of the day's puzzles that is still open, or the next to train on. */
function onward(puzzle: Puzzle, day: string | null): readonly string[] | null {
  if (day === null) return ["train", nextPuzzle(puzzle, puzzle.level)];
  const today = overview.value;
  if (today?.date !== day) return null;
  const open = today.daily.find(({ family }) => stateOf(day, family) === "open");
  return open ? ["day", open.family] : null;
}

function Onward({ puzzle, day }: { puzzle: Puzzle; day: string | null }) {
  const next = onward(puzzle, day);
  const card = day === null ? null : cardOf(puzzle, day);
  const following = next?.[0] === "train" ? next[1] : undefined;
  // One that has yet to be made is made while this one is looked at.
  useEffect(() => {
    if (following !== undefined) loadPuzzle(following).catch(() => {});
  }, [following]);
  return (
    <div class="actions puzzle-onward">
      <a class="button plain" href="#/puzzles">
        <span>{t("puzzles-all")}</span>
      </a>
      {card && <ShareButton card={card} />}
      {next && (
        <a class="button due" href={writeRoute({ page: "puzzles", rest: next })}>
          <span>{t("puzzles-next")}</span>
        </a>
      )}
    </div>
  );
}

export function PuzzleActions({
  session,
  view,
  puzzle,
  day,
  over,
  alone,
  giveUp,
}: {
  session: Session;
  view: View;
  puzzle: Puzzle;
  day: string | null;
  over: boolean;
  alone: boolean;
  giveUp: () => void;
}) {
  // Giving up is asked twice; where there is little room, first by a drawing only.
  const sure = useSignal(false);
  const show = () => {
    if (sure.value) giveUp();
    sure.value = true;
  };
  if (over) return <Onward puzzle={puzzle} day={day} />;
  const crossword = view.family === "crossword";
  const changed = crossword ? session.board.laid.value.size > 0 : session.turn.changed.value;
  const ruling = crossword ? session.board.ruling.value : session.ruling.value;
  const roomy = shape.value === "desk";
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <Tools session={session} view={view} alone={alone}>
        {!roomy && !alone && !sure.value && (
          <IconButton icon="eye" label={t("puzzles-show")} onClick={show} />
        )}
      </Tools>
      <div class="deeds">
        {!alone && (roomy || sure.value) && (
          <Button icon="eye" onClick={show}>
            {t(sure.value ? "puzzles-show-sure" : "puzzles-show")}
          </Button>
        )}
        <Button
          icon="check"
          kind={changed && (alone || ruling?.legal) ? "due" : "plain"}
          disabled={!changed || session.underWay.value}
          aria-keyshortcuts="Control+Enter"
          onClick={session.endTurn}
        >
          {t("puzzles-check")}
        </Button>
      </div>
    </div>
  );
}
