import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultClaims } from "../../src/facts/claims.ts";
import { defaultReplyTemplates, fillTemplate } from "../../src/facts/reply-templates.ts";
import { siteFacts } from "../../src/facts/site-facts.ts";
import { replaceStoredFacts } from "../../src/facts/stored-facts.ts";
import { calendarFile } from "../../src/features/bookings/calendars/calendar-entry.ts";
import { bookingEntry, ownerEntry } from "../../src/features/bookings/emails.ts";
import { renderEmail } from "../../src/features/email/render-email.tsx";
import type { Issue } from "../../src/features/newsletter/issues/issue.ts";
import { renderIssue } from "../../src/features/newsletter/issues/render-issue.server.tsx";
import { renderSequenceEmail } from "../../src/features/sequences/render-sequence-email.server.ts";
import { withoutSamples } from "../../src/features/settings/sample-settings.ts";
import { storedFactsOf } from "../../src/features/settings/setting-facts.ts";
import { defaults, hasWords, own } from "./support/another-person.ts";
import { booking, emailModules, everyEmail } from "./support/every-email.ts";

const claims = Object.values(defaultClaims).map(({ wording }) => wording);
const found = (text: string) => [...defaults, ...claims].filter((known) => hasWords(text, known));

beforeAll(() => replaceStoredFacts(storedFactsOf(withoutSamples(own))));
afterAll(() => replaceStoredFacts({}));

test("every email is checked", () => {
  const writers = Object.values(emailModules)
    .flatMap((module) => Object.keys(module))
    .filter((name) => /(?:Email|Notice)$/.test(name));
  expect(Object.keys(everyEmail()).sort()).toEqual(writers.sort());
});

test.each(Object.keys(everyEmail()))("%s names no sample person, company or claim", (name) => {
  const content = everyEmail()[name];
  if (!content) throw new Error(`there is no ${name}`);
  const { html, plain } = renderEmail(content);
  expect(found(`${content.subject} ${content.preview} ${html} ${plain}`)).toEqual([]);
  expect(plain).toContain("Anna Ostermann · Lindengasse 7 · 1070 Wien · Austria");
});

test("the entries of calendars are between the owner and the visitor", () => {
  const version = { uid: "x@www.example.com", sequence: 0, stamp: booking.start };
  const entries = [bookingEntry(booking, version), ownerEntry(booking, version, "https://www.example.com/admin")];
  const file = calendarFile(entries, "REQUEST").replaceAll("\r\n ", "");
  expect(found(file)).toEqual([]);
  expect(file).toContain("A call with Anna Ostermann");
});

test("issues and sequences are signed by the owner", () => {
  const content = { subject: "On nights", previewText: "", slug: "on-nights", parts: [], isInArchive: true };
  const issue: Issue = {
    ...content,
    ...{ id: 1, number: 3, scheduledAt: null, sendingStartedAt: null, finishedAt: null, pauseReason: null },
    ...{ status: "sent", ratePerMinute: 1, version: 0, updatedAt: "" },
  };
  const siteUrl = "https://www.example.com";
  const emails = [
    renderIssue(issue, { siteUrl, now: booking.start }),
    renderSequenceEmail(content, { name: "", siteUrl }),
  ];
  for (const { html, plain } of emails) {
    expect(found(html + plain)).toEqual([]);
    expect(plain).toContain("Anna Ostermann, Lindengasse 7");
  }
});

test("the templates of replies are signed by the owner and name no sample", () => {
  const values = { "first name": "Maren", "what they asked for": "It", site: "https://www.example.com" };
  for (const { text } of defaultReplyTemplates) {
    const filled = fillTemplate(text, { ...values, "my name": siteFacts.name, eBook: siteFacts.ebookTitle });
    expect(found(filled)).toEqual([]);
    expect(filled).toContain("Anna Ostermann");
  }
});
