import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { getEpisode } from "../src/data/episodes.server.ts";
import type { SiteContext } from "../src/data/request-context.ts";
import { siteFacts } from "../src/site/site-facts.ts";
import { clientAddress } from "./client-address.ts";
import { readConfig } from "./config.ts";
import { drawArtwork } from "./drawings.ts";
import { serveMedia } from "./media.ts";
import { openStore } from "./open-store.ts";
import { createRateLimits } from "./rate-limits.ts";
import { serverEntry } from "./renderer.ts";

/** Development: the same database and media, with pages straight from the sources and no page cache. */
const root = path.resolve(import.meta.dirname, "..");
const config = readConfig(process.env);
const { database, mediaDir, secret } = await openStore(config, root);
const site: SiteContext = {
  db: database.db,
  mediaDir,
  siteUrl: config.siteUrl,
  ownerEmail: config.adminEmail ?? siteFacts.email,
  secret,
  readSession: async () => null,
  takeFromLimit: createRateLimits(),
};

const server = createServer();
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });

const listener = getRequestListener(async (request, bindings) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/media/")) {
    return (
      (await serveMedia(request, mediaDir, pathname.slice("/media/".length))) ?? new Response(null, { status: 404 })
    );
  }
  const artwork = /^\/artwork\/(\d+)\.svg$/.exec(pathname);
  if (artwork) {
    const episode = await getEpisode(database.db, Number(artwork[1]));
    if (!episode) return new Response(null, { status: 404 });
    const drawing = drawArtwork(episode.guestName, episode.number);
    return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
  }
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
  const entry = serverEntry.parse(await environment.runner.import("/src/server.ts"));
  return entry.default.fetch(request, { context: { ...site, clientAddress: clientAddress(request, bindings) } });
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(config.port, config.host, () => console.log(`Development at http://localhost:${config.port}`));

async function stop(): Promise<void> {
  await vite.close();
  server.closeAllConnections();
  await database.close();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
