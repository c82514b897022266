// What a joker stands for, said by the player: where the referee could read several words, one is meant.

import { useSignal } from "@preact/signals";
import { JOKER } from "../core/notation";
import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { Button, IconButton, Sheet } from "../parts/controls";
import { FOLDERS } from "../texts/languages";
import { t } from "../texts/texts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A button while one joker on the table is chosen, and the letters to choose from behind it. */
export function JokerLetter({ session, view }: { session: Session; view: View }) {
  const asking = useSignal(false);
  const { turn } = session;
  const [joker, ...others] = turn.chosen.value;
  const row = turn.rows.value.find(({ tiles }) => joker !== undefined && tiles.includes(joker));
  // In a row that nobody has touched another letter would be no play.
  const untouched = turn.base.value.some(({ tiles }) => tiles.join() === row?.tiles.join());
  const lies = row !== undefined && !untouched;
  const isJoker = joker !== undefined && turn.known.value.faces.get(joker) === JOKER;
  if (view.family !== "words" || !isJoker || !lies || others.length > 0 || !turn.open.value) return null;
  return (
    <>
      <IconButton
        icon="crown"
        label={t("joker-choose")}
        onClick={() => {
          asking.value = true;
        }}
      />
      {asking.value && (
        <Sheet
          title={t("joker-choose-title")}
          onClose={() => {
            asking.value = false;
          }}
        >
          <div class="blank-letters">
            {[...ALPHABET, ...(FOLDERS[view.language ?? ""]?.onTiles ?? "")].map((letter) => (
              <Button
                key={letter}
                onClick={() => {
                  asking.value = false;
                  turn.mean(joker, letter);
                }}
              >
                {letter}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
