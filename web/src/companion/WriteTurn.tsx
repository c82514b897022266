// A turn that ended at the clock: what it scored is written while the next player thinks.

import type { Rulebook } from "../core/wire";
import { Button, Switch } from "../parts/controls";
import { t } from "../texts/texts";
import type { Needs } from "./ask";
import type { Desk } from "./desk";
import { asMeant } from "./reading";
import { changeLast, lastGame, type Turn } from "./session";
import { TileField } from "./TileField";
import { unwritten } from "./turnOrder";
import { capitals } from "./typed";
import { namesOf } from "./written";

export function WriteTurn({ desk, rulebook, needs }: { desk: Desk; rulebook: Rulebook; needs: Needs }) {
  const session = desk.session.value;
  const game = lastGame(session);
  const at = needs.turns ? unwritten(game) : null;
  const turn = at === null ? undefined : game.turns[at];
  if (!turn) return null;
  const waiting = game.turns.filter((one) => one.kind === "laid" && one.text.trim() === "").length - 1;
  const write = (part: Partial<Turn>) => {
    const turns = game.turns.map((one, i) => (i === at ? { ...one, ...part } : one));
    desk.session.value = changeLast(session, { turns, typing: "", whole: false });
  };
  const meant = () => capitals(asMeant(rulebook.family, game.typing, needs.spells));
  return (
    <form
      class="write-turn"
      onSubmit={(event) => {
        event.preventDefault();
        if (game.typing.trim()) write({ text: meant(), whole_rack: game.whole });
      }}
    >
      <TileField
        family={rulebook.family}
        label={t("companion-what-scored", { name: namesOf(session)[turn.seat] ?? "" })}
        hint={t(`companion-turn-${rulebook.family}-hint`)}
        value={game.typing}
        rows
        values={needs.values}
        spells={needs.spells}
        onChange={(typing) => {
          desk.session.value = changeLast(desk.session.value, { typing });
        }}
      />
      {needs.whole_rack > 1 && (
        <Switch
          label={t("companion-whole-rack", { factor: needs.whole_rack })}
          checked={game.whole}
          onChange={(whole) => {
            desk.session.value = changeLast(desk.session.value, { whole });
          }}
        />
      )}
      {waiting > 0 && <p class="hint">{t("companion-more-unwritten", { count: waiting })}</p>}
      <div class="deeds">
        <Button kind="due" type="submit" disabled={!game.typing.trim()}>
          {t("companion-write")}
        </Button>
        <Button onClick={() => write({ kind: "none" })}>
          {t(needs.exchange ? "companion-passed" : "companion-no-play")}
        </Button>
        {needs.exchange && (
          <Button onClick={() => write({ kind: "exchanged" })}>{t("companion-exchanged")}</Button>
        )}
      </div>
    </form>
  );
}
