// A position that somebody sent: look at it, find the best play, ask for it, send it on.

import "./review.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Said } from "../core/said";
import { gameOf, hasOpened, positionOfLink, type Scene, type Solved } from "../core/scene";
import type { PlayShown } from "../core/wire";
import { announce } from "../live/announce";
import { whyNot } from "../live/api";
import { useBestPlays } from "../live/plays";
import { showPosition, solvePosition } from "../live/story";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { Sentence, spokenSaid } from "../parts/Sentence";
import { writeRoute } from "../route";
import { BestPlaysList } from "../study/BestPlays";
import { PlayFrom } from "../study/PlayFrom";
import { t } from "../texts/texts";
import { SceneView } from "./SceneView";
import { Share } from "./Share";
import { solvedSay, sureSay } from "./say";

interface BestShown extends Solved {
  readonly scene: Scene;
}

export default function PositionPage({ rest }: OwnPageProps) {
  const position = useMemo(() => positionOfLink(rest), [rest]);
  const game = position ? gameOf(position) : "";
  const scene = useSignal<Scene | null>(null);
  const best = useSignal<BestShown | null>(null);
  const asked = useSignal(false);
  const working = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const pointed = useSignal<PlayShown | null>(null);

  useEffect(() => {
    scene.value = null;
    best.value = null;
    asked.value = false;
    pointed.value = null;
    trouble.value = position ? null : t("position-broken");
    if (!position) return;
    showPosition(position).then(
      (shown) => {
        scene.value = shown;
      },
      (error) => {
        trouble.value = whyNot(error);
      },
    );
  }, [position]);

  const solve = async () => {
    if (!position || !scene.value) return;
    working.value = true;
    trouble.value = null;
    try {
      const solved = best.value ?? (await solvePosition(position, scene.value.family));
      best.value = { ...solved, scene: await showPosition(position, solved.play) };
      asked.value = true;
      announce(bestSpoken(best.value));
    } catch (error) {
      trouble.value = whyNot(error);
    } finally {
      working.value = false;
    }
  };
  // A link that is older than the line is looked at only.
  const line = position && "position" in position ? position.position : null;
  const family = scene.value?.family;
  const five = useBestPlays(asked.value ? line : null, family === "crossword" ? "equity" : "");
  const lies = asked.value && best.value ? best.value.scene : scene.value;
  const shown = pointed.value && asked.value ? pointed.value.scene : lies;
  return (
    <main class="page review-page">
      <OwnHead title={t("position-title")} />
      {position && <p class="review-where">{t(`rulebook-${game}`)}</p>}
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      {position && shown && (
        <div class="review-table position-table">
          <div class="review-said">
            <p class="review-did">
              {asked.value && best.value ? (
                <Sentence family={best.value.scene.family} said={bestSaid(best.value)} />
              ) : (
                t(!hasOpened(position) ? "position-say-unopened" : "position-say")
              )}
              {asked.value && best.value && <small class="review-sure">{sureLine(best.value)}</small>}
            </p>
            {asked.value ? (
              <Button
                icon="back"
                onClick={() => {
                  asked.value = false;
                  pointed.value = null;
                }}
              >
                {t("position-again")}
              </Button>
            ) : (
              <Button kind="due" icon="bulb" disabled={working.value} onClick={() => void solve()}>
                {working.value ? t("review-looking") : t("position-best")}
              </Button>
            )}
          </div>
          <SceneView scene={shown} label={t(asked.value ? "review-shown-best" : "position-title")} />
          {asked.value && line !== null && (
            <BestPlaysList
              best={five}
              family={shown.family}
              chosen={pointed.value?.play ?? null}
              onChoose={(one) => {
                pointed.value = pointed.value?.play === one.play ? null : one;
              }}
            />
          )}
          {line !== null && (
            <>
              <PlayFrom position={line} game={game} />
              <a class="button plain" href={writeRoute({ page: "analysis", rest: [line] })}>
                <Icon name="tiles" />
                <span>{t("to-analysis")}</span>
              </a>
            </>
          )}
          <Share
            position={position}
            rest={rest}
            play={asked.value ? (best.value?.play ?? "") : ""}
            caption={asked.value && best.value ? bestSpoken(best.value) : t(`rulebook-${game}`)}
          />
        </div>
      )}
    </main>
  );
}

function bestSaid({ scene, ...solved }: BestShown): Said {
  const said = solvedSay(scene.family, solved, scene);
  if (solved.tiles === 0) return said;
  if (solved.worth === undefined) return said;
  return [...said, ` ${t("position-worth", { worth: Math.round(solved.worth) })}`];
}

function bestSpoken(best: BestShown): string {
  return spokenSaid(best.scene.family, bestSaid(best));
}

/** How sure the best play is. */
function sureLine({ gain, worth, optimal }: BestShown): string {
  return sureSay(gain !== undefined ? "end" : worth !== undefined ? "worth" : "turn", optimal);
}
