import { expect, test } from "vitest";
import { auditDetail } from "./audit.admin.functions.ts";
import { auditSentence, findActions } from "./audit-action.ts";

test("has a sentence for every action, including those of earlier versions", () => {
  expect(auditSentence("lead.reply")).toBe("Replied to a lead");
  expect(auditSentence("lead.merge-two")).toBe("Lead: merge two");
  expect(auditSentence("toString")).toBe("ToString");
});

test("finds actions by their sentences", () => {
  expect(findActions(" rescheduled ")).toEqual(["booking.move"]);
  expect(findActions("scheduled an")).toEqual(["article.schedule", "episode.schedule", "issue.schedule"]);
  expect(findActions("zebra")).toEqual([]);
});

test("formats the detail of an entry as text", () => {
  expect(auditDetail('{"oldSlug":"a","slug":"b"}')).toBe("old slug: a, slug: b");
  expect(auditDetail('{"isPublic":true,"note":null,"hours":[1,2]}')).toBe("is public: yes, note: none, hours: 1, 2");
  expect(
    auditDetail(
      '{"zone":"Europe/Berlin","hours":[{"weekday":1,"starts":"09:00","ends":"17:30"},{"weekday":2,"starts":"10:00:00","ends":"12:00"}]}',
    ),
  ).toBe("zone: Europe/Berlin, hours: Monday 9:00 AM to 5:30 PM, Tuesday 10:00 AM to 12:00 PM");
  expect(auditDetail('{"day":"2026-12-24","guestIds":[7,12],"copyOf":3,"key":"demo","title":"Demo"}')).toBe(
    "day: 24 December 2026, guests: 2, title: Demo",
  );
  expect(auditDetail('{"fields":["promise","contactNotice"]}')).toBe("fields: promise, contact notice");
  expect(auditDetail('{"copyOf":3}')).toBe("");
  expect(auditDetail("")).toBe("");
  expect(auditDetail("[1]")).toBe("[1]");
});
