import { Hono } from "hono";
import { drawArtwork } from "../../chart/drawn-artwork.ts";
import { coverInAccent, drawCover } from "../../features/articles/draw-cover.server.ts";
import { coverSubject } from "../../features/articles/drawn-cover.ts";
import type { RouteEnv, RouteParts } from "../../features/noun.ts";
import { loggedPath } from "../../logged-path.ts";
import { ownUrl } from "../../request-target.ts";
import { drawingPolicy } from "../../server-context/http/file-headers.ts";
import type { ProcessedPage } from "../../server-context/http/stored-answer.server.ts";
import { answerFinished } from "../../server-context/http/stored-answer.server.ts";
import { siteCardPath } from "../card-path.ts";
import { createCardPreview } from "./card-preview.server.ts";
import { createCards } from "./cards.server.ts";

/** Nine digits. */
const maxId = 999_999_999;

const noDrawing: ProcessedPage = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: Buffer.from(""),
};

const drawing = (svg: string): ProcessedPage => ({
  status: 200,
  headers: {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Content-Security-Policy": drawingPolicy,
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
    Vary: "Accept-Encoding",
  },
  body: Buffer.from(svg),
});

/** Drawings, and the pictures that are drawn for sharing. */
export function cardRoutes({ context, cache, pictures, pages, staticFiles, logger }: RouteParts): Hono<RouteEnv> {
  const { siteUrl, content, readSession } = context;
  const routes = new Hono<RouteEnv>();

  async function drawEpisode(id: number): Promise<string | undefined> {
    const episode = await content.getEpisode(id);
    return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
  }

  async function renderArtwork(id: number): Promise<ProcessedPage> {
    const svg = await drawEpisode(id);
    return svg === undefined ? noDrawing : drawing(svg);
  }

  const cards = createCards({
    siteUrl,
    store: pictures,
    page: (path) => pages.get(ownUrl(siteUrl, path)),
    drawArtwork: drawEpisode,
    fallback: () => staticFiles.get("/blank-card.png")?.body,
    onFailure: (path, error) =>
      logger.error({ path: loggedPath(path), error: (error as Error).message }, "could not draw a card"),
  });
  const previewCard = createCardPreview({ readSession, drawCard: cards.draftCard });

  routes.get("/artwork/:file{\\d+\\.svg}", async ({ req }, next) => {
    const id = Number.parseInt(req.param("file"), 10);
    if (id > maxId) return next();
    return answerFinished(req.raw, await cache.serve(`/artwork/${id}.svg`, () => renderArtwork(id)));
  });
  routes.get("/artwork/:file{\\d+\\.png}", ({ req }, next) => {
    const id = Number.parseInt(req.param("file"), 10);
    return id > maxId ? next() : cards.episodeCover(req.raw, id);
  });
  routes.get("/covers/:rest{.+}", async ({ req, env }) => {
    const { pathname } = env.target;
    const subject = coverSubject(pathname);
    if (!subject) return answerFinished(req.raw, noDrawing);
    const draw = async () => {
      const svg = drawCover(subject.seed, subject.industry);
      return drawing(subject.industry ? svg : coverInAccent(svg));
    };
    return answerFinished(req.raw, await cache.serve(pathname, draw));
  });
  routes.get("/cards/:rest{.+}", ({ req, env }) => cards.card(req.raw, env.target.pathname));
  routes.get(siteCardPath, ({ req }) => cards.siteCard(req.raw));
  routes.get("/podcast/cover.png", ({ req }) => cards.showCover(req.raw));
  routes.get("/api/admin/cards", ({ req }) => previewCard(req.raw));
  return routes;
}
