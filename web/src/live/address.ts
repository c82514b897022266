// The address that goes into links: on the machine itself the page is at 127.0.0.1, which no phone can open.

import { signal } from "@preact/signals";
import { outside } from "../route";
import { askFor } from "./api";

/** Nothing but this machine can open the tables. */
export const onlyHere = signal(false);

const HERE = ["127.0.0.1", "localhost", "[::1]"];
let asked = false;

export async function findAddress(): Promise<void> {
  if (asked || !HERE.includes(location.hostname)) return;
  asked = true;
  try {
    const said = await askFor("AddressShown", "/address");
    outside.value = said.house;
    onlyHere.value = said.only_here;
  } catch {
    asked = false;
  }
}
