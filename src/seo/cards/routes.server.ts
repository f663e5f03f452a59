import { Hono } from "hono";
import { z } from "zod";
import { drawArtwork } from "../../chart/drawn-artwork.ts";
import { isHidden } from "../../facts/hidden-pages.ts";
import type { Site } from "../../facts/site.ts";
import { coverSubject } from "../../features/articles/article-picture.ts";
import { coverInAccent, drawArticleCover, drawCover } from "../../features/articles/draw-cover.server.ts";
import { episodeNumber } from "../../features/episodes/episode.ts";
import type { RouteEnv, RouteParts } from "../../features/noun.ts";
import { drawOwnChart } from "../../features/roi/draw-own-chart.server.ts";
import { readOwnChartUrl } from "../../features/roi/own-chart.ts";
import { readCalculationCard } from "../../features/roi/shared-calculation.ts";
import { logoFileVersions, readLogo } from "../../features/settings/look/logo-files.server.ts";
import { loggedPath } from "../../logged-path.ts";
import { ownUrl } from "../../request-target.ts";
import { rateWait } from "../../server-context/guards.server.ts";
import { drawingPolicy } from "../../server-context/http/file-headers.ts";
import { type ProcessedPage, serveProcessed } from "../../server-context/http/serve-stored.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { siteCardPath } from "../card-path.ts";
import { type CardFacts, cardMark } from "./card-facts.ts";
import { createCards } from "./cards.server.ts";

const text = z.string().max(400).default("");

const cardSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("article"), title: text, category: text, slug: text }),
  z.object({ kind: z.literal("page"), title: text, path: text }),
  z.object({ kind: z.literal("episode"), title: text, label: text, guest: text }),
]);

function factsOf(site: Site, words: z.output<typeof cardSchema>): CardFacts {
  const empty = { title: words.title, seed: "", category: "", guest: "", number: "", mark: "" };
  if (words.kind === "article") {
    const { category, slug } = words;
    return { ...empty, kind: "article", seed: `/blog/${slug}`, category, mark: category };
  }
  if (words.kind === "page") return { ...empty, kind: "page", seed: words.path };
  const { label, guest } = words;
  const number = String(episodeNumber(label) ?? "");
  return { ...empty, kind: "episode", guest, number, mark: cardMark(site, { number, guest }) };
}

const respond = (status: number, body: string, type = "text/plain; charset=utf-8") =>
  new Response(body, {
    status,
    headers: { "Content-Type": type, "Cache-Control": "no-store", "Content-Security-Policy": drawingPolicy },
  });

type CardPreviewParts = Pick<SiteContext, "readSession"> & {
  site: () => Site;
  drawCard: (facts: CardFacts) => Promise<string>;
};

/** SVG of an unpublished page's social card, for administrators only. */
const createCardPreview =
  ({ readSession, site, drawCard }: CardPreviewParts) =>
  async (request: Request): Promise<Response> => {
    const user = await readSession(request.headers);
    if (!user) return respond(401, "Sign in to see this.");
    if (user.role !== "admin") return respond(403, "Your account has no access to this.");
    const words = cardSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!words.success) return respond(400, "This isn’t a card.");
    return respond(200, await drawCard(factsOf(site(), words.data)), "image/svg+xml; charset=utf-8");
  };

/** A fifth of a second of a processor each. */
const drawings = { bucket: "calculation-cards", points: 30, seconds: 600 };
const drawingsOfAll = { bucket: "calculation-cards-of-all", key: "all", points: 300, seconds: 600 };

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
  const { siteUrl, content, readSession, media, consumeRateLimit } = context;
  const routes = new Hono<RouteEnv>();

  async function drawEpisode(id: number): Promise<string | undefined> {
    const episode = await content.getEpisode(id);
    return episode ? drawArtwork(episode.guestName, episode.number, context.site.facts.language) : undefined;
  }

  const serveCached = async (request: Request, url: string, draw: () => Promise<ProcessedPage>) =>
    serveProcessed(request, await cache.serve(url, draw));

  const cards = createCards({
    site: () => context.site,
    siteUrl,
    store: pictures,
    page: (path) => pages.get(ownUrl(siteUrl, path)),
    logo: { read: (site) => readLogo(media, site), versions: (site) => logoFileVersions(media, site) },
    drawArtwork: drawEpisode,
    fallback: () => staticFiles.get("/blank-card.png")?.body,
    onFailure: (path, error) =>
      logger.error({ path: loggedPath(path), error: (error as Error).message }, "could not draw a card"),
  });
  const previewCard = createCardPreview({ readSession, site: () => context.site, drawCard: cards.draftCard });

  /** Counts a drawing of a calculation. */
  async function mayDraw(clientNetwork: string): Promise<boolean> {
    return (
      (await rateWait({ consumeRateLimit, clientNetwork }, drawings)) === 0 &&
      (await consumeRateLimit(drawingsOfAll)) === 0
    );
  }

  routes.get("/artwork/:file{\\d+\\.svg}", ({ req }, next) => {
    const id = Number.parseInt(req.param("file"), 10);
    if (id > maxId) return next();
    return serveCached(req.raw, `/artwork/${id}.svg`, async () => {
      const svg = await drawEpisode(id);
      return svg === undefined ? noDrawing : drawing(svg);
    });
  });
  routes.get("/artwork/:file{\\d+\\.png}", ({ req }, next) => {
    const id = Number.parseInt(req.param("file"), 10);
    return id > maxId ? next() : cards.episodeCover(req.raw, id);
  });
  routes.get("/covers/blog/:file{.+\\.svg}", ({ req, env }) =>
    serveCached(req.raw, env.target.pathname, async () => {
      const article = await content.getArticle(req.param("file").slice(0, -".svg".length));
      return article ? drawing(drawArticleCover(context.site, article)) : noDrawing;
    }),
  );
  routes.get("/covers/:rest{.+}", ({ req, env }) => {
    const { pathname } = env.target;
    const own = readOwnChartUrl(pathname.replace(/\.png$/, ".svg"));
    if (own && pathname.endsWith(".png")) return cards.ownChart(req.raw, own, () => mayDraw(env.network()));
    if (own) return serveCached(req.raw, pathname, async () => drawing(drawOwnChart(context.site, own)));
    const subject = coverSubject(pathname);
    if (!subject) return serveProcessed(req.raw, noDrawing);
    return serveCached(req.raw, pathname, async () => {
      const svg = drawCover(subject.seed, subject.industry);
      return drawing(subject.industry ? svg : coverInAccent(context.site, svg));
    });
  });
  routes.get("/cards/:rest{.+}", ({ req, env }) => {
    const { pathname } = env.target;
    const calculation = isHidden(context.site, "/roi-calculator")
      ? undefined
      : readCalculationCard(pathname, context.site);
    if (!calculation) return cards.card(req.raw, pathname);
    return cards.calculationCard(req.raw, calculation, () => mayDraw(env.network()));
  });
  routes.get(siteCardPath, ({ req }) => cards.siteCard(req.raw));
  routes.get("/podcast/cover.png", ({ req }) => cards.showCover(req.raw));
  routes.get("/api/admin/cards", ({ req }) => previewCard(req.raw));
  return routes;
}
