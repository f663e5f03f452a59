import path from "node:path";
import { siteFacts } from "../../src/facts/site-facts.ts";
import { findRecording } from "../../src/features/episodes/recordings.server.ts";
import { createApp } from "../http/app.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { loadRenderer } from "../http/renderer.ts";
import { createFailureLog } from "../http/report-failure.ts";
import { loadStaticFiles, type StaticFile } from "../http/static-files.ts";
import { createIdentity } from "../identity/identity.ts";
import { drawArtwork } from "../images/drawings.ts";
import { createPictureStore } from "../images/picture-store.ts";
import { createLogger } from "../logger.ts";
import type { Store } from "../open-store.ts";
import { recentPages } from "./recent-pages.ts";

export type OpenSite = { staticFiles: Map<string, StaticFile>; ask: (request: Request) => Promise<Response> };

/** The built site over a store, without a socket: what the server composes, for whoever only wants its answers. */
export async function openSite(
  { database, content, mediaDir, secret }: Store,
  root: string,
  siteUrl: string,
): Promise<OpenSite> {
  const { db } = database;
  const logger = createLogger("error");
  const staticFiles = await loadStaticFiles(path.join(root, "dist", "client"));
  const app = createApp({
    siteUrl,
    mediaDir,
    logger,
    identity: createIdentity({ db, siteUrl, secret, logError: (message) => logger.error({ message }, "identity") }),
    staticFiles,
    pages: recentPages(),
    render: await loadRenderer(path.join(root, "dist", "server", "server.js"), {
      db,
      content,
      mediaDir,
      siteUrl,
      ownerEmail: siteFacts.email,
      secret,
      // An export shows what everybody may see.
      readSession: async () => null,
      takeFromLimit: createRateLimits(),
      reportFailure: createFailureLog(logger),
    }),
    drawArtwork: async (id) => {
      const episode = await content.getEpisode(id);
      return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
    },
    pictures: createPictureStore(path.join(path.dirname(mediaDir), "cache", "pictures")),
    findRecording: async (id) => {
      const episode = await content.getEpisode(id);
      return episode ? (await findRecording(mediaDir, episode))?.file : undefined;
    },
    serveDownload: async () => undefined,
    ping: () => database.ping(),
  });
  return { staticFiles, ask: async (request) => app.fetch(request) };
}
