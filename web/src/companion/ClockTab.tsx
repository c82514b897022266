// The rulebook's clock: large enough for everybody at the table, a tap anywhere ends the turn.

import type { Rulebook } from "../core/wire";
import { knock } from "../live/sounds";
import { clockName } from "../parts/clockName";
import { Button, Choice, IconButton } from "../parts/controls";
import { PlaceLine } from "../parts/PlaceLine";
import { SoundButton } from "../parts/SoundButton";
import { t } from "../texts/texts";
import type { BookSays } from "./ask";
import { faceOf, fresh, LAST_SECONDS, running, started, stopped, type TurnClock } from "./clock";
import type { Desk } from "./desk";
import { OrderStrip } from "./OrderStrip";
import { PotButton } from "./PotButton";
import { changeLast, lastGame, type Turn } from "./session";
import { TimeUp } from "./TimeUp";
import { useLeft } from "./ticking";
import { clockOf } from "./turnClock";
import { endTurn, seatAfter, turnBack, whoseTurn } from "./turnOrder";
import { WriteTurn } from "./WriteTurn";
import { namesOf } from "./written";

const CHOICES = [30, 60, 90, 120, 180, 300];

export function ClockTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const book = desk.book.value;
  const kept = clockOf(rulebook.id);
  if (!book) return <p role="status">{desk.away.value ? "" : t("coming")}</p>;
  const clock = kept.value ?? fresh(book.clock.seconds);
  const set = (next: TurnClock) => {
    kept.value = next;
  };
  const props = { desk, book, clock, set };
  const { out, own } = lastGame(desk.session.value);
  return (
    <div class="clock-page">
      {out === null && !own ? <Face {...props} /> : <Resting rulebook={rulebook} />}
      <div class="clock-side">
        <OrderStrip desk={desk} needs={book.needs} />
        <WriteTurn desk={desk} rulebook={rulebook} needs={book.needs} />
        <ClockDeeds {...props} />
        <details class="clock-rule">
          <summary>{t("companion-when-up")}</summary>
          {book.clock.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {book.clock.place && <PlaceLine place={book.clock.place} />}
        </details>
      </div>
    </div>
  );
}

interface ClockProps {
  readonly desk: Desk;
  readonly book: BookSays;
  readonly clock: TurnClock;
  readonly set: (clock: TurnClock) => void;
}

function Face({ desk, book, clock, set }: ClockProps) {
  const session = desk.session.value;
  const names = namesOf(session);
  const left = useLeft(clock);
  const runs = running(clock);
  const seat = whoseTurn(desk);
  const end = (turn: Partial<Turn>) => {
    endTurn(desk, turn);
    knock();
  };
  if (runs && left === 0) return <TimeUp name={names[seat] ?? ""} clock={book.clock} onEnd={end} />;
  const state = !runs ? "still" : left <= LAST_SECONDS ? "short" : "runs";
  const next = names[seatAfter(session, seat)] ?? "";
  return (
    <button
      type="button"
      class={`clock-face ${state}`}
      onClick={() => {
        if (runs) end({});
        else set(started(clock, Date.now()));
      }}
    >
      <span class="clock-name">{names[seat]}</span>
      <span class="clock-time" role="timer">
        {faceOf(left)}
      </span>
      <span class="clock-do">
        {runs
          ? t("companion-tap-ends", { name: next })
          : t(clock.leftMs < clock.seconds * 1000 ? "companion-go-on" : "companion-start")}
      </span>
    </button>
  );
}

/** Nobody is timed while the racks are counted. */
function Resting({ rulebook }: { rulebook: Rulebook }) {
  return (
    <div class="clock-face still">
      <p>{t("companion-clock-rests")}</p>
      <a class="button due" href={`#/companion/${rulebook.id}/scores`}>
        {t("companion-to-scores")}
      </a>
    </div>
  );
}

function ClockDeeds({ desk, book, clock, set }: ClockProps) {
  const game = lastGame(desk.session.value);
  const change = (part: Partial<typeof game>) => {
    desk.session.value = changeLast(desk.session.value, part);
  };
  const playing = game.out === null && !game.own && game.turns.length > 0;
  return (
    <div class="clock-deeds">
      <IconButton
        icon="left"
        label={t("companion-turn-back")}
        disabled={!playing}
        onClick={() => turnBack(desk)}
      />
      <Button icon="pause" disabled={!running(clock)} onClick={() => set(stopped(clock, Date.now()))}>
        {t("pause")}
      </Button>
      <SoundButton />
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
        onChange={(seconds) => set(fresh(Number(seconds)))}
      />
      {playing && book.needs.pot && <PotButton game={game} change={change} />}
      {playing && !book.needs.turns && game.pot_empty !== null && (
        <Button icon="pass" onClick={() => endTurn(desk, { kind: "none" })}>
          {t("companion-no-play")}
        </Button>
      )}
    </div>
  );
}
