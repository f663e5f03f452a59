import type { HttpBindings } from "@hono/node-server";
import { matchRoute, policyOf } from "../src/match-route.ts";
import { serverPolicies } from "../src/route-policy.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config/read-config.ts";
import { holdRunningLock } from "./database/running-lock.ts";
import { createTargetHandler } from "./http/connection/target-handler.ts";
import { ownWrite } from "./http/forms.ts";
import { adminGuard } from "./identity/admin-guard.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { startBackground } from "./jobs/background.ts";
import { createLogger } from "./logger.ts";
import { openStore } from "./open-store.ts";

/** API routes; pages bypass caches and CSP, because Vite injects scripts. */
function isBesidePages(pathname: string): boolean {
  const { route } = matchRoute(pathname) ?? {};
  return route !== undefined && route !== "/_serverFn/$" && Object.hasOwn(serverPolicies, route);
}

type Opened = Awaited<ReturnType<typeof openDevelopment>>;

export async function openDevelopment() {
  const config = readConfig(process.env);
  const logger = createLogger("warn");
  const releaseRunningLock = await holdRunningLock(config);
  const store = await openStore(config, projectRoot);
  const { database } = store;
  if (config.administrator) await ensureAdministrator(database.db, config.administrator);
  const site = await compose({ config, store, logger, staticFiles: new Map() });
  const warm = async () => undefined;
  const stopBackground = await startBackground({ site, config, database, logger, root: projectRoot, warm });
  return {
    config,
    logger,
    store,
    targets: createTargetHandler({ siteUrl: config.siteUrl, logger }),
    async close(): Promise<void> {
      await stopBackground();
      await database.close();
      await releaseRunningLock();
    },
  };
}

export async function composeDevelopment({ config, store, logger }: Opened) {
  const site = await compose({ config, store, logger, staticFiles: new Map() });
  const { clientNetwork, identity, render, views } = site;
  return async (request: Request, bindings: HttpBindings): Promise<Response> => {
    const url = new URL(request.url);
    if (isBesidePages(url.pathname)) return site.fetch(request, bindings);
    const redirect = await adminGuard(request, identity.readSession);
    if (redirect) return redirect;
    const isWrite = request.method !== "GET" && request.method !== "HEAD";
    const origins = { siteUrl: config.siteUrl, formOrigins: [] };
    const own = isWrite ? ownWrite(request, policyOf(url.pathname), origins) : request;
    if (own instanceof Response) return own;
    const response = await render(own, clientNetwork(request, bindings));
    views.count(request.method, url, response.status, (name) => request.headers.get(name) ?? undefined);
    return response;
  };
}
