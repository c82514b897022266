// The whole turn by keyboard: arrows go from tile to tile, Space picks up and lets go, Enter lifts what is picked up
// and puts it down, letters and digits find a tile (or, in a word game, lay it), Backspace takes it back to the rack,
// Z takes back a step.

import { type Goal, lift, type Rows, rowOf } from "../core/draft";
import { type Arrow, findTyped, type Standing, step } from "../core/focus";
import { nextGoal, readingOrder } from "../core/goals";
import type { TileId } from "../core/tile";
import { knock } from "../live/sounds";
import type { Turn } from "../live/turn";
import { t } from "../texts/texts";
import { createTyping } from "./typing";

export interface KeyHost {
  readonly turn: Turn;
  /** Whether letters are tiles: then they are laid as they are typed, and Z is a letter too. */
  readonly letters: boolean;
  readonly focused: () => TileId | null;
  readonly focus: (tile: TileId) => void;
  /** Where the tiles stand on the screen. */
  readonly standing: () => Standing<TileId>[];
  readonly endTurn: () => void;
  readonly touched: () => void;
  /** Read out by a screen reader. */
  readonly say: (text: string) => void;
}

function sayGoal(rows: Rows, goal: Goal): string {
  if (goal.on !== "row") return t(`aim-${goal.on}`);
  const number = rows.findIndex((row) => row.id === goal.row) + 1;
  return t("aim-row", { number, index: goal.index + 1 });
}

const ARROWS: Record<string, Arrow> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const TYPING_MS = 900;

export function createKeys(host: KeyHost): (event: KeyboardEvent) => void {
  const { turn } = host;
  let typed = "";
  let typedAt = 0;
  const typing = createTyping(turn);

  const lifting = () => turn.held.value?.by === "keys";

  const aimNext = (arrow: Arrow) => {
    const held = turn.held.value;
    if (!held) return;
    const { scene } = turn.shown.value;
    const staying = readingOrder(lift(turn.rows.value, held.tiles), scene.placed);
    const toRack = turn.allows(held.tiles, { goal: { on: "rack", index: 0 } })
      ? turn.rack.value.length
      : null;
    const goal = nextGoal(staying, held.aim?.goal ?? null, arrow, toRack);
    turn.held.value = { ...held, aim: { goal } };
    host.say(sayGoal(staying, goal));
  };

  const pickUp = (tile: TileId) => {
    const chosen = turn.chosen.value.has(tile) ? turn.chosen.value : new Set([...turn.chosen.value, tile]);
    const tiles = [...chosen];
    if (!turn.allows(tiles, { goal: { on: "felt" } })) return;
    turn.held.value = { tiles, aim: { goal: { on: "felt" } }, by: "keys" };
    host.say(t("aim-lifted", { count: tiles.length }));
  };

  const putDown = () => {
    const held = turn.held.value;
    if (held?.aim && turn.put(held.tiles, held.aim)) knock();
    const first = held?.tiles[0];
    if (first !== undefined) host.focus(first);
  };

  const toggle = (tile: TileId) => {
    if (!turn.open.value && rowOf(turn.rows.value, tile)) return;
    const chosen = new Set(turn.chosen.value);
    if (!chosen.delete(tile)) chosen.add(tile);
    turn.chosen.value = chosen;
  };

  const find = (letter: string) => {
    const now = Date.now();
    typed = now - typedAt < TYPING_MS ? typed + letter : letter;
    typedAt = now;
    const { faces } = turn.known.value;
    const ids = [...turn.rack.value, ...turn.rows.value.flatMap((row) => row.tiles)];
    const tiles = ids.map((id) => ({ id, face: faces.get(id) ?? "" }));
    const found = findTyped(tiles, typed, host.focused()) ?? findTyped(tiles, letter, host.focused());
    if (found === null) typed = letter;
    else host.focus(found);
  };

  const lay = (letter: string) => {
    const tile = typing.letter(letter);
    if (tile !== null) host.focus(tile);
  };

  /** Keys of a word game that mean something else than in a number game. */
  const spell = (event: KeyboardEvent): boolean => {
    if (event.altKey || lifting()) return false;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "z") return false;
      turn.takeBack();
      return true;
    }
    if (event.key === "Backspace") return typing.back();
    if (event.key.length === 1 && /\p{L}/u.test(event.key)) {
      lay(event.key);
      return true;
    }
    typing.end();
    return false;
  };

  const act = (event: KeyboardEvent): boolean => {
    if (host.letters && spell(event)) return true;
    const arrow = ARROWS[event.key];
    const tile = host.focused();
    if (arrow) {
      if (lifting()) aimNext(arrow);
      else {
        const next = step(host.standing(), tile, arrow);
        if (next !== null) host.focus(next);
      }
      return true;
    }
    switch (event.key) {
      case "Enter":
        if (event.ctrlKey || event.metaKey) host.endTurn();
        else if (lifting()) putDown();
        else if (tile !== null) pickUp(tile);
        return true;
      case " ":
        if (lifting()) putDown();
        else if (tile !== null) toggle(tile);
        return true;
      case "Escape":
        turn.held.value = null;
        turn.chosen.value = new Set();
        return true;
      case "Backspace":
      case "Delete":
        if (tile !== null && turn.laid.value.has(tile)) {
          turn.put([tile], { goal: { on: "rack", index: turn.rack.value.length } });
        }
        return true;
      case "z":
      case "Z":
        turn.takeBack();
        return true;
    }
    if (/^[0-9krbyjdcm*]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      find(event.key.toLowerCase() === "j" ? "*" : event.key);
      return true;
    }
    return false;
  };

  return (event) => {
    host.touched();
    if (act(event)) event.preventDefault();
  };
}
