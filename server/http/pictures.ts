import { drawArtwork } from "../../src/chart/drawn-artwork.ts";
import type { Site } from "../../src/facts/site.ts";
import { coverSubject } from "../../src/features/articles/drawn-cover.ts";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import type { ProcessedPage, ResponseCache } from "../cache/response-cache.ts";
import { coverInAccent, createCards } from "../images/cards.ts";
import { drawCover } from "../images/drawings.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { Logger } from "../logger.ts";
import { answerFinished } from "./answer.ts";
import { ownUrl } from "./connection/request-target.ts";
import { loggedPath } from "./log-requests.ts";
import type { Pages } from "./pages.ts";
import { drawingPolicy, type StaticFile } from "./static-files.ts";

type PictureParts = {
  site: () => Site;
  siteUrl: string;
  content: Pick<ContentSource, "getEpisode">;
  cache: Pick<ResponseCache, "serve">;
  pictures: PictureStore;
  pages: Pick<Pages, "get">;
  staticFiles: ReadonlyMap<string, StaticFile>;
  logger: Logger;
};

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

export function createPictures({ site, siteUrl, content, cache, pictures, pages, staticFiles, logger }: PictureParts) {
  async function drawEpisode(id: number): Promise<string | undefined> {
    const episode = await content.getEpisode(id);
    return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
  }

  async function renderArtwork(id: number): Promise<ProcessedPage> {
    const svg = await drawEpisode(id);
    return svg === undefined ? noDrawing : drawing(svg);
  }

  const cards = createCards({
    site,
    siteUrl,
    store: pictures,
    page: (path) => pages.get(ownUrl(siteUrl, path)),
    drawArtwork: drawEpisode,
    fallback: () => staticFiles.get("/blank-card.png")?.body,
    onFailure: (path, error) =>
      logger.error({ path: loggedPath(path), error: (error as Error).message }, "could not draw a card"),
  });

  return {
    card: cards.card,
    siteCard: cards.siteCard,
    draftCard: cards.draftCard,
    showCover: cards.showCover,
    episodeCover: cards.episodeCover,
    async artwork(request: Request, id: number): Promise<Response> {
      return answerFinished(request, await cache.serve(`/artwork/${id}.svg`, () => renderArtwork(id)));
    },
    async cover(request: Request, path: string): Promise<Response> {
      const subject = coverSubject(path);
      if (!subject) return answerFinished(request, noDrawing);
      const draw = async () => {
        const svg = drawCover(subject.seed, subject.industry);
        return drawing(subject.industry ? svg : coverInAccent(site(), svg));
      };
      return answerFinished(request, await cache.serve(path, draw));
    },
  };
}
