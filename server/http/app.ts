import { type Context, Hono } from "hono";
import { isHidden } from "../../src/facts/hidden-pages.ts";
import { itemExists, nouns } from "../../src/features/features.server.ts";
import type { RouteParts } from "../../src/features/noun.ts";
import { openingSoonResponse } from "../../src/features/platform.server.ts";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import { loggedPath } from "../../src/logged-path.ts";
import { cardRoutes } from "../../src/seo/cards/routes.server.ts";
import { failureResponse } from "../../src/server-context/failure-response.server.ts";
import { authPath } from "../../src/server-context/http/auth-path.ts";
import { plainPageOf } from "../../src/server-context/http/plain-page.ts";
import { serveStored } from "../../src/server-context/http/serve-stored.server.ts";
import { textResponse } from "../../src/server-context/http/text-response.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { FunctionCache } from "../cache/function-cache.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { adminGuard } from "../identity/admin-guard.ts";
import type { Identity } from "../identity/identity.ts";
import type { Logger } from "../logger.ts";
import type { Observer } from "../observe/observer.ts";
import { createBodyGuard } from "./body-guard.ts";
import { compressResponse } from "./compress-response.ts";
import type { ClientNetwork } from "./connection/client-network.ts";
import { createTargetHandler, type RequestEnv } from "./connection/target-handler.ts";
import { submitForm, withBackLink } from "./forms.ts";
import { type HealthParts, serveHealth, serveLiveness, serveReadiness } from "./health.ts";
import { logRequests } from "./log-requests.ts";
import { createPages } from "./pages.ts";
import { createRenderQueue } from "./render-queue.ts";
import type { Render } from "./renderer.ts";
import { callServerFunction } from "./server-functions.ts";
import type { StaticFile } from "./static-files.ts";

export type AppParts = HealthParts &
  Pick<RouteParts, "services" | "pictures" | "leases" | "webhookSecrets"> & {
    context: SiteContext;
    formOrigins: readonly string[];
    logger: Logger;
    observer: Observer;
    staticFiles: ReadonlyMap<string, StaticFile>;
    cache: ResponseCache;
    identity: Identity;
    render: Render;
    functionCache: FunctionCache;
    embeds?: EmbedSettings;
    /** Adds cache tags for a CDN. */
    hasCdn?: boolean;
    clientNetwork: ClientNetwork;
  };

const notAccepted = "This address does not accept such a request.";
const uploadFailed = "The file could not be stored, and nothing of it was. Please try again in a few minutes.";
const readingMethods = ["GET", "HEAD"];

const notAllowed = ({ target }: RequestEnv["Bindings"]) =>
  textResponse(405, notAccepted, {
    Allow: [...readingMethods, ...(target.match?.policy.form ? ["POST"] : [])].join(", "),
  });

const toPageRequest = ({ url }: Request) => new Request(url, { headers: { accept: "text/html" } });

const pathOf = (request: Request) => new URL(request.url).pathname;

function replaceResponse(context: Context<RequestEnv>, response: Response): void {
  if (response === context.res) return;
  // Otherwise the headers of both responses would be merged.
  context.res = undefined;
  context.res = response;
}

