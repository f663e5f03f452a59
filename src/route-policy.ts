import type { CacheTag } from "./server-context/request-context.ts";

/**
 * "cached": part of the cache key, and a folder in an export. "uncached": unbounded values, rendered each time.
 * "momentary": quickly outdated, so not even browsers may cache it.
 */
export type ParameterUse = "cached" | "uncached" | "momentary";

export type RoutePolicy = {
  tags?: readonly CacheTag[];
  /** Parameters that affect the page; others are ignored. */
  search?: Readonly<Record<string, ParameterUse>>;
  /** Personal, or an API response: never cached. */
  isPrivate?: true;
  /** Accepts form posts: from our pages, or, with a signed token in the URL, from anywhere. */
  form?: "own" | "anywhere";
  acceptsFile?: true;
  maxBodyBytes?: number;
  isCounted?: true;
  /** The parameter is a bearer token and never logged. */
  hasToken?: true;
  permissions?: string;
  area?: "admin" | "sign-in" | "api";
  hasMarkdown?: true;
  /** Below every other route: redirects come first. */
  isFallback?: true;
  /** Shows one item; one cached 404 stands for all URLs without it. */
  hasItem?: true;
  /** The parameter is the owner's free text, where escaped slashes are legitimate. */
  hasFreeText?: true;
  /** Accepts any origin, because it reads no session. */
  isOpen?: true;
  /** Authenticates by itself and streams to disk. */
  isUpload?: true;
  isWebhook?: true;
  /** Polled by machines; logged at debug level. */
  isProbe?: true;
};

/** Kilobytes (1,000 bytes, brotli) of a first view: scripts, and HTML with critical CSS. */
export const pageBudgets = { scriptKb: 125, htmlKb: 22 };

const megabyte = 1024 * 1024;

const page: RoutePolicy = { isCounted: true };
const admin: RoutePolicy = { area: "admin", isPrivate: true };
const signIn: RoutePolicy = { area: "sign-in", isPrivate: true };
const articles: RoutePolicy = { tags: ["article"] };
const episodes: RoutePolicy = { tags: ["episode"] };
const issues: RoutePolicy = { tags: ["issue"] };
const everything: RoutePolicy = { tags: ["article", "episode"] };
const issuesWithEpisodes: RoutePolicy = { tags: ["issue", "episode"] };
const sitemap: RoutePolicy = { tags: ["article", "episode", "issue"] };
const articleList: RoutePolicy = {
  ...page,
  ...articles,
  search: { page: "cached", search: "uncached" },
};
/** Shows free times when the URL asks for them. */
const call: RoutePolicy = {
  ...page,
  form: "own",
  search: { times: "momentary", start: "momentary", zone: "momentary", minutes: "momentary" },
};
const personal: RoutePolicy = { isPrivate: true, form: "own" };
const scenario: RoutePolicy["search"] = {
  ...{ industry: "uncached", employees: "uncached", salary: "uncached", hours: "uncached" },
  ...{ turnover: "uncached", cost: "uncached", project: "uncached", view: "uncached" },
};

