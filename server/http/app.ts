import { Hono } from "hono";
import { z } from "zod";
import { isHidden } from "../../src/facts/hidden-pages.ts";
import { answerMs, chooseByModel } from "../../src/features/ask/model/choose-quotations.server.ts";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import type { RouteMatch } from "../../src/match-route.ts";
import type { ServerRoute } from "../../src/route-policy.ts";
import { failureAnswer } from "../../src/server-context/failure-answer.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { FunctionCache } from "../cache/function-cache.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { adminGuard } from "../identity/admin-guard.ts";
import { authPath } from "../identity/auth-path.ts";
import type { Identity } from "../identity/identity.ts";
import { createCardPreview } from "../images/card-preview.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { Logger } from "../logger.ts";
import type { Observer } from "../observe/observer.ts";
import { answerStored } from "./answer.ts";
import { type AskContext, serveAskJson, serveMcp } from "./ask/mcp.ts";
import { createBodyGuard } from "./body-guard.ts";
import { compressResponse } from "./compress-response.ts";
import type { ClientNetwork } from "./connection/client-network.ts";
import { createTargetHandler, type RequestEnv } from "./connection/target-handler.ts";
import { submitForm, withWayBack } from "./forms.ts";
import { type HealthParts, serveHealth, serveLiveness, serveReadiness } from "./health.ts";
import { loggedPath, logRequests } from "./log-requests.ts";
import { serveRecording, serveVisibleMedia } from "./media.ts";
import { type CountView, isReportedView, isVisit, type PageViews } from "./page-views.ts";
import { createPages } from "./pages.ts";
import { createPictures } from "./pictures.ts";
import type { PodcastDownloads } from "./podcast-downloads.ts";
import type { Redirects } from "./redirects.ts";
import { createRenderQueue } from "./render-queue.ts";
import type { Render } from "./renderer.ts";
import { callServerFunction } from "./server-functions.ts";
import type { StaticFile } from "./static-files.ts";
import { unavailablePage } from "./unavailable-page.ts";
import { handleUpload } from "./uploads.ts";

/** Model answers per client in ten minutes. */
const modelLimit = { bucket: "archive-model", points: 20, seconds: 600 };

const input = z.object({ q: z.string().trim().min(1).max(2_000), consent: z.boolean() });

const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: message }), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

/** Streams the model's choice of quotations as JSON Lines. */
export async function serveModelAnswer(request: Request, context: AskContext, client: string): Promise<Response> {
  const service = context.answerService;
  if (!service) return problem(404, "No model is set up on this site.");
  const parsed = input.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success || parsed.data.q.includes("\0")) return problem(422, "Enter a question.");
  if (!service.isLocal && !parsed.data.consent)
    return problem(403, "Agree first that your question goes to the service.");
  const wait = await context.consumeRateLimit({ ...modelLimit, key: client });
  if (wait > 0) return problem(429, "Too many questions in a short time.", { "Retry-After": String(wait) });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerMs)]);
  const events = chooseByModel(context, service, parsed.data.q, signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    // The visitor pressed Stop or left.
    cancel: () => stop.abort(),
  });
  const headers = { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store, no-transform" };
  return new Response(body, { headers: { ...headers, "X-Accel-Buffering": "no" } });
}

export type AppParts = HealthParts &
  Pick<SiteContext, "siteUrl" | "media" | "content" | "secret"> & {
    formOrigins: readonly string[];
    logger: Logger;
    observer: Observer;
    staticFiles: ReadonlyMap<string, StaticFile>;
    cache: ResponseCache;
    identity: Identity;
    render: Render;
    functionCache: FunctionCache;
    pictures: PictureStore;
    /** Undefined when the link is not valid. */
    serveDownload: (request: Request, name: string) => Promise<Response | undefined>;
    embeds?: EmbedSettings | undefined;
    /** Adds cache tags for a CDN. */
    hasCdn?: boolean;
    /** Authenticates by itself, as do the next three. */
    uploadMedia: (request: Request) => Promise<Response>;
    uploadImport: (request: Request) => Promise<Response>;
    downloadSite: (request: Request, format: string) => Promise<Response>;
    acceptEmailWebhook: (request: Request, provider: string, clientIp: string) => Promise<Response>;
    previewIssue: (request: Request, id: number) => Promise<Response>;
    countView: CountView;
    countReported: PageViews["countReported"];
    downloads: Pick<PodcastDownloads, "count">;
    /** The public episode that a file of the media store is the recording of. */
    episodeOf: (urlPath: string) => Promise<number | null>;
    redirects: Omit<Redirects, "reload" | "changed" | "flush">;
    ask: AskContext;
    clientNetwork: ClientNetwork;
  };

