// Felt and rack together: what can be seen and touched of a turn.

import { signal, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Window } from "../core/camera";
import type { RowId } from "../core/draft";
import { rowOf } from "../core/draft";
import { readingOrder } from "../core/goals";
import type { TileId } from "../core/tile";
import type { View } from "../core/wire";
import { type Box, type Boxes, boxOf, createMotion } from "../drag/flip";
import { createKeys } from "../drag/keys";
import { attachPinch } from "../drag/pinch";
import { attachPointer } from "../drag/pointer";
import type { Surfaces } from "../drag/surface";
import { createTaps, tapTile } from "../drag/tap";
import { announce } from "../live/announce";
import type { Staged } from "../live/session";
import { reducedMotion } from "../live/settings";
import { feltSizes, type RackSize, rackSize, shape } from "../live/shape";
import type { Shown } from "../live/turn";
import { t } from "../texts/texts";
import { DragLayer } from "./DragLayer";
import { FeltView, type RowShow, rowCorner } from "./FeltView";
import { partsOf } from "./families";
import { markOf, standsOf } from "./marks";
import { RACK_EDGE, RackView } from "./RackView";
import { useSize } from "./size";
import type { TileLook } from "./TileView";

const GLIDE_MS = 200;
const FILM_GLIDE_MS = 460;
const TAKES_BACK = /^z$/i;

