const booking = [
  "/demo",
  "/strategy-call",
  "/knowledge-audit",
  "/book/$type",
  "/booking/$token",
  "/schedule-interview",
];
const reading = ["/blog", "/blog/category/$category", "/blog/$slug", "/sunday-review", "/sunday-review/$slug"];
const listening = ["/podcast", "/episodes", "/episode/$id", "/guest/$slug", "/preview/episode/$token"];

/** Words of the interface, which come in each language and aren't the owner's to edit, by the routes that show them. */
export const wordAreas = {
  "words/frame": ["*"],
  "words/forms": ["*"],
  "words/booking": [...booking, "/podcast-registration", "/guest-space/$token", "/$slug", "/preview/own-page/$token"],
  "words/reading": [...reading, "/", "/ask", "/$slug", "/preview/article/$token", "/preview/own-page/$token"],
  "words/listening": [...listening, "/ask", "/$slug", "/preview/own-page/$token"],
  "words/asking": ["/", "/ask"],
  "words/calculating": [
    "/roi-calculator",
    "/ebook",
    "/",
    "/services/healthcare",
    "/services/logistics",
    "/services/financial",
    "/services/manufacturing",
    "/$slug",
    "/preview/own-page/$token",
  ],
  "words/visitors": [
    "/privacy/my-data",
    "/privacy/my-data/view",
    "/guest-space/$token",
    "/newsletter/preferences",
    "/newsletter/confirm",
    "/downloads/$name",
  ],
  "words/legal": ["/privacy-policy", "/cookie-policy", "/impressum", "/accessibility"],
  /** Emails, feeds, calendar files, documents. */
  "words/server": [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WordArea = keyof typeof wordAreas;

export const wordAreaNames = Object.keys(wordAreas) as WordArea[];

export const isWordArea = (name: string): name is WordArea => Object.hasOwn(wordAreas, name);
