import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { FirstAnswer } from "../../src/lib/first-answer.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { ProcessedPage } from "../../src/server-context/http/stored-answer.server.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { startHandler } from "../../src/start-handler.ts";
import { exportedUrl, folderRewrite } from "../../src/static-site/exported-url.ts";
import { staticSite } from "../../src/static-site/static-site.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { compose, type Site } from "../compose.ts";
import { buildIsStale } from "../freshness.ts";
import type { StartFetch } from "../http/renderer.ts";
import { loadStaticFiles } from "../http/static-files.ts";
import { createLogger } from "../logger.ts";
import { type ExportPlace, runningUrl } from "./export-url.ts";
import { moveData } from "./rewrite-text.ts";

const buildScript = path.join(projectRoot, "scripts/build.ts");
const runBuild = path.join(projectRoot, "server/export/run-build.ts");

export const folderOfBuild = (base: string): string =>
  path.join(projectRoot, base === "/" ? "dist" : `.tmp/builds/${base.replaceAll("/", "+")}`);

const run = (words: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: projectRoot, stdio: "inherit" });
    child.on("error", reject).on("exit", (code) => resolve(code ?? 1));
  });

/** Builds for a base path unless the build is fresh. @throws OperatorError without sources, or when the build fails */
export async function buildFor(base: string): Promise<void> {
  const folder = folderOfBuild(base);
  if (!existsSync(buildScript)) {
    throw new OperatorError(`Only a checkout of the site with its packages (npm ci) can be exported to ${base}.`);
  }
  if (!(await buildIsStale(projectRoot, folder))) return;
  if ((await run([buildScript, "--base", base, "--into", folder])) !== 0)
    throw new OperatorError("The build failed; its message is above.");
}

export async function runInBuildFor(base: string, words: readonly string[]): Promise<number> {
  await buildFor(base);
  return run([...process.execArgv, runBuild, path.join(folderOfBuild(base), "server/server.js"), ...words]);
}

/** A card reads its page again soon after. */
const maxPages = 32;

/** Small cache: each page is rendered once. */
function recentPages(): ResponseCache {
  const pages = new LRUCache<string, Promise<ProcessedPage>>({ max: maxPages });
  return {
    serve(url, renderPage) {
      const known = pages.get(url);
      if (known) return known;
      const page = renderPage();
      pages.set(url, page);
      page.catch(() => pages.delete(url));
      return page;
    },
    peek: () => undefined,
    invalidate: () => pages.clear(),
    settled: async () => undefined,
    size: { pages: 0, bytes: 0 },
  };
}

type SiteParts = Parameters<typeof compose>[0];

type OpenSite = Pick<Site, "staticFiles" | "settings"> & { ask: (request: Request) => Promise<Response> };

export async function openSite(
  store: SiteParts["store"],
  siteUrl: string,
  parts: Pick<SiteParts, "fetchApplication" | "staticFiles"> = {},
): Promise<OpenSite> {
  const { fetch, staticFiles, settings } = await compose({
    config: { siteUrl },
    store,
    ...parts,
    logger: createLogger("error"),
    cache: recentPages(),
    // Exports show the public view.
    context: { readSession: async () => null },
    clientNetwork: () => "127.0.0.1",
  });
  return { staticFiles, settings, ask: async (request) => fetch(request) };
}

export type ExportedSite = Pick<OpenSite, "staticFiles" | "ask"> & {
  answersOf: (url: string) => readonly FirstAnswer[];
};

/** The built site as rendered for `place`. Only in the build for its base path, and for the rest of the process. */
export async function openExportedSite(
  store: Parameters<typeof openSite>[0],
  place: ExportPlace,
): Promise<ExportedSite> {
  if (import.meta.env.BASE_URL !== place.base) throw new Error(`This build is not the one for ${place.base}.`);
  const folder = place.base.slice(0, -1);
  staticSite.current = {
    origin: place.origin + folder,
    rewrite: folderRewrite(place),
    moveData: (data) => moveData(place, data),
  };
  const rendered = new Map<string, readonly FirstAnswer[]>();

  /** Renders with the exported URL, and maps redirects back to those of the running site. */
  const fetchApplication: StartFetch = async (request, { context }) => {
    const { pathname, search, origin } = new URL(request.url);
    const url = pathname + search;
    const onRendered = (answers: readonly FirstAnswer[]) => void rendered.set(url, answers);
    const asked = new Request(origin + exportedUrl({ base: place.base, server: undefined }, url), request);
    const response = await startHandler(asked, { context: { ...context, onRendered } });
    const location = response.headers.get("location");
    if (!location?.startsWith("/")) return response;
    const headers = new Headers(response.headers);
    headers.set("location", runningUrl(place, location));
    return new Response(response.body, { status: response.status, headers });
  };

  const staticFiles = await loadStaticFiles(path.join(folderOfBuild(place.base), "client"));
  const named = [...staticFiles].map(([url, file]) => [folder + url, file] as const);
  const { ask } = await openSite(store, place.origin, {
    fetchApplication,
    staticFiles: new Map([...staticFiles, ...named]),
  });
  return {
    staticFiles,
    ask,
    answersOf(url) {
      const answers = rendered.get(url);
      if (!answers) throw new Error(`${url} was not rendered.`);
      rendered.delete(url);
      return answers;
    },
  };
}
