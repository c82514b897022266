// One's own turns first, each with what it cost, and how well everybody played.

import "../study/study.css";
import { useSignal } from "@preact/signals";
import type { BestFound, Heard, Story, Turn } from "../core/story";
import { Choice } from "../parts/controls";
import { t } from "../texts/texts";
import { didSay, nameOf } from "./say";

/** What less than this of the chance to win costs is no loss that anybody could see. */
const SEEN_COST = 0.05;

/** What a turn cost: of the chance to win where that was weighed, else tiles or points. Empty where it was best. */
export function costSay(story: Story, found: BestFound | undefined): string {
  if (!found?.best) return "";
  if (found.game) {
    const percent = Math.round(100 * found.game.cost);
    return found.game.cost > SEEN_COST ? t("mine-cost-chance", { percent }) : "";
  }
  return found.missed > 0 ? t(`mine-cost-${story.unit}`, { missed: found.missed }) : "";
}

export function MyTurns({ heard, at, onGo }: { heard: Heard; at: number; onGo: (at: number) => void }) {
  const { story, turns } = heard;
  const whose = useSignal<string | null>(null);
  if (!story) return null;
  const chosen = whose.value ?? (story.you === undefined ? "all" : `${story.you}`);
  const listed = turns
    .map((turn, place) => ({ turn, place }))
    .filter(({ turn }) => chosen === "all" || `${turn.seat}` === chosen);
  return (
    <section class="card my-turns" aria-labelledby="my-turns">
      <h2 id="my-turns">{t(chosen === `${story.you}` ? "mine-title" : "mine-title-all")}</h2>
      <Accuracy heard={heard} story={story} />
      <Choice
        label={t("mine-whose")}
        value={chosen}
        options={[
          ...Array.from({ length: story.seats }, (_, seat) => ({
            value: `${seat}`,
            label: nameOf(story, seat),
          })),
          { value: "all", label: t("mine-all") },
        ]}
        onChange={(value) => {
          whose.value = value;
        }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-labelledby="my-turns">
        {listed.map(({ turn, place }) => (
          <li key={turn.number}>
            <TurnLine
              {...{ story, turn, place, onGo }}
              found={heard.bests.get(turn.number)}
              here={place === at}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TurnLine({
  story,
  turn,
  place,
  found,
  here,
  onGo,
}: {
  story: Story;
  turn: Turn;
  place: number;
  found: BestFound | undefined;
  here: boolean;
  onGo: (at: number) => void;
}) {
  const cost = costSay(story, found);
  return (
    <button
      type="button"
      class="my-turn"
      aria-current={here ? "true" : undefined}
      data-turn={place}
      onClick={() => onGo(place)}
    >
      <span>{place + 1}</span>
      <span>{didSay(story, turn)}</span>
      {cost ? <b class="costly">{cost}</b> : <small>{found?.best ? t("mine-best") : ""}</small>}
    </button>
  );
}

/** One figure for each player. */
function Accuracy({ heard, story }: { heard: Heard; story: Story }) {
  const { accuracy, accuracyOf } = heard;
  if (accuracy.every((kept) => kept === null)) return null;
  return (
    <div class="review-accuracy">
      <p>
        {t("mine-accuracy")} <small>{t(`mine-accuracy-${accuracyOf}`)}</small>
      </p>
      <ul class="accuracies">
        {accuracy.map(
          (kept, seat) =>
            kept !== null && (
              <li key={seat}>
                {nameOf(story, seat)} <b>{Math.round(kept)} %</b>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
