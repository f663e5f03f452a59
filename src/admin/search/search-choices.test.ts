import { expect, test } from "vitest";
import { withPage } from "../recent-pages.ts";
import { firstGroups, searchGroups } from "./search-choices.ts";

const labels = (groups: ReturnType<typeof searchGroups>) =>
  groups.flatMap(({ title, choices }) => choices.map(({ label }) => `${title}: ${label}`));

test("screens are found by their name, settings by the name of any of their fields", () => {
  expect(labels(searchGroups("leads", []))).toContain("Screens: Leads");
  expect(labels(searchGroups("NEW art", []))).toEqual(["Screens: New article"]);
  expect(labels(searchGroups("vat number", []))).toEqual(["Settings: You"]);
  expect(searchGroups("zeppelin", [])).toEqual([]);
});

test("records are grouped by their kind and lead to their page", () => {
  const groups = searchGroups("zeppelin", [
    { kind: "article", id: 7, title: "Zeppelin", note: "Draft", at: null },
    { kind: "person", id: 3, title: "Ada Zeppelin", note: "ada@example.com", at: null },
  ]);
  expect(labels(groups)).toEqual(["People: Ada Zeppelin", "Articles: Zeppelin"]);
  expect(groups[0]?.choices[0]).toMatchObject({ href: "/admin/people/3", note: "ada@example.com" });
});

test("before anything is typed, recent pages come first and no screen is there twice", () => {
  const groups = firstGroups([{ path: "/admin/leads", title: "Leads" }]);
  expect(labels(groups)[0]).toBe("Recent pages: Leads");
  expect(labels(groups)).not.toContain("Screens: Leads");
  expect(labels(firstGroups([]))[0]).toBe("Screens: Home");
});

test("a page is recent once, by its newest title", () => {
  const pages = withPage(
    [
      { path: "/a", title: "Old" },
      { path: "/b", title: "B" },
    ],
    { path: "/a", title: "New" },
  );
  expect(pages).toEqual([
    { path: "/a", title: "New" },
    { path: "/b", title: "B" },
  ]);
});
