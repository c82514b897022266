// The time has run out: what the book does now, and one tap for how the turn ended.

import { PlaceLine } from "../parts/PlaceLine";
import { t } from "../texts/texts";
import type { BookSays } from "./ask";
import type { Turn } from "./session";

export function TimeUp({
  name,
  clock,
  onEnd,
}: {
  name: string;
  clock: BookSays["clock"];
  onEnd: (turn: Partial<Turn>) => void;
}) {
  return (
    <section class="clock-face up" aria-label={t("companion-time-up")}>
      <span class="clock-name">{name}</span>
      <strong class="clock-up">{t("companion-time-up")}</strong>
      {clock.ways.map(({ kind, late, says }) => (
        <button key={says[0]} type="button" class="clock-way" onClick={() => onEnd({ kind, late })}>
          <strong>{t(late ? "companion-up-unfinished" : "companion-up-untouched")}</strong>
          {says.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </button>
      ))}
      <button type="button" class="clock-way" onClick={() => onEnd({})}>
        <strong>{t("companion-up-finished")}</strong>
      </button>
      {clock.place && <PlaceLine place={clock.place} />}
    </section>
  );
}
