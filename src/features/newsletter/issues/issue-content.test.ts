import { expect, test } from "vitest";
import { emptyIssue, formOfParts, freeTextSlot, moveSlot, partsOf } from "./issue-content.ts";
import { usualTime } from "./numbers.server.ts";

test("parts of an issue survive conversion to the form and back, in any order", () => {
  const form = {
    ...emptyIssue,
    order: "text2,opening,text1",
    text2Html: "<p>2</p>",
    text1Html: "<p>1</p>",
    openingHtml: "<p>0</p>",
  };
  expect(partsOf(form).map(({ kind, html }) => [kind, html])).toEqual([
    ["text", "<p>2</p>"],
    ["opening", "<p>0</p>"],
    ["text", "<p>1</p>"],
  ]);
  expect(formOfParts(partsOf(form))).toMatchObject({ order: "text2,opening,text1", text2Html: "<p>2</p>" });
});

test("parts without a slot, or with an occupied one, get a free slot", () => {
  const { order, text1Html } = formOfParts([
    { kind: "case", title: "", html: "a" },
    { kind: "case", title: "", html: "b" },
    { kind: "text", title: "", html: "c" },
  ]);
  expect(order).toBe("case,text1,text2");
  expect(text1Html).toBe("b");
});

test("a part moves by one position and stops at either end", () => {
  expect(moveSlot("opening,case,monday", "monday", -1)).toBe("opening,monday,case");
  expect(moveSlot("opening,case,monday", "opening", -1)).toBe("opening,case,monday");
  expect(moveSlot("opening,case,monday", "monday", 1)).toBe("opening,case,monday");
});

test("text parts can be added until every slot is used", () => {
  expect(freeTextSlot("opening,text1")).toBe("text2");
  expect(freeTextSlot("text1,text2,text3,text4,text5,text6")).toBeUndefined();
});

test.each([
  ["2026-11-20T10:00:00Z", "Europe/Berlin", "2026-11-22T07:00:00.000Z"],
  // Early on the Sunday itself, and too late that day.
  ["2026-11-22T05:00:00Z", "Europe/Berlin", "2026-11-22T07:00:00.000Z"],
  ["2026-11-22T06:30:00Z", "Europe/Berlin", "2026-11-29T07:00:00.000Z"],
  // The clocks change in between.
  ["2026-10-23T10:00:00Z", "Europe/Berlin", "2026-10-25T07:00:00.000Z"],
  ["2026-11-20T10:00:00Z", "America/New_York", "2026-11-22T13:00:00.000Z"],
])("the next Sunday morning after %s in %s is %s", (now, zone, expected) => {
  expect(usualTime(new Date(now), zone).toISOString()).toBe(expected);
});
