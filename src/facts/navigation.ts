import { withoutHidden } from "./hidden-pages.ts";
import { siteFacts } from "./site-facts.ts";

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

export type NavEntry = NavLink & { line: string; glyph: string; accent?: NavAccent };

export type NavGroup = {
  id: "product" | "industries" | "resources" | "about";
  label: string;
  /** Orange (spec 2). */
  highlighted?: boolean;
  intro?: SiteTarget & { title: string; text: string; action: string };
  /** Wide screens. */
  entries: readonly NavEntry[];
  /** Small screens. */
  smallEntries: readonly NavEntry[];
  hasAsk?: true;
};

/** "Frankfurt" of "Frankfurt am Main". */
const shortCity = () => siteFacts.address.city.split(/ am | an der /)[0];

const product: NavEntry = {
  to: "/solutions/asksopia",
  label: "The AI SOP assistant",
  line: "Answers from your own documents, with the page it read",
  glyph: "asksopia",
};
const industries: readonly NavEntry[] = [
  {
    to: "/services/healthcare",
    label: "Healthcare",
    line: "Procedures on the ward, answered hands-free",
    glyph: "healthcare",
    accent: "health",
  },
  {
    to: "/services/logistics",
    label: "Logistics",
    line: "Customs, dispatch and supplier know-how",
    glyph: "logistics",
    accent: "logistics",
  },
  {
    to: "/services/financial",
    label: "Financial Services",
    line: "Policies and rules, quoted with their source",
    glyph: "financial",
    accent: "finance",
  },
];
const manufacturing: NavEntry = {
  to: "/services/manufacturing",
  label: "Manufacturing",
  line: "Coming soon",
  glyph: "manufacturing",
  accent: "industry",
};
const resources: readonly NavEntry[] = [
  { to: "/blog", label: "Blog", line: "Working notes on AI and knowledge", glyph: "blog" },
  {
    to: "/podcast",
    get label() {
      return siteFacts.podcastName;
    },
    line: "Conversations with people who run things",
    glyph: "podcast",
  },
  {
    to: "/sunday-review",
    get label() {
      return siteFacts.newsletterName;
    },
    get line() {
      return `One email a week, on ${siteFacts.newsletterDay}`;
    },
    glyph: "sunday-review",
  },
  { to: "/ebook", label: "Free eBook", line: "The field guide to AI knowledge agents", glyph: "ebook" },
];

/** In order (spec 2). */
const allGroups: readonly NavGroup[] = [
  {
    id: "product",
    get label() {
      return siteFacts.productName;
    },
    highlighted: true,
    entries: [product],
    smallEntries: [product],
  },
  {
    id: "industries",
    label: "Industries",
    intro: {
      to: "/",
      hash: "industries",
      title: "Where procedures carry weight",
      text: "Three industries in which a wrong answer costs more than a slow one.",
      action: "Compare all three",
    },
    entries: industries,
    smallEntries: [...industries, manufacturing],
  },
  {
    id: "resources",
    label: "Resources",
    hasAsk: true,
    entries: resources,
    smallEntries: [
      ...resources,
      { to: "/episodes", label: "All Episodes", line: "Every conversation so far", glyph: "episodes" },
    ],
  },
  {
    id: "about",
    label: "About",
    entries: [
      {
        to: "/about",
        hash: "background",
        label: "Founder’s background",
        line: "Who you will be working with",
        glyph: "founder",
      },
      {
        to: "/about",
        hash: "expertise",
        label: "Expertise",
        line: "What I am asked to do, and what I decline",
        glyph: "expertise",
      },
      {
        to: "/about",
        hash: "journey",
        label: "Professional journey",
        line: "Twenty years of other people’s procedures",
        glyph: "journey",
      },
    ],
    smallEntries: [
      { to: "/about", label: "About", line: "Who you will be working with", glyph: "founder" },
      {
        to: "/contact",
        label: "Contact",
        get line() {
          return `${shortCity()}, by phone or email`;
        },
        glyph: "contact",
      },
    ],
  },
];

/** Groups with an entry that is not hidden. */
export const navGroups = (): readonly NavGroup[] =>
  allGroups
    .map((group) => ({
      ...group,
      entries: withoutHidden(group.entries),
      smallEntries: withoutHidden(group.smallEntries),
    }))
    .filter(({ smallEntries }) => smallEntries.length > 0);

export const contactLink: NavLink = { to: "/contact", label: "Contact" };
export const ebookLink: NavLink = { to: "/ebook", label: "Free eBook" };
export const consultationLink: NavLink = { to: "/contact", label: "Schedule a Consultation" };

const allColumns: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: "Industries",
    links: [
      { to: "/services/healthcare", label: "Healthcare" },
      { to: "/services/logistics", label: "Logistics" },
      { to: "/services/financial", label: "Financial Services" },
    ],
  },
  {
    title: "Solutions",
    links: [
      {
        to: "/solutions/asksopia",
        get label() {
          return siteFacts.productName;
        },
      },
      { to: "/solutions/healthcare/ai-sop-agent", label: "AI SOP agent for healthcare" },
      { to: "/ebook", label: "Free eBook" },
    ],
  },
  {
    title: "Read and listen",
    links: [
      { to: "/blog", label: "Blog" },
      { to: "/episodes", label: "All episodes" },
      {
        to: "/sunday-review",
        get label() {
          return siteFacts.newsletterName;
        },
      },
      { to: "/ask", label: "Ask the archive" },
    ],
  },
  {
    title: "Who we are",
    links: [
      { to: "/", label: "Home" },
      { to: "/about", label: "About" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/privacy-policy", label: "Privacy policy" },
      { to: "/cookie-policy", label: "Cookie policy" },
      { to: "/impressum", label: "Impressum" },
      { to: "/accessibility", label: "Accessibility" },
      { to: "/cookie-policy", hash: "privacy-settings", label: "Privacy settings" },
      { to: "/privacy/my-data", label: "My data" },
    ],
  },
];

export const footerColumns = (): readonly { title: string; links: readonly NavLink[] }[] =>
  allColumns
    .map(({ title, links }) => ({ title, links: withoutHidden(links) }))
    .filter(({ links }) => links.length > 0);
