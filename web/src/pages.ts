// The pages beside the table. Each is fetched, with its own sentences, when somebody goes there.

import type { ComponentType } from "preact";

/** What a page of its own is told: what stands after its name in the address. */
export interface OwnPageProps {
  readonly rest: readonly string[];
}

type Loads = () => Promise<{ default: ComponentType<OwnPageProps> }>;

/** In the order in which the first page names them. */
export const OWN_PAGES = {
  companion: () => import("./companion/CompanionPage"),
  fair: () => import("./fair/FairPage"),
} satisfies Record<string, Loads>;

export type OwnPage = keyof typeof OWN_PAGES;

export function isOwnPage(name: string): name is OwnPage {
  return Object.hasOwn(OWN_PAGES, name);
}
