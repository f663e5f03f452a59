/**
 * The routes whose views are counted, in the notation of src/routes.ts. A route that is one person's own, that carries a
 * token, or that programs read is not among them; a test compares this list with the sitemap.
 */
export const countedRoutes = [
  "/",
  "/services/healthcare",
  "/services/logistics",
  "/services/financial",
  "/services/manufacturing",
  "/solutions/asksopia",
  "/solutions/healthcare/ai-sop-agent",
  "/roi-calculator",
  "/blog",
  "/blog/category/$category",
  "/blog/$slug",
  "/podcast",
  "/episodes",
  "/episode/$id",
  "/guest/$slug",
  "/podcast-registration",
  "/schedule-interview",
  "/sunday-review",
  "/ebook",
  "/knowledge-audit",
  "/demo",
  "/strategy-call",
  "/about",
  "/about/company",
  "/contact",
  "/thank-you/$form",
  "/privacy/my-data",
  "/privacy-policy",
  "/cookie-policy",
  "/impressum",
] as const;

const patterns = countedRoutes.map((route) => route.replace(/\$\w+/g, "[^/]+"));
const counted = new RegExp(`^(?:${patterns.join("|")})$`);

const isFile = /\.[a-z0-9]{2,5}$/;

/** Whether a view of this path may be counted and stored. */
export const isCounted = (path: string): boolean => counted.test(path) && !isFile.test(path);
