// The languages as data: each folder below src/optafel/languages is one, and what is added there is known here.

interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** Whose plurals it has, if not those of its code. */
  readonly countsAs: string;
  /** Letters beside A to Z on the tiles of word games. */
  readonly onTiles: string;
}

const NOTES = import.meta.glob<string>("../../../src/optafel/languages/*/language.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The lines `name = "text"` before the first table of a TOML file: all that the page needs is written so. */
export function readNote(code: string, toml: string): Language {
  const lines = (toml.split(/^\[/m)[0] ?? "").matchAll(/^(\w+) = "([^"\\]*)"$/gm);
  const said = new Map([...lines].map(([, name = "", text = ""]) => [name, text]));
  return {
    name: said.get("name") ?? code,
    countsAs: said.get("counts_as") ?? code,
    onTiles: said.get("on_tiles") ?? "",
  };
}

/** By code. */
export const FOLDERS: Readonly<Record<string, Language | undefined>> = Object.fromEntries(
  Object.entries(NOTES).map(([path, toml]) => {
    const code = path.split("/").at(-2) ?? "";
    return [code, readNote(code, toml)];
  }),
);
