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
import { securityHeaders } from "../http/security-headers.ts";
import type { StaticFile } from "../http/static-files.ts";
import { collectBundle } from "./bundle.ts";
import { type ExportFolder, openExportFolder } from "./export-folder.ts";
import { type ExportPlace, exportedFile, renderedUrl, runningUrl } from "./export-url.ts";
import { escapePattern, ownUrls, rewriteOrigin } from "./rewrite-text.ts";
import { emailStyleSheet, emailStyles, linkedUrls, namedUrls, redirectNotice, staticPage } from "./static-page.ts";

/** A `_headers` file, as several static hosts read it; policies are in the pages themselves. */
function headersText({ origin }: ExportPlace): string {
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

const hostFiles = (place: ExportPlace): Record<string, string> => ({
  _headers: headersText(place),
  ".nojekyll": "",
});

export type ExportParts = {
  site: Site;
  directory: string;
  place: ExportPlace;
  ask: (request: Request) => Promise<Response>;
  /** The dehydrated queries of a page's last rendering. @throws Error when it was not rendered */
  queriesOf: (url: string) => readonly DehydratedQuery[];
  staticFiles: ReadonlyMap<string, StaticFile>;
  media: Pick<FileStore, "stat" | "get">;
  /** Old and current slugs of articles. */
  redirects: () => Promise<readonly { from: string; to: string }[]>;
  /** False: all pages use the site's card. */
  cards: boolean;
  onMissing: (url: string, namedBy: string) => void;
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

const together = 4;

/** Fallback recording of an episode (spec, "Page metadata"); often missing. */
const mayBeMissing: ServerRoute = "/podcasts/{$id}.mp3";

const routeOf = (url: string) => matchRoute(url)?.route;

const isText = (type: string) => /^(text\/|application\/([\w.-]+\+)?(xml|json))/.test(type);

async function writeStaticFiles(target: ExportFolder, { site, place, ask, staticFiles }: ExportParts): Promise<void> {
  // Logos of invented clients belong to no one's site.
  const isKept = (url: string) => samplesOf(site).clients || !url.startsWith("/clients/");
  for (const [url, { body }] of staticFiles) if (isKept(url)) await target.write(exportedFile(url), body);
  for (const url of logoOf(site) ? logoPaths : []) {
    const response = await ask(new Request(ownUrl(place.origin, url)));
    if (response.ok) await target.write(exportedFile(url), Buffer.from(await response.arrayBuffer()));
  }
}

async function writeRedirects(target: ExportFolder, { place, redirects }: ExportParts): Promise<void> {
  for (const { from, to } of await redirects()) {
    const end = to.startsWith("/") ? exportedUrl(place, to) : to;
    await target.write(exportedFile(from), redirectNotice(place, end));
  }
}

async function writeResponses(target: ExportFolder, parts: ExportParts): Promise<number> {
  const { site, place, ask, queriesOf, staticFiles, media, cards, onMissing } = parts;
  const seen = new Set<string>(staticFiles.keys());
  const pages: [url: string, namedBy: string][] = [];
  // Files first: cards are drawn from pages that are still cached.
  const files: [url: string, namedBy: string][] = [];
  const bundle = collectBundle(target);
  let pageCount = 0;

  function note(urls: readonly string[], namedBy: string) {
    for (const named of urls) {
      const target = readRequestTarget(named, "");
      if (target.outcome === "rejected") {
        if (!seen.has(named)) onMissing(named, namedBy);
        seen.add(named);
        continue;
      }
      const normal = target.outcome === "moved" ? target.location : target.pathname + target.search;
      const url = renderedUrl(normal);
      if (seen.has(url) || (!cards && routeOf(url) === "/cards/$")) continue;
      seen.add(url);
      (isFilePath(url) ? files : pages).push([url, namedBy]);
    }
  }

  async function keep(url: string, namedBy: string): Promise<void> {
    if (url.startsWith("/media/")) {
      const name = readMediaName(url.slice("/media/".length));
      const file = name === undefined ? undefined : await media.stat(name);
      const source = file && (await media.get(file));
      return source ? target.copy(exportedFile(url), source) : onMissing(url, namedBy);
    }
    const response = await ask(new Request(ownUrl(place.origin, url), { headers: { accept: "text/html" } }));
    const location = response.headers.get("location");
    if (response.status === 301 && location) {
      const moved = runningUrl(new URL(location, place.origin).pathname);
      note([moved], namedBy);
      return target.write(exportedFile(url), redirectNotice(place, exportedUrl(place, moved)));
    }
    if (response.status >= 500) throw new Error(`${url} returned ${response.status}`);
    if (response.status !== 200) {
      if (routeOf(url) !== mayBeMissing) onMissing(url, namedBy);
      return;
    }
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) {
      const html = await response.text();
      pageCount += 1;
      note(linkedUrls(place, html, url), url);
      const queries = queriesOf(url);
      await bundle.add(queries);
      note(categoryFeeds(queries), url);
      await target.write(exportedFile(url), staticPage(site, place, withCard(html), url));
    } else if (isText(type)) {
      const text = await response.text();
      note(namedUrls(place.origin, text), url);
      const exported = place.server ? text : withoutServer(place, text);
      await target.write(exportedFile(url), rewriteOrigin(place, exported));
    } else {
      await target.write(exportedFile(url), Buffer.from(await response.arrayBuffer()));
    }
  }

  const takeWave = () => {
    const wave = files.splice(-together);
    return [...wave, ...pages.splice(0, together - wave.length)];
  };

  const ownCard = new RegExp(`${escapePattern(place.origin)}/cards/[^"\\s]*\\.png`, "g");
  const withCard = (html: string) => (cards ? html : html.replaceAll(ownCard, place.origin + siteCardPath));

  note(cards ? startingPoints : [...startingPoints, siteCardPath], "the export");
  for (let wave = takeWave(); wave.length > 0; wave = takeWave()) {
    const kept = await Promise.allSettled(wave.map(([url, namedBy]) => keep(url, namedBy)));
    // Throw only after all writes have ended.
    for (const result of kept) if (result.status === "rejected") throw result.reason;
  }
  await bundle.finish();
  return pageCount;
}

const categories = z.array(z.object({ name: z.string().min(1) }));

/** llms.txt without links that need a server, and without emptied sections. */
function withoutServer({ origin }: ExportPlace, text: string): string {
  const isGone = (line: string) =>
    line.startsWith("- ") && ownUrls(origin, line).some((url) => needsServer(new URL(url, origin).pathname));
  const kept = text.split("\n").filter((line) => !isGone(line));
  return kept.join("\n").replaceAll(/^## .*\n+(?=## |$(?![\s\S]))/gm, "");
}

function categoryFeeds(queries: readonly DehydratedQuery[]): string[] {
  const shown = queries.find(({ queryKey }) => queryKey[0] === "articles" && queryKey[1] === "categories");
  return (categories.safeParse(shown?.data).data ?? []).flatMap(({ name }) => Object.values(blogFeedPaths(name)));
}

/** File servers expect this name. */
async function writeNotFound(target: ExportFolder, { site, place, ask }: ExportParts): Promise<void> {
  const url = "/404";
  const response = await ask(new Request(ownUrl(place.origin, url), { headers: { accept: "text/html" } }));
  await target.write("404.html", staticPage(site, place, await response.text(), url));
}

/**
 * Exports the public site as static files, to be served from the root of a host.
 * @throws Error when a page cannot be rendered; the folder is then empty again
 */
export async function exportSite(parts: ExportParts): Promise<ExportResult> {
  const { site, place } = parts;
  const target = await openExportFolder(path.resolve(parts.directory));
  try {
    await writeStaticFiles(target, parts);
    const pages = await writeResponses(target, parts);
    await writeNotFound(target, parts);
    await writeRedirects(target, parts);
    if (!place.server) await target.write(emailStyles, emailStyleSheet(site));
    for (const [name, text] of Object.entries(hostFiles(place))) await target.write(name, text);
    return { pages, files: target.count() };
  } catch (error) {
    await target.empty();
    throw error;
  }
}
