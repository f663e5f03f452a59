import path from "node:path";
import { z } from "zod";
import { logoOf } from "../../src/facts/logo.ts";
import { samplesOf } from "../../src/facts/samples.ts";
import type { Site } from "../../src/facts/site.ts";
import { logoPaths } from "../../src/features/platform.server.ts";
import type { DehydratedQuery } from "../../src/lib/dehydrated-query.ts";
import { matchRoute } from "../../src/match-route.ts";
import { ownUrl, readRequestTarget } from "../../src/request-target.ts";
import type { ServerRoute } from "../../src/route-policy.ts";
import { siteCardPath } from "../../src/seo/card-path.ts";
import { blogFeedPaths } from "../../src/seo/feed-paths.ts";
import { type FileStore, readMediaName } from "../../src/server-context/media-store.ts";
import { exportedUrl, isFilePath, needsServer } from "../../src/static-site/exported-url.ts";
import { readPage } from "../http/post-processing/read-page.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { StaticFile } from "../http/static-files.ts";
import { collectBundle } from "./bundle.ts";
import { type ExportFolder, openExportFolder } from "./export-folder.ts";
import { type ExportDeployment, exportedFile, renderedUrl, runningUrl } from "./export-url.ts";
import { escapePattern, ownUrls, rewriteOrigin } from "./rewrite-text.ts";
import { emailStyleSheet, emailStyles, linkedUrls, namedUrls, redirectNotice, staticPage } from "./static-page.ts";

/** A `_headers` file, as several static hosts read it; policies are in the pages themselves. */
function headersText({ origin }: ExportDeployment): string {
  const rule = (pattern: string, headers: Record<string, string>) =>
    [`/${pattern}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    rule("*", { ...securityHeaders(origin), "Content-Security-Policy": "frame-ancestors 'none'" }),
    rule("assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    rule("fonts/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    rule("prerendered/*", { "X-Robots-Tag": "noindex" }),
    rule("blog/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("episode/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("feed.json", { "Content-Type": "application/feed+json; charset=utf-8" }),
    rule("*.xml", { "Access-Control-Allow-Origin": "*" }),
  ].join("\n\n")}\n`;
}

export type ExportParts = {
  site: Site;
  directory: string;
  deployment: ExportDeployment;
  handle: (request: Request) => Promise<Response>;
  /** The dehydrated queries of a page's last rendering. @throws Error when it was not rendered */
  queriesOf: (url: string) => readonly DehydratedQuery[];
  staticFiles: ReadonlyMap<string, StaticFile>;
  media: Pick<FileStore, "stat" | "get">;
  /** Old and current slugs of articles. */
  redirects: () => Promise<readonly { from: string; to: string }[]>;
  /** False: all pages use the site's card. */
  cards: boolean;
  onMissing: (url: string, linkedFrom: string) => void;
};

export type ExportResult = { pages: number; files: number };

/** Not linked anywhere, but requested by clients. */
const startingPoints = [
  "/",
  "/rss.xml",
  "/feed.json",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/llms.txt",
  "/.well-known/security.txt",
];

const concurrency = 4;

/** Fallback recording of an episode (spec, "Page metadata"); often missing. */
const mayBeMissing: ServerRoute = "/podcasts/{$id}.mp3";

const routeOf = (url: string) => matchRoute(url)?.route;

const isText = (type: string) => /^(text\/|application\/([\w.-]+\+)?(xml|json))/.test(type);

async function writeStaticFiles(
  target: ExportFolder,
  { site, deployment, handle, staticFiles }: ExportParts,
): Promise<void> {
  // Logos of sample clients must not appear on a real site.
  const isExported = (url: string) => samplesOf(site).clients || !url.startsWith("/clients/");
  for (const [url, { body }] of staticFiles) if (isExported(url)) await target.write(exportedFile(url), body);
  for (const url of logoOf(site) ? logoPaths : []) {
    const response = await handle(new Request(ownUrl(deployment.origin, url)));
    if (response.ok) await target.write(exportedFile(url), Buffer.from(await response.arrayBuffer()));
  }
}

async function writeRedirects(target: ExportFolder, { deployment, redirects }: ExportParts): Promise<void> {
  for (const { from, to } of await redirects()) {
    const destination = to.startsWith("/") ? exportedUrl(deployment, to) : to;
    await target.write(exportedFile(from), redirectNotice(deployment, destination));
  }
}

async function writeResponses(target: ExportFolder, parts: ExportParts): Promise<number> {
  const { site, deployment, handle, queriesOf, staticFiles, media, cards, onMissing } = parts;
  const seen = new Set<string>(staticFiles.keys());
  const pages: [url: string, linkedFrom: string][] = [];
  // Files first: cards are drawn from pages that are still cached.
  const files: [url: string, linkedFrom: string][] = [];
  const bundle = collectBundle(target);
  let pageCount = 0;

  function queueUrls(urls: readonly string[], linkedFrom: string) {
    for (const linkedUrl of urls) {
      const target = readRequestTarget(linkedUrl, "");
      if (target.outcome === "rejected") {
        if (!seen.has(linkedUrl)) onMissing(linkedUrl, linkedFrom);
        seen.add(linkedUrl);
        continue;
      }
      const normalised = target.outcome === "moved" ? target.location : target.pathname + target.search;
      const url = renderedUrl(normalised);
      if (seen.has(url) || (!cards && routeOf(url) === "/cards/$")) continue;
      seen.add(url);
      (isFilePath(url) ? files : pages).push([url, linkedFrom]);
    }
  }

  async function exportUrl(url: string, linkedFrom: string): Promise<void> {
    if (url.startsWith("/media/")) {
      const name = readMediaName(url.slice("/media/".length));
      const file = name === undefined ? undefined : await media.stat(name);
      const source = file && (await media.get(file));
      return source ? target.copy(exportedFile(url), source) : onMissing(url, linkedFrom);
    }
    const response = await handle(new Request(ownUrl(deployment.origin, url), { headers: { accept: "text/html" } }));
    const location = response.headers.get("location");
    if (response.status === 301 && location) {
      const targetUrl = runningUrl(new URL(location, deployment.origin).pathname);
      queueUrls([targetUrl], linkedFrom);
      return target.write(exportedFile(url), redirectNotice(deployment, exportedUrl(deployment, targetUrl)));
    }
    if (response.status >= 500) throw new Error(`${url} returned ${response.status}`);
    if (response.status !== 200) {
      if (routeOf(url) !== mayBeMissing) onMissing(url, linkedFrom);
      return;
    }
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) {
      const page = readPage(withCard(await response.text()));
      pageCount += 1;
      queueUrls(linkedUrls(deployment, page, url), url);
      const queries = queriesOf(url);
      await bundle.add(queries);
      queueUrls(categoryFeeds(queries), url);
      await target.write(exportedFile(url), staticPage(site, deployment, page, url));
    } else if (isText(type)) {
      const text = await response.text();
      queueUrls(namedUrls(deployment.origin, text), url);
      const exported = deployment.server ? text : withoutServer(deployment, text);
      await target.write(exportedFile(url), rewriteOrigin(deployment, exported));
    } else {
      await target.write(exportedFile(url), Buffer.from(await response.arrayBuffer()));
    }
  }

  const nextBatch = () => {
    const batch = files.splice(-concurrency);
    return [...batch, ...pages.splice(0, concurrency - batch.length)];
  };

  const ownCard = new RegExp(`${escapePattern(deployment.origin)}/cards/[^"\\s]*\\.png`, "g");
  const withCard = (html: string) => (cards ? html : html.replaceAll(ownCard, deployment.origin + siteCardPath));

  queueUrls(cards ? startingPoints : [...startingPoints, siteCardPath], "the export");
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    const results = await Promise.allSettled(batch.map(([url, linkedFrom]) => exportUrl(url, linkedFrom)));
    // Throw only after all writes have finished.
    for (const result of results) if (result.status === "rejected") throw result.reason;
  }
  await bundle.finish();
  return pageCount;
}

