// A person is a key that lives on the device, made without asking anything. It is a secret: it goes to the server in a
// header, to another device behind a `#`, and nowhere else.

import { signal } from "@preact/signals";
import { randomBytes } from "../core/chance";
import { isKey, KEY_BYTES, keyOf } from "../core/handOver";
import { keep, recall, takes } from "./keep";

const NAME = "person";

export const personKey = signal<string>(recall(NAME, isKey) ?? newPerson());

function newPerson(): string {
  const key = keyOf(randomBytes(KEY_BYTES));
  keep(NAME, key);
  return key;
}

takes(NAME, isKey, (key) => {
  personKey.value = key;
});

/** Go on as somebody whose key came from another device. */
export function becomePerson(key: string): void {
  personKey.value = key;
  keep(NAME, key);
}

/** Go on as somebody of whom nothing is known. */
export function becomeNobody(): void {
  personKey.value = newPerson();
}

export const PERSON_HEADER = "X-Person-Key";
export const asPerson = (): Record<string, string> => ({ [PERSON_HEADER]: personKey.value });
