// Turns and best plays in words.

import type { BestFound, Story, Turn } from "../core/story";
import { t } from "../texts/texts";

export function nameOf(story: Story, seat: number): string {
  return story.names[seat] || t("player-number", { number: seat + 1 });
}

/** What was done. */
export function didSay(story: Story, turn: Turn): string {
  const variables = { name: nameOf(story, turn.seat), got: turn.got, play: turn.play };
  return turn.kind === "played"
    ? t(`review-did-${story.family}`, variables)
    : t(`review-did-${turn.kind}`, variables);
}

/** What would have been best. */
export function bestSay(story: Story, turn: Turn, found: BestFound | undefined, working: boolean): string {
  if (turn.unsolved) return t(`review-unsolved-${turn.unsolved}`);
  if (!found) return t(working ? "review-looking" : "review-not-looked");
  if (!found.best) return t("review-unsolved-box");
  const { got, play, proved } = found.best;
  if (found.missed === 0) {
    if (got === 0) return t("review-best-nothing");
    return t(proved ? "review-best-made" : "review-best-made-perhaps");
  }
  const said = t(`review-best-${story.family}`, { got, play, missed: found.missed });
  return proved ? said : `${said} ${t("review-not-proved")}`;
}