const categories = z.array(z.object({ name: z.string().min(1) }));

/** llms.txt without links that need a server, and without emptied sections. */
function withoutServer({ origin }: ExportDeployment, text: string): string {
  const needsRunningSite = (line: string) =>
    line.startsWith("- ") && ownUrls(origin, line).some((url) => needsServer(new URL(url, origin).pathname));
  const remaining = text.split("\n").filter((line) => !needsRunningSite(line));
  return remaining.join("\n").replaceAll(/^## .*\n+(?=## |$(?![\s\S]))/gm, "");
}

function categoryFeeds(queries: readonly DehydratedQuery[]): string[] {
  const categoriesQuery = queries.find(({ queryKey }) => queryKey[0] === "articles" && queryKey[1] === "categories");
  return (categories.safeParse(categoriesQuery?.data).data ?? []).flatMap(({ name }) =>
    Object.values(blogFeedPaths(name)),
  );
}

/** File servers expect this name. */
async function writeNotFound(target: ExportFolder, { site, deployment, handle }: ExportParts): Promise<void> {
  const url = "/404";
  const response = await handle(new Request(ownUrl(deployment.origin, url), { headers: { accept: "text/html" } }));
  await target.write("404.html", staticPage(site, deployment, readPage(await response.text()), url));
}

/**
 * Exports the public site as static files, to be served from the root of a host.
 * @throws Error when a page cannot be rendered; the folder is then empty again
 */
export async function exportSite(parts: ExportParts): Promise<ExportResult> {
  const { site, deployment } = parts;
  const target = await openExportFolder(path.resolve(parts.directory));
  try {
    await writeStaticFiles(target, parts);
    const pages = await writeResponses(target, parts);
    await writeNotFound(target, parts);
    await writeRedirects(target, parts);
    if (!deployment.server) await target.write(emailStyles, emailStyleSheet(site));
    await target.write("_headers", headersText(deployment));
    await target.write(".nojekyll", "");
    return { pages, files: target.count() };
  } catch (error) {
    await target.empty();
    throw error;
  }
}
