// A finished game, step by step: from a table that one sat at, or from a record.

import "./review.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Heard } from "../core/story";
import { endedGames, keptGame } from "../live/games";
import { newReview, type Review } from "../live/story";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { RecordForm } from "../parts/RecordForm";
import { writeRoute } from "../route";
import { t } from "../texts/texts";
import { Graphs } from "./Graphs";
import { type LinkOf, linksOf, MatchGames, MatchGraph } from "./MatchView";
import { MyTurns } from "./MyTurns";
import { Steps } from "./Steps";
import { didSay, pointSay } from "./say";
import { TurnView } from "./TurnView";

/** Which game of the table's match, where one is named; a watch link's key is no short number. */
const isNumber = (part: string) => /^\d{1,4}$/.test(part);

export default function ReviewPage({ rest: [table, ...more] }: OwnPageProps) {
  const number = more.find(isNumber);
  const watch = more.find((part) => !isNumber(part));
  const review = useMemo(newReview, [table, number]);
  useEffect(() => {
    if (table) void review.ofTable(table, watch ?? keptGame(table)?.keys[0] ?? "", number);
    return review.stop;
  }, [review]);
  const record = useSignal("");
  const linkOf = linksOf(table ?? "", watch);
  const { story } = review.heard.value;
  return (
    <main class="page review-page">
      <OwnHead title={story ? t("review-of", { game: t(`rulebook-${story.game}`) }) : t("go-review")}>
        {story && !table && (
          <Button icon="back" kind="quiet" onClick={review.forget}>
            {t("review-other")}
          </Button>
        )}
      </OwnHead>
      {review.trouble.value && (
        <p class="notice" role="alert">
          {review.trouble.value}
        </p>
      )}
      {!table && !story && (
        <>
          <Yours />
          <p class="review-note">{t("review-say")}</p>
          <RecordForm
            record={record}
            words={{
              file: t("review-file"),
              paste: t("review-paste"),
              place: t("review-paste-place"),
              submit: t("review-begin"),
            }}
            accept=".txt,.gcg"
            onRecord={(text) => void review.ofRecord(text)}
            onFile={(text) => void review.ofRecord(text)}
          />
        </>
      )}
      {table && !story && review.working.value && <p>{t("review-reading")}</p>}
      {story?.match && <MatchGames match={story.match} linkOf={linkOf} />}
      {story && <ReviewView key={number} review={review} heard={review.heard.value} linkOf={linkOf} />}
    </main>
  );
}

/** Finished games that this browser has a seat at. */
function Yours() {
  if (endedGames.value.length === 0) return null;
  return (
    <section class="your-games" aria-labelledby="review-yours">
      <h2 id="review-yours">{t("review-yours")}</h2>
      <ul>
        {endedGames.value.map(({ table, game, number, said }) => (
          <li key={`${table} ${number}`} class="review-yours">
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
    </section>
  );
}

function ReviewView({ review, heard, linkOf }: { review: Review; heard: Heard; linkOf: LinkOf }) {
  const at = useSignal<number | null>(null);
  const { story, turns } = heard;
  // One's own first turn is what one comes for.
  const mine = turns.findIndex((turn) => turn.seat === story?.you);
  const now = Math.min(at.value ?? Math.max(0, mine), turns.length - 1);
  const turn = turns[now];
  if (!story) return null;
  if (!turn) return <p>{t(review.working.value ? "review-reading" : "review-no-turns")}</p>;
  const go = (to: number) => {
    at.value = to;
  };
  return (
    <>
      <Progress review={review} heard={heard} />
      <div class="review-desk">
        <div class="review-table">
          <Steps at={now} count={turns.length} said={didSay(story, turn)} onStep={go} />
          <TurnView
            story={story}
            turn={turn}
            found={heard.bests.get(turn.number)}
            working={review.working.value}
            points={heard.points
              .filter((point) => point.number === turn.number)
              .map((point) => pointSay(story, turns, point, heard.bests.get(point.number)))}
          />
        </div>
        <div class="review-side">
          <MyTurns heard={heard} at={now} onGo={go} />
          <Graphs heard={heard} at={now} onGo={go} />
          <Points heard={heard} onGo={go} />
          {story.match && <MatchGraph story={story} match={story.match} linkOf={linkOf} />}
        </div>
      </div>
    </>
  );
}

function Progress({ review, heard }: { review: Review; heard: Heard }) {
  const notes = [];
  const hidden = heard.turns.filter((turn) => turn.unsolved === "rack").length;
  if (hidden > 0) notes.push(t("review-hidden-racks", { count: hidden }));
  if (heard.turns.some((turn) => turn.unsolved === "dictionary")) notes.push(t("review-no-dictionary"));
  if (heard.story?.differences) notes.push(t("review-differences", { count: heard.story.differences }));
  const done = heard.bests.size;
  const said = t("review-progress", { done, turns: heard.story?.turns ?? 0 });
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="review-note">
          {note}
        </p>
      ))}
      {!heard.ended && (
        <div class="review-progress">
          <progress value={done} max={heard.story?.turns ?? 1} aria-label={said} />
          <span>{said}</span>
          {review.working.value && (
            <Button kind="quiet" onClick={review.stop}>
              {t("review-stop")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Points({ heard, onGo }: { heard: Heard; onGo: (at: number) => void }) {
  const { story, turns, points } = heard;
  if (!story || points.length === 0) return null;
  return (
    <section class="card review-points" aria-labelledby="review-points">
      <h2 id="review-points">{t("review-points")}</h2>
      <ul>
        {points.map((point) => (
          <li key={`${point.number}${point.why}`}>
            <Button
              kind="quiet"
              icon="right"
              onClick={() => onGo(turns.findIndex((turn) => turn.number === point.number))}
            >
              {pointSay(story, turns, point, heard.bests.get(point.number))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
