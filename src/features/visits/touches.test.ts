import { describe, expect, test } from "vitest";
import { type TouchingRecord, touchesOf } from "./touches.ts";
import type { Visit } from "./visit.ts";

const visit = (read: string[], campaign: Visit["campaign"] = {}): Visit => ({
  page: "/contact",
  first: "/",
  referrer: "",
  campaign,
  read,
});
const textsOf = (records: readonly TouchingRecord[]) =>
  touchesOf(records).map(({ touch, kind, name }) => `${touch} ${kind} ${name}`);

describe("touchesOf", () => {
  test("returns the first and last content of several visits", () => {
    expect(textsOf([{ visit: visit(["/blog/one", "/blog/two"]) }, { visit: visit(["/episode/3"]) }])).toEqual([
      "first article one",
      "last episode 3",
    ]);
    expect(textsOf([{ visit: visit(["/blog/one"]) }])).toEqual(["first article one", "last article one"]);
  });

  test("puts an issue that led here before the pages read, and a download after them", () => {
    const fromIssue = visit(["/blog/one"], { utm_source: "newsletter", utm_campaign: "issue-12" });
    expect(textsOf([{ visit: fromIssue, download: "ebook" }])).toEqual(["first issue issue-12", "last download ebook"]);
  });

  test("returns campaigns beside contents", () => {
    const records = [
      { visit: visit(["/blog/one"], { utm_campaign: "Autumn" }) },
      { visit: visit([], { utm_campaign: "spring" }) },
    ];
    expect(textsOf(records)).toEqual([
      "first article one",
      "last article one",
      "first campaign autumn",
      "last campaign spring",
    ]);
  });

  test("leaves out names that could identify a person", () => {
    expect(textsOf([{ visit: visit([], { utm_campaign: "anna@example.com" }) }, { visit: null }])).toEqual([]);
  });
});
