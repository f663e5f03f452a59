import { expect, test } from "vitest";
import { fail, ok } from "../../../lib/result.ts";
import { daysLeft, eraseProblem, restoreMessage } from "./bin-page.tsx";

const now = Date.parse("2026-11-22T10:00:00Z");

test.each([
  ["2026-12-22T10:00:00Z", "30 days left"],
  ["2026-11-23T11:00:00Z", "2 days left"],
  ["2026-11-22T11:00:00Z", "Last day"],
])("shows for the deadline %s %j", (goneAt, label) => {
  expect(daysLeft(goneAt, now)).toBe(label);
});

test("names one restored entry, and counts several", () => {
  const one = { kind: "lead", id: 1, title: "Maren Ohlsen", ...ok({}) } as const;
  expect(restoreMessage([one])).toEqual({ title: "“Maren Ohlsen” restored", type: "success" });
  expect(restoreMessage([one, { ...one, id: 2 }])).toEqual({ title: "2 entries restored", type: "success" });
});

test("reports a new URL and a failure", () => {
  const moved = restoreMessage([{ kind: "article", id: 7, title: "Night shift", ...ok({ slug: "night-shift-7" }) }]);
  expect(moved).toEqual({
    title: "“Night shift” restored",
    description: "“Night shift” is now at /blog/night-shift-7, because another article has its old URL.",
    type: "success",
  });
  const failed = restoreMessage([{ kind: "article", id: 7, title: "Night shift", ...fail("id-taken") }]);
  expect(failed).toMatchObject({ title: "Not restored", type: "error" });
  expect(failed.description).toContain("an import gave its number to something else");
});

test("explains why guests and files can't be erased", () => {
  expect(eraseProblem("guest", "in-use")).toContain("release");
  expect(eraseProblem("media", "in-use")).toContain("Restore it instead");
  expect(eraseProblem("lead", "gone")).toContain("no longer in the bin");
});