export function Stage({ session, view }: { session: Staged; view: View }) {
  const { turn, film } = session;
  const stageRef = useRef<HTMLDivElement>(null);
  const feltBox = useRef<HTMLDivElement>(null);
  const feltRef = useRef<HTMLDivElement>(null);
  const rackBox = useRef<HTMLDivElement>(null);
  const rackRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const released = useRef<Boxes>(new Map());
  const lastWindow = useRef<Window | null>(null);
  const lastSpots = useRef<ReadonlyMap<string, string>>(new Map());
  const motion = useMemo(createMotion, []);
  const focused = useMemo(() => signal<TileId | null>(null), []);
  const asked = useMemo(() => signal<RowId | null>(null), []);
  const zoom = useMemo(() => signal(1), []);
  const feltSize = useSize(feltBox);
  const rackRoom = useSize(rackBox);
  const parts = partsOf(view.family);

  useLayoutEffect(() => {
    const { width, height } = feltSize.value;
    if (width === 0) return;
    turn.window.value = {
      width,
      height,
      sizes: feltSizes(shape.value, width, zoom.value),
      scrolls: shape.value !== "desk",
    };
  }, [turn, feltSize.value, shape.value, zoom.value]);

  const hadFocus =
    stageRef.current?.contains(document.activeElement) && document.activeElement instanceof HTMLElement
      ? (document.activeElement.dataset.tile ?? null)
      : null;

  const shown = turn.shown.value;
  const faces = turn.known.value.faces;
  const size = rackSize(
    shape.value,
    rackRoom.value.width - 2 * RACK_EDGE,
    globalThis.innerHeight,
    // What was laid this turn may come back: the rack keeps its shape until the turn ends.
    Math.max(shown.rack.length, turn.order.value.length),
    session.lowRack,
  );
  const quiet = turn.changed.value;
  // A tile that is no longer there (another game has begun) cannot be where Tab leads.
  const lies =
    shown.rack.includes(focused.value ?? -1) || rowOf(shown.rows, focused.value ?? -1) !== undefined;
  const firstFocus = (lies ? focused.value : null) ?? shown.rack[0] ?? shown.rows[0]?.tiles[0] ?? null;
  const label = (tile: TileId, stands: string): string => {
    const said = parts.spoken(faces.get(tile) ?? "", stands);
    return session.hints.tiles.value.has(tile) ? t("tile-hinted", { tile: said }) : said;
  };
  const look = (tile: TileId, stands = ""): TileLook => ({
    face: faces.get(tile) ?? "",
    stands,
    label: label(tile, stands),
    chosen: turn.chosen.value.has(tile),
    landing: shown.landing.has(tile),
    fresh:
      turn.laid.value.has(tile) && session.mine.value && shown.rows.some((row) => row.tiles.includes(tile)),
    lit: quiet
      ? undefined
      : film.laid.value.has(tile)
        ? "laid"
        : film.moved.value.has(tile)
          ? "moved"
          : undefined,
    hinted: session.hints.tiles.value.has(tile),
    focusable: tile === firstFocus,
  });
  // In the order in which they are numbered and read; what is in hand changes it only when it is put down.
  const rows: RowShow[] = readingOrder(shown.rows, turn.scene.value.placed).map((row) => {
    const stands = standsOf(session, view, row);
    return {
      row,
      mark: markOf(session, row),
      landing: row.tiles.every((tile) => shown.landing.has(tile)),
      hinted: session.hints.rows.value.has(row.id),
      looks: new Map(row.tiles.map((tile) => [tile, look(tile, stands.get(tile))])),
    };
  });
  // Where what this drawing moves is seen before it does.
  const spots = spotsOf(shown, size);
  const moved = new Set(
    [...spots].flatMap(([flip, spot]) => (lastSpots.current.get(flip) === spot ? [] : [flip])),
  );
  for (const flip of released.current.keys()) moved.add(flip);
  const from = motion.look(stageRef.current, moved);
  const rackLooks = new Map(shown.rack.map((tile) => [tile, look(tile)]));
  const follow = useComputed(() => {
    const now = turn.shown.value;
    // A finger shows the way itself.
    const byKeys = turn.held.value?.by === "keys" ? [...now.landing] : [];
    const moving = turn.film.value ? [...film.laid.value] : byKeys;
    return now.rows.find((row) => row.tiles.some((tile) => moving.includes(tile)))?.id ?? null;
  });

  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const seen = new Map([...from, ...released.current]);
    released.current = new Map();
    // A window that changes its size is no move of anybody's.
    const resized = lastWindow.current !== shown.window;
    lastWindow.current = shown.window;
    const first = lastSpots.current.size === 0;
    lastSpots.current = spots;
    const still = resized || reducedMotion.value || first;
    const ms = still ? 0 : turn.film.value ? FILM_GLIDE_MS : GLIDE_MS;
    motion.glide(stage, moved, seen, ms, (element) => cameFrom(element, film.seat.value));
    if (hadFocus !== null && document.activeElement?.getAttribute("data-tile") !== hadFocus) {
      stage.querySelector<HTMLElement>(`[data-tile="${hadFocus}"]`)?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    const stage = stageRef.current;
    const felt = feltRef.current;
    if (!stage || !felt) return;
    const surfaces = (): Surfaces | null =>
      feltRef.current && rackRef.current ? { felt: feltRef.current, rack: rackRef.current } : null;
    const stopPointer = attachPointer(stage, {
      turn,
      surfaces,
      layer: () => layerRef.current,
      touched: film.finish,
      tapped: createTaps(turn, surfaces),
      letGo: (boxes) => {
        released.current = boxes;
      },
    });
    const stopPinch = attachPinch(felt, zoom);
    const focus = (tile: TileId) => {
      focused.value = tile;
      stage.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
    };
    const keys = createKeys({
      turn,
      letters: view.family !== "numbers",
      spoken: (tile) => parts.spoken(turn.known.value.faces.get(tile) ?? ""),
      focused: () => focused.peek(),
      focus,
      standing: () =>
        [...stage.querySelectorAll<HTMLElement>("button[data-tile]")].map((element) => {
          // Where it stands at rest: a tile that is lifted or glides is still of its tier.
          const box = (element.offsetParent ?? stage).getBoundingClientRect();
          const x = box.x + element.offsetLeft + element.offsetWidth / 2;
          const y = box.y + element.offsetTop + element.offsetHeight / 2;
          return { id: Number(element.dataset.tile), x, y };
        }),
      endTurn: session.endTurn,
      say: announce,
      touched: film.finish,
    });
    // Activated by a screen reader, which has no place of its own: the middle of the tile is meant.
    const click = (event: MouseEvent) => {
      const here = surfaces();
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tile]") : null;
      if (!here || !element || event.detail > 0) return;
      const box = element.getBoundingClientRect();
      const tap = { x: box.x + box.width / 2, y: box.y + box.height / 2, adding: false };
      tapTile(turn, here, Number(element.dataset.tile), tap);
    };
    const focusIn = (event: FocusEvent) => {
      const tile = event.target instanceof HTMLElement ? event.target.dataset.tile : undefined;
      if (tile !== undefined) focused.value = Number(tile);
      asked.value = tile === undefined ? null : (rowOf(turn.rows.value, Number(tile))?.id ?? null);
    };
    // Typing a word needs no tile to begin with, and a turn ends, from anywhere at the table.
    const typed = (event: KeyboardEvent) => {
      const active = document.activeElement;
      const nowhere = active === document.body || active?.tagName === "MAIN";
      const around = nowhere || stage.closest(".play")?.contains(active);
      if (!around || stage.contains(active) || active?.closest("input, select, dialog")) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) session.endTurn();
      else if (view.family === "numbers" && TAKES_BACK.test(event.key) && !event.altKey) turn.takeBack();
      else if (view.family !== "numbers" && (nowhere || /^(\p{L}|Backspace)$/u.test(event.key))) keys(event);
    };
    document.addEventListener("keydown", typed);
    stage.addEventListener("keydown", keys);
    stage.addEventListener("click", click);
    stage.addEventListener("focusin", focusIn);
    return () => {
      stopPointer();
      stopPinch();
      document.removeEventListener("keydown", typed);
      stage.removeEventListener("keydown", keys);
      stage.removeEventListener("click", click);
      stage.removeEventListener("focusin", focusIn);
    };
  }, [session, view.family]);

  return (
    <div class="stage" ref={stageRef}>
      <div class="felt-box" ref={feltBox} style={{ "--tile": `${shown.scene.tile}px` }}>
        <FeltView
          shown={shown}
          rows={rows}
          parts={parts}
          open={turn.open.value}
          asked={asked.value}
          follow={follow.value}
          feltRef={feltRef}
        />
      </div>
      {view.rack && (
        <div class="rack-box" ref={rackBox}>
          <RackView
            rack={shown.rack}
            looks={rackLooks}
            size={size}
            parts={parts}
            rackRef={rackRef}
            hinted={session.hints.onRack.value}
          />
        </div>
      )}
      <DragLayer faces={faces} parts={parts} layerRef={layerRef} />
    </div>
  );
}

