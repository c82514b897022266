// The bar above the table, and the menu behind it: the log, pausing, the hash of the shuffle, a link for spectators.

import { type Signal, useSignal } from "@preact/signals";
import { Unseen } from "../board/Unseen";
import type { View } from "../core/wire";
import type { KeptGame } from "../live/games";
import type { Session } from "../live/session";
import { shape } from "../live/shape";
import { Bar } from "../parts/Bar";
import { CopyLine } from "../parts/CopyLine";
import { Button } from "../parts/controls";
import { SoundButton } from "../parts/SoundButton";
import { watchLink } from "../route";
import { t } from "../texts/texts";
import { FairLine } from "./FairLine";
import { Log } from "./Log";
import { GiveSeats, OpenerMenu } from "./SeatDeeds";
import { Happenings } from "./SeatNews";
import { ShareLine } from "./ShareLine";
import { TableRules } from "./TableRules";
import { hasCompany, Phrases, TalkButton } from "./Talk";

export function TopBar({
  session,
  view,
  kept,
}: {
  session: Session;
  view: View | null;
  kept: KeptGame | undefined;
}) {
  const menu = (open: Signal<boolean>) => (
    <>
      {view && shape.value === "upright" && hasCompany(view) && (
        <Phrases
          session={session}
          done={() => {
            open.value = false;
          }}
        />
      )}
      {view && shape.value !== "desk" && <Log view={view} />}
      {view?.box && shape.value !== "desk" && <Unseen view={view} />}
      {view && <TableRules view={view} />}
      {view && <Happenings view={view} />}
      {view && <TableLife session={session} view={view} open={open} />}
      {view && <GiveSeats session={session} view={view} />}
      {view && <OpenerMenu session={session} view={view} kept={kept} />}
      {view && view.phase !== "waiting" && <FairLine session={session} view={view} kept={kept} />}
      {view && view.phase !== "waiting" && <ShareLine view={view} />}
      {kept?.watch && (
        <details class="watch-line">
          <summary>{t("watch-line")}</summary>
          <p>{t("watch-line-say")}</p>
          <CopyLine text={watchLink(session.table, kept.watch)} label={t("watch-link")} />
        </details>
      )}
    </>
  );
  const title = view ? t(`rulebook-${view.game}`) : "optafel";
  return (
    <Bar title={title} back="#/" backLabel={t("to-home")} keys={view?.family} menu={menu}>
      {shape.value === "desk" && <SoundButton />}
      {view && shape.value !== "upright" && <TalkButton session={session} view={view} />}
    </Bar>
  );
}

/** Pausing and giving up; giving up is asked twice. */
function TableLife({ session, view, open }: { session: Session; view: View; open: Signal<boolean> }) {
  const sure = useSignal(false);
  if (view.seat === null || (view.phase !== "playing" && view.phase !== "paused")) return null;
  const paused = view.phase === "paused";
  return (
    <div class="table-life">
      <Button
        icon={paused ? "right" : "pause"}
        onClick={() => session.company.life(paused ? "resume" : "pause")}
      >
        {paused ? t("resume") : t("pause")}
      </Button>
      {view.moves.includes("resign") && (
        <Button
          icon="flag"
          onClick={() => {
            if (sure.value) {
              session.move({ resign: true });
              open.value = false;
            }
            sure.value = !sure.value;
          }}
        >
          {sure.value ? t("resign-sure") : t("resign")}
        </Button>
      )}
    </div>
  );
}
