// In the menu: asking that a seat be given away whose person is not there, and all that only the opener may.

import { useSignal } from "@preact/signals";
import type { View } from "../core/wire";
import type { KeptGame } from "../live/games";
import type { Session } from "../live/session";
import { CopyLine } from "../parts/CopyLine";
import { Button, Switch } from "../parts/controls";
import type { IconName } from "../parts/Icon";
import { go, inviteLink } from "../route";
import { t } from "../texts/texts";

/** A seat whose person has gone is asked for by anybody; a bot's, to let a friend in, by the opener. */
export function GiveSeats({ session, view }: { session: Session; view: View }) {
  if (view.seat === null) return null;
  return (
    <>
      {view.seats.map((seat, at) => {
        if (at === view.seat || seat.handover) return null;
        if (seat.kind === "person" && !seat.here)
          return (
            <div class="table-life" key={at}>
              <Button icon="bot" onClick={() => void session.seats.give(at, "bot")}>
                {t("give-to-bot", { name: seat.name })}
              </Button>
              <Button icon="person" onClick={() => void session.seats.give(at, "open")}>
                {t("open-seat", { name: seat.name })}
              </Button>
            </div>
          );
        if (seat.kind === "bot" && view.opener === view.seat)
          return (
            <Button key={at} icon="person" onClick={() => void session.seats.give(at, "open")}>
              {t("open-bot-seat", { name: seat.name })}
            </Button>
          );
        return null;
      })}
    </>
  );
}

/** Something that cannot be undone is asked twice. */
function Sure({
  icon,
  label,
  sure,
  deed,
}: {
  icon: IconName;
  label: string;
  sure: string;
  deed: () => void;
}) {
  const asked = useSignal(false);
  return (
    <Button
      icon={icon}
      onClick={() => {
        if (asked.value) deed();
        asked.value = !asked.value;
      }}
    >
      {asked.value ? sure : label}
    </Button>
  );
}

/** What who set the table may do with it. */
export function OpenerMenu({
  session,
  view,
  kept,
}: {
  session: Session;
  view: View;
  kept: KeptGame | undefined;
}) {
  if (view.seat === null || view.opener !== view.seat) return null;
  const { seats } = session;
  const once = seats.once.value;
  return (
    <details class="watch-line opener">
      <summary>{t("opener")}</summary>
      <Switch
        label={t("opener-closed")}
        note={t("opener-closed-say")}
        checked={view.closed === true}
        onChange={(closed) => void seats.close(closed)}
      />
      {kept?.invite && <CopyLine text={inviteLink(session.table, kept.invite)} label={t("invite-link")} />}
      <div class="table-life">
        <Button icon="plus" onClick={() => void seats.inviteOne()}>
          {t("opener-once")}
        </Button>
        <Button icon="again" onClick={() => void seats.changeLink("invite", true)}>
          {t("opener-invite-new")}
        </Button>
        <Button icon="close" onClick={() => void seats.changeLink("invite", false)}>
          {t("opener-invite-none")}
        </Button>
      </div>
      {once && (
        <>
          <p>{t("opener-once-say")}</p>
          <CopyLine text={inviteLink(session.table, once)} label={t("opener-once-link")} />
        </>
      )}
      <p>{t("opener-links-say")}</p>
      <div class="table-life">
        <Button icon="again" onClick={() => void seats.changeLink("watch", true)}>
          {t("opener-watch-new")}
        </Button>
        <Button icon="close" onClick={() => void seats.changeLink("watch", false)}>
          {t("opener-watch-none")}
        </Button>
      </div>
      {view.seats.map(
        (seat, at) =>
          seat.kind === "person" &&
          at !== view.seat && (
            <div class="table-life" key={at}>
              <Button
                icon={seat.muted ? "sound" : "mute"}
                onClick={() => void seats.mute(at, seat.muted !== true)}
              >
                {t(seat.muted ? "opener-unmute" : "opener-mute", { name: seat.name })}
              </Button>
              <Sure
                icon="trash"
                label={t("opener-remove", { name: seat.name })}
                sure={t("opener-remove-sure", { name: seat.name })}
                deed={() => void seats.remove(at)}
              />
            </div>
          ),
      )}
      <Sure
        icon="trash"
        label={t("opener-delete")}
        sure={t("opener-delete-sure")}
        deed={() => {
          void seats.deleteTable().then((gone) => {
            if (gone) go({ page: "home" });
          });
        }}
      />
    </details>
  );
}
