// As many puzzles as one likes: of which game, in which language, how hard.

import { Choice } from "../parts/controls";
import { writeRoute } from "../route";
import { language, languageName, t } from "../texts/texts";
import { LEVELS, type Level, type Shelf } from "./api";
import { keepWish, nextNumber, nextPuzzle, type Wish, wish } from "./kept";

/** The shelf and level nearest to what is wished for. */
function chosen(shelves: readonly Shelf[], wanted: Wish | null): { shelf: Shelf; level: Level } | null {
  const words = wanted?.language || language.value;
  const ofGame = shelves.filter((one) => one.rulebook === (wanted?.rulebook ?? shelves[0]?.rulebook));
  const shelf = ofGame.find((one) => one.language === words) ?? ofGame[0] ?? shelves[0];
  const levels = LEVELS.filter((level) => shelf?.levels[level]);
  const level = levels.find((one) => one === wanted?.level) ?? levels[0];
  return shelf && level ? { shelf, level } : null;
}

export function Trainer({ shelves }: { shelves: readonly Shelf[] }) {
  const now = chosen(shelves, wish.value);
  if (!now) return null;
  const { shelf, level } = now;
  const games = [...new Set(shelves.map((one) => one.rulebook))];
  const languages = shelves.filter((one) => one.rulebook === shelf.rulebook && one.language !== "");
  const change = (next: Partial<Wish>) =>
    keepWish({ rulebook: shelf.rulebook, language: wish.value?.language ?? "", level, ...next });
  return (
    <section class="card trainer" aria-labelledby="puzzles-trainer">
      <div>
        <h2 id="puzzles-trainer">{t("puzzles-trainer")}</h2>
        <p class="facts">{t("puzzles-trainer-say")}</p>
      </div>
      <div class="trainer-choices">
        <Choice
          label={t("puzzles-game")}
          value={shelf.rulebook}
          options={games.map((value) => ({ value, label: t(`rulebook-${value}`) }))}
          onChange={(rulebook) => change({ rulebook })}
        />
        {languages.length > 1 && (
          <Choice
            label={t("setup-words-language")}
            value={shelf.language}
            options={languages.map(({ language: value }) => ({ value, label: languageName(value) }))}
            onChange={(value) => change({ language: value })}
          />
        )}
        <Choice
          label={t("puzzles-level")}
          value={level}
          options={LEVELS.filter((one) => shelf.levels[one]).map((value) => ({
            value,
            label: t(`puzzles-level-${value}`),
          }))}
          onChange={(next) => change({ level: next })}
        />
      </div>
      <div class="trainer-go">
        <a
          class="button due"
          href={writeRoute({ page: "puzzles", rest: ["train", nextPuzzle(shelf, level)] })}
        >
          <span>{t("puzzles-train")}</span>
        </a>
        <span class="facts">{t("puzzles-number", { number: nextNumber(shelf, level) })}</span>
      </div>
    </section>
  );
}
