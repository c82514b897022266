// Who plays, by which rules, and who begins.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Rulebook } from "../core/wire";
import { Refused, whyNot } from "../live/api";
import { bell } from "../live/sounds";
import { Button, Choice, IconButton } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OptionLines } from "../parts/OptionLines";
import { PlaceLine } from "../parts/PlaceLine";
import { partsOf } from "../play/families";
import { languageName, t } from "../texts/texts";
import { askBegin, type Drawn } from "./ask";
import { Chips } from "./Chips";
import type { Desk } from "./desk";
import { asMeant } from "./reading";
import { begun, changeLast, lastGame, type Session, withText } from "./session";
import { drawToBegin, whoBegins } from "./sums/begin";
import { TileField } from "./TileField";
import { restClock } from "./turnOrder";
import { namesOf } from "./written";

/** Who is not asked again after a tie. */
const OUT_OF_IT = "–";
const ROUNDS = [1, 2, 3, 4, 5, 6];

export function PlayersTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const session = desk.session.value;
  const change = (part: Partial<Session>) => {
    desk.session.value = { ...desk.session.value, ...part };
  };
  return (
    <>
      <section class="card">
        <h2>{t("setup-players")}</h2>
        <Names desk={desk} rulebook={rulebook} />
        {rulebook.languages.length > 1 && (
          <Choice
            label={t("setup-words-language")}
            value={session.language}
            options={rulebook.languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(language) => change({ language })}
          />
        )}
        {rulebook.rounds && (
          <Choice
            label={t("setup-rounds")}
            value={`${session.rounds ?? 1}`}
            options={ROUNDS.map((rounds) => ({
              value: `${rounds}`,
              label: t("rounds-games", { rounds, games: rounds * session.names.length }),
            }))}
            onChange={(rounds) => change({ rounds: Number(rounds) })}
          />
        )}
        <details class="house-rules">
          <summary>{t("companion-house-rules")}</summary>
          <OptionLines
            rulebook={rulebook}
            chosen={session.options}
            onChange={(options) => change({ options })}
          />
        </details>
      </section>
      <WhoBegins desk={desk} rulebook={rulebook} />
    </>
  );
}

