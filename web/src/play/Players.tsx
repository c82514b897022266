// Who sits at the table, whose turn it is, how many tiles each has.

import { signed } from "../core/score";
import type { Seat, View } from "../core/wire";
import type { Session } from "../live/session";
import { shape } from "../live/shape";
import { Avatar } from "../parts/Avatar";
import { Icon } from "../parts/Icon";
import { t } from "../texts/texts";
import { Clock } from "./Clock";
import { Bubble } from "./Talk";

function Portrait({ seat }: { seat: Seat }) {
  return (
    <span class="portrait" aria-hidden="true">
      {seat.kind === "bot" || seat.away ? <Icon name="bot" /> : <Avatar name={seat.name} />}
    </span>
  );
}

function notes(view: View, index: number, seat: Seat): string[] {
  const said: string[] = [];
  if (index === view.seat) said.push(t("seat-you"));
  if (seat.resigned) said.push(t("seat-resigned"));
  else if (seat.away) said.push(t("seat-away"));
  else if (seat.kind === "person" && !seat.here) said.push(t("seat-gone"));
  if (view.phase === "playing" && view.family !== "crossword" && !seat.opened)
    said.push(t("seat-not-opened"));
  if ((view.sheet?.games.length ?? 0) > 0)
    said.push(t("seat-score", { score: signed(view.sheet?.totals[index] ?? 0) }));
  return said;
}

function Player({ session, view, index }: { session: Session; view: View; index: number }) {
  const seat = view.seats[index];
  if (!seat) return null;
  const turn = view.phase === "playing" && view.turn === index;
  const said = notes(view, index, seat);
  const points = view.family === "numbers" ? null : (view.result?.scores[index] ?? seat.score);
  const classes = ["player"];
  if (turn) classes.push("turn");
  if (seat.resigned) classes.push("resigned");
  return (
    <li class={classes.join(" ")} data-seat={index} aria-current={turn ? "true" : undefined}>
      <Portrait seat={seat} />
      <Bubble session={session} seat={index} />
      <span class="player-name">
        {seat.name}
        {said.length > 0 && (
          <small>
            {said.map((note, at) => (
              <span key={note} class="note">
                {at < said.length - 1 ? `${note} · ` : note}
              </span>
            ))}
          </small>
        )}
      </span>
      {turn && <Clock deadline={session.deadline} heard={session.mine.value} />}
      {seat.resigned && (
        <span class="gave-up" role="img" aria-label={t("seat-resigned")} title={t("seat-resigned")}>
          <Icon name="flag" />
        </span>
      )}
      {points !== null && (
        <span
          class="points"
          role="img"
          aria-label={t("seat-points", { score: points })}
          title={t("seat-points", { score: points })}
        >
          {points}
        </span>
      )}
      <span
        class={points === null ? "count" : "count small"}
        role="img"
        aria-label={t("seat-tiles", { count: seat.tiles })}
        title={t("seat-tiles", { count: seat.tiles })}
      >
        {seat.tiles}
      </span>
    </li>
  );
}

export function Players({ session, view }: { session: Session; view: View }) {
  return (
    <ul class="players" aria-label={t("players")}>
      {view.seats.map((seat, index) => (
        <Player key={`${index}${seat.kind}`} session={session} view={view} index={index} />
      ))}
      {shape.value === "desk" && (
        <li class="pot" data-pot title={t("pot-left", { count: view.pot })}>
          <span class="pot-tile" aria-hidden="true" />
          <span class="player-name">{t("pot")}</span>
          <span class="count" role="img" aria-label={t("pot-left", { count: view.pot })}>
            {view.pot}
          </span>
        </li>
      )}
    </ul>
  );
}
