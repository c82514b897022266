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
  /** A tile as it is read out. */
  readonly spoken: (tile: TileId) => string;
  readonly focused: () => TileId | null;
  readonly focus: (tile: TileId) => void;
  /** Where the tiles stand on the screen. */
  readonly standing: () => Standing<TileId>[];
  readonly endTurn: () => void;
  readonly touched: () => void;
  /** Read out by a screen reader. */
  readonly say: (text: string) => void;
}

/** Where tiles in hand would land: the set by its number on the table, the place by its neighbours. */
function sayGoal(lying: Rows, staying: Rows, goal: Goal, host: KeyHost): string {
  const kind = host.letters ? "word" : "row";
  if (goal.on !== "row") return t(`aim-${goal.on}`, { kind });
  const number = lying.findIndex((row) => row.id === goal.row) + 1;
  const tiles = staying.find((row) => row.id === goal.row)?.tiles ?? [];
  const [before, after] = [tiles[goal.index - 1], tiles[goal.index]];
  const where = before === undefined ? "first" : after === undefined ? "last" : "between";
  const said = (tile: TileId | undefined) => (tile === undefined ? "" : host.spoken(tile));
  return t(`aim-${where}`, { kind, number, before: said(before), after: said(after) });
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
  let looks = 0;
  /** What had the focus when the typing began: the same typed again finds the next such tile. */
  let from: TileId | null = null;
  const typing = createTyping(turn);

  const lifting = () => turn.held.value?.by === "keys";

  const aimNext = (arrow: Arrow) => {
    const held = turn.held.value;
    if (!held) return;
    // The order as it lies: what is shown while tiles are in hand makes room for them and shifts.
    const lying = readingOrder(turn.rows.value, turn.scene.value.placed);
    const staying = lift(lying, held.tiles);
    const toRack = turn.allows(held.tiles, { goal: { on: "rack", index: 0 } })
      ? turn.rack.value.length
      : null;
    const goal = nextGoal(staying, held.aim?.goal ?? null, arrow, toRack);
    turn.held.value = { ...held, aim: { goal } };
    host.say(sayGoal(lying, staying, goal, host));
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

  const begin = (letter: string) => {
    typed = letter;
    from = host.focused();
  };

  const find = (letter: string) => {
    const now = Date.now();
    if (typed !== "" && now - typedAt < TYPING_MS) typed += letter;
    else begin(letter);
    typedAt = now;
    looks++;
    const { faces } = turn.known.value;
    const ids = [...turn.rack.value, ...turn.rows.value.flatMap((row) => row.tiles)];
    const tiles = ids.map((id) => ({ id, face: faces.get(id) ?? "" }));
    let found = findTyped(tiles, typed, from);
    if (found === null && typed !== letter) {
      // What was typed before belongs to another tile.
      begin(letter);
      found = findTyped(tiles, typed, from);
    }
    if (found !== null) host.focus(found);
    else host.say(t("typed-none", { letter: typed.toUpperCase().replace("*", "J") }));
  };

  const lay = (letter: string) => {
    const tile = typing.letter(letter);
    if (tile !== null) host.focus(tile);
    else if (turn.open.value) host.say(t("typed-none", { letter: letter.toUpperCase() }));
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
        if (turn.held.value || turn.chosen.value.size > 0) host.say(t("aim-let-go"));
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
    // Any other key ends what was typed; keys that only go with another one do not.
    const before = looks;
    if (act(event)) {
      if (looks === before) typed = "";
      event.preventDefault();
    }
  };
}
