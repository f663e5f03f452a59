import { expect, test } from "vitest";
import { defaultSettings } from "../setting-facts.ts";
import { baseOf, comparedSettings, settingsOfTexts, settingTexts, versionsOf } from "./use-settings.ts";

const values = { ...defaultSettings };

test("every setting survives conversion to text and back", () => {
  const texts = settingTexts(values);
  expect(settingsOfTexts(texts, values)).toEqual(values);
  expect(comparedSettings.map(({ name }) => name).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test("texts of some settings change neither other settings nor a list they cannot parse", () => {
  const next = settingsOfTexts({ "you.name": "Anna", "links.profiles": "no list", "gone.field": "x" }, values);
  expect(next.you).toEqual({ ...values.you, name: "Anna" });
  expect(next.links).toEqual(values.links);
  expect(settingsOfTexts({ "links.profiles": "[]" }, values).links.profiles).toEqual([]);
});

test("base versions of a draft survive conversion to text and back", () => {
  expect(versionsOf(baseOf({ you: 3 }, ["you", "links"]))).toEqual({ you: 3, links: 0 });
  expect(versionsOf("nonsense")).toEqual({});
});
