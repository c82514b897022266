// How the game went: standings as lines, what was missed as bars. The table beside them says the same in words.

import type { Heard, Story, Turn } from "../core/story";
import { t } from "../texts/texts";
import { nameOf } from "./say";

const WIDTH = 600;
const HIGH = 190;
const LOW = 110;
const LEFT = 46;
const TOP = 12;

/** The middle of a turn's place on the graph. */
function across(at: number, count: number): number {
  return LEFT + ((WIDTH - LEFT - 8) * (at + 0.5)) / count;
}

/** A round number above the highest value, so that the lines of the grid can be read. */
function ceiling(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / (step / 2)) * (step / 2);
}

export function Graphs({ heard, at, onGo }: { heard: Heard; at: number; onGo: (at: number) => void }) {
  const { story, turns } = heard;
  if (!story || turns.length === 0) return null;
  const missed = turns.map((turn) => heard.bests.get(turn.number)?.missed ?? 0);
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const turn = Math.floor(((x - LEFT) / (WIDTH - LEFT - 8)) * turns.length);
    onGo(Math.max(0, Math.min(turns.length - 1, turn)));
  };
  return (
    <section class="card review-graphs" aria-label={t("review-graphs")}>
      <h2>{t(`review-standing-${story.unit}`)}</h2>
      <ul class="review-legend">
        {Array.from({ length: story.seats }, (_, seat) => (
          <li key={seat} data-seat={seat}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path class="seat-line" d="M1 5h28" />
            </svg>
            {nameOf(story, seat)}
          </li>
        ))}
      </ul>
      <svg class="review-graph" viewBox={`0 0 ${WIDTH} ${HIGH}`} aria-hidden="true" onClick={pick}>
        <Standing story={story} turns={turns} />
        <Here at={at} count={turns.length} high={HIGH} />
      </svg>
      <h2>{t(`review-missed-${story.unit}`)}</h2>
      <svg class="review-graph" viewBox={`0 0 ${WIDTH} ${LOW}`} aria-hidden="true" onClick={pick}>
        <Missed turns={turns} missed={missed} />
        <Here at={at} count={turns.length} high={LOW} />
      </svg>
      <Words heard={heard} story={story} at={at} onGo={onGo} />
    </section>
  );
}

function Grid({ most, least, high }: { most: number; least: number; high: number }) {
  return (
    <>
      {[most, (most + least) / 2, least].map((value) => {
        const y = TOP + ((high - 2 * TOP) * (most - value)) / (most - least);
        return (
          <g key={value}>
            <path class="grid-line" d={`M${LEFT} ${y}H${WIDTH - 8}`} />
            <text class="grid-number" x={LEFT - 7} y={y + 6}>
              {Math.round(value)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Standing({ story, turns }: { story: Story; turns: readonly Turn[] }) {
  const all = turns.flatMap((turn) => turn.standing);
  const most = ceiling(all);
  const least = Math.min(0, ...all) < 0 ? -ceiling(all.map((one) => -one)) : 0;
  const height = (value: number) => TOP + ((HIGH - 2 * TOP) * (most - value)) / (most - least);
  return (
    <>
      <Grid most={most} least={least} high={HIGH} />
      {Array.from({ length: story.seats }, (_, seat) => (
        <polyline
          key={seat}
          class="seat-line"
          data-seat={seat}
          points={turns
            .map((turn, i) => `${across(i, turns.length)},${height(turn.standing[seat] ?? 0)}`)
            .join(" ")}
        />
      ))}
    </>
  );
}

function Missed({ turns, missed }: { turns: readonly Turn[]; missed: readonly number[] }) {
  const most = ceiling(missed);
  const wide = Math.max(1.5, Math.min(16, ((WIDTH - LEFT) / turns.length) * 0.7));
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

function Here({ at, count, high }: { at: number; count: number; high: number }) {
  return <path class="here-line" d={`M${across(at, count)} ${TOP}V${high - TOP}`} />;
}

function Words({
  heard,
  story,
  at,
  onGo,
}: {
  heard: Heard;
  story: Story;
  at: number;
  onGo: (at: number) => void;
}) {
  return (
    <details>
      <summary>{t("review-as-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="review-scroll" tabIndex={0} aria-label={t("review-as-table")}>
        <table>
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
