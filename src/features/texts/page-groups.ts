import type { TextPage } from "../../facts/text-pages.ts";

const services = [
  "/services/healthcare",
  "/services/logistics",
  "/services/financial",
  "/services/manufacturing",
] as const;
const products = ["/solutions/asksopia", "/solutions/healthcare/ai-sop-agent", "/roi-calculator", "/ebook"] as const;
const calls = ["/strategy-call", "/demo", "/knowledge-audit", "/ask"] as const;
const afterwards = ["/booking/$token", "/schedule-interview", "/guest-space/$token"] as const;

/** The pages in the visitor's order. */
export const pageGroups = [
  {
    title: "First impression",
    note: "what most visitors see",
    pages: ["/", "/about", "/about/company", "/contact"],
  },
  { title: "What you offer", note: "industries, product, downloads", pages: [...services, "/services", ...products] },
  {
    title: "What you publish",
    note: "blog, podcast, newsletter",
    pages: ["/blog", "/podcast", "/episode/$id", "/podcast-registration", "/sunday-review"],
  },
  { title: "Book and ask", note: "calls, and what follows them", pages: [...calls, ...afterwards] },
  {
    title: "Shared wording",
    note: "forms, thanks and what is on every page",
    pages: ["/every-page", "/forms", "/thank-you/$form", "/newsletter", "/privacy/my-data"],
  },
] as const satisfies readonly { title: string; note: string; pages: readonly TextPage[] }[];
