// The crossword's table: the board, the rack, what is in the air, and the question what a blank stands for.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { lettersFor } from "../core/board";
import type { TileId } from "../core/tile";
import type { View } from "../core/wire";
import { attachPinch, OF_BOARD } from "../drag/pinch";
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
  const boardBox = useRef<HTMLDivElement>(null);
  const zoom = useSignal(1);
  const rackBox = useRef<HTMLDivElement>(null);
  const rackRef = useRef<HTMLDivElement>(null);
  const room = useSize(rackBox);
  const parts = partsOf(view.family);
  const { values } = view;
  const Face = useMemo(
    () => (props: FaceProps) => <parts.Face {...props} value={values?.[props.face]} />,
    [parts, values],
  );
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
    const stopPinch = boardBox.current ? attachPinch(boardBox.current, zoom, OF_BOARD) : () => {};
    const focusIn = (event: FocusEvent) => {
      const tile = event.target instanceof HTMLElement ? event.target.dataset.tile : undefined;
      if (tile !== undefined) lastTile.value = Number(tile);
    };
    document.addEventListener("keydown", keys);
    stage.addEventListener("focusin", focusIn);
    return () => {
      stop();
      stopPinch();
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
      <div class="felt-box board-box" ref={boardBox} style={{ "--zoom": `${zoom.value}` }}>
        <BoardView
          view={view}
          board={board}
          film={session.film}
          hinted={session.hints.squares.value}
          aimed={air?.square ?? null}
        />
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
          class={air.touch ? "air board-air above-finger" : "air board-air"}
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
