// The crossword's table: the board, the rack, what is in the air, and the question what a blank stands for.

import { useEffect, useRef } from "preact/hooks";
import { readFace, type TileId } from "../core/tile";
import type { View } from "../core/wire";
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

/** Letters of this game, for naming a blank. */
function lettersOf(view: View): string[] {
  return Object.keys(view.values ?? {}).filter(
    (letter) => readFace(letter).kind === "letter" && letter !== "?",
  );
}

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
        {lettersOf(view).map((letter) => (
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

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const keys = boardKeys(board, session.endTurn);
    const stop = attachHands(stage, board, session.giving);
    document.addEventListener("keydown", keys);
    return () => {
      stop();
      document.removeEventListener("keydown", keys);
    };
  }, [session]);

  const look = (tile: TileId): TileLook => ({
    face: faces.get(tile) ?? "",
    label: parts.spoken(faces.get(tile) ?? ""),
    chosen: board.chosen.value === tile || session.giving.value?.has(tile) === true,
    landing: air?.tile === tile,
    hinted: session.hints.tiles.value.has(tile),
    focusable: tile === rack[0],
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
        <BoardView view={view} board={board} />
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
