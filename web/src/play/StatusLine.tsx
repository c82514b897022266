// One line that says what is going on and what is still to do.

import { useEffect, useRef } from "preact/hooks";
import { type Said, saidBy } from "../core/said";
import type { Family, View } from "../core/wire";
import { announce } from "../live/announce";
import { besideSentence, sentence } from "../live/hints";
import type { Notice, Session } from "../live/session";
import { explains } from "../live/settings";
import { Button, IconButton, restful } from "../parts/controls";
import { Fold } from "../parts/Fold";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { Sentence, spokenSaid } from "../parts/Sentence";
import { t } from "../texts/texts";
import { explanation, jokerSaid } from "./explain";
import { beginnerSaid, lastTurns, seatName, turnSentence } from "./names";
import { SeatNews } from "./SeatNews";

/** What a table of another kind says in place of a game's own sentences: before anything is laid, and at the end. */
export interface OwnSayings {
  readonly begin: string;
  readonly over: string;
  /** Where no referee can be asked. */
  readonly alone?: string | null;
}

/** What the turn still asks, in one sentence. */
function ask(session: Session, view: View, own?: OwnSayings): Said {
  const crossword = view.family === "crossword";
  const ruling = crossword ? session.board.ruling.value : session.ruling.value;
  const changed = crossword ? session.board.laid.value.size > 0 : session.turn.changed.value;
  if (session.underWay.value) return [session.line.value === "open" ? t("sending") : t("sending-later")];
  if (session.hints.asked.value) return [t("hint-thinking")];
  const hint = session.hints.told.value;
  if (hint) return [sentence(hint, view)];
  if (!changed) {
    if (own) return [own.begin];
    if (crossword) return [t("your-turn-board")];
    const word = view.family === "words";
    if (view.opening) return [t(word ? "your-turn-open-word" : "your-turn-open", { need: view.opening })];
    return [t(word ? "your-turn-word" : "your-turn")];
  }
  if (view.family === "numbers" && view.opening && (ruling?.opening_value ?? 0) < view.opening) {
    return [t("opening-so-far", { need: view.opening, value: ruling?.opening_value ?? 0 })];
  }
  if (crossword && session.board.play.value === null) return [t("board-one-line")];
  if (!ruling) return [own?.alone ?? t("asking")];
  if (ruling.legal && typeof ruling.score === "number")
    return [t("turn-scores", { score: ruling.score, word: ruling.longest ?? "" })];
  if (ruling.legal) return [t("turn-legal", { count: ruling.played.length })];
  const first = ruling.violations[0];
  return first ? saidBy(first) : [t("asking")];
}

function line(session: Session, view: View, own?: OwnSayings): Said {
  if (view.phase === "paused") return [t("paused")];
  if (view.phase === "over") return [own?.over ?? t("game-over")];
  if (view.phase === "challenge") {
    return [t(view.moves.includes("challenge") ? "announce-doubt" : "doubt-waits")];
  }
  if (session.mine.value) return ask(session, view, own);
  if (view.turn === null) return [];
  const turn = t("turn-of", { name: seatName(view, view.turn) });
  return [view.seat === null ? `${t("watching")} ${turn}` : turn];
}

/** How many notices there were so far: each is an element of its own, for a refusal that comes twice is read twice. */
function useCount(notice: Notice | null): number {
  const seen = useRef({ notice, count: 0 });
  if (seen.current.notice !== notice) seen.current = { notice, count: seen.current.count + 1 };
  return seen.current.count;
}

/** Hands that rest this long have laid what they wanted to lay. */
const RESTING_MS = 700;

/** What the referee says of the tiles laid so far, or null where none is laid; undefined while he is looking. */
function draftSaid(session: Session, view: View, own?: OwnSayings): Said | null | undefined {
  const crossword = view.family === "crossword";
  const changed = crossword ? session.board.laid.value.size > 0 : session.turn.changed.value;
  if (!session.mine.value || !changed) return null;
  const ruling = crossword ? session.board.ruling.value : session.ruling.value;
  const said = ruling !== null || (crossword && session.board.play.value === null);
  return said && !session.underWay.value ? ask(session, view, own) : undefined;
}

