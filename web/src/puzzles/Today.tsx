// The three puzzles of the day, with how long one has kept it up.

import { longestStreak, streak } from "../core/streak";
import { GameDrawing } from "../home/GameDrawing";
import { Icon, type IconName } from "../parts/Icon";
import { writeRoute } from "../route";
import { languageName, t } from "../texts/texts";
import type { DailyPuzzle, Overview } from "./api";
import { cardOf, daysOf, solvedOf, stateOf } from "./kept";
import { ShareButton } from "./ShareCard";

const SIGNS: Readonly<Record<"solved" | "later" | "shown" | "waits", IconName>> = {
  solved: "check",
  later: "check",
  shown: "eye",
  waits: "offline",
};

function Daily({ daily, day }: { daily: DailyPuzzle; day: string }) {
  const { family } = daily;
  const days = daysOf(family);
  const state = stateOf(day, family);
  const done = state === "open" ? null : state;
  const card = cardOf(daily, day);
  const longest = longestStreak(days);
  const name = t(`puzzles-family-${family}`);
  return (
    <li class="game-card puzzle-card" data-family={family} data-done={done ?? "open"}>
      <GameDrawing rulebook={daily.rulebook} />
      <div class="game-text">
        <h3>{name}</h3>
        <p class="facts">
          {t(`rulebook-${daily.rulebook}`)}
          {daily.language && ` · ${languageName(daily.language)}`}
        </p>
        <p class="puzzle-level" data-level={daily.level}>
          {t(`puzzles-level-${daily.level}`)}
        </p>
        {done && (
          <p class={`puzzle-done ${done}`}>
            <Icon name={SIGNS[done]} />
            {t(`puzzles-done-${done}`)}
          </p>
        )}
        {card && (
          <p class="facts">
            {t(`puzzles-gave-${family === "numbers" ? "tiles" : "points"}`, { got: card.result.got })}
          </p>
        )}
        <dl class="puzzle-streak">
          <div>
            <dt class="unseen">{name}</dt>
            <dd class="days">{t("puzzles-streak", { days: streak(days, day) })}</dd>
          </div>
          <div>
            <dt class="unseen">{name}</dt>
            <dd>
              {t("puzzles-solved", { count: solvedOf(family) })}
              {longest > 1 && ` · ${t("puzzles-longest", { days: longest })}`}
            </dd>
          </div>
        </dl>
        <div class="game-deeds">
          <a
            class={`button ${done ? "plain" : "due"}`}
            href={writeRoute({ page: "puzzles", rest: ["day", family] })}
          >
            <span>
              {t(done ? "puzzles-go-on" : "puzzles-start")}
              <span class="unseen"> {name}</span>
            </span>
          </a>
          {card && <ShareButton card={card} />}
        </div>
      </div>
    </li>
  );
}

export function Today({ overview }: { overview: Overview }) {
  return (
    <section class="today" aria-labelledby="puzzles-today">
      <h2 id="puzzles-today">{t("puzzles-today")}</h2>
      <p class="facts">{t("puzzles-week")}</p>
      <ul class="shelf">
        {overview.daily.map((daily) => (
          <Daily key={daily.family} daily={daily} day={overview.date} />
        ))}
      </ul>
    </section>
  );
}
