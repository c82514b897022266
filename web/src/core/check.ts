// Whether something that was read is what it should be, by the table that is written from the server's types. What is
// unknown beside it is passed over: a newer server may say more.

import {
  FROM_SERVER,
  type FromServer,
  REVIEW_LINES,
  type ReviewLine,
  SHAPES,
  type Shapes,
} from "./wire.generated";

type Check = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const known = new Map<string, Check>();

/** The check of a type in the short form of the table: `string`, `Place|null`, `(A|B)[]`, `[number,string]`, `{number}`. */
function checkOf(type: string): Check {
  let check = known.get(type);
  if (!check) {
    check = read(type);
    known.set(type, check);
  }
  return check;
}

function read(type: string): Check {
  const choices = split(type, "|");
  if (choices.length > 1) {
    const checks = choices.map(checkOf);
    return (value) => checks.some((fits) => fits(value));
  }
  if (type.endsWith("[]")) {
    const each = checkOf(type.slice(0, -2));
    return (value) => Array.isArray(value) && value.every(each);
  }
  const inside = type.slice(1, -1);
  switch (type[0]) {
    case "(":
      return checkOf(inside);
    case "'":
      return (value) => value === inside;
    case "{": {
      const each = checkOf(inside);
      return (value) => isObject(value) && Object.values(value).every(each);
    }
    case "[": {
      const each = split(inside, ",").map(checkOf);
      return (value) =>
        Array.isArray(value) && value.length === each.length && each.every((fits, i) => fits(value[i]));
    }
  }
  if (type === "null") return (value) => value === null;
  if (type === "unknown") return () => true;
  return isShape(type) ? (value) => fits(type, value) : (value) => typeof value === type;
}

/** Parts between signs that stand in no brackets. */
function split(type: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const one of type) {
    if ("([{".includes(one)) depth++;
    if (")]}".includes(one)) depth--;
    if (one === sign && depth === 0) parts.push("");
    else parts[parts.length - 1] += one;
  }
  return parts;
}

const isShape = (name: string): name is keyof Shapes => Object.hasOwn(SHAPES, name);

/** Whether a value is what the server calls by this name. */
export function fits<K extends keyof Shapes>(kind: K, value: unknown): value is Shapes[K] {
  if (!isObject(value)) return false;
  return Object.entries(SHAPES[kind]).every(([field, type]) => {
    const optional = field.endsWith("?");
    const said = value[optional ? field.slice(0, -1) : field];
    return said === undefined ? optional : checkOf(type)(said);
  });
}

export function fitAll<K extends keyof Shapes>(kind: K, values: unknown): values is readonly Shapes[K][] {
  return Array.isArray(values) && values.every((value) => fits(kind, value));
}

function fitsByType(kinds: Readonly<Record<string, keyof Shapes>>, value: unknown): boolean {
  if (!isObject(value) || typeof value.type !== "string") return false;
  const kind = Object.hasOwn(kinds, value.type) ? kinds[value.type] : undefined;
  return kind !== undefined && fits(kind, value);
}

export const isFromServer = (value: unknown): value is FromServer => fitsByType(FROM_SERVER, value);
export const isReviewLine = (value: unknown): value is ReviewLine => fitsByType(REVIEW_LINES, value);

/** JSON, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
