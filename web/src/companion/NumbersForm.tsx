// One game of numbers: who went out, what the others have left, or the scores that were worked out by hand.

import type { Rulebook } from "../core/wire";
import { Button, Switch } from "../parts/controls";
import { t } from "../texts/texts";
import type { CountedGame, Needs } from "./ask";
import type { Desk } from "./desk";
import { LeftFields, WhoOut } from "./LeftFields";
import { Remarks } from "./Remarks";
import { changeGame, type Game, withText } from "./session";
import { restClock } from "./turnOrder";
import { namesOf } from "./written";

export interface GameFormProps {
  readonly desk: Desk;
  readonly rulebook: Rulebook;
  readonly needs: Needs;
  /** Which game of the sheet. */
  readonly at: number;
  readonly counted: CountedGame | undefined;
}

export function NumbersForm({
  onBack,
  ...form
}: GameFormProps & {
  /** Back to the game that is being played. */
  onBack: (() => void) | null;
}) {
  const { desk, at, counted } = form;
  const session = desk.session.value;
  const game = session.games[at];
  const names = namesOf(session);
  if (!game) return null;
  const change = (part: Partial<Game>) => {
    desk.session.value = changeGame(desk.session.value, at, part);
    if (at === session.games.length - 1 && (part.out !== undefined || part.own)) restClock(session);
  };
  const toggle = (seat: number) =>
    change({
      opened: game.opened.includes(seat) ? game.opened.filter((one) => one !== seat) : [...game.opened, seat],
    });
  return (
    <section class="card game-form">
      <h2>{t("companion-row-game", { number: at + 1 })}</h2>
      {onBack && (
        <fieldset class="chips">
          <legend>{t("companion-opened")}</legend>
          <div>
            {names.map((name, seat) => (
              <button
                key={seat}
                type="button"
                class="mark"
                aria-pressed={game.opened.includes(seat)}
                onClick={() => toggle(seat)}
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <WhoOut {...form} game={game} change={change} />
      {game.out !== null && <LeftFields {...form} game={game} change={change} />}
      <Switch
        label={t("companion-own-scores")}
        note={t("companion-own-scores-say")}
        checked={game.own}
        onChange={(own) => change({ own })}
      />
      {game.own && (
        <div class="own-scores">
          {names.map((name, seat) => (
            <label key={seat}>
              <span>{name}</span>
              <input
                type="text"
                autocomplete="off"
                placeholder="−23"
                value={game.scores[seat] ?? ""}
                onInput={(event) =>
                  change({ scores: withText(game.scores, seat, event.currentTarget.value, names.length) })
                }
              />
            </label>
          ))}
        </div>
      )}
      <Remarks family="numbers" remarks={counted?.checks ?? []} names={names} />
      {onBack && (
        <div class="deeds">
          <Button onClick={onBack}>{t("companion-back-to-game")}</Button>
        </div>
      )}
    </section>
  );
}
