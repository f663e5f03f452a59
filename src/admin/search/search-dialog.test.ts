import { describe, expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { withPage } from "../recent-pages.ts";
import { firstGroups, searchGroups } from "./search-dialog.tsx";

const labels = (groups: ReturnType<typeof searchGroups>) =>
  groups.flatMap(({ title, choices }) => choices.map(({ label }) => `${title}: ${label}`));

describe("admin search", () => {
  test("finds screens by name and settings by the name of any field", () => {
    expect(labels(searchGroups(defaultSite, "leads", []))).toContain("Screens: Leads");
    expect(labels(searchGroups(defaultSite, "NEW art", []))).toEqual(["Screens: New article"]);
    expect(labels(searchGroups(defaultSite, "vat number", []))).toEqual(["Settings: Profile"]);
    expect(searchGroups(defaultSite, "zeppelin", [])).toEqual([]);
    expect(searchGroups(defaultSite, "copy book", [])[0]?.choices).toMatchObject([
      { label: "Copy booking link", href: "/strategy-call", command: "copy-booking-link" },
    ]);
    expect(labels(searchGroups(defaultSite, "new issue", []))).toContain("Screens: New issue");
  });

  test("groups found records by kind and links to their pages", () => {
    const groups = searchGroups(defaultSite, "zeppelin", [
      { kind: "article", id: 7, title: "Zeppelin", note: "Draft", at: null },
      { kind: "page", id: 5, title: "Zeppelin tours", note: "Draft", at: null },
      { kind: "person", id: 3, title: "Ada Zeppelin", note: "ada@example.com", at: null },
    ]);
    expect(labels(groups)).toEqual(["People: Ada Zeppelin", "Articles: Zeppelin", "Pages: Zeppelin tours"]);
    expect(groups[2]?.choices[0]).toMatchObject({ href: "/admin/pages/own/5", note: "Draft" });
    expect(groups[0]?.choices[0]).toMatchObject({ href: "/admin/people/3", note: "ada@example.com" });
  });

  test("lists recent pages first for an empty term, without duplicates", () => {
    const groups = firstGroups([{ path: "/admin/leads", title: "Leads" }]);
    expect(labels(groups)[0]).toBe("Recent pages: Leads");
    expect(labels(groups)).not.toContain("Screens: Leads");
    expect(labels(firstGroups([]))[0]).toBe("Screens: Today");
  });

  test("lists a page visited again once, with its newest title", () => {
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
});
