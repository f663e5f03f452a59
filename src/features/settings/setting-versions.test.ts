import { expect, test } from "vitest";
import type { SettingGroup } from "./setting.ts";
import { legalTextChanges, settingChanges } from "./setting-versions.ts";

const group: SettingGroup = {
  title: "Links",
  note: "",
  fields: [{ name: "planned", label: "Profile to come" }],
  lists: [
    {
      name: "profiles",
      label: "Profiles",
      one: "profile",
      fields: [
        { name: "name", label: "Name" },
        { name: "url", label: "Address" },
      ],
    },
  ],
};
const anna = { name: "Anna", url: "https://one.example" };
const ben = { name: "Ben", url: "https://two.example" };
const values = (planned: string, ...profiles: { name: string; url: string }[]) => ({ planned, profiles });

test("lists a changed setting with its field and its old and new value", () => {
  expect(settingChanges(group, values("A", anna), values("", anna))).toEqual([
    { label: "Profile to come", before: "A", after: "" },
  ]);
  expect(
    settingChanges(group, values("A", anna, ben), values("A", anna, { ...ben, url: "https://3.example" })),
  ).toEqual([{ label: "Ben: Address", before: "https://two.example", after: "https://3.example" }]);
});

test("lists the names of all rows if some were added or removed", () => {
  expect(settingChanges(group, values("", anna), values("", anna, ben))).toEqual([
    { label: "Profiles", before: "Anna", after: "Anna, Ben" },
  ]);
});

test("lists no changes for unchanged settings and legal texts", () => {
  expect(settingChanges(group, values("A", anna), values("A", anna))).toEqual([]);
  expect(legalTextChanges("<p>x</p>", "<p>x</p>")).toEqual([]);
});

test("describes a changed legal text by its length", () => {
  expect(legalTextChanges(null, "<h2>Who</h2><p>I am</p>")).toEqual([
    { label: "Text", before: "the sample", after: "3 words" },
  ]);
});
