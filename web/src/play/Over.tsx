// The end: what won it, the score sheet, and on from here.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { signed } from "../core/score";
import type { Result, View } from "../core/wire";
import { type RecordForm, readRecord, whyNot } from "../live/api";
import { focusOn } from "../live/focus";
import { solitaireRecord } from "../live/records";
import { saveFile } from "../live/save";
import type { Session } from "../live/session";
import { Button, IconButton } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { go, route, writeRoute } from "../route";
import { t } from "../texts/texts";
import { Confetti } from "./Confetti";
import { headline, matchLine, matchOver, reason } from "./ending";
import { partsOf } from "./families";
import { seatName } from "./names";

function SheetTable({ view, result }: { view: View; result: Result }) {
  const games = view.sheet?.games ?? [result.scores];
  return (
    <div class="sheet-scroll">
      <table class="score-sheet">
        <caption>{t("score-sheet")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("sheet-game")}</th>
            {view.seats.map((seat, i) => (
              <th key={i} scope="col" class={result.winners.includes(i) ? "winner" : ""}>
                {seat.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((scores, game) => (
            <tr key={game}>
              <th scope="row">{game + 1}</th>
              {scores.map((score, i) => (
                <td key={i}>{signed(score)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {games.length > 1 && view.sheet && (
          <tfoot>
            {(view.games ?? 1) > view.seats.length &&
              view.sheet.rounds?.map((totals, round) => (
                <tr key={round}>
                  <th scope="row">{t("sheet-round", { round: round + 1 })}</th>
                  {totals.map((score, i) => (
                    <td key={i}>{signed(score)}</td>
                  ))}
                </tr>
              ))}
            <tr>
              <th scope="row">{t("sheet-total")}</th>
              {view.sheet.totals.map((score, i) => (
                <td key={i}>{signed(score)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t("sheet-won")}</th>
              {view.sheet.won.map((won, i) => (
                <td key={i}>{won}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Left({ view, result }: { view: View; result: Result }) {
  const { Face, spoken } = partsOf(view.family);
  const racks = result.left.flatMap((tiles, seat) => (tiles.length > 0 ? [{ seat, tiles }] : []));
  if (racks.length === 0) return null;
  return (
    <dl class="left">
      {racks.map(({ seat, tiles }) => (
        <div key={seat}>
          <dt>
            {t("left-of", { name: view.seats[seat]?.name ?? "" })}
            {!!result.counted[seat] && <b class="penalty">{signed(result.counted[seat])}</b>}
          </dt>
          <dd>
            <span class="unseen">{tiles.map((face) => spoken(face)).join(", ")}</span>
            {tiles.map((face, i) => (
              <span key={i} class="tile mini" aria-hidden="true">
                <Face face={face} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LongestWord({ view }: { view: View }) {
  const record = useMemo(() => solitaireRecord(view), [view.id, view.round]);
  if (!record) return null;
  const letters = [...record.word].length;
  return (
    <p class="reason">{t(record.isNew ? "record-new" : "record-stands", { word: record.word, letters })}</p>
  );
}

/** Where the game is looked at again; whoever watched shows the same link there. */
function reviewPath(table: string): readonly string[] {
  const here = route.value;
  return here.page === "watch" ? [table, here.watch] : [table];
}

export function Over({
  session,
  view,
  result,
  onClose,
}: {
  session: Session;
  view: View;
  result: Result;
  onClose: () => void;
}) {
  const trouble = useSignal<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The game has ended under whoever was playing it: the reading goes on here.
  useEffect(() => {
    if (title.current && !document.querySelector("dialog[open]")) focusOn(title.current);
  }, []);
  const save = async (form: RecordForm) => {
    const key = session.key();
    if (key === null) return;
    try {
      const text = await readRecord(session.table, key, form);
      const ending = form === "gcg" ? "gcg" : "txt";
      saveFile(`${view.game}-${session.table}.${ending}`, new Blob([text], { type: "text/plain" }));
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  const asked = view.seat !== null && (view.rematch?.includes(view.seat) ?? false);
  const others = (view.rematch ?? []).filter((seat) => seat !== view.seat);
  const won = view.seat !== null && result.winners.includes(view.seat);
  return (
    <section
      class={won ? "over card won" : "over card"}
      aria-labelledby="over-title"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      {won && <Confetti family={view.family} />}
      <header>
        <h1 id="over-title" ref={title}>
          {won && <Icon name="crown" />}
          {headline(view, result)}
        </h1>
        <IconButton icon="close" label={t("look-at-table")} onClick={onClose} />
      </header>
      <p class="reason">{reason(view, result)}</p>
      {matchLine(view) && <p class="reason">{matchLine(view)}</p>}
      <LongestWord view={view} />
      <SheetTable view={view} result={result} />
      <Left view={view} result={result} />
      {trouble.value && <p role="alert">{trouble.value}</p>}
      {others.length > 0 && !asked && (
        <p class="hint">
          {t("rematch-asked", { names: others.map((seat) => seatName(view, seat)).join(", ") })}
        </p>
      )}
      {view.seat !== null && (
        <div class="over-more">
          <Button icon="save" onClick={() => void save("own")}>
            {t("save-record")}
          </Button>
          {view.family === "crossword" && (
            <Button icon="save" onClick={() => void save("gcg")}>
              {t("save-gcg")}
            </Button>
          )}
          <a
            class="button quiet"
            href={writeRoute({ page: "fair", rest: [session.table, view.commit ?? ""] })}
          >
            <span>{t("fair-of-game")}</span>
          </a>
        </div>
      )}
      <div class="over-deeds">
        {view.seat !== null && (
          <Button icon="again" kind="due" disabled={asked} onClick={() => session.company.life("rematch")}>
            {asked
              ? t("rematch-waits")
              : t((view.games ?? 1) > 1 && !matchOver(view) ? "next-game" : "rematch")}
          </Button>
        )}
        <a class="button" href={writeRoute({ page: "review", rest: reviewPath(session.table) })}>
          <Icon name="eye" />
          <span>{t("review-game")}</span>
        </a>
        <Button icon="home" kind="quiet" onClick={() => go({ page: "home" })}>
          {t("to-home")}
        </Button>
      </div>
    </section>
  );
}
