/** Pages whose texts the owner edits, by path; `on` are further routes that show the same texts. */
export const textPages = {
  "/": { title: "Home" },
  "/every-page": { title: "On every page: consent and outside services", on: ["*"] },
  "/forms": { title: "Forms: labels, help and sentences", on: ["*"] },
  "/services": {
    title: "What the three industries share",
    on: ["/services/healthcare", "/services/logistics", "/services/financial"],
  },
  "/services/healthcare": { title: "{healthcareName}" },
  "/services/logistics": { title: "{logisticsName}" },
  "/services/financial": { title: "{financialName}" },
  "/services/manufacturing": { title: "{manufacturingName}" },
  "/solutions/asksopia": { title: "The AI SOP assistant" },
  "/solutions/healthcare/ai-sop-agent": { title: "AI SOP agent for {healthcareName.inSentence}" },
  "/roi-calculator": { title: "ROI calculator" },
  "/blog": { title: "Blog", on: ["/blog/category/$category", "/blog/$slug"] },
  "/podcast": { title: "Podcast", on: ["/episodes"] },
  "/podcast-registration": { title: "Guest registration" },
  "/ask": { title: "Ask the archive" },
  "/sunday-review": { title: "Newsletter", on: ["/sunday-review/$slug"] },
  "/ebook": { title: "Free eBook" },
  "/knowledge-audit": { title: "Knowledge audit" },
  "/demo": { title: "Demo" },
  "/strategy-call": { title: "Strategy call" },
  "/about": { title: "About" },
  "/about/company": { title: "Company" },
  "/contact": { title: "Contact" },
  "/episode/$id": { title: "Pages of episodes" },
  "/booking/$token": { title: "A visitor’s booking" },
  "/guest-space/$token": { title: "A guest’s own page" },
  "/privacy/my-data": { title: "My data", on: ["/privacy/my-data/view"] },
  "/thank-you/$form": { title: "After a form is sent" },
  "/schedule-interview": { title: "Scheduling an interview", on: ["/podcast-registration"] },
  "/newsletter": {
    title: "Subscribing and unsubscribing",
    on: [
      ...["/newsletter/confirm", "/newsletter/link", "/newsletter/preferences", "/newsletter/unsubscribe"],
      ...["/newsletter/sequence/confirm", "/newsletter/sequence/stop"],
    ],
  },
} as const satisfies Readonly<Record<string, { title: string; on?: readonly string[] }>>;

export type TextPage = keyof typeof textPages;

const entries = Object.entries(textPages) as [TextPage, { title: string; on?: readonly string[] }][];

export const textPageNames = entries.map(([page]) => page);

/** Pages whose texts only this route shows; `route` is its pattern, such as "/blog/$slug". */
export const textPagesOf = (route: string): TextPage[] =>
  entries.filter(([page, { on }]) => page === route || on?.includes(route)).map(([page]) => page);

const noPages: ReadonlySet<string> = new Set<TextPage>(["/services", "/newsletter", "/every-page", "/forms"]);

/** The routes that show a page's texts. */
export const routesOf = (page: TextPage): string[] => {
  const { on = [] } = textPages[page] as { on?: readonly string[] };
  return noPages.has(page) ? [...on] : [page, ...on];
};

/** Routes whose modules contain all forms. */
export const formRoutes = [
  "/contact",
  "/ebook",
  "/solutions/healthcare/ai-sop-agent",
  "/roi-calculator",
  "/demo",
  "/podcast-registration",
  "/guest-space/$token",
  "/sunday-review",
  "/newsletter/link",
  "/privacy/my-data",
];

/** A page that shows the texts; undefined for pages that only links in emails open. */
export const exampleOf = (page: TextPage): string | undefined =>
  examples[page] ?? (page.includes("$") || noPages.has(page) ? undefined : page);

const examples: Readonly<Partial<Record<TextPage, string>>> = {
  "/services": "/services/healthcare",
  "/thank-you/$form": "/thank-you/contact",
  "/newsletter": "/newsletter/link",
};
