// Waiting for friends: the link, the code to point a phone at, and bots for the seats that stay empty.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { View } from "../core/wire";
import { readQr } from "../live/api";
import type { KeptGame } from "../live/games";
import type { Session } from "../live/session";
import { Avatar } from "../parts/Avatar";
import { CopyLine } from "../parts/CopyLine";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { Sentence } from "../parts/Sentence";
import { inviteLink } from "../route";
import { t } from "../texts/texts";
import { FairLine } from "./FairLine";

function InviteCode({ table, invite }: { table: string; invite: string }) {
  const picture = useSignal<string | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    let address: string | null = null;
    readQr(table, invite).then(
      (code) => {
        address = URL.createObjectURL(code);
        picture.value = address;
      },
      () => {
        missing.value = true; // there is still the link
      },
    );
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [table, invite, picture, missing]);
  if (missing.value) return null;
  // Its place is kept until it comes: what is below must not slip away under a finger.
  if (!picture.value) return <div class="qr" />;
  return <img class="qr" src={picture.value} alt={t("invite-code")} />;
}

export function Waiting({
  session,
  view,
  kept,
}: {
  session: Session;
  view: View;
  kept: KeptGame | undefined;
}) {
  const open = view.seats.flatMap((seat, i) => (seat.kind === "open" ? [i] : []));
  const filled = view.seats.length - open.length;
  return (
    <section class="waiting card" aria-labelledby="waiting-title">
      <h1 id="waiting-title">{open.length > 0 ? t("waiting-title") : t("waiting-here")}</h1>
      {open.length > 0 && kept?.invite && (
        <>
          <p>{t("waiting-say")}</p>
          <CopyLine text={inviteLink(session.table, kept.invite)} label={t("invite-link")} due />
          <InviteCode table={session.table} invite={kept.invite} />
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
              <Button icon="bot" onClick={() => void session.company.giveToBot(i)}>
                {t("fill-with-bot")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FairLine session={session} view={view} kept={kept} />
      {session.notice.value && (
        <p class="notice" role="alert">
          <Sentence family={view.family} said={session.notice.value.said} />
        </p>
      )}
      {filled >= 2 && (
        <Button
          icon="right"
          kind={open.length > 0 ? "plain" : "due"}
          onClick={() => session.company.life("start")}
        >
          {open.length > 0 ? t("start-without", { count: filled }) : t("start")}
        </Button>
      )}
    </section>
  );
}
