import { expect, test } from "vitest";
import { defaultSettings } from "../setting-facts.ts";
import { baseOf, comparedSettings, settingsOfTexts, settingTexts, versionsOf } from "./use-settings.ts";

const values = { ...defaultSettings };

test("converts every setting to text and back", () => {
  const texts = settingTexts(values);
  expect(settingsOfTexts(texts, values)).toEqual(values);
  expect(comparedSettings.map(({ name }) => name).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test("leaves other settings and unreadable lists unchanged when texts are applied", () => {
  const next = settingsOfTexts({ "you.name": "Anna", "links.profiles": "no list", "gone.field": "x" }, values);
  expect(next.you).toEqual({ ...values.you, name: "Anna" });
  expect(next.links).toEqual(values.links);
  expect(settingsOfTexts({ "links.profiles": "[]" }, values).links.profiles).toEqual([]);
});

test("converts the base versions of a draft to text and back", () => {
  expect(versionsOf(baseOf({ you: 3 }, ["you", "links"]))).toEqual({ you: 3, links: 0 });
  expect(versionsOf("nonsense")).toEqual({});
});
