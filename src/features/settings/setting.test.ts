import { expect, test } from "vitest";
import { defaultFacts } from "../../facts/site-facts.ts";
import { businessHoursOf } from "./opening-hours.ts";
import { changedSettings, cleanSettings, type SettingRow, settingProblems } from "./setting.ts";
import { completeSettings, defaultSettings, storedFactsOf } from "./setting-facts.ts";
import { settingGroupNames, settingGroups } from "./setting-groups.ts";

test.each(settingGroupNames)("accepts the default settings of %s as valid and complete", (name) => {
  expect(settingProblems(settingGroups[name], defaultSettings[name])).toEqual({});
  expect(cleanSettings(settingGroups[name], defaultSettings[name])).toEqual(defaultSettings[name]);
});

test("replaces no facts for default settings", () => {
  expect(storedFactsOf({})).toEqual({});
  expect(changedSettings(defaultSettings.you, defaultSettings.you)).toEqual({});
});

test("replaces the whole address when one field changes", () => {
  expect(storedFactsOf({ you: { city: "Kassel" } })).toEqual({
    site: { address: { ...defaultFacts.address, city: "Kassel" } },
  });
});

test("reduces the phone link to the plus sign and digits", () => {
  expect(storedFactsOf({ you: { phone: "+43 (1) 234-56 78" } })).toEqual({
    site: { phone: { text: "+43 (1) 234-56 78", href: "tel:+4312345678" } },
  });
});

test("trims texts and drops unknown fields", () => {
  const clean = cleanSettings(settingGroups.names, {
    ...defaultSettings.names,
    podcastName: "  Night Desk ",
    other: "x",
  });
  expect(clean).toEqual({ ...defaultSettings.names, podcastName: "Night Desk" });
});

test("keeps the wording of a claim whose figure has changed", () => {
  const figures = (defaultSettings.claims.figures as SettingRow[]).map((row) =>
    row.key === "costCut" ? { ...row, value: "17" } : row,
  );
  expect(storedFactsOf({ claims: { figures } })).toEqual({
    "claims.costCut": {
      value: "17",
      figure: "up to 17%",
      label: "lower operating cost",
      wording: "Cost cut up to 17%",
    },
  });
});

test.each([
  ["you", { email: "anna@nowhere" }, "email", "This isn’t an email address"],
  ["you", { phone: "0691234" }, "phone", "Begin with +"],
  ["you", { vatId: "DE12345" }, "vatId", "This one has 5"],
  ["you", { name: "" }, "name", "Enter name."],
  ["links", { profiles: [{ name: "X", url: "" }] }, "profiles.0.url", "Enter URL of the profile."],
  ["you", { portrait: "https://elsewhere.example/a.jpg" }, "portrait", "Choose an image from the library"],
  ["you", { opens: "9" }, "opens", "Enter a time"],
  ["links", { profiles: [{ name: "X", url: "javascript:alert(1)" }] }, "profiles.0.url", "beginning with https://"],
  [
    "downloads",
    { ebook: "https://elsewhere.example/book.pdf" },
    "ebook",
    "Enter the URL of a PDF in the media library",
  ],
  ["podcast", { category: "Business: Gossip" }, "category", "Choose one of the list."],
  ["podcast", { description: "A <b>bold</b> show" }, "description", "Plain text only"],
  ["podcast", { email: "nobody" }, "email", "This isn’t an email address"],
  [
    "replies",
    { templates: [{ name: "A", purpose: "Anyone", text: "Dear {surname}" }] },
    "templates.0.text",
    "There is no field {surname}.",
  ],
  ["notices", { zone: "Atlantis/Centre" }, "zone", "This time zone is unknown"],
] as const)("reports in %s the invalid value %j at its field", (group, values, id, sentence) => {
  const problems = settingProblems(settingGroups[group], completeSettings(group, { [group]: values }));
  expect(Object.keys(problems)).toEqual([id]);
  expect(problems[id]).toContain(sentence);
});

test("writes business hours in the format of the defaults", () => {
  expect(businessHoursOf("Mon-Fri", "09:00", "18:00", "Europe/Berlin", "en")).toEqual(defaultFacts.businessHours);
  const [open, closed] = businessHoursOf("Mon-Fri", "09:00", "18:00", "Europe/Berlin", "de");
  expect([open?.days, open?.hours, closed?.days, closed?.hours]).toEqual([
    "Mo-Fr",
    "9:00-18:00 Uhr MEZ",
    "Sa-So",
    "geschlossen",
  ]);
  expect(businessHoursOf("Mon-Sun", "12:30", "00:15", "Europe/London", "en")).toEqual([
    expect.objectContaining({ days: "Mon-Sun", hours: "12:30 PM-12:15 AM GMT" }),
  ]);
});
