// The rulebook's clock: large enough for everybody at the table, a tap anywhere ends the turn.

import { soundOn } from "../live/settings";
import { knock } from "../live/sounds";
import { clockName } from "../parts/clockName";
import { Button, Choice, IconButton } from "../parts/controls";
import { t } from "../texts/texts";
import type { BookSays } from "./ask";
import { faceOf, fresh, handedOn, LAST_SECONDS, running, started, stopped, type TurnClock } from "./clock";
import type { Desk } from "./desk";
import { lastGame } from "./session";
import { useLeft } from "./ticking";
import { clockOf } from "./turnClock";
import { namesOf } from "./written";

const CHOICES = [30, 60, 90, 120, 180, 300];

export function ClockTab({ desk }: { desk: Desk }) {
  const book = desk.book.value;
  const kept = clockOf(desk.session.value.rulebook);
  if (!book) return <p role="status">{desk.away.value ? "" : t("coming")}</p>;
  const clock = kept.value ?? fresh(book.clock.seconds, lastGame(desk.session.value).first);
  const set = (next: TurnClock) => {
    kept.value = next;
  };
  return <RunningClock desk={desk} book={book} clock={clock} set={set} />;
}

function RunningClock({
  desk,
  book,
  clock,
  set,
}: {
  desk: Desk;
  book: BookSays;
  clock: TurnClock;
  set: (clock: TurnClock) => void;
}) {
  const names = namesOf(desk.session.value);
  const left = useLeft(clock);
  const runs = running(clock);
  const up = left === 0;
  const seat = clock.seat % names.length;
  const next = (seat + 1) % names.length;
  const touched = () => {
    const now = Date.now();
    if (!runs && !up) set(started(clock, now));
    else set(started(handedOn({ ...clock, seat }, names.length, 1, now), now));
    knock();
  };
  const state = up ? "up" : !runs ? "still" : left <= LAST_SECONDS ? "short" : "runs";
  return (
    <div class="clock-page">
      <button type="button" class={`clock-face ${state}`} onClick={touched}>
        <span class="clock-name">{names[seat]}</span>
        <span class="clock-time" role="timer">
          {faceOf(left)}
        </span>
        {up && (
          <span class="clock-up">
            <strong>{t("companion-time-up")}</strong>
            {book.clock.says.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {book.clock.place && (
              <small>
                {t("rulebook-place", { book: book.clock.place.book, heading: book.clock.place.heading })}
              </small>
            )}
          </span>
        )}
        <span class="clock-do">
          {!runs && !up
            ? t(clock.leftMs < clock.seconds * 1000 ? "companion-go-on" : "companion-start")
            : t("companion-tap-ends", { name: names[next] ?? "" })}
        </span>
      </button>
      <div class="clock-deeds">
        <IconButton
          icon="left"
          label={t("companion-turn-back")}
          onClick={() => set(handedOn({ ...clock, seat }, names.length, -1, Date.now()))}
        />
        <Button icon="pause" disabled={!runs || up} onClick={() => set(stopped(clock, Date.now()))}>
          {t("pause")}
        </Button>
        <IconButton
          icon={soundOn.value ? "sound" : "mute"}
          label={t("settings-sound")}
          aria-pressed={soundOn.value}
          onClick={() => {
            soundOn.value = !soundOn.value;
          }}
        />
        <Choice
          label={t("setup-clock")}
          value={`${clock.seconds}`}
          options={[...new Set([...CHOICES, book.clock.seconds, clock.seconds])]
            .sort((a, b) => a - b)
            .map((seconds) => ({
              value: `${seconds}`,
              label:
                seconds === book.clock.seconds
                  ? t("clock-book", { time: clockName(seconds) })
                  : clockName(seconds),
            }))}
          onChange={(seconds) => set(fresh(Number(seconds), seat))}
        />
      </div>
      <details class="clock-rule">
        <summary>{t("companion-when-up")}</summary>
        {book.clock.says.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </div>
  );
}
