import { expect, test } from "vitest";
import { germanMenu } from "../../words/de/settings.ts";
import { defaultSettings } from "./setting-facts.ts";
import { translatedSettings } from "./translated-settings.ts";

const toGerman = { from: "en", to: "de" } as const;
const toEnglish = { from: "de", to: "en" } as const;

test("has a German translation of every text in menu and footer, except names", () => {
  const rows = Object.values(defaultSettings.menu).flatMap((list) => (typeof list === "string" ? [] : list));
  const texts = rows.flatMap(({ group = "", column = "", label = "", line = "" }) => [group, column, label, line]);
  const isName = (text: string) => text === "" || /^\{\w+\}$/.test(text);
  expect(texts.filter((text) => !isName(text) && germanMenu[text] === undefined)).toEqual([]);
});

test("translates default settings there and back, and leaves the owner's unchanged", () => {
  const own = { ...defaultSettings.you, role: "Aktuarin" };
  const german = translatedSettings("you", own, toGerman);
  expect(german).toMatchObject({ country: "Deutschland", role: "Aktuarin" });
  expect(translatedSettings("you", german, toEnglish)).toEqual(own);
  const templates = translatedSettings("replies", defaultSettings.replies, toGerman);
  expect(JSON.stringify(templates)).toContain("Guten Tag {first name},");
  expect(JSON.stringify(templates)).not.toMatch(/Hello|Thank you/);
  expect(translatedSettings("replies", templates, toEnglish)).toEqual(defaultSettings.replies);
  expect(translatedSettings("menu", translatedSettings("menu", defaultSettings.menu, toGerman), toEnglish)).toEqual(
    defaultSettings.menu,
  );
});
