import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import type { SiteContext } from "../../src/request/request-context.ts";
import type { PageCache } from "../cache/page-cache.ts";
import type { SharedAnswers } from "../cache/response-cache.ts";
import { adminGuard } from "../identity/admin-guard.ts";
import { authPath } from "../identity/auth-options.ts";
import type { Identity } from "../identity/identity.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { Logger } from "../logger.ts";
import { answerStored } from "./answer.ts";
import type { ClientNetwork } from "./client-network.ts";
import { takesForm } from "./form-pages.ts";
import { formTooLarge, maxFormBytes, ownWrite, submitForm } from "./forms.ts";
import { type HealthParts, serveHealth } from "./health.ts";
import { logRequests } from "./log-requests.ts";
import { loggedPath } from "./logged-path.ts";
import { serveMedia, serveRecording } from "./media.ts";
import type { CountView } from "./page-views.ts";
import { createPages } from "./pages.ts";
import { createPictures } from "./pictures.ts";
import type { Render } from "./renderer.ts";
import { callServerFunction } from "./server-functions.ts";
import type { StaticFile } from "./static-files.ts";
import { createTargetHandler } from "./target-handler.ts";
import { unavailablePage } from "./unavailable-page.ts";
import { takeUpload, uploadPath } from "./uploads.ts";

export type AppParts = HealthParts &
  Pick<SiteContext, "siteUrl" | "mediaDir" | "content"> & {
    /** Hosts of exported copies of the site, whose forms are accepted too. */
    formOrigins: readonly string[];
    logger: Logger;
    staticFiles: ReadonlyMap<string, StaticFile>;
    cache: PageCache;
    /** Who is signed in, and everything below /api/auth. */
    identity: Identity;
    render: Render;
    sharedAnswers: SharedAnswers;
    pictures: PictureStore;
    /** Answers the URL of a download; undefined when its link opens nothing. */
    serveDownload: (request: Request) => Promise<Response | undefined>;
    embeds?: EmbedSettings | undefined;
    /** Stores a file in the media library; checks by itself who sends it. */
    uploadMedia: (request: Request) => Promise<Response>;
    /** Told of every page that a person may have opened. */
    countView: CountView;
    /** Who sent a request, for everything that counts clients. */
    clientNetwork: ClientNetwork;
  };

type Env = { Bindings: HttpBindings };

const notAccepted = "This address does not accept such a request.";
const reading = ["GET", "HEAD"];
const writing = ["POST", "PUT", "PATCH", "DELETE"];

/** The whole site from request to response (architecture, "Rendering and caching" and "Security"). */
export function createApp(parts: AppParts) {
  const { siteUrl, mediaDir, logger, staticFiles, render, identity, sharedAnswers } = parts;
  const app = new Hono<Env>();
  const pages = createPages(parts);
  const pictures = createPictures({ ...parts, pages });
  const clientIp = ({ req, env }: Context<Env>) => parts.clientNetwork(req.raw, env);
  const idOf = (file: string) => Number.parseInt(file, 10);

  app.use(logRequests({ siteUrl, logger }));

  app.get("/healthz", () => serveHealth(parts));
  app.on(reading, "/media/*", async ({ req, text }) => {
    const response = await serveMedia(req.raw, mediaDir, new URL(req.url).pathname.slice("/media/".length));
    return response ?? text("There is no such file.", 404);
  });
  app.on(reading, "/podcasts/:file{[0-9]{1,9}\\.mp3}", async ({ req, text }) => {
    const response = await serveRecording(req.raw, parts, idOf(req.param("file")));
    return response ?? text("There is no such recording.", 404);
  });
  app.on(reading, "/artwork/:file{[0-9]{1,9}\\.svg}", ({ req }) => pictures.artwork(req.raw, idOf(req.param("file"))));
  app.on(reading, "/artwork/:file{[0-9]{1,9}\\.png}", ({ req }) =>
    pictures.episodeCover(req.raw, idOf(req.param("file"))),
  );
  app.on(reading, "/covers/*", ({ req }) => pictures.cover(req.raw, req.path));
  app.on(reading, "/cards/*", ({ req }) => pictures.card(req.raw, new URL(req.url).pathname));
  app.on(reading, "/podcast/cover.png", ({ req }) => pictures.showCover(req.raw));
  app.on(reading, "/downloads/:file{.+\\.pdf}", async ({ req, redirect }) => {
    const response = await parts.serveDownload(req.raw);
    return response ?? redirect(req.path.replace(/\.pdf$/, ""), 303);
  });

  // Before the limit of forms: recordings are larger, and are written to the disk as they arrive.
  app.put(uploadPath, ({ req }) => takeUpload(req.raw, { mediaDir, siteUrl, readSession: identity.readSession }));
  app.post("/api/admin/media", ({ req }) => parts.uploadMedia(req.raw));

  // What changes something: only from our own pages, and never more than a form holds.
  app.on(writing, "*", bodyLimit({ maxSize: maxFormBytes, onError: formTooLarge }), async ({ req }, next) => {
    const own = ownWrite(req.raw, siteUrl, parts.formOrigins);
    if (own instanceof Response) return own;
    req.raw = own;
    return next();
  });
  app.all(`${authPath}/*`, (context) => identity.handle(context.req.raw, clientIp(context)));
  app.all("/_serverFn/*", (context) => callServerFunction(context.req.raw, clientIp(context), sharedAnswers));
  app.post("*", async (context) => {
    if (!takesForm(context.req.path)) return context.text(notAccepted, 405);
    return submitForm(context.req.raw, clientIp(context), { render, pages });
  });

  app.on(reading, "*", async ({ req, text }) => {
    const { pathname } = new URL(req.url);
    const file = staticFiles.get(pathname);
    if (file) return answerStored(req.raw, file);
    if (pathname.startsWith("/assets/")) return text("There is no such file.", 404);
    const redirect = await adminGuard(req.raw, identity.readSession);
    if (redirect) return redirect;
    const response = await pages.serve(req.raw);
    parts.countView(req.raw.method, pathname, response.status, (name) => req.header(name));
    return response;
  });

  app.notFound((context) => context.text(notAccepted, 405));

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
