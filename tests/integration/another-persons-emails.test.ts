import { expect, test } from "vitest";
import { defaultClaims } from "../../src/facts/claims.ts";
import { defaultReplyTemplates, fillTemplate } from "../../src/facts/reply-templates.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import { calendarFile } from "../../src/features/bookings/calendars/calendar-entry.ts";
import { bookingEntry, ownerEntry } from "../../src/features/bookings/emails/calendar-entries.ts";
import { renderEmail } from "../../src/features/email/render-email.tsx";
import type { Issue } from "../../src/features/newsletter/issues/issue.ts";
import { renderIssue } from "../../src/features/newsletter/issues/render-issue.server.tsx";
import { renderSequenceEmail } from "../../src/features/sequences/render-sequence-email.server.ts";
import { withoutSamples } from "../../src/features/settings/sample-settings.ts";
import { storedFactsOf } from "../../src/features/settings/setting-facts.ts";
import { anotherOwner, defaults, hasWords } from "./support/another-person.ts";
import { booking, emailModules, sampleEmails } from "./support/sample-emails.ts";

const claims = Object.values(defaultClaims).map(({ wording }) => wording);
const sampleTextsIn = (text: string) => [...defaults, ...claims].filter((sampleText) => hasWords(text, sampleText));

const site = siteOf(storedFactsOf(withoutSamples(anotherOwner)));

test("checks every email", () => {
  const writers = Object.values(emailModules)
    .flatMap((module) => Object.keys(module))
    .filter((name) => /(?:Email|Notice)$/.test(name));
  expect(Object.keys(sampleEmails(defaultSite)).sort()).toEqual(writers.sort());
});

test.each(Object.keys(sampleEmails(defaultSite)))("finds no sample person, company or claim in %s", (name) => {
  const content = sampleEmails(site)[name];
  if (!content) throw new Error(`there is no ${name}`);
  const { html, plain } = renderEmail(site, content);
  expect(sampleTextsIn(`${content.subject} ${content.preview} ${html} ${plain}`)).toEqual([]);
  expect(plain).toContain("Anna Ostermann · Lindengasse 7 · 1070 Wien · Austria");
});

test("names the owner and no sample in calendar entries", () => {
  const version = { uid: "x@www.example.com", sequence: 0, stamp: booking.start };
  const entries = [
    bookingEntry(site, booking, version),
    ownerEntry(site, booking, version, "https://www.example.com/admin"),
  ];
  const file = calendarFile(entries, "REQUEST").replaceAll("\r\n ", "");
  expect(sampleTextsIn(file)).toEqual([]);
  expect(file).toContain("A call with Anna Ostermann");
});

test("names the owner and no sample in issues and sequences", () => {
  const content = { subject: "On nights", previewText: "", slug: "on-nights", parts: [], isInArchive: true };
  const issue: Issue = {
    ...content,
    ...{ id: 1, number: 3, scheduledAt: null, sendingStartedAt: null, finishedAt: null, pauseReason: null },
    ...{ status: "sent", ratePerMinute: 1, version: 0, updatedAt: "" },
  };
  const siteUrl = "https://www.example.com";
  const emails = [
    renderIssue(site, issue, { siteUrl, now: booking.start }),
    renderSequenceEmail(site, content, { name: "", siteUrl }),
  ];
  for (const { html, plain } of emails) {
    expect(sampleTextsIn(html + plain)).toEqual([]);
    expect(plain).toContain("Anna Ostermann, Lindengasse 7");
  }
});

test("names the owner and no sample in reply templates", () => {
  const values = { "first name": "Maren", "what they asked for": "It", site: "https://www.example.com" };
  for (const { text } of defaultReplyTemplates) {
    const filled = fillTemplate(text, {
      ...values,
      "my name": site.facts.name,
      eBook: site.facts.ebookTitle,
    });
    expect(sampleTextsIn(filled)).toEqual([]);
    expect(filled).toContain("Anna Ostermann");
  }
});
