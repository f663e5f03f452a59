import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { readConfig } from "./config.ts";
import { seedSampleContent } from "./content/seed.ts";
import { openDatabase } from "./database/open-database.ts";
import { serveMedia } from "./media.ts";

const root = path.resolve(import.meta.dirname, "..");
const config = readConfig(process.env);
const dataDir = path.resolve(root, config.dataDir);
const mediaDir = path.join(dataDir, "media");
await mkdir(mediaDir, { recursive: true });
const database = await openDatabase({ dataDir, databaseUrl: config.databaseUrl });
if (config.sampleContent === "demo") await seedSampleContent(database, mediaDir);

const server = createServer();
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });

const listener = getRequestListener(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/media/")) {
    return (
      (await serveMedia(request, mediaDir, pathname.slice("/media/".length))) ?? new Response(null, { status: 404 })
    );
  }
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
  const { default: entry } = await environment.runner.import("/src/server.ts");
  return entry.fetch(request, { context: { db: database.db } });
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(config.port, config.host, () => console.log(`Development at http://localhost:${config.port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await vite.close();
    server.closeAllConnections();
    await database.close();
    process.exit(0);
  });
}
