import { expect, test } from "vitest";
import { noneFollowed, sortWork, sponsorSentence, type WorkRow, workCsv } from "./what-works.ts";

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