/** The whole site from request to response (ARCHITECTURE.md, "Rendering and caching" and "Security"). */
export function createApp(parts: AppParts) {
  const { context: site, services, logger, staticFiles, render, identity, functionCache } = parts;
  const { siteUrl, secret } = site;
  const app = new Hono<RequestEnv>();
  const queue = createRenderQueue();
  const pages = createPages({
    ...parts,
    siteUrl,
    secret,
    queue,
    site: () => site.site,
    itemExists: (match) => itemExists(site, match),
  });

  /** Requests of the site itself, such as those that fill the cache, have no connection. */
  const clientOf = ({ network, incoming }: RequestEnv["Bindings"]) => ({ network, isVisitor: incoming !== undefined });

  function serveStatic(request: Request): Response | undefined {
    const file = staticFiles.get(pathOf(request));
    return file && serveStored(request, file);
  }

  async function servePage({ req, env }: Context<RequestEnv>): Promise<Response> {
    const { target } = env;
    const file = serveStatic(req.raw);
    if (file) return file;
    const header = (name: string) => req.header(name);
    const openingSoon = await openingSoonResponse(site, req.raw, target);
    if (openingSoon) return openingSoon;
    const redirect =
      services.redirects.respondWithRedirect(target) ?? (await adminGuard(req.raw, target.match, identity.readSession));
    if (redirect) return redirect;
    const response = await pages.serve(req.raw, clientOf(env));
    services.views.count(req.raw.method, target, response.status, header, env.network);
    return services.redirects.respondNotFound(target, response, services.views.isVisit(req.raw.method, header));
  }

  app.use(logRequests({ siteUrl, logger, observer: parts.observer }));

  app.use(async (context, next) => {
    await next();
    replaceResponse(context, await compressResponse(context.req.raw, context.res));
  });

  app.post("*", async (context, next) => {
    await next();
    const { env, req, res } = context;
    if (env.target.match?.policy.form) replaceResponse(context, await withBackLink(req.raw, res, site.site));
  });

  // Before any body is read or input decoded, the client's network is counted.
  app.use(createBodyGuard({ ...parts, siteUrl, site: () => site.site, readSession: identity.readSession }));

  // Feeds and files of a hidden page are hidden too; its form responds like the page.
  app.all("*", (context, next) => {
    const { req, env } = context;
    if (!isHidden(site.site, env.target.pathname)) return next();
    if (req.method === "POST") return pages.serve(toPageRequest(req.raw), clientOf(env));
    return readingMethods.includes(req.method) ? servePage(context) : next();
  });

  app.get("/healthz", () => serveHealth(parts));
  app.get("/livez", serveLiveness);
  app.get("/readyz", ({ req }) => serveReadiness(req.raw, parts));
  app.get("/assets/:rest{.+}", ({ req }) => serveStatic(req.raw) ?? textResponse(404, "There is no such file."));
  app.all("/api/auth/:rest{.+}", ({ req, env }) => identity.handle(req.raw, env.network()));
  app.get("/.well-known/oauth-authorization-server/api/auth", ({ req }) => identity.describeOauth(req.raw));
  app.all("/_serverFn/:rest{.+}", ({ req, env }) =>
    callServerFunction(req.raw, env.target.match?.params.rest ?? "", env.network(), functionCache),
  );
  const routeParts: RouteParts = { ...parts, context: site, pages };
  for (const routes of [...nouns.map((noun) => noun.routes), cardRoutes])
    if (routes) app.route("/", routes(routeParts));

  app.post("*", ({ req, env, get }) => {
    const { form } = env.target.match?.policy ?? {};
    // Email clients unsubscribe many readers from one network.
    const isCounted = form !== "anywhere" && env.incoming !== undefined;
    return form
      ? submitForm(
          req.raw,
          { clientNetwork: env.network(), form: get("form"), isCounted },
          { render, pages, queue, site: site.site },
        )
      : notAllowed(env);
  });

  app.on(readingMethods, "*", servePage);

  app.notFound(({ env }) => notAllowed(env));

  app.onError((error, context) => {
    const { name, message: reason, stack } = error;
    logger.error(
      { error: { name, message: reason, stack }, path: loggedPath(context.req.path) },
      "could not answer a request",
    );
    const { status: failureStatus, message } = failureResponse(error);
    const status = failureStatus === 503 ? 503 : 500;
    const retry = status === 503 ? { "Retry-After": "30" } : undefined;
    const { isUpload } = context.env.target.match?.policy ?? {};
    // Forms of the admin area and the sign-in read the message from JSON.
    if (isUpload || pathOf(context.req.raw).startsWith(`${authPath}/`)) {
      const headers = { "Cache-Control": "no-store", ...retry };
      return Response.json({ message: isUpload ? uploadFailed : message }, { status, headers });
    }
    const { body, headers } = plainPageOf(site.site, "unavailable");
    return new Response(body, { status, headers: { ...headers, ...retry } });
  });

  // The handlers above only see normalised paths and our own origin.
  const { resolveTarget } = services.redirects;
  const targets = createTargetHandler({ siteUrl, logger, resolveTarget, site: () => site.site });
  return {
    fetch: targets.wrap((request, bindings) =>
      app.fetch(request, { ...bindings, network: () => parts.clientNetwork(request, bindings) }),
    ),
  };
}
