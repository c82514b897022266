// The keys of a game, and where they are shown: behind a button of the bar, and behind the key `?`.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Family } from "../core/wire";
import { t } from "../texts/texts";
import { IconButton, Sheet } from "./controls";

/** A line of the list: keys that are pressed together, and what they do. Signs are the same on every keyboard. */
type Line = readonly [keys: readonly string[], does: string];

const TAB: Line = [["Tab"], "tab"];
const END: Line = [["key-control", "key-enter"], "end"];
const HELP: Line = [["?"], "help"];
const TILES: readonly Line[] = [
  [["key-arrows"], "go"],
  [["key-space"], "choose"],
  [["key-enter"], "lift"],
];
const KEYS: Record<Family, readonly Line[]> = {
  numbers: [
    TAB,
    ...TILES,
    [["key-tiles"], "find"],
    [["J"], "joker"],
    [["key-back"], "back"],
    [["Z"], "step"],
    [["key-escape"], "drop"],
    END,
    HELP,
  ],
  words: [
    [["key-letters"], "spell"],
    [["key-back"], "unspell"],
    [["key-escape"], "next"],
    TAB,
    ...TILES,
    [["key-control", "Z"], "step"],
    END,
    HELP,
  ],
  crossword: [
    [["key-arrows"], "board"],
    [["key-letters"], "letter"],
    [["key-back"], "unspell"],
    [["key-enter"], "square"],
    [["key-escape"], "recall"],
    [["key-space"], "choose"],
    TAB,
    END,
    HELP,
  ],
};

export function KeyList({ family }: { family: Family }) {
  return (
    <dl class="keys">
      {KEYS[family].map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key, i) => (
              <>
                {i > 0 && " + "}
                <kbd key={key}>{key.startsWith("key-") ? t(key) : key}</kbd>
              </>
            ))}
          </dt>
          <dd>{t(`key-does-${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The key `?` shows the keys everywhere at the table, also where there is no room for the button. */
export function KeysHelp({ family, button }: { family: Family; button: boolean }) {
  const open = useSignal(false);
  useEffect(() => {
    const asked = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "?" || target?.closest("input, select, textarea, dialog")) return;
      event.preventDefault();
      open.value = true;
    };
    document.addEventListener("keydown", asked);
    return () => document.removeEventListener("keydown", asked);
  }, []);
  return (
    <>
      {button && (
        <IconButton
          icon="keys"
          label={t("keys-help")}
          aria-keyshortcuts="?"
          onClick={() => {
            open.value = true;
          }}
        />
      )}
      {open.value && (
        <Sheet
          title={t("keys-help")}
          onClose={() => {
            open.value = false;
          }}
        >
          <KeyList family={family} />
        </Sheet>
      )}
    </>
  );
}
