// One turn: the position as it lay, what was played, what was best.

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Scene } from "../core/scene";
import type { BestFound, Story, Turn } from "../core/story";
import type { PlayShown } from "../core/wire";
import { useBestPlays } from "../live/plays";
import { Icon } from "../parts/Icon";
import { Sentence } from "../parts/Sentence";
import { writeRoute } from "../route";
import { BestPlaysList } from "../study/BestPlays";
import { PlayFrom } from "../study/PlayFrom";
import { t } from "../texts/texts";
import { SceneView } from "./SceneView";
import { Share } from "./Share";
import { bestSay, commonSay, didSay, gameSay, sureSay } from "./say";

const SHOWN = ["before", "played", "best", "game"] as const;
/** One of the five best that was pointed at, or what the choice above the table says. */
type Pointed = { readonly turn: number; readonly play: PlayShown } | null;
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
  const pointed = useSignal<Pointed>(null);
  const five = useBestPlays(
    turn.unsolved ? null : turn.position,
    story.family === "crossword" ? "equity" : "",
  );
  const picked = pointed.value?.turn === turn.number ? pointed.value.play : null;
  const best = found?.best ?? null;
  // Best for the game is a choice of its own only where it is another play than the one that was made.
  const game = found?.game?.reason ? found.game : null;
  const other = wanted.value === "best" ? best : wanted.value === "game" ? game : null;
  const shown = other || wanted.value === "before" ? wanted.value : "played";
  const scene: Scene = picked?.scene ?? (shown === "before" ? turn.before : (other?.scene ?? turn.after));
  const play = picked?.play ?? (shown === "before" ? "" : (other?.play ?? turn.play));
  const weighed = gameSay(found);
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
          {weighed.length > 0 && (
            <p class={game ? "review-chance missed" : "review-chance"}>
              <Sentence family={story.family} said={weighed} />
            </p>
          )}
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
          choices={SHOWN.filter((choice) => choice !== "game" || game !== null)}
          hasBest={best !== null}
          onChoose={(choice) => {
            wanted.value = choice;
            pointed.value = null;
          }}
        />
      </div>
      <SceneView scene={scene} label={picked ? t("plays-shown") : t(`review-shown-${shown}`)} />
      {turn.position !== null && !turn.unsolved && (
        <BestPlaysList
          best={five}
          family={story.family}
          chosen={picked?.play ?? null}
          onChoose={(one) => {
            pointed.value = picked?.play === one.play ? null : { turn: turn.number, play: one };
          }}
        />
      )}
      {turn.position !== null && (
        <>
          <Share
            position={{ position: turn.position }}
            rest={[turn.position]}
            play={play}
            caption={!picked && shown === "best" && best ? t("review-caption-best", { got: best.got }) : did}
          />
          <a class="button plain" href={writeRoute({ page: "analysis", rest: [turn.position] })}>
            <Icon name="tiles" />
            <span>{t("to-analysis")}</span>
          </a>
          <PlayFrom position={turn.position} game={story.game} />
        </>
      )}
    </>
  );
}

function ShownChoice({
  shown,
  choices,
  hasBest,
  onChoose,
}: {
  shown: Shown;
  choices: readonly Shown[];
  hasBest: boolean;
  onChoose: (shown: Shown) => void;
}) {
  const name = useId();
  return (
    <fieldset class="review-shown">
      <legend class="unseen">{t("review-show")}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={shown === choice}
            disabled={choice === "best" && !hasBest}
            onChange={() => onChoose(choice)}
          />
          <span>{t(labelOf(choice, choices))}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Best is best for now as soon as something else is best for the game. */
function labelOf(choice: Shown, choices: readonly Shown[]): string {
  return choice === "best" && choices.includes("game") ? "review-shown-now" : `review-shown-${choice}`;
}
