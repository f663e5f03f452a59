import path from "node:path";
import type { FirstAnswer } from "../../src/lib/first-answer.ts";
import { startHandler } from "../../src/start-handler.ts";
import { exportedUrl, folderRewrite } from "../../src/static-site/exported-url.ts";
import { staticSite } from "../../src/static-site/static-site.ts";
import type { StartFetch } from "../http/renderer.ts";
import { loadStaticFiles } from "../http/static-files.ts";
import { type ExportPlace, runningUrl } from "./export-url.ts";
import { folderOfBuild } from "./folder-build.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { moveData } from "./rewrite-text.ts";

export type ExportedSite = Pick<OpenSite, "staticFiles" | "ask"> & {
  /** What the queries of a page were answered when it was rendered last, once. @throws Error when it was not rendered */
  answersOf: (url: string) => readonly FirstAnswer[];
};

/**
 * The built site over a store, as it is exported to `place`: its pages are rendered as the browser will show them there, with the
 * URLs of files. Only in the build for the folder of the place, and for the rest of the process.
 */
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

  /** Asks the framework by the URL that the browser will have, and takes its redirects back to those of the running site. */
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
  // Pages name their style sheets below the folder.
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
