// Waiting for friends: the link, the code to point a phone at, and bots for the seats that stay empty.

import { useEffect } from "preact/hooks";
import type { View } from "../core/wire";
import { findAddress, onlyHere } from "../live/address";
import { readQr } from "../live/api";
import type { KeptGame } from "../live/games";
import type { Session } from "../live/session";
import { Avatar } from "../parts/Avatar";
import { CopyLine } from "../parts/CopyLine";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { ScanCode } from "../parts/ScanCode";
import { Sentence } from "../parts/Sentence";
import { inviteLink } from "../route";
import { t } from "../texts/texts";
import { FairLine } from "./FairLine";
import { SeatNews } from "./SeatNews";

/** A code in two halves, as it is said. */
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

export function Waiting({
  session,
  view,
  kept,
}: {
  session: Session;
  view: View;
  kept: KeptGame | undefined;
}) {
  useEffect(() => {
    void findAddress();
  }, []);
  const open = view.seats.flatMap((seat, i) => (seat.kind === "open" ? [i] : []));
  const filled = view.seats.length - open.length;
  const invite = kept?.invite;
  return (
    <section class="waiting card" aria-labelledby="waiting-title">
      <h1 id="waiting-title">{open.length > 0 ? t("waiting-title") : t("waiting-here")}</h1>
      {view.from_position && <p>{t("from-position-say")}</p>}
      {open.length > 0 && invite && (
        <>
          <p>{t("waiting-say")}</p>
          <CopyLine text={inviteLink(session.table, invite)} label={t("invite-link")} due />
          <ScanCode of={invite} draw={() => readQr(session.table, invite)} alt={t("invite-code")} />
          {kept?.code && (
            <p class="said-code">
              {t("waiting-code")} <strong>{spaced(kept.code)}</strong>
            </p>
          )}
          {onlyHere.value && <p class="hint">{t("only-here")}</p>}
        </>
      )}
      <ul class="waiting-seats">
        {view.seats.map((seat, i) => (
          <li key={i} class={seat.kind === "open" ? "open" : ""}>
            {seat.kind === "person" ? (
              <Avatar name={seat.name} />
            ) : (
              <Icon name={seat.kind === "bot" ? "bot" : "person"} />
            )}
            <span>
              {seat.kind === "open" ? t("seat-open") : seat.name}
              {seat.kind === "person" && !seat.here && <small>{t("seat-gone")}</small>}
            </span>
            {seat.kind === "open" && (
              <Button icon="bot" onClick={() => void session.seats.give(i, "bot")}>
                {t("fill-with-bot")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SeatNews session={session} view={view} />
      <FairLine session={session} view={view} kept={kept} />
      {session.notice.value && (
        <p class="notice" role="alert">
          <Sentence family={view.family} said={session.notice.value.said} />
        </p>
      )}
      {filled >= 2 && !(view.from_position && open.length > 0) && (
        <div class="waiting-deeds">
          <Button
            icon="right"
            kind={open.length > 0 ? "plain" : "due"}
            onClick={() => session.company.life("start")}
          >
            {open.length > 0 ? t("start-without", { count: filled }) : t("start")}
          </Button>
        </div>
      )}
    </section>
  );
}
