// Every day that has been: a month at a time, with what became of its three puzzles.

import { dayOf } from "../core/streak";
import { Icon } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { writeRoute } from "../route";
import { language, t } from "../texts/texts";
import { writtenDay } from "./card";
import { type DayState, resultOf, stateOf } from "./kept";

const FAMILIES = ["numbers", "words", "crossword"] as const;
/** Before that there were no puzzles of the day. */
const FIRST_MONTH = "2026-01";
const SIGNS: Readonly<Record<DayState, string>> = {
  solved: "●",
  later: "○",
  shown: "–",
  waits: "…",
  open: "·",
};

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? "");

function monthBeside(month: string, step: 1 | -1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return dayOf(new Date(year, number - 1 + step, 1)).slice(0, 7);
}

/** The days of a month that have been, the latest first. */
function daysIn(month: string, today: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(year, number, 0).getDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
  return days.filter((day) => day <= today).reverse();
}

function monthName(month: string): string {
  const first = new Date(`${month}-01T00:00:00`);
  return first.toLocaleDateString(language.value, { month: "long", year: "numeric" });
}

function Cell({ day, family }: { day: string; family: (typeof FAMILIES)[number] }) {
  const state = stateOf(day, family);
  const result = resultOf(day, family);
  const gave = result && t(`puzzles-gave-${family === "numbers" ? "tiles" : "points"}`, { got: result.got });
  const said = `, ${writtenDay(day)}: ${t(`puzzles-day-${state}`)}`;
  return (
    <a
      class="archive-puzzle"
      data-state={state}
      href={writeRoute({ page: "puzzles", rest: ["day", family, day] })}
      title={gave ?? undefined}
    >
      <span class="archive-sign" aria-hidden="true">
        {SIGNS[state]}
      </span>
      <span>
        {t(`puzzles-family-${family}`)}
        <span class="unseen">{gave ? `${said}. ${gave}` : said}</span>
      </span>
    </a>
  );
}

export function Archive({ month: asked }: { month: string | undefined }) {
  const today = dayOf(new Date());
  const now = today.slice(0, 7);
  const month = isMonth(asked) && asked <= now && asked >= FIRST_MONTH ? asked : now;
  const to = (other: string) => writeRoute({ page: "puzzles", rest: ["archive", other] });
  return (
    <main class="page puzzles archive">
      <OwnHead title={t("puzzles-archive")} back="#/puzzles" />
      <p class="puzzles-say">{t("puzzles-archive-say")}</p>
      <nav class="archive-months" aria-label={t("puzzles-archive")}>
        {month > FIRST_MONTH ? (
          <a class="button plain" href={to(monthBeside(month, -1))}>
            <Icon name="left" />
            <span>{t("puzzles-month-before")}</span>
          </a>
        ) : (
          <span />
        )}
        <h2>{monthName(month)}</h2>
        {month < now ? (
          <a class="button plain" href={to(monthBeside(month, 1))}>
            <span>{t("puzzles-month-after")}</span>
            <Icon name="right" />
          </a>
        ) : (
          <span />
        )}
      </nav>
      <ol class="archive-days">
        {daysIn(month, today).map((day) => (
          <li key={day} data-day={day}>
            <span class="archive-day">
              {new Date(`${day}T00:00:00`).toLocaleDateString(language.value, {
                weekday: "short",
                day: "numeric",
              })}
            </span>
            {FAMILIES.map((family) => (
              <Cell key={family} day={day} family={family} />
            ))}
          </li>
        ))}
      </ol>
      <ul class="archive-key" aria-hidden="true">
        {(["solved", "later", "shown", "open"] as const).map((state) => (
          <li key={state} data-state={state}>
            <span class="archive-sign">{SIGNS[state]}</span> {t(`puzzles-day-${state}`)}
          </li>
        ))}
      </ul>
    </main>
  );
}
