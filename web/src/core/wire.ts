// What goes over the wire, by the page's own short names. The types themselves are the server's: `wire.generated.ts`
// is written from them.

import type {
  ChairForm,
  FromPage,
  MoveMessage,
  OptionShown,
  OrderForm,
  RulebookShown,
  SeatView,
} from "./wire.generated";

export type {
  Answered,
  Bag,
  Begins,
  BestLine,
  BestShown,
  BookSays,
  BoxTile,
  DailyPuzzle,
  DrawingShown,
  EditionShown,
  Ended as Result,
  EndLine,
  ExampleShown,
  FromServer,
  GameLine,
  GameListed,
  Happening,
  Hint,
  HintTold,
  Joined,
  LessonShown,
  LinkGiven,
  Made as TableMade,
  MatchShown,
  Needs,
  Overview,
  PersonShown,
  Place,
  PlayShown,
  PlaysShown,
  PrivacyShown,
  Proven,
  PuzzleShown,
  ReviewLine,
  SceneShown,
  ScoreTable,
  SeatAtTable as Seat,
  SectionShown,
  SheetShown as Sheet,
  ShelfShown,
  SolvedCase,
  SpokenGame,
  SpokenRemark,
  SpokenRuling as Ruling,
  SpokenSheet,
  SpokenViolation as Violation,
  Sums,
  TableFound,
  TableRows,
  TableSummary,
  Turn as LogLine,
  TurningPoint,
  TurnLine,
  WordShown,
} from "./wire.generated";
export type {
  ChairForm as SeatOrder,
  OptionShown as RuleOption,
  OrderForm as TableOrder,
  RulebookShown as Rulebook,
  SeatView as View,
};

export type Family = SeatView["family"];
export type Phase = SeatView["phase"];
export type OptionValue = OptionShown["default"];

export type Move =
  | { readonly play: string }
  | { readonly draw: number }
  | { readonly take: number }
  | { readonly pass: true }
  | { readonly exchange: string }
  | { readonly challenge: true }
  | { readonly accept: true }
  | { readonly resign: true };

/** A message of the page: what a move may be is read by the game, so the server's own type leaves it open. */
export type ToServer = Exclude<FromPage, MoveMessage> | (Omit<MoveMessage, "move"> & { readonly move: Move });
