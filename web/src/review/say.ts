// Turns and best plays in words.

import { readRow } from "../core/board";
import type { Scene } from "../core/scene";
import type { Best, BestFound, Story, Turn } from "../core/story";
import { t } from "../texts/texts";

export function nameOf(story: Story, seat: number): string {
  return story.names[seat] || t("player-number", { number: seat + 1 });
}

/** A play on the board as one reads it: its square and the whole word, letters that lay there too. */
export function spelledPlay(play: string, scene: Scene): string {
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) (\S+)$/.exec(play);
  if (!found || !scene.board) return play;
  const board = scene.board.map(readRow);
  const across = found[1] !== undefined;
  const row = Number(found[1] ?? found[4]) - 1;
  const column = (found[2] ?? found[3] ?? "A").charCodeAt(0) - 65;
  const letters = readRow(found[5] ?? "").map(
    (_, i) => board[row + (across ? 0 : i)]?.[column + (across ? i : 0)],
  );
  return `${play.split(" ")[0]} ${letters.join("").replace(/[[\]]/g, "").toUpperCase()}`;
}

/** What was done. */
export function didSay(story: Story, turn: Turn): string {
  const play = spelledPlay(turn.play, turn.after);
  const variables = { name: nameOf(story, turn.seat), got: turn.got, play };
  return turn.kind === "played"
    ? t(`review-did-${story.family}`, variables)
    : t(`review-did-${turn.kind}`, variables);
}

function bestKey(story: Story, best: Best): string {
  if (!best.by_the_end) return `review-best-${story.family}`;
  return best.play === "pass" ? "review-best-pass-end" : "review-best-crossword-end";
}

/** What would have been best. */
export function bestSay(story: Story, turn: Turn, found: BestFound | undefined, working: boolean): string {
  if (turn.unsolved) return t(`review-unsolved-${turn.unsolved}`);
  if (!found) return t(working ? "review-looking" : "review-not-looked");
  if (!found.best) return t("review-unsolved-box");
  const { got, proved } = found.best;
  const play = spelledPlay(found.best.play, found.best.scene);
  if (found.missed === 0) {
    if (got === 0 && !found.best.by_the_end) return t("review-best-nothing");
    return t(proved ? "review-best-made" : "review-best-made-perhaps");
  }
  const said = t(bestKey(story, found.best), { got, play, missed: found.missed });
  return proved ? said : `${said} ${t("review-not-proved")}`;
}
