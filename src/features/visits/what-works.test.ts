import { expect, test } from "vitest";
import {
  noneFollowed,
  sortWork,
  sponsorSentence,
  type WorkRow,
  workCsv,
  workPage,
  workPageSize,
} from "./what-works.ts";

const row = (title: string, views: number, leads = 0): WorkRow => ({
  ...{ kind: "article", name: title, title, path: `/blog/${title}`, views, stayed: 1 },
  first: { ...noneFollowed, leads },
  last: noneFollowed,
});

test("rows are sorted by any column, equal ones by views and title", () => {
  const rows = [row("b", 2, 1), row("a", 2, 1), row("c", 9, 1), row("d", 1, 4)];
  const titles = (sorted: WorkRow[]) => sorted.map(({ title }) => title).join("");
  expect(titles(sortWork(rows, "first.leads", true))).toBe("dcab");
  expect(titles(sortWork(rows, "first.leads", false))).toBe("cabd");
  expect(titles(sortWork(rows, "title", false))).toBe("abcd");
});

test("returns a page of the order, and the largest values", () => {
  const rows = Array.from({ length: workPageSize + 30 }, (_, index) =>
    row(`piece ${String(index).padStart(4, "0")}`, index),
  );
  const { rows: last, total, largest } = workPage(rows, { by: "title", isDescending: false, page: 2 });
  expect([last.length, last[0]?.title, total]).toEqual([30, "piece 0100", rows.length]);
  expect(largest.map(({ views }) => views)).toEqual([129, 128, 127, 126, 125, 124, 123, 122, 121, 120]);
  expect(workPage(rows, { by: "first.leads", isDescending: true, page: 1 }).largest).toEqual([]);
});

test("the file has both touches of every row", () => {
  const [head = "", line = ""] = workCsv([row("one", 12, 3)]).split("\r\n");
  expect(head.split(",")).toHaveLength(15);
  expect(line).toBe("Article,one,/blog/one,12,1,0,3,0,0,0,0,0,0,0,0");
});

test("the sentence for sponsors says what is counted", () => {
  const numbers = { total: 1_204, episodes: [{ name: "One", downloads: 1_204 }], apps: [], weeks: [] };
  expect(sponsorSentence(numbers, 30)).toMatch(
    /^In the last 30 days one episode was downloaded 1,204 times\. A download/,
  );
});
