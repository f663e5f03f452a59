import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { copyOf } from "../../src/facts/page-texts.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { previewLinkDays } from "../../src/features/content-drafts/preview-link.ts";
import { sentEmailDays } from "../../src/features/email/email-record.ts";
import { scheduleInterviewCopy } from "../../src/features/guests/pages/schedule-interview/schedule-interview-copy.ts";
import { downloadDays } from "../../src/features/leads/download.ts";
import { leadRules } from "../../src/features/leads/lead.ts";
import { linkHours } from "../../src/features/privacy/personal-data.ts";
import { confirmDays, proofEnd } from "../../src/features/subscribers/records/subscriber.ts";
import { binDays } from "../../src/server-context/deletion.ts";

const root = path.resolve(import.meta.dirname, "../..");
const privacyPolicy = await readFile(path.join(root, "src/facts/legal/privacy-policy.md"), "utf8");

test.each([
  ["The link we send works for seven days.", downloadDays, 7],
  ["A request that is not confirmed is erased after seven days.", confirmDays, 7],
  ["what you send by a form, twelve months", leadRules.contact.months, 12],
  ["three months after the download was sent", leadRules.ebook.months, 3],
  ["three months after the download was sent", leadRules["healthcare-guide"].months, 3],
  ["thirty days after they were sent at the latest", sentEmailDays, 30],
])("the privacy policy promises “%s”, and the code has %d", (promise, value, expected) => {
  expect(privacyPolicy).toContain(promise);
  expect(value).toBe(expected);
});

test("the proof of consent is stored for three more years, to the end of the calendar year", () => {
  expect(privacyPolicy).toContain("kept for three years more, to the end of the calendar year");
  expect(proofEnd(new Date("2026-06-01T00:00:00Z")).toISOString()).toBe("2030-01-01T00:00:00.000Z");
});

test("personal data links last 24 hours, the bin 30 days, a preview link two weeks", () => {
  expect([linkHours, binDays, previewLinkDays]).toEqual([24, 30, 14]);
});

test("the parts of an interview add up to the hour and a half that its page announces", () => {
  const longest = copyOf(defaultSite, scheduleInterviewCopy).hour.items.map(({ time }) =>
    Number(/(\d+) min$/.exec(time)?.[1]),
  );
  expect(copyOf(defaultSite, scheduleInterviewCopy).hour.title).toBe("The hour and a half");
  expect(longest.reduce((total, minutes) => total + minutes, 0)).toBe(90);
});
