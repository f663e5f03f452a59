import type { Language } from "../lib/language.ts";
import { withoutHidden } from "./hidden-pages.ts";
import type { Site } from "./site.ts";
import { fillTokens } from "./tokens.ts";

/** Own pages linked by navigation, shared sections and the sitemap; without parameters. */
export const sitePaths = {
  "/": true,
  "/about": true,
  "/accessibility": true,
  "/about/company": true,
  "/blog": true,
  "/contact": true,
  "/cookie-policy": true,
  "/demo": true,
  "/ebook": true,
  "/episodes": true,
  "/impressum": true,
  "/knowledge-audit": true,
  "/podcast": true,
  "/podcast-registration": true,
  "/privacy-policy": true,
  "/privacy/my-data": true,
  "/roi-calculator": true,
  "/schedule-interview": true,
  "/services/financial": true,
  "/services/healthcare": true,
  "/services/logistics": true,
  "/services/manufacturing": true,
  "/solutions/asksopia": true,
  "/solutions/healthcare/ai-sop-agent": true,
  "/strategy-call": true,
  "/ask": true,
  "/sunday-review": true,
} as const;

export type SitePath = keyof typeof sitePaths;

export type SiteTarget = { to: SitePath; hash?: string };

export type NavLink = SiteTarget & { label: string };

export type NavAccent = "health" | "logistics" | "finance" | "industry";

/** Where an entry of the menu is shown. */
export const menuPlaces = ["Everywhere", "Wide screens", "Phones"] as const;

/** Without a group it is a link of its own in the bar. Texts may have tokens; `to` may be a URL or have a "#". */
export type MenuRow = { group: string; label: string; line: string; to: string; where: string };

export type FooterRow = { column: string; label: string; to: string };

export type NavEntry = NavLink & { line: string; glyph: string; accent?: NavAccent };

export type NavGroup = {
  id: string;
  label: string;
  /** Orange (spec 2). */
  highlighted: boolean;
  /** With the picture and the words of the three industries. */
  hasIntro: boolean;
  /** Wide screens. */
  entries: readonly NavEntry[];
  /** Small screens. */
  smallEntries: readonly NavEntry[];
  hasAsk: boolean;
};

const everywhere = "Everywhere";
const wide = "Wide screens";
const small = "Phones";
const entry = (group: string, label: string, line: string, to: string, where: string = everywhere): MenuRow => ({
  group,
  label,
  line,
  to,
  where,
});

/** In order (spec 2). */
export const defaultMenu: readonly MenuRow[] = [
  entry(
    "{productName}",
    "The AI SOP assistant",
    "Answers from your own documents, with the page it read",
    "/solutions/asksopia",
  ),
  entry("Industries", "{healthcareName}", "Procedures on the ward, answered hands-free", "/services/healthcare"),
  entry("Industries", "{logisticsName}", "Customs, dispatch and supplier know-how", "/services/logistics"),
  entry("Industries", "{financialName}", "Policies and rules, quoted with their source", "/services/financial"),
  entry("Industries", "{manufacturingName}", "Coming soon", "/services/manufacturing", small),
  entry("Resources", "Blog", "Working notes on AI and knowledge", "/blog"),
  entry("Resources", "{podcastName}", "Conversations with people who run things", "/podcast"),
  entry("Resources", "{newsletterName}", "One email a week, on {newsletterDay}", "/sunday-review"),
  entry("Resources", "Free eBook", "The field guide to AI knowledge agents", "/ebook"),
  entry("Resources", "ROI calculator", "Six inputs, three savings, one range", "/roi-calculator"),
  entry("Resources", "All Episodes", "Every conversation so far", "/episodes", small),
  entry("About", "Founder’s background", "Who you will be working with", "/about#background", wide),
  entry("About", "Expertise", "What I am asked to do, and what I decline", "/about#expertise", wide),
  entry("About", "Professional journey", "Twenty years of other people’s procedures", "/about#journey", wide),
  entry("About", "About", "Who you will be working with", "/about", small),
  entry("About", "Contact", "{shortCity}, by phone or email", "/contact", small),
  entry("", "Contact", "", "/contact", wide),
  entry("", "Schedule a Consultation", "", "/contact", small),
  entry("", "Free eBook", "", "/ebook"),
];

const glyphs =
  "asksopia,healthcare,logistics,financial,manufacturing,podcast,sunday-review,ebook,roi-calculator,episodes,expertise,journey,contact".split(
    ",",
  );

const accents: Readonly<Record<string, NavAccent>> = {
  "/services/healthcare": "health",
  "/services/logistics": "logistics",
  "/services/financial": "finance",
  "/services/manufacturing": "industry",
};

/** Drawing and colour of an entry by its target; an article has those of the blog. */
function lookOf(to: string): { glyph: string; accent?: NavAccent } {
  const name = /[a-z-]+$/.exec(to)?.[0] ?? "";
  const section = to.startsWith("/about") ? "founder" : to.startsWith("/episode") ? "episodes" : "blog";
  return { glyph: glyphs.includes(name) ? name : section, accent: accents[to] };
}

/** The target as links take it: a part of an own page apart. */
export function targetOf(to: string): SiteTarget {
  const [path = "", hash] = to.startsWith("/") ? to.split("#") : [to];
  // The owner's targets are checked when they are saved, those of the site by their type in copies.
  return { to: path as SitePath, ...(hash && { hash }) };
}

