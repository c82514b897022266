// Turns and best plays in words.

import { readRow } from "../core/board";
import type { Said } from "../core/said";
import type { Scene } from "../core/scene";
import type { Best, BestFound, Measure, Story, Turn, TurningPoint } from "../core/story";
import type { Family } from "../core/wire";
import { inPieces, t } from "../texts/texts";
import { setsSaid } from "./sets";

export function nameOf(story: Story, seat: number): string {
  return story.names[seat] || t("player-number", { number: seat + 1 });
}

/**
 * A play on the board as one reads it: its square and the whole word, letters that lay there too. `blanks`: what a blank
 * stands for stays a small letter, so that two plays of one word can be told apart.
 */
export function spelledPlay(play: string, scene: Scene, blanks = false): string {
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) (\S+)$/.exec(play);
  if (!found || !scene.board) return play;
  const board = scene.board.map(readRow);
  const across = found[1] !== undefined;
  const row = Number(found[1] ?? found[4]) - 1;
  const column = (found[2] ?? found[3] ?? "A").charCodeAt(0) - 65;
  const letters = readRow(found[5] ?? "").map(
    (_, i) => board[row + (across ? 0 : i)]?.[column + (across ? i : 0)],
  );
  const word = letters.join("").replace(/[[\]]/g, "");
  return `${play.split(" ")[0]} ${blanks ? word : word.toUpperCase()}`;
}

/** What was done. */
export function didSay(story: Story, turn: Turn): string {
  const play = spelledPlay(turn.play, turn.after);
  const variables = { name: nameOf(story, turn.seat), got: turn.got, play, word: turn.word };
  if (turn.kind !== "played") return t(`review-did-${turn.kind}`, variables);
  return t(turn.word ? "review-did-word" : `review-did-${story.family}`, variables);
}

const lettersIn = (word: string) => [...word].length;
/** The tiles of `exchange ABC`. */
export const exchanged = (play: string): Said => [{ tiles: play.replace("exchange", "").trim() }];
const whole = (worth: number | undefined) => Math.round(worth ?? 0);

/** The best play: what it is, and what it gives beside the one that was made. */
function betterSay(family: Family, best: Best, missed: number): Said {
  const { got, word, value, play } = best;
  if (family === "numbers")
    return inPieces("review-best-numbers", { got, missed, value: value ?? 0, sets: setsSaid(best.scene) });
  if (family === "words") return [t("review-best-words", { got, missed, word, letters: lettersIn(word) })];
  const variables = {
    got,
    missed,
    play: spelledPlay(play, best.scene),
    tiles: exchanged(play),
    worth: whole(best.worth),
    made: whole(best.made),
  };
  if (play.startsWith("exchange")) return inPieces("review-best-exchange", variables);
  if (best.by === "worth") return inPieces("review-best-worth", variables);
  return inPieces(play === "pass" ? "review-best-pass-end" : "review-best-crossword-end", variables);
}

/** What would have been best. */
export function bestSay(story: Story, turn: Turn, found: BestFound | undefined, working: boolean): Said {
  if (turn.unsolved) return [t(`review-unsolved-${turn.unsolved}`)];
  if (!found) return [t(working ? "review-looking" : "review-not-looked")];
  const { best, missed } = found;
  if (!best) return [t("review-unsolved-box")];
  if (missed > 0) return betterSay(story.family, best, missed);
  if (best.by !== "end" && (best.play === "pass" || best.play === "draw")) return [t("review-best-nothing")];
  if (best.by === "worth") return [t("review-best-made-worth", { worth: whole(best.worth) })];
  return [t(best.proved ? "review-best-made" : "review-best-made-perhaps")];
}

/** What a player could have laid who does not know the words of the best play; nothing where it is the same. */
export function commonSay(found: BestFound | undefined): string {
  const common = found?.best?.common;
  if (!common) return "";
  const play = common.word || spelledPlay(common.play, common.scene);
  return t("review-best-common", { play, got: common.got });
}

/** A turn by itself, in the middle of a sentence. */
export function moveSaid(play: string, scene: Scene): Said {
  const waits = /^(draw|pass)\b/.exec(play)?.[1];
  if (waits) return [t(`review-game-${waits}`)];
  if (play.startsWith("exchange")) return inPieces("plays-exchange", { tiles: exchanged(play) });
  return scene.board ? [spelledPlay(play, scene)] : setsSaid(scene);
}

const percent = (chance: number) => Math.round(100 * chance);

/** What the turn gives in chances to win, and the best one for the game where that is another; empty where the
 * game is not weighed. */
export function gameSay(found: BestFound | undefined): Said {
  const game = found?.game;
  if (!game) return [];
  const made = percent(game.made);
  if (!game.reason) return [t("review-chance", { made })];
  const best = inPieces("review-game-best", {
    play: moveSaid(game.play, game.scene),
    chance: percent(game.chance),
    made,
  });
  const now = game.is_now ? "" : ` ${t("review-game-now", { now: percent(game.now) })}`;
  return [...best, ` ${game.reason}${now}`];
}

/** How sure that is: proved, the best that was found in time, or an estimate. */
export function sureSay(by: Measure, proved: boolean): string {
  if (by === "worth") return t("review-sure-worth");
  return t(`review-sure-${by}-${proved ? "proved" : "perhaps"}`);
}

/** What happened at a turning point. */
export function pointSay(
  story: Story,
  turns: readonly Turn[],
  point: TurningPoint,
  found: BestFound | undefined,
): string {
  const at = turns.findIndex((turn) => turn.number === point.number);
  const turn = turns[at];
  if (!turn) return "";
  const best = found?.best;
  const seat = point.why === "lead" ? (story.winners[0] ?? 0) : turn.seat;
  const variables = {
    turn: at + 1,
    name: nameOf(story, seat),
    did: didSay(story, turn),
    missed: found?.missed ?? 0,
    got: turn.got,
    best: best?.got ?? 0,
    play: best ? best.word || spelledPlay(best.play, best.scene) : "",
  };
  if (point.why === "chance")
    return t("review-point-chance", { ...variables, cost: percent(found?.game?.cost ?? 0) });
  if (point.why === "lead") return t(`review-point-lead-${story.unit}`, variables);
  if (story.unit === "tiles") return t("review-point-missed-tiles", variables);
  const laid = best && best.play !== "pass" && !best.play.startsWith("exchange");
  return t(laid ? "review-point-missed-play" : "review-point-missed-points", variables);
}

/** The best play of a position that somebody sent. */
export function solvedSay(
  family: Family,
  solved: { play: string; score: number | null; tiles: number; word?: string; value?: number | null },
  scene: Scene,
): Said {
  if (solved.play.startsWith("exchange"))
    return inPieces("position-best-exchange", { tiles: exchanged(solved.play) });
  if (solved.tiles === 0) return [t("review-best-nothing")];
  const got = family === "numbers" ? solved.tiles : (solved.score ?? 0);
  const word = solved.word ?? "";
  return inPieces(`position-best-${family}`, {
    got,
    play: spelledPlay(solved.play, scene),
    word,
    letters: lettersIn(word),
    value: solved.value ?? 0,
    sets: family === "numbers" ? setsSaid(scene) : [],
  });
}
