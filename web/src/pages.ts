// The pages beside the table. Each is fetched, with its own sentences, when somebody goes there.

import type { ComponentType } from "preact";
import { learn } from "./texts/texts";

/** What a page of its own is told: what stands after its name in the address. */
export interface OwnPageProps {
  readonly rest: readonly string[];
}

type Loads = () => Promise<{ default: ComponentType<OwnPageProps> }>;

/** In the order in which the first page names them. */
export const OWN_PAGES = {
  puzzles: () => import("./puzzles/PuzzlesPage"),
  learn: () => import("./learn/LearnPage"),
  companion: () => import("./companion/CompanionPage"),
  review: () => import("./review/ReviewPage"),
  fair: () => import("./fair/FairPage"),
  position: async () => {
    await learn("review");
    return import("./review/PositionPage");
  },
} satisfies Record<string, Loads>;

/** Pages that one comes to by a link that somebody sent. */
export const BY_LINK: readonly string[] = ["position"];

export type OwnPage = keyof typeof OWN_PAGES;

export function isOwnPage(name: string): name is OwnPage {
  return Object.hasOwn(OWN_PAGES, name);
}