const linkOf = (site: Site, { label, to }: { label: string; to: string }): NavLink => ({
  ...targetOf(to),
  label: fillTokens(site, label),
});

/** A page of the owner's own in menu or footer; `menu` is a group, or `ownLink`. */
export type PlacedPage = { slug: string; title: string; line: string; menu: string; footer: string };

/** In the menu as a link of its own, in no group. */
export const ownLink = "-";

const placedPages = (site: Site): readonly PlacedPage[] =>
  (site.stored.pages?.placed as readonly PlacedPage[] | undefined) ?? [];

const savedMenu = (site: Site): readonly MenuRow[] =>
  (site.stored.menu?.entries as readonly MenuRow[] | undefined) ?? defaultMenu;

const menuRows = (site: Site): readonly MenuRow[] =>
  withoutHidden(site, [
    ...savedMenu(site),
    ...placedPages(site)
      .filter(({ menu }) => menu)
      .map(({ slug, title, line, menu }) => entry(menu === ownLink ? "" : menu, title, line, `/${slug}`)),
  ]);

const savedFooter = (site: Site): readonly FooterRow[] =>
  (site.stored.menu?.footer as readonly FooterRow[] | undefined) ?? defaultFooter;

/** Groups of the menu and columns of the footer, where a page can go; with tokens. */
export const groupsAndColumnsOf = (site: Site): { groups: string[]; columns: string[] } => ({
  groups: [...new Set(savedMenu(site).map(({ group }) => group))].filter(Boolean),
  columns: [...new Set(savedFooter(site).map(({ column }) => column))],
});

const entryOf = (site: Site, row: MenuRow): NavEntry => ({
  ...linkOf(site, row),
  line: fillTokens(site, row.line),
  ...lookOf(row.to),
});

const isWide = ({ where }: { where: string }) => where !== small;
const isSmall = ({ where }: { where: string }) => where !== wide;

/** Groups with an entry that is not hidden. */
export function navGroups(site: Site): readonly NavGroup[] {
  const rows = menuRows(site).filter(({ group }) => group !== "");
  return [...new Set(rows.map(({ group }) => group))].map((group, index) => {
    const own = rows.filter((row) => row.group === group);
    const entries = own.filter(isWide).map((row) => entryOf(site, row));
    return {
      id: String(index),
      label: fillTokens(site, group),
      highlighted: own.some(({ to }) => to === "/solutions/asksopia"),
      hasIntro: entries.length === 3 && entries.every(({ accent }) => accent !== undefined),
      entries,
      smallEntries: own.filter(isSmall).map((row) => entryOf(site, row)),
      hasAsk: own.some(({ to }) => to === "/blog"),
    };
  });
}

/** Links of their own, beside the groups. */
export const barLinks = (site: Site, screens: "wide" | "small"): readonly NavLink[] =>
  menuRows(site)
    .filter((row) => row.group === "" && (screens === "wide" ? isWide : isSmall)(row))
    .map((row) => linkOf(site, row));

const link = (column: string, label: string, to: string): FooterRow => ({ column, label, to });

/** Required by law: these stay, whatever the owner's footer contains. */
const required: Readonly<Record<Language, readonly FooterRow[]>> = {
  en: [link("Legal", "Impressum", "/impressum"), link("Legal", "Privacy policy", "/privacy-policy")],
  de: [link("Rechtliches", "Impressum", "/impressum"), link("Rechtliches", "Datenschutz", "/privacy-policy")],
};

export const defaultFooter: readonly FooterRow[] = [
  link("Industries", "{healthcareName}", "/services/healthcare"),
  link("Industries", "{logisticsName}", "/services/logistics"),
  link("Industries", "{financialName}", "/services/financial"),
  link("Solutions", "{productName}", "/solutions/asksopia"),
  link("Solutions", "AI SOP agent for {healthcareName.inSentence}", "/solutions/healthcare/ai-sop-agent"),
  link("Solutions", "Free eBook", "/ebook"),
  link("Solutions", "ROI calculator", "/roi-calculator"),
  link("Read and listen", "Blog", "/blog"),
  link("Read and listen", "All episodes", "/episodes"),
  link("Read and listen", "{newsletterName}", "/sunday-review"),
  link("Read and listen", "Ask the archive", "/ask"),
  link("Who we are", "Home", "/"),
  link("Who we are", "About", "/about"),
  link("Who we are", "Contact", "/contact"),
  link("Legal", "Privacy policy", "/privacy-policy"),
  link("Legal", "Cookie policy", "/cookie-policy"),
  link("Legal", "Impressum", "/impressum"),
  link("Legal", "Accessibility", "/accessibility"),
  link("Legal", "Privacy settings", "/cookie-policy#privacy-settings"),
  link("Legal", "My data", "/privacy/my-data"),
];

export function footerColumns(site: Site): readonly { title: string; links: readonly NavLink[] }[] {
  const own = savedFooter(site);
  const missing = required[site.facts.language].filter(({ to }) => !own.some((row) => row.to === to));
  const placed = placedPages(site).flatMap(({ slug, title, footer }) =>
    footer ? link(footer, title, `/${slug}`) : [],
  );
  const rows = withoutHidden(site, [...own, ...missing, ...placed]);
  return [...new Set(rows.map(({ column }) => column))].map((column) => ({
    title: fillTokens(site, column),
    links: rows.filter((row) => row.column === column).map((row) => linkOf(site, row)),
  }));
}
