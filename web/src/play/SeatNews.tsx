// What is happening to seats, where all see it: a seat that is about to be given away, one's own that was, and who did
// what to whom.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { Happening, View } from "../core/wire";
import type { Session } from "../live/session";
import { Button, IconButton } from "../parts/controls";
import { t } from "../texts/texts";

/** One thing that happened at the table, in words. */
export function happeningSentence(happening: Happening): string {
  const from = happening.bot ? "bot" : happening.name ? "person" : "nobody";
  return t(`happening-${happening.kind}`, {
    by: happening.by ?? "",
    name: happening.name ?? "",
    to: happening.to ?? "",
    from,
  });
}

export function SeatNews({ session, view }: { session: Session; view: View }) {
  // Who sits down where nobody sat is no news: their name stands there.
  const latest = view.happenings?.findLast((each) => each.kind !== "joined" || each.name);
  const news = latest && latest.number > session.seats.known.value ? latest : null;
  const asked = view.seats.flatMap((seat, at) => (seat.handover ? [at] : []));
  if (!news && asked.length === 0 && view.take_back === undefined) return null;
  return (
    <div class="seat-news-list">
      {view.take_back !== undefined && (
        <div class="seat-news" role="status">
          <p>{t("seat-back-say")}</p>
          <Button kind="due" icon="back" onClick={() => void session.seats.takeBack()}>
            {t("seat-back")}
          </Button>
        </div>
      )}
      {asked.map((seat) => (
        <HandoverLine key={seat} session={session} view={view} seat={seat} />
      ))}
      {news && (
        <div class="seat-news">
          <p>{happeningSentence(news)}</p>
          <IconButton icon="close" label={t("close")} onClick={() => session.seats.read(news.number)} />
        </div>
      )}
    </div>
  );
}

/** A seat that somebody has asked to be given away: how long it still is kept, and who has to agree. */
function HandoverLine({ session, view, seat }: { session: Session; view: View; seat: number }) {
  const left = useSignal(0);
  useSignalEffect(() => {
    const end = session.seats.ends.value.get(seat) ?? 0;
    const look = () => {
      left.value = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    };
    look();
    const timer = window.setInterval(look, 200);
    return () => clearInterval(timer);
  });
  const sitting = view.seats[seat];
  const handover = sitting?.handover;
  if (!sitting || !handover) return null;
  const { to, asker } = handover;
  const name = sitting.name;
  const bot = sitting.kind === "bot";
  const runs = bot && to === "open" ? "handover-runs-bot" : "handover-runs";
  const mayAgree = view.seat !== null && view.seat !== seat && !handover.agreed.includes(view.seat);
  const mayKeep = view.seat !== null && (view.seat === asker || view.seat === view.opener);
  const waiting = handover.missing.map((at) => view.seats[at]?.name ?? "").join(", ");
  return (
    <div class="seat-news handover">
      <p>
        {handover.missing.length > 0 || left.value === 0
          ? t("handover-waits", { to, name, asker: view.seats[asker]?.name ?? "" })
          : null}{" "}
        {left.value > 0 && <span role="timer">{t(runs, { to, name, seconds: left.value })}</span>}{" "}
        {waiting && t("handover-missing", { names: waiting })}
      </p>
      {mayAgree && (
        <Button
          icon="check"
          kind="due"
          onClick={() => void session.seats.give(seat, to === "bot" ? "bot" : "open")}
        >
          {t("handover-agree")}
        </Button>
      )}
      {mayKeep && (
        <Button icon="close" onClick={() => void session.seats.keep(seat)}>
          {t("handover-keep", { name })}
        </Button>
      )}
    </div>
  );
}

/** What happened at the table, the latest first; folded away until it is asked for. */
export function Happenings({ view }: { view: View }) {
  if (!view.happenings?.length) return null;
  return (
    <details class="log happenings">
      <summary>{t("happenings")}</summary>
      <ol reversed>
        {view.happenings.toReversed().map((each) => (
          <li key={each.number}>{happeningSentence(each)}</li>
        ))}
      </ol>
    </details>
  );
}
