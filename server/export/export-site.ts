import path from "node:path";
import { z } from "zod";
import type { FirstAnswer } from "../../src/lib/first-answer.ts";
import { matchRoute } from "../../src/match-route.ts";
import type { ServerRoute } from "../../src/route-policy.ts";
import { blogFeedPaths } from "../../src/seo/feed-paths.ts";
import { readMediaName } from "../../src/server-context/media-name.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import { exportedUrl, isFilePath, needsServer } from "../../src/static-site/exported-url.ts";
import { ownUrl, readRequestTarget } from "../http/connection/request-target.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { StaticFile } from "../http/static-files.ts";
import { collectBundle } from "./bundle.ts";
import { type ExportCounts, type ExportFolder, openExportFolder } from "./export-folder.ts";
import { type ExportPlace, exportedFile, renderedUrl, runningUrl } from "./export-url.ts";
import { escapePattern, ownUrls, rewriteManifest, rewriteOrigin } from "./rewrite-text.ts";
import { emailStyleSheet, emailStyles, linkedUrls, namedUrls, redirectNotice, staticPage } from "./static-page.ts";

/** Headers by path in the form that several hosts of static sites read; the pages' own policies are in the pages. */
function headersText({ origin, base }: ExportPlace): string {
  const rule = (pattern: string, headers: Record<string, string>) =>
    [base + pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    rule("*", { ...securityHeaders(origin), "Content-Security-Policy": "frame-ancestors 'none'" }),
    rule("assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    rule("prerendered/*", { "X-Robots-Tag": "noindex" }),
    rule("blog/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("episode/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("feed.json", { "Content-Type": "application/feed+json; charset=utf-8" }),
    rule("*.xml", { "Access-Control-Allow-Origin": "*" }),
  ].join("\n\n")}\n`;
}

/** Files that only hosts read: headers, and word that no folder may be left out because of its name. */
const hostFiles = (place: ExportPlace): Record<string, string> => ({
  _headers: headersText(place),
  ".nojekyll": "",
});

export type ExportParts = {
  directory: string;
  place: ExportPlace;
  /** The whole site, composed for `place`, as one function. */
  ask: (request: Request) => Promise<Response>;
  /** What the queries of a page were answered when it was rendered last. @throws Error when it was not */
  answersOf: (url: string) => readonly FirstAnswer[];
  staticFiles: ReadonlyMap<string, StaticFile>;
  media: Pick<FileStore, "stat" | "get">;
  /** Slugs that articles once had, and the ones they have now. */
  redirects: () => Promise<readonly { from: string; to: string }[]>;
  /** False leaves the pages' own cards out; the site's card replaces them. */
  cards: boolean;
  /** Told about a URL that a page names and nothing answers. */
  onMissing: (url: string, namedBy: string) => void;
};

export type ExportResult = ExportCounts & { pages: number };

/** What nothing links to and everyone looks for. */
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

/** URLs exported at the same time: while one is rendered, others wait for the database or the disk. */
const together = 4;

/** Where an episode without a recording of ours could be heard (specification, "Page metadata"); often nothing is there. */
const mayBeMissing: ServerRoute = "/podcasts/{$id}.mp3";

const routeOf = (url: string) => matchRoute(url)?.route;

const isText = (type: string) => /^(text\/|application\/([\w.-]+\+)?(xml|json))/.test(type);

async function writeStaticFiles(target: ExportFolder, { staticFiles }: ExportParts): Promise<void> {
  for (const [url, { body }] of staticFiles) await target.write(exportedFile(url), body);
}

/** Old slugs of articles, as pages that lead to the new ones. */
async function writeRedirects(target: ExportFolder, { place, redirects }: ExportParts): Promise<void> {
  const article = (slug: string) => `/blog/${encodeURIComponent(slug)}`;
  for (const { from, to } of await redirects()) {
    await target.write(exportedFile(article(from)), redirectNotice(place, exportedUrl(place, article(to))));
  }
}

/** Follows the links from page to page and exports everything it finds. */
async function writeAnswers(target: ExportFolder, parts: ExportParts): Promise<number> {
  const { place, ask, answersOf, staticFiles, media, cards, onMissing } = parts;
  const seen = new Set<string>(staticFiles.keys());
  const pages: [url: string, namedBy: string][] = [];
  // Files first: the card of a page is drawn from the page, which is still at hand then.
  const files: [url: string, namedBy: string][] = [];
  const bundle = collectBundle(target);
  let pageCount = 0;

  function note(urls: readonly string[], namedBy: string) {
    for (const named of urls) {
      // As the running site reads it: at its normal form, or nowhere.
      const target = readRequestTarget(named, "");
      if (target.outcome === "refused") {
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
      const copied = file && (await target.copy(exportedFile(url), file.version, () => media.get(file)));
      if (!copied) onMissing(url, namedBy);
      return;
    }
    const response = await ask(new Request(ownUrl(place.origin, url), { headers: { accept: "text/html" } }));
    const location = response.headers.get("location");
    if (response.status === 301 && location) {
      const moved = runningUrl(place, new URL(location, place.origin).pathname);
      note([moved], namedBy);
      return target.write(exportedFile(url), redirectNotice(place, exportedUrl(place, moved)));
    }
    if (response.status >= 500) throw new Error(`${url} was answered with ${response.status}`);
    if (response.status !== 200) {
      if (routeOf(url) !== mayBeMissing) onMissing(url, namedBy);
      return;
    }
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) {
      const html = await response.text();
      pageCount += 1;
      note(linkedUrls(place, html, url), url);
      const { content, fingerprint } = staticPage(place, withCard(html), url);
      const queries = answersOf(url);
      await bundle.add(queries);
      note(categoryFeeds(queries), url);
      await target.write(exportedFile(url), content, fingerprint);
    } else if (isText(type)) {
      const text = await response.text();
      note(namedUrls(place.origin, text), url);
      const exported = place.server ? text : withoutServer(place, text);
      await target.write(
        exportedFile(url),
        url.endsWith(".webmanifest") ? rewriteManifest(place, exported) : rewriteOrigin(place, exported),
      );
    } else {
      await target.write(exportedFile(url), Buffer.from(await response.arrayBuffer()));
    }
  }

  const takeWave = () => {
    const wave = files.splice(-together);
    return [...wave, ...pages.splice(0, together - wave.length)];
  };

  const home = place.origin + place.base;
  const ownCard = new RegExp(`${escapePattern(home)}cards/[^"\\s]*\\.png`, "g");
  const withCard = (html: string) => (cards ? html : html.replaceAll(ownCard, `${home}card.png`));

  note(startingPoints, "the export");
  for (let wave = takeWave(); wave.length > 0; wave = takeWave()) {
    const kept = await Promise.allSettled(wave.map(([url, namedBy]) => keep(url, namedBy)));
    // Only now nothing is being written any more.
    for (const result of kept) if (result.status === "rejected") throw result.reason;
  }
  await bundle.finish();
  return pageCount;
}

const categories = z.array(z.object({ name: z.string().min(1) }));

/** A list of links in Markdown (llms.txt) without those that only a running site answers, and without sections left empty. */
function withoutServer({ origin }: ExportPlace, text: string): string {
  const isGone = (line: string) =>
    line.startsWith("- ") && ownUrls(origin, line).some((url) => needsServer(new URL(url, origin).pathname));
  const kept = text.split("\n").filter((line) => !isGone(line));
  return kept.join("\n").replaceAll(/^## .*\n+(?=## |$(?![\s\S]))/gm, "");
}

/** The feeds of the categories that a page shows. */
function categoryFeeds(queries: readonly FirstAnswer[]): string[] {
  const shown = queries.find(({ queryKey }) => queryKey[0] === "articles" && queryKey[1] === "categories");
  return (categories.safeParse(shown?.data).data ?? []).flatMap(({ name }) => Object.values(blogFeedPaths(name)));
}

/** The page for every URL that is none; file servers look for it under this name. */
async function writeNotFound(target: ExportFolder, { place, ask }: ExportParts): Promise<void> {
  const url = "/404";
  const response = await ask(new Request(ownUrl(place.origin, url), { headers: { accept: "text/html" } }));
  const { content, fingerprint } = staticPage(place, await response.text(), url);
  await target.write("404.html", content, fingerprint);
}

/**
 * Writes the whole public site as files that any file server can show, below a folder too. A file that would be the same
 * again is left alone, one that belongs no more is removed.
 * @throws Error when a page cannot be rendered; the folder can then be exported into again.
 */
export async function exportSite(parts: ExportParts): Promise<ExportResult> {
  const { place } = parts;
  const target = await openExportFolder(path.resolve(parts.directory));
  try {
    await writeStaticFiles(target, parts);
    const pages = await writeAnswers(target, parts);
    await writeNotFound(target, parts);
    await writeRedirects(target, parts);
    if (!place.server) await target.write(emailStyles, emailStyleSheet);
    for (const [name, text] of Object.entries(hostFiles(place))) await target.write(name, text);
    return { ...(await target.finish()), pages };
  } catch (error) {
    await target.interrupted();
    throw error;
  }
}
