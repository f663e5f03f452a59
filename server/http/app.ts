import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { coverSubject } from "../../src/features/articles/drawn-cover.ts";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import { isSameOrigin } from "../../src/request/same-origin.ts";
import type { CachedPage, FinishedPage, PageCache } from "../cache/page-cache.ts";
import { isPrivate, pageKey } from "../cache/page-key.ts";
import { createSharedAnswers, type SharedAnswers } from "../cache/response-cache.ts";
import { adminGuard } from "../identity/admin-guard.ts";
import { authPath } from "../identity/auth-options.ts";
import type { Identity } from "../identity/identity.ts";
import { createCards } from "../images/cards.ts";
import { drawCover } from "../images/drawings.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { Logger } from "../logger.ts";
import { answerStored } from "./answer.ts";
import { type ClientNetwork, createClientNetwork } from "./client-network.ts";
import { createCriticalCss } from "./critical-css.ts";
import { deferHydration } from "./defer-hydration.ts";
import { ownForm } from "./form-origins.ts";
import { takesForm, takesFormFromAnywhere } from "./form-pages.ts";
import { loggedPath } from "./logged-path.ts";
import { serveMedia } from "./media.ts";
import { contentSecurityPolicy } from "./page-html.ts";
import type { CountView } from "./page-views.ts";
import { markdownAddress, representationPath } from "./prefers-markdown.ts";
import { programHeaders } from "./program-headers.ts";
import type { Render } from "./renderer.ts";
import { withRequestId } from "./request-id.ts";
import { ownUrl } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { readableRequest } from "./server-function-request.ts";
import { drawingPolicy, type StaticFile } from "./static-files.ts";
import { createTargetHandler } from "./target-handler.ts";
import { unavailablePage } from "./unavailable-page.ts";
import { takeUpload, uploadPath } from "./uploads.ts";

export type AppParts = {
  siteUrl: string;
  /** Hosts of exported copies of the site, whose forms are taken too. */
  formOrigins?: readonly string[];
  mediaDir: string;
  logger: Logger;
  staticFiles: Map<string, StaticFile>;
  pages: PageCache;
  /** Who is signed in, and everything below /api/auth. */
  identity: Identity;
  render: Render;
  /** Keeps what is the same for everybody; absent, the app keeps it for itself, and nobody can drop it. */
  sharedAnswers?: SharedAnswers;
  /** The artwork of an episode as an SVG file, or undefined when there is no such episode. */
  drawArtwork: (episodeId: number) => Promise<string | undefined>;
  /** Keeps drawn cards and covers. */
  pictures: PictureStore;
  /** Answers the address of a download; undefined when its link opens nothing. */
  serveDownload: (request: Request) => Promise<Response | undefined>;
  /** The file below mediaDir with the recording of a visible episode, or undefined when there is none of our own. */
  findRecording: (episodeId: number) => Promise<string | undefined>;
  /** Outside services that pages may name in their policy; absent, none is configured. */
  embeds?: EmbedSettings;
  /** Takes a file into the media library; asks by itself who sends it. */
  uploadMedia?: (request: Request) => Promise<Response>;
  /** Told of every page that a person may have opened. */
  countView?: CountView;
  /** Who sent a request, for everything that counts clients; absent, only proxies of this machine are believed. */
  clientNetwork?: ClientNetwork;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Whether the disk of the data directory takes writes; absent, the health check does not say. */
  isDiskWritable?: () => Promise<boolean>;
};

/** Bytes; longer texts and a portrait in a form stay far below it. */
const largestForm = 8 * 1024 * 1024;

const refusal = "This address does not accept such a request.";

const htmlCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400";

const noDrawing: FinishedPage = { status: 404, headers: { "Content-Type": "text/plain" }, body: Buffer.from("") };

const drawing = (svg: string): FinishedPage => ({
  status: 200,
  headers: {
    "Content-Type": "image/svg+xml",
    "Content-Security-Policy": drawingPolicy,
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
    Vary: "Accept-Encoding",
  },
  body: Buffer.from(svg),
});

