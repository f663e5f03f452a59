import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { siteFacts } from "../src/facts/site-facts.ts";
import { findRecording } from "../src/features/episodes/recordings.server.ts";
import type { SiteContext } from "../src/request/request-context.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { readConfig } from "./config.ts";
import { openMails } from "./email/open-email-worker.ts";
import { createApp } from "./http/app.ts";
import { createClientNetwork } from "./http/client-network.ts";
import { createDownloads } from "./http/downloads.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { serverEntry } from "./http/renderer.ts";
import { createFailureLog } from "./http/report-failure.ts";
import { createTargetHandler } from "./http/target-handler.ts";
import { adminGuard } from "./identity/admin-guard.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { createIdentity } from "./identity/identity.ts";
import { drawArtwork } from "./images/drawings.ts";
import { createPictureStore } from "./images/picture-store.ts";
import { createLogger } from "./logger.ts";
import { createMediaUpload } from "./media/media-upload.ts";
import { openStore } from "./open-store.ts";

/** Development: the same database, media and pictures, with pages straight from the sources and no page cache. */
const root = path.resolve(import.meta.dirname, "..");
const config = readConfig(process.env);
const { database, content, mediaDir, secret } = await openStore(config, root);
const identity = createIdentity({ db: database.db, siteUrl: config.siteUrl, secret, logError: console.error });
if (config.administrator) await ensureAdministrator(database.db, config.administrator);
const site: SiteContext = {
  db: database.db,
  content,
  mediaDir,
  siteUrl: config.siteUrl,
  ownerEmail: config.adminEmail ?? siteFacts.email,
  embeds: config.embeds,
  secret,
  readSession: identity.readSession,
  takeFromLimit: createRateLimits(),
  reportFailure: createFailureLog(createLogger(config.logLevel)),
};

const mails = openMails(config, { database, logger: createLogger(config.logLevel), root });

const server = createServer();
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });

async function render(request: Request, address = "unknown"): Promise<Response> {
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
  const entry = serverEntry.parse(await environment.runner.import("/src/server.ts"));
  return entry.default.fetch(request, { context: { ...site, clientAddress: address } });
}

/** What the application serves beside pages; those come from Vite, which adds what it needs to renew them. */
const besidePages =
  /^\/(?:media|artwork|cards|covers|podcasts|api)\/|^\/podcast\/cover\.png$|^\/downloads\/.+\.pdf$|^\/healthz$/;

const clientNetwork = createClientNetwork(config.trustedProxies);

const app = createApp({
  siteUrl: config.siteUrl,
  mediaDir,
  logger: createLogger("warn"),
  staticFiles: new Map(),
  pages: createPageCache(),
  identity,
  render,
  drawArtwork: async (id) => {
    const episode = await content.getEpisode(id);
    return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
  },
  pictures: createPictureStore(path.join(path.dirname(mediaDir), "cache", "pictures")),
  findRecording: async (id) => {
    const episode = await content.getEpisode(id);
    return episode ? (await findRecording(mediaDir, episode))?.file : undefined;
  },
  serveDownload: createDownloads(path.join(root, "downloads"), secret),
  uploadMedia: createMediaUpload({
    db: database.db,
    mediaDir,
    siteUrl: config.siteUrl,
    readSession: identity.readSession,
  }),
  clientNetwork,
  ping: () => database.ping(),
});

const listener = getRequestListener(async (request, bindings) => {
  if (besidePages.test(new URL(request.url).pathname)) return app.fetch(request, bindings as HttpBindings);
  return (await adminGuard(request, identity.readSession)) ?? (await render(request, clientNetwork(request, bindings)));
});

const targets = createTargetHandler({ siteUrl: config.siteUrl, logger: createLogger("warn") });
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    if (targets.receive(request, response)) void listener(request, response);
  });
});
async function fail(error: Error): Promise<never> {
  await vite.close();
  await database.close();
  console.error(error.message);
  process.exit(1);
}
server.once("error", (error) => void fail(error));
server.listen(config.port, config.host, () => console.log(`Development at http://localhost:${config.port}`));

async function stop(): Promise<void> {
  await vite.close();
  server.closeAllConnections();
  await mails.stop();
  await database.close();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