/** Where every tile and tray stands, by its `data-flip`; only told apart, not measured. */
function spotsOf(shown: Shown, size: RackSize): ReadonlyMap<string, string> {
  const spots = new Map<string, string>();
  for (const row of shown.rows) {
    const { x, y } = rowCorner(shown, row);
    // A row carries its tiles along: they move by themselves only when they change places in it.
    spots.set(`r${row.id}`, `${x} ${y}`);
    row.tiles.forEach((tile, i) => {
      spots.set(`t${tile}`, `row ${row.id} ${i} ${shown.scene.tile}`);
    });
  }
  shown.rack.forEach((tile, i) => {
    spots.set(
      `t${tile}`,
      `rack ${i % size.perTier} ${Math.floor(i / size.perTier)} ${size.perTier} ${size.tile}`,
    );
  });
  return spots;
}

/** Where a tile that was not seen before comes from: a player's place, or the pot. */
function cameFrom(element: HTMLElement, seat: number | null): Box | null {
  if (!element.dataset.tile) return null;
  const inRack = element.closest("[data-surface=rack]") !== null;
  const source = document.querySelector(inRack ? "[data-pot]" : `[data-seat="${seat}"]`);
  if (!source) return null;
  const box = boxOf(source);
  return { x: box.x, y: box.y, width: element.offsetWidth * 0.4 };
}
