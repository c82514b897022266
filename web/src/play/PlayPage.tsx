// The table one plays at.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { BoardActions } from "../board/BoardActions";
import { BoardStage } from "../board/BoardStage";
import { Unseen } from "../board/Unseen";
import type { View } from "../core/wire";
import type { Pass } from "../live/device";
import { forgetGame, type KeptGame } from "../live/games";
import { openSession, type Session } from "../live/session";
import { shape } from "../live/shape";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { go } from "../route";
import { t } from "../texts/texts";
import { Actions } from "./Actions";
import { Doubts } from "./Doubts";
import { HandOver } from "./HandOver";
import { Log } from "./Log";
import { Over } from "./Over";
import { Players } from "./Players";
import { Stage } from "./Stage";
import { StatusLine } from "./StatusLine";
import { TopBar } from "./TopBar";
import { Waiting } from "./Waiting";

function Banner({ session }: { session: Session }) {
  if (session.line.value !== "lost") return null;
  return (
    <div class="banner" role="status">
      <Icon name="offline" />
      {t("reconnecting")}
    </div>
  );
}

function Gone({ session, message }: { session: Session; message: string }) {
  return (
    <section class="card gone">
      <h1>{t(session.view.value === null ? "gone-title" : "shown-out-title")}</h1>
      <p>{message}</p>
      <Button
        kind="due"
        onClick={() => {
          forgetGame(session.table);
          go({ page: "home" });
        }}
      >
        {t("to-home")}
      </Button>
    </section>
  );
}

function TurnActions({ session, view }: { session: Session; view: View }) {
  const crossword = view.family === "crossword" && !view.moves.includes("accept");
  return crossword ? (
    <BoardActions session={session} view={view} />
  ) : (
    <Actions session={session} view={view} />
  );
}

/** A table that is full begins by itself in a moment: its waiting room would only flash. */
const BEGINS_MS = 2_000;

function Room({ session, view, kept }: { session: Session; view: View; kept: KeptGame | undefined }) {
  const patient = useSignal(true);
  const begins = view.seats.every((seat) => seat.kind !== "open" && seat.here);
  useEffect(() => {
    if (!begins) return;
    patient.value = true;
    const timer = window.setTimeout(() => {
      patient.value = false;
    }, BEGINS_MS);
    return () => clearTimeout(timer);
  }, [begins]);
  if (!begins || !patient.value) return <Waiting session={session} view={view} kept={kept} />;
  return (
    <p class="coming" role="status">
      {t("coming")}
    </p>
  );
}

function Playing({ session, view, kept }: { session: Session; view: View; kept: KeptGame | undefined }) {
  const handOver = session.handOver.value;
  const sheetOpen = useSignal(true);
  if (!view.result) sheetOpen.value = true;
  const asked = session.judges.value;
  if (view.phase === "waiting") return <Room session={session} view={view} kept={kept} />;
  return (
    <>
      {view.family === "crossword" ? (
        <BoardStage session={session} view={view} />
      ) : (
        <Stage session={session} view={view} />
      )}
      <StatusLine session={session} view={view} />
      {view.rack && !view.result && asked.length === 0 && <TurnActions session={session} view={view} />}
      <aside class="side">
        <Players session={session} view={view} />
        {shape.value === "desk" && <Log view={view} />}
        {shape.value === "desk" && view.box && asked.length === 0 && <Unseen view={view} open />}
      </aside>
      {view.result && sheetOpen.value && !session.film.playing.value && (
        <Over
          session={session}
          view={view}
          result={view.result}
          onClose={() => {
            sheetOpen.value = false;
          }}
        />
      )}
      {view.result && !sheetOpen.value && (
        <div class="actions">
          <Button
            icon="log"
            kind="due"
            onClick={() => {
              sheetOpen.value = true;
            }}
          >
            {t("score-sheet")}
          </Button>
        </div>
      )}
      {asked.length > 0 && <Doubts session={session} view={view} asked={asked} />}
      {handOver !== null && <HandOver session={session} view={view} seat={handOver} />}
    </>
  );
}

export function PlayPage({ table, pass, kept }: { table: string; pass: Pass; kept: KeptGame | undefined }) {
  // A session belongs to its table and who sits there; what else is kept of the game may change meanwhile.
  const session = useMemo(() => openSession(table, pass), [table, pass.keys[0], pass.watch]);
  useEffect(() => session.leave, [session]);
  const view = session.view.value;
  return (
    <main
      class="play"
      aria-label={view ? t(`rulebook-${view.game}`) : "optafel"}
      data-shape={shape.value}
      data-phase={view?.phase ?? "coming"}
      data-turns={view?.turns.length ?? 0}
      data-replaying={session.film.playing.value}
      data-racks={session.judges.value.length > 0 || session.handOver.value !== null ? "covered" : "open"}
    >
      <TopBar session={session} view={view} kept={kept} />
      <Banner session={session} />
      {session.closed.value !== null ? (
        <Gone session={session} message={session.closed.value} />
      ) : view ? (
        <Playing session={session} view={view} kept={kept} />
      ) : (
        <p class="coming" role="status">
          {t("coming")}
        </p>
      )}
    </main>
  );
}
