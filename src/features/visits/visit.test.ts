import { expect, test } from "vitest";
import { readVisit } from "./read-visit.server.ts";
import { reportedVisit } from "./reported-visit.ts";
import { contentOf, issueOf, type Visit, visitSentence, withoutToken } from "./visit.ts";

const visit: Visit = { page: "/contact", first: "/", referrer: "", campaign: {}, read: [] };
const origin = "https://www.example.com";

test("visitSentence names the issue, the pages read and what followed", () => {
  const fromIssue = {
    ...visit,
    campaign: { utm_source: "newsletter", utm_campaign: "issue-12" },
    read: ["/blog/one", "/blog/two"],
  };
  expect(issueOf(fromIssue)).toBe(12);
  expect(visitSentence(fromIssue, "wrote", "8 November")).toBe(
    "Came by the newsletter of 8 November, read two articles, then wrote.",
  );
  expect(visitSentence(fromIssue, "wrote")).toBe("Came by the newsletter, read two articles, then wrote.");
});

test("visitSentence names campaign, site or first page, and every kind of content", () => {
  expect(visitSentence({ ...visit, campaign: { utm_campaign: "Autumn" } }, "subscribed")).toBe(
    "Came by the campaign “Autumn”, then subscribed.",
  );
  expect(visitSentence({ ...visit, referrer: "news.example.org", read: ["/blog/a", "/episode/3"] }, "wrote")).toBe(
    "Came from news.example.org, opened one article and one episode, then wrote.",
  );
  expect(visitSentence({ ...visit, first: "/ebook" }, "asked for the eBook")).toBe(
    "Came straight to /ebook, then asked for the eBook.",
  );
  expect(visitSentence(visit, "wrote")).toBe("Came straight to the home page, then wrote.");
});

test("visitSentence returns null for an unreported visit", () => {
  expect(visitSentence({ ...visit, first: "" }, "wrote")).toBeNull();
  expect(visitSentence(null, "wrote")).toBeNull();
});

test("contentOf accepts single pages below their folder only", () => {
  expect(contentOf("/blog/one")).toEqual({ kind: "article", name: "one" });
  expect(contentOf("/episode/3")).toEqual({ kind: "episode", name: "3" });
  expect(contentOf("/sunday-review/eleven-people")).toEqual({ kind: "issue", name: "eleven-people" });
  for (const path of ["/blog", "/blog/category/cases", "/episodes", "/constructor/x", "/contact"])
    expect(contentOf(path), path).toBeUndefined();
});

test("withoutToken removes tokens of personal links", () => {
  expect(withoutToken("/booking/eyJ.abc")).toBe("/booking");
  expect(withoutToken("/preview/article/abc")).toBe("/preview");
  expect(withoutToken("/blog/one")).toBe("/blog/one");
});

test("reportedVisit contains the first page, the referring host, the campaign and each content once", () => {
  expect(
    reportedVisit(
      [`${origin}/blog/one?utm_campaign=autumn&token=x`, "/blog/two", "/blog/one", "/contact"],
      "https://www.News.example.org/story?reader=anna",
      origin,
    ),
  ).toEqual({
    first: "/blog/one",
    referrer: "news.example.org",
    campaign: { utm_campaign: "autumn" },
    read: ["/blog/one", "/blog/two"],
  });
});

test("reportedVisit recognises a link in an issue by its fragment, which no server sees", () => {
  expect(reportedVisit([`${origin}/blog/one#issue-12`], "", origin)).toMatchObject({
    first: "/blog/one",
    campaign: { utm_source: "newsletter", utm_campaign: "issue-12" },
  });
  expect(reportedVisit(["/blog/one#what-it-costs"], "", origin).campaign).toEqual({});
});

test("reportedVisit starts on the page with the link if another tab opened it", () => {
  expect(reportedVisit(["/contact"], `${origin}/blog/one`, origin)).toMatchObject({
    first: "/blog/one",
    referrer: "",
    read: ["/blog/one"],
  });
});

test("readVisit limits a reported visit, and ignores anything malformed", () => {
  const reported = { first: "/", referrer: "", campaign: {}, read: ["/blog/one", "/blog/one", "/about"] };
  const read = (change: object) => readVisit(JSON.stringify({ ...reported, ...change }), "/contact", {});
  expect(read({})).toEqual({ ...visit, read: ["/blog/one"] });
  expect(read({ first: "/guest-space/secret" }).first).toBe("/guest-space");
  expect(read({ referrer: "192.168.0.7" }).referrer).toBe("");
  expect(read({ campaign: { utm_campaign: "a\nb", utm_source: "" } }).campaign).toEqual({ utm_campaign: "a b" });
  const nothing = { ...visit, first: "" };
  for (const change of [
    { first: "https://elsewhere.example" },
    { first: "//elsewhere.example" },
    { read: Array.from({ length: 21 }, (_, n) => `/blog/${n}`) },
    { read: ["/blog/one?x"] },
    { campaign: { other: "x" } },
  ])
    expect(read(change), JSON.stringify(change)).toEqual(nothing);
  for (const text of [undefined, "", "{", "null", "[]", "x".repeat(30_000), new Blob()])
    expect(readVisit(text, "/contact", {})).toEqual(nothing);
});

test("readVisit prefers the campaign of the form's page to that of the first page", () => {
  const reported = JSON.stringify({ first: "/", referrer: "", campaign: { utm_campaign: "autumn" }, read: [] });
  expect(readVisit(reported, "/ebook", { utm_campaign: "spring" }).campaign).toEqual({ utm_campaign: "spring" });
  expect(readVisit(reported, "/ebook", {}).campaign).toEqual({ utm_campaign: "autumn" });
});
