// A word game or a crossword, turn by turn: the points or what was laid.

import { type Signal, useSignal } from "@preact/signals";
import { Button, Switch } from "../parts/controls";
import { t } from "../texts/texts";
import type { CountedGame } from "./ask";
import { Chips } from "./Chips";
import { LeftFields, WhoOut } from "./LeftFields";
import type { GameFormProps } from "./NumbersForm";
import { Remarks } from "./Remarks";
import type { TurnAt } from "./SheetTable";
import { changeGame, type Game, type Turn } from "./session";
import { TileField } from "./TileField";
import { capitals } from "./typed";
import { namesOf } from "./written";

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
      <Remarks remarks={counted?.checks ?? []} names={namesOf(session)} />
      <div class="deeds">
        {!ended && needs.pot && game.turns.length > 0 && (
          <Button
            aria-pressed={game.pot_empty !== null}
            icon={game.pot_empty === null ? "draw" : "check"}
            onClick={() => change({ pot_empty: game.pot_empty === null ? game.turns.length : null })}
          >
            {t(game.pot_empty === null ? "companion-pot-empty" : "companion-pot-is-empty")}
          </Button>
        )}
        {ended ? (
          <Button icon="left" onClick={() => change({ out: null })}>
            {t("companion-play-on")}
          </Button>
        ) : (
          game.turns.length > 0 && (
            <Button
              kind={counted?.over ? "due" : "plain"}
              icon="flag"
              onClick={() => change({ out: "nobody" })}
            >
              {t("companion-count")}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

/** Whose turn it is; clockwise from the last one where the server has not counted that yet. */
function nextSeat(game: Game, counted: CountedGame | undefined, seats: number): number {
  const last = game.turns.at(-1);
  if (counted?.lines.length === game.turns.length) return counted.due;
  return last ? (last.seat + 1) % seats : game.first;
}

type TurnProps = GameFormProps & { readonly game: Game; readonly change: (part: Partial<Game>) => void };

function NextTurn({ desk, rulebook, needs, counted, game, change }: TurnProps) {
  const names = namesOf(desk.session.value);
  const hand = useSignal<number | null>(null);
  const whole = useSignal(false);
  const due = nextSeat(game, counted, names.length);
  const seat = hand.value ?? due;
  const waiting = names.filter((_, at) => !counted?.opened[at]);
  const add = (kind: Turn["kind"]) => {
    const text = kind === "laid" ? capitals(game.typing) : "";
    change({ turns: [...game.turns, { seat, text, kind, whole_rack: whole.value }], typing: "" });
    hand.value = null;
    whole.value = false;
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
        values={needs.values}
        onChange={(typing) => change({ typing })}
      />
      {needs.whole_rack > 1 && (
        <Switch
          label={t("companion-whole-rack", { factor: needs.whole_rack })}
          checked={whole.value}
          onChange={(on) => {
            whole.value = on;
          }}
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
        values={needs.values}
        onChange={(text) => set({ text, kind: text.trim() ? "laid" : "none" })}
      />
      {needs.whole_rack > 1 && (
        <Switch
          label={t("companion-whole-rack", { factor: needs.whole_rack })}
          checked={one.whole_rack}
          onChange={(whole_rack) => set({ whole_rack })}
        />
      )}
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
