// The games of this person, on whatever device they were begun: those that wait for them first, the finished ones to
// look at again.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameListed } from "../core/wire";
import { endedGames, forgetGame, type KeptGame, keepGame, keptGames } from "../live/games";
import { catchUp, standings } from "../live/person";
import { waitsForMe } from "../live/turnSign";
import { Button, IconButton } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { HOUR, timeLeft } from "../parts/timeLeft";
import { writeRoute } from "../route";
import { t } from "../texts/texts";

const MINUTE_MS = 60_000;

/** Whose turn it is and since when, or what is left of it. */
function turnLine(game: GameListed, now: number): string {
  if (game.phase === "waiting") return t("list-waiting");
  if (game.phase === "paused") return t("list-paused");
  const seconds = Math.max(0, (now - game.since_ms) / 1000);
  const clock = game.clock_seconds ?? 0;
  const who = waitsForMe(game)
    ? t("list-yours")
    : t("list-theirs", { name: game.seats[game.waits_for[0] ?? 0]?.name ?? "" });
  if (clock >= HOUR) return t("list-left", { who, time: timeLeft(Math.max(0, clock - seconds)) });
  return seconds < 60 ? who : t("list-since", { who, time: timeLeft(seconds) });
}

/** Names with what each has: points, and in a game of which nothing is counted yet tiles. */
function scoreLine(game: GameListed): string {
  const counts = game.seats.some((seat) => seat.score !== 0);
  const dealt = game.seats.some((seat) => seat.tiles > 0);
  return game.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => {
      if (!counts && !dealt) return seat.name;
      return counts ? `${seat.name} ${seat.score}` : t("list-tiles", { name: seat.name, count: seat.tiles });
    })
    .join(", ");
}

interface RunningProps {
  readonly kept: KeptGame;
  readonly stands: GameListed | undefined;
  readonly now: number;
  readonly onForget: () => void;
}

/** A running game is forgotten only by who says so twice: its seat is lost with it. */
function Running({ kept, stands, now, onForget }: RunningProps) {
  const asks = useSignal(false);
  const mine = stands !== undefined && waitsForMe(stands);
  return (
    <li class={mine ? "mine" : ""}>
      <a href={`#/table/${encodeURIComponent(kept.table)}`}>
        <Icon name="right" />
        <span>
          {t(`rulebook-${kept.game}`)}
          <small>{stands ? scoreLine(stands) : kept.names.join(", ")}</small>
          {stands && <small class="list-turn">{turnLine(stands, now)}</small>}
        </span>
      </a>
      {asks.value ? (
        <div class="forget-asks" role="alertdialog" aria-label={t("forget-sure")}>
          <p>{t("forget-sure")}</p>
          <Button icon="trash" onClick={onForget}>
            {t("forget")}
          </Button>
          <Button
            kind="due"
            onClick={() => {
              asks.value = false;
            }}
          >
            {t("forget-not")}
          </Button>
        </div>
      ) : (
        <IconButton
          icon="close"
          label={t("forget-game")}
          onClick={() => {
            asks.value = true;
          }}
        />
      )}
    </li>
  );
}

/** Every game that was played to its end, the newest first: a table that was played at twice has two. */
function Finished() {
  const ended = endedGames.value;
  if (ended.length === 0) return null;
  return (
    <details class="finished-games">
      <summary>{t("finished-games", { count: ended.length })}</summary>
      <ul>
        {ended.map(({ table, game, number, said }) => (
          <li key={`${table} ${number}`}>
            <a href={writeRoute({ page: "review", rest: [table, `${number}`] })}>
              <Icon name="eye" />
              <span>
                {t(`rulebook-${game}`)}
                <small>{said}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function YourGames() {
  const now = useSignal(Date.now());
  const gone = useSignal<KeptGame | null>(null);
  useEffect(() => {
    void catchUp(); // who comes back from a table sees how the games stand now, not how they stood
    const timer = window.setInterval(() => {
      now.value = Date.now();
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  const there = standings.value;
  const waits = (game: KeptGame) => {
    const stands = there.get(game.table);
    return stands !== undefined && waitsForMe(stands) ? 0 : 1;
  };
  const running = keptGames.value.filter((game) => !game.over).sort((a, b) => waits(a) - waits(b));
  const forget = (game: KeptGame) => {
    forgetGame(game.table);
    gone.value = game;
  };
  const back = () => {
    if (gone.value) keepGame(gone.value);
    gone.value = null;
  };
  if (running.length === 0 && endedGames.value.length === 0 && !gone.value) return null;
  return (
    <section class="your-games" aria-labelledby="your-games">
      <h2 id="your-games">{t("your-games")}</h2>
      <div role="status">
        {gone.value && (
          <p class="forgotten">
            {t("forgotten", { game: t(`rulebook-${gone.value.game}`) })}
            <Button icon="back" onClick={back}>
              {t("forget-undo")}
            </Button>
          </p>
        )}
      </div>
      {running.length > 0 && (
        <ul>
          {running.map((game) => (
            <Running
              key={game.table}
              kept={game}
              stands={there.get(game.table)}
              now={now.value}
              onForget={() => forget(game)}
            />
          ))}
        </ul>
      )}
      <Finished />
    </section>
  );
}
