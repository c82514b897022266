// A word game or a crossword, turn by turn: the points or what was laid.

import { type Signal, useSignal } from "@preact/signals";
import { Button, Switch } from "../parts/controls";
import { t } from "../texts/texts";
import { Chips } from "./Chips";
import { LeftFields, WhoOut } from "./LeftFields";
import type { GameFormProps } from "./NumbersForm";
import { PotButton } from "./PotButton";
import { Remarks } from "./Remarks";
import { asMeant } from "./reading";
import type { TurnAt } from "./SheetTable";
import { changeGame, type Game, type Turn } from "./session";
import { TileField } from "./TileField";
import { dueSeat, endTurn, restClock, unwritten } from "./turnOrder";
import { capitals } from "./typed";
import { WriteTurn } from "./WriteTurn";
import { namesOf } from "./written";

/** Only the game in play has a clock and a turn order; of an earlier one turns can be changed. */
export function TurnsForm({ turn, ...form }: GameFormProps & { turn: Signal<TurnAt | null> }) {
  const { desk, needs, at, counted } = form;
  const session = desk.session.value;
  const game = session.games[at];
  if (!game) return null;
  const change = (part: Partial<Game>) => {
    desk.session.value = changeGame(desk.session.value, at, part);
  };
  const ended = game.out !== null;
  const edited = turn.value?.game === at ? turn.value.turn : null;
  const said = counted?.lines.at(-1)?.how ?? [];
  return (
    <section class="card game-form">
      {edited !== null ? (
        <ChangeTurn key={edited} {...form} game={game} change={change} at={edited} turn={turn} />
      ) : (
        !ended && <NextTurn {...form} game={game} change={change} />
      )}
      {!ended && said.length > 0 && <p class="hint">{said.join(" ")}</p>}
      {ended && needs.out && <WhoOut {...form} game={game} change={change} />}
      {ended && needs.racks && <LeftFields {...form} game={game} change={change} />}
      <Remarks family={form.rulebook.family} remarks={counted?.checks ?? []} names={namesOf(session)} />
      <div class="deeds">
        {!ended && needs.pot && game.turns.length > 0 && <PotButton game={game} change={change} />}
        {ended ? (
          <Button icon="left" onClick={() => change({ out: null })}>
            {t("companion-play-on")}
          </Button>
        ) : (
          game.turns.length > 0 && (
            <Button
              kind={counted?.over ? "due" : "plain"}
              icon="flag"
              onClick={() => {
                change({ out: "nobody" });
                restClock(session);
              }}
            >
              {t("companion-count")}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

type TurnProps = GameFormProps & { readonly game: Game; readonly change: (part: Partial<Game>) => void };

function NextTurn({ desk, rulebook, needs, counted, game, change }: TurnProps) {
  const names = namesOf(desk.session.value);
  const hand = useSignal<number | null>(null);
  const due = dueSeat(game, counted, names.length);
  const seat = hand.value ?? due;
  const waiting = names.filter((_, at) => !counted?.opened[at]);
  if (unwritten(game) !== null) return <WriteTurn desk={desk} rulebook={rulebook} needs={needs} />;
  const add = (kind: Turn["kind"]) => {
    const meant = capitals(asMeant(rulebook.family, game.typing, needs.spells));
    const text = kind === "laid" ? meant : "";
    endTurn(desk, { seat, text, kind, whole_rack: game.whole });
    change({ typing: "", whole: false });
    hand.value = null;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (game.typing.trim()) add("laid");
      }}
    >
      <Chips
        label={t("companion-turn-of")}
        options={names.map((label, value) => ({ value, label }))}
        chosen={seat}
        onChoose={(value) => {
          hand.value = value;
        }}
      />
      {needs.opening !== null && waiting.length > 0 && (
        <p class="hint">{t("companion-not-opened", { names: waiting.join(", "), letters: needs.opening })}</p>
      )}
      <TileField
        family={rulebook.family}
        label={t(`companion-turn-${rulebook.family}`)}
        hint={t(`companion-turn-${rulebook.family}-hint`)}
        value={game.typing}
        rows
        values={needs.values}
        spells={needs.spells}
        onChange={(typing) => change({ typing })}
      />
      {needs.whole_rack > 1 && (
        <Switch
          label={t("companion-whole-rack", { factor: needs.whole_rack })}
          checked={game.whole}
          onChange={(whole) => change({ whole })}
        />
      )}
      <div class="deeds">
        <Button kind="due" type="submit" disabled={!game.typing.trim()}>
          {t("companion-write")}
        </Button>
        <Button onClick={() => add("none")}>
          {t(needs.exchange ? "companion-passed" : "companion-no-play")}
        </Button>
        {needs.exchange && <Button onClick={() => add("exchanged")}>{t("companion-exchanged")}</Button>}
      </div>
    </form>
  );
}

function ChangeTurn({
  desk,
  rulebook,
  needs,
  game,
  change,
  at,
  turn,
}: TurnProps & { turn: Signal<TurnAt | null> }) {
  const names = namesOf(desk.session.value);
  const one = game.turns[at];
  if (!one) return null;
  const set = (part: Partial<Turn>) =>
    change({ turns: game.turns.map((other, i) => (i === at ? { ...other, ...part } : other)) });
  const close = () => {
    turn.value = null;
  };
  const drop = () => {
    const turns = game.turns.filter((_, i) => i !== at);
    const pot = game.pot_empty !== null && game.pot_empty > turns.length ? null : game.pot_empty;
    change({ turns, pot_empty: pot });
    close();
  };
  return (
    <div class="change-turn">
      <h2>{t("companion-change-of", { name: names[one.seat] ?? "", number: at + 1 })}</h2>
      <Chips
        label={t("companion-turn-of")}
        options={names.map((label, value) => ({ value, label }))}
        chosen={one.seat}
        onChoose={(seat) => set({ seat })}
      />
      <TileField
        family={rulebook.family}
        label={t(`companion-turn-${rulebook.family}`)}
        value={one.text}
        rows
        values={needs.values}
        spells={needs.spells}
        onChange={(text) => set({ text, kind: text.trim() ? "laid" : "none" })}
      />
      {needs.whole_rack > 1 && (
        <Switch
          label={t("companion-whole-rack", { factor: needs.whole_rack })}
          checked={one.whole_rack}
          onChange={(whole_rack) => set({ whole_rack })}
        />
      )}
      <Switch
        label={t("companion-was-late")}
        checked={one.late ?? false}
        onChange={(late) => set({ late })}
      />
      <div class="deeds">
        <Button kind="due" onClick={close}>
          {t("companion-done")}
        </Button>
        <Button icon="trash" onClick={drop}>
          {t("companion-drop-turn")}
        </Button>
      </div>
    </div>
  );
}