/** Read out once the hands rest, and not again while it stays true; nor what was just refused with the same words. */
function useReadOut(said: Said | null | undefined, refused: string | undefined, family: Family): void {
  const last = useRef<string | null>(null);
  const text = said && spokenSaid(family, said);
  useEffect(() => {
    if (text === undefined) return;
    if (text === null || text === refused) last.current = text;
    if (text === null || text === last.current) return;
    const timer = window.setTimeout(() => {
      last.current = text;
      announce(text);
    }, RESTING_MS);
    return () => clearTimeout(timer);
  }, [text, refused]);
}

export function StatusLine({ session, view, own }: { session: Session; view: View; own?: OwnSayings }) {
  const notice = session.notice.value;
  const lesson = explains.value && !view.result && !own ? explanation(session, view) : null;
  const joker = own ? null : jokerSaid(session, view);
  const hint = session.mine.value ? session.hints.told.value : null;
  const beside = hint ? besideSentence(hint, view) : "";
  const { film } = session;
  const count = useCount(notice);
  const refused = notice ? spokenSaid(view.family, notice.said) : undefined;
  useReadOut(draftSaid(session, view, own), refused, view.family);
  return (
    <div class="status">
      {!own && <SeatNews session={session} view={view} />}
      {notice && (
        <div class="notice" role="alert" key={count}>
          <div class="refused">
            <p>
              <span aria-hidden="true">
                <Sentence family={view.family} said={notice.said} />
              </span>
              <span class="unseen">{refused}</span>
            </p>
            {notice.place && (
              <PlaceLine place={notice.place}>
                {notice.rule && (
                  <a href={`#/learn/${notice.rule}`} target="_blank" rel="noreferrer">
                    {t("read-more")}
                  </a>
                )}
              </PlaceLine>
            )}
          </div>
          <IconButton
            icon="close"
            label={t("close")}
            onClick={() => {
              session.notice.value = null;
            }}
          />
        </div>
      )}
      <div class="status-lines">
        <SinceLine session={session} view={view} />
        <p class={session.mine.value ? "said mine" : "said"}>
          {view.phase !== "over" && lastTurns(view) !== "" && (
            <span class="bell">
              <Icon name="bell" /> {lastTurns(view)}
            </span>
          )}
          <span>
            {view.phase === "playing" && <Sentence family={view.family} said={beginnerSaid(view)} />}{" "}
            <Sentence family={view.family} said={line(session, view, own)} />
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
              {...restful({ disabled: film.playing.value, onClick: film.again })}
            >
              <Icon name="eye" />
              <span>{t("see-again-short")}</span>
            </button>
          )}
        </p>
        {beside && <p class="said-beside">{beside}</p>}
        {joker ? (
          <Fold key={joker} kind="lesson" icon="bulb">
            {t(joker)}
          </Fold>
        ) : (
          lesson && (
            <Fold
              key={lesson}
              kind="lesson"
              icon="bulb"
              end={
                <IconButton
                  icon="close"
                  label={t("lesson-quiet")}
                  onClick={() => {
                    explains.value = false;
                  }}
                />
              }
            >
              {t(lesson, { need: view.opening ?? 0 })}
            </Fold>
          )
        )}
      </div>
    </div>
  );
}

/** Who laid what for how much since one's own turn; while it is shown again, the turn that is being shown. */
function SinceLine({ session, view }: { session: Session; view: View }) {
  const { film } = session;
  const lines = film.showing.value ? [film.showing.value] : film.since.value;
  if (view.phase !== "playing" || lines.length === 0) return null;
  return (
    <Fold kind="since" icon="log">
      {lines.map((line) => turnSentence(view, line)).join(" ")}
    </Fold>
  );
}
