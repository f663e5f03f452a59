import { expect, test } from "vitest";
import { type TouchingRecord, touchesOf } from "./touches.ts";
import type { Visit } from "./visit.ts";

const visit = (read: string[], campaign: Visit["campaign"] = {}): Visit => ({
  ...{ page: "/contact", first: "/", referrer: "" },
  ...{ campaign, read },
});
const words = (records: readonly TouchingRecord[]) =>
  touchesOf(records).map(({ touch, kind, name }) => `${touch} ${kind} ${name}`);

test("the first and last content of several visits count once each", () => {
  expect(words([{ visit: visit(["/blog/one", "/blog/two"]) }, { visit: visit(["/episode/3"]) }])).toEqual([
    "first article one",
    "last episode 3",
  ]);
  expect(words([{ visit: visit(["/blog/one"]) }])).toEqual(["first article one", "last article one"]);
});

test("an issue that led here precedes the pages read, and a download follows them", () => {
  const fromIssue = visit(["/blog/one"], { utm_source: "newsletter", utm_campaign: "issue-12" });
  expect(words([{ visit: fromIssue, download: "ebook" }])).toEqual(["first issue issue-12", "last download ebook"]);
});

test("campaigns count beside contents", () => {
  const records = [
    { visit: visit(["/blog/one"], { utm_campaign: "Autumn" }) },
    { visit: visit([], { utm_campaign: "spring" }) },
  ];
  expect(words(records)).toEqual([
    "first article one",
    "last article one",
    "first campaign autumn",
    "last campaign spring",
  ]);
});

test("names that could identify a person are not counted", () => {
  expect(words([{ visit: visit([], { utm_campaign: "anna@example.com" }) }, { visit: null }])).toEqual([]);
});