const policies = {
  "/": { ...page, ...everything },
  "/services/healthcare": page,
  "/services/logistics": page,
  "/services/financial": page,
  "/services/manufacturing": page,
  "/solutions/asksopia": page,
  "/solutions/healthcare/ai-sop-agent": { ...page, form: "own" },
  "/roi-calculator": { ...page, search: scenario, form: "own" },

  "/blog": articleList,
  "/blog/category/$category": { ...articleList, hasFreeText: true },
  "/blog/$slug": { ...page, ...everything, hasMarkdown: true, hasItem: true },

  "/podcast": { ...page, ...episodes, form: "own" },
  "/episodes": { ...page, ...episodes, search: { search: "uncached" } },
  "/episode/$id": { ...page, ...episodes, hasMarkdown: true, hasItem: true },
  "/guest/$slug": { ...page, ...episodes, hasItem: true },
  // 6 MB for a portrait (features/guests/portrait.server.ts) plus fields.
  "/podcast-registration": { ...page, ...episodes, form: "own", acceptsFile: true, maxBodyBytes: 6.25 * megabyte },
  "/guest-space/$token": { ...personal, hasToken: true, permissions: "camera=(self), microphone=(self)" },
  "/schedule-interview": page,

  "/ask": { ...page, ...everything, search: { q: "uncached" } },

  "/sunday-review": { ...page, ...issues, form: "own" },
  "/sunday-review/$slug": { ...page, ...issuesWithEpisodes, form: "own", hasItem: true },
  "/ebook": { ...page, form: "own", search: { industry: "cached" } },

  "/knowledge-audit": call,
  "/demo": call,
  "/strategy-call": call,

  "/book/$type": call,
  "/booking/$token": { ...personal, hasToken: true },
  "/preview/article/$token": { isPrivate: true, hasToken: true },
  "/preview/episode/$token": { isPrivate: true, hasToken: true },
  "/preview/own-page/$token": { isPrivate: true, hasToken: true },

  "/about": page,
  "/about/company": page,
  "/contact": { ...page, form: "own" },

  "/thank-you/$form": { ...page, search: { token: "momentary" } },
  "/downloads/$name": {},
  "/newsletter/confirm": personal,
  "/newsletter/link": { ...page, form: "own" },
  "/newsletter/preferences": personal,
  "/newsletter/sequence/confirm": personal,
  "/newsletter/sequence/stop": { ...personal, form: "anywhere" },
  "/newsletter/unsubscribe": { ...personal, form: "anywhere" },
  "/privacy/my-data": { ...page, form: "own" },
  "/privacy/my-data/view": { ...personal },

  "/privacy-policy": { ...page, ...episodes },
  "/cookie-policy": page,
  "/impressum": page,
  "/accessibility": page,
  "/$slug": { ...call, hasMarkdown: true, hasItem: true, isFallback: true },

  "/login": signIn,
  "/login/forgot": signIn,
  "/login/reset": signIn,
  "/admin": admin,
  "/admin/articles": admin,
  "/admin/articles/$id": admin,
  "/admin/episodes": admin,
  "/admin/episodes/$id": admin,
  "/admin/newsletter": admin,
  "/admin/newsletter/$id": admin,
  "/admin/sequences": admin,
  "/admin/sequences/$id": admin,
  "/admin/sequences/$id/$email": admin,
  "/admin/leads": admin,
  "/admin/leads/$id": admin,
  "/admin/people": admin,
  "/admin/people/$id": admin,
  "/admin/subscribers": admin,
  "/admin/subscribers/import": admin,
  "/admin/subscribers/$id": admin,
  "/admin/guests": admin,
  "/admin/guests/$id": admin,
  "/admin/bookings": admin,
  "/admin/bookings/new": admin,
  "/admin/bookings/week": admin,
  "/admin/bookings/$id": admin,
  "/admin/availability": admin,
  "/admin/event-types": admin,
  "/admin/what-works": admin,
  "/admin/questions": admin,
  "/admin/setup": admin,
  "/admin/samples": admin,
  "/admin/pages": admin,
  "/admin/pages/$page": admin,
  "/admin/pages/own/$id": admin,
  "/admin/media": admin,
  "/admin/media/$id": admin,
  "/admin/redirects": admin,
  "/admin/webhooks": admin,
  "/admin/import": admin,
  "/admin/bin": admin,
  "/admin/emails": admin,
  "/admin/emails/$id": admin,
  "/admin/audit": admin,
  "/admin/settings": admin,
  "/admin/security": admin,
  "/admin/connect": admin,
  "/admin/$": admin,
  "/admin/preview/articles/$id": admin,
  "/admin/preview/episodes/$id": admin,
  "/admin/preview/newsletter/$id": admin,
  "/admin/preview/pages/$id": admin,

  "/rss.xml": everything,
  "/feed.json": everything,
  "/blog/category/$category/rss.xml": { ...everything, hasFreeText: true },
  "/blog/category/$category/feed.json": { ...everything, hasFreeText: true },
  "/blog/{$slug}.md": everything,
  "/episode/{$id}.md": episodes,
  "/{$slug}.md": { isFallback: true },
  "/podcast/feed.xml": episodes,
  "/sunday-review/rss.xml": issuesWithEpisodes,
  "/sunday-review/feed.json": issuesWithEpisodes,
  "/booking/{$token}.ics": { isPrivate: true, hasToken: true },
  "/calendar/{$token}.ics": { isPrivate: true, hasToken: true },
  "/sitemap.xml": sitemap,
  "/sitemap-{$part}.xml": sitemap,
  "/robots.txt": {},
  "/site.webmanifest": {},
  "/llms.txt": everything,
  "/.well-known/security.txt": {},
  "/privacy/processing-register.json": {},
} satisfies Record<string, RoutePolicy>;

/** Equals the routes of the tree (tests/architecture/route-policy.test.ts). */
export type PageRoute = keyof typeof policies;

export const pagePolicies: Readonly<Record<PageRoute, RoutePolicy>> = policies;

const api: RoutePolicy = { area: "api", isPrivate: true };
/** For API clients of the owner, which authenticate by a token. */
const apiClient: RoutePolicy = { ...api, isOpen: true };
const upload: RoutePolicy = { ...api, isUpload: true };

export const serverPolicies = {
  "/healthz": { isPrivate: true },
  "/livez": { isPrivate: true, isProbe: true },
  "/readyz": { isPrivate: true, isProbe: true },
  "/assets/$": {},
  "/media/$": {},
  "/podcasts/{$id}.mp3": {},
  "/artwork/{$id}.svg": episodes,
  "/artwork/{$id}.png": {},
  "/covers/$": {},
  "/covers/blog/{$slug}.svg": articles,
  "/cards/$": {},
  "/card.png": {},
  "/podcast/cover.png": {},
  "/downloads/{$name}.pdf": { isPrivate: true },
  "/ask.json": { ...api, search: { q: "uncached" } },
  "/ask/answer": api,
  "/ask/feedback": api,
  "/page-views/$kind": api,
  "/mcp": { ...api, isOpen: true },
  "/api/auth/$": api,
  "/api/auth/oauth2/$": apiClient,
  "/.well-known/oauth-authorization-server/api/auth": apiClient,
  "/.well-known/oauth-protected-resource/mcp/owner": apiClient,
  "/api/drafts/$": { ...apiClient, isUpload: true },
  "/api/openapi.json": apiClient,
  "/mcp/owner": { ...apiClient, isUpload: true },
  "/api/admin/uploads": upload,
  "/api/admin/media": upload,
  "/api/admin/imports": upload,
  "/api/admin/exports/$format": api,
  "/api/admin/issues/$id/email": api,
  "/api/admin/cards": api,
  "/preview/page/$token": { isPrivate: true, hasToken: true },
  "/admin/mails": admin,
  "/admin/mails/$id": admin,
  "/admin/mail-server": admin,
  "/admin/preview": { ...admin, maxBodyBytes: megabyte / 4 },
  "/webhooks/email/$provider": { ...api, isWebhook: true, maxBodyBytes: megabyte / 4 },
  "/_serverFn/$": api,
} as const satisfies Record<string, RoutePolicy>;

export type ServerRoute = keyof typeof serverPolicies;
