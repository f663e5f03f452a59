import { expect, test } from "vitest";
import type { Setting } from "./read-variable.ts";
import { settingGroups, settings } from "./settings.ts";

const table = Object.entries<Setting>(settings);

test.each(table)("%s accepts its own example and default", (_name, setting) => {
  const valid = [setting.default, setting.example].filter((value) => value !== undefined);
  expect(valid).not.toEqual([]);
  // Secrets have an empty example, so that nobody copies a password.
  for (const value of valid) if (value) expect(setting.schema.safeParse(value)).toMatchObject({ success: true });
});

test("every setting has a heading and a meaning of one sentence on one line", () => {
  const grouped = settingGroups.flatMap((group) => Object.keys(group.settings));
  expect(grouped.toSorted()).toEqual(Object.keys(settings).toSorted());
  for (const [name, { meaning }] of table) expect(meaning, name).toMatch(/^[A-Z`][^|\n]+\.$/);
});
