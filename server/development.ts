import type { RouteMatch } from "../src/match-route.ts";
import { serverPolicies } from "../src/route-policy.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config/read-config.ts";
import { holdRunningLock } from "./database/running-lock.ts";
import { createTargetHandler } from "./http/connection/target-handler.ts";
import { originFault } from "./http/forms.ts";
import { adminGuard } from "./identity/admin-guard.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { startBackground } from "./jobs/background.ts";
import { createLogger } from "./logger.ts";
import { openStore } from "./open-store.ts";
import { exitWith } from "./terminal.ts";

/** Pages bypass caches and CSP, because Vite injects scripts. */
const isServerRoute = (match: RouteMatch | undefined): boolean =>
  match !== undefined && match.route !== "/_serverFn/$" && Object.hasOwn(serverPolicies, match.route);

type Opened = Awaited<ReturnType<typeof openDevelopment>>;

export async function openDevelopment() {
  const config = readConfig(process.env);
  const logger = createLogger("warn");
  const releaseRunningLock = await holdRunningLock(config, exitWith);
  const store = await openStore(config);
  const { database } = store;
  if (config.administrator) await ensureAdministrator(database.db, config.administrator);
  const site = await compose({ config, store, logger, staticFiles: new Map() });
  const warm = async () => undefined;
  const stopBackground = await startBackground({ site, config, database, logger, warm });
  return {
    config,
    logger,
    store,
    targets: createTargetHandler({ siteUrl: config.siteUrl, logger, site: () => site.site.current() }),
    async close(): Promise<void> {
      await stopBackground();
      await database.close();
      await releaseRunningLock();
    },
  };
}

export async function composeDevelopment({ config, store, logger, targets }: Opened) {
  const site = await compose({ config, store, logger, staticFiles: new Map() });
  const { clientNetwork, identity, render, services } = site;
  const origins = { siteUrl: config.siteUrl, formOrigins: [] };
  return targets.wrap(async (request, { target, ...bindings }) => {
    const { match } = target;
    const policy = match?.policy ?? {};
    if (isServerRoute(match)) return site.fetch(request, bindings);
    const redirect = await adminGuard(request, match, identity.readSession);
    if (redirect) return redirect;
    const isWrite = request.method !== "GET" && request.method !== "HEAD";
    const fault = isWrite ? originFault(request, policy, origins, site.site.current()) : undefined;
    if (fault) return fault;
    const form = isWrite && policy.form ? await request.formData().catch(() => undefined) : undefined;
    const network = clientNetwork(request, bindings);
    const response = await render(request, { clientNetwork: network, form });
    const header = (name: string) => request.headers.get(name) ?? undefined;
    services.views.count(request.method, target, response.status, header, () => network);
    return response;
  });
}
