import { expect, test } from "vitest";
import {
  emptyRow,
  type Followed,
  type Mark,
  sponsorSentence,
  type WorkRow,
  type WorkTotals,
  workCsv,
  workPage,
  workRate,
  workSentence,
} from "./what-works.ts";

const row = (title: string, views: number, first: Partial<Followed> = {}, marks: Mark[] = []): WorkRow => {
  const empty = emptyRow({ kind: "article", name: title, title, path: `/blog/${title}` });
  return { ...empty, views, stayed: 1, first: { ...empty.first, ...first }, marks: { first: marks, last: [] } };
};

const mark = (id: number, step: Mark["step"] = "address"): Mark => ({ id, name: `Person ${id}`, step });

test("workPage sorts by value, people and views, and lists contents read without an address", () => {
  const rows = [row("b", 2), row("a", 2, {}, [mark(1)]), row("c", 9), row("d", 1, { euro: 9_000, mandates: 1 })];
  const { rows: sorted, quiet, total } = workPage(rows, "first");
  expect(sorted.map(({ title }) => title).join("")).toBe("dacb");
  expect([quiet.map(({ title }) => title), total]).toEqual([["b", "c"], 4]);
  expect(
    workPage(rows, "last")
      .rows.map(({ title }) => title)
      .join(""),
  ).toBe("cabd");
});

test.each([
  [3, 7, "of 7 addresses"],
  [3, 30, "10% of addresses"],
  [1, 900, "under 1% of addresses"],
  [0, 900, "0% of addresses"],
])("workRate writes %i of %i as %j", (part, total, words) => {
  expect(workRate(part, total, "address", "addresses")).toBe(words);
});

const totals: WorkTotals = { views: 0, stayed: 0, people: 0, conversations: 0, mandates: 0, euro: 0 };

test("workSentence sums up the figures", () => {
  const rows = [row("Four copies", 9, {}, [mark(1, "client"), mark(2, "conversation"), mark(3)]), row("Binder", 4)];
  const summaryText = (changes: Partial<WorkTotals>, of: readonly WorkRow[] = rows) =>
    workSentence({ ...totals, ...changes }, of, "first").join("");
  expect(summaryText({})).toBe("Nothing was opened in this time.");
  expect(summaryText({ views: 1 })).toBe("Your pages were opened 1 time, and no one left an address yet.");
  expect(summaryText({ people: 3, conversations: 2 })).toBe("“Four copies” brought 2 of your 2 conversations.");
  expect(summaryText({ people: 4 })).toBe("“Four copies” brought 3 of the 4 people who left an address.");
  expect(summaryText({ people: 1, conversations: 1 }, [])).toBe("Nothing says yet what brought your 1 conversation.");
});

test("workCsv has both touches of every row", () => {
  const [head = "", line = ""] = workCsv([row("one", 12, { leads: 3 })]).split("\r\n");
  expect(head.split(",")).toHaveLength(15);
  expect(line).toBe("Article,one,/blog/one,12,1,0,3,0,0,0,0,0,0,0,0");
});

test("sponsorSentence explains the counting", () => {
  const numbers = { total: 1_204, episodes: [{ name: "One", downloads: 1_204 }], apps: [], weeks: [] };
  expect(sponsorSentence(numbers, 30)).toMatch(
    /^In the last 30 days one episode was downloaded 1,204 times\. A download/,
  );
});
