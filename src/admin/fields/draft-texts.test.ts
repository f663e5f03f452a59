import { describe, expect, test } from "vitest";
import { textOfValue, valuesOfTexts } from "./draft-texts.ts";

const stored = {
  title: "Audit",
  active: true,
  numbers: { minutes: "45", interval: "30" },
  hours: null as { from: string }[] | null,
  questions: [{ label: "Sector" }],
};

const textsOf = (values: typeof stored) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOfValue(value)]));

describe("valuesOfTexts", () => {
  test("returns every kind of value as typed", () => {
    const typed = {
      title: "Call",
      active: false,
      numbers: { minutes: "60", interval: "" },
      hours: [{ from: "09:00" }],
      questions: [],
    };
    expect(valuesOfTexts(textsOf(typed), stored)).toEqual(typed);
    expect(valuesOfTexts(textsOf(stored), typed)).toEqual(stored);
  });

  test("leaves out values that no longer fit the form", () => {
    const texts = { title: "Call", numbers: '[{"minutes":"60"}]', active: '"yes"', questions: "{", gone: "x" };
    expect(valuesOfTexts(texts, stored)).toEqual({ ...stored, title: "Call" });
  });
});
