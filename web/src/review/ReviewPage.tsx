// A finished game, step by step: from a table that one sat at, or from a record.

import "./review.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Heard } from "../core/story";
import { keptGame, keptGames } from "../live/games";
import { newReview, type Review } from "../live/story";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { writeRoute } from "../route";
import { t } from "../texts/texts";
import { Graphs } from "./Graphs";
import { RecordForm } from "./RecordForm";
import { Steps } from "./Steps";
import { didSay, nameOf } from "./say";
import { TurnView } from "./TurnView";

export default function ReviewPage({ rest: [table, watch] }: OwnPageProps) {
  const review = useMemo(newReview, [table]);
  useEffect(() => {
    if (table) void review.ofTable(table, watch ?? keptGame(table)?.keys[0] ?? "");
    return review.stop;
  }, [review]);
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
          <RecordForm onRecord={(record) => void review.ofRecord(record)} />
        </>
      )}
      {table && !story && review.working.value && <p>{t("review-reading")}</p>}
      {story && <ReviewView review={review} heard={review.heard.value} />}
    </main>
  );
}

/** Finished games that this browser has a seat at. */
function Yours() {
  const over = keptGames.value.filter((game) => game.over);
  if (over.length === 0) return null;
  return (
    <section class="your-games" aria-labelledby="review-yours">
      <h2 id="review-yours">{t("review-yours")}</h2>
      <ul>
        {over.map((game) => (
          <li key={game.table} class="review-yours">
            <a href={writeRoute({ page: "review", rest: [game.table] })}>
              <Icon name="eye" />
              <span>
                {t(`rulebook-${game.game}`)}
                <small>{game.names.join(", ")}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReviewView({ review, heard }: { review: Review; heard: Heard }) {
  const at = useSignal(0);
  const { story, turns } = heard;
  const now = Math.min(at.value, turns.length - 1);
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
          />
        </div>
        <div class="review-side">
          <Graphs heard={heard} at={now} onGo={go} />
          <Points heard={heard} onGo={go} />
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
        {points.map(({ number, why }) => {
          const at = turns.findIndex((turn) => turn.number === number);
          const seat = why === "lead" ? (story.winners[0] ?? 0) : (turns[at]?.seat ?? 0);
          const missed = heard.bests.get(number)?.missed ?? 0;
          const said = t(`review-point-${why}-${story.unit}`, {
            turn: at + 1,
            name: nameOf(story, seat),
            missed,
          });
          return (
            <li key={`${number}${why}`}>
              <Button kind="quiet" icon="right" onClick={() => onGo(at)}>
                {said}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
