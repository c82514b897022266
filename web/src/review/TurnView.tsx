// One turn: the position as it lay, what was played, what was best.

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Scene } from "../core/scene";
import type { BestFound, Story, Turn } from "../core/story";
import { Icon } from "../parts/Icon";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/texts";
import { SceneView } from "./SceneView";
import { Share } from "./Share";
import { bestSay, commonSay, didSay, sureSay } from "./say";

const SHOWN = ["before", "played", "best"] as const;
export type Shown = (typeof SHOWN)[number];

export function TurnView({
  story,
  turn,
  found,
  working,
  points,
}: {
  story: Story;
  turn: Turn;
  found: BestFound | undefined;
  working: boolean;
  /** What made this turn a turning point, in sentences; mostly none. */
  points: readonly string[];
}) {
  const wanted = useSignal<Shown>("played");
  const best = found?.best ?? null;
  const shown = wanted.value === "best" && !best ? "played" : wanted.value;
  const scene: Scene = shown === "before" ? turn.before : shown === "best" && best ? best.scene : turn.after;
  const play = shown === "before" ? "" : shown === "best" && best ? best.play : turn.play;
  const did = didSay(story, turn);
  const common = commonSay(found);
  return (
    <>
      <div class="review-said">
        <div class="review-words">
          <p class="review-did">{did}</p>
          <p class={found && found.missed > 0 ? "review-bested missed" : "review-bested"}>
            <Sentence family={story.family} said={bestSay(story, turn, found, working)} />
            {best && (best.by === "end" || (best.play !== "pass" && best.play !== "draw")) && (
              <small class="review-sure">{sureSay(best.by, best.proved)}</small>
            )}
          </p>
          {common && <p class="review-common">{common}</p>}
          {points.map((said) => (
            <p key={said} class="review-turned">
              <Icon name="flag" />
              <span>
                <span class="unseen">{t("review-point-here")}: </span>
                {said}
              </span>
            </p>
          ))}
        </div>
        <ShownChoice
          shown={shown}
          hasBest={best !== null}
          onChoose={(choice) => {
            wanted.value = choice;
          }}
        />
      </div>
      <SceneView scene={scene} label={t(`review-shown-${shown}`)} />
      {turn.position !== null && (
        <Share
          position={{ position: turn.position }}
          rest={[turn.position]}
          play={play}
          caption={shown === "best" && best ? t("review-caption-best", { got: best.got }) : did}
        />
      )}
    </>
  );
}

function ShownChoice({
  shown,
  hasBest,
  onChoose,
}: {
  shown: Shown;
  hasBest: boolean;
  onChoose: (shown: Shown) => void;
}) {
  const name = useId();
  return (
    <fieldset class="review-shown">
      <legend class="unseen">{t("review-show")}</legend>
      {SHOWN.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={shown === choice}
            disabled={choice === "best" && !hasBest}
            onChange={() => onChoose(choice)}
          />
          <span>{t(`review-shown-${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
