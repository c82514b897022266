// Several people on one device and a play that may be doubted: all the others are asked, and no rack is shown.

import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { Avatar } from "../parts/Avatar";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { t } from "../texts/texts";

export function Doubts({ session, view, asked }: { session: Session; view: View; asked: readonly number[] }) {
  const nameOf = (seat: number) => view.seats[seat]?.name ?? "";
  const { doubt } = view;
  if (!doubt) return null;
  const waiting = doubt.waiting.filter((seat) => asked.includes(seat));
  const words = { name: nameOf(doubt.seat), words: doubt.words.join(", "), count: doubt.words.length };
  return (
    <section class="doubts card" aria-labelledby="doubts-title">
      <h2 id="doubts-title">{t("doubts-title", words)}</h2>
      <p>{t(waiting.length > 0 ? "doubts-say" : "doubts-others")}</p>
      <ul>
        {asked.map((seat) => (
          <li key={seat}>
            <span class="doubts-name">
              <Avatar name={nameOf(seat)} />
              <strong>{nameOf(seat)}</strong>
            </span>
            {waiting.includes(seat) ? (
              <span class="deeds">
                <Button
                  disabled={session.underWay.value}
                  onClick={() => session.answerAs(seat, { challenge: true })}
                >
                  <span class="unseen">{nameOf(seat)}: </span>
                  {t("challenge")}
                </Button>
                <Button
                  kind="due"
                  icon="check"
                  disabled={session.underWay.value}
                  onClick={() => session.answerAs(seat, { accept: true })}
                >
                  <span class="unseen">{nameOf(seat)}: </span>
                  {t("accept")}
                </Button>
              </span>
            ) : (
              <span class="doubts-said">
                <Icon name="check" />
                {t("doubts-stands")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
