import type { TextPage } from "../../facts/text-pages.ts";

export const pageGroups = {
  first: { title: "First impression", note: "what most visitors see" },
  offer: { title: "What you offer", note: "industries, product, downloads" },
  publish: { title: "What you publish", note: "blog, podcast, newsletter" },
  book: { title: "Book and ask", note: "calls, and what follows them" },
  shared: { title: "Shared wording", note: "forms, thanks and what is on every page" },
} as const;

/** Where the list has each page, in the visitor's order. */
const groupOf: Record<TextPage, keyof typeof pageGroups> = {
  "/": "first",
  "/about": "first",
  "/about/company": "first",
  "/contact": "first",
  "/services/healthcare": "offer",
  "/services/logistics": "offer",
  "/services/financial": "offer",
  "/services/manufacturing": "offer",
  "/services": "offer",
  "/solutions/asksopia": "offer",
  "/solutions/healthcare/ai-sop-agent": "offer",
  "/roi-calculator": "offer",
  "/ebook": "offer",
  "/blog": "publish",
  "/podcast": "publish",
  "/episode/$id": "publish",
  "/podcast-registration": "publish",
  "/sunday-review": "publish",
  "/strategy-call": "book",
  "/demo": "book",
  "/knowledge-audit": "book",
  "/ask": "book",
  "/booking/$token": "book",
  "/schedule-interview": "book",
  "/guest-space/$token": "book",
  "/every-page": "shared",
  "/forms": "shared",
  "/thank-you/$form": "shared",
  "/newsletter": "shared",
  "/privacy/my-data": "shared",
};

export const groupedPages = Object.entries(pageGroups).map(([name, group]) => ({
  ...group,
  pages: (Object.keys(groupOf) as TextPage[]).filter((page) => groupOf[page] === name),
}));
