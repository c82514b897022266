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
  puzzles: async () => {
    await learn("puzzles-tomorrow");
    return import("./puzzles/PuzzlesPage");
  },
  learn: () => import("./learn/LearnPage"),
  companion: async () => {
    await learn("companion-alone");
    return import("./companion/CompanionPage");
  },
  review: async () => {
    await learn("review-study");
    return import("./review/ReviewPage");
  },
  analysis: async () => {
    await Promise.all(["review", "review-study", "learn"].map(learn));
    return import("./analysis/AnalysisPage");
  },
  me: () => import("./me/MePage"),
  fair: () => import("./fair/FairPage"),
  privacy: () => import("./privacy/PrivacyPage"),
  position: async () => {
    await Promise.all(["review", "review-study"].map(learn));
    return import("./review/PositionPage");
  },
} satisfies Record<string, Loads>;

/** Pages that one comes to by a link: one that somebody sent, or one in small letters. */
export const BY_LINK: readonly string[] = ["position", "privacy"];

export type OwnPage = keyof typeof OWN_PAGES;

export function isOwnPage(name: string): name is OwnPage {
  return Object.hasOwn(OWN_PAGES, name);
}
