// A worked example: what lies there, what is on the rack, what the book makes of it, and what the referee says.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NOTHING_KNOWN, nameTiles } from "../core/identity";
import { notationOf } from "../core/notation";
import type { Ruling } from "../core/wire";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { language, languageName, t } from "../texts/texts";
import { askRuling, canBeShown, type Example, type Rows, tried } from "./lesson";
import { MiniBoard } from "./MiniBoard";
import { type DrawnTile, TileRow } from "./TileRow";
import { Refusals, TryTable } from "./TryTable";

export function ExampleView({ rulebook, example }: { rulebook: string; example: Example }) {
  const name = `${rulebook}-ex-${example.id}`;
  const open = tried.value?.id === name;
  const caption = t(name);
  const { family } = example.position;
  const begin = (show: boolean) => () => {
    tried.value = { id: name, show };
  };
  return (
    <article class="card example" data-example={example.id} data-verdict={verdict(example)}>
      <header>
        <Verdict example={example} />
        {example.place ? (
          <PlaceLine place={example.place}>
            {example.language && <span>{languageName(example.language)}</span>}
          </PlaceLine>
        ) : (
          <small>
            {t("learn-ours")}
            {example.language && ` · ${languageName(example.language)}`}
          </small>
        )}
      </header>
      <p>{caption}</p>
      {!example.case.opened && <p class="soft">{t("learn-not-opened")}</p>}
      {(!open || example.erratum) &&
        (family === "crossword" ? <Crossing example={example} /> : <Before example={example} />)}
      {!example.legal && <Refused example={example} />}
      {open ? (
        <TryTable key={name} example={example} show={tried.value?.show ?? false} />
      ) : (
        <div class="example-deeds">
          <Button kind="due" onClick={begin(false)} aria-label={t("learn-try-of", { example: caption })}>
            {t("learn-try")}
          </Button>
          {canBeShown(example) && !example.erratum && (
            <Button icon="eye" onClick={begin(true)} aria-label={t("learn-show-of", { example: caption })}>
              {t("learn-show")}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function verdict({ erratum, mends, legal }: Example): "erratum" | "mended" | "may" | "may-not" {
  if (erratum) return "erratum";
  if (mends) return "mended";
  return legal ? "may" : "may-not";
}

function Verdict({ example }: { example: Example }) {
  return (
    <h4 class="verdict">
      <Icon name={example.legal ? "check" : "close"} />
      {t(`learn-${verdict(example)}`)}
    </h4>
  );
}

/** The table, the rack, and the table afterwards with what came from the rack tinted. */
function Before({ example }: { example: Example }) {
  const { family, table, stands, rack } = example.position;
  const { read } = notationOf(family);
  const rows = table.map((row, i) => tilesOf(read(row), stands?.[i]));
  return (
    <div class="example-tiles">
      {rows.length > 0 && (
        <>
          <h5>{t("learn-on-table")}</h5>
          <div class="on-felt">
            {rows.map((tiles, i) => (
              <TileRow key={i} family={family} tiles={tiles} />
            ))}
          </div>
        </>
      )}
      <h5>{t("learn-on-rack")}</h5>
      <div class="on-wood">
        <TileRow family={family} tiles={rack.map((face) => ({ face }))} />
      </div>
      {example.after && (
        <div class="afterwards">
          <h5>{t(example.erratum ? "learn-claimed" : "learn-afterwards")}</h5>
          <div class="on-felt">
            {afterwards(example, example.after).map((tiles, i) => (
              <TileRow key={i} family={family} tiles={tiles} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function tilesOf(faces: readonly string[], stands: readonly string[] | undefined): DrawnTile[] {
  return faces.map((face, i) => ({ face, stands: stands?.[i] }));
}

function afterwards(example: Example, after: Rows): DrawnTile[][] {
  const { family, table, rack } = example.position;
  const { read } = notationOf(family);
  const before = nameTiles(NOTHING_KNOWN, table.map(read), rack);
  const own = new Set(before.rack);
  const named = nameTiles(before, after.table.map(read), []);
  return named.rows.map((row, i) =>
    row.tiles.map((tile, j) => ({
      face: named.faces.get(tile) ?? "",
      stands: after.stands[i]?.[j],
      fresh: own.has(tile),
      missing: !before.faces.has(tile),
    })),
  );
}

function Crossing({ example }: { example: Example }) {
  const { family, rack, values } = example.position;
  return (
    <div class="example-tiles">
      <h5>{t("learn-on-rack")}</h5>
      <div class="on-wood">
        <TileRow family={family} tiles={rack.map((face) => ({ face, value: values?.[face] }))} />
      </div>
      <h5>{t("learn-afterwards")}</h5>
      <MiniBoard position={example.position} play={example.play} />
    </div>
  );
}

/** Why it may not be: the referee is asked, now and in the reader's language. */
function Refused({ example }: { example: Example }) {
  const ruling = useSignal<Ruling | null>(null);
  useEffect(() => {
    void askRuling(example, example.play).then(
      (said) => {
        ruling.value = said;
      },
      () => {},
    );
  }, [example, language.value]);
  return (
    <div class="referee" aria-busy={ruling.value === null}>
      <p>
        <strong>{t(example.erratum ? "learn-erratum-say" : "learn-referee")}</strong>
      </p>
      {ruling.value && <Refusals family={example.position.family} violations={ruling.value.violations} />}
    </div>
  );
}
