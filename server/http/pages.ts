import path from "node:path";
import { absentName } from "../../src/absent-page.ts";
import { hiddenTarget, isHidden } from "../../src/facts/hidden-pages.ts";
import { copyOf } from "../../src/facts/page-texts.ts";
import { chosenUrl } from "../../src/facts/page-urls.ts";
import type { Site } from "../../src/facts/site.ts";
import { applyEdits, cut } from "../../src/lib/edit-html.ts";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import { matchRoute, policyOf, type RouteMatch } from "../../src/match-route.ts";
import { ownUrl, readRequestTarget } from "../../src/request-target.ts";
import { isHiddenFromRobots } from "../../src/seo/robots.ts";
import { plainPageOf } from "../../src/server-context/http/plain-page.ts";
import { plainPageWords } from "../../src/server-context/http/plain-page-copy.ts";
import { type ProcessedPage, serveProcessed } from "../../src/server-context/http/serve-stored.server.ts";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { isForged, type SigningSecret } from "../../src/server-context/signed-link.ts";
import { siteTag } from "../cache/cdn-purge.ts";
import { type CachedPage, type PageKey, pageKey, type ResponseCache } from "../cache/response-cache.ts";
import { contentSecurityPolicy } from "./post-processing/content-security-policy.ts";
import { createCriticalCss } from "./post-processing/critical-css.ts";
import type { StylePiece } from "./post-processing/critical-rules.ts";
import { deferHydration, modulePreloads } from "./post-processing/defer-hydration.ts";
import { readPage } from "./post-processing/read-page.ts";
import { representationPath } from "./prefers-markdown.ts";
import { type RenderQueue, rejectedPage } from "./render-queue.ts";
import type { Render } from "./renderer.ts";
import type { StaticFile } from "./static-files.ts";

const noScriptNotice =
  "<noscript><main><h1>This page needs JavaScript</h1><p>Signing in and the admin area run in your browser. Switch JavaScript on for this site, then load the page again.</p></main></noscript>";

type PostProcessPage = (html: string, isAdmin?: boolean) => { body: Buffer; headers: Record<string, string> };

/** Without scripts, which would hydrate at another URL; links open beside it, and only our own pages may frame it. */
function inertPage(html: string, embeds?: EmbedSettings): ReturnType<PostProcessPage> {
  const page = readPage(html);
  const markup = applyEdits(html, [...page.scripts, ...modulePreloads(page)].map(cut));
  return {
    body: Buffer.from(markup.replace("<head>", '<head><base target="_blank"/>')),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": contentSecurityPolicy(page, { embeds, isInert: true }),
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
    },
  };
}

/** Post-processes rendered HTML and computes its CSP; `sheet` returns a parsed style sheet of the build. */
export function createPagePostProcessor(
  sheet: (href: string) => readonly StylePiece[] | undefined,
  embeds?: EmbedSettings,
): PostProcessPage {
  const withCriticalCss = createCriticalCss(sheet);
  return (rendered, isAdmin = false) => {
    const page = readPage(isAdmin ? rendered.replace("</body>", `${noScriptNotice}</body>`) : rendered);
    const { edits: deferred, addedScripts } = deferHydration(page);
    const { edits: styled, addedSheets } = withCriticalCss(page);
    return {
      body: Buffer.from(applyEdits(page.html, [...deferred, ...styled])),
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(page, { embeds, isAdmin, addedScripts, addedSheets }),
      },
    };
  };
}

const forwardedHeaders = [
  "Content-Disposition",
  "Cache-Control",
  "Last-Modified",
  "Link",
  "X-Robots-Tag",
  "Access-Control-Allow-Origin",
  "Cross-Origin-Resource-Policy",
];