/** The whole site from request to response (architecture, "Rendering and caching" and "Security"). */
export function createApp({ siteUrl, mediaDir, logger, staticFiles, pages, render, ping, ...parts }: AppParts) {
  const { identity, drawArtwork, pictures, findRecording, serveDownload, embeds } = parts;
  const { sharedAnswers = createSharedAnswers(render), clientNetwork = createClientNetwork() } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const fixedHeaders = Object.entries(securityHeaders(siteUrl));
  const criticalCss = createCriticalCss((href) => staticFiles.get(href)?.body.toString("utf8"));
  /** A rendered page as it leaves: nothing stands between the visitor and its first view. */
  const finish = (html: string) => Buffer.from(criticalCss(deferHydration(html)));
  const answers = (promise: Promise<void>) => promise.then(() => true).catch(() => false);

  /** Renders an address as a finished page; a failure of the database is told apart from one of ours. */
  async function renderPage(url: string): Promise<FinishedPage> {
    const own = ownUrl(siteUrl, url);
    const response = await render(new Request(own, { headers: { accept: "text/html" } }));
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const isPage = type.startsWith("text/html");
    const body = isPage ? finish(await response.text()) : Buffer.from(await response.arrayBuffer());
    const failed = response.status >= 500;
    const status = failed && !(await answers(ping())) ? 503 : response.status;
    const headers: Record<string, string> = {
      "Content-Type": type,
      "Cache-Control": status === 200 && !isPrivate(own) ? htmlCaching : "no-store",
      // The same address may be asked for as HTML and as Markdown.
      Vary: markdownAddress(url) || url.endsWith(".md") ? "Accept, Accept-Encoding" : "Accept-Encoding",
      ...(isPage
        ? { "Content-Security-Policy": contentSecurityPolicy(body.toString("utf8"), embeds) }
        : programHeaders(response)),
    };
    if (status === 503) headers["Retry-After"] = "30";
    // Camera and microphone are looked at on one page only, and never leave it.
    if (url.startsWith("/guest-space/")) headers["Permissions-Policy"] = "camera=(self), microphone=(self)";
    const location = response.headers.get("location");
    if (location) headers.Location = location;
    return { status, headers, body };
  }

  async function finishedPage(address: URL): Promise<FinishedPage | CachedPage> {
    const { url, cacheable } = pageKey(address);
    return cacheable ? pages.serve(url, () => renderPage(url)) : renderPage(url);
  }

  async function servePage(request: Request): Promise<Response> {
    const address = new URL(request.url);
    address.pathname = representationPath(address.pathname, request.headers.get("accept"));
    return answer(request, await finishedPage(address));
  }

  const cards = createCards({
    siteUrl,
    store: pictures,
    page: (path) => finishedPage(ownUrl(siteUrl, path)),
    drawArtwork,
    standIn: () => staticFiles.get("/card.png")?.body,
    onFailure: (path, error) =>
      logger.error({ path: loggedPath(path), error: (error as Error).message }, "could not draw a card"),
  });

  /** An episode's artwork, drawn once and then kept like a page. */
  async function renderArtwork(id: number): Promise<FinishedPage> {
    const svg = await drawArtwork(id);
    return svg === undefined ? noDrawing : drawing(svg);
  }

  /** Answers with a finished page, stored or not. */
  function answer(request: Request, page: FinishedPage | CachedPage): Response {
    if ("etag" in page) return answerStored(request, page);
    return new Response(request.method === "HEAD" ? null : (page.body as Uint8Array<ArrayBuffer>), page);
  }

  app.use(async (context, next) => {
    const id = randomUUID();
    const start = performance.now();
    await withRequestId(id, next);
    for (const [name, value] of fixedHeaders) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set("X-Request-Id", id);
    // The path only: a query may hold what a visitor searched for.
    logger.info({
      id,
      method: context.req.method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  });

  app.get("/healthz", async (context) => {
    const database = (await answers(ping())) ? "up" : "down";
    context.header("Cache-Control", "no-store");
    const disk = (await parts.isDiskWritable?.()) === false ? "down" : "up";
    const status = database === "up" && disk === "up" ? "ok" : "degraded";
    // Without its disk the process can keep nothing that it is sent: whoever watches it has to act.
    const code = disk === "up" ? 200 : 503;
    return context.json({ status, database, disk, cachedPages: pages.size.pages }, code);
  });

  app.on(["GET", "HEAD"], "/media/*", async (context) => {
    const { pathname } = new URL(context.req.url);
    const response = await serveMedia(context.req.raw, mediaDir, pathname.slice("/media/".length));
    return response ?? context.text("There is no such file.", 404);
  });

  app.on(["GET", "HEAD"], "/artwork/:file{[0-9]{1,9}\\.svg}", async (context) => {
    const id = Number.parseInt(context.req.param("file"), 10);
    return answer(context.req.raw, await pages.serve(`/artwork/${id}.svg`, () => renderArtwork(id)));
  });

  // The cover of an article without a picture of its own, drawn once and then kept like a page.
  app.on(["GET", "HEAD"], "/covers/*", async ({ req }) => {
    const subject = coverSubject(req.path);
    if (!subject) return answer(req.raw, noDrawing);
    const draw = async () => drawing(drawCover(subject.seed, subject.industry));
    return answer(req.raw, await pages.serve(req.path, draw));
  });

  app.on(["GET", "HEAD"], "/artwork/:file{[0-9]{1,9}\\.png}", (context) =>
    cards.episodeCover(context.req.raw, Number.parseInt(context.req.param("file"), 10)),
  );

  app.on(["GET", "HEAD"], "/cards/*", ({ req }) => cards.card(req.raw, new URL(req.url).pathname));

  app.on(["GET", "HEAD"], "/podcast/cover.png", (context) => cards.showCover(context.req.raw));

  app.on(["GET", "HEAD"], "/podcasts/:file{[0-9]{1,9}\\.mp3}", async (context) => {
    const file = await findRecording(Number.parseInt(context.req.param("file"), 10));
    const response = file === undefined ? undefined : await serveMedia(context.req.raw, mediaDir, file);
    return response ?? context.text("There is no such recording.", 404);
  });

  // Before the limit of forms: a recording is larger.
  app.put(uploadPath, (context) =>
    takeUpload(context.req.raw, { mediaDir, siteUrl, readSession: identity.readSession }),
  );
  app.on(["GET", "HEAD"], "/downloads/:file{.+\\.pdf}", async (context) => {
    const response = await serveDownload(context.req.raw);
    return response ?? context.redirect(context.req.path.replace(/\.pdf$/, ""), 303);
  });

  // Before the limit of forms: a recording is larger, and is written to the disk as it arrives.
  app.post("/api/admin/media", async (context, next) => parts.uploadMedia?.(context.req.raw) ?? next());

  // What changes something: only from our own pages, and never more than a form holds.
  app.on(
    ["POST", "PUT", "PATCH", "DELETE"],
    "*",
    bodyLimit({
      maxSize: largestForm,
      onError: (context) => context.text("That is more than this form accepts.", 413),
    }),
    async (context, next) => {
      if (takesFormFromAnywhere(context.req.path)) return next();
      const form = ownForm(context.req.raw, siteUrl, parts.formOrigins ?? []);
      if (form) context.req.raw = form;
      if (isSameOrigin(context.req.raw, siteUrl)) return next();
      return context.text("This can only be sent from our own pages.", 403);
    },
  );

  app.all(`${authPath}/*`, (context) => identity.handle(context.req.raw, clientNetwork(context.req.raw, context.env)));

  app.all("/_serverFn/*", async (context) => {
    const request = await readableRequest(context.req.raw);
    if (request instanceof Response) return request;
    return sharedAnswers.answer(request, clientNetwork(context.req.raw, context.env));
  });

  /** A form sent without JavaScript: the page answers with a redirect, or with itself and what is wrong beside each field. */
  app.post("*", async (context) => {
    if (!takesForm(context.req.path)) return context.text(refusal, 405);
    const response = await render(context.req.raw, clientNetwork(context.req.raw, context.env));
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", "no-store");
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    const body = isPage ? finish(await response.text()) : Buffer.from(await response.arrayBuffer());
    if (isPage) {
      headers.set("Content-Security-Policy", contentSecurityPolicy(body.toString("utf8"), embeds));
    }
    return new Response(body, { status: response.status, headers });
  });

  app.on(["GET", "HEAD"], "*", async (context) => {
    const { pathname } = new URL(context.req.url);
    const file = staticFiles.get(pathname);
    if (file) return answerStored(context.req.raw, file);
    if (pathname.startsWith("/assets/")) return context.text("There is no such file.", 404);
    const refused = await adminGuard(context.req.raw, identity.readSession);
    if (refused) return refused;
    const response = await servePage(context.req.raw);
    parts.countView?.(context.req.raw.method, pathname, response.status, (name) => context.req.header(name));
    return response;
  });

  app.notFound((context) => context.text(refusal, 405));

  app.onError((error, context) => {
    logger.error({
      error: { name: error.name, message: error.message, stack: error.stack },
      path: loggedPath(context.req.path),
    });
    const { body, headers } = unavailablePage();
    return new Response(body, { status: 503, headers });
  });

  // Nothing above sees a raw path, or another origin than ours.
  return { fetch: createTargetHandler({ siteUrl, logger }).wrap(app.fetch) };
}
