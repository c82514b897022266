// The crossword's table: the board, the rack, what is in the air, and the question what a blank stands for.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lettersFor } from "../core/board";
import type { TileId } from "../core/tile";
import type { View } from "../core/wire";
import { announce } from "../live/announce";
import type { Staged } from "../live/session";
import { rackSize, shape } from "../live/shape";
import { Button, Sheet } from "../parts/controls";
import { type FaceProps, partsOf } from "../play/families";
import { RACK_EDGE, RackView } from "../play/RackView";
import { useSize } from "../play/size";
import type { TileLook } from "../play/TileView";
import { t } from "../texts/texts";
import { BoardView } from "./BoardView";
import { attachHands, boardKeys, inAir } from "./hands";

function BlankChooser({ session, view }: { session: Staged; view: View }) {
  const { board } = session;
  return (
    <Sheet
      title={t("blank-title")}
      onClose={() => {
        board.asking.value = null;
      }}
    >
      <div class="blank-letters">
        {lettersFor(view.values).map((letter) => (
          <Button key={letter} onClick={() => board.name(letter)}>
            {letter}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

export function BoardStage({ session, view }: { session: Staged; view: View }) {
  const { board, turn } = session;
  const stageRef = useRef<HTMLDivElement>(null);
  const rackBox = useRef<HTMLDivElement>(null);
  const rackRef = useRef<HTMLDivElement>(null);
  const room = useSize(rackBox);
  const parts = partsOf(view.family);
  const { values } = view;
  const Face = (props: FaceProps) => <parts.Face {...props} value={values?.[props.face]} />;
  const faces = turn.known.value.faces;
  const rack = board.rack.value;
  const air = inAir.value;
  /** The tile of the rack that the focus was on last. */
  const lastTile = useSignal<TileId | null>(null);

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const keys = boardKeys(board, { stage, endTurn: session.endTurn, say: announce });
    const stop = attachHands(stage, board, session.giving);
    const focusIn = (event: FocusEvent) => {
      const tile = event.target instanceof HTMLElement ? event.target.dataset.tile : undefined;
      if (tile !== undefined) lastTile.value = Number(tile);
    };
    document.addEventListener("keydown", keys);
    stage.addEventListener("focusin", focusIn);
    return () => {
      stop();
      stage.removeEventListener("focusin", focusIn);
      document.removeEventListener("keydown", keys);
    };
  }, [session]);

  const label = (tile: TileId): string => {
    const face = faces.get(tile) ?? "";
    const said = parts.spoken(face, "", values?.[face]);
    return session.hints.tiles.value.has(tile) ? t("tile-hinted", { tile: said }) : said;
  };
  const look = (tile: TileId): TileLook => ({
    face: faces.get(tile) ?? "",
    label: label(tile),
    chosen: board.chosen.value === tile || session.giving.value?.has(tile) === true,
    landing: air?.tile === tile,
    hinted: session.hints.tiles.value.has(tile),
    focusable: tile === (rack.find((one) => one === lastTile.value) ?? rack[0]),
  });
  const size = rackSize(
    shape.value,
    room.value.width - 2 * RACK_EDGE,
    globalThis.innerHeight,
    turn.order.value.length,
    session.lowRack,
  );
  return (
    <div class="stage" ref={stageRef}>
      <div class="felt-box board-box">
        <BoardView view={view} board={board} hinted={session.hints.squares.value} />
      </div>
      {view.rack && (
        <div class="rack-box" ref={rackBox}>
          <RackView
            rack={rack}
            looks={new Map(rack.map((tile) => [tile, look(tile)]))}
            size={size}
            parts={{ ...parts, Face }}
            rackRef={rackRef}
          />
        </div>
      )}
      {air && (
        <div
          class="air board-air"
          aria-hidden="true"
          style={{ "--tile": "48px", left: `${air.x}px`, top: `${air.y}px` }}
        >
          <div class="tile lifted">
            <Face face={faces.get(air.tile) ?? ""} />
          </div>
        </div>
      )}
      {board.asking.value && <BlankChooser session={session} view={view} />}
    </div>
  );
}
