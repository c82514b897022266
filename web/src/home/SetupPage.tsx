// Who plays, with which clock and by which house rules.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import {
  AWAY,
  addSeat,
  changeSeat,
  clocksOf,
  firstSetup,
  removeSeat,
  type Setup,
  seatsFit,
} from "../core/setup";
import type { Rulebook, SeatOrder } from "../core/wire";
import { loadRulebooks, Refused, rulebooks, rulebooksMissing } from "../live/api";
import { begin } from "../live/begin";
import { playerName } from "../live/settings";
import { clockName } from "../parts/clockName";
import { Button, Choice, IconButton, Switch } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OptionLines } from "../parts/OptionLines";
import { NameField } from "../parts/Settings";
import { useTitle } from "../parts/title";
import { hasText, language, languageName, t } from "../texts/texts";
import { GameDrawing } from "./GameDrawing";

/** What most tables agree on: the language or the rounds, who begins, the clock, hints, and the first house rule. */
const MATTER = 5;

const ROUNDS = Array.from({ length: 12 }, (_, at) => at + 1);

function levelName(level: string): string {
  return hasText(`level-${level}`) ? t(`level-${level}`) : level;
}

function SeatLine({
  setup,
  at,
  seat,
  rulebook,
}: {
  setup: Signal<Setup>;
  at: number;
  seat: SeatOrder;
  rulebook: Rulebook;
}) {
  const levels = rulebook.levels ?? [];
  const change = (part: Partial<SeatOrder>) => {
    setup.value = changeSeat(setup.value, at, part);
  };
  return (
    <li class="seat-line">
      <Icon name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "link" : "person"} />
      {seat.kind === "hotseat" ? (
        <input
          type="text"
          maxLength={24}
          value={seat.name ?? ""}
          aria-label={t("hotseat-name")}
          placeholder={t("hotseat-name")}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      ) : (
        <span class="seat-kind">
          {seat.kind === "me"
            ? playerName.value.trim() || t("me")
            : seat.kind === "bot"
              ? seat.name
              : t("seat-invite")}
        </span>
      )}
      {seat.kind === "bot" && levels.length > 0 && (
        <Choice
          label={t("level-of", { name: seat.name ?? "" })}
          value={seat.level ?? levels[0] ?? ""}
          options={levels.map((value) => ({ value, label: levelName(value) }))}
          onChange={(level) => change({ level })}
        />
      )}
      {at > 0 && (
        <IconButton
          icon="close"
          label={t("remove-seat", { name: seat.name ?? t("seat-invite") })}
          onClick={() => {
            setup.value = removeSeat(setup.value, at);
          }}
        />
      )}
    </li>
  );
}

function Seats({ setup, rulebook }: { setup: Signal<Setup>; rulebook: Rulebook }) {
  const full = setup.value.seats.length >= rulebook.players[1];
  const add = (kind: "bot" | "open" | "hotseat") => {
    const name = kind === "hotseat" ? t("player-number", { number: setup.value.seats.length + 1 }) : "";
    setup.value = addSeat(setup.value, rulebook, kind, name);
  };
  return (
    <fieldset>
      <legend>{t("setup-players")}</legend>
      <ul class="seat-lines">
        {setup.value.seats.map((seat, at) => (
          <SeatLine key={at} setup={setup} at={at} seat={seat} rulebook={rulebook} />
        ))}
      </ul>
      <div class="add-seats">
        <Button icon="bot" disabled={full} onClick={() => add("bot")}>
          {t("add-bot")}
        </Button>
        <Button icon="link" disabled={full} onClick={() => add("open")}>
          {t("add-friend")}
        </Button>
        <Button icon="people" disabled={full} onClick={() => add("hotseat")}>
          {t("add-hotseat")}
        </Button>
      </div>
    </fieldset>
  );
}

function ClockChoice({ setup, rulebook }: { setup: Signal<Setup>; rulebook: Rulebook }) {
  return (
    <Choice
      label={t("setup-clock")}
      value={`${setup.value.clock}`}
      options={clocksOf(rulebook).map((seconds) => ({
        value: `${seconds}`,
        label:
          seconds !== null && seconds === rulebook.clock_seconds
            ? t("clock-book", { time: clockName(seconds) })
            : clockName(seconds),
      }))}
      onChange={(value) => {
        setup.value = { ...setup.value, clock: value === "null" ? null : Number(value) };
      }}
    />
  );
}

