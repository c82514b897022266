// The games of a match: which one is looked at, and how the points grew over them.

import type { Match, Story } from "../core/story";
import { totals } from "../core/story";
import { writeRoute } from "../route";
import { t } from "../texts/texts";
import { across, Chart, Here, Legend, Lines, TALL } from "./chart";

/** Where the review of a game of this match is. */
export type LinkOf = (game: number) => string;

export function linksOf(table: string, watch: string | undefined): LinkOf {
  return (game) =>
    writeRoute({ page: "review", rest: [table, ...(watch === undefined ? [] : [watch]), `${game}`] });
}

/** The games to choose from. */
export function MatchGames({ match, linkOf }: { match: Match; linkOf: LinkOf }) {
  if (match.games.length < 2) return null;
  return (
    <nav class="review-games" aria-label={t("review-match-choose")}>
      {match.games.map((game, at) => (
        <a
          key={at}
          href={linkOf(at + 1)}
          aria-current={at + 1 === match.number ? "page" : undefined}
          class="button plain"
        >
          <span>
            {t("review-match-game", { number: at + 1 })}
            <small>{game.scores.join(" · ")}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}

/** The totals after each game; pointing at one goes there. */
export function MatchGraph({ story, match, linkOf }: { story: Story; match: Match; linkOf: LinkOf }) {
  const count = match.games.length;
  if (count < 2) return null;
  const sums = totals(match);
  return (
    <section class="card review-match" aria-labelledby="review-match">
      <h2 id="review-match">{t("review-match-points")}</h2>
      <Legend story={story} last={sums[count - 1] ?? []} />
      <Chart
        high={TALL}
        onPick={(x) => {
          location.hash = linkOf(1 + Math.max(0, Math.min(count - 1, Math.floor(x * count))));
        }}
      >
        <Lines standings={sums} seats={story.seats} dots />
        <Here x={across(match.number - 1, count)} high={TALL} />
      </Chart>
    </section>
  );
}
