import { expect, test } from "vitest";
import { FOLDERS, readNote } from "../src/texts/languages";
import { isLanguage, LANGUAGES, languageName } from "../src/texts/texts";

test("the languages of the page are the folders that have sentences", () => {
  expect(LANGUAGES).toMatchObject({ nl: "Nederlands", pt: "Português" });
  expect(Object.keys(LANGUAGES)).toEqual(Object.keys(FOLDERS));
  expect(isLanguage("nl")).toBe(true);
  expect(isLanguage("constructor")).toBe(false);
});

test("what the page needs of a language stands before the first table of its note", () => {
  const note =
    'name = "Frysk"\n# a remark\non_tiles = "Û"\ntells = ["no_names"]\n\n[letters.fy]\nname = "other"\n';
  expect(readNote("fy", note)).toEqual({ name: "Frysk", countsAs: "fy", onTiles: "Û" });
  expect(FOLDERS.pt?.countsAs).toBe("pt-PT");
  expect(FOLDERS.es?.onTiles).toBe("Ñ");
});

test("a language that no catalogue names has the name that the reader's language gives it", () => {
  expect(languageName("fy")).toBe("Western Frisian");
  expect(languageName("xx")).toBe("xx");
});
