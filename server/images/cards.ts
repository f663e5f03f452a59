import { deepColours, industryAccents } from "../../src/chart/chart-colours.ts";
import { coloursCss, recolour } from "../../src/facts/colours.ts";
import { siteFacts } from "../../src/facts/site-facts.ts";
import { categoryIndustry } from "../../src/features/articles/drawn-cover.ts";
import { artwork } from "../../src/lib/brand-colours.ts";
import { policyOf } from "../../src/match-route.ts";
import { cardPage } from "../../src/seo/card-path.ts";
import type { FinishedPage } from "../cache/response-cache.ts";
import { answerStored } from "../http/answer.ts";
import { readRequestTarget } from "../http/connection/request-target.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import type { PictureStore } from "./picture-store.ts";

const { light, dark } = industryAccents.manufacturing;

/** The cover of an article about method in the owner's accent; industries keep their colours. */
export const coverInAccent = (svg: string): string => recolour(svg, { [light]: "light", [dark]: "dark" });

/** The card of a page in the owner's accent: its drawing, its mark and the needle of its compass. */
export const cardInAccent = (svg: string): string => recolour(svg, { [deepColours.light.signal]: "deep" });

export type CardParts = {
  siteUrl: string;
  store: PictureStore;
  /** The finished page of a path of this site. */
  page: (path: string) => Promise<FinishedPage>;
  /** The artwork of an episode as an SVG file, or undefined when there is no such episode. */
  drawArtwork: (episodeId: number) => Promise<string | undefined>;
  /** The fallback card when one cannot be drawn, or undefined when the build has none. */
  fallback: () => Buffer | undefined;
  /** Told why a card could not be drawn. */
  onFailure: (path: string, error: unknown) => void;
};

/** Sides of square pictures in pixels, as podcast directories ask for them (1400 to 3000). */
const showSide = 3000;
const episodeSide = 1400;

const missing = () =>
  new Response("There is no such picture.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

function pictureAnswer(request: Request, picture: Buffer, etag: string, seconds: number): Response {
  const headers = {
    "Content-Type": "image/png",
    "Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=604800`,
    // Networks and podcast directories show these on their own pages.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return answerStored(request, { headers, etag, body: picture, brotli: undefined });
}

const day = 86_400;

/** What gives a card the owner's accent; undefined for industries and artwork, which keep their colours. */
function drawnInAccent({ kind, category }: CardFacts): ((svg: string) => string) | undefined {
  if (kind === "page") return cardInAccent;
  return kind === "article" && categoryIndustry(category) === undefined ? coverInAccent : undefined;
}

/** What draws, loaded for the first picture that has not been drawn yet. */
const loadDrawing = async () => ({ ...(await import("./draw-card.ts")), ...(await import("./raster.ts")) });

/** Pictures for other people's pages: cards of pages, covers of episodes and of the show. */
export function createCards({ siteUrl, store, page, drawArtwork, fallback, onFailure }: CardParts) {
  const host = new URL(siteUrl).host;

  /** The card of a page that exists; the fallback when it cannot be drawn, and then only for a short time. */
  async function card(request: Request, path: string): Promise<Response> {
    const wanted = cardPage(path);
    if (wanted === undefined || readRequestTarget(wanted, "").outcome !== "accepted") return missing();
    // Rendered for everyone, and who has a token is someone.
    if (policyOf(wanted).hasToken) return missing();
    const finished = await page(wanted);
    const isPage = (finished.headers["Content-Type"] ?? "").startsWith("text/html");
    if (finished.status !== 200 || !isPage) return missing();
    try {
      const facts = cardFacts(finished.body.toString("utf8"), wanted);
      const inAccent = drawnInAccent(facts);
      const accent = inAccent ? coloursCss() : undefined;
      const subject = [host, facts, siteFacts.brand, ...(accent === undefined ? [] : [accent])];
      const { picture, etag } = await store.get(subject, async () => {
        const { drawCard, rasterise } = await loadDrawing();
        const { svg, ground } = await drawCard(facts, host);
        return rasterise(inAccent ? inAccent(svg) : svg, 1200, ground);
      });
      return pictureAnswer(request, picture, etag, day);
    } catch (error) {
      onFailure(path, error);
      const picture = fallback();
      return picture ? pictureAnswer(request, picture, '"fallback"', 60) : missing();
    }
  }

  /** A card of words that no page has yet, as SVG. */
  async function draftCard(facts: CardFacts): Promise<string> {
    const { drawCard } = await loadDrawing();
    const { svg } = await drawCard(facts, host);
    return drawnInAccent(facts)?.(svg) ?? svg;
  }

  /** The artwork of an episode, square. */
  async function episodeCover(request: Request, id: number): Promise<Response> {
    const drawing = await drawArtwork(id);
    if (drawing === undefined) return missing();
    const { picture, etag } = await store.get([drawing, episodeSide], async () =>
      (await loadDrawing()).rasterise(drawing, episodeSide, artwork["c-halo"]),
    );
    return pictureAnswer(request, picture, etag, day);
  }

  /** The cover of the show, square. */
  async function showCover(request: Request): Promise<Response> {
    const { drawPodcastCover, rasterise } = await loadDrawing();
    const { svg, ground } = await drawPodcastCover();
    const { picture, etag } = await store.get([svg, showSide], () => rasterise(svg, showSide, ground));
    return pictureAnswer(request, picture, etag, day);
  }

  return { card, draftCard, episodeCover, showCover };
}
