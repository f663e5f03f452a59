import { deepColours, pageColours } from "../../chart/chart-colours.ts";
import { recolour } from "../../facts/colours.ts";
import { industryOf } from "../../facts/industries.ts";
import { lookOf } from "../../facts/look.ts";
import type { Site } from "../../facts/site.ts";
import { coverInAccent } from "../../features/articles/draw-cover.server.ts";
import { drawOwnChart } from "../../features/roi/draw-own-chart.server.ts";
import type { OwnChart } from "../../features/roi/own-chart.ts";
import type { CalculationCard } from "../../features/roi/shared-calculation.ts";
import { artwork } from "../../lib/brand-colours.ts";
import { policyOf } from "../../match-route.ts";
import { readRequestTarget } from "../../request-target.ts";
import { type ProcessedPage, serveStored } from "../../server-context/http/serve-stored.server.ts";
import type { PictureStore } from "../../server-context/pictures/picture-store.server.ts";
import { cardPage, cardPath, siteCardPath } from "../card-path.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import type { CardLogo } from "./draw-card.server.ts";
import { createRecentPictures } from "./recent-pictures.server.ts";

export const cardInAccent = (site: Site, svg: string): string =>
  recolour(site, svg, { [deepColours.light.signal]: "deep" });

type StoredPicture = Awaited<ReturnType<PictureStore["get"]>>;

export type CardParts = {
  /** The current one. */
  site: () => Site;
  siteUrl: string;
  store: PictureStore;
  page: (path: string) => Promise<ProcessedPage>;
  /** The owner's; undefined for the compass. */
  logo: { read: (site: Site) => Promise<CardLogo | undefined>; versions: (site: Site) => Promise<unknown> };
  drawArtwork: (episodeId: number) => Promise<string | undefined>;
  fallback: () => Buffer | undefined;
  onFailure: (path: string, error: unknown) => void;
};

/** Pixels; podcast directories require 1400 to 3000. */
const showSide = 3000;
const episodeSide = 1400;

const missing = () =>
  new Response("There is no such image.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

const day = 86_400;

function pictureResponse(request: Request, { picture, etag }: StoredPicture, seconds = day): Response {
  const headers = {
    "Content-Type": "image/png",
    "Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=604800`,
    // Embedded by social networks and podcast directories.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return serveStored(request, { headers, etag, body: picture, brotli: undefined });
}

const pageCard = { kind: "page", mark: "", seed: "/", category: "", guest: "", number: "" } as const;

/** Cards of calculations in memory, about 40 KB each. */
const maxCalculations = 100;

/** Undefined for industries and artwork, which keep their colours. */
function drawnInAccent(site: Site, { kind, category }: CardFacts): ((site: Site, svg: string) => string) | undefined {
  if (kind === "page") return cardInAccent;
  return kind === "article" && industryOf(site, category) === undefined ? coverInAccent : undefined;
}

/** Lazy: loaded for the first picture not in the store. */
const loadDrawing = async () => ({
  ...(await import("./draw-card.server.ts")),
  ...(await import("../../server-context/pictures/raster.server.ts")),
});

export function createCards({
  site: current,
  siteUrl,
  store,
  page,
  logo,
  drawArtwork,
  fallback,
  onFailure,
}: CardParts) {
  const host = new URL(siteUrl).host;
  const calculations = createRecentPictures(maxCalculations);

  async function subjectOf(site: Site, drawn: CardFacts, foot: string): Promise<unknown> {
    const { css } = lookOf(site);
    const design = css === undefined ? [] : [css, await logo.versions(site)];
    return [foot, drawn, site.facts.brand, ...design];
  }

  /** The fallback when drawing fails, cached only briefly. */
  async function draw(
    request: Request,
    path: string,
    facts: () => CardFacts,
    foot: string,
    pictures: PictureStore = store,
  ): Promise<Response> {
    const site = current();
    try {
      const drawn = facts();
      const inAccent = drawnInAccent(site, drawn);
      const stored = await pictures.get(await subjectOf(site, drawn, foot), async () => {
        const { drawCard, rasterise } = await loadDrawing();
        const { svg, ground } = await drawCard(site, drawn, foot, await logo.read(site));
        return rasterise(inAccent ? inAccent(site, svg) : svg, 1200, ground);
      });
      return pictureResponse(request, stored);
    } catch (error) {
      onFailure(path, error);
      const picture = fallback();
      return picture ? pictureResponse(request, { picture, etag: '"fallback"' }, 60) : missing();
    }
  }

  async function card(request: Request, path: string): Promise<Response> {
    const requestedPage = cardPage(path);
    if (requestedPage === undefined || readRequestTarget(requestedPage, "").outcome !== "accepted") return missing();
    // Pages with tokens are personal, but cards are public.
    if (policyOf(requestedPage).hasToken) return missing();
    const { status, headers, body } = await page(requestedPage);
    if (status !== 200 || !headers["Content-Type"]?.startsWith("text/html")) return missing();
    return draw(request, path, () => cardFacts(current(), body.toString("utf8"), requestedPage), host);
  }

  /** Falls back to the calculator's card where `mayDraw` returns false; it is called only before a drawing. */
  async function calculationCard(
    request: Request,
    { chart, title, mark }: CalculationCard,
    mayDraw: () => Promise<boolean>,
  ): Promise<Response> {
    const facts = { ...pageCard, kind: "calculation", title, mark, chart } as const;
    const path = new URL(request.url).pathname;
    if (calculations.has(await subjectOf(current(), facts, host)) || (await mayDraw()))
      return draw(request, path, () => facts, host, calculations);
    const headers = { Location: cardPath("/roi-calculator"), "Cache-Control": "no-store" };
    return new Response(null, { status: 302, headers });
  }

  /** PNG of 840 by 440; 429 where `mayDraw` returns false. */
  async function ownChart(request: Request, own: OwnChart, mayDraw: () => Promise<boolean>): Promise<Response> {
    const site = current();
    const subject = { ...own, language: site.facts.language };
    if (!calculations.has(subject) && !(await mayDraw())) return new Response(null, { status: 429 });
    const stored = await calculations.get(subject, async () =>
      (await loadDrawing()).rasterise(drawOwnChart(site, own), 840, pageColours.light["c-halo"]),
    );
    return pictureResponse(request, stored);
  }

  /** Card of the whole site, for exports without a card for each page. */
  function siteCard(request: Request): Promise<Response> {
    const { tagline, role } = current().facts;
    return draw(request, siteCardPath, () => ({ ...pageCard, title: tagline }), role);
  }

  async function draftCard(facts: CardFacts): Promise<string> {
    const { drawCard } = await loadDrawing();
    const site = current();
    const { svg } = await drawCard(site, facts, host, await logo.read(site));
    return drawnInAccent(site, facts)?.(site, svg) ?? svg;
  }

  async function episodeCover(request: Request, id: number): Promise<Response> {
    const drawing = await drawArtwork(id);
    if (drawing === undefined) return missing();
    const stored = await store.get([drawing, episodeSide], async () =>
      (await loadDrawing()).rasterise(drawing, episodeSide, artwork["c-halo"]),
    );
    return pictureResponse(request, stored);
  }

  async function showCover(request: Request): Promise<Response> {
    const { drawPodcastCover, rasterise } = await loadDrawing();
    const { svg, ground } = await drawPodcastCover(current());
    return pictureResponse(request, await store.get([svg, showSide], () => rasterise(svg, showSide, ground)));
  }

  return { card, calculationCard, ownChart, siteCard, draftCard, episodeCover, showCover };
}
