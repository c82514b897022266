// Tiles by typing, drawn as one types; number tiles also by tapping them on a pad.

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { INKS } from "../core/tile";
import type { Family } from "../core/wire";
import { Mark } from "../numbers/TileFace";
import { IconButton } from "../parts/controls";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";
import { asMeant, type Spells } from "./reading";
import { type Piece, typedRows } from "./typed";

export interface TileFieldProps {
  readonly family: Family;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string | undefined;
  /** The jokers of the box, for the pad. */
  readonly jokers?: readonly string[];
  /** Whether rows are kept apart: a table, not a rack. */
  readonly rows?: boolean;
  readonly values?: Readonly<Record<string, number>>;
  readonly spells?: Spells | undefined;
  /** Shown beside the label: what it comes to. */
  readonly worth?: string | undefined;
}

export function TileField(props: TileFieldProps) {
  const { family, label, value, onChange, hint, worth } = props;
  const id = useId();
  const pad = useSignal(false);
  return (
    <div class="tile-field">
      <label for={id}>
        <span>{label}</span>
        {worth && <output for={id}>{worth}</output>}
      </label>
      <div class="typing">
        <input
          id={id}
          type="text"
          autocomplete="off"
          autocapitalize={family === "words" ? "characters" : "none"}
          spellcheck={false}
          placeholder={hint}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        {family === "numbers" && (
          <IconButton
            icon="tiles"
            label={t("companion-pad", { field: label })}
            aria-expanded={pad.value}
            onClick={() => {
              pad.value = !pad.value;
            }}
          />
        )}
      </div>
      <TypedTiles {...props} />
      {pad.value && <Pad {...props} />}
    </div>
  );
}

/** What was typed, drawn. What cannot be a tile is drawn as a gap with a dashed edge. */
function TypedTiles({ family, value, values, spells = {}, rows: many = false }: TileFieldProps) {
  const rows = typedRows(family, asMeant(family, value, spells, many));
  const { Face, spoken } = partsOf(family);
  if (rows.length === 0) return null;
  const said = rows.map((row) =>
    row.map((one) => (one.face ? spoken(one.face, one.stands) : one.text)).join(", "),
  );
  return (
    <div class="typed-tiles">
      <span class="unseen">{said.join("; ")}</span>
      {rows.map((row, at) => (
        <span key={at} class="typed-row" aria-hidden="true">
          {row.map((one, i) => (
            <Drawn key={i} piece={one} Face={Face} value={values?.[one.face ?? ""]} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Drawn({
  piece,
  Face,
  value,
}: {
  piece: Piece;
  Face: ReturnType<typeof partsOf>["Face"];
  value: number | undefined;
}) {
  if (piece.face === null) return <span class="no-tile">{piece.text}</span>;
  return (
    <span class="tile mini">
      <Face face={piece.face} stands={piece.stands} value={value} />
    </span>
  );
}

/** A colour, then numbers: two taps for the first tile, one for the next of that colour. */
function Pad({ value, onChange, jokers = [], rows = false }: TileFieldProps) {
  const ink = useSignal<(typeof INKS)[number]>("K");
  const add = (sign: string) => onChange(`${value.trimEnd()} ${sign}`.trimStart());
  return (
    <div class="pad">
      <fieldset class="pad-inks">
        <legend class="unseen">{t("companion-pad-colour")}</legend>
        {INKS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={ink.value === one}
            aria-label={t(`companion-ink-${one.toLowerCase()}`)}
            data-ink={one}
            onClick={() => {
              ink.value = one;
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <Mark ink={one} x={10} y={10} radius={6.5} />
            </svg>
          </button>
        ))}
      </fieldset>
      <div class="pad-numbers" data-ink={ink.value}>
        {Array.from({ length: 13 }, (_, i) => (
          <button key={i} type="button" onClick={() => add(`${ink.value}${i + 1}`)}>
            {i + 1}
          </button>
        ))}
        {jokers.map((joker) => (
          <button
            key={joker}
            type="button"
            aria-label={partsOf("numbers").spoken(joker)}
            onClick={() => add(joker)}
          >
            {joker}
          </button>
        ))}
        {rows && (
          <button type="button" class="wide" onClick={() => add("|")}>
            {t("companion-pad-next")}
          </button>
        )}
        <button
          type="button"
          class="wide"
          aria-label={t("companion-pad-back")}
          onClick={() => onChange(value.trimEnd().replace(/\S+$/, "").trimEnd())}
        >
          ⌫
        </button>
      </div>
    </div>
  );
}
