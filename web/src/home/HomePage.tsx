// Choose a game and play: two clicks from here to the table.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { firstSetup, gently } from "../core/setup";
import type { Rulebook } from "../core/wire";
import { loadRulebooks, rulebooks, rulebooksMissing, whyNot } from "../live/api";
import { begin } from "../live/begin";
import { endedGames } from "../live/games";
import { BY_LINK, OWN_PAGES } from "../pages";
import { Button, IconButton } from "../parts/controls";
import { LanguageChoice, NameField, Settings } from "../parts/Settings";
import { language, t } from "../texts/texts";
import { CodeField } from "./CodeField";
import { GameDrawing } from "./GameDrawing";
import { YourGames } from "./YourGames";

/** Who has played so few games to their end is new here. */
const NEWCOMER_GAMES = 3;

function GameCard({ rulebook, onTrouble }: { rulebook: Rulebook; onTrouble: (text: string) => void }) {
  const busy = useSignal(false);
  const playNow = async () => {
    busy.value = true;
    try {
      const setup = firstSetup(rulebook, language.value);
      const newcomer = endedGames.value.length < NEWCOMER_GAMES;
      await begin(rulebook, newcomer ? gently(setup, rulebook) : setup);
    } catch (error) {
      onTrouble(whyNot(error));
    } finally {
      busy.value = false;
    }
  };
  const name = t(`rulebook-${rulebook.id}`);
  return (
    <li class="game-card">
      <GameDrawing rulebook={rulebook.id} />
      <div class="game-text">
        <h2>{name}</h2>
        <p>{t(`about-${rulebook.id}`)}</p>
        <p class="facts">{t("players-range", { least: rulebook.players[0], most: rulebook.players[1] })}</p>
        <div class="game-deeds">
          <Button
            kind="due"
            disabled={busy.value}
            onClick={() => void playNow()}
            aria-label={t("play-now-of", { game: name })}
          >
            {t("play-now")}
          </Button>
          <a class="button plain" href={`#/new/${rulebook.id}`} aria-label={t("set-up-of", { game: name })}>
            <span>{t("set-up")}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

/** What there is beside the table. */
function Beside() {
  return (
    <nav class="beside" aria-label={t("beside")}>
      <ul>
        {Object.keys(OWN_PAGES)
          .filter((page) => !BY_LINK.includes(page))
          .map((page) => (
            <li key={page}>
              <a href={`#/${page}`}>
                <strong>{t(`go-${page}`)}</strong>
                <small>{t(`go-${page}-say`)}</small>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function HomePage() {
  const trouble = useSignal<string | null>(null);
  const settings = useSignal(false);
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  return (
    <main class="home">
      <header class="home-head">
        <h1>
          op<span>tafel</span>
        </h1>
        <p>{t("home-say")}</p>
        <div class="home-tools">
          <LanguageChoice />
          <IconButton
            icon="menu"
            label={t("settings")}
            onClick={() => {
              settings.value = true;
            }}
          />
        </div>
      </header>
      <NameField />
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      <YourGames />
      <CodeField />
      {rulebooksMissing.value && (
        <div class="notice" role="alert">
          <p>{t("no-server")}</p>
          <Button onClick={() => void loadRulebooks()}>{t("try-again")}</Button>
        </div>
      )}
      <Beside />
      <ul class="shelf games" aria-label={t("games")}>
        {(rulebooks.value ?? []).map((rulebook) => (
          <GameCard
            key={rulebook.id}
            rulebook={rulebook}
            onTrouble={(text) => {
              trouble.value = text;
            }}
          />
        ))}
      </ul>
      <footer class="home-foot">
        {t("home-foot")} <a href="#/privacy">{t("privacy-link")}</a>
      </footer>
      {settings.value && (
        <Settings
          onClose={() => {
            settings.value = false;
          }}
        />
      )}
    </main>
  );
}