type Handler = (
  request: Request,
  params: RouteMatch["params"],
  clientIp: () => string,
) => Response | undefined | Promise<Response | undefined>;
type Handlers = Readonly<Record<string, Handler>>;

const notAccepted = "This address does not accept such a request.";
const uploadFailed = "The file could not be stored, and nothing of it was. Please try again in a few minutes.";
const readingMethods = ["GET", "HEAD"];

const text = (status: number, message: string) =>
  new Response(message, { status, headers: { "Content-Type": "text/plain; charset=UTF-8" } });

const reading = (handler: Handler): Handlers => ({ GET: handler, HEAD: handler });

const byNumber = (handle: (request: Request, id: number) => Promise<Response>) =>
  reading((request, { id = "" }) => (/^\d{1,9}$/.test(id) ? handle(request, Number.parseInt(id, 10)) : undefined));

const asVisit = ({ url }: Request) => new Request(url, { headers: { accept: "text/html" } });

const pathOf = (request: Request) => new URL(request.url).pathname;

/** The whole site from request to response (architecture, "Rendering and caching" and "Security"). */
export function createApp(parts: AppParts) {
  const { siteUrl, media, logger, staticFiles, render, identity, functionCache } = parts;
  const app = new Hono<RequestEnv>();
  const queue = createRenderQueue();
  const pages = createPages({ ...parts, queue, secret: parts.secret });
  const pictures = createPictures({ ...parts, pages });
  const mediaParts = { content: parts.content, media, readSession: identity.readSession };
  const uploadParts = { media, siteUrl, readSession: identity.readSession };

  const handlers: Record<ServerRoute, Handlers> = {
    "/healthz": reading(() => serveHealth(parts)),
    "/livez": reading(serveLiveness),
    "/readyz": reading((request) => serveReadiness(request, parts)),
    "/assets/$": reading((request) => serveStatic(request) ?? text(404, "There is no such file.")),
    "/media/$": reading(async (request, { rest = "" }, network) => {
      const file = await serveVisibleMedia(request, mediaParts, rest);
      if (!file) return text(404, "There is no such file.");
      const episodeId = file.headers.get("content-type")?.startsWith("audio/") ? await parts.episodeOf(rest) : null;
      return episodeId ? parts.downloads.count(request, file, { episodeId, network: network() }) : file;
    }),
    "/podcasts/{$id}.mp3": reading(async (request, { id = "" }, network) => {
      if (!/^\d{1,9}$/.test(id)) return undefined;
      const recording = await serveRecording(request, parts, Number(id));
      return recording
        ? parts.downloads.count(request, recording, { episodeId: Number(id), network: network() })
        : text(404, "There is no such recording.");
    }),
    "/artwork/{$id}.svg": byNumber(pictures.artwork),
    "/artwork/{$id}.png": byNumber(pictures.episodeCover),
    "/covers/$": reading((request) => pictures.cover(request, pathOf(request))),
    "/cards/$": reading((request) => pictures.card(request, pathOf(request))),
    "/card.png": reading((request) => pictures.siteCard(request)),
    "/podcast/cover.png": reading((request) => pictures.showCover(request)),
    "/downloads/{$name}.pdf": reading(
      async (request, { name = "" }) =>
        (await parts.serveDownload(request, name)) ??
        new Response(null, { status: 303, headers: { Location: `/downloads/${name}` } }),
    ),
    "/ask.json": reading((request, _, clientIp) => serveAskJson(request, parts.ask, clientIp())),
    "/ask/answer": { POST: (request, _, clientIp) => serveModelAnswer(request, parts.ask, clientIp()) },
    "/page-views/$kind": {
      POST: async (request, { kind = "" }, network) => {
        if (isReportedView(kind)) {
          const header = (name: string) => request.headers.get(name) ?? undefined;
          // Rendered in this network's turn, unless the page is in the cache.
          const client = { network, isVisitor: true };
          const exists = async (path: string) => (await pages.serve(new Request(siteUrl + path), client)).ok;
          await parts.countReported(kind, await request.text(), header, network, exists);
        }
        return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
      },
    },
    "/mcp": { ALL: (request, _, clientIp) => serveMcp(request, parts.ask, clientIp()) },
    "/api/auth/$": { ALL: (request, _, clientIp) => identity.handle(request, clientIp()) },
    "/api/admin/uploads": { PUT: (request) => handleUpload(request, uploadParts) },
    "/api/admin/media": { POST: (request) => parts.uploadMedia(request) },
    "/api/admin/imports": { POST: (request) => parts.uploadImport(request) },
    "/api/admin/exports/$format": { GET: (request, { format = "" }) => parts.downloadSite(request, format) },
    "/api/admin/issues/$id/email": byNumber(parts.previewIssue),
    "/api/admin/cards": reading(createCardPreview({ readSession: identity.readSession, drawCard: pictures.draftCard })),
    "/webhooks/email/$provider": {
      POST: (request, { provider = "" }, clientIp) => parts.acceptEmailWebhook(request, provider, clientIp()),
    },
    "/_serverFn/$": {
      ALL: (request, { rest = "" }, clientIp) => callServerFunction(request, rest, clientIp(), functionCache),
    },
  };

  const isOwn = (route: string): route is ServerRoute => Object.hasOwn(handlers, route);

  /** Requests of the site itself, such as those that fill the cache, have no connection. */
  const clientOf = (request: Request, env: RequestEnv["Bindings"]) => ({
    network: () => parts.clientNetwork(request, env),
    isVisitor: env.incoming !== undefined,
  });

  function serveStatic(request: Request): Response | undefined {
    const file = staticFiles.get(pathOf(request));
    return file && answerStored(request, file);
  }

  app.use(logRequests({ siteUrl, logger, observer: parts.observer }));

  app.use(async (context, next) => {
    await next();
    const response = await compressResponse(context.req.raw, context.res);
    if (response === context.res) return;
    // Otherwise the headers of both responses would be merged.
    context.res = undefined;
    context.res = response;
  });

  app.post("*", async (context, next) => {
    await next();
    const { env, req, res } = context;
    if (!env.target.match?.policy.form) return;
    const response = await withWayBack(req.raw, res);
    if (response === res) return;
    context.res = undefined;
    context.res = response;
  });

  // Before any body is read or input decoded, the client's network is counted.
  app.use(createBodyGuard({ ...parts, readSession: identity.readSession }));
  app.all("*", async (context, next) => {
    const { req, env } = context;
    const { match } = env.target;
    const byMethod = match && isOwn(match.route) ? handlers[match.route] : {};
    const handler = isHidden(env.target.pathname) ? undefined : (byMethod[req.method] ?? byMethod.ALL);
    return (await handler?.(req.raw, match?.params ?? {}, () => parts.clientNetwork(req.raw, env))) ?? next();
  });

  app.post("*", (context) => {
    const { req, env } = context;
    // The form of a hidden page answers as the page does.
    if (isHidden(env.target.pathname)) return pages.serve(asVisit(req.raw), clientOf(req.raw, env));
    const { form } = env.target.match?.policy ?? {};
    // Email clients unsubscribe many readers from one network.
    const isCounted = form !== "anywhere" && env.incoming !== undefined;
    return form
      ? submitForm(
          req.raw,
          { clientNetwork: parts.clientNetwork(req.raw, env), form: context.get("form"), isCounted },
          { render, pages, queue },
        )
      : text(405, notAccepted);
  });

  app.on(readingMethods, "*", async ({ req, env }) => {
    const { target } = env;
    const file = serveStatic(req.raw);
    if (file) return file;
    const header = (name: string) => req.header(name);
    const early =
      parts.redirects.respondWithRedirect(target) ?? (await adminGuard(req.raw, target.match, identity.readSession));
    if (early) return early;
    const response = await pages.serve(req.raw, clientOf(req.raw, env));
    parts.countView(req.raw.method, target, response.status, header, clientOf(req.raw, env).network);
    return parts.redirects.respondNotFound(target, response, isVisit(req.raw.method, header));
  });

  app.notFound(() => text(405, notAccepted));

  app.onError((error, context) => {
    const { name, message: reason, stack } = error;
    logger.error(
      { error: { name, message: reason, stack }, path: loggedPath(context.req.path) },
      "could not answer a request",
    );
    const { status: found, message } = failureAnswer(error);
    const status = found === 503 ? 503 : 500;
    const retry = status === 503 ? { "Retry-After": "30" } : undefined;
    const { isUpload } = context.env.target.match?.policy ?? {};
    // Forms of the admin area and the sign-in read the message from JSON.
    if (isUpload || pathOf(context.req.raw).startsWith(`${authPath}/`)) {
      const headers = { "Cache-Control": "no-store", ...retry };
      return Response.json({ message: isUpload ? uploadFailed : message }, { status, headers });
    }
    const { body, headers } = unavailablePage();
    return new Response(body, { status, headers: { ...headers, ...retry } });
  });

  // The handlers above only see normalised paths and our own origin.
  return {
    fetch: createTargetHandler({ siteUrl, logger, resolveTarget: parts.redirects.resolveTarget }).wrap(app.fetch),
  };
}
