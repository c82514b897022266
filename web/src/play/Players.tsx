// Who sits at the table, whose turn it is, how many tiles each has.

import type { Seat, View } from "../core/wire";
import type { Session } from "../live/session";
import { Icon } from "../parts/Icon";
import { t } from "../texts/texts";
import { Clock } from "./Clock";

export function seatName(view: View, seat: number): string {
  return seat === view.seat ? t("you") : (view.seats[seat]?.name ?? "");
}

function Portrait({ seat }: { seat: Seat }) {
  return (
    <span class="portrait" aria-hidden="true">
      {seat.kind === "bot" || seat.away ? <Icon name="bot" /> : (seat.name.trim()[0] ?? "?").toUpperCase()}
    </span>
  );
}

function state(seat: Seat): string | null {
  if (seat.resigned) return t("seat-resigned");
  if (seat.away) return t("seat-away");
  if (seat.kind === "person" && !seat.here) return t("seat-gone");
  return null;
}

function Player({ session, view, index }: { session: Session; view: View; index: number }) {
  const seat = view.seats[index];
  if (!seat) return null;
  const turn = view.phase === "playing" && view.turn === index;
  const note = state(seat);
  const games = view.sheet?.games.length ?? 0;
  return (
    <li class={turn ? "player turn" : "player"} data-seat={index} aria-current={turn ? "true" : undefined}>
      <Portrait seat={seat} />
      <span class="player-name">
        {index === view.seat ? t("you-named", { name: seat.name }) : seat.name}
        {note && <small>{note}</small>}
        {!note && !seat.opened && view.family === "numbers" && view.phase === "playing" && (
          <small>{t("seat-not-opened")}</small>
        )}
        {!note && seat.opened && games > 0 && <small>{t("seat-score", { score: view.sheet?.totals[index] ?? 0 })}</small>}
      </span>
      {turn && <Clock deadline={session.deadline} heard={session.mine.value} />}
      <span class="count" role="img" aria-label={t("seat-tiles", { count: seat.tiles })} title={t("seat-tiles", { count: seat.tiles })}>
        {seat.tiles}
      </span>
    </li>
  );
}

export function Players({ session, view }: { session: Session; view: View }) {
  return (
    <ul class="players" aria-label={t("players")}>
      {view.seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={`${index}${seat.kind}`} session={session} view={view} index={index} />
      ))}
      <li class="pot" data-pot title={t("pot-left", { count: view.pot })}>
        <span class="pot-tile" aria-hidden="true" />
        <span class="player-name">{t("pot")}</span>
        <span class="count" role="img" aria-label={t("pot-left", { count: view.pot })}>
          {view.pot}
        </span>
      </li>
    </ul>
  );
}
