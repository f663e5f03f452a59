import { deepColours } from "../../chart/chart-colours.ts";
import { coloursCss, recolour } from "../../facts/colours.ts";
import { industryOf } from "../../facts/industries.ts";
import { siteFacts } from "../../facts/site-facts.ts";
import { coverInAccent } from "../../features/articles/draw-cover.server.ts";
import { artwork } from "../../lib/brand-colours.ts";
import { policyOf } from "../../match-route.ts";
import { readRequestTarget } from "../../request-target.ts";
import type { ProcessedPage } from "../../server-context/http/stored-answer.server.ts";
import { answerStored } from "../../server-context/http/stored-answer.server.ts";
import type { PictureStore } from "../../server-context/pictures/picture-store.server.ts";
import { cardPage, siteCardPath } from "../card-path.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";

export const cardInAccent = (svg: string): string => recolour(svg, { [deepColours.light.signal]: "deep" });

export type CardParts = {
  siteUrl: string;
  store: PictureStore;
  page: (path: string) => Promise<ProcessedPage>;
  drawArtwork: (episodeId: number) => Promise<string | undefined>;
  fallback: () => Buffer | undefined;
  onFailure: (path: string, error: unknown) => void;
};

/** Pixels; podcast directories require 1400 to 3000. */
const showSide = 3000;
const episodeSide = 1400;

const missing = () =>
  new Response("There is no such image.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

function pictureAnswer(request: Request, picture: Buffer, etag: string, seconds: number): Response {
  const headers = {
    "Content-Type": "image/png",
    "Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=604800`,
    // Embedded by social networks and podcast directories.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return answerStored(request, { headers, etag, body: picture, brotli: undefined });
}

const day = 86_400;

const pageCard = { kind: "page", mark: "", seed: "/", category: "", guest: "", number: "" } as const;

/** Undefined for industries and artwork, which keep their colours. */
function drawnInAccent({ kind, category }: CardFacts): ((svg: string) => string) | undefined {
  if (kind === "page") return cardInAccent;
  return kind === "article" && industryOf(category) === undefined ? coverInAccent : undefined;
}

/** Lazy: loaded for the first picture not in the store. */
const loadDrawing = async () => ({
  ...(await import("./draw-card.server.ts")),
  ...(await import("../../server-context/pictures/raster.server.ts")),
});

export function createCards({ siteUrl, store, page, drawArtwork, fallback, onFailure }: CardParts) {
  const host = new URL(siteUrl).host;

  /** The fallback when drawing fails, cached only briefly. */
  async function draw(request: Request, path: string, facts: () => CardFacts, foot: string): Promise<Response> {
    try {
      const drawn = facts();
      const inAccent = drawnInAccent(drawn);
      const accent = inAccent ? coloursCss() : undefined;
      const subject = [foot, drawn, siteFacts.brand, ...(accent === undefined ? [] : [accent])];
      const { picture, etag } = await store.get(subject, async () => {
        const { drawCard, rasterise } = await loadDrawing();
        const { svg, ground } = await drawCard(drawn, foot);
        return rasterise(inAccent ? inAccent(svg) : svg, 1200, ground);
      });
      return pictureAnswer(request, picture, etag, day);
    } catch (error) {
      onFailure(path, error);
      const picture = fallback();
      return picture ? pictureAnswer(request, picture, '"fallback"', 60) : missing();
    }
  }

  async function card(request: Request, path: string): Promise<Response> {
    const wanted = cardPage(path);
    if (wanted === undefined || readRequestTarget(wanted, "").outcome !== "accepted") return missing();
    // Pages with tokens are personal, but cards are public.
    if (policyOf(wanted).hasToken) return missing();
    const finished = await page(wanted);
    const isPage = (finished.headers["Content-Type"] ?? "").startsWith("text/html");
    if (finished.status !== 200 || !isPage) return missing();
    return draw(request, path, () => cardFacts(finished.body.toString("utf8"), wanted), host);
  }

  /** The site's card, for exports without a card for each page. */
  const siteCard = (request: Request): Promise<Response> =>
    draw(request, siteCardPath, () => ({ ...pageCard, title: siteFacts.tagline }), siteFacts.role);

  async function draftCard(facts: CardFacts): Promise<string> {
    const { drawCard } = await loadDrawing();
    const { svg } = await drawCard(facts, host);
    return drawnInAccent(facts)?.(svg) ?? svg;
  }

  async function episodeCover(request: Request, id: number): Promise<Response> {
    const drawing = await drawArtwork(id);
    if (drawing === undefined) return missing();
    const { picture, etag } = await store.get([drawing, episodeSide], async () =>
      (await loadDrawing()).rasterise(drawing, episodeSide, artwork["c-halo"]),
    );
    return pictureAnswer(request, picture, etag, day);
  }

  async function showCover(request: Request): Promise<Response> {
    const { drawPodcastCover, rasterise } = await loadDrawing();
    const { svg, ground } = await drawPodcastCover();
    const { picture, etag } = await store.get([svg, showSide], () => rasterise(svg, showSide, ground));
    return pictureAnswer(request, picture, etag, day);
  }

  return { card, siteCard, draftCard, episodeCover, showCover };
}
