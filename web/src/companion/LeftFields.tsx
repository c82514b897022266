// What is left on the racks when a game is over.

import { t } from "../texts/texts";
import { Chips } from "./Chips";
import type { GameFormProps } from "./NumbersForm";
import { type Game, withText } from "./session";
import { TileField } from "./TileField";
import { namesOf } from "./written";

type LeftProps = GameFormProps & { readonly game: Game; readonly change: (part: Partial<Game>) => void };

export function WhoOut({ desk, game, change }: LeftProps) {
  const names = namesOf(desk.session.value);
  const options = [
    ...names.map((label, seat) => ({ value: `${seat}`, label })),
    { value: "nobody", label: t("companion-nobody-out") },
  ];
  return (
    <Chips
      label={t("companion-who-out")}
      options={options}
      chosen={game.out === null ? null : `${game.out}`}
      onChoose={(value) => change({ out: value === "nobody" ? "nobody" : Number(value) })}
    />
  );
}

export function LeftFields({ desk, rulebook, needs, counted, game, change }: LeftProps) {
  const names = namesOf(desk.session.value);
  const { family } = rulebook;
  return (
    <>
      <p class="hint">{t(family === "numbers" ? "companion-left-numbers" : "companion-left-letters")}</p>
      {names.map((name, seat) => {
        if (seat === game.out) return null;
        const points = game.left[seat]?.trim() ? counted?.points[seat] : null;
        return (
          <TileField
            key={seat}
            family={family === "crossword" ? "words" : family}
            label={t("companion-left-of", { name })}
            value={game.left[seat] ?? ""}
            jokers={needs.jokers}
            values={needs.values}
            spells={needs.spells}
            worth={points === null || points === undefined ? undefined : t("companion-points", { points })}
            onChange={(text) => change({ left: withText(game.left, seat, text, names.length) })}
          />
        );
      })}
    </>
  );
}
