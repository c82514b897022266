// All that is kept of a person: to see, to take along, to delete.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameListed, PersonShown } from "../core/wire";
import { whyNot } from "../live/api";
import { deletePerson, keepAgain, parted, readPerson } from "../live/person";
import { saveFile } from "../live/save";
import { Button } from "../parts/controls";
import { language, t } from "../texts/texts";

const dateOf = (ms: number) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(ms);

type Played = NonNullable<GameListed["past"]>[number];

interface Line {
  readonly game: GameListed;
  readonly played: Played;
}

function PlayedLine({ game, played }: Line) {
  const won = played.winners.map((seat) => played.names[seat] ?? "").join(", ");
  const scores = played.names.map((name, at) => `${name} ${played.scores[at] ?? 0}`).join(", ");
  return (
    <li>
      <a href={`#/review/${encodeURIComponent(game.table)}`}>
        <strong>{t(`rulebook-${game.rulebook}`)}</strong>
        <span>{scores}</span>
        <small>{t("me-played", { date: dateOf(played.ended_ms), won })}</small>
      </a>
    </li>
  );
}

function Deleting() {
  const asked = useSignal(false);
  const trouble = useSignal<string | null>(null);
  if (!asked.value)
    return (
      <Button
        kind="quiet"
        onClick={() => {
          asked.value = true;
        }}
      >
        {t("me-delete")}
      </Button>
    );
  return (
    <div class="notice" role="alert">
      <p>{t("me-delete-say")}</p>
      {trouble.value && <p>{trouble.value}</p>}
      <div class="setup-deeds">
        <Button
          kind="quiet"
          onClick={() => {
            asked.value = false;
          }}
        >
          {t("me-delete-not")}
        </Button>
        <Button
          onClick={() => {
            deletePerson().catch((error: unknown) => {
              trouble.value = whyNot(error);
            });
          }}
        >
          {t("me-delete-now")}
        </Button>
      </div>
    </div>
  );
}

export function KeptCard() {
  const all = useSignal<PersonShown | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    readPerson().then(
      (found) => {
        all.value = found;
      },
      (error: unknown) => {
        trouble.value = whyNot(error);
      },
    );
  }, [all, trouble]);
  const games = all.value?.games ?? [];
  const lines: Line[] = games
    .flatMap((game) => (game.past ?? []).map((played) => ({ game, played })))
    .sort((a, b) => b.played.ended_ms - a.played.ended_ms);
  return (
    <section class="card me-card" aria-labelledby="me-kept">
      <h2 id="me-kept">{t("me-kept")}</h2>
      <p>
        {t("me-kept-say")} <a href="#/privacy">{t("privacy-link")}</a>
      </p>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      {parted.value && (
        <div class="notice" role="alert">
          <p>{t("me-parted")}</p>
          <Button onClick={keepAgain}>{t("me-keep-again")}</Button>
        </div>
      )}
      {all.value && (
        <>
          <p>
            {t("me-kept-games", {
              running: games.filter((game) => game.phase !== "over").length,
              over: lines.length,
            })}
          </p>
          {lines.length > 0 && (
            <ul class="played">
              {lines.map(({ game, played }) => (
                <PlayedLine key={`${game.table} ${played.ended_ms}`} game={game} played={played} />
              ))}
            </ul>
          )}
          <details>
            <summary>{t("me-kept-all")}</summary>
            <pre>{JSON.stringify(all.value, null, 1)}</pre>
          </details>
          <Button
            icon="copy"
            onClick={() =>
              saveFile(
                "optafel.json",
                new Blob([JSON.stringify(all.value, null, 1)], { type: "application/json" }),
              )
            }
          >
            {t("me-save")}
          </Button>
        </>
      )}
      <Deleting />
    </section>
  );
}