function Names({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const { names } = desk.session.value;
  const [least, most] = rulebook.players;
  const fixed = begun(desk.session.value);
  const setNames = (next: readonly string[]) => {
    desk.session.value = { ...desk.session.value, names: next };
  };
  const leave = (seat: number) => {
    const stays = (_: string, i: number) => i !== seat;
    desk.session.value = changeLast(desk.session.value, {
      drawn: lastGame(desk.session.value).drawn?.filter(stays) ?? [],
    });
    setNames(names.filter(stays));
  };
  return (
    <>
      <ol class="names">
        {names.map((name, at) => (
          <li key={at}>
            <input
              type="text"
              maxLength={24}
              autocomplete="off"
              value={name}
              aria-label={t("player-number", { number: at + 1 })}
              placeholder={t("player-number", { number: at + 1 })}
              onInput={(event) =>
                setNames(names.map((one, i) => (i === at ? event.currentTarget.value : one)))
              }
            />
            {names.length > least && !fixed && (
              <IconButton
                icon="close"
                label={t("remove-seat", { name: name || t("player-number", { number: at + 1 }) })}
                onClick={() => leave(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {fixed ? (
        <p class="hint">{t("companion-players-fixed")}</p>
      ) : (
        names.length < most && (
          <Button icon="plus" onClick={() => setNames([...names, ""])}>
            {t("companion-add-player")}
          </Button>
        )
      )}
    </>
  );
}

/** Asked of the server; where it is away, drawn and judged here. */
async function begins(desk: Desk, own: readonly string[] | null): Promise<Drawn> {
  const session = desk.session.value;
  try {
    return await askBegin(session, own);
  } catch (error) {
    const sums = desk.book.value?.sums;
    const away = error instanceof Refused && error.code === "offline";
    const here = away && sums ? (own ? whoBegins(sums, own) : drawToBegin(sums, session.names.length)) : null;
    if (here) return here;
    throw error;
  }
}

function WhoBegins({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const session = desk.session.value;
  const names = namesOf(session);
  const drawn = useSignal<Drawn | null>(null);
  const trouble = useSignal<string | null>(null);
  const begin = desk.book.value?.begin;
  const game = lastGame(session);
  const tiles = game.drawn ?? [];
  const setTiles = (next: readonly string[]) => {
    desk.session.value = changeLast(desk.session.value, { drawn: next });
  };
  // Typed tiles are in sight when one comes back to them; after that the fold is the player's own.
  const opened = useRef(tiles.some((text) => text !== ""));
  const first = names[game.first] ?? "";
  const choose = (seat: number) => {
    desk.session.value = changeLast(desk.session.value, { first: seat, chosen: true });
    restClock(session);
  };
  const ask = async (own: readonly string[] | null) => {
    trouble.value = null;
    try {
      const said = await begins(desk, own);
      drawn.value = said;
      if (said.first !== null) {
        choose(said.first);
        setTiles([]);
        bell();
      } else if (own) {
        // Only who draws again is asked again; after a tie the others are out of it.
        const jokers = said.again.some((seat) => /^[*DCM@?]$/i.test(own[seat]?.trim() ?? ""));
        setTiles(own.map((text, seat) => (said.again.includes(seat) ? "" : jokers ? text : OUT_OF_IT)));
      }
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  if (game.turns.length > 0)
    return (
      <section class="card">
        <h2>{t("companion-begins")}</h2>
        <p>{t("companion-began", { name: first })}</p>
        <ToClock rulebook={rulebook} />
      </section>
    );
  const sentTiles = names.map((_, seat) => {
    const typed = (tiles[seat] ?? "").replace(OUT_OF_IT, "");
    return asMeant(rulebook.family, typed, desk.book.value?.needs.spells ?? {}, false).trim();
  });
  return (
    <section class="card">
      <h2>{t("companion-begins")}</h2>
      {begin && (
        <div>
          <p>{begin.says}</p>
          {begin.place && <PlaceLine place={begin.place} />}
        </div>
      )}
      <div class="deeds">
        <Button kind={game.chosen ? "plain" : "due"} icon="shuffle" onClick={() => void ask(null)}>
          {t("companion-draw-for-us")}
        </Button>
      </div>
      {drawn.value && <DrawnTiles drawn={drawn.value} rulebook={rulebook} names={names} />}
      <details open={opened.current}>
        <summary>{t("companion-we-drew")}</summary>
        {names.map(
          (name, seat) =>
            tiles[seat] !== OUT_OF_IT && (
              <TileField
                key={seat}
                family={rulebook.family}
                label={name}
                value={tiles[seat] ?? ""}
                jokers={desk.book.value?.needs.jokers ?? []}
                onChange={(text) => setTiles(withText(tiles, seat, text, names.length))}
              />
            ),
        )}
        <Button disabled={sentTiles.every((text) => text.trim() === "")} onClick={() => void ask(sentTiles)}>
          {t("companion-who-begins")}
        </Button>
      </details>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      <Chips
        label={t("companion-begins-hand")}
        options={names.map((name, seat) => ({ value: seat, label: name }))}
        chosen={game.chosen ? game.first : null}
        onChoose={choose}
      />
      <p class="begins-said" aria-live="polite">
        {game.chosen && t("companion-begins-said", { name: first })}
      </p>
      {game.chosen && <ToClock rulebook={rulebook} />}
    </section>
  );
}

function ToClock({ rulebook }: { rulebook: Rulebook }) {
  return (
    <div class="deeds">
      <a class="button due" href={`#/companion/${rulebook.id}/clock`}>
        <Icon name="clock" />
        <span>{t("companion-to-clock")}</span>
      </a>
    </div>
  );
}

function DrawnTiles({
  drawn,
  rulebook,
  names,
}: {
  drawn: Drawn;
  rulebook: Rulebook;
  names: readonly string[];
}) {
  const { Face, spoken } = partsOf(rulebook.family);
  return (
    <div aria-live="polite">
      <ul class="drawn-tiles">
        {drawn.drawn.map(({ seat, tile: face }, i) => (
          <li key={i}>
            <span class="tile mini" aria-hidden="true">
              <Face face={face} />
            </span>
            <span class="unseen">{spoken(face)}</span>
            {names[seat]}
          </li>
        ))}
      </ul>
      {drawn.first === null && drawn.again.length > 0 && (
        <p>{t("companion-again", { names: drawn.again.map((seat) => names[seat]).join(", ") })}</p>
      )}
    </div>
  );
}
