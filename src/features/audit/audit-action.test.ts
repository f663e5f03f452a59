import { expect, test } from "vitest";
import { auditSentence, findActions } from "./audit-action.ts";
import { auditDetail } from "./audit-detail.ts";

test("an action is a sentence, also one of an earlier version", () => {
  expect(auditSentence("lead.reply")).toBe("Replied to a lead");
  expect(auditSentence("lead.merge-two")).toBe("Lead: merge two");
  expect(auditSentence("toString")).toBe("ToString");
});

test("a search finds actions by the words that are shown", () => {
  expect(findActions(" rescheduled ")).toEqual(["booking.move"]);
  expect(findActions("scheduled an")).toEqual(["article.schedule", "episode.schedule", "issue.schedule"]);
  expect(findActions("zebra")).toEqual([]);
});

test("a detail is read as words", () => {
  expect(auditDetail('{"oldSlug":"a","slug":"b"}')).toBe("old slug: a, slug: b");
  expect(auditDetail('{"isPublic":true,"note":null,"hours":[1,2]}')).toBe("is public: yes, note: none, hours: 1, 2");
  expect(auditDetail('{"zone":"Europe/Berlin","hours":[{"weekday":1,"opensAt":"09:00"}]}')).toBe(
    "zone: Europe/Berlin, hours: weekday: 1 opens at: 09:00",
  );
  expect(auditDetail("")).toBe("");
  expect(auditDetail("[1]")).toBe("[1]");
});
