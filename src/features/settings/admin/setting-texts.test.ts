import { expect, test } from "vitest";
import { defaultSettings } from "../setting-facts.ts";
import { baseOf, comparedSettings, settingsOfTexts, settingTexts, versionsOf } from "./setting-texts.ts";

const values = { ...defaultSettings };

test("every setting is a text that becomes the setting again", () => {
  const texts = settingTexts(values);
  expect(settingsOfTexts(texts, values)).toEqual(values);
  expect(comparedSettings.map(({ name }) => name).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test("texts of some settings leave the others as they are, and a list that cannot be read", () => {
  const next = settingsOfTexts({ "you.name": "Anna", "links.profiles": "no list", "gone.field": "x" }, values);
  expect(next.you).toEqual({ ...values.you, name: "Anna" });
  expect(next.links).toEqual(values.links);
  expect(settingsOfTexts({ "links.profiles": "[]" }, values).links.profiles).toEqual([]);
});

test("the versions that a draft began from are read from its text", () => {
  expect(versionsOf(baseOf({ you: 3 }, ["you", "links"]))).toEqual({ you: 3, links: 0 });
  expect(versionsOf("nonsense")).toEqual({});
});