/** With a CSP under which the response is inert when opened as a page. */
function apiClientHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = { "Content-Security-Policy": "default-src 'none'; sandbox" };
  for (const name of forwardedHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

/** Cache key shared by all URLs without a route, or with a token that was never issued. */
function sharedUrl({ pathname, searchParams }: URL, secret: SigningSecret): string | undefined {
  const match = matchRoute(pathname);
  if (!match) return "/no-such-page";
  const { route, policy, params } = match;
  if (!policy.isPrivate || policy.area || path.extname(route) !== "") return undefined;
  if (!isForged(secret, params.token ?? searchParams.get("token") ?? "")) return undefined;
  return params.token === undefined ? `${route}?token=` : route.replace("$token", "ended");
}

const redirectTo = (location: string): ProcessedPage => ({
  status: 302,
  headers: { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-store", Location: location },
  body: Buffer.from(""),
});

type PageParts = {
  /** The current one. */
  site: () => Site;
  siteUrl: string;
  secret: SigningSecret;
  queue: RenderQueue;
  cache: ResponseCache;
  render: Render;
  staticFiles: ReadonlyMap<string, StaticFile>;
  embeds?: EmbedSettings;
  hasCdn?: boolean;
  itemExists: (match: RouteMatch) => Promise<boolean>;
};

const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400";

function cdnTags(tags: readonly CacheTag[]): Record<string, string> {
  const all = [siteTag, ...tags];
  return { "Surrogate-Key": all.join(" "), "Cache-Tag": all.join(",") };
}

function unavailable(site: Site): { body: Buffer; headers: Record<string, string> } {
  const { body, headers } = plainPageOf(site, "unavailable");
  return { body: Buffer.from(body), headers };
}

/** `network` is called only when a page is rendered for this client; requests of the site itself have no visitor. */
type Client = { network: () => string | null; isVisitor: boolean };

export type Pages = ReturnType<typeof createPages>;

export function createPages({
  site,
  siteUrl,
  secret,
  queue,
  cache,
  render,
  staticFiles,
  embeds,
  hasCdn = false,
  itemExists,
}: PageParts) {
  const postProcess = createPagePostProcessor((href) => staticFiles.get(href)?.styles, embeds);

  /** Feeds and JSON of a hidden page are gone with it; its own URL may redirect. */
  function hiddenResponse({ pathname }: URL): ProcessedPage | undefined {
    if (!isHidden(site(), pathname)) return undefined;
    const target = hiddenTarget(site(), pathname);
    const headers = { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-cache" };
    if (target)
      return { status: 301, headers: { ...headers, Location: chosenUrl(site(), target) }, body: Buffer.from("") };
    const isFile = path.extname(pathname) !== "";
    return isFile
      ? { status: 410, headers, body: Buffer.from(`${copyOf(site(), plainPageWords).goneFile}\n`) }
      : undefined;
  }

  /** `clientNetwork` null: rendered for everyone. */
  async function renderPage(
    { url: target, isPrivate }: Omit<PageKey, "isCacheable">,
    clientNetwork: string | null,
  ): Promise<ProcessedPage> {
    const url = ownUrl(siteUrl, target);
    const { permissions, hasMarkdown, tags = [], area } = policyOf(url.pathname);
    const current = site();
    const request = new Request(url, { headers: { accept: "text/html" } });
    const response = await render(request, { clientNetwork, site: current });
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const isHtml = type.startsWith("text/html");
    // Rendering failed and was logged: people get a page, API clients the message.
    const isUnavailable = response.status >= 500 && !isHtml && path.extname(url.pathname) === "";
    const { body, headers: ownHeaders } = isUnavailable
      ? unavailable(current)
      : isHtml
        ? postProcess(await response.text(), area === "admin" || area === "sign-in")
        : { body: Buffer.from(await response.arrayBuffer()), headers: apiClientHeaders(response) };
    const status = response.status === 404 && isHidden(current, url.pathname) ? 410 : response.status;
    const location = response.headers.get("location");
    const headers: Record<string, string> = {
      "Content-Type": type,
      "Cache-Control": status === 200 && !isPrivate && current.opening !== "soon" ? publicCaching : "no-store",
      ...(isHiddenFromRobots(current, siteUrl) && { "X-Robots-Tag": "noindex" }),
      // HTML and Markdown share the URL.
      Vary: hasMarkdown || target.endsWith(".md") ? "Accept, Accept-Encoding" : "Accept-Encoding",
      ...(hasCdn && cdnTags(tags)),
      ...ownHeaders,
      ...(status === 503 && { "Retry-After": "30" }),
      ...(permissions && { "Permissions-Policy": permissions }),
      ...(location && { Location: location }),
    };
    return { status, headers, body };
  }

  /** URL of the 404 that all pages of a kind share; undefined if the item of this one exists. */
  async function absentUrl({ pathname }: URL): Promise<string | undefined> {
    const match = matchRoute(pathname);
    if (!match?.policy.hasItem) return undefined;
    const shared = match.route.replace(/\$\w+$/, absentName);
    // Rendering reports a failure.
    const exists = shared !== pathname && (await itemExists(match).catch(() => true));
    return exists ? undefined : shared;
  }

  async function get(
    url: URL,
    { network, isVisitor }: Client,
    acceptEncoding?: string,
  ): Promise<ProcessedPage | CachedPage> {
    const hidden = hiddenResponse(url);
    if (hidden) return hidden;
    const enqueue = async (work: () => Promise<ProcessedPage>, isCounted = false) => {
      const { result, rejected } = await queue.run((isVisitor && network()) || "", work, isCounted && isVisitor);
      return result ?? rejectedPage(site(), rejected);
    };
    const serveShared = (shared: string) => {
      const renderShared = async () => {
        const page = await renderPage({ url: shared, isPrivate: true }, null);
        return { ...page, isCacheable: page.status < 500 };
      };
      return cache.serve(`shared ${shared}`, () => enqueue(renderShared), acceptEncoding);
    };
    const shared = sharedUrl(url, secret);
    if (shared !== undefined) {
      // The router in the browser needs the URL that the page was rendered for.
      if (matchRoute(url.pathname) && shared !== url.pathname + url.search) return redirectTo(shared);
      return serveShared(shared);
    }
    const key = pageKey(url);
    if (!key.isCacheable) return enqueue(() => renderPage(key, network()), true);
    async function renderAt(): Promise<ProcessedPage> {
      const absent = await absentUrl(url);
      if (absent === undefined) return enqueue(() => renderPage(key, null));
      return { ...(await serveShared(absent)), isCacheable: false };
    }
    return cache.serve(key.url, renderAt, acceptEncoding);
  }

  return {
    get: (url: URL) => get(url, { network: () => null, isVisitor: false }),
    async preview(target: string, previewed: Site, network: string): Promise<ProcessedPage | undefined> {
      const accepted = readRequestTarget(target, "");
      if (accepted.outcome !== "accepted" || !accepted.match || accepted.match.policy.isPrivate) return undefined;
      const request = new Request(ownUrl(siteUrl, target), { headers: { accept: "text/html" } });
      const work = () => render(request, { clientNetwork: null, site: previewed });
      const { result: response, rejected } = await queue.run(network, work, true);
      if (rejected) return rejectedPage(previewed, rejected);
      const isPage = response.headers.get("content-type")?.startsWith("text/html") && response.status !== 404;
      if (!isPage && response.status < 500) return undefined;
      return { status: response.status, ...inertPage(await response.text(), embeds) };
    },
    postProcess,
    async serve(request: Request, client: Client): Promise<Response> {
      const url = new URL(request.url);
      url.pathname = representationPath(url.pathname, request.headers.get("accept"));
      return serveProcessed(request, await get(url, client, request.headers.get("accept-encoding") ?? ""));
    },
  };
}
