// How the game went: standings as lines, what was missed as bars. The table beside them says the same in words.

import type { Heard, Story, Turn } from "../core/story";
import { t } from "../texts/texts";
import { across, Chart, ceiling, Grid, Here, heights, Legend, Lines, LOW, TALL, TOP, WIDTH } from "./chart";
import { nameOf, pointSay } from "./say";

/** A game as far as it is heard, the turn that is looked at, and the way to another. */
interface TurnsProps {
  readonly heard: Heard;
  readonly story: Story;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Graphs({ heard, at, onGo }: Omit<TurnsProps, "story">) {
  const { story, turns } = heard;
  if (!story || turns.length === 0) return null;
  const missed = turns.map((turn) => heard.bests.get(turn.number)?.missed ?? 0);
  const pick = (x: number) => onGo(Math.max(0, Math.min(turns.length - 1, Math.floor(x * turns.length))));
  const here = across(at, turns.length);
  const shown = { heard, story, at, onGo };
  return (
    <section class="card review-graphs" aria-label={t("review-graphs")}>
      <h2>{t(`review-standing-${story.unit}`)}</h2>
      <Legend story={story} />
      <div class="review-plot">
        <Chart high={TALL} onPick={pick}>
          <Lines standings={turns.map((turn) => turn.standing)} seats={story.seats} />
          <Here x={here} high={TALL} />
        </Chart>
        <Flags {...shown} />
      </div>
      <h2>{t(`review-missed-${story.unit}`)}</h2>
      <Chart high={LOW} onPick={pick}>
        <Missed turns={turns} missed={missed} />
        <Here x={here} high={LOW} />
      </Chart>
      <Words {...shown} />
    </section>
  );
}

/** The turning points, on the line of whoever made them: each goes to its turn and says what happened. */
function Flags({ heard, story, at, onGo }: TurnsProps) {
  const { turns, points } = heard;
  const { height } = heights(turns.map((turn) => turn.standing));
  const places = [...new Set(points.map((point) => point.number))].map((number) =>
    turns.findIndex((turn) => turn.number === number),
  );
  return (
    <>
      {places.map((place) => {
        const turn = turns[place];
        if (!turn) return null;
        const said = points
          .filter((point) => point.number === turn.number)
          .map((point) => pointSay(story, turns, point, heard.bests.get(point.number)))
          .join(" ");
        return (
          <button
            key={place}
            type="button"
            class="review-flag"
            data-seat={turn.seat}
            title={said}
            aria-label={said}
            aria-current={place === at ? "true" : undefined}
            style={{
              left: `${(100 * across(place, turns.length)) / WIDTH}%`,
              top: `${(100 * height(turn.standing[turn.seat] ?? 0)) / TALL}%`,
            }}
            onClick={() => onGo(place)}
          />
        );
      })}
    </>
  );
}

function Missed({ turns, missed }: { turns: readonly Turn[]; missed: readonly number[] }) {
  const most = ceiling(missed);
  const wide = Math.max(1.5, Math.min(16, ((WIDTH - 46) / turns.length) * 0.7));
  return (
    <>
      <Grid most={most} least={0} high={LOW} />
      {turns.map((turn, i) => {
        const high = ((LOW - 2 * TOP) * (missed[i] ?? 0)) / most;
        return (
          <rect
            key={turn.number}
            class="seat-bar"
            data-seat={turn.seat}
            x={across(i, turns.length) - wide / 2}
            y={LOW - TOP - high}
            width={wide}
            height={high}
          />
        );
      })}
    </>
  );
}

function Words({ heard, story, at, onGo }: TurnsProps) {
  return (
    <details>
      <summary>{t("review-as-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="review-scroll" tabIndex={0} aria-label={t("review-as-table")}>
        <table class="record-table numbers">
          <thead>
            <tr>
              <th scope="col">{t("review-turn")}</th>
              <th scope="col">{t("review-player")}</th>
              <th scope="col">{t(`review-got-${story.unit}`)}</th>
              <th scope="col">{t("review-best")}</th>
              <th scope="col">{t("review-missed")}</th>
              {Array.from({ length: story.seats }, (_, seat) => (
                <th key={seat} scope="col">
                  {nameOf(story, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heard.turns.map((turn, i) => {
              const found = heard.bests.get(turn.number);
              return (
                <tr key={turn.number} aria-current={i === at ? "true" : undefined}>
                  <th scope="row">
                    <button type="button" class="review-go" onClick={() => onGo(i)}>
                      {i + 1}
                    </button>
                  </th>
                  <td>{nameOf(story, turn.seat)}</td>
                  <td>{turn.got}</td>
                  <td>{found?.best?.got ?? "–"}</td>
                  <td>{found?.best ? found.missed : "–"}</td>
                  {turn.standing.map((points, seat) => (
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