function seatTitle(seat: SeatOrder, at: number): string {
  if (seat.kind === "me") return playerName.value.trim() || t("me");
  return seat.name?.trim() || t("player-number", { number: at + 1 });
}

/** Who begins: drawn for, or chosen by hand, as the oldest or the youngest is. */
function FirstChoice({ setup }: { setup: Signal<Setup> }) {
  const { seats, first } = setup.value;
  if (seats.length < 2) return null;
  return (
    <Choice
      label={t("setup-first")}
      note={t("setup-first-say")}
      value={`${first}`}
      options={[
        { value: "null", label: t("first-drawn") },
        ...seats.map((seat, at) => ({ value: `${at}`, label: seatTitle(seat, at) })),
      ]}
      onChange={(value) => {
        setup.value = { ...setup.value, first: value === "null" ? null : Number(value) };
      }}
    />
  );
}

function SetupForm({ rulebook }: { rulebook: Rulebook }) {
  const first = useMemo(() => firstSetup(rulebook, language.peek()), [rulebook]);
  const setup = useSignal<Setup>(first);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const start = async () => {
    busy.value = true;
    try {
      await begin(rulebook, setup.value);
    } catch (error) {
      trouble.value = error instanceof Refused && error.message ? error.message : t("offline-now");
    } finally {
      busy.value = false;
    }
  };
  const others = [rulebook.languages.length > 1, rulebook.rounds, true, true, true].filter(Boolean).length;
  const invites = setup.value.seats.some((seat) => seat.kind === "open");
  useTitle(t("set-up-of", { game: t(`rulebook-${rulebook.id}`) }));
  return (
    <form
      class="setup card"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <GameDrawing rulebook={rulebook.id} />
      <h1>{t(`rulebook-${rulebook.id}`)}</h1>
      <NameField />
      <Seats setup={setup} rulebook={rulebook} />
      <fieldset>
        <legend>{t("setup-rules")}</legend>
        <p class="hint">
          <a href={`#/learn/${rulebook.id}/house`}>{t("setup-learn")}</a>
        </p>
        {rulebook.languages.length > 1 && (
          <Choice
            label={t("setup-words-language")}
            value={setup.value.language ?? ""}
            options={rulebook.languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(language) => {
              setup.value = { ...setup.value, language };
            }}
          />
        )}
        {rulebook.rounds && (
          <Choice
            label={t("setup-rounds")}
            value={`${setup.value.rounds}`}
            options={ROUNDS.map((rounds) => ({
              value: `${rounds}`,
              label: t("rounds-games", { rounds, games: rounds * setup.value.seats.length }),
            }))}
            onChange={(rounds) => {
              setup.value = { ...setup.value, rounds: Number(rounds) };
            }}
          />
        )}
        <FirstChoice setup={setup} />
        <ClockChoice setup={setup} rulebook={rulebook} />
        {invites && (
          <Choice
            label={t("setup-away")}
            value={setup.value.away}
            options={AWAY.map((value) => ({ value, label: t(`away-${value}`) }))}
            onChange={(away) => {
              setup.value = { ...setup.value, away };
            }}
          />
        )}
        <Switch
          label={t("setup-hints")}
          note={t("setup-hints-say")}
          checked={setup.value.hints}
          onChange={(hints) => {
            setup.value = { ...setup.value, hints };
          }}
        />
        <OptionLines
          rulebook={rulebook}
          shown={Math.max(1, MATTER - others)}
          chosen={setup.value.options}
          onChange={(options) => {
            setup.value = { ...setup.value, options };
          }}
        />
      </fieldset>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      {!seatsFit(setup.value, rulebook) && <p class="hint">{t("too-few", { least: rulebook.players[0] })}</p>}
      <div class="setup-deeds">
        <a class="button quiet" href="#/">
          <span>{t("to-home")}</span>
        </a>
        <Button kind="due" type="submit" disabled={busy.value || !seatsFit(setup.value, rulebook)}>
          {invites ? t("make-table") : t("start")}
        </Button>
      </div>
    </form>
  );
}

export function SetupPage({ rulebook: id }: { rulebook: string }) {
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  const rulebook = rulebooks.value?.find((one) => one.id === id);
  const missing = rulebooksMissing.value || (rulebooks.value !== null && !rulebook);
  return (
    <main class="page">
      {rulebook ? (
        <SetupForm rulebook={rulebook} />
      ) : (
        <p role="status">{missing ? t("offline-now") : t("coming")}</p>
      )}
    </main>
  );
}
