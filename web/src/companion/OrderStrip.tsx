// The players in the order of their turns: whose it is, who has opened, who still has a last turn.

import { t } from "../texts/texts";
import type { Needs } from "./ask";
import type { Desk } from "./desk";
import { changeLast, lastGame } from "./session";
import { lastCounted, whoseTurn } from "./turnOrder";
import { namesOf } from "./written";

export function OrderStrip({ desk, needs }: { desk: Desk; needs: Needs }) {
  const session = desk.session.value;
  const game = lastGame(session);
  const counted = lastCounted(desk);
  const names = namesOf(session);
  const due = whoseTurn(desk);
  const playing = game.out === null && !game.own;
  const seats = names.map((_, i) => (game.first + i) % names.length);
  const toggle = (seat: number) => {
    const opened = game.opened.includes(seat)
      ? game.opened.filter((one) => one !== seat)
      : [...game.opened, seat];
    desk.session.value = changeLast(desk.session.value, { opened });
  };
  const news = (seat: number) => {
    const tiles = counted?.penalties[seat] ?? 0;
    const lines = [];
    if (needs.turns) lines.push(t("companion-points", { points: counted?.scores[seat] ?? 0 }));
    if (needs.turns && needs.opening !== null && !counted?.opened[seat]) lines.push(t("companion-not-open"));
    if (tiles > 0) lines.push(t("companion-penalty", { tiles }));
    if (playing && counted?.ahead.includes(seat)) lines.push(t("companion-last-turn"));
    return lines.join(" · ");
  };
  return (
    <ol class="order-strip" aria-label={t("companion-order")}>
      {seats.map((seat) => (
        <li
          key={seat}
          class={playing && seat === due ? "due" : ""}
          aria-current={playing && seat === due ? "true" : undefined}
        >
          <b title={names[seat]}>{names[seat]}</b>
          {news(seat) && <small>{news(seat)}</small>}
          {!needs.turns && (
            <button
              type="button"
              class="mark"
              aria-pressed={game.opened.includes(seat)}
              onClick={() => toggle(seat)}
            >
              <span class="unseen">{names[seat]}: </span>
              {t("companion-has-opened")}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
