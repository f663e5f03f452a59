import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { matchRoute, policyOf } from "../src/match-route.ts";
import { serverPolicies } from "../src/route-policy.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config/read-config.ts";
import { holdRunningLock } from "./database/running-lock.ts";
import { createTargetHandler } from "./http/connection/target-handler.ts";
import { ownWrite } from "./http/forms.ts";
import { serverEntry } from "./http/renderer.ts";
import { adminGuard } from "./identity/admin-guard.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { startBackground } from "./jobs/background.ts";
import { createLogger } from "./logger.ts";
import { openStore } from "./open-store.ts";

/** Development: the site as it is served, with pages straight from the sources and no page cache. */
const root = path.resolve(import.meta.dirname, "..");
const config = readConfig(process.env);
const logger = createLogger("warn");
const releaseRunningLock = await holdRunningLock(config);
const store = await openStore(config, root);
const { database } = store;
if (config.administrator) await ensureAdministrator(database.db, config.administrator);

const server = createServer();
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: { server }, hmr: { server } } });

const site = await compose({
  config,
  store,
  logger,
  staticFiles: new Map(),
  loadRender: async (context) => async (request, clientNetwork) => {
    const environment = vite.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
    const entry = serverEntry.parse(await environment.runner.import("/src/server.ts"));
    return entry.default.fetch(request, { context: { ...context, clientNetwork } });
  },
});
const { clientNetwork, identity, render, views } = site;
const stopBackground = await startBackground({ site, config, database, logger, root, warm: async () => undefined });

/** Whether the application answers; pages and server functions come from Vite, which adds what it needs to renew them. */
function isBesidePages(pathname: string): boolean {
  const { route } = matchRoute(pathname) ?? {};
  return route !== undefined && route !== "/_serverFn/$" && Object.hasOwn(serverPolicies, route);
}

const listener = getRequestListener(async (request, bindings) => {
  const url = new URL(request.url);
  const { pathname } = url;
  if (isBesidePages(pathname)) return site.fetch(request, bindings as HttpBindings);
  const redirect = await adminGuard(request, identity.readSession);
  if (redirect) return redirect;
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  const own = isWrite ? ownWrite(request, policyOf(pathname), { siteUrl: config.siteUrl, formOrigins: [] }) : request;
  if (own instanceof Response) return own;
  const response = await render(own, clientNetwork(request, bindings));
  views.count(request.method, url, response.status, (name) => request.headers.get(name) ?? undefined);
  return response;
});

const targets = createTargetHandler({ siteUrl: config.siteUrl, logger });
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
  await stopBackground();
  await database.close();
  await releaseRunningLock();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
