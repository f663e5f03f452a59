import { expect, test } from "vitest";
import { barLinks, defaultFooter, defaultMenu, footerColumns, navGroups } from "./navigation.ts";
import { defaultSite, siteOf } from "./site.ts";

const labels = (site = defaultSite) =>
  navGroups(site).map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)]);

test("the menu matches the specification, with the calculator, until the owner changes it", () => {
  expect(labels()).toEqual([
    ["askSOPia.ai", "The AI SOP assistant"],
    ["Industries", "Healthcare", "Logistics", "Financial Services"],
    ["Resources", "Blog", "The High-Performance CEO Show", "The Sunday Review", "Free eBook", "ROI calculator"],
    ["About", "Founder’s background", "Expertise", "Professional journey"],
  ]);
  expect(barLinks(defaultSite, "wide").map(({ label }) => label)).toEqual(["Contact", "Free eBook"]);
  expect(barLinks(defaultSite, "small").map(({ label }) => label)).toEqual(["Schedule a Consultation", "Free eBook"]);
  expect(navGroups(defaultSite)[3]?.entries[1]).toMatchObject({ to: "/about", hash: "expertise", glyph: "expertise" });
});

test("entries with one group open together, in the owner's order", () => {
  const entry = { line: "", where: "Everywhere" };
  const entries = [
    { ...entry, group: "Read", label: "Essay", to: "/blog/an-essay" },
    { ...entry, group: "", label: "Write to me", to: "/contact" },
    { ...entry, group: "Listen", label: "{podcastName}", to: "/podcast" },
    { ...entry, group: "Read", label: "Elsewhere", to: "https://example.org/a#b" },
  ];
  const site = siteOf({ menu: { entries } });
  expect(labels(site)).toEqual([
    ["Read", "Essay", "Elsewhere"],
    ["Listen", "The High-Performance CEO Show"],
  ]);
  expect(navGroups(site)[0]?.entries[1]).toMatchObject({ to: "https://example.org/a#b", glyph: "blog" });
  expect(barLinks(site, "small")).toEqual([{ to: "/contact", label: "Write to me" }]);
});

test("a hidden page disappears from menu and footer, as does a group without entries", () => {
  const site = siteOf({ hidden: { "/solutions/asksopia": true, "/services/logistics": "/contact", "/ebook": true } });
  expect(labels(site).slice(0, 2)).toEqual([
    ["Industries", "Healthcare", "Financial Services"],
    ["Resources", "Blog", "The High-Performance CEO Show", "The Sunday Review", "ROI calculator"],
  ]);
  expect(navGroups(site)[0]?.hasIntro).toBe(false);
  expect(barLinks(site, "wide").map(({ label }) => label)).toEqual(["Contact"]);
  expect(footerColumns(site).map(({ title, links }) => [title, links.length])).toEqual([
    ["Industries", 2],
    ["Solutions", 2],
    ["Read and listen", 4],
    ["Who we are", 3],
    ["Legal", 6],
  ]);
});

test.each([
  ["en", "Legal", "Privacy policy"],
  ["de", "Rechtliches", "Datenschutz"],
] as const)("Impressum and privacy policy keep a link in the footer (%s)", (language, title, privacy) => {
  const site = siteOf({ site: { language }, menu: { footer: [{ column: "Me", label: "About", to: "/about" }] } });
  expect(footerColumns(site)).toEqual([
    { title: "Me", links: [{ to: "/about", label: "About" }] },
    {
      title,
      links: [
        { to: "/impressum", label: "Impressum" },
        { to: "/privacy-policy", label: privacy },
      ],
    },
  ]);
});

test("the defaults have unique names within each list", () => {
  const names = defaultMenu.map(({ group, label, where }) => `${group} ${label} ${where}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(defaultFooter.map(({ column, label }) => `${column} ${label}`)).size).toBe(defaultFooter.length);
});
