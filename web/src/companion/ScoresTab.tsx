// The score sheet: what was written, what it comes to, and what to look at again.

import { useSignal } from "@preact/signals";
import type { Rulebook } from "../core/wire";
import { Button } from "../parts/controls";
import { t } from "../texts/texts";
import type { Desk } from "./desk";
import { ExportDeeds } from "./ExportDeeds";
import { NumbersForm } from "./NumbersForm";
import { OrderStrip } from "./OrderStrip";
import { SheetTable, type TurnAt } from "./SheetTable";
import { savedResults, saveResult } from "./saved";
import { begun, cleared, newGame } from "./session";
import { TurnsForm } from "./TurnsForm";
import { restClock } from "./turnOrder";
import { type Written, written } from "./written";

export function ScoresTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const session = desk.session.value;
  const sheet = desk.sheet.value;
  const needs = desk.book.value?.needs;
  const editing = useSignal<number | null>(null);
  const turn = useSignal<TurnAt | null>(null);
  if (!needs) return <p role="status">{desk.away.value ? "" : t("coming")}</p>;
  const last = session.games.length - 1;
  const at = Math.min(turn.value?.game ?? editing.value ?? last, last);
  const counted = sheet?.games[at];
  const fresh = desk.countedFrom.value === session;
  const result = sheet?.games.at(-1)?.result ?? null;
  const rows = sheet ? written(session, sheet, needs.turns) : null;
  const next = () => {
    const first = (session.games.at(-1)?.first ?? 0) + 1;
    const game = newGame(first % session.names.length, true);
    desk.session.value = { ...session, games: [...session.games, game] };
    restClock(session);
    editing.value = null;
    turn.value = null;
  };
  const form = { desk, rulebook, needs, at, counted };
  return (
    <>
      <OrderStrip desk={desk} needs={needs} />
      {needs.turns ? (
        <TurnsForm key={at} {...form} turn={turn} />
      ) : (
        <NumbersForm
          key={`${session.id}-${at}`}
          {...form}
          onBack={
            at < last
              ? () => {
                  editing.value = null;
                }
              : null
          }
        />
      )}
      {result && fresh && at === last && !sheet?.over && (
        <div class="deeds">
          <Button kind="due" icon="plus" onClick={next}>
            {t("companion-next-game")}
          </Button>
        </div>
      )}
      {rows && rows.rows.length > 0 && (
        <section class="card">
          <SheetTable
            sheet={rows}
            onTurn={(where) => {
              turn.value = where;
            }}
            onGame={
              needs.turns
                ? undefined
                : (game) => {
                    editing.value = game;
                  }
            }
          />
          <Keep desk={desk} counted={fresh || desk.away.value} sheet={rows} finished={result !== null} />
        </section>
      )}
    </>
  );
}

function Keep({
  desk,
  counted,
  sheet,
  finished,
}: {
  desk: Desk;
  /** Whether the sheet is all that can be had just now. */
  counted: boolean;
  sheet: Written;
  finished: boolean;
}) {
  const session = desk.session.value;
  const sure = useSignal(false);
  // A sheet that was saved once is kept up by itself.
  const same = savedResults.value.some((one) => one.id === session.id);
  const save = () => saveResult(session, sheet);
  return (
    <div class="deeds keep-deeds">
      <Button
        icon="check"
        kind={same || !finished ? "plain" : "due"}
        disabled={same || !counted}
        onClick={save}
      >
        {t(same ? "companion-is-saved" : "companion-save")}
      </Button>
      <ExportDeeds sheet={sheet} />
      {begun(session) && (
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => {
            if (!sure.value) {
              sure.value = true;
              return;
            }
            sure.value = false;
            desk.session.value = cleared(session);
            restClock(session);
          }}
        >
          {t(sure.value ? (same ? "companion-clear-saved" : "companion-clear-sure") : "companion-clear")}
        </Button>
      )}
    </div>
  );
}
