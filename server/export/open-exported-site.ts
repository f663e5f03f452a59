import path from "node:path";
import { LRUCache } from "lru-cache";
import type { Site } from "../../src/facts/site.ts";
import type { DehydratedQuery } from "../../src/lib/dehydrated-query.ts";
import type { ProcessedPage } from "../../src/server-context/http/serve-stored.server.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { startHandler } from "../../src/start-handler.ts";
import { exportedUrl, staticRewrite } from "../../src/static-site/exported-url.ts";
import { staticSite } from "../../src/static-site/static-site.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { type ComposedSite, compose } from "../compose.ts";
import type { StartFetch } from "../http/renderer.ts";
import { loadStaticFiles } from "../http/static-files.ts";
import { createLogger } from "../logger.ts";
import { type ExportDeployment, runningUrl } from "./export-url.ts";
import { rewriteData } from "./rewrite-text.ts";

/** A card reads its page again soon after. */
const maxPages = 32;

/** Small cache: each page is rendered once. */
function recentPages(): ResponseCache {
  const pages = new LRUCache<string, Promise<ProcessedPage>>({ max: maxPages });
  return {
    serve(url, renderPage) {
      const rendered = pages.get(url);
      if (rendered) return rendered;
      const page = renderPage();
      pages.set(url, page);
      page.catch(() => pages.delete(url));
      return page;
    },
    invalidate: () => pages.clear(),
    settled: async () => undefined,
    size: { pages: 0, bytes: 0 },
  };
}

type SiteParts = Parameters<typeof compose>[0];

type OpenSite = Pick<ComposedSite, "staticFiles" | "site" | "services"> & {
  handle: (request: Request) => Promise<Response>;
};

export async function openSite(
  store: SiteParts["store"],
  siteUrl: string,
  parts: Pick<SiteParts, "fetchApplication" | "staticFiles"> = {},
): Promise<OpenSite> {
  const { fetch, staticFiles, site, services } = await compose({
    config: { siteUrl },
    store,
    ...parts,
    logger: createLogger("error"),
    cache: recentPages(),
    // Exports show the public view.
    context: { readSession: async () => null },
    clientNetwork: () => "127.0.0.1",
  });
  return { staticFiles, site, services, handle: async (request) => fetch(request) };
}

export type ExportedSite = Pick<OpenSite, "staticFiles" | "handle"> & {
  site: Site;
  queriesOf: (url: string) => readonly DehydratedQuery[];
};

/** The built site as rendered for `deployment`, for the rest of the process. */
export async function openExportedSite(
  store: Parameters<typeof openSite>[0],
  deployment: ExportDeployment,
): Promise<ExportedSite> {
  staticSite.router = { rewrite: staticRewrite(deployment) };
  staticSite.current = {
    origin: deployment.origin,
    moveData: (data) => rewriteData(deployment, data),
  };
  const rendered = new Map<string, readonly DehydratedQuery[]>();

  /** Renders with the exported URL, and maps redirects back to those of the running site. */
  const fetchApplication: StartFetch = async (request, { context }) => {
    const { pathname, search, origin } = new URL(request.url);
    const url = pathname + search;
    const onRendered = (queries: readonly DehydratedQuery[]) => void rendered.set(url, queries);
    const exportedRequest = new Request(origin + exportedUrl({ server: undefined }, url), request);
    const response = await startHandler(exportedRequest, { context: { ...context, onRendered } });
    const location = response.headers.get("location");
    if (!location?.startsWith("/")) return response;
    const headers = new Headers(response.headers);
    headers.set("location", runningUrl(location));
    return new Response(response.body, { status: response.status, headers });
  };

  const staticFiles = await loadStaticFiles(path.join(projectRoot, "dist/client"));
  const { handle, site } = await openSite(store, deployment.origin, { fetchApplication, staticFiles });
  return {
    site: site.current(),
    staticFiles,
    handle,
    queriesOf(url) {
      const queries = rendered.get(url);
      if (!queries) throw new Error(`${url} was not rendered.`);
      rendered.delete(url);
      return queries;
    },
  };
}
