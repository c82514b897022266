// One line that says what is going on and what is still to do.

import type { View } from "../core/wire";
import { sentence } from "../live/hints";
import type { Session } from "../live/session";
import { explains } from "../live/settings";
import { Button, IconButton } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { t } from "../texts/texts";
import { explanation } from "./explain";
import { partsOf } from "./families";
import { seatName } from "./names";

/** What a table of another kind says in place of a game's own sentences: before anything is laid, and at the end. */
export interface OwnSayings {
  readonly begin: string;
  readonly over: string;
}

/** What the turn still asks, in one sentence. */
function ask(session: Session, view: View, own?: OwnSayings): string {
  const crossword = view.family === "crossword";
  const ruling = crossword ? session.board.ruling.value : session.ruling.value;
  const changed = crossword ? session.board.laid.value.size > 0 : session.turn.changed.value;
  if (session.underWay.value) return session.line.value === "open" ? t("sending") : t("sending-later");
  const hint = session.hints.told.value;
  if (hint && (!changed || hint.play === undefined)) return sentence(hint);
  if (!changed) {
    if (own) return own.begin;
    if (crossword) return t("your-turn-board");
    const word = view.family === "words";
    if (view.opening) return t(word ? "your-turn-open-word" : "your-turn-open", { need: view.opening });
    return t(word ? "your-turn-word" : "your-turn");
  }
  if (view.family === "numbers" && view.opening && (ruling?.opening_value ?? 0) < view.opening) {
    return t("opening-so-far", { need: view.opening, value: ruling?.opening_value ?? 0 });
  }
  if (crossword && session.board.play.value === null) return t("board-one-line");
  if (!ruling) return t("asking");
  if (ruling.legal && typeof ruling.score === "number")
    return t("turn-scores", { score: ruling.score, word: ruling.longest ?? "" });
  if (ruling.legal) return t("turn-legal", { count: ruling.played.length });
  const first = ruling.violations[0];
  return first?.message ?? t("asking");
}

/** What who begins drew for it, as long as nobody has moved. */
function beginner(view: View): string {
  const drew = view.turns.length === 0 && view.start_draw?.findLast((one) => one.seat === view.turn);
  if (!drew) return "";
  const who = drew.seat === view.seat ? "you" : "other";
  return t("begins", { who, name: seatName(view, drew.seat), tile: partsOf(view.family).spoken(drew.tile) });
}

function line(session: Session, view: View, own?: OwnSayings): string {
  if (view.phase === "paused") return t("paused");
  if (view.phase === "over") return own?.over ?? t("game-over");
  if (view.phase === "challenge") {
    return t(view.moves.includes("challenge") ? "announce-doubt" : "doubt-waits");
  }
  if (session.mine.value) return ask(session, view, own);
  if (view.turn === null) return "";
  const turn = t("turn-of", { name: seatName(view, view.turn) });
  return view.seat === null ? `${t("watching")} ${turn}` : turn;
}

export function StatusLine({ session, view, own }: { session: Session; view: View; own?: OwnSayings }) {
  const notice = session.notice.value;
  const lesson = explains.value && !view.result && !own ? explanation(session, view) : null;
  const { film } = session;
  return (
    <div class="status">
      {notice && (
        <div class="notice" role="alert">
          <p>
            {notice.text}
            {notice.place && (
              <small>
                {t("rulebook-place", { book: notice.place.book, heading: notice.place.heading })}{" "}
                {notice.rule && (
                  <a href={`#/learn/${notice.rule}`} target="_blank" rel="noreferrer">
                    {t("read-more")}
                  </a>
                )}
              </small>
            )}
          </p>
          <IconButton
            icon="close"
            label={t("close")}
            onClick={() => {
              session.notice.value = null;
            }}
          />
        </div>
      )}
      <p class={session.mine.value ? "said mine" : "said"}>
        <span>
          {view.phase === "playing" && beginner(view)} {line(session, view, own)}
        </span>
        {view.phase === "paused" && view.seat !== null && (
          <Button icon="right" kind="due" onClick={() => session.company.life("resume")}>
            {t("resume")}
          </Button>
        )}
        {film.canSeeAgain.value && !session.turn.changed.value && (
          <button
            type="button"
            class="see-again"
            title={t("see-again")}
            aria-label={t("see-again")}
            onClick={film.again}
            disabled={film.playing.value}
          >
            <Icon name="eye" />
            <span>{t("see-again-short")}</span>
          </button>
        )}
      </p>
      {lesson && (
        <div class="lesson">
          <Icon name="bulb" />
          <p>{t(lesson, { need: view.opening ?? 0 })}</p>
          <IconButton
            icon="close"
            label={t("lesson-quiet")}
            onClick={() => {
              explains.value = false;
            }}
          />
        </div>
      )}
    </div>
  );
}
